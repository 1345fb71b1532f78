### Bots: their levels, and what their hints speak of.

bot-level-whim = Whim
bot-level-impulse = Impulse
bot-level-reason = Reason
bot-level-ego = Ego

feature-common = the lead in the common Aspiration
feature-common-margin = how clear the lead in the common Aspiration is
feature-hidden = the lead in the hidden Aspiration
feature-hidden-margin = how clear the lead in the hidden Aspiration is
feature-realms = control of Realms
feature-frontiers = control of Frontiers
feature-intensity = Intensity on the board
feature-emotions = Emotions on the board
feature-essence-on-board = Essence on Emotions
feature-fortresses = Fortresses
feature-fortress-due = Fortresses about to pay
feature-willpower = Willpower
feature-essence = Essence in the pool
feature-ambition = Ambition
feature-cards = cards in hand
feature-vibe-tokens = Vibe tokens
feature-unlocked = Spirit Actions unlocked
feature-overtime = a game that has gone on for long
feature-insecurity = Insecurity tokens
feature-actions = actions left
