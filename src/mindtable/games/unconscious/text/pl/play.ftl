### To, co czyta się podczas gry: przyciski, pytania, dziennik, odmowy i opcje.
### Nazwy stoją tam, gdzie pasuje mianownik: jako podmiot, po dwukropku, w nawiasie albo w cudzysłowie.

game-unconscious = Nieświadomy umysł
game-unconscious-about = Wiedeń i mnóstwo kawy: ogłaszaj pomysły przy stole Freuda, zamieniaj wglądy w terapię, uwalniaj pacjentów od traumy i publikuj rozprawy. Dla dwóch do czterech osób.

## Tarcza

noun-insight-reserve = wgląd z rezerwy
noun-insight-growth-minor = mały wgląd rozwoju
noun-insight-growth-median = średni wgląd rozwoju
noun-insight-growth-major = duży wgląd rozwoju
noun-insight-freedom-minor = mały wgląd wolności
noun-insight-freedom-median = średni wgląd wolności
noun-insight-freedom-major = duży wgląd wolności
noun-insight-passion-minor = mały wgląd pasji
noun-insight-passion-median = średni wgląd pasji
noun-insight-passion-major = duży wgląd pasji
noun-insight-reserve-own = wgląd z rezerwy (w twoim kolorze)
noun-insight-growth-minor-own = mały wgląd rozwoju (w twoim kolorze)
noun-insight-growth-median-own = średni wgląd rozwoju (w twoim kolorze)
noun-insight-growth-major-own = duży wgląd rozwoju (w twoim kolorze)
noun-insight-freedom-minor-own = mały wgląd wolności (w twoim kolorze)
noun-insight-freedom-median-own = średni wgląd wolności (w twoim kolorze)
noun-insight-freedom-major-own = duży wgląd wolności (w twoim kolorze)
noun-insight-passion-minor-own = mały wgląd pasji (w twoim kolorze)
noun-insight-passion-median-own = średni wgląd pasji (w twoim kolorze)
noun-insight-passion-major-own = duży wgląd pasji (w twoim kolorze)

area-reserve = rezerwa
area-growth-minor = mały rozwój
area-growth-median = średni rozwój
area-growth-major = duży rozwój
area-freedom-minor = mała wolność
area-freedom-median = średnia wolność
area-freedom-major = duża wolność
area-passion-minor = mała pasja
area-passion-median = średnia pasja
area-passion-major = duża pasja

## Notatnik

noun-tile-spot-i-stack = poziom I, ze stosu
noun-tile-spot-i-middle = poziom I, środkowa kolumna
noun-tile-spot-i-right = poziom I, prawa kolumna
noun-tile-spot-ii-stack = poziom II, ze stosu
noun-tile-spot-ii-middle = poziom II, środkowa kolumna
noun-tile-spot-ii-right = poziom II, prawa kolumna
noun-cell-1 = rząd 1, pole 1
noun-cell-2 = rząd 1, pole 2
noun-cell-3 = rząd 1, pole 3
noun-cell-4 = rząd 2, pole 1
noun-cell-5 = rząd 2, pole 2
noun-cell-6 = rząd 2, pole 3
noun-cell-7 = rząd 3, pole 1
noun-cell-8 = rząd 3, pole 2
noun-cell-9 = rząd 3, pole 3
line-1 = rząd 1
line-2 = rząd 2
line-3 = rząd 3
line-4 = kolumna 1
line-5 = kolumna 2
line-6 = kolumna 3
tile-start = początkowa
tile-one = poziom I
tile-two = poziom II

## Miasto

