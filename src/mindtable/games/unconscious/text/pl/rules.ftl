### Nieświadomy umysł: zasady, jeden komunikat na każdą klauzulę z content/clauses.toml, naszymi słowami.

# Terms, English = Polish. Every text of this game uses these words.
#
# idea = pomysł
# bright idea = świetny pomysł
# State Ideas = Ogłoś pomysły
# Recall Ideas = Przywołaj pomysły
# Treat Clients = Lecz pacjentów
# inkpot = kałamarz
# box (heart-shaped) = puzderko
# coffee = kawa
# insight = wgląd
# common insight = zwykły wgląd
# coloured insight = wgląd w kolorze gracza
# quality: growth, freedom, passion = typ: rozwój, wolność, pasja
# level: minor, median, major = poziom: mały, średni, duży
# dial, section, ring, reserve = tarcza, sekcja, okrąg, rezerwa
# generate = stworzyć
# elevate = wznieść
# repress = stłumić
# transfer = przesunąć
# use, spend (coffee) = użyć, wydać
# overpay = nadpłacić
# meeting table = stół spotkań
# idea space = pole pomysłów
# action = akcja (pole akcji)
# player board = plansza gracza
# row, column = rząd, kolumna
# open column = odblokowana kolumna
# pool (of ideas), supply = pula, wspólna pula
# notebook, notebook tile, starting tile = notatnik, płytka notatnika, płytka startowa
# main side, main effect = strona z akcją główną, efekt główny
# banner = baner
# stack, display = stos, wystawka
# lock = kłódka
# research card = karta badań
# exchange (a card) = zamienić
# treatise = rozprawa
# volume = tom
# cite = zacytować
# city map, district, location = mapa miasta, dzielnica, lokacja
# Theatre, Library, Opera = teatr, biblioteka, opera
# Museum, University, Café = muzeum, uniwersytet, kawiarnia
# location tag = symbol lokacji
# location goal = cel lokacji
# location bonus, district bonus = premia lokacji, premia dzielnicy
# district token = żeton dzielnicy
# professor, figure, marker = profesor, figurka, znacznik
# reputation, reputation track = reputacja (punkt reputacji), tor reputacji
# section (of the track) = obszar
# watch = zegarek
# client = pacjent
# routine client = pacjent typowy
# case study = pacjent przełomowy
# grief layer = warstwa traumy
# waves, cloud, eye = fale, chmura, oko
# manifest dream, latent dream = jawne marzenie, ukryte marzenie
# office room = gabinet
# office card = karta gabinetu
# therapy point, therapy track = punkt terapii, tor terapii
# catharsis = katharsis
# cured = wyleczony
# ability = zdolność
# point (victory point) = PZ (punkt zwycięstwa)
# player, opponent (in lessons) = gracz, kolega
# journalist, location overlay, fireworks = dziennikarz, nakładka lokacji, fajerwerki
# Id (the solo opponent) = Id

## setup
topic-setup = Przygotowanie gry
clause-setup-order = Los decyduje, kto jest pierwszym graczem. Gra toczy się w rundach, zgodnie z ruchem wskazówek zegara. Każdą rundę zaczyna pierwszy gracz, a kolejność nigdy się nie zmienia.
clause-setup-district-tokens = Każda z trzech dzielnic ma stos ośmiu żetonów dzielnicy. Wierzchni żeton każdego stosu daje 1 punkt reputacji.
clause-setup-freud = Znacznik Freuda zaczyna na polu 1 toru reputacji. Lokację, w której zaczyna jego figurka, wskazuje jeden z sześciu celów z symbolami lokacji, wybrany losowo.
clause-setup-goals = Wszystkie siedem celów lokacji leży odkrytych od początku gry.
clause-setup-idea-spaces = W grze czteroosobowej wszystkie szesnaście pól pomysłów jest dostępnych. W trzyosobowej zablokowane są górne i dolne pola obu skrajnych kolumn, a w dwuosobowej całe te kolumny.
clause-setup-notebook-count = Przy dwóch graczach w grze jest po 12 losowych płytek notatnika każdego poziomu, przy trzech po 15, przy czterech po 18. Pozostałe odkłada się bez oglądania.
clause-setup-notebook-display = Płytki każdego poziomu tworzą stos w lewej kolumnie swojego rzędu, stroną z akcją główną do góry. Wierzchnia płytka trafia na prawe pole rzędu, a następna na środkowe, obie banerem do góry.
clause-setup-client-display = Dwóch pacjentów typowych i dwóch przełomowych leży odkrytych obok swoich potasowanych talii, każdy z warstwą traumy z potasowanej talii warstw.
clause-setup-dream-display = Ukryte marzenia tworzą potasowaną, zakrytą talię. Jawne też tworzą potasowaną talię, a cztery leżą obok niej odkryte.
clause-setup-research-display = Obok potasowanej talii badań leżą dwie odkryte karty badań.
clause-setup-player-board = Każdy gracz ma na początku 0 PZ, 4 kawy i ani jednego puzderka. Kałamarz stoi na górnym polu. Trzy pomysły leżą w puli, a trzy nad kolumnami, po jednym nad każdą. W rezerwie leży siedem zwykłych wglądów. Sześć wglądów w kolorze gracza jest zablokowanych, po jednym na końcu każdego rzędu i każdej kolumny.
clause-setup-reputation = Znaczniki wszystkich graczy zaczynają na polu 0 toru reputacji w jednym stosie, w kolejności odwrotnej do kolejności gry: na spodzie znacznik ostatniego gracza, na wierzchu znacznik pierwszego.
clause-setup-later-players = Drugi gracz zaczyna z 1 świetnym pomysłem, trzeci z 1 świetnym pomysłem i 1 dodatkową kawą, a czwarty z 2 świetnymi pomysłami.
clause-setup-office-card = Każdy gracz otrzymuje losową kartę gabinetu z literą od A do D. Kładzie ją w swoim drugim gabinecie i w ten sposób go blokuje.
clause-setup-starting-clients = Do pierwszego wyboru wykłada się o jednego pacjenta typowego więcej, niż jest graczy, każdego ze startową warstwą traumy.
clause-setup-client-choice = W kolejności odwrotnej do kolejności gry każdy gracz wybiera jednego z tych pacjentów do pierwszego gabinetu, dobiera ukryte marzenie, wybiera jawne marzenie i ustawia znacznik terapii. Dopiero potem wybiera następny gracz.
clause-setup-client-left = Pacjent, którego nikt nie wybrał, traci startową warstwę traumy i trafia na spód talii pacjentów typowych.
clause-setup-starting-tile = Następnie, w kolejności gry, każdy gracz wybiera jedną z trzech startowych płytek notatnika z literą swojej karty gabinetu. Pozostałe dwie wypadają z gry.
clause-setup-starting-banner = Baner płytki startowej wskazuje, gdzie zaczyna profesor i jakie wglądy gracz tworzy z rezerwy. Potem gracz kładzie płytkę stroną z akcją główną do góry na lewym polu dowolnego rzędu.

