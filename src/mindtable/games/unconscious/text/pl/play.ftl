### To, co czyta się podczas gry: przyciski, pytania, dziennik, odmowy i opcje.
### Wiersze dziennika to zdania bez kropki. Nazwy, które mają inne formy (.gen, .at, .to, .in, .the, .a, .acc), stoją w tej,
### której wymaga gramatyka; nazwy kart, pacjentów i rozpraw zostają w mianowniku: w cudzysłowie albo po dwukropku.

game-unconscious = Nieświadomy umysł
game-unconscious-about = Wiedeń i mnóstwo kawy: ogłaszaj pomysły przy stole Freuda, zamieniaj wglądy w terapię, uwalniaj pacjentów od traumy i publikuj rozprawy. Dla dwóch do czterech graczy.

## Tarcza

noun-insight-reserve = wgląd z rezerwy
    .start = Wgląd z rezerwy
noun-insight-growth-minor = mały wgląd rozwoju
    .start = Mały wgląd rozwoju
noun-insight-growth-median = średni wgląd rozwoju
    .start = Średni wgląd rozwoju
noun-insight-growth-major = duży wgląd rozwoju
    .start = Duży wgląd rozwoju
noun-insight-freedom-minor = mały wgląd wolności
    .start = Mały wgląd wolności
noun-insight-freedom-median = średni wgląd wolności
    .start = Średni wgląd wolności
noun-insight-freedom-major = duży wgląd wolności
    .start = Duży wgląd wolności
noun-insight-passion-minor = mały wgląd pasji
    .start = Mały wgląd pasji
noun-insight-passion-median = średni wgląd pasji
    .start = Średni wgląd pasji
noun-insight-passion-major = duży wgląd pasji
    .start = Duży wgląd pasji
noun-insight-reserve-own = wgląd z rezerwy w twoim kolorze
    .start = Wgląd z rezerwy w twoim kolorze
noun-insight-growth-minor-own = mały wgląd rozwoju w twoim kolorze
    .start = Mały wgląd rozwoju w twoim kolorze
noun-insight-growth-median-own = średni wgląd rozwoju w twoim kolorze
    .start = Średni wgląd rozwoju w twoim kolorze
noun-insight-growth-major-own = duży wgląd rozwoju w twoim kolorze
    .start = Duży wgląd rozwoju w twoim kolorze
noun-insight-freedom-minor-own = mały wgląd wolności w twoim kolorze
    .start = Mały wgląd wolności w twoim kolorze
noun-insight-freedom-median-own = średni wgląd wolności w twoim kolorze
    .start = Średni wgląd wolności w twoim kolorze
noun-insight-freedom-major-own = duży wgląd wolności w twoim kolorze
    .start = Duży wgląd wolności w twoim kolorze
noun-insight-passion-minor-own = mały wgląd pasji w twoim kolorze
    .start = Mały wgląd pasji w twoim kolorze
noun-insight-passion-median-own = średni wgląd pasji w twoim kolorze
    .start = Średni wgląd pasji w twoim kolorze
noun-insight-passion-major-own = duży wgląd pasji w twoim kolorze
    .start = Duży wgląd pasji w twoim kolorze

area-reserve = rezerwa
    .short = rezerwa
    .coloured = wgląd w swoim kolorze (z rezerwy)
area-growth-minor = mały wgląd rozwoju
    .gen = małego wglądu rozwoju
    .level = poziom mały
    .short = mały
    .quality = rozwoju
    .coloured = mały wgląd rozwoju w swoim kolorze
area-growth-median = średni wgląd rozwoju
    .gen = średniego wglądu rozwoju
    .level = poziom średni
    .short = średni
    .quality = rozwoju
    .coloured = średni wgląd rozwoju w swoim kolorze
area-growth-major = duży wgląd rozwoju
    .gen = dużego wglądu rozwoju
    .level = poziom duży
    .short = duży
    .quality = rozwoju
    .coloured = duży wgląd rozwoju w swoim kolorze
area-freedom-minor = mały wgląd wolności
    .gen = małego wglądu wolności
    .level = poziom mały
    .short = mały
    .quality = wolności
    .coloured = mały wgląd wolności w swoim kolorze
