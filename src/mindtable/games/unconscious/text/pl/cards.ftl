### Pacjenci, marzenia, badania i rozprawy: nazwy i zdania naszego autorstwa oraz zdolności i punktacje pacjentów.

## Pacjenci typowi

client-the-dizzy-acrobat = Akrobatka z zawrotami głowy
client-the-dizzy-acrobat-about = Ziemi boi się bardziej niż liny.
client-the-counting-clerk = Urzędnik, który wszystko liczy
client-the-counting-clerk-about = Jedenaście kroków do biurka albo dzień stracony.
client-the-whispering-prompter = Szepcząca suflerka
client-the-whispering-prompter-about = Zna wszystkie role prócz własnej.
client-the-wandering-postman = Błądzący listonosz
client-the-wandering-postman-about = Doręcza wszystkie listy oprócz tego w kieszeni.
client-the-sleepless-cellist = Bezsenna wiolonczelistka
client-the-sleepless-cellist-about = Gra do świtu, byle nie nastała cisza.
client-the-hoarding-antiquarian = Antykwariusz zbieracz
client-the-hoarding-antiquarian-about = Niczego nie sprzedaje, bo wszystko było kiedyś czyjeś.
client-the-restless-painter = Niespokojny malarz
client-the-restless-painter-about = Każdy obraz zamalowuje w dniu, w którym go skończy.
client-the-impatient-heiress = Niecierpliwa dziedziczka
client-the-impatient-heiress-about = Zawsze wychodzi przed ostatnim aktem.
client-the-doubting-student = Wątpiący student
client-the-doubting-student-about = Każde zdanie czyta dwa razy i ani razu mu nie wierzy.
client-the-generous-waiter = Hojny kelner
client-the-generous-waiter-about = Wydaje więcej reszty, niż mu zapłacono.
client-the-stammering-lecturer = Jąkający się wykładowca
client-the-stammering-lecturer-about = Pisze jak rzeka, mówi jak kamień.
client-the-laughing-widow = Roześmiana wdowa
client-the-laughing-widow-about = Od pogrzebu ani nie zapłakała, ani nie przestała się śmiać.

## Pacjenci przełomowi

client-the-girl-who-drew-doors = Dziewczynka, która rysowała drzwi
client-the-girl-who-drew-doors-about = Na każdej ścianie drzwi, a żadne nie mają klamki.
client-the-architect-of-towers = Architekt wież
client-the-architect-of-towers-about = Buduje coraz wyżej, by dojrzeć dom, który spłonął.
client-the-baker-who-forgot-faces = Piekarz, który zapominał twarze
client-the-baker-who-forgot-faces-about = Klientów rozpoznaje po chlebie.
client-the-twin-who-spoke-for-two = Bliźniaczka, która mówiła za dwie
client-the-twin-who-spoke-for-two-about = Zawsze mówi „my” i stawia drugi talerz.
client-the-judge-who-heard-footsteps = Sędzia, który słyszał kroki
client-the-judge-who-heard-footsteps-about = Każdy wyrok idzie za nim do domu.
client-the-botanist-afraid-of-flowers = Botanik, który bał się kwiatów
client-the-botanist-afraid-of-flowers-about = Zasusza je, żeby nie mogły się otworzyć.
client-the-seamstress-of-unfinished-coats = Krawcowa niedokończonych płaszczy
client-the-seamstress-of-unfinished-coats-about = Zawsze brakuje rękawa, dla kogoś, kto nie przyszedł.
client-the-sleepwalking-mapmaker = Kartograf lunatyk
client-the-sleepwalking-mapmaker-about = Nocą chodzi ulicami, których nie naniósł na mapę.
client-the-boy-in-the-orchard = Chłopiec z sadu
client-the-boy-in-the-orchard-about = Rozmawia z drzewami, a one są cierpliwe.
client-the-keeper-of-birds = Opiekunka ptaków
client-the-keeper-of-birds-about = Co dzień otwiera wszystkie klatki i zamyka własne drzwi.
client-the-fire-watcher = Strażnik ognia
client-the-fire-watcher-about = Dym widzi tylko nad własnym dachem.
client-the-governess-with-seven-clocks = Guwernantka z siedmioma zegarami
client-the-governess-with-seven-clocks-about = Mogą bić o każdej godzinie prócz jednej.

## Zdolności pacjentów typowych