## turn
topic-turn = Twoja tura
clause-turn-options = W swojej turze wybierasz dokładnie jedną z trzech opcji: „Ogłoś pomysły”, „Przywołaj pomysły” albo „Lecz pacjentów”.
clause-turn-always-treat = „Lecz pacjentów” możesz wybrać zawsze, nawet jeśli nie możesz nikogo leczyć.

## effect
topic-effect = Efekty
clause-effect-order = Kilka części efektu albo kilka efektów naraz rozpatrujesz w dowolnej kolejności, chyba że podano inaczej. Dokończ jedno, zanim zaczniesz następne.
clause-effect-optional = Każdą część efektu możesz pominąć.
clause-effect-required = Nie możesz pominąć katharsis, punktów terapii, reputacji, celów lokacji, zapełnienia pustych gabinetów ani umieszczenia płytki notatnika, na którą jest miejsce.
clause-effect-either = Z opcji rozdzielonych ukośnikiem dostajesz jedną. Za każdym razem, gdy rozpatrujesz efekt, wybierasz od nowa.
clause-effect-cost = Jeśli efekt każe użyć lub stłumić wglądy albo wydać kawę, to, co daje, dostajesz dopiero po zapłaceniu całego kosztu.

## free
topic-free = Darmowe akcje
clause-free-any-time = Wydanie kawy, wymiana wglądów na puzderko i wymiana puzderka na PZ to darmowe akcje. Możesz je wykonać w dowolnym momencie swojej tury, także w trakcie efektu, ale nigdy w turze innego gracza.
clause-free-make-room = Zanim kawa lub puzderka przekroczą limit, możesz zrobić na nie miejsce darmowymi akcjami.

## insight
topic-insight = Wglądy
clause-insight-common = Każdy gracz ma siedem zwykłych wglądów. Przez całą grę leżą one na jego tarczy, na okręgach albo w rezerwie.
clause-insight-coloured = Każdy gracz ma sześć wglądów w swoim kolorze, początkowo zablokowanych na planszy gracza. Odblokowany wgląd trafia do rezerwy.
clause-insight-coloured-use = Odblokowany wgląd w kolorze gracza działa jak zwykły. Można go też położyć na rozprawie albo na premii dzielnicy, gdzie zostaje na stałe.
clause-insight-dial = Wgląd na tarczy ma typ swojej sekcji (rozwój, wolność albo pasja) i poziom swojego okręgu (mały wewnątrz, średni pośrodku, duży na zewnątrz). W każdym miejscu mieści się dowolna liczba wglądów.
clause-insight-reserve = Wgląd w rezerwie, pośrodku tarczy, nie ma ani typu, ani poziomu.
clause-insight-generate = Aby stworzyć wgląd, przenieś wybrany wgląd, zwykły albo w swoim kolorze, z rezerwy na wskazane miejsce.
clause-insight-generate-empty-reserve = Tylko gdy rezerwa jest pusta, możesz stworzyć wgląd, przenosząc na wskazane miejsce dowolny wgląd ze swojej tarczy.
clause-insight-generate-any = Jeśli efekt nie podaje typu wglądu, stwórz wgląd na wskazanym okręgu w dowolnej sekcji.
clause-insight-elevate = Aby wznieść wgląd, przenieś go w jego sekcji o jeden okrąg na zewnątrz: z małego na średni albo ze średniego na duży. Nie można wznieść wglądu w rezerwie ani na dużym okręgu.
clause-insight-repress = Aby stłumić wgląd, przenieś go w jego sekcji o jeden okrąg do wewnątrz: z dużego na średni, ze średniego na mały albo z małego do rezerwy. Nie można stłumić wglądu w rezerwie.
clause-insight-transfer = Aby przesunąć wgląd, przenieś go do innej sekcji na tym samym okręgu. Nie można przesunąć wglądu w rezerwie.

## pay
topic-pay = Używanie wglądów
clause-pay-use = Aby użyć wglądu, przenieś go z okręgu do rezerwy. Wglądów w rezerwie nie można użyć.
clause-pay-matching = Za każdy wskazany wgląd płacisz jednym swoim. Decydujesz, którym płacisz za który.
clause-pay-overpay = Możesz nadpłacić: wgląd wyższego poziomu zastępuje niższy tego samego typu. Nie dostajesz reszty.
clause-pay-any-quality = Wgląd wskazany bez koloru może być dowolnego typu, ale musi mieć co najmniej podany poziom.

## coffee
topic-coffee = Kawa
clause-coffee-most = Możesz mieć najwyżej 6 kaw. Nadmiar przepada.
clause-coffee-repress = Zamiast stłumić wgląd, możesz wydać 1 kawę, nawet gdy na okręgach nie masz żadnego wglądu.
clause-coffee-elevate = Darmowa akcja: wydaj 2 kawy, aby wznieść albo przesunąć jeden wgląd.
clause-coffee-bright-idea = Darmowa akcja: wydaj 3 kawy, aby otrzymać 1 świetny pomysł.

## box
topic-box = Puzderka
clause-box-exchange = Darmowa akcja: użyj jednego dużego, jednego średniego i jednego małego wglądu dowolnych typów, aby otrzymać 1 puzderko.
clause-box-points = Darmowa akcja: oddaj 1 puzderko za 2 PZ.
clause-box-most = Możesz mieć najwyżej 5 puzderek. Każde następne od razu zamienia się na 2 PZ.

