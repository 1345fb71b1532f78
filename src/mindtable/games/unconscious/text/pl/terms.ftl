### Nazwy rzeczy na stole i słowa, którymi opowiada się efekty.
### Słowniczek (nasze słowo – słowo polskiej instrukcji, gdzie się różnią): obszar toru reputacji – sekcja (sekcja to u nas
### część tarczy). Poza tym słowa instrukcji: „jawne” i „ukryte marzenie”, „symbol lokacji” (symbole mają też marzenia
### i warstwy traumy: fale, chmura, oko), „wgląd w kolorze gracza”, „pula” (pomysły do umieszczenia), „odblokować” (pomysł,
### kolumnę, gabinet), płytka startowa, ale startowa warstwa traumy, „wydać” kawę, „zamienić” kartę. Punkty zwycięstwa to PZ. Lokacje małą literą.
### Efekt ma dwie formy: polecenie („otrzymaj 1 puzderko”) i, jako .gain, to, co daje („1 puzderko”). Efekt z kosztem to
### „koszt → zysk”; obok zysku koszt ma formę krótką (.short). $n to liczba; $level, $quality i $location to identyfikatory.

## Lokacje i dzielnice

location-theatre = Teatr
    .to = do teatru
    .at = w teatrze
location-library = Biblioteka
    .to = do biblioteki
    .at = w bibliotece
location-opera = Opera
    .to = do opery
    .at = w operze
location-museum = Muzeum
    .to = do muzeum
    .at = w muzeum
location-university = Uniwersytet
    .to = na uniwersytet
    .at = na uniwersytecie
location-cafe = Kawiarnia
    .to = do kawiarni
    .at = w kawiarni
district-green = Zielona dzielnica
    .to = do zielonej dzielnicy
district-purple = Fioletowa dzielnica
    .to = do fioletowej dzielnicy
district-red = Czerwona dzielnica
    .to = do czerwonej dzielnicy

## Wglądy

quality-growth = rozwój
quality-freedom = wolność
quality-passion = pasja
level-minor = mały
level-median = średni
level-major = duży

## Symbole warstw traumy i marzeń

symbol-waves = fale
symbol-cloud = chmura
symbol-eye = oko

## Zasoby

resource-points = PZ
resource-coffee = kawa
resource-box = puzderko
resource-idea = pomysł
resource-bright = świetny pomysł
resource-insight = wgląd
resource-therapy = punkt terapii
resource-reputation = reputacja

## Pola kałamarza

inkpot-top = górne pole
    .at = na górnym polu (kolumny)
    .to = na górne pole (kolumny)
inkpot-row-1 = rząd 1
    .at = przy rzędzie 1
    .to = do rzędu 1
inkpot-row-2 = rząd 2
    .at = przy rzędzie 2
    .to = do rzędu 2
inkpot-row-3 = rząd 3
    .at = przy rzędzie 3
    .to = do rzędu 3
inkpot-left = lewe pole
    .at = na lewym polu (tor reputacji)
    .to = na lewe pole (tor reputacji)

## Akcje stołu spotkań

table-notebook-1 = Płytka notatnika za 1 kawę
table-notebook-1-help = Wydaj 1 kawę i weź wierzchnią płytkę dowolnego stosu, bez jej efektów.
table-notebook-2 = Płytka notatnika za 2 kawy
table-notebook-2-help = Wydaj 2 kawy, weź dowolną płytkę ze środkowej kolumny i rozpatrz jej baner.
table-notebook-3 = Płytka notatnika za 3 kawy
table-notebook-3-help = Wydaj 3 kawy, weź dowolną płytkę z prawej kolumny i rozpatrz jej efekt główny oraz baner.
table-generate = Stwórz wglądy
table-generate-help = Stwórz po jednym małym wglądzie rozwoju, wolności i pasji.
table-research = Zdobądź kartę badań
table-research-help = Dobierz kartę badań. Potem możesz zamienić dowolną kartę z ręki na jedną z dwóch odkrytych.
table-professor = Porusz profesora
table-professor-help = Porusz swojego profesora o 1 lub 2 lokacje albo przenieś go do Freuda, a potem rozpatrz lokację.
table-elevate = Wznieś i przesuń
table-elevate-help = Wznieś wgląd najwyżej dwa razy i przesuń najwyżej raz, w dowolnej kolejności.
table-play = Zagraj badania albo opublikuj
table-play-help = Zagraj jedną lub dwie karty badań albo opublikuj rozprawę.
table-freud = Porusz Freuda
table-freud-help = Porusz Freuda o 1–3 lokacje, a potem rozpatrz lokację.