area-freedom-median = średni wgląd wolności
    .gen = średniego wglądu wolności
    .level = poziom średni
    .short = średni
    .quality = wolności
    .coloured = średni wgląd wolności w swoim kolorze
area-freedom-major = duży wgląd wolności
    .gen = dużego wglądu wolności
    .level = poziom duży
    .short = duży
    .quality = wolności
    .coloured = duży wgląd wolności w swoim kolorze
area-passion-minor = mały wgląd pasji
    .gen = małego wglądu pasji
    .level = poziom mały
    .short = mały
    .quality = pasji
    .coloured = mały wgląd pasji w swoim kolorze
area-passion-median = średni wgląd pasji
    .gen = średniego wglądu pasji
    .level = poziom średni
    .short = średni
    .quality = pasji
    .coloured = średni wgląd pasji w swoim kolorze
area-passion-major = duży wgląd pasji
    .gen = dużego wglądu pasji
    .level = poziom duży
    .short = duży
    .quality = pasji
    .coloured = duży wgląd pasji w swoim kolorze

## Notatnik

noun-tile-spot-i-stack = poziom I, ze stosu
noun-tile-spot-i-middle = poziom I, środkowa kolumna
noun-tile-spot-i-right = poziom I, prawa kolumna
noun-tile-spot-ii-stack = poziom II, ze stosu
noun-tile-spot-ii-middle = poziom II, środkowa kolumna
noun-tile-spot-ii-right = poziom II, prawa kolumna
noun-cell-1 = rząd 1, pole 1
    .in = w rzędzie 1, na polu 1
noun-cell-2 = rząd 1, pole 2
    .in = w rzędzie 1, na polu 2
noun-cell-3 = rząd 1, pole 3
    .in = w rzędzie 1, na polu 3
noun-cell-4 = rząd 2, pole 1
    .in = w rzędzie 2, na polu 1
noun-cell-5 = rząd 2, pole 2
    .in = w rzędzie 2, na polu 2
noun-cell-6 = rząd 2, pole 3
    .in = w rzędzie 2, na polu 3
noun-cell-7 = rząd 3, pole 1
    .in = w rzędzie 3, na polu 1
noun-cell-8 = rząd 3, pole 2
    .in = w rzędzie 3, na polu 2
noun-cell-9 = rząd 3, pole 3
    .in = w rzędzie 3, na polu 3
line-1 = rząd 1
    .acc = rząd 1
line-2 = rząd 2
    .acc = rząd 2
line-3 = rząd 3
    .acc = rząd 3
line-4 = kolumna 1
    .acc = kolumnę 1
line-5 = kolumna 2
    .acc = kolumnę 2
line-6 = kolumna 3
    .acc = kolumnę 3
tile-start = startowa
    .a = płytkę startową
tile-one = poziom I
    .a = płytkę notatnika poziomu I
tile-two = poziom II
    .a = płytkę notatnika poziomu II

## Miasto

noun-bonus-theatre-1 = { location-theatre }, nr 1
    .the = premię 1 { location-theatre.at }
noun-bonus-theatre-2 = { location-theatre }, nr 2
    .the = premię 2 { location-theatre.at }
noun-bonus-theatre-3 = { location-theatre }, nr 3
    .the = premię 3 { location-theatre.at }
noun-bonus-library-1 = { location-library }, nr 1
    .the = premię 1 { location-library.at }
noun-bonus-library-2 = { location-library }, nr 2
    .the = premię 2 { location-library.at }
noun-bonus-library-3 = { location-library }, nr 3
    .the = premię 3 { location-library.at }
noun-bonus-opera-1 = { location-opera }, nr 1
    .the = premię 1 { location-opera.at }
noun-bonus-opera-2 = { location-opera }, nr 2
    .the = premię 2 { location-opera.at }
noun-bonus-opera-3 = { location-opera }, nr 3
    .the = premię 3 { location-opera.at }
noun-bonus-museum-1 = { location-museum }, nr 1
    .the = premię 1 { location-museum.at }
noun-bonus-museum-2 = { location-museum }, nr 2
    .the = premię 2 { location-museum.at }
noun-bonus-museum-3 = { location-museum }, nr 3
    .the = premię 3 { location-museum.at }
noun-bonus-university-1 = { location-university }, nr 1
    .the = premię 1 { location-university.at }