## bright-idea
topic-bright-idea = Świetne pomysły
clause-bright-idea-supply = Wspólna pula świetnych pomysłów jest nieograniczona i możesz ich mieć dowolnie wiele. Użyty świetny pomysł wraca do wspólnej puli.
clause-bright-idea-stand-in = Gdy ogłaszasz pomysły, świetny pomysł może pod każdym względem zastąpić zwykły. Z dwóch pomysłów możesz tak zastąpić jeden albo oba.
clause-bright-idea-removed = Na koniec twojej tury świetne pomysły ze stołu spotkań wracają do wspólnej puli.

## table
topic-table = Stół spotkań
clause-table-lattice = Dziewięć akcji tworzy siatkę trzy na trzy. Szesnaście pól pomysłów leży w jej narożnikach, w czterech rzędach po cztery. Każde sąsiaduje z jedną, dwiema albo czterema akcjami wokół siebie.
clause-table-grid = Akcje od lewej do prawej. Góra: płytka notatnika za 1 kawę, za 2 kawy, za 3 kawy. Środek: stwórz wglądy, zdobądź kartę badań, porusz profesora. Dół: wznieś i przesuń, zagraj badania albo opublikuj, porusz Freuda.
clause-table-generate = Akcja „Stwórz wglądy”: stwórz po jednym małym wglądzie rozwoju, wolności i pasji.
clause-table-elevate = Akcja „Wznieś i przesuń”: wykonaj najwyżej dwa wzniesienia i najwyżej jedno przesunięcie, w dowolnej kolejności.
clause-table-play = Akcja „Zagraj badania albo opublikuj”: zagraj jedną lub dwie karty badań albo opublikuj jedną rozprawę.

## idea
topic-idea = Ogłoś pomysły
clause-idea-steps = Ogłoszenie pomysłów ma trzy kroki: umieść pomysły, rozpatrz akcję, porusz kałamarz. Twoje pomysły zostają na stole, dopóki ich nie przywołasz.
clause-idea-needed = Aby ogłosić pomysły, potrzebujesz pomysłu lub świetnego pomysłu, pustego pola pomysłów i sąsiedniej akcji, na którą nie wskazuje żaden twój wcześniejszy pomysł.
clause-idea-one-or-two = Umieść jeden lub dwa pomysły ze swojej puli na jednym polu pomysłów. Na polu nie może leżeć pomysł żadnego gracza i nie może ono być zablokowane.
clause-idea-point = Wszystkie pomysły umieszczone w tej turze wskazują jedną akcję sąsiadującą z ich polem.
clause-idea-own-earlier = Twoje pomysły nie mogą wskazywać akcji, na którą wskazuje już twój pomysł z wcześniejszej tury. Pomysły innych graczy nie mają znaczenia.
clause-idea-once-each = Akcję możesz rozpatrzyć raz za każdy pomysł umieszczony w tej turze. Dokończ pierwszy raz, zanim zaczniesz drugi.
clause-idea-optional = Rozpatrzenie akcji nie jest obowiązkowe. Możesz umieścić pomysły tylko po to, by poruszyć kałamarz.
clause-idea-second-skipped = Jeśli nie możesz rozpatrzyć akcji po raz drugi, ta możliwość przepada. Pomysły zostają na miejscu, a kałamarz porusza się jak zwykle.

## inkpot
topic-inkpot = Kałamarz
clause-inkpot-move = Po akcji musisz poruszyć kałamarz zgodnie z ruchem wskazówek zegara o dokładnie tyle pól, ile wynosi wartość ruchu.
clause-inkpot-value = Wartość ruchu zależy od rzędu użytego pola pomysłów: 1, 2, 3 albo 4, licząc od góry. Dwa pomysły jej nie zwiększają.
clause-inkpot-track = Kałamarz ma pięć pól, zgodnie z ruchem wskazówek zegara: górne, rząd 1, rząd 2, rząd 3, lewe. Zaczyna na górnym.
clause-inkpot-modify = Każdy użyty świetny pomysł zmienia wartość ruchu o 1, w górę albo w dół. Ruch wynosi co najmniej 1.
clause-inkpot-by-bonus = Gdy poruszasz kałamarz dzięki premii, wybierasz liczbę pól z jej zakresu. Możesz ją zmienić świetnymi pomysłami. Potem rozpatrujesz pole jak zwykle.
clause-inkpot-lap = Za każdym razem, gdy kałamarz przechodzi z lewego pola na górne, pierwszy od lewej pomysł znad kolumn trafia do twojej puli na resztę gry, a kolumna pod nim zostaje odblokowana. Dzieje się tak trzy razy. Dalsze okrążenia nic nie odblokowują.
clause-inkpot-lap-before-effect = Pomysł i kolumnę odblokowujesz od razu, zanim rozpatrzysz pole, na którym zatrzymuje się kałamarz.
clause-inkpot-stop-only = Możesz rozpatrzyć pole, na którym zatrzymał się kałamarz. Pola, które tylko mija, nic nie dają.
clause-inkpot-spaces = Na górnym polu rozpatrujesz wybraną odblokowaną kolumnę, na polu rzędu ten rząd, a na lewym polu tor reputacji.

## line
topic-line = Rzędy i kolumny
clause-line-row = Rząd daje mały wgląd (rozwoju w rzędzie 1, wolności w rzędzie 2, pasji w rzędzie 3), efekt główny każdej swojej płytki oraz, jeśli jest wypełniony, jedno wzniesienie. Wszystko raz, w dowolnej kolejności.
clause-line-column = Odblokowana kolumna daje efekt główny każdej swojej płytki oraz, jeśli jest wypełniona, średni wgląd (rozwoju w lewej kolumnie, wolności w środkowej, pasji w prawej). Wszystko raz, w dowolnej kolejności. Nieodblokowanej kolumny nie można rozpatrzyć.
clause-line-by-bonus = Gdy premia każe rozpatrzyć rząd, wybierz dowolny. Gdy każe rozpatrzyć kolumnę, wybierz odblokowaną. Kałamarz się przy tym nie porusza.
clause-line-one-tile = Rozpatrzyć płytkę notatnika to rozpatrzyć efekt główny jednej płytki na swojej planszy. Jeśli rozpatrujesz jedną płytkę dwa razy, dokończ pierwszy raz, zanim zaczniesz drugi.

