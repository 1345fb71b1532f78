### Boty: ich poziomy i o czym mówią podpowiedzi.

bot-level-whim = Kaprys
bot-level-impulse = Impuls
bot-level-reason = Rozum
bot-level-ego = Ego

feature-common = przewaga we wspólnej Aspiracji
feature-common-margin = jak wyraźna jest przewaga we wspólnej Aspiracji
feature-hidden = przewaga w ukrytej Aspiracji
feature-hidden-margin = jak wyraźna jest przewaga w ukrytej Aspiracji
feature-realms = kontrola nad Krainami
feature-frontiers = kontrola nad Granicami
feature-intensity = Intensywność na planszy
feature-emotions = Emocje na planszy
feature-essence-on-board = Esencja na Emocjach
feature-fortresses = Fortece
feature-fortress-due = Fortece tuż przed zyskiem
feature-willpower = Siła Woli
feature-essence = Esencja w zapasie
feature-ambition = Ambicja
feature-cards = karty na ręce
feature-vibe-tokens = żetony Energii
feature-unlocked = odblokowane Akcje Ducha
feature-overtime = gra, która trwa już długo
feature-insecurity = żetony Niepewności
feature-actions = pozostałe akcje
