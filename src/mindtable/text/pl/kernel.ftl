### To, co może powiedzieć każda gra, niezależnie od zasad: powody odmowy i nazwy miejsc.
### Nazwy stoją tam, gdzie w każdym języku pasuje mianownik: po dwukropku, w cudzysłowie albo w nawiasie. Dzięki
### temu żadne tłumaczenie nie musi odmieniać argumentu.

seat = Gracz { $number }
seat-thing = { $seat }: { $thing }
list = { $listed }, { $item }
question-over = Gra się skończyła.

## Skąd pochodzi zasada

source = { $place }
source-en = Angielska instrukcja: { $place }
source-pl = Polska instrukcja: { $place }
source-rulings = Rozstrzygnięcia: { $place }

## Działania

reason-game-over = Gra się skończyła, więc nic więcej nie można zrobić.
reason-not-your-decision = To nie twoja decyzja. Poczekaj na pozostałych graczy.
reason-already-answered = Twoja odpowiedź już jest. Poczekaj na pozostałych graczy.
reason-not-now = Teraz nie można tego zrobić. Wybierz jedną z dostępnych akcji.
reason-nothing-to-undo = Nie masz niczego do cofnięcia.
reason-undo-new-information = Tego wyboru nie można cofnąć: ujawnił coś nowego.
reason-undo-others-chose = Tego wyboru nie można cofnąć: od tamtej pory ktoś inny wykonał ruch.

## Nazwy

reason-unknown-game = Nie ma gry o nazwie „{ $game }”. Zainstalowane gry: { $known }.
reason-no-game-in-module = Moduł „{ $module }” nie zawiera gry: { $problem }.
reason-unknown-verb = Ta gra nie zna akcji „{ $verb }”.
reason-unknown-noun = Akcja „{ $verb }” nie może dotyczyć „{ $noun }”: ta gra nie zna takiej rzeczy.
reason-missing-noun = Podaj, czego akcja ma dotyczyć: po „{ $verb }” czegoś brakuje.
reason-unwanted-noun = Akcja „{ $verb }” nie potrzebuje niczego więcej. Pomiń „{ $noun }”.
reason-unknown-action = Żadna akcja tej gry nie ma numeru { $action }.
reason-unknown-seat = { $seats ->
        [one] Przy tym stole jest 1 miejsce, o numerze 0
        [few] Przy tym stole są { $seats } miejsca, liczone od 0
       *[many] Przy tym stole jest { $seats } miejsc, liczonych od 0
    }, więc nie ma miejsca o numerze { $seat }.

## Opcje

wanted = { $wanted ->
        [word] słowo
        [number] liczba całkowita
        [switch] tak lub nie („yes” albo „no”)
        [numbers] lista liczb całkowitych
        [counts] tabela nazw z liczbami całkowitymi
       *[words] lista słów
    }
reason-unknown-option = Nie ma opcji o nazwie „{ $name }”. Dostępne opcje: { $known }.
reason-option-not-a-choice = Opcja „{ $name }” nie może mieć wartości „{ $value }”. Do wyboru: { $choices }.
reason-option-out-of-range = Opcja „{ $name }” nie może mieć wartości { $value }. Zakres: od { $low } do { $high }.
reason-option-wrong-type = Opcja „{ $name }” nie może mieć wartości „{ $value }”. Potrzebne jest: { wanted }.
reason-option-excluded = Te ustawienia się wykluczają: „{ $name }” z wartością „{ $value }” i „{ $other }” z wartością „{ $other_value }”. Zmień jedno z nich.
reason-option-list-length = Lista „{ $name }” ma { $length ->
        [one] 1 pozycję
        [few] { $length } pozycje
       *[many] { $length } pozycji
    }. Możliwe liczby pozycji: { $lengths }.
reason-option-repeats = Na liście „{ $name }” powtarza się „{ $value }”. Każda pozycja może wystąpić tylko raz.
reason-bad-seed = Ziarno to liczba albo krótki tekst: od 1 do { $longest } widocznych znaków.