## notebook
topic-notebook = Płytki notatnika
clause-notebook-one-coffee = Pierwsza akcja notatnika: wydaj 1 kawę i weź wierzchnią płytkę dowolnego stosu, bez jej efektów.
clause-notebook-two-coffee = Druga akcja notatnika: wydaj 2 kawy, weź dowolną płytkę ze środkowej kolumny i rozpatrz jej baner.
clause-notebook-three-coffee = Trzecia akcja notatnika: wydaj 3 kawy, weź dowolną płytkę z prawej kolumny i rozpatrz jej efekt główny oraz baner, w dowolnej kolejności.
clause-notebook-steps = Za płytkę notatnika najpierw płacisz, potem ją bierzesz i rozpatrujesz, a dopiero wtedy umieszczasz. Na końcu uzupełniasz wystawkę.
clause-notebook-by-effect = Gdy płytkę notatnika daje efekt spoza stołu spotkań, weź wierzchnią płytkę dowolnego stosu, bez kawy i bez efektów płytki.
clause-notebook-place = Nowa płytka trafia, stroną z akcją główną do góry, na pierwsze od lewej puste pole dowolnego rzędu twojej planszy.
clause-notebook-lock = Trzecie pole każdego rzędu ma kłódkę. Pierwszą kłódkę zakryjesz bez wyleczonych pacjentów, drugą z 1 wyleczonym, a trzecią z 2. Nie ma znaczenia, w którym rzędzie leży która.
clause-notebook-replace = Jeśli możesz położyć płytkę na pustym polu, musisz to zrobić. Jeśli takiego pola nie ma, albo zastąp nią dowolną płytkę na swojej planszy i odrzuć starą, albo odrzuć nową. Płytek nigdy się nie przemieszcza.
clause-notebook-replace-nothing = Gdy zastępujesz płytkę inną, wypełnione rzędy i kolumny pozostają wypełnione i nic nie dają ponownie.
clause-notebook-filled = Rząd lub kolumna są wypełnione, gdy leżą w nich trzy płytki. Wgląd w twoim kolorze z ich końca od razu trafia do rezerwy, co odblokowuje wzniesienie tego rzędu albo wgląd na dole tej kolumny.
clause-notebook-ninth = Gdy umieszczasz swoją dziewiątą płytkę notatnika, zdobywasz 1 punkt reputacji.
clause-notebook-refill = Na puste środkowe pole trafia wierzchnia płytka stosu z tego rzędu, banerem do góry. Na puste prawe pole przesuwa się środkowa płytka tego rzędu, a potem uzupełnia się środkowe.
clause-notebook-stack-gone = Rzędu nigdy nie uzupełnia się z drugiego stosu. Gdy stos się wyczerpie, środkowa płytka nadal przesuwa się w prawo.
clause-notebook-empty-space = Pole wystawki, którego nie da się już uzupełnić, zamiast płytki daje tylko PZ: 1 w lewej kolumnie, 2 w środkowej, 3 w prawej. Kawę za akcję i tak wydajesz.

## research
topic-research = Karty badań
clause-research-gain = Aby zdobyć kartę badań, dobierz na rękę wierzchnią kartę talii.
clause-research-exchange = Po zdobyciu karty badań możesz zamienić dowolną kartę z ręki na jedną z dwóch odkrytych. Twoja karta zajmuje jej miejsce.
clause-research-empty-deck = Kart badań nigdy się nie odrzuca. Z pustej talii nic się nie dobiera, ale nadal można zamienić kartę.
clause-research-play = Kartę badań zagrywasz tylko wtedy, gdy pozwala na to efekt. Połóż ją z ręki odkrytą przed sobą i rozpatrz jej efekty. Od tej chwili jest w grze.

## treatise
topic-treatise = Rozprawy
clause-treatise-any = Możesz opublikować każdą jeszcze nieopublikowaną rozprawę, jeśli masz jej tomy (od trzech do pięciu) we wskazanych kolorach. Każda karta badań to tom jednego koloru.
clause-treatise-leftmost-own = Pierwszym tomem od lewej musi być twoja karta badań w grze.
clause-treatise-other-volumes = Pozostałe tomy to twoje karty badań w grze lub tomy zacytowane z rozpraw innych graczy, w dowolnym połączeniu. Nie można użyć kart z ręki, tomów własnych rozpraw ani kart w grze innych graczy.
clause-treatise-order = Tomy leżą pod rozprawą w kolejności, którą ona podaje.
clause-treatise-insight = Publikacja wymaga wglądu w twoim kolorze z tarczy: z rezerwy albo z dowolnego okręgu. Zostaje on na rozprawie do końca gry.
clause-treatise-reward = Publikacja od razu daje PZ z rozprawy, a jej dwa różne symbole lokacji wchodzą do gry.
clause-treatise-cards-out-of-play = Karty badań, które stały się tomami, nie są już w grze, więc ich symbole lokacji się nie liczą.

## cite
topic-cite = Cytowanie
clause-cite-others = Tomy cytujesz tylko podczas publikowania i tylko z rozpraw opublikowanych wcześniej przez innych graczy.
clause-cite-from-the-right = Cytując, bierzesz tomy po kolei od prawej i żadnego nie pomijasz. Możesz zacytować dowolnie wiele tomów, z jednej lub kilku rozpraw.
clause-cite-needed = Każdy zacytowany tom staje się tomem publikowanej rozprawy. Nie możesz wziąć tomów, których ona nie wymaga.
clause-cite-reward = Za każdy zabrany tom cytowany gracz natychmiast otrzymuje 1 świetny pomysł i 2 PZ.
clause-cite-all-away = Z rozprawy można zacytować wszystkie tomy. Pozostaje ona opublikowana i zachowuje swoje symbole.

## city
topic-city = Miasto
clause-city-ring = Lokacje tworzą pierścień, zgodnie z ruchem wskazówek zegara: teatr i biblioteka (zielona dzielnica, rozwój), opera i muzeum (fioletowa, wolność), uniwersytet i kawiarnia (czerwona, pasja).
clause-city-figures = W lokacji mieści się dowolna liczba figurek. Figurki poruszają się tylko zgodnie z ruchem wskazówek zegara.
clause-city-bonus-spaces = Każda lokacja ma trzy pola premii, a każda dzielnica jeszcze cztery, o wartości 3, 4, 5 i 6. Premie zdobywasz tylko wtedy, gdy przywołujesz pomysły.