noun-bonus-theatre-1 = { location-theatre }, nr 1
noun-bonus-theatre-2 = { location-theatre }, nr 2
noun-bonus-theatre-3 = { location-theatre }, nr 3
noun-bonus-library-1 = { location-library }, nr 1
noun-bonus-library-2 = { location-library }, nr 2
noun-bonus-library-3 = { location-library }, nr 3
noun-bonus-opera-1 = { location-opera }, nr 1
noun-bonus-opera-2 = { location-opera }, nr 2
noun-bonus-opera-3 = { location-opera }, nr 3
noun-bonus-museum-1 = { location-museum }, nr 1
noun-bonus-museum-2 = { location-museum }, nr 2
noun-bonus-museum-3 = { location-museum }, nr 3
noun-bonus-university-1 = { location-university }, nr 1
noun-bonus-university-2 = { location-university }, nr 2
noun-bonus-university-3 = { location-university }, nr 3
noun-bonus-cafe-1 = { location-cafe }, nr 1
noun-bonus-cafe-2 = { location-cafe }, nr 2
noun-bonus-cafe-3 = { location-cafe }, nr 3
noun-district-space-green-3 = { district-green }, wartość 3
noun-district-space-green-4 = { district-green }, wartość 4
noun-district-space-green-5 = { district-green }, wartość 5
noun-district-space-green-6 = { district-green }, wartość 6
noun-district-space-purple-3 = { district-purple }, wartość 3
noun-district-space-purple-4 = { district-purple }, wartość 4
noun-district-space-purple-5 = { district-purple }, wartość 5
noun-district-space-purple-6 = { district-purple }, wartość 6
noun-district-space-red-3 = { district-red }, wartość 3
noun-district-space-red-4 = { district-red }, wartość 4
noun-district-space-red-5 = { district-red }, wartość 5
noun-district-space-red-6 = { district-red }, wartość 6
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
noun-placing-idea-and-bright = jeden pomysł i jeden świetny pomysł
noun-placing-two-bright = dwa świetne pomysły
noun-free-elevate = wznieś wgląd za 2 kawy
noun-free-transfer = przesuń wgląd za 2 kawy
noun-free-bright = 1 świetny pomysł za 3 kawy
noun-free-box = 1 puzderko za duży, średni i mały wgląd
noun-free-points = 2 PZ za 1 puzderko
noun-free-cheap-elevate = wznieś wgląd za 1 kawę (zdolność pacjenta)
noun-free-free-transfer = przesuń wgląd bez kosztu (zdolność pacjenta)
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
verb-coffee = 1 kawa zamiast stłumienia wglądu
verb-insight = Wybierz: { $noun }
verb-quality = Typ: { $noun }
verb-free = Darmowa akcja: { $noun }
verb-tile = Weź płytkę: { $noun }
verb-row = Rząd { $noun }
verb-column = Kolumna { $noun }
verb-cell = Płytka: { $noun }
verb-card = Karta badań: { $noun }
verb-exchange = Wymień: { $noun }
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
verb-start = Płytka początkowa { $noun }
verb-discard = Odrzucenie płytki
verb-transfer = Zamiast tego przesunięcie
verb-done = Dalej

## Pytania