## Cele lokacji

goal-two-columns = Dwie kolumny
goal-two-columns-help = Wypełnij dwie kolumny płytek notatnika na swojej planszy.
goal-three-routine = Trzech pacjentów typowych
goal-three-routine-help = Wylecz trzech pacjentów typowych.
goal-three-ideas = Trzy pomysły
goal-three-ideas-help = Odblokuj wszystkie trzy pomysły ze swojej planszy.
goal-two-case-studies = Dwóch pacjentów przełomowych
goal-two-case-studies-help = Wylecz dwóch pacjentów przełomowych.
goal-two-treatises = Dwie rozprawy
goal-two-treatises-help = Opublikuj dwie rozprawy.
goal-five-cured = Pięć wyleczeń
goal-five-cured-help = Wylecz pięciu dowolnych pacjentów.
goal-two-insights = Dwa wglądy na mapie
goal-two-insights-help = Umieść na mapie miasta dwa wglądy w swoim kolorze, w jednej dzielnicy lub w dwóch.

## Efekty: koszty

effect-for = { $cost } → { $gains-gain }
    .gain = { $cost-short } → { $gains-gain }
effect-all = { $gains }
    .gain = { $gains-gain }
effect-and = { $first } i { $second }
    .short = { $first-short } i { $second-short }
effect-use = użyj { $insights }
    .short = { $insights-short }
# Plural: in this case all numbers above 1 go with the same form.
effect-used = { $n ->
        [one] { $level ->
            [minor] małego
            [median] średniego
           *[major] dużego
        } wglądu
       *[other] { $n } { $level ->
            [minor] małych
            [median] średnich
           *[major] dużych
        } wglądów
    } { effect-quality }
    .short = { $n ->
        [one] {""}
       *[other] { $n } ×{" "}
    }{ effect-insight } { effect-quality }
effect-insight = { $level ->
        [minor] mały wgląd
        [median] średni wgląd
       *[major] duży wgląd
    }
effect-quality = { $quality ->
        [growth] rozwoju
        [freedom] wolności
        [passion] pasji
       *[any] dowolnego typu
    }
effect-of-quality = { $quality ->
        [any] {""}
       *[other] {" "}{ effect-quality }
    }
# Plural: in this case all numbers above 1 go with the same form.
effect-repress = { $n ->
        [one] stłum wgląd
        [few] stłum { $n } wglądy
       *[many] stłum { $n } wglądów
    }
    .short = { $n ->
        [one] stłumienie wglądu
       *[other] { $n } × stłumienie wglądu
    }

## Efekty: zyski

effect-coffee = otrzymaj { $n ->
        [one] { $n } kawę
        [few] { $n } kawy
       *[many] { $n } kaw
    }
    .gain = { $n ->
        [one] { $n } kawa
        [few] { $n } kawy
       *[many] { $n } kaw
    }
effect-points = zdobądź { $n } PZ
    .gain = { $n } PZ
effect-box = otrzymaj { effect-boxes }
    .gain = { effect-boxes }
effect-boxes = { $n ->
        [one] { $n } puzderko
        [few] { $n } puzderka
       *[many] { $n } puzderek
    }
effect-bright = otrzymaj { effect-brights }
    .gain = { effect-brights }
effect-brights = { $n ->
        [one] { $n } świetny pomysł
        [few] { $n } świetne pomysły
       *[many] { $n } świetnych pomysłów
    }
effect-research = zdobądź { $n ->
        [one] kartę badań
        [few] { $n } karty badań
       *[many] { $n } kart badań
    }
    .gain = { $n ->
        [one] { $n } karta badań
        [few] { $n } karty badań
       *[many] { $n } kart badań
    }