## professor
topic-professor = Ruch profesora
clause-professor-move = Akcja „Porusz profesora”: porusz go o 1 lub 2 lokacje albo przenieś do Freuda. Potem możesz rozpatrzyć efekty lokacji, do której dotarł.
clause-professor-to-freud = Profesor może przejść do Freuda z dowolnej odległości, ale tylko z innej lokacji.

## freud
topic-freud = Ruch Freuda
clause-freud-move = Akcja „Porusz Freuda”: porusz jego figurkę o 1, 2 lub 3 lokacje. Potem możesz rozpatrzyć efekty lokacji, do której dotarła.
clause-freud-watch = Za każdym razem, gdy znacznik Freuda przechodzi z 3 na 4, z 6 na 7 albo z 8 na 9, jego figurka porusza się o jedną lokację. Efektów lokacji się przy tym nie rozpatruje.

## location
topic-location = Efekty lokacji
clause-location-figures = Efekty lokacji możesz rozpatrzyć raz za każdą figurkę, która w niej stoi, łącznie z tą, która właśnie przybyła.
clause-location-tags = Zamiast figurek możesz policzyć swoje symbole tej lokacji. Figurek i symboli nigdy się nie sumuje.
clause-location-bright-ideas = Każdy użyty świetny pomysł pozwala rozpatrzyć efekty lokacji jeszcze dwa razy.
clause-location-five = Efektów lokacji nigdy nie rozpatruje się więcej niż pięć razy z rzędu.
clause-location-fixed = Liczbę rozpatrzeń ustala się na początku, łącznie ze świetnymi pomysłami. Późniejsze zdarzenia, na przykład ruch figurki Freuda, nie mają już na nią wpływu.
clause-location-any-mix = Za każdym razem możesz wybrać dowolny z efektów lokacji, ten sam albo inny.
clause-location-by-tag = Gdy efekt każe rozpatrzyć lokację, żadna figurka się nie rusza: policz wskazany symbol i wszystkie swoje symbole tej lokacji. Możesz dodać świetne pomysły.
clause-location-theatre = Teatr: stwórz mały wgląd rozwoju; albo wznieś jeden wgląd; albo użyj małego wglądu rozwoju, by zdobyć kartę badań.
clause-location-library = Biblioteka: stwórz mały wgląd rozwoju; albo otrzymaj 1 kawę; albo użyj średniego wglądu rozwoju, by otrzymać 1 puzderko.
clause-location-opera = Opera: stwórz mały wgląd wolności; albo przesuń jeden wgląd lub wznieś jeden wgląd wolności; albo użyj małego wglądu wolności, by zdobyć kartę badań.
clause-location-museum = Muzeum: stwórz mały wgląd wolności; albo otrzymaj 1 kawę; albo użyj średniego wglądu wolności, by otrzymać 1 puzderko.
clause-location-university = Uniwersytet: stwórz mały wgląd pasji; albo wznieś jeden wgląd; albo użyj małego wglądu pasji, by zdobyć kartę badań.
clause-location-cafe = Kawiarnia: stwórz mały wgląd pasji; albo otrzymaj 1 kawę; albo użyj średniego wglądu pasji, by otrzymać 1 puzderko.

## tag
topic-tag = Symbole lokacji
clause-tag-sources = Twoje symbole w grze to symbole na twoich kartach badań w grze, opublikowanych rozprawach, celach lokacji i pacjentach typowych bez warstwy traumy, wyleczonych lub nie.
clause-tag-not-counted = Nie liczą się symbole na kartach w ręce, na kartach, które stały się tomami, i na pacjentach z warstwą traumy.

## recall
topic-recall = Przywołaj pomysły
clause-recall-needed = Możesz przywołać pomysły tylko wtedy, gdy na stole spotkań leży co najmniej jeden twój pomysł.
clause-recall-steps = Przywołanie pomysłów ma trzy kroki: otrzymaj kawę, zabierz wszystkie swoje pomysły do puli, a potem możesz zdobyć jedną premię.
clause-recall-coffee = Otrzymujesz 1 kawę za każde pole pomysłów, na którym jest co najmniej jeden twój pomysł.
clause-recall-one-bonus = Możesz zdobyć jedną premię: albo premię lokacji, w której stoi twój profesor lub Freud, albo premię dzielnicy, w której stoi jeden z nich.
clause-recall-token = Przykryj zdobytą premię wierzchnim żetonem ze stosu dzielnicy. Nikt nie może już z niej skorzystać. Gdy stos jest pusty, ta dzielnica nie daje więcej premii.
clause-recall-token-reputation = Jeśli żeton ma 1 punkt reputacji, zdobywasz go po efektach premii.

## location-bonus
topic-location-bonus = Premie lokacji
clause-location-bonus-gain = Aby zdobyć premię lokacji, wybierz lokację, w której stoi twój profesor lub Freud, i rozpatrz jedno z jej pustych pól premii.
clause-location-bonus-theatre = Premie teatru: rozpatrz kolumnę; stwórz duży wgląd rozwoju; zdobądź kartę badań.
clause-location-bonus-library = Premie biblioteki: zdobądź płytkę notatnika; stwórz duży wgląd rozwoju; wznieś wglądy do dwóch razy i otrzymaj 1 kawę.
clause-location-bonus-opera = Premie opery: rozpatrz rząd; stwórz duży wgląd wolności; zdobądź kartę badań.
clause-location-bonus-museum = Premie muzeum: zdobądź płytkę notatnika; stwórz duży wgląd wolności; otrzymaj 1 świetny pomysł.
clause-location-bonus-university = Premie uniwersytetu: rozpatrz dwa razy jedną płytkę notatnika; stwórz duży wgląd pasji; zagraj kartę badań.
clause-location-bonus-cafe = Premie kawiarni: otrzymaj 2 kawy i 1 puzderko; stwórz duży wgląd pasji; rozpatrz tor reputacji.