step-start-client = Od którego pacjenta zaczynasz?
step-choose-dream = Jakie jawne marzenie dostaje pacjent: { $client }?
step-start-tile = Którą płytkę początkową wybierasz?
step-start-row = W którym rzędzie kładziesz płytkę początkową? Jej efekt: { $effect }.
step-turn = Co robisz w tej turze?
step-use-boxes = { $boxes ->
    [0] Nie masz puzderek: zakończ turę, chyba że chcesz jeszcze wykonać darmową akcję.
    [one] Czy przed końcem tury używasz swojego { $boxes } puzderka do terapii?
   *[other] Czy przed końcem tury używasz puzderek do terapii? Masz ich { $boxes }.
}
step-choose-client = Którego nowego pacjenta bierzesz?
step-idea-space = Na którym polu ogłaszasz pomysły?
step-idea-point = Którą akcję wskazują pomysły na polu { $space }?
step-idea-place = Co umieszczasz? Akcja: { $action }.
step-table-action = { $times ->
    [one] Czy rozpatrujesz akcję jeszcze { $times } raz: { $action }?
   *[other] Czy rozpatrujesz akcję, do { $times } razy: { $action }?
}
step-inkpot-move = O ile pól porusza się kałamarz? Wartość to { $value }; każdy świetny pomysł zmienia ją o 1. Stoi tu: { $space }.
step-inkpot-move-range = O ile pól porusza się kałamarz? Od { $least } do { $most }; każdy świetny pomysł zmienia to o 1. Stoi tu: { $space }.
step-parts = Który efekt rozpatrujesz teraz? ({ $source })
step-pay = Którym wglądem płacisz? Do zapłaty: { $due }. To daje: { $gains }.
step-pay-repress = Który wgląd tłumisz? Do zapłaty: { $due }. To daje: { $gains }.
step-generate = Z którego wglądu tworzysz nowy? Powstaje: { $area }.
step-generate-quality = Wgląd jakiego typu tworzysz? Poziom: { $level }.
step-elevate = Który wgląd wznosisz?
step-transfer = Który wgląd przesuwasz?
step-transfer-quality = Do jakiego typu przesuwasz ten wgląd: { $insight }?
step-elevate-or-transfer = Który wgląd wznosisz – a może zamiast tego jakiś przesuwasz?
step-choose-tile = Którą płytkę rozpatrujesz?
step-choose-row = Który rząd rozpatrujesz?
step-choose-column = Którą kolumnę rozpatrujesz?
step-own-insight = Który wgląd w twoim kolorze na stałe opuszcza tarczę? Oznacza: { $thing }.
step-tile-spot = Którą płytkę notatnika bierzesz?
step-place-tile = Gdzie kładziesz płytkę ({ $effect })? Gdy nie ma wolnego pola, zastępuje inną albo jest odrzucana.
step-two-cards = Którą z dwóch kart badań zatrzymujesz?
step-exchange-card = Którą kartę z ręki wymieniasz, jeśli w ogóle?
step-exchange-with = Którą kartę bierzesz w zamian?
step-exchange-with-for = Którą kartę bierzesz w zamian za tę: { $card }?
step-play-card = { $publish ->
    [0] { $cards ->
        [one] Którą kartę badań zagrywasz? Możesz zagrać jeszcze { $cards }.
       *[other] Którą kartę badań zagrywasz? Możesz zagrać do { $cards } kart.
    }
   *[other] { $cards ->
        [one] Czy zagrywasz { $cards } kartę badań, czy publikujesz rozprawę?
       *[other] Czy zagrywasz karty badań, najwyżej { $cards }, czy publikujesz rozprawę?
    }
}
step-gather = Który tom dokładasz do rozprawy: { $treatise }? Potrzebne jeszcze: { $volumes }.
step-walk = Kto się porusza i jak daleko?
step-boost = { $location }: { $times ->
    [0] na razie bez rozpatrywania efektów
    [one] efekty można rozpatrzyć { $times } raz
   *[other] efekty można rozpatrzyć { $times } razy
}. Ilu świetnych pomysłów używasz? Każdy to 2 dodatkowe rozpatrzenia.
step-location-effect = { $location }: który efekt rozpatrujesz? { $times ->
    [one] Zostało { $times } rozpatrzenie.
    [few] Zostały { $times } rozpatrzenia.
   *[many] Zostało { $times } rozpatrzeń.
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
event-pay-coffee = { $seat } używa { $amount ->
    [one] { $amount } kawy
   *[other] { $amount } kaw
}
event-box = { $seat } otrzymuje { amount-boxes }
event-uses-box = { $seat } używa puzderka do terapii
event-sells-box = { $seat } oddaje puzderko za PZ
event-bright = { $seat } otrzymuje { amount-bright }
event-pay-bright = { $seat } używa { $amount ->
    [one] { $amount } świetnego pomysłu
   *[other] { $amount } świetnych pomysłów
}
event-insight = { $seat } przenosi wgląd: { $insight } → { $to }
event-insight-placed = { $seat } zabiera na stałe wgląd w swoim kolorze z tarczy ({ $insight })
event-states = { $seat } ogłasza { stated } na polu { $space }: { $action }
event-inkpot = { $seat } porusza kałamarz o { $by ->
    [one] { $by } pole
    [few] { $by } pola
   *[many] { $by } pól
} ({ $space })
event-idea-freed = { $seat } odblokowuje pomysł i kolumnę
event-takes-tile = { $seat } bierze płytkę notatnika ({ $tile })
event-places-tile = { $seat } kładzie płytkę notatnika ({ $tile }): { $cell }
event-resolves-tile = { $seat } rozpatruje płytkę notatnika ({ $tile })
event-line-filled = { $seat } wypełnia linię ({ $line }) i odblokowuje wgląd w swoim kolorze
event-draws-research = { $seat } dobiera kartę badań: { $card }
event-draws-research-hidden = { $seat } dobiera kartę badań
event-exchanges-research = { $seat } wymienia kartę badań: { $card } → { $taken }
event-plays-research = { $seat } zagrywa kartę badań: { $card }
event-cites = { $seat } cytuje tom z rozprawy „{ $treatise }” (autorstwo: { $other_seat })
event-publishes = { $seat } publikuje rozprawę: { $treatise }
event-professor = { $seat } stawia profesora na lokacji: { $location }
event-freud = Freud przechodzi na lokację: { $location }
event-journalist = Dziennikarz przechodzi na lokację: { $location }
event-recall = { $seat } przywołuje pomysły z { $spaces ->
    [one] { $spaces } pola
   *[other] { $spaces } pól
}
event-bonus = { $seat } zdobywa premię lokacji: { $bonus }
event-district-bonus = { $seat } zdobywa premię dzielnicy: { $space }
event-fireworks = Fajerwerki przenoszą się: { $district }
event-reputation = { $seat } zdobywa punkt reputacji (własny znacznik: { $space }, znacznik Freuda: { $freud })
event-track = { $seat } rozpatruje tor reputacji
event-signal = { $seat } doprowadza znacznik Freuda na pole 10: po tej rundzie nastąpi ostatnia
event-goal = { $seat } zdobywa cel lokacji: { $goal }
event-takes-client = { $seat } przyjmuje pacjenta: { $client }
event-takes-dream = { $seat } bierze jawne marzenie: { $dream }
event-treats = { $seat } leczy pacjenta: { $client } (marzenie: { $dream })
event-therapy = { $client }: { $amount ->
    [one] { $amount } krok
    [few] { $amount } kroki
   *[many] { $amount } kroków
} w terapii (pacjent: { $seat })
event-catharsis = Katharsis! { $client } uwalnia się od traumy (gabinet: { $seat })
event-cures = { $seat } doprowadza do wyleczenia pacjenta: { $client }
event-second-room = { $seat } odblokowuje drugi gabinet

## Dlaczego nie: pomysły i kałamarz

reason-no-idea = Nie masz ani pomysłu, ani świetnego pomysłu do umieszczenia; przywołaj pomysły albo weź świetny pomysł za 3 kawy.
reason-no-space = Żadne puste pole nie sąsiaduje z akcją, której twoje pomysły jeszcze nie wskazują; najpierw przywołaj pomysły.
reason-space-taken = Na tym polu leżą już pomysły; wybierz puste.
reason-space-blocked = Przy tej liczbie osób to pole jest zablokowane; wybierz inne.
reason-not-beside = Ta akcja nie sąsiaduje z wybranym polem; wybierz taką, która się z nim styka.
reason-already-pointed = Twoje wcześniejsze pomysły już na to wskazują; wybierz coś innego albo w innej turze przywołaj pomysły.
reason-not-enough-ideas = Masz w puli za mało pomysłów; umieść mniej albo zastąp pomysł świetnym pomysłem.
reason-not-enough-bright = Masz na to za mało świetnych pomysłów; darmową akcją możesz wziąć jeden za 3 kawy.
reason-nothing-to-recall = Na stole spotkań nie ma żadnego twojego pomysłu; najpierw ogłoś pomysły.
reason-inkpot-too-far = Każdy świetny pomysł zmienia ruch kałamarza tylko o 1, a na to masz ich za mało; wybierz liczbę bliższą podanej.
reason-inkpot-must-move = Kałamarz musi się poruszyć co najmniej o 1 pole; wybierz większą liczbę.

## Dlaczego nie: wglądy i efekty

reason-no-such-insight = Nie masz takiego wglądu; wybierz jeden z tych, które są na twojej tarczy.
reason-insight-does-not-fit = Ten wgląd nie ma potrzebnego typu lub poziomu; wybierz inny.
reason-rest-unpayable = Po tym nie dałoby się zapłacić reszty; zapłać czymś innym.
reason-cannot-pay-insights = Brakuje ci potrzebnych wglądów; najpierw jakieś stwórz, wznieś albo przesuń.
reason-short-of-coffee = { $need ->
    [one] To kosztuje { $need } kawę
    [few] To kosztuje { $need } kawy
   *[many] To kosztuje { $need } kaw
}, a tyle nie masz; nową kawę daje przywołanie pomysłów.
reason-no-box = Nie masz puzderka; darmową akcją dostaniesz je za duży, średni i mały wgląd.
reason-nothing-to-elevate = Żadnego z twoich wglądów nie można wznieść; potrzebny jest mały lub średni na tarczy, więc najpierw go stwórz.
reason-not-on-a-ring = Wglądy w rezerwie się tu nie liczą; potrzebny jest wgląd na okręgu, więc najpierw go stwórz.
reason-already-major = Dużego wglądu nie można już wznieść; wybierz mały lub średni.
reason-same-quality = Ten wgląd ma już ten typ; wybierz jeden z dwóch pozostałych.
reason-ability-not-yours = To zdolność pacjenta, którego nie masz albo który nie uwolnił się jeszcze od traumy; doprowadź go do katharsis.
reason-ability-used = Tej zdolności można użyć raz na turę i to już się stało; wróci w twojej następnej turze.
reason-no-such-part = Nie ma tu efektu o takim numerze; wybierz jeden z dostępnych.
reason-part-impossible = To nic by teraz nie dało albo nie masz czym zapłacić; wybierz coś innego lub przejdź dalej.
reason-part-must-be-done = Punktów terapii nie można pominąć; rozpatrz je, zanim przejdziesz dalej.
reason-reserve-first = Dopóki masz wglądy w rezerwie, tworzysz z nich; wybierz wgląd z rezerwy.
reason-no-own-insight = Do tego potrzebny jest wgląd w twoim kolorze na tarczy; odblokowuje go każdy wypełniony rząd i każda wypełniona kolumna.

## Dlaczego nie: notatnik

reason-other-column = Ta akcja dotyczy innej kolumny wystawki; wybierz płytkę stamtąd.
reason-no-tile-there = Nie ma tu odpowiedniej płytki; wybierz pole z płytką, a gdy rozpatrujesz ją drugi raz, to samo.
reason-row-full = Ten rząd jest pełny; wybierz rząd z pustym polem.
reason-locked = { $need ->
    [one] Do zakrycia tej kłódki potrzebny jest { $need } wyleczony pacjent
   *[other] Do zakrycia tej kłódki potrzeba { $need } wyleczonych pacjentów
}; wylecz kolejnych albo wybierz inny rząd.
reason-empty-space-first = Jest jeszcze puste pole na tę płytkę; wybierz rząd.
reason-column-not-open = Ta kolumna jest jeszcze zablokowana; następną odblokuje kałamarz, przechodząc z lewego pola na górne.

## Dlaczego nie: badania i rozprawy

reason-not-in-hand = Nie masz tej karty badań; wybierz jedną z kart na ręce.
reason-not-in-display = Tej karty badań nie ma w wystawce; wybierz jedną z odkrytych albo przejdź dalej.
reason-not-drawn = Tej karty nie ma wśród dwóch dobranych; zatrzymaj jedną z nich.
reason-not-in-play = Ta karta badań nie leży przed tobą w grze; wybierz jedną z tych, które leżą.
reason-published-already = Ta rozprawa jest już opublikowana; wybierz inną.
reason-first-volume-own = Pierwszym tomem od lewej musi być twoja karta badań w grze, we wskazanym kolorze; najpierw ją zagraj.
reason-volumes-missing = Twoje badania w grze i tomy, które możesz zacytować, nie wystarczą na tę rozprawę; najpierw zagraj więcej badań.
reason-volume-not-needed = Rozprawa nie potrzebuje teraz tomu w tym kolorze; wybierz tom w innym kolorze.
reason-would-strand-treatise = Z tym tomem nie dałoby się już skompletować rozprawy; wybierz inny.
reason-cite-others = Cytować można tylko rozprawy opublikowane przez innych graczy; wybierz jedną z nich.
reason-nothing-to-cite = Wszystkie tomy tej rozprawy zostały już zacytowane; wybierz inną.

## Dlaczego nie: miasto

reason-not-that-figure = Taki ruch nie jest tu możliwy; wybierz jeden z dostępnych.
reason-already-with-freud = Ta figurka już stoi u Freuda; wybierz zamiast tego liczbę lokacji.
reason-too-many-bright = Efekty lokacji rozpatruje się najwyżej pięć razy, więc świetny pomysł by się zmarnował; użyj ich mniej.
reason-figure-not-there = Do premii potrzebny jest tam twój profesor, Freud albo dziennikarz, jeśli bierze udział w grze; najpierw porusz którąś z tych figurek.
reason-no-tokens = Ta dzielnica nie ma już żetonów i nie daje więcej premii; wybierz inną.
reason-bonus-taken = Ta premia została już wykorzystana; wybierz niezakrytą.
reason-tags-missing = { $need ->
    [one] Potrzebny jest { $need } symbol lokacji tej dzielnicy
    [few] Potrzebne są { $need } symbole lokacji tej dzielnicy
   *[many] Potrzeba { $need } symboli lokacji tej dzielnicy
}, a tyle nie masz; zagrywaj badania, publikuj, zdobywaj cele lub doprowadzaj pacjentów do katharsis.
reason-track-not-there = Znacznik Freuda nie zaszedł tak daleko; wybierz akcję z jego sekcji lub z lewej strony.

## Dlaczego nie: pacjenci

reason-room-empty = W tym gabinecie nie ma pacjenta; wybierz gabinet z pacjentem.
reason-treated-already = Ten pacjent był już leczony w tej turze; wybierz drugiego albo przejdź dalej.
reason-no-dream = Ten pacjent nie ma już marzeń; pomogą mu tylko puzderka na koniec twojej tury.
reason-not-in-client-display = Nie ma tam pacjenta; wybierz jednego z wystawionych.
reason-no-such-dream = Nie ma tam marzenia; wybierz inne.

## Opcje

option-players = Liczba osób
option-players-help = Gra dla dwóch do czterech osób. Im mniej osób, tym mniej wolnych pól na stole spotkań i mniej płytek notatnika w grze.
option-journalist = Dziennikarz
option-journalist-help = Moduł: jeszcze jedna figurka w mieście. Możesz poruszać dziennikarza zamiast swojego profesora lub Freuda i zdobywać premie tam, gdzie stoi, a dzięki niemu liczą ci się symbole lokacji z rozpraw wszystkich osób.
option-overlays = Nakładki lokacji
option-overlays-help = Moduł: nakładki zastępują trzy premie każdej lokacji, więc każda gra jest inna. Kolorowa pasuje do swojej dzielnicy; szara może leżeć wszędzie, a jej środkowa premia to leczenie pacjenta.
option-overlays-none = Bez nakładek
option-overlays-coloured = Wszystkie kolorowe
option-overlays-mixed = Mieszane: połowa kolorowych, połowa szarych
option-overlays-grey = Wszystkie szare
option-fireworks = Fajerwerki
option-fireworks-help = Moduł: w dzielnicy z fajerwerkami premia dzielnicy wymaga o jeden symbol lokacji mniej. Po użyciu przenoszą się do następnej dzielnicy.
