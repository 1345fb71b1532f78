### Boty: ich poziomy i o czym mówią podpowiedzi.

bot-level-whim = Kaprys
bot-level-impulse = Impuls
bot-level-reason = Rozum
bot-level-ego = Ego

feature-common = przewaga we Wspólnej Aspiracji
feature-common-margin = wielkość przewagi we Wspólnej Aspiracji
feature-hidden = przewaga w Ukrytej Aspiracji
feature-hidden-margin = wielkość przewagi w Ukrytej Aspiracji
feature-realms = kontrola nad Krainami
feature-frontiers = kontrola nad Granicami
feature-intensity = Intensywność na planszy
feature-emotions = Emocje na planszy
feature-essence-on-board = Esencja na Emocjach
feature-fortresses = Fortece
feature-fortress-due = Fortece, które zaraz dadzą punkty
feature-willpower = Siła Woli
feature-essence = Esencja na planszy Ducha
feature-ambition = Ambicja
feature-cards = karty na ręce
feature-vibe-tokens = żetony Energii
feature-unlocked = odblokowane Akcje Ducha
feature-overtime = długa gra
feature-insecurity = żetony Niepewności
feature-actions = pozostałe akcje