## Zapisy gry

reason-save-not-a-history = To nie jest zapis gry Mindtable. Jego pierwszy wiersz powinien brzmieć „mindtable history”.
reason-save-newer = Ten zapis ma format { $found }, a ten Mindtable czyta formaty do { $known }. Zaktualizuj Mindtable.
reason-save-damaged = Zapis gry jest uszkodzony albo zmieniony ręcznie (zobacz wiersz { $line }).
reason-save-other-rules = Tę grę rozegrano według zasad w wersji { $found }, a zainstalowana jest wersja { $known }. Użyj tego Mindtable, w którym powstał zapis.
reason-save-differs = Tę grę rozgrywano według zasad w wersji { $found }. Według wersji { $known } od ruchu { $number } toczy się inaczej.
reason-unknown-generator = Tę grę rozdał generator „{ $name }”, którego ten Mindtable nie zna. Zaktualizuj Mindtable.
reason-save-other-encoding = Tę grę zapisał inny Mindtable. Użyj tamtego albo pliku z historią gry.
reason-save-action-refused = Zapisu nie da się odtworzyć dalej niż do akcji { $number } (miejsce { $seat }: { $action }).
reason-snapshot-damaged = Zapamiętana pozycja jest uszkodzona: { $part }. Wczytaj grę z jej historii.

## Scenariusze

reason-scenario-not-toml = Scenariusz nie jest poprawnym plikiem TOML: { $problem }.
reason-scenario-too-long = Liczba znaków w scenariuszu: { $found }. Dozwolone maksimum: { $most }.
reason-scenario-too-deep = Scenariusz jest zbyt głęboko zagnieżdżony. Największa dozwolona głębokość: { $most }.
reason-scenario-unknown-key = Scenariusz mówi o czymś, czego ta gra nie zna: { $key }. Gra zna: { $known }.
reason-scenario-wrong-value = Scenariusz opisuje coś niemożliwego w miejscu „{ $key }”: { $value }.
reason-scenario-unanswered-chance = Scenariusz pozostawia nierozstrzygnięty los. Zacznij go od decyzji gracza.

## Pakiety zawartości

reason-content-unknown-pack = Nie ma pakietu zawartości „{ $path }”. Podaj plik .toml albo folder z takimi plikami.
reason-content-not-toml = Plik { $file } nie jest poprawnym plikiem TOML: { $problem }.
reason-content-no-heading = Pakiet { $file } musi mieć tabelę [pack] z tekstem „{ $field }”.
reason-content-wrong-entry = W pliku { $file } „{ $kind }” musi być listą wpisów, każdy z nagłówkiem [[{ $kind }]].
reason-content-unknown-kind = Ta gra nie ma zawartości rodzaju „{ $kind }”. Znane rodzaje: { $known }.
reason-content-missing-id = Wpis { $number } rodzaju „{ $kind }” musi mieć „id”, które wskazuje, który z naszych wpisów zmienia.
reason-content-unknown-id = Nie ma wpisu „{ $id }” rodzaju „{ $kind }”, który można by zmienić.
reason-content-twice = Wpis „{ $id }” rodzaju „{ $kind }” występuje więcej niż raz.
reason-content-unknown-field = „{ $id }” ({ $kind }) nie ma pola „{ $field }”. Dostępne pola: { $known }.
reason-content-out-of-range = „{ $id }” ({ $kind }): z wartością „{ $value }” w polu „{ $field }” nie da się grać. Możliwe wartości pokazują nasze wpisy.
reason-content-wrong-type = „{ $id }” ({ $kind }): pole „{ $field }” nie może mieć wartości „{ $value }”. Potrzebne jest: { wanted }.
reason-content-unknown-provenance = „{ $id }” ({ $kind }) ma nieznane pochodzenie „{ $value }”. Do wyboru: { $known }.
