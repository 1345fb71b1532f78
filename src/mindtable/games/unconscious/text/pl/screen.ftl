### Co mówi tylko stół w przeglądarce: nazwy jego części, podpowiedzi, łańcuch, ostrzeżenia, koniec gry.

## Części stołu
screen-vienna = Wiedeń
screen-displays = Wystawki
screen-dreams = Jawne marzenia
screen-stock = Zasoby
screen-rooms = Gabinety
screen-papers = Badania, rozprawy i symbole
screen-hand = Ręka
screen-in-play = W grze
screen-none = brak
screen-reserve = Rezerwa
screen-free = Darmowe
screen-free-help = Darmowe akcje: możesz je wykonać w każdej chwili swojej tury.

## Stół spotkań
screen-action-notebook-1 = sama płytka
screen-action-notebook-2 = płytka i baner
screen-action-notebook-3 = płytka, całość
screen-action-generate = trzy małe
screen-action-research = badania
screen-action-professor = profesor
screen-action-elevate = wznieś, przesuń
screen-action-play = zagraj, opublikuj
screen-action-freud = Freud
screen-space = Pole pomysłów { $space }
screen-space-blocked = Nieużywane przy tej liczbie graczy.
screen-space-moves = Pomysły stąd poruszają kałamarz o { $value ->
    [one] { $value } pole.
    [few] { $value } pola.
   *[many] { $value } pól.
}
screen-space-ideas = { $name }: { $count ->
    [one] { $count } pomysł
    [few] { $count } pomysły
   *[many] { $count } pomysłów
} ({ $action })
screen-tile-gone = To pole nie ma już płytki. Zamiast niej daje PZ.

## Płytki i karty
screen-tile-start = Płytka startowa
screen-tile-i = Płytka notatnika, poziom I
screen-tile-ii = Płytka notatnika, poziom II
screen-main = Efekt główny:
screen-banner = Baner:
screen-start-at = Twój profesor zaczyna tutaj: { $location }
screen-routine = Pacjent typowy
screen-case-study = Pacjent przełomowy
screen-client-figures = { $therapy ->
    [one] { $therapy } punkt terapii
    [few] { $therapy } punkty terapii
   *[many] { $therapy } punktów terapii
}, za wyleczenie { $points } PZ
screen-from-catharsis = Od katharsis: { $tags }
screen-grief = Warstwa traumy
screen-grief-figures = Terapia +{ $therapy }. Przy katharsis: { $effect }
screen-grief-gone = Traumy już nie ma. Symbole i zdolność albo punktacja są aktywne.
screen-manifest = Jawne marzenie
screen-latent = Ukryte marzenie
screen-dream-symbol = Na warstwie traumy z tym samym symbolem ({ $symbol }) daje 1 puzderko.
screen-symbol-matches = Symbol pasuje do warstwy traumy: 1 puzderko, gdy użyjesz tego marzenia.
screen-latent-under = Leży pod jawnym marzeniem. Możesz go użyć dopiero po nim.
screen-no-dreams = Nie ma już marzeń. Pomogą tylko puzderka.
screen-tag = symbol lokacji: { $location }
screen-tags-of = { $count } × { $location }
screen-deck-left = Talia badań: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
screen-treatise-figures = Za publikację { $points } PZ; symbole: { $tags }
screen-treatise-volumes = Tomy: { $volumes }
screen-treatise-help = Pierwszy tom to twoja karta badań w grze. Pozostałe możesz zacytować.
screen-published-by = Publikacja: { $name }
screen-citable = { $count ->
    [0] Wszystkie tomy już zacytowano.
    [one] Można jeszcze zacytować { $count } tom, od prawej.
    [few] Można jeszcze zacytować { $count } tomy, od prawej.
   *[many] Można jeszcze zacytować { $count } tomów, od prawej.
}
screen-cured = Wyleczony pacjent: { $client }
screen-cured-help = Wyleczony pacjent zostaje z tobą do końca gry.

## Miasto
screen-location-count = Figurki tutaj: { $figures }. Twoje symbole: { $tags }. Większa z tych liczb mówi, ile razy rozpatrzysz efekty (najwyżej 5).
screen-standing-here = Tutaj: { $names }
screen-freud = Freud
screen-journalist = dziennikarz
screen-professor-of = profesor ({ $name })
screen-bonus-used = Już użyta.
screen-bonus-free = Wolna: weź ją, gdy przywołujesz pomysły, a stoi tu twój profesor, Freud albo dziennikarz.
screen-district-needs = Wymagane symbole tej dzielnicy: { $value }; twoje: { $tags }. Zabiera na stałe z tarczy wgląd w twoim kolorze.
screen-district-taken = Zajmuje: { $name }.
screen-fireworks-help = Tu są fajerwerki: potrzeba o jeden symbol mniej.
screen-tokens = { $count ->
    [one] Został { $count } żeton.
    [few] Zostały { $count } żetony.
   *[many] Zostało { $count } żetonów.
}
screen-tokens-help = Każda premia w tej dzielnicy zabiera żeton. Wierzchni daje 1 punkt reputacji.