## district
topic-district = Premie dzielnic
clause-district-gain = Aby zdobyć premię dzielnicy, wybierz puste pole premii. Łącznie musisz mieć co najmniej tyle symboli obu lokacji tej dzielnicy, ile wynosi wartość pola.
clause-district-insight = Premia dzielnicy kosztuje jeden wgląd w twoim kolorze z tarczy: z rezerwy albo z dowolnego okręgu. Zostaje on na polu do końca gry.
clause-district-insight-first = Połóż wgląd w swoim kolorze na mapie, zanim rozpatrzysz efekty premii.
clause-district-three = Premia dzielnicy o wartości 3: porusz kałamarz o 1 pole; otrzymaj 1 puzderko.
clause-district-four = Premia dzielnicy o wartości 4: porusz kałamarz o 1 lub 2 pola; otrzymaj 1 puzderko.
clause-district-five = Premia dzielnicy o wartości 5: porusz kałamarz o 1 do 3 pól; otrzymaj 2 puzderka.
clause-district-six = Premia dzielnicy o wartości 6: porusz kałamarz o 1 do 4 pól; otrzymaj 2 puzderka; zdobądź 1 punkt reputacji.

## reputation
topic-reputation = Reputacja
clause-reputation-sources = Reputację dają tylko: siedem celów lokacji, trzy wierzchnie żetony dzielnic, trzy premie dzielnic o wartości 6 i dziewiąta płytka notatnika.
clause-reputation-steps = Gdy zdobywasz 1 punkt reputacji, najpierw o 1 pole przesuwa się znacznik Freuda, a potem twój. Na końcu rusza się figurka Freuda, jeśli jego znacznik minął zegarek.
clause-reputation-stack = Gdy znacznik dociera na zajęte pole, połóż go na wierzchu leżących tam znaczników.
clause-reputation-nine = Twój znacznik zatrzymuje się na polu 9. Każdy następny punkt reputacji daje ci 3 PZ zamiast ruchu.
clause-reputation-not-the-track = Zdobywając reputację, nie rozpatrujesz toru reputacji, a rozpatrując tor, nie przesuwasz znaczników.
clause-reputation-freud-on-ten = Gdy znacznik Freuda jest na polu 10, reputacja przesuwa tylko twój znacznik. Dojście do 10 nie porusza figurki Freuda.

## track
topic-track = Tor reputacji
clause-track-steps = Gdy rozpatrujesz tor reputacji, najpierw weź dochód podany nad twoim znacznikiem. Potem możesz wykonać jedną z akcji pod torem.
clause-track-income = Dochód zależy od pola twojego znacznika. 0–1: 1 PZ i 2 kawy; 2–4: 3 PZ i 1 kawa; 5–9: 5 PZ.
clause-track-action = Wybierz akcję z obszaru pod znacznikiem Freuda albo z dowolnego obszaru na lewo od niego.
clause-track-tile-or-coffee = Obszar 1–3: rozpatrz jedną płytkę notatnika albo otrzymaj 2 kawy.
clause-track-notebook = Obszar 4–6: zdobądź płytkę notatnika.
clause-track-professor = Obszar 7–8: porusz swojego profesora o 1 lub 2 lokacje, ale nie przenoś go od razu do Freuda. Potem rozpatrz lokację.
clause-track-treat = Obszar 9–10: lecz jednego pacjenta.

## goal
topic-goal = Cele lokacji
clause-goal-at-once = Gracz, który pierwszy spełni warunek celu, zdobywa go natychmiast, jeszcze przed następnym krokiem.
clause-goal-reward = Za cel zdobywasz 1 punkt reputacji. Zatrzymujesz jego płytkę, a symbole lokacji z niej są w grze do końca.
clause-goal-two-columns = Wypełnij dwie kolumny swojej planszy: dwa symbole kawiarni.
clause-goal-three-ideas = Odblokuj wszystkie trzy pomysły ze swojej planszy: dwa symbole teatru.
clause-goal-two-treatises = Opublikuj dwie rozprawy: dwa symbole biblioteki.
clause-goal-three-routine = Wylecz trzech pacjentów typowych: dwa symbole opery.
clause-goal-two-case-studies = Wylecz dwóch pacjentów przełomowych: dwa symbole muzeum.
clause-goal-five-cured = Wylecz pięciu dowolnych pacjentów: dwa symbole uniwersytetu.
clause-goal-two-insights = Miej na mapie miasta dwa wglądy w swoim kolorze, w jednej dzielnicy lub w dwóch: nie daje symboli, ale od razu daje 3 PZ.

## client
topic-client = Pacjenci
clause-client-routine = Pacjent typowy ma dwa symbole lokacji jednej dzielnicy i zdolność, która zmienia dla ciebie jedną z zasad.
clause-client-case-study = Pacjent przełomowy nie ma symboli, ale punktuje na koniec gry według swojej karty, do podanego maksimum.
clause-client-take = Jako nowego pacjenta wybierz dowolnego z odkrytych, typowego lub przełomowego, razem z jego warstwą traumy. Potem weź jego marzenia i ustaw znacznik terapii.
clause-client-refill = W miejsce wziętego pacjenta wyłóż następnego z tej samej talii, z nową warstwą traumy. Jeśli ta talia jest pusta, weź go z drugiej.
clause-client-none-left = Jeśli nie ma już żadnych pacjentów, gabinet pozostaje pusty.
clause-client-second-room = Karta gabinetu blokuje twój drugi gabinet, dopóki pierwszy pacjent nie osiągnie katharsis. Wtedy ją odrzucasz, a gabinet zapełniasz na koniec tej tury.

## grief
topic-grief = Warstwy traumy
clause-grief-layer = Warstwa traumy ma punkty terapii, nagrodę za katharsis i jeden z trzech symboli: fale, chmurę albo oko. Leży na swoim pacjencie aż do katharsis.
clause-grief-starting = Startowe warstwy są jednakowe: mają 2 punkty terapii, a nie mają symbolu. Ich katharsis odblokowuje też drugi gabinet.
clause-grief-match = Gdy leczysz jawnym marzeniem, które ma ten sam symbol co warstwa traumy pacjenta, w chwili użycia marzenia dostajesz 1 puzderko. Nie dostajesz go, jeśli warstwy już wtedy nie ma.