# Plural: in this case all numbers above 1 go with the same form.
effect-play = zagraj { $n ->
        [one] kartę badań
       *[other] do { $n } kart badań
    }
    .gain = zagranie { $n ->
        [one] karty badań
       *[other] do { $n } kart badań
    }
effect-generate = stwórz { effect-generated }
    .gain = { effect-generated }
# Plural: in this case all numbers above 1 go with the same form.
effect-generated = { $n ->
        [one] {""}
       *[other] { $n } ×{" "}
    }{ effect-insight } { effect-quality }
# Plural: in this case all numbers above 1 go with the same form.
effect-elevate = { $n ->
        [one] wznieś wgląd{ effect-of-quality }
       *[other] wznieś wglądy{ effect-of-quality } do { $n } razy
    }
    .gain = { $n ->
        [one] wzniesienie wglądu{ effect-of-quality }
       *[other] do { $n } wzniesień wglądów{ effect-of-quality }
    }
# Plural: in this case all numbers above 1 go with the same form.
effect-transfer = { $n ->
        [one] przesuń wgląd
       *[other] przesuń wglądy do { $n } razy
    }
    .gain = { $n ->
        [one] przesunięcie wglądu
       *[other] do { $n } przesunięć wglądów
    }
effect-elevate-or-transfer = przesuń wgląd albo wznieś wgląd{ effect-of-quality }
    .gain = przesunięcie wglądu albo wzniesienie wglądu{ effect-of-quality }
effect-tile = zdobądź płytkę notatnika
    .gain = 1 płytka notatnika
# Plural: in this case all numbers above 1 go with the same form.
effect-resolve-tile = { $n ->
        [one] rozpatrz płytkę notatnika
       *[other] rozpatrz { $n } razy jedną płytkę notatnika
    }
    .gain = { $n ->
        [one] rozpatrzenie płytki notatnika
       *[other] { $n } rozpatrzenia jednej płytki notatnika
    }
effect-resolve-row = rozpatrz rząd
    .gain = rozpatrzenie rzędu
effect-resolve-column = rozpatrz odblokowaną kolumnę
    .gain = rozpatrzenie odblokowanej kolumny
effect-inkpot = porusz kałamarz o { effect-steps }
    .gain = ruch kałamarza o { effect-steps }
effect-steps = { $n ->
        [one] 1 pole
        [few] 1–{ $n } pola
       *[many] 1–{ $n } pól
    }
effect-reputation = zdobądź { effect-reputations }
    .gain = { effect-reputations }
effect-reputations = { $n ->
        [one] { $n } punkt reputacji
        [few] { $n } punkty reputacji
       *[many] { $n } punktów reputacji
    }
effect-treat = lecz jednego pacjenta
    .gain = leczenie jednego pacjenta
effect-professor = porusz swojego profesora o 1 lub 2 lokacje i rozpatrz lokację
    .gain = ruch profesora o 1–2 lokacje i jej rozpatrzenie
effect-track = rozpatrz tor reputacji
    .gain = rozpatrzenie toru reputacji
effect-location = rozpatrz efekty { effect-location-of }
    .gain = rozpatrzenie efektów { effect-location-of }
effect-location-of = { $location ->
        [theatre] teatru
        [library] biblioteki
        [opera] opery
        [museum] muzeum
        [university] uniwersytetu
       *[cafe] kawiarni
    }
effect-therapy = otrzymaj { effect-therapies }
    .gain = { effect-therapies }
effect-therapies = { $n ->
        [one] { $n } punkt terapii
        [few] { $n } punkty terapii
       *[many] { $n } punktów terapii
    }
effect-room = odblokuj swój drugi gabinet
    .gain = drugi gabinet
effect-main = efekt główny ({ $effect-gain })
    .gain = efekt główny ({ $effect-gain })
effect-banner = baner ({ $effect-gain })
    .gain = baner ({ $effect-gain })
effect-card = „{ $card }” ({ $effect-gain })
    .gain = „{ $card }” ({ $effect-gain })