noun-bonus-university-2 = { location-university }, nr 2
    .the = premię 2 { location-university.at }
noun-bonus-university-3 = { location-university }, nr 3
    .the = premię 3 { location-university.at }
noun-bonus-cafe-1 = { location-cafe }, nr 1
    .the = premię 1 { location-cafe.at }
noun-bonus-cafe-2 = { location-cafe }, nr 2
    .the = premię 2 { location-cafe.at }
noun-bonus-cafe-3 = { location-cafe }, nr 3
    .the = premię 3 { location-cafe.at }
noun-district-space-green-3 = { district-green }, wartość 3
    .the = premię zielonej dzielnicy o wartości 3
noun-district-space-green-4 = { district-green }, wartość 4
    .the = premię zielonej dzielnicy o wartości 4
noun-district-space-green-5 = { district-green }, wartość 5
    .the = premię zielonej dzielnicy o wartości 5
noun-district-space-green-6 = { district-green }, wartość 6
    .the = premię zielonej dzielnicy o wartości 6
noun-district-space-purple-3 = { district-purple }, wartość 3
    .the = premię fioletowej dzielnicy o wartości 3
noun-district-space-purple-4 = { district-purple }, wartość 4
    .the = premię fioletowej dzielnicy o wartości 4
noun-district-space-purple-5 = { district-purple }, wartość 5
    .the = premię fioletowej dzielnicy o wartości 5
noun-district-space-purple-6 = { district-purple }, wartość 6
    .the = premię fioletowej dzielnicy o wartości 6
noun-district-space-red-3 = { district-red }, wartość 3
    .the = premię czerwonej dzielnicy o wartości 3
noun-district-space-red-4 = { district-red }, wartość 4
    .the = premię czerwonej dzielnicy o wartości 4
noun-district-space-red-5 = { district-red }, wartość 5
    .the = premię czerwonej dzielnicy o wartości 5
noun-district-space-red-6 = { district-red }, wartość 6
    .the = premię czerwonej dzielnicy o wartości 6
noun-walk-professor-1 = profesor, 1 lokacja
noun-walk-professor-2 = profesor, 2 lokacje
noun-walk-professor-freud = profesor, do Freuda
noun-walk-freud-1 = Freud, 1 lokacja
noun-walk-freud-2 = Freud, 2 lokacje
noun-walk-freud-3 = Freud, 3 lokacje
noun-walk-journalist-1 = dziennikarz, 1 lokacja
noun-walk-journalist-2 = dziennikarz, 2 lokacje
noun-walk-journalist-3 = dziennikarz, 3 lokacje
noun-walk-journalist-freud = dziennikarz, do Freuda

## Inne nazwy

noun-turn-state = Ogłoś pomysły
noun-turn-recall = Przywołaj pomysły
noun-turn-treat = Lecz pacjentów
noun-placing-idea = jeden pomysł
noun-placing-bright = jeden świetny pomysł
noun-placing-two-ideas = dwa pomysły
noun-placing-idea-and-bright = pomysł i świetny pomysł
noun-placing-two-bright = dwa świetne pomysły
noun-free-elevate = 2 kawy → wzniesienie wglądu
noun-free-transfer = 2 kawy → przesunięcie wglądu
noun-free-bright = 3 kawy → 1 świetny pomysł
noun-free-box = duży, średni i mały wgląd → 1 puzderko
noun-free-points = 1 puzderko → 2 PZ
noun-free-cheap-elevate = 1 kawa → wzniesienie wglądu (pacjent)
noun-free-free-transfer = przesunięcie wglądu za darmo (pacjent)
noun-dream-spot-1 = pierwsze od lewej
noun-dream-spot-2 = drugie od lewej
noun-dream-spot-3 = trzecie od lewej
noun-dream-spot-4 = czwarte od lewej
noun-dream-spot-top = nieznane, z talii
noun-part-0 = 1
noun-part-1 = 2
noun-part-2 = 3
noun-part-3 = 4
noun-part-4 = 5
noun-part-5 = 6
noun-part-6 = 7
noun-part-7 = 8
noun-part-8 = 9
noun-part-9 = 10
noun-part-10 = 11
noun-part-11 = 12
noun-part-12 = 13
noun-part-13 = 14
noun-part-14 = 15
noun-part-15 = 16
source-table = stół spotkań
source-notebook = notatnik
source-research = badania
source-treatises = rozprawy
source-city = miasto
source-clients = pacjenci
source-reputation = reputacja
source-final = punktacja końcowa

