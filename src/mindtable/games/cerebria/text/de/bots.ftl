### Bots: ihre Stufen und wovon ihre Tipps reden.

bot-level-whim = Laune
bot-level-impulse = Impuls
bot-level-reason = Vernunft
bot-level-ego = Ego

feature-common = Vorsprung bei der gemeinsamen Sehnsucht
feature-common-margin = Größe des Vorsprungs bei der gemeinsamen Sehnsucht
feature-hidden = Vorsprung bei der geheimen Sehnsucht
feature-hidden-margin = Größe des Vorsprungs bei der geheimen Sehnsucht
feature-realms = Kontrolle über Reiche
feature-frontiers = Kontrolle über Grenzen
feature-intensity = Intensität auf dem Spielbrett
feature-emotions = Emotionen auf dem Spielbrett
feature-essence-on-board = Essenz auf Emotionen
feature-fortresses = Festungen
feature-fortress-due = Festungen kurz vor den Punkten
feature-willpower = Willenspunkte
feature-essence = Essenz auf dem Geisttableau
feature-ambition = Ambition
feature-cards = Handkarten
feature-vibe-tokens = Aurazeichen
feature-unlocked = freigeschaltete Geistaktionen
feature-overtime = lange Partie
feature-insecurity = Unsicherheitsmarker
feature-actions = verbleibende Aktionen