## dream
topic-dream = Marzenia
clause-dream-latent = Każdy nowy pacjent najpierw otrzymuje ukryte marzenie, dobrane z talii i położone odkryte.
clause-dream-manifest = Potem wybierasz jawne marzenie spośród czterech odkrytych albo bierzesz w ciemno wierzchnią kartę talii. Kładziesz je na ukrytym marzeniu i uzupełniasz wystawkę.
clause-dream-visible = Użyć można tylko w pełni widocznego marzenia: najpierw jawnego, a ukrytego dopiero wtedy, gdy jawnego już nie ma.
clause-dream-reshuffle = Gdy wyczerpie się talia marzeń lub warstw traumy, potasuj odrzucone karty i utwórz z nich nową talię.

## treat
topic-treat = Lecz pacjentów
clause-treat-clients = Wybierając „Lecz pacjentów”, możesz leczyć pacjentów w swoich gabinetach: jednego lub obu, każdego raz, w dowolnej kolejności.
clause-treat-dream = Aby leczyć pacjenta, użyj wglądów wskazanych na jego widocznym marzeniu, a potem rozpatrz efekty marzenia w dowolnej kolejności.
clause-treat-discard = Odrzuć użyte marzenie. Pacjenta bez marzeń nie można już leczyć. Punkty terapii może on dostać tylko za puzderka.
clause-treat-all-points = Pacjent musi przyjąć z marzenia tyle punktów terapii, ile może. Nie możesz ich zatrzymać, by dostać puzderka.
clause-treat-surplus = Punkty terapii z marzenia, które zostały po wyleczeniu pacjenta, zamieniają się na puzderka, po 1 za każdy punkt.
clause-treat-by-effect = Efekt leczenia jednego pacjenta pozwala użyć jednego marzenia w leczeniu jednego pacjenta, także już leczonego w tej turze.

## therapy
topic-therapy = Terapia
clause-therapy-track = Tor terapii biegnie od 8 do 0, jednakowo w obu gabinetach. Każdy punkt terapii przesuwa znacznik o jedno pole w stronę 0.
clause-therapy-start = Znacznik nowego pacjenta zaczyna na polu równym sumie punktów terapii na pacjencie i na jego warstwie traumy, od 4 do 8.
clause-therapy-points = Pola 6, 7 i 8 dają odpowiednio 1, 2 i 3 PZ, gdy znacznik na nich zaczyna, mija je lub się na nich zatrzymuje.
clause-therapy-sources = Punkty terapii pochodzą tylko z marzeń oraz, na koniec tury, z puzderek.

## catharsis
topic-catharsis = Katharsis
clause-catharsis-when = Gdy znacznik osiąga lub mija pole 3, musisz natychmiast rozpatrzyć katharsis pacjenta.
clause-catharsis-reward = Katharsis daje ci PZ i efekty warstwy traumy, którą potem odrzucasz. Nie daje PZ z karty pacjenta.
clause-catharsis-whole-first = Dokończ katharsis, zanim pozostałe punkty terapii przesuną znacznik.
clause-catharsis-active = Od katharsis do końca gry są aktywne symbole lokacji i zdolność pacjenta typowego albo punktacja pacjenta przełomowego, także po wyleczeniu.

## cured
topic-cured = Wyleczeni pacjenci
clause-cured-when = Pacjent, którego znacznik osiąga 0, jest wyleczony i od razu daje PZ ze swojej karty.
clause-cured-keep = Wyleczony pacjent opuszcza gabinet i do końca gry leży odkryty w twoim obszarze gry.
clause-cured-dreams = Odrzuć nieużyte marzenia wyleczonego pacjenta. Gabinet pozostaje pusty do końca tury.

## ability
topic-ability = Zdolności pacjentów typowych
clause-ability-recall = Gdy przywołujesz pomysły, otrzymujesz o 1 kawę więcej.
clause-ability-inkpot = Raz w swojej turze możesz zmienić wartość ruchu kałamarza o 1, w górę albo w dół, ale nie poniżej 1.
clause-ability-elevate = Raz w swojej turze możesz w ramach darmowej akcji wznieść wgląd za 1 kawę.
clause-ability-transfer = Raz w swojej turze możesz w ramach darmowej akcji przesunąć wgląd bez kosztu.
clause-ability-research = Gdy zdobywasz kartę badań, dobierz dwie i zatrzymaj jedną. Druga trafia na spód talii.
clause-ability-treatise = Każda opublikowana przez ciebie rozprawa daje o 2 PZ więcej.
clause-ability-cited = Otrzymujesz dodatkowo 1 kawę za każdy swój tom, który ktoś zacytuje.
clause-ability-boxes = Możesz mieć do 7 puzderek zamiast 5.
clause-ability-notebook = Trzecia akcja notatnika kosztuje cię 2 kawy zamiast 3.
clause-ability-district = W dzielnicy z symboli tego pacjenta możesz rozpatrzyć efekty lokacji o jeden raz więcej, ale nadal najwyżej pięć razy.
clause-ability-catharsis = Każde katharsis innych twoich pacjentów daje dodatkowo 1 puzderko.
clause-ability-overpay = Gdy nadpłacasz, otrzymujesz 1 kawę, ale tylko raz na płatność. Nie dotyczy to wymiany wglądów na puzderko.

## end-of-turn
topic-end-of-turn = Koniec tury
clause-end-of-turn-order = Gdy zakończysz wybraną opcję, możesz użyć puzderek do terapii, a potem musisz zapełnić puste gabinety.
clause-end-of-turn-boxes = Na koniec swojej tury za każde oddane puzderko dajesz 1 punkt terapii pacjentowi w swoim gabinecie. Pacjenta wybierasz osobno dla każdego puzderka, po efektach poprzedniego.
clause-end-of-turn-fill-rooms = Każdy pusty, niezablokowany gabinet otrzymuje nowego pacjenta z marzeniami. Dwa puste zapełniasz po kolei. Gabinety niczym się nie różnią.

## ending
topic-ending = Koniec gry
clause-ending-signal = Gdy znacznik Freuda dochodzi na pole 10, sygnalizuje koniec gry. Gracz, który go tam przesunął, od razu zdobywa 3 PZ. Jeśli jego własny znacznik pozostaje na polu 9, za to zdobywa osobno kolejne 3 PZ. Nic innego nie kończy gry.
clause-ending-rounds = Po sygnale dokańcza się bieżącą rundę i rozgrywa jeszcze jedną. Potem następuje punktacja końcowa.
clause-ending-no-new-clients = W ostatniej rundzie nie zapełnia się pustych gabinetów. Wszystko inne działa jak zwykle.