ability-recall-coffee = Nocne czuwanie
ability-recall-coffee-help = Gdy przywołujesz pomysły, otrzymujesz o 1 kawę więcej.
ability-inkpot-step = Policzone kroki
ability-inkpot-step-help = Raz w swojej turze możesz zmienić wartość ruchu kałamarza o 1, w górę albo w dół, ale nie poniżej 1.
ability-cheap-elevate = Lekki krok
ability-cheap-elevate-help = Raz w swojej turze możesz w ramach darmowej akcji wznieść wgląd za 1 kawę.
ability-free-transfer = Inne światło
ability-free-transfer-help = Raz w swojej turze możesz w ramach darmowej akcji przesunąć wgląd bez kosztu.
ability-two-research = Druga opinia
ability-two-research-help = Gdy zdobywasz kartę badań, dobierz dwie i zatrzymaj jedną. Druga trafia na spód talii.
ability-treatise-points = Czarno na białym
ability-treatise-points-help = Każda opublikowana przez ciebie rozprawa daje o 2 PZ więcej.
ability-cited-coffee = Słowo zza kulis
ability-cited-coffee-help = Otrzymujesz dodatkowo 1 kawę za każdy swój tom, który ktoś zacytuje.
ability-more-boxes = Pełne półki
ability-more-boxes-help = Możesz mieć do 7 puzderek zamiast 5.
ability-cheap-third-column = Bez czekania
ability-cheap-third-column-help = Akcja notatnika za 3 kawy kosztuje cię 2 kawy.
ability-district-resolution = Każdy zaułek
ability-district-resolution-help = W dzielnicy z symboli tego pacjenta możesz rozpatrzyć efekty lokacji o jeden raz więcej, ale nadal najwyżej pięć razy.
ability-catharsis-box = Cudze łzy
ability-catharsis-box-help = Każde katharsis innych twoich pacjentów daje dodatkowo 1 puzderko.
ability-overpay-coffee = Reszty nie trzeba
ability-overpay-coffee-help = Gdy nadpłacasz, otrzymujesz 1 kawę, ale tylko raz na płatność. Nie dotyczy to wymiany wglądów na puzderko.

## Punktacje pacjentów przełomowych

case-points = { $points } PZ
case-level-1-tiles-help = { case-points } za każdą płytkę notatnika poziomu I na twojej planszy, łącznie najwyżej { $cap } PZ.
case-level-2-tiles-help = { case-points } za każdą płytkę notatnika poziomu II na twojej planszy, łącznie najwyżej { $cap } PZ.
case-cured-routine-help = { case-points } za każdego wyleczonego przez ciebie pacjenta typowego, łącznie najwyżej { $cap } PZ.
case-cured-case-studies-help = { case-points } za każdego wyleczonego przez ciebie pacjenta przełomowego, łącznie najwyżej { $cap } PZ.
case-treatises-help = { case-points } za każdą opublikowaną przez ciebie rozprawę, łącznie najwyżej { $cap } PZ.
case-research-in-play-help = { case-points } za każdą twoją kartę badań w grze, łącznie najwyżej { $cap } PZ.
case-filled-lines-help = { case-points } za każdy wypełniony rząd i każdą wypełnioną kolumnę twojej planszy, łącznie najwyżej { $cap } PZ.
case-insights-on-map-help = { case-points } za każdy wgląd w twoim kolorze na mapie miasta, łącznie najwyżej { $cap } PZ.
case-different-tags-help = { case-points } za każdy rodzaj symbolu lokacji, który masz, łącznie najwyżej { $cap } PZ.
case-tags-green-help = { case-points } za każdy twój zielony symbol lokacji, łącznie najwyżej { $cap } PZ.
case-tags-purple-help = { case-points } za każdy twój fioletowy symbol lokacji, łącznie najwyżej { $cap } PZ.
case-tags-red-help = { case-points } za każdy twój czerwony symbol lokacji, łącznie najwyżej { $cap } PZ.
case-reputation-help = { case-points } za każdy twój punkt reputacji, łącznie najwyżej { $cap } PZ.
case-goals-help = { case-points } za każdy zdobyty cel lokacji, łącznie najwyżej { $cap } PZ.
case-bright-ideas-help = { case-points } za każdy świetny pomysł, który ci został, łącznie najwyżej { $cap } PZ.
case-boxes-help = { case-points } za każde puzderko, które ci zostało, łącznie najwyżej { $cap } PZ.
case-major-insights-help = { case-points } za każdy duży wgląd na twojej tarczy, łącznie najwyżej { $cap } PZ.
case-volumes-help = { case-points } za każdy tom w twoich rozprawach, łącznie najwyżej { $cap } PZ.

## Jawne marzenia

