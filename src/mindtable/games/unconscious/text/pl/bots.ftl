### Boty: ich poziomy i o czym mówią podpowiedzi.

bot-level-dreamer = Marzyciel
bot-level-student = Student
bot-level-analyst = Analityk
bot-level-id = Id

feature-final = PZ na koniec
feature-others = PZ innych graczy
feature-reputation = reputacja
feature-goals = bliskie cele lokacji
feature-coffee = kawa
feature-boxes = puzderka
feature-bright = świetne pomysły
feature-insights = zapasowe wglądy
feature-coloured = wglądy w twoim kolorze
feature-ideas = dostępne pomysły
feature-stated = pomysły na stole spotkań
feature-laps = okrążenia kałamarza
feature-tiles = płytki notatnika
feature-tile-worth = co dają płytki notatnika
feature-lines = wypełnione rzędy i kolumny
feature-therapy-left = pozostała terapia
feature-clients = pacjenci w gabinetach
feature-cured = wyleczeni pacjenci
feature-abilities = zdolności pacjentów
feature-layers = co dadzą warstwy traumy
feature-second-room = drugi gabinet
feature-dreams = marzenia, które wkrótce można opłacić
feature-research = karty badań na ręce
feature-in-play = badania w grze
feature-treatise-near = najbliższa rozprawa
feature-treatises = tomy opublikowanych rozpraw
feature-tags = symbole lokacji
feature-on-map = wglądy na mapie
feature-bonus = reputacja w zasięgu następnego przywołania
feature-pending = co jeszcze przyniesie ta tura
