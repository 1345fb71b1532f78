game-pebbles = Kamyki
game-pebbles-about = Weź ze stosu od jednego do trzech kamyków; kto weźmie ostatni, wygrywa.

option-players = Gracze
option-players-help = Od dwóch do czterech, każdy dla siebie.
option-heap = Stos
option-heap-help = Ile kamyków jest na początku.

step-turn = Ile kamyków bierzesz?
verb-take = Weź { $noun }
event-taken = { $seat }: bierze { $amount }; { $left ->
        [one] został 1 kamyk
        [few] zostały { $left } kamyki
       *[many] zostało { $left } kamyków
    }.
reason-too-few = Tylu kamyków już nie ma.

topic-take = Branie
clause-take-amount = W swojej turze bierzesz jeden, dwa lub trzy kamyki.
clause-take-left = Nie można wziąć więcej, niż jest.
topic-end = Koniec
clause-end-last = Kto weźmie ostatni kamyk, wygrywa.