## Co można zrobić

verb-turn = { $noun }
verb-space = Pole pomysłów { $noun }
verb-point = Akcja: { $noun }
verb-place = Umieść: { $noun }
verb-inkpot = Kałamarz, liczba pól: { $noun }
verb-part = Efekt { $noun }
verb-pay = Zapłać: { $noun }
verb-coffee = Wydaj 1 kawę zamiast tłumić wgląd
verb-insight = Wybierz: { $noun }
verb-quality = Typ: { $noun }
verb-free = Darmowa akcja: { $noun }
verb-tile = Weź płytkę: { $noun }
verb-row = Rząd { $noun }
verb-column = Kolumna { $noun }
verb-cell = Płytka: { $noun }
verb-card = Karta badań: { $noun }
verb-exchange = Zamień: { $noun }
verb-take = Weź: { $noun }
verb-publish = Opublikuj: { $noun }
verb-cite = Zacytuj tom z rozprawy: { $noun }
verb-walk = Ruch: { $noun }
verb-boost = Świetne pomysły do użycia: { $noun }
verb-effect = Efekt lokacji { $noun }
verb-bonus = Premia lokacji: { $noun }
verb-district = Premia dzielnicy: { $noun }
verb-treat = Lecz pacjenta w gabinecie { $noun }
verb-box = Puzderko dla pacjenta w gabinecie { $noun }
verb-client = Pacjent { $noun } od lewej
verb-dream = Jawne marzenie: { $noun }
verb-start = Płytka startowa { $noun }
verb-discard = Odrzuć płytkę
verb-transfer = Przesuń wgląd zamiast wznosić
verb-done = Dalej

## Pytania

step-start-client = Od którego pacjenta zaczynasz?
step-choose-dream = Które jawne marzenie wybierasz dla pacjenta „{ $client }”?
step-start-tile = Którą płytkę startową wybierasz?
step-start-row = W którym rzędzie położyć płytkę startową? Efekt: { $effect-gain }.
step-turn = Co robisz w tej turze?
# Plural: in this case all numbers above 1 go with the same form.
step-use-boxes = { $boxes ->
    [0] Nie masz puzderek. Zakończ turę albo wykonaj jeszcze darmową akcję.
    [one] Użyć przed końcem tury jedynego puzderka do terapii?
   *[other] Użyć przed końcem tury puzderek do terapii? Masz ich { $boxes }.
}
step-choose-client = Którego nowego pacjenta przyjmujesz?
step-idea-space = Na którym polu ogłaszasz pomysły?
step-idea-point = Którą akcję wskazują pomysły na polu { $space }?
step-idea-place = Ile pomysłów przeznaczasz na akcję „{ $action }”?
step-table-action = Rozpatrzyć akcję „{ $action }” (pozostało: { $times })?
step-inkpot-move = O ile pól poruszyć kałamarz? Wartość: { $value }; każdy świetny pomysł zmienia ją o 1. Kałamarz stoi { $space-at }.
step-inkpot-move-range = O ile pól poruszyć kałamarz? Od { $least } do { $most }; każdy świetny pomysł zmienia tę liczbę o 1. Kałamarz stoi { $space-at }.
step-parts = Który efekt rozpatrujesz teraz ({ $source })?
step-pay = Którym wglądem płacisz? Do zapłaty: { $due-short }. W zamian: { $gains-gain }.
step-pay-repress = Który wgląd tłumisz? W zamian: { $gains-gain }.
step-generate = Z którego wglądu tworzysz { $area }?
step-generate-quality = Jaki { $level } wgląd tworzysz?
step-elevate = Który wgląd wznosisz?
step-transfer = Który wgląd przesuwasz?
step-transfer-quality = Do jakiego typu przesunąć { $insight }?
step-elevate-or-transfer = Który wgląd wznosisz? A może przesunąć inny?
step-choose-tile = Którą płytkę rozpatrujesz?
step-choose-row = Który rząd rozpatrujesz?
step-choose-column = Którą kolumnę rozpatrujesz?
step-own-insight = Który wgląd w twoim kolorze na stałe opuszcza tarczę? Jego nowe miejsce: „{ $thing }”.
step-tile-spot = Którą płytkę notatnika bierzesz?
step-place-tile = Gdzie położyć płytkę? Efekt: { $effect-gain }.
step-two-cards = Którą z dwóch kart badań zatrzymujesz?
step-exchange-card = Zamienić kartę z ręki?
step-exchange-with = Którą kartę bierzesz w zamian?
step-exchange-with-for = Którą kartę bierzesz w zamian za „{ $card }”?
# Plural: in this case all numbers above 1 go with the same form.
step-play-card = { $publish ->
    [0] { $cards ->
        [one] Zagrać kartę badań?
       *[other] Zagrać karty badań, najwyżej { $cards }?
    }
   *[other] { $cards ->
        [one] Zagrać kartę badań albo opublikować rozprawę?
       *[other] Zagrać karty badań, najwyżej { $cards }, albo opublikować rozprawę?
    }
}
step-gather = Który tom dołożyć do rozprawy „{ $treatise }”? Potrzebne jeszcze: { $volumes }.
step-walk = Kto się porusza i jak daleko?
step-boost = { $times ->
    [0] Na razie nie rozpatrzysz efektów { $location-at }.
    [one] Rozpatrzysz jeden efekt { $location-at }.
    [few] Rozpatrzysz { $times } efekty { $location-at }.
   *[many] Rozpatrzysz { $times } efektów { $location-at }.
} Użyć świetnych pomysłów? Każdy dodaje 2 efekty.
step-location-effect = Który efekt rozpatrujesz { $location-at }? { $times ->
    [one] Możesz rozpatrzyć jeszcze { $times } efekt.
    [few] Możesz rozpatrzyć jeszcze { $times } efekty.
   *[many] Możesz rozpatrzyć jeszcze { $times } efektów.
}
step-recall-bonus = Którą premię zdobywasz?
step-track-action = Którą akcję toru reputacji wybierasz?
step-treating = Kogo leczysz?

