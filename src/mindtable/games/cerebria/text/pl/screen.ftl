### Co jeszcze mówi stół na ekranie: nazwy dla podpowiedzi i czytników, opowieść o Objawieniu, koniec gry.

screen-board = Plansza Cerebrii
screen-mine = Twój obszar
screen-others = Pozostali gracze
screen-spectator = Oglądasz grę.

## Karty

screen-starting = Emocja początkowa
screen-mild = Łagodna
screen-strong = Silna
screen-vibe = { $vibe-card }
screen-spaces = Intensywność według Esencji: { $spaces }
screen-essence-of = Esencja: { $essence } z { $spaces }
screen-intensity = Intensywność { $intensity }
screen-intensity-token = Intensywność { $intensity }, w tym +{ $token } z żetonu
screen-empower-at = Próg Wzmocnienia: { $threshold }; silna Emocja: { $strong }
screen-from-deck = Z talii: { $seat }
screen-hand = Ręka
screen-seen = Znane karty
screen-unknown-cards = { $count ->
    [one] { $count } karta, której nikt inny nie widział
    [few] { $count } karty, których nikt inny nie widział
   *[many] { $count } kart, których nikt inny nie widział
}
screen-deck = Talia: { $cards }
screen-deck-empty = Talia: pusta
screen-deck-face-down = Talia: { $cards }, zakryta do dobrania początkowych rąk
screen-bottom = Znane karty pod talią, od najniższej: { $cards }
screen-supply-card = Zasoby

## Miejsca, pola i kontrola

screen-slot-empty = puste
screen-space = Pole: { $space }
screen-space-with = Pole: { $space }. Tutaj: { $seats }
screen-sums = Radość { $bliss } : { $gloom } Smutek
screen-controlled = Kontroluje { $team }.
screen-uncontrolled = Nikt nie kontroluje.
screen-realm-sum-help = Suma Intensywności obu pól Emocji w Krainie, pól na sąsiednich Granicach, o ile nie blokuje ich wroga Emocja, i Fortecy.
screen-frontier-sum-help = Suma Intensywności Triady: pola Emocji na Granicy i pól po obu jego stronach. Drużyna sama w Triadzie kontroluje Granicę.
screen-fortress-none = { $realm }: bez Fortecy
screen-fortress = { $realm }: Forteca { $team-gen } ({ $fragment })
screen-fortress-fresh = { $realm }: Forteca { $team-gen } ({ $fragment }), nowa w tej turze
screen-fortress-help = Mały Fragment dodaje w swojej Krainie 1 do Intensywności, Duży 2. Podczas Objawienia sąsiedniej Sfery Forteca dołącza do Tożsamości, chyba że jest nowa w tej turze.

## Źródło i Tożsamość

screen-sphere-at = Teraz przy: { $realm }
screen-sphere-holds = Siła Woli: { $willpower } z 7
screen-identity = Tożsamość
screen-identity-help = Na końcu Mały Fragment jest wart 3 punkty, Duży 5, Zamykający 4.
screen-identity-empty = Nie ma jeszcze Fragmentów
screen-identity-piece = { $team }: { $fragment }

## Duchy i ich plansze

screen-spirit-of = { $spirit } ({ $seat })
screen-no-power = W grze podstawowej Duchy nie mają mocy.
screen-holds = Siła Woli { $willpower } · Esencja { $essence } · Karty { $cards }
screen-willpower-of = Siła Woli: { $willpower }
screen-essence-pool = Esencja na planszy Ducha: { $essence }
screen-cards-of = Karty na ręce: { $cards }
screen-spirit-board = Plansza Ducha: { $spirit }
screen-action-move = Przejdź na sąsiednie pole.
screen-action-invoke = Połóż Emocję z ręki na pustym polu obok swojego Ducha, z 1 Esencją.
screen-action-quell = Usuń 1 Esencję z wrogiej Emocji obok swojego Ducha; pokaż kartę o jej Energii.
screen-action-fortify = Zbuduj Fortecę w Krainie obok swojego Ducha, której nie kontrolują przeciwnicy.
screen-action-empower = Zastąp łagodną Emocję swojej drużyny obok swojego Ducha jej silnym odpowiednikiem.
screen-costs = Koszt: { $price }
screen-adds = Dodatkowy koszt: { $price }
screen-token = Żeton Energii: { $vibe }.
screen-token-none = Nie ma jeszcze żetonu Energii.
screen-blocked = Zablokowane przez żeton Niepewności.
screen-abilities = Zdolności Ambicji i koniec tury
screen-ability-used = Już użyto w tej turze.
screen-more = Cała plansza
screen-less = Krócej

## Drużyny, Aspiracje i tury