## Tor reputacji i cele
screen-income = Nad twoim znacznikiem
screen-track-action = Pod znacznikiem Freuda
screen-track-now = Gdy rozpatrzysz go teraz
screen-track-then = Potem jedno z: { $actions }
screen-watch = Figurka Freuda idzie dalej, gdy dotrze tu jego znacznik.
screen-freud-marker = Znacznik Freuda. Pole 10 zapowiada koniec gry.
screen-reputation-of = { $name }: reputacja { $reputation }
screen-goal-tags = 1 punkt reputacji i symbole: { $tags }
screen-goal-points = 1 punkt reputacji i { $points } PZ
screen-goal-won = Cel osiąga: { $name }
screen-goal-progress = { $name }: { $reached } z { $needed }

## Biurko
screen-coffee-help = Najwyżej 6. Nową kawę daje przywołanie pomysłów.
screen-box-help = Na koniec tury puzderko to punkt terapii. Puzderka ponad limit zamieniają się w 2 PZ każde.
screen-bright-help = Zastępuje pomysł, zmienia ruch kałamarza o 1 albo dodaje 2 efekty w lokacji.
screen-ideas-line = Pomysły w puli: { $ideas }, na stole: { $placed }, zablokowane: { $locked }
screen-points-line = PZ: { $points }. Reputacja: { $reputation }
screen-dial-help = Na wewnętrznym okręgu leżą małe wglądy, na zewnętrznym duże.
screen-overpays = To nadpłata: poziom wyższy niż wymagany, bez reszty.
screen-inkpot-top = kolumna
screen-inkpot-row-1 = rząd 1
screen-inkpot-row-2 = rząd 2
screen-inkpot-row-3 = rząd 3
screen-inkpot-left = tor
screen-inkpot-here = Tu stoi kałamarz
screen-inkpot-top-help = Rozpatrz odblokowaną kolumnę. Wejście z lewego pola odblokowuje pomysł i jego kolumnę.
screen-inkpot-row-1-help = Rozpatrz rząd 1: stwórz mały wgląd rozwoju, a potem rozpatrz płytki tego rzędu.
screen-inkpot-row-2-help = Rozpatrz rząd 2: stwórz mały wgląd wolności, a potem rozpatrz płytki tego rzędu.
screen-inkpot-row-3-help = Rozpatrz rząd 3: stwórz mały wgląd pasji, a potem rozpatrz płytki tego rzędu.
screen-inkpot-left-help = Rozpatrz tor reputacji.
screen-column-open = Odblokowana, razem ze swoim pomysłem.
screen-column-closed = Zablokowana, dopóki kałamarz po okrążeniu nie odblokuje tego pomysłu.
screen-column-foot = Efekt wypełnionej kolumny: { $effect }
screen-row-end = Efekt wypełnionego rzędu: { $effect }
screen-cell-empty = Puste
screen-lock = { $cured ->
    [0] Kłódka: tutaj nie wymaga wyleczonych pacjentów.
    [one] Kłódka: wymaga { $cured } wyleczonego pacjenta.
    [few] Kłódka: wymaga { $cured } wyleczonych pacjentów.
   *[many] Kłódka: wymaga { $cured } wyleczonych pacjentów.
}
screen-district-tags = { $count ->
    [one] { $count } symbol w tej dzielnicy
    [few] { $count } symbole w tej dzielnicy
   *[many] { $count } symboli w tej dzielnicy
}

## Gabinety
screen-room = Gabinet { $number }
screen-room-empty = Gabinet { $number } jest pusty
screen-room-empty-help = Nowy pacjent przyjdzie na koniec tury.
screen-room-closed = Gabinet { $number } jest zablokowany
screen-room-closed-help = Odblokuje się, gdy zniknie startowa warstwa traumy.
# Plural: in this case all numbers above 1 go with the same form.
screen-therapy-left = { $points ->
    [one] Do wyleczenia brakuje { $points } punktu terapii
   *[other] Do wyleczenia brakuje { $points } punktów terapii
}