## Dziennik

amount-points = { $amount } PZ
amount-boxes = { $amount ->
    [one] { $amount } puzderko
    [few] { $amount } puzderka
   *[many] { $amount } puzderek
}
amount-bright = { $amount ->
    [one] { $amount } świetny pomysł
    [few] { $amount } świetne pomysły
   *[many] { $amount } świetnych pomysłów
}
stated-bright = { $bright ->
    [one] { $bright } świetny pomysł
    [few] { $bright } świetne pomysły
   *[many] { $bright } świetnych pomysłów
}
stated = { $ideas ->
    [0] { stated-bright }
    [one] { $ideas } pomysł
    [few] { $ideas } pomysły
   *[many] { $ideas } pomysłów
}{ $ideas ->
    [0] {""}
   *[other] { $bright ->
        [0] {""}
       *[other] {" "}i { stated-bright }
    }
}

event-turn = Tura { $number }: { $seat }
event-end-turn = { $seat } kończy turę
event-last-round = Zaczyna się ostatnia runda
event-over = Gra się kończy
event-points = { $seat } zdobywa { amount-points } ({ $source })
event-coffee = { $seat } otrzymuje { $amount ->
    [one] { $amount } kawę
    [few] { $amount } kawy
   *[many] { $amount } kaw
}
event-pay-coffee = { $seat } wydaje { $amount ->
    [one] { $amount } kawę
    [few] { $amount } kawy
   *[many] { $amount } kaw
}
event-box = { $seat } otrzymuje { amount-boxes }
event-uses-box = { $seat } używa puzderka do terapii
event-sells-box = { $seat } zamienia puzderko na PZ
event-bright = { $seat } otrzymuje { amount-bright }
# Plural: in this case all numbers above 1 go with the same form.
event-pay-bright = { $seat } używa { $amount ->
    [one] { $amount } świetnego pomysłu
   *[other] { $amount } świetnych pomysłów
}
event-insight = { $seat } tworzy { $to } z { $insight-gen }
event-insight-generated = { $seat } tworzy { $to }
event-insight-elevated = { $seat } wznosi { $insight } na { $to-level }
event-insight-transferred = { $seat } przesuwa { $insight } do { $to-quality }
event-insight-repressed = { $seat } tłumi { $insight } na { $to-level }
event-insight-returned = { $seat } odkłada { $insight } do rezerwy
event-insight-placed = { $seat } na stałe zdejmuje z tarczy { $insight-coloured }
event-states = { $seat } ogłasza { stated } na polu { $space } i wskazuje akcję „{ $action }”
event-inkpot = { $seat } porusza kałamarz o { $by ->
    [one] { $by } pole
    [few] { $by } pola
   *[many] { $by } pól
}, { $space-to }
event-idea-freed = { $seat } odblokowuje pomysł i kolumnę
event-takes-tile = { $seat } bierze { $tile-a }
event-places-tile = { $seat } kładzie { $tile-a } { $cell-in }
event-resolves-tile = { $seat } rozpatruje { $tile-a }
event-line-filled = { $seat } wypełnia { $line-acc } i odblokowuje wgląd w swoim kolorze
event-draws-research = { $seat } dobiera kartę badań „{ $card }”
event-draws-research-hidden = { $seat } dobiera kartę badań
event-exchanges-research = { $seat } zamienia kartę „{ $card }” na „{ $taken }”
event-plays-research = { $seat } zagrywa kartę badań „{ $card }”
event-cites = { $seat } cytuje tom z rozprawy „{ $treatise }” (autor: { $other_seat })
event-publishes = { $seat } publikuje rozprawę „{ $treatise }”
event-professor = { $seat } wysyła profesora { $location-to }
event-freud = Freud idzie { $location-to }
event-journalist = Dziennikarz idzie { $location-to }
# Plural: in this case all numbers above 1 go with the same form.
event-recall = { $seat } przywołuje pomysły z { $spaces ->
    [one] { $spaces } pola
   *[other] { $spaces } pól
}
event-bonus = { $seat } zdobywa { $bonus-the }
event-district-bonus = { $seat } zdobywa { $space-the }
event-fireworks = Fajerwerki przenoszą się { $district-to }
event-reputation = { $seat } zdobywa 1 punkt reputacji (własny znacznik na { $space }, znacznik Freuda na { $freud })
event-track = { $seat } rozpatruje tor reputacji
event-signal = { $seat } doprowadza znacznik Freuda do pola 10. Po tej rundzie nastąpi ostatnia.
event-goal = { $seat } osiąga cel lokacji „{ $goal }”
event-takes-client = { $seat } przyjmuje pacjenta „{ $client }”
event-takes-dream = { $seat } bierze jawne marzenie „{ $dream }”
event-treats = { $seat } używa marzenia „{ $dream }” w leczeniu pacjenta „{ $client }”
event-therapy = { $seat } posuwa terapię pacjenta „{ $client }” o { $amount ->
    [one] { $amount } krok
    [few] { $amount } kroki
   *[many] { $amount } kroków
}
event-catharsis = Katharsis! { $seat } uwalnia pacjenta „{ $client }” od traumy
event-cures = { $seat } doprowadza do wyleczenia pacjenta „{ $client }”
event-second-room = { $seat } odblokowuje drugi gabinet

