game-pebbles = Kamyki
game-pebbles-about = Weź ze stosu od jednego do trzech kamyków; kto weźmie ostatni, wygrywa.

option-players = Gracze
option-players-help = Od dwóch do czterech, każdy dla siebie.
option-heap = Stos
option-heap-help = Ile co najmniej jest kamyków; los dokłada do trzech.

step-turn = Ile kamyków bierzesz?
verb-take = Weź { $noun }
label-take = Weź { $amount ->
        [one] jeden kamyk
        [few] { $amount } kamyki
       *[many] { $amount } kamyków
    }
event-taken = { $seat }: bierze { $amount }; { $left ->
        [one] został 1 kamyk
        [few] zostały { $left } kamyki
       *[many] zostało { $left } kamyków
    }.
reason-too-few = Tylu kamyków już nie ma.

topic-setup = Początek
clause-setup-heap = Stos zaczyna się od uzgodnionej liczby kamyków, a los dokłada do trzech.
topic-take = Branie
clause-take-amount = W swojej turze bierzesz jeden, dwa lub trzy kamyki.
clause-take-left = Nie można wziąć więcej, niż jest.
topic-end = Koniec
clause-end-last = Kto weźmie ostatni kamyk, wygrywa.

bot-level-novice = Nowicjusz
bot-level-old-hand = Stary wyjadacz
feature-fours = zostawienie innym wielokrotności czterech