## Co się dzieje
screen-doing = Co się dzieje
screen-doing-nothing = Nic nie czeka.
screen-doing-other = następny krok
screen-doing-idea-space = Wybierz pole dla pomysłów
screen-doing-table-action = { $times ->
    [one] { $action }
    [few] { $action }, { $times } razy
   *[many] { $action }, { $times } razy
}
screen-doing-inkpot-exactly = { $spaces ->
    [one] Porusz kałamarz o { $spaces } pole
    [few] Porusz kałamarz o { $spaces } pola
   *[many] Porusz kałamarz o { $spaces } pól
}
# Plural: in this case all numbers above 1 go with the same form.
screen-doing-inkpot-move = { $most ->
    [one] Porusz kałamarz o { $most } pole
   *[other] { $least ->
        [0] Porusz kałamarz
       *[other] Porusz kałamarz: { $least }–{ $most }
    }
}
screen-doing-use-boxes = Puzderka na terapię, potem koniec tury
screen-doing-parts = Efekty, w dowolnej kolejności
screen-doing-pay = Zapłać
screen-doing-gains = W zamian
screen-doing-place-tile = Połóż płytkę
screen-doing-choose-client = Wybierz pacjenta
screen-doing-choose-dream = Wybierz jawne marzenie
screen-doing-play-card = Zagraj badania albo opublikuj
screen-doing-gather = Zbierz tomy: { $treatise }
screen-doing-own-insight = Zdejmij z tarczy wgląd w swoim kolorze
screen-doing-location-effect = { $location }: { $times ->
    [one] został { $times } efekt
    [few] zostały { $times } efekty
   *[many] zostało { $times } efektów
}
screen-doing-exchange-card = Zamień kartę albo nie
screen-part-next = Naciśnij, aby rozpatrzyć go jako następny.
screen-part-not-now = Teraz nic by nie dał albo nie da się za niego zapłacić.
screen-no-bright = bez
screen-foreseen = Z pola { $space }:
screen-foreseen-action = akcja, raz lub dwa razy
screen-foreseen-inkpot = Kałamarz: { $by ->
    [one] { $by } pole
    [few] { $by } pola
   *[many] { $by } pól
} → { $space }{ $bright ->
    [0] {""}
    [one] {" "}({ $bright } świetny pomysł)
    [few] {" "}({ $bright } świetne pomysły)
   *[many] {" "}({ $bright } świetnych pomysłów)
}

## O tym pamiętaj
heed-last-round = Ostatnia runda. Nowi pacjenci nie przychodzą.
heed-signalled = Koniec jest zapowiedziany. Po tej rundzie jeszcze jedna.
heed-could-cure = { $boxes ->
    [one] { $boxes } puzderko wystarczy
    [few] { $boxes } puzderka wystarczą
   *[many] { $boxes } puzderek wystarczy
}, aby wyleczyć pacjenta „{ $thing }”.
heed-boxes-full = Masz komplet puzderek. Kolejne zamienią się w 2 PZ każde.
heed-goal-near = O krok od celu: { $thing }
warning-unclaimed-bonus = Przejście dalej bez premii, którą można wziąć
waste-unclaimed-bonus = Możesz wziąć premię. Po tym przywołaniu szansa przepadnie.
warning-could-cure = Koniec tury, choć puzderka wyleczyłyby pacjenta
waste-could-cure = { $boxes ->
    [one] { $boxes } puzderko wystarczyłoby teraz
    [few] { $boxes } puzderka wystarczyłyby teraz
   *[many] { $boxes } puzderek wystarczyłoby teraz
}, aby wyleczyć pacjenta „{ $client }”.
warning-boxes-full = Puzderka ponad limit
waste-boxes-full = Masz komplet puzderek, więc to zamieni się w 2 PZ.
warning-coffee-lost = Kawa ponad limit
waste-coffee-lost = { $count ->
    [one] Przepadnie { $count } kawa: możesz mieć najwyżej 6.
    [few] Przepadną { $count } kawy: możesz mieć najwyżej 6.
   *[many] Przepadnie { $count } kaw: możesz mieć najwyżej 6.
}
warning-skipped-action = Pominięcie akcji stołu spotkań
waste-skipped-action = Nie rozpatrzysz tej akcji: { $action }
warning-skipped-tile = Odrzucenie płytki
waste-skipped-tile = Płytka przepadnie i nic za nią nie dostaniesz.

## Inni, słowniczek, koniec
screen-seat-line = { $name }: PZ { $points }, kawa { $coffee }, puzderka { $boxes }, wyleczeni { $cured }, rozprawy { $treatises }
screen-others = Pozostali gracze
screen-setting-up = Przygotowanie
screen-round = Runda { $round }
screen-final-reputation = Reputacja i jej dodatek za wyleczenia i rozprawy
screen-final-districts = Wglądy w różnych dzielnicach
screen-final-rows = Wypełnione rzędy
screen-final-tags = Różne symbole lokacji
screen-final-case-studies = Pacjenci przełomowi
screen-final-boxes = Pozostałe puzderka
screen-final-bright = Pozostałe świetne pomysły i kawa
screen-total = Razem
screen-points-of = { $name }: { $points } PZ
screen-resolved = rozpatrzono { $times } ×
screen-symbols-insights = Wglądy: kształt to poziom, znak to typ
screen-symbols-any = dowolny typ
screen-symbols-hollow = pusty: do użycia, potem wraca do rezerwy
screen-symbols-own = z obwódką gracza: wgląd w jego kolorze
screen-symbols-effects = Co robią efekty
screen-symbols-others = Inne znaki
screen-symbols-professor = profesor gracza
screen-symbols-idea = pomysł
screen-symbols-lock = zablokowane
screen-symbols-waves = fale, symbol warstw traumy i marzeń
screen-symbols-cloud = chmura, symbol warstw traumy i marzeń
screen-symbols-eye = oko, symbol warstw traumy i marzeń
screen-symbols-token = premia już użyta
screen-symbols-watch = zegarek: Freud idzie dalej (na pacjencie przełomowym: punktuje na koniec)
screen-symbols-fireworks = fajerwerki: premia dzielnicy wymaga o jeden symbol mniej
screen-symbols-goal = cel w zasięgu ręki
screen-symbols-treatise = opublikuj rozprawę