## Dlaczego nie: pomysły i kałamarz

reason-no-idea = Nie masz ani pomysłu, ani świetnego pomysłu do umieszczenia. Przywołaj pomysły albo weź świetny pomysł za 3 kawy.
reason-no-space = Twoje pomysły wskazują już wszystkie akcje przy pustych polach. Najpierw przywołaj pomysły.
reason-space-taken = Na tym polu leżą już pomysły. Wybierz puste.
reason-space-blocked = Przy tej liczbie graczy to pole jest zablokowane. Wybierz inne.
reason-not-beside = Ta akcja nie sąsiaduje z wybranym polem. Wybierz taką, która się z nim styka.
reason-already-pointed = Twoje wcześniejsze pomysły już ją wskazują. Wybierz coś innego albo w innej turze przywołaj pomysły.
reason-not-enough-ideas = Masz w puli za mało pomysłów. Umieść mniej albo zastąp pomysł świetnym pomysłem.
reason-not-enough-bright = Masz na to za mało świetnych pomysłów. Darmową akcją możesz wziąć jeden za 3 kawy.
reason-nothing-to-recall = Na stole spotkań nie ma żadnego twojego pomysłu. Najpierw ogłoś pomysły.
reason-inkpot-too-far = Każdy świetny pomysł zmienia ruch kałamarza tylko o 1, a masz ich za mało. Wybierz liczbę bliższą wartości.
reason-inkpot-must-move = Kałamarz musi się poruszyć co najmniej o 1 pole. Wybierz większą liczbę.