## scoring
topic-scoring = Punktacja końcowa
clause-scoring-reputation = Pole twojego znacznika reputacji daje tyle PZ, ile wynosi jego numer.
clause-scoring-reputation-order = Gracz, który jest najdalej na torze reputacji, zdobywa po 2 PZ za każdą swoją rozprawę i każdego swojego wyleczonego pacjenta, a drugi w kolejności po 1 PZ.
clause-scoring-districts = Wglądy w kolorze gracza w jednej, dwóch lub trzech różnych dzielnicach dają 4, 10 lub 18 PZ. Kolejne wglądy w tej samej dzielnicy nic nie dodają.
clause-scoring-rows = Jeden, dwa lub trzy wypełnione rzędy dają 1, 5 lub 16 PZ.
clause-scoring-tags = Różne symbole lokacji, od 1 do 6, dają 0, 1, 3, 6, 10 lub 15 PZ. Kolejne symbole tej samej lokacji nic nie dodają.
clause-scoring-case-studies = Każdy twój pacjent przełomowy bez warstwy traumy, wyleczony lub nie, punktuje według swojej karty, do podanego maksimum.
clause-scoring-boxes = Każde pozostałe puzderko daje 2 PZ.
clause-scoring-coffee = Każde 3 pozostałe kawy zamieniają się na 1 świetny pomysł. Potem każdy świetny pomysł daje 1 PZ.
clause-scoring-winner = Wygrywa gracz z największą liczbą PZ.

## tie
topic-tie = Remisy
clause-tie-reputation = Z dwóch znaczników na tym samym polu toru reputacji pierwszeństwo ma ten na spodzie, bo dotarł tam wcześniej.
clause-tie-winner = Przy remisie o zwycięstwo wygrywa gracz z wyższą reputacją, a na tym samym polu ten, którego znacznik leży niżej.

## secret
topic-secret = Tajemnice
clause-secret-hand = Tylko ty widzisz karty badań na swojej ręce.
clause-secret-decks = Nikt nie zna kolejności kart w taliach ani płytek notatnika, które leżą pod wierzchnimi. Wierzchnia płytka stosu pokazuje stronę z akcją główną.
clause-secret-open = Wszystko inne jest jawne dla wszystkich.
clause-secret-undo = Tego, co dobrano lub odkryto, nie można już cofnąć.

## module-journalist
topic-module-journalist = Moduł: dziennikarz
clause-module-journalist-setup = Po ustawieniu Freuda losuje się jeden z pięciu pozostałych celów z symbolami lokacji. Cel ten wskazuje lokację, w której zaczyna dziennikarz.
clause-module-journalist-move = Zawsze gdy możesz poruszyć swojego profesora lub Freuda, możesz zamiast niego poruszyć dziennikarza na tych samych zasadach. W miejsce profesora dziennikarz porusza się o 1 lub 2 lokacje albo przenosi się do Freuda, a w miejsce Freuda porusza się o 1 do 3 lokacji. Potem rozpatrz lokację jak zwykle.
clause-module-journalist-figure = Dziennikarz liczy się jako figurka w lokacji.
clause-module-journalist-tags = Gdy poruszasz dziennikarza i liczysz symbole, do swoich dodaj symbole wszystkich opublikowanych rozpraw, także innych graczy. Twoje rozprawy liczą się raz.
clause-module-journalist-bonus = Premię lokacji lub dzielnicy możesz zdobyć także tam, gdzie stoi dziennikarz.
clause-module-journalist-district = Przy premii dzielnicy, w której stoi dziennikarz, dodaj do swoich symboli symbole wszystkich opublikowanych rozpraw. Twoje rozprawy liczą się raz.
clause-module-journalist-not-elsewhere = Gdy rozpatrujesz lokację bez ruchu figurki, rozprawy innych graczy nic ci nie dają. W punktacji końcowej też nie.

## module-overlay
topic-module-overlay = Moduł: nakładki lokacji
clause-module-overlay-coloured = Wszystkie kolorowe: każda z sześciu nakładek leży kolorową stroną do góry na losowej lokacji swojej dzielnicy.
clause-module-overlay-mixed = Mieszane: po jednej nakładce każdej dzielnicy leży kolorową stroną do góry na losowej lokacji tej dzielnicy. Pozostałe trzy leżą losowo na wolnych lokacjach, szarą stroną do góry.
clause-module-overlay-grey = Wszystkie szare: sześć nakładek leży losowo szarą stroną do góry na sześciu lokacjach.
clause-module-overlay-covers = Trzy premie nakładki zastępują premie zakrytej lokacji. Wszystkie inne zasady premii lokacji nadal obowiązują.
clause-module-overlay-treat = Środkowa premia każdej szarej nakładki: lecz jednego pacjenta.

## module-fireworks
topic-module-fireworks = Moduł: fajerwerki
clause-module-fireworks-setup = Fajerwerki zaczynają w dzielnicy, w której zaczyna Freud.
clause-module-fireworks-discount = W dzielnicy z fajerwerkami premia dzielnicy wymaga o jeden symbol mniej. Używasz ich tylko wtedy, gdy ich potrzebujesz.
clause-module-fireworks-moves-on = Po użyciu fajerwerki przenoszą się do następnej dzielnicy zgodnie z ruchem wskazówek zegara.
clause-module-fireworks-no-use = Gdy w dzielnicy nie ma żetonów lub pustych premii dzielnicy, fajerwerki przenoszą się do następnej. Gdy nie można ich użyć w żadnej, wypadają z gry.
clause-module-fireworks-journalist = Fajerwerki można łączyć z symbolami, które dodaje dziennikarz.

## solo
topic-solo = Gra solo
clause-solo-id = W pojedynkę grasz przeciw Id, botowi, który gra według pełnych zasad. Przygotowanie gry jest takie jak dla dwóch graczy.
clause-solo-modules = Id używa dziennikarza, gdy na tym zyskuje, a fajerwerków, kiedy tylko może. Gdy nakładka pozwala mu leczyć pacjenta, używa jednego ze swoich wierzchnich marzeń.
