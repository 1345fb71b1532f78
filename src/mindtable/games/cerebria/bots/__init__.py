"""How bots judge the game, and what is counted when they play it."""