## Dlaczego nie: wglądy i efekty

reason-no-such-insight = Nie masz takiego wglądu. Wybierz jeden z tych, które są na twojej tarczy.
reason-insight-does-not-fit = Ten wgląd nie ma potrzebnego typu lub poziomu. Wybierz inny.
reason-rest-unpayable = Po tym nie dałoby się zapłacić reszty. Zapłać czymś innym.
reason-cannot-pay-insights = Brakuje ci potrzebnych wglądów. Najpierw jakieś stwórz, wznieś albo przesuń.
reason-short-of-coffee = { $need ->
    [one] To kosztuje { $need } kawę
    [few] To kosztuje { $need } kawy
   *[many] To kosztuje { $need } kaw
}, a tyle nie masz. Nową kawę daje przywołanie pomysłów.
reason-no-box = Nie masz puzderka. Darmową akcją dostaniesz je za duży, średni i mały wgląd.
reason-nothing-to-elevate = Żadnego z twoich wglądów nie można wznieść. Najpierw stwórz mały lub średni.
reason-not-on-a-ring = Wglądy w rezerwie się tu nie liczą. Potrzebny jest wgląd na okręgu, więc najpierw go stwórz.
reason-already-major = Dużego wglądu nie można już wznieść. Wybierz mały lub średni.
reason-same-quality = Ten wgląd ma już ten typ. Wybierz jeden z dwóch pozostałych.
reason-ability-not-yours = To zdolność pacjenta, którego nie masz albo który nie uwolnił się jeszcze od traumy. Doprowadź go do katharsis.
reason-ability-used = Tej zdolności można użyć raz na turę i to już się stało. Wróci w twojej następnej turze.
reason-no-such-part = Nie ma tu efektu o takim numerze. Wybierz jeden z dostępnych.
reason-part-impossible = To nic by teraz nie dało albo nie masz czym zapłacić. Wybierz coś innego lub przejdź dalej.
reason-part-must-be-done = Punktów terapii nie można pominąć. Rozpatrz je, zanim przejdziesz dalej.
reason-reserve-first = Dopóki masz wglądy w rezerwie, tworzysz z nich. Wybierz wgląd z rezerwy.
reason-no-own-insight = Do tego potrzebny jest wgląd w twoim kolorze na tarczy. Odblokowuje go każdy wypełniony rząd i każda wypełniona kolumna.

## Dlaczego nie: notatnik

reason-other-column = Ta akcja dotyczy innej kolumny wystawki. Wybierz płytkę stamtąd.
reason-no-tile-there = Nie ma tu odpowiedniej płytki. Wybierz pole z płytką, a gdy rozpatrujesz ją drugi raz, to samo pole.
reason-row-full = Ten rząd jest pełny. Wybierz rząd z pustym polem.
# Plural: in this case all numbers above 1 go with the same form.
reason-locked = { $need ->
    [one] Do zakrycia tej kłódki potrzebny jest { $need } wyleczony pacjent.
   *[other] Do zakrycia tej kłódki potrzeba { $need } wyleczonych pacjentów.
} Wylecz kolejnych albo wybierz inny rząd.
reason-empty-space-first = Jest jeszcze puste pole na tę płytkę. Wybierz rząd.
reason-column-not-open = Ta kolumna jest jeszcze zablokowana. Następną odblokuje kałamarz, przechodząc z lewego pola na górne.

## Dlaczego nie: badania i rozprawy

