"""The games. Each is one folder here, found by its name; its package holds the game as `GAME`."""