dream-night-train = Nocny pociąg
dream-house-without-doors = Dom bez drzwi
dream-flooded-cellar = Zalana piwnica
dream-falling-teeth = Wypadające zęby
dream-endless-staircase = Schody bez końca
dream-white-wolves = Białe wilki
dream-burning-letter = Płonący list
dream-empty-theatre = Pusty teatr
dream-flying-over-roofs = Lot nad dachami
dream-lost-shoes = Zgubione buty
dream-talking-clock = Mówiący zegar
dream-garden-under-glass = Ogród pod szkłem
dream-paper-boat = Papierowa łódka
dream-mirror-without-a-face = Lustro bez twarzy
dream-forgotten-exam = Zapomniany egzamin
dream-snow-in-summer = Śnieg w lecie
dream-stranger-at-the-table = Obcy przy stole
dream-locked-piano = Zamknięty fortepian
dream-moth-at-the-lamp = Ćma przy lampie
dream-bridge-of-glass = Szklany most
dream-black-swan = Czarny łabędź
dream-market-of-masks = Targ masek
dream-unlit-lighthouse = Zgaszona latarnia morska
dream-rain-of-keys = Deszcz kluczy

## Ukryte marzenia

dream-wish-to-be-found = Pragnienie bycia odnalezionym
dream-fear-of-silence = Lęk przed ciszą
dream-longing-for-home = Tęsknota za domem
dream-envy-of-a-brother = Zawiść wobec brata
dream-guilt-without-a-deed = Wina bez czynu
dream-wish-to-stay-a-child = Pragnienie pozostania dzieckiem
dream-unspoken-farewell = Niewypowiedziane pożegnanie
dream-hunger-for-praise = Głód pochwał
dream-fear-of-success = Lęk przed sukcesem
dream-forbidden-tenderness = Zakazana czułość
dream-anger-at-a-father = Gniew na ojca
dream-the-mothers-lullaby = Kołysanka matki
dream-wish-to-begin-again = Pragnienie nowego początku
dream-shame-before-guests = Wstyd przed gośćmi
dream-dread-of-being-seen = Trwoga przed cudzym spojrzeniem
dream-secret-rivalry = Skryta rywalizacja
dream-wish-to-run-away = Pragnienie ucieczki
dream-unwept-tears = Niewypłakane łzy
dream-desire-to-obey = Potrzeba posłuszeństwa
dream-longing-for-the-sea = Tęsknota za morzem
dream-fear-of-forgetting = Lęk przed niepamięcią
dream-hidden-pride = Skrywana duma
dream-broken-promise = Złamana obietnica
dream-love-without-a-name = Miłość bez imienia

## Karty badań

research-stage-fright = O tremie
research-the-prompters-memory = Pamięć suflera
research-masks-and-faces = Maski i twarze
research-the-hunger-for-applause = Potrzeba oklasków
research-tears-at-the-comedy = Łzy na komedii
research-the-understudy = Dublerka
research-forgotten-names = Zapomniane nazwiska
research-notes-in-the-margin = Notatki na marginesie
research-fairy-tales-and-fears = Baśnie i lęki
research-the-reading-cure = Leczenie lekturą
research-telling-misprints = Znaczące błędy druku
research-a-diary-in-cipher = Dziennik pisany szyfrem
research-the-voice-that-failed = Głos, który zawiódł
research-a-tune-in-the-head = Melodia w głowie
research-duets-and-doubles = Duety i sobowtóry
research-the-dying-heroine = Umierająca heroina
research-the-silence-before-the-overture = Cisza przed uwerturą
research-the-fan-and-the-diva = Wielbiciel i diwa
research-the-collectors-passion = Pasja kolekcjonera
research-restoring-a-portrait = Odnawianie portretu
research-gods-with-animal-heads = Bogowie o zwierzęcych głowach
research-the-smile-of-statues = Uśmiech posągów
research-layers-of-a-buried-city = Warstwy pogrzebanego miasta
research-the-forger-and-his-double = Fałszerz i jego sobowtór
research-associations-of-words = Skojarzenia słów
research-measuring-hesitation = Pomiar wahania
research-lectures-on-hypnosis = Wykłady o hipnozie
research-the-feeling-of-inferiority = Poczucie niższości
research-examination-dreams = Sny o egzaminach
research-the-teacher-and-the-transference = Nauczyciel i przeniesienie
research-jokes-and-their-victims = Żarty i ich ofiary
research-overheard-at-table-nine = Podsłuchane przy dziewiątym stoliku
research-the-psychology-of-chess = Psychologia szachów
research-habits-of-the-smoker = Nawyki palacza
research-gossip-as-confession = Plotka jako wyznanie
research-the-forgotten-umbrella = Zapomniany parasol

## Rozprawy

treatise-the-grammar-of-sleep = Gramatyka snu
treatise-the-bird-in-the-chest = Ptak w piersi
treatise-the-embers-of-childhood = Żar dzieciństwa
treatise-the-garden-of-the-self = Ogród jaźni
treatise-the-flight-from-memory = Ucieczka od pamięci
treatise-the-fire-under-reason = Ogień pod rozumem
treatise-the-roots-of-wonder = Korzenie zdumienia
treatise-the-open-cage = Otwarta klatka
treatise-the-city-of-desire = Miasto pragnień