reason-not-in-hand = Nie masz tej karty badań. Wybierz jedną z kart na ręce.
reason-not-in-display = Ta karta badań nie leży odkryta. Wybierz jedną z odkrytych albo przejdź dalej.
reason-not-drawn = Tej karty nie ma wśród dwóch dobranych. Zatrzymaj jedną z nich.
reason-not-in-play = Ta karta badań nie leży przed tobą w grze. Wybierz jedną z tych, które leżą.
reason-published-already = Ta rozprawa jest już opublikowana. Wybierz inną.
reason-first-volume-own = Pierwszym tomem od lewej musi być twoja karta badań w grze, we wskazanym kolorze. Najpierw ją zagraj.
reason-volumes-missing = Twoje badania w grze i tomy, które możesz zacytować, nie wystarczą na tę rozprawę. Najpierw zagraj więcej badań.
reason-volume-not-needed = Rozprawa nie potrzebuje teraz tomu w tym kolorze. Wybierz tom w innym kolorze.
reason-would-strand-treatise = Z tym tomem nie dałoby się już skompletować rozprawy. Wybierz inny.
reason-cite-others = Cytować można tylko rozprawy opublikowane przez innych graczy. Wybierz jedną z nich.
reason-nothing-to-cite = Wszystkie tomy tej rozprawy zostały już zacytowane. Wybierz inną.

## Dlaczego nie: miasto

reason-not-that-figure = Taki ruch nie jest tu możliwy. Wybierz jeden z dostępnych.
reason-already-with-freud = Ta figurka już stoi przy Freudzie. Wybierz zamiast tego liczbę lokacji.
reason-too-many-bright = Efekty lokacji rozpatruje się najwyżej pięć razy, więc świetny pomysł by się zmarnował. Użyj ich mniej.
reason-figure-not-there = Do premii potrzebny jest tam twój profesor, Freud albo dziennikarz, jeśli bierze udział w grze. Najpierw porusz którąś z tych figurek.
reason-no-tokens = Ta dzielnica nie ma już żetonów i nie daje więcej premii. Wybierz inną.
reason-bonus-taken = Ta premia została już wykorzystana. Wybierz niezakrytą.
reason-tags-missing = { $need ->
    [one] Potrzebny jest { $need } symbol lokacji tej dzielnicy
    [few] Potrzebne są { $need } symbole lokacji tej dzielnicy
   *[many] Potrzeba { $need } symboli lokacji tej dzielnicy
}, a tyle nie masz. Zagrywaj badania, publikuj, osiągaj cele lub doprowadzaj pacjentów do katharsis.
reason-track-not-there = Znacznik Freuda nie zaszedł tak daleko. Wybierz akcję z jego obszaru lub z lewej strony.

## Dlaczego nie: pacjenci

reason-room-empty = W tym gabinecie nie ma pacjenta. Wybierz gabinet z pacjentem.
reason-treated-already = Ten pacjent był już leczony w tej turze. Wybierz drugiego albo przejdź dalej.
reason-no-dream = Ten pacjent nie ma już marzeń. Pomogą mu tylko puzderka na koniec twojej tury.
reason-not-in-client-display = Nie ma tam pacjenta. Wybierz jednego z wystawionych.
reason-no-such-dream = Nie ma tam marzenia. Wybierz inne.

## Opcje

option-players = Liczba graczy
option-players-help = Gra dla dwóch do czterech graczy. Im mniej graczy, tym mniej wolnych pól na stole spotkań i mniej płytek notatnika w grze.
option-journalist = Dziennikarz
option-journalist-help = Moduł: jeszcze jedna figurka w mieście. Możesz poruszać dziennikarza zamiast swojego profesora lub Freuda i zdobywać premie tam, gdzie stoi. Gdy go poruszasz, liczą ci się symbole lokacji z rozpraw wszystkich graczy.
option-overlays = Nakładki lokacji
option-overlays-help = Moduł: nakładki zastępują trzy premie każdej lokacji, więc każda gra jest inna. Kolorowa pasuje do swojej dzielnicy. Szara może leżeć wszędzie, a jej środkowa premia to leczenie pacjenta.
option-overlays-none = Bez nakładek
option-overlays-coloured = Wszystkie kolorowe
option-overlays-mixed = Mieszane: połowa kolorowych, połowa szarych
option-overlays-grey = Wszystkie szare
option-fireworks = Fajerwerki
option-fireworks-help = Moduł: w dzielnicy z fajerwerkami premia dzielnicy wymaga o jeden symbol lokacji mniej. Po użyciu fajerwerki przenoszą się do następnej dzielnicy.
