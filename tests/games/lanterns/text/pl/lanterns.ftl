game-lanterns = Latarnie
game-lanterns-about = Dwie drużyny zapalają latarnie na dwóch brzegach jeziora, zanim zerwie się wiatr.

option-players = Gracze
option-players-help = Dwoje lub czworo; sąsiedzi są przeciwnikami.
option-rounds = Rundy
option-rounds-help = Ile razy zawieje wiatr, zanim policzy się latarnie.
option-open_hands = Odkryte ręce
option-open_hands-help = Gracze jednej drużyny widzą swoje karty.
option-wind = Wiatr
option-wind-help = Jak prawdopodobny jest podmuch.
option-wind-still = Bezwietrznie
option-wind-breeze = Bryza
option-wind-storm = Burza

step-beacon = Jaki kolor ma mieć sygnał waszej drużyny?
step-turn = Zapal latarnię, dobierz kartę albo zakończ turę.
step-shore = Na którym brzegu stawiasz { $colour-lantern }?
step-reaction = { $seat } zapala { $colour-lantern } { $shore-on }. Gasisz ją?

verb-beacon = Ustaw sygnał: { $noun }
verb-light = Zapal latarnię: { $noun }
verb-place = Postaw ją: { $noun }
verb-draw = Dobierz kartę
verb-done = Zakończ turę
verb-snuff = Zgaś ją
verb-admire = Podziwiaj ją
verb-calm = Cisza
verb-gust = Podmuch: { $noun }

noun-colour-red = czerwony
    .lantern = czerwoną latarnię
noun-colour-green = zielony
    .lantern = zieloną latarnię
noun-colour-blue = niebieski
    .lantern = niebieską latarnię
noun-shore-near = bliższy brzeg
    .on = na bliższym brzegu
noun-shore-far = dalszy brzeg
    .on = na dalszym brzegu

event-beacon = Drużyna { $team } wybiera sygnał: { $colour }.
event-light = { $seat } zapala { $colour-lantern } { $shore-on }.
event-snuff = { $seat } gasi latarnię własną kartą ({ $colour }).
event-draw = { $seat } dobiera kartę: { $colour }.
event-draw-hidden = { $seat } dobiera kartę.
event-wind = { $lanterns ->
    [0] Podmuch nie znajduje żadnej latarni ({ $colour }).
    [one] Podmuch gasi jedną latarnię ({ $colour }).
    [few] Podmuch gasi { $lanterns } latarnie ({ $colour }).
    [many] Podmuch gasi { $lanterns } latarni ({ $colour }).
   *[other] Podmuch gasi { $lanterns } latarni ({ $colour }).
  }
event-calm = Powietrze stoi.

reason-no-such-card = Nie masz karty tego koloru.
reason-cannot-snuff = Nie masz karty w kolorze latarni.
reason-hand-full = Na ręce mieści się najwyżej { $limit } kart.
reason-deck-empty = Talia jest pusta.
reason-odd-seats = Dwie równe drużyny tworzy dwoje lub czworo graczy.

topic-teams = Drużyny
topic-hands = Ręce
topic-beacon = Sygnał
topic-light = Zapalanie
topic-draw = Dobieranie
topic-snuff = Gaszenie
topic-wind = Wiatr
topic-end = Koniec
clause-teams-even = Dwoje lub czworo graczy tworzy dwie równe drużyny; sąsiedzi są przeciwnikami.
clause-hands-open = Przy odkrytych rękach gracze drużyny widzą swoje karty. Dwoje graczy nie ma komu ich pokazać.
clause-hands-limit = Kto ma pięć kart, nie dobiera.
clause-beacon-bonus = Latarnia w kolorze sygnału drużyny liczy się o jeden więcej.
clause-light-card = Zapalenie latarni wymaga karty jej koloru z ręki.
clause-light-shores = Latarnia liczy się za jeden na bliższym brzegu, a za dwa na dalszym.
clause-draw-deck = Z pustej talii nikt nie dobiera.
clause-snuff-cost = Następny przeciwnik może od razu zgasić nową latarnię, oddając kartę jej koloru.
clause-wind-far = Podmuch gasi wszystkie latarnie swojego koloru na dalszym brzegu.
clause-end-tie = Przy remisie wygrywa drużyna, która zaczynała jako druga.
