### Co mówią wytwarzane strony dokumentacji.

in-this-language = po polsku
languages = W innych językach: { $links }
rules-title = { $game }: zasady
rules-about =
    { $clauses ->
        [one] Jedna zasada
        [few] { $clauses } zasady
       *[many] { $clauses } zasad
    } naszymi słowami, każda z miejscem w źródłach i z testami, które jej dowodzą. Co nie ma znaku, stoi w instrukcji.
rules-ours = { $count ->
        [one] Jedna to nasze rozstrzygnięcie
        [few] { $count } to nasze rozstrzygnięcia
       *[many] { $count } to nasze rozstrzygnięcia
    }: źródła tam milczą albo się różnią. Są oznaczone.
rules-reconstructed = Odtworzone przez nas są wartości kart i płytek, nie zasady; galeria oznacza każdą z nich.
rules-editions = Czym różnią się wydania
rules-only-in = Tylko: { $edition }
rules-tests = { $count ->
        [one] dowodzi tego 1 test
        [few] dowodzą tego { $count } testy
       *[many] dowodzi tego { $count } testów
    }
rules-rulings = Co instrukcje zostawiają otwarte i jak gramy (po angielsku)
gallery-title = { $game }: karty, płytki i plansze
gallery-about = Wszystko, z czego składa się gra, z pochodzeniem wartości. Narysowane karty są w samym programie, pod „Karty”.
gallery-ours = { $count ->
        [one] 1 z { $all } to nasza rekonstrukcja
        [few] { $count } z { $all } to nasze rekonstrukcje
       *[many] { $count } z { $all } to nasze rekonstrukcje
    }: drukowane wartości nie są publiczne.
gallery-copies = w pudełku: { $count }
gallery-upgrades = Ulepszenia
gallery-boards = Plansze
figure-rows = efekty rzędów
figure-filled-row = dodatkowy efekt pełnego rzędu
figure-columns = efekty kolumn
figure-row-points = punkty za pełny rząd
figure-tag-points = punkty za symbole lokacji
figure-seats = premia za miejsce w kolejności
figure-watches = pola z zegarkiem
figure-end-points = punkty na końcu gry za tor
glossary-title = Słowniczek
