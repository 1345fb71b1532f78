### Bots: their levels, and what their hints speak of.

bot-level-whim = Whim
bot-level-impulse = Impulse
bot-level-reason = Reason
bot-level-ego = Ego

feature-common = the lead in the Common Aspiration
feature-common-margin = the size of the lead in the Common Aspiration
feature-hidden = the lead in the Hidden Aspiration
feature-hidden-margin = the size of the lead in the Hidden Aspiration
feature-realms = control of Realms
feature-frontiers = control of Frontiers
feature-intensity = Intensity on the board
feature-emotions = Emotions on the board
feature-essence-on-board = Essence on Emotions
feature-fortresses = Fortresses
feature-fortress-due = Fortresses about to score
feature-willpower = Willpower
feature-essence = Essence on the Spirit board
feature-ambition = Ambition
feature-cards = cards in hand
feature-vibe-tokens = Vibe tokens
feature-unlocked = unlocked Spirit Actions
feature-overtime = a long game
feature-insecurity = Insecurity tokens
feature-actions = actions left
