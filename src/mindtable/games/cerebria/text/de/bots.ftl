### Bots: ihre Stufen und wovon ihre Tipps reden.

bot-level-whim = Laune
bot-level-impulse = Impuls
bot-level-reason = Vernunft
bot-level-ego = Ego

feature-common = der Vorsprung bei der gemeinsamen Sehnsucht
feature-common-margin = wie klar der Vorsprung bei der gemeinsamen Sehnsucht ist
feature-hidden = der Vorsprung bei der geheimen Sehnsucht
feature-hidden-margin = wie klar der Vorsprung bei der geheimen Sehnsucht ist
feature-realms = Kontrolle über Reiche
feature-frontiers = Kontrolle über Grenzen
feature-intensity = Intensität auf dem Brett
feature-emotions = Emotionen auf dem Brett
feature-essence-on-board = Essenz auf Emotionen
feature-fortresses = Festungen
feature-fortress-due = Festungen kurz vor dem Ertrag
feature-willpower = Willenspunkte
feature-essence = Essenz im Vorrat
feature-ambition = Ambition
feature-cards = Handkarten
feature-vibe-tokens = Aurazeichen
feature-unlocked = freigeschaltete Geistaktionen
feature-overtime = eine Partie, die schon lange dauert
feature-insecurity = Unsicherheitsmarker
feature-actions = verbleibende Aktionen