screen-total = Punkty razem: { $points }.
screen-wheel = W tym za Intencje: { $points }.
screen-intentions = Punktowane Intencje:
screen-wheel-bonus = Na Kole co drugi punkt daje na zmianę 1 Esencję, 1 kartę albo 1 Ambicję.
screen-ambition-of = Dostępna Ambicja: { $ambition } z 3
screen-supply-title = Pozostałe Fragmenty
screen-supply = { $team }: Małe Fragmenty { $minors }, Duże Fragmenty { $majors }
screen-aspiration = Aspiracja
screen-common = Wspólna Aspiracja
screen-common-current = Bieżąca Wspólna Aspiracja
screen-common-coming = Wspólna Aspiracja, pozycja w rzędzie: { $place }
screen-common-past = Miniona Wspólna Aspiracja
screen-common-removed = Wspólna Aspiracja usunięta z gry
screen-hidden = Ukryta Aspiracja
screen-hidden-of = Ukryta Aspiracja: { $team }
screen-hidden-left = Nieznana; pozostało kart: { $count }
screen-past-hidden = Dotąd ujawnione: { $names }
screen-choose-hidden = Wybierz Ukrytą Aspirację
screen-ahead = { $sums }, prowadzi { $team }
screen-level = { $sums }, remis
screen-turn = Tura { $turn }
screen-turn-of = Tura { $turn }: { $seat }. Pozostałe akcje: { $actions }
screen-before-first-turn = Przed pierwszą turą
screen-marker = Znacznik kolejności { $place }: { $seat }
screen-absorbed = W tej turze nie ma już Absorpcji.
screen-can-absorb = W tej turze pozostała jedna Absorpcja.

## Objawienie

screen-revelation = Objawienie
screen-revelation-1 = Ukryte Aspiracje zostają ujawnione
screen-revelation-2 = Kto co spełnia?
screen-revelation-3 = Fragmenty dołączają do Tożsamości
screen-revelation-4 = Następna Wspólna Aspiracja
screen-revelation-5 = Nowe Ukryte Aspiracje
screen-revelation-6 = Forteca obok Sfery
screen-revelation-7 = Sfera znów się napełnia
screen-revelation-none = Nic się nie zmienia.
screen-met = spełniona
screen-not-met = niespełniona
screen-close = Zamknij

## Koniec

screen-won = Wygrywa { $team }.
screen-drawn = Nikt nie wygrywa: drużyny mają tyle samo punktów.
screen-tie-broken = Punktów jest tyle samo. Rozstrzyga Fragment Zamykający.
screen-intentions-points = Intencje
# Plural: „razy” for all numbers above 1.
screen-times = { $count ->
    [one] raz
   *[other] { $count } razy
}
screen-second-capping = Zamiast drugiego Fragmentu Zamykającego
screen-wheel-total = Punkty na Kole
screen-together = Razem
screen-ending-piece = Tura { $turn }: { $fragment } za Aspiracje
screen-ending-fortress = Tura { $turn }: dołącza Forteca ({ $realm })

## Ostrzeżenia przed stratą

warning-actions-left = Koniec tury z niewykorzystanymi akcjami
warning-actions-left-now = { $actions ->
    [one] Masz jeszcze { $actions } akcję.
    [few] Masz jeszcze { $actions } akcje.
   *[many] Masz jeszcze { $actions } akcji.
}
warning-absorb-left = Koniec tury bez Absorpcji
warning-absorb-left-now = W tej turze nie było jeszcze Absorpcji.

## Symbole i galeria

screen-symbols-have = Co masz
screen-symbols-do = Co robisz
screen-symbols-spheres = Premie Sfer
screen-symbols-bliss = Okrągłe znaki i paciorki na brzegu; Forteca skierowana w górę.
screen-symbols-gloom = Sześciokątne znaki i kolce na brzegu; Forteca skierowana w dół.
screen-kind-boards = Plansze Duchów

## Własne talie

screen-decks-about = Zbuduj własną talię Emocji, zapisz ją i zagraj nią. Zasady są sprawdzane podczas budowania.
screen-decks-shelf = Talie do otwarcia
screen-decks-new = Nowa talia
screen-decks-own = Własne talie
screen-decks-ready = Gotowe talie
screen-decks-other = Lista kart
screen-decks-field-help = Każdy gracz gra gotową talią albo jedną z twoich.
screen-decks-name = Nazwa talii
screen-decks-unnamed = Talia bez nazwy
screen-decks-side = Strona
screen-decks-of = z { $size } kart
screen-decks-list = Karty w talii
screen-decks-pool = Emocje strony: { $side }
screen-decks-keys = Na klawiaturze: strzałki przechodzą od karty do karty, + dodaje jedną, − wyjmuje jedną.
screen-decks-key-add = Dodaj zaznaczoną kartę
screen-decks-key-drop = Wyjmij zaznaczoną kartę
screen-decks-add = Dodaj jedną: { $card }. W talii: { $count }
screen-decks-drop = Wyjmij jedną: { $card }
screen-decks-legal = Tą talią można grać.
screen-decks-unreachable = Brak połączenia z serwerem. Zasady zostaną sprawdzone, gdy tylko wróci.
screen-decks-save = Zapisz talię
screen-decks-saved = Zapisano: „{ $name }”.
screen-decks-play = Zagraj nią
screen-decks-play-not = Tą talią jeszcze nie można grać. Wyżej widać, czego brakuje.
screen-decks-copy = Kopiuj jako tekst
screen-decks-link = Kopiuj link
screen-decks-read = Wczytaj tekst
screen-decks-read-help = Jedna Emocja w wierszu wraz z liczbą, na przykład „2 courage”, w tym języku albo po angielsku. Wiersz, który zaczyna się od #, podaje nazwę.
screen-decks-read-in = Wczytaj
screen-decks-read-nothing = W tekście nie ma żadnej Emocji. Podaj po jednej w wierszu, na przykład „2 courage”.
screen-decks-misread = Wiersz { $line }: nie ma Emocji o nazwie „{ $words }”. Sprawdź pisownię.
screen-decks-delete = Usuń
screen-decks-delete-ask = Usunąć talię „{ $name }”?
screen-decks-delete-help = Nie da się jej przywrócić, chyba że masz jej tekst.
