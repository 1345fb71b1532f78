### Nazwy rzeczy na stole i słowa, którymi opowiada się efekty. Efekt to koszty (effect-use z wglądami effect-used,
### effect-repress) i zyski, rozdzielone przecinkami; effect-for łączy koszty z zyskami.
### $n to liczba; $level, $quality i $location to identyfikatory.

## Lokacje i dzielnice

location-theatre = Teatr
location-library = Biblioteka
location-opera = Opera
location-museum = Muzeum
location-university = Uniwersytet
location-cafe = Kawiarnia
district-green = Zielona dzielnica
district-purple = Fioletowa dzielnica
district-red = Czerwona dzielnica

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

inkpot-top = górne: kolumna
inkpot-row-1 = rząd 1
inkpot-row-2 = rząd 2
inkpot-row-3 = rząd 3
inkpot-left = lewe: tor reputacji

## Akcje stołu spotkań

table-notebook-1 = Płytka notatnika za 1 kawę
table-notebook-1-help = Użyj 1 kawy i weź wierzchnią płytkę dowolnego stosu, bez jej efektów.
table-notebook-2 = Płytka notatnika za 2 kawy
table-notebook-2-help = Użyj 2 kaw, weź dowolną płytkę ze środkowej kolumny i rozpatrz jej baner.
table-notebook-3 = Płytka notatnika za 3 kawy
table-notebook-3-help = Użyj 3 kaw, weź dowolną płytkę z prawej kolumny i rozpatrz jej efekt główny oraz baner.
table-generate = Stwórz wglądy
table-generate-help = Stwórz po jednym małym wglądzie rozwoju, wolności i pasji.
table-research = Zdobądź kartę badań
table-research-help = Dobierz kartę badań; potem możesz wymienić dowolną kartę z ręki na jedną z dwóch w wystawce.
table-professor = Porusz profesora
table-professor-help = Porusz swojego profesora o 1 lub 2 lokacje albo do Freuda, a potem rozpatrz lokację.
table-elevate = Wznieś i przesuń
table-elevate-help = Do dwóch wzniesień i jedno przesunięcie, w dowolnej kolejności.
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

effect-for = { $cost }: { $gains }
effect-and = { $first } i { $second }
effect-use = użyj { $insights }
effect-used =
    { $level ->
        [minor] małego
        [median] średniego
       *[major] dużego
    } wglądu { $quality ->
        [growth] rozwoju
        [freedom] wolności
        [passion] pasji
       *[any] dowolnego typu
    }
effect-repress = stłum wgląd

## Efekty: zyski

effect-coffee =
    otrzymaj { $n ->
        [one] { $n } kawę
        [few] { $n } kawy
       *[many] { $n } kaw
    }
effect-points = zdobądź { $n } PZ
effect-box =
    otrzymaj { $n ->
        [one] { $n } puzderko
        [few] { $n } puzderka
       *[many] { $n } puzderek
    }
effect-bright =
    otrzymaj { $n ->
        [one] { $n } świetny pomysł
        [few] { $n } świetne pomysły
       *[many] { $n } świetnych pomysłów
    }
effect-research =
    zdobądź { $n ->
        [one] kartę badań
        [few] { $n } karty badań
       *[many] { $n } kart badań
    }
effect-play =
    zagraj { $n ->
        [one] kartę badań
       *[other] do { $n } kart badań
    }
effect-generate =
    stwórz { $level ->
        [minor] mały
        [median] średni
       *[major] duży
    } wgląd { $quality ->
        [growth] rozwoju
        [freedom] wolności
        [passion] pasji
       *[any] dowolnego typu
    }
effect-elevate =
    { $n ->
        [one] wznieś wgląd{ $quality ->
            [growth] { " " }rozwoju
            [freedom] { " " }wolności
            [passion] { " " }pasji
           *[any] { "" }
        }
       *[other] wznieś wglądy{ $quality ->
            [growth] { " " }rozwoju
            [freedom] { " " }wolności
            [passion] { " " }pasji
           *[any] { "" }
        } do { $n } razy
    }
effect-transfer =
    { $n ->
        [one] przesuń wgląd
       *[other] przesuń wglądy do { $n } razy
    }
effect-elevate-or-transfer =
    przesuń wgląd albo wznieś { $quality ->
        [growth] wgląd rozwoju
        [freedom] wgląd wolności
        [passion] wgląd pasji
       *[any] wgląd
    }
effect-tile = zdobądź płytkę notatnika
effect-resolve-tile =
    { $n ->
        [one] rozpatrz płytkę notatnika
       *[other] rozpatrz { $n } razy jedną płytkę notatnika
    }
effect-resolve-row = rozpatrz rząd
effect-resolve-column = rozpatrz odblokowaną kolumnę
effect-inkpot =
    { $n ->
        [one] porusz kałamarz o 1 pole
        [few] porusz kałamarz o 1–{ $n } pola
       *[many] porusz kałamarz o 1–{ $n } pól
    }
effect-reputation =
    zdobądź { $n ->
        [one] punkt reputacji
        [few] { $n } punkty reputacji
       *[many] { $n } punktów reputacji
    }
effect-treat = lecz jednego pacjenta
effect-professor = porusz swojego profesora o 1 lub 2 lokacje i rozpatrz lokację
effect-track = rozpatrz tor reputacji
effect-location =
    rozpatrz efekty { $location ->
        [theatre] teatru
        [library] biblioteki
        [opera] opery
        [museum] muzeum
        [university] uniwersytetu
       *[cafe] kawiarni
    }
effect-therapy =
    { $n ->
        [one] { $n } punkt terapii
        [few] { $n } punkty terapii
       *[many] { $n } punktów terapii
    }
effect-room = odblokuj swój drugi gabinet
effect-main = efekt główny: { $effect }
effect-banner = baner: { $effect }
effect-card = { $card }: { $effect }
