### Cerebria: zasady, jeden komunikat na każdą klauzulę z content/clauses.toml, naszymi słowami.

## setup
topic-setup = Przygotowanie gry
clause-setup-spirit = Połowa z czterech osób gra po stronie Radości, połowa po stronie Smutku. Każda osoba wybiera innego Ducha swojej drużyny i gra nim przez całą grę.
clause-setup-board-sides = Wszystkie plansze Duchów leżą tą samą stroną do góry, A albo B; tak samo obie plansze drużyn. Oba wybory są od siebie niezależne.
clause-setup-origin-first = Na początku Sfera Zobowiązania znajduje się przy Dolinie Motywów.
clause-setup-origin-revised = Na początku Źródło ma losowe ustawienie.
clause-setup-spheres = Każda z pięciu Sfer zaczyna z 7 Siły Woli.
clause-setup-pieces = Każda drużyna zaczyna z 5 Małymi, 3 Dużymi i 1 Zamykającym Fragmentem, 3 zużytymi żetonami Ambicji oraz znacznikiem na polu 0 swojego Koła Intencji. Tożsamość jest pusta.
clause-setup-aspirations = Dziewięć Wspólnych Aspiracji tasuje się i wykłada odkryte w rzędzie. Pierwsza odkryta od lewej jest bieżącą Wspólną Aspiracją.
clause-setup-hidden = Każda drużyna tasuje dziewięć własnych Ukrytych Aspiracji w zakrytą talię; wierzchnia karta jest jej Ukrytą Aspiracją. Jeśli jest taka sama jak bieżąca Wspólna Aspiracja, talię tasuje się ponownie.
clause-setup-order = Kolejność gry jest losowa, ale Radość i Smutek zawsze grają na przemian. Nie zmienia się ona w trakcie gry.
clause-setup-first-player-willpower = Osoba rozpoczynająca zaczyna z 6 Siły Woli, o 2 więcej niż pozostałe.
clause-setup-resources = Każda osoba zaczyna z 2 Esencji i 4 Siły Woli.
clause-setup-hand = Każda osoba tasuje swoją talię Emocji, dobiera 2 karty na rękę, a potem odkrywa wierzchnią kartę talii.
clause-setup-spirit-place = W kolejności gry każda osoba stawia swojego Ducha na polu Granicy, na którym nie stoi żaden Duch.
clause-setup-starting-emotion = Zaraz po ustawieniu Ducha kładzie się jego Emocję początkową, Jasność dla Radości lub Ponurość dla Smutku, w jednym z dwóch miejsc Krain sąsiadujących z miejscem tej Granicy. Jej pierwsze pole Esencji otrzymuje 1 Esencję z zasobów.
clause-setup-vibe-tokens-first = Każda osoba zaczyna z czterema żetonami Energii na planszy Ducha, po jednym w każdym kolorze.
clause-setup-vibe-tokens-revised = Każda osoba zaczyna z czterema żetonami dzikiej Energii na planszy Ducha.
clause-setup-vibe-placement = Tuż przed pierwszą turą, po dobraniu rąk, każda osoba w kolejności gry umieszcza cztery początkowe żetony Energii w dowolnych rzędach: odblokowuje nimi akcje lub ulepsza już odblokowane.

## deck
topic-deck = Talie Emocji
clause-deck-size = Talia Emocji to dokładnie 16 łagodnych Emocji własnej strony.
clause-deck-copies = W talii Emocji mogą być najwyżej 2 kopie każdej Emocji.
clause-deck-starter-basic = Każda strona ma podstawową talię początkową: osiem Emocji o prostych mocach, każda w dwóch kopiach. Może nią grać każda osoba w drużynie.
clause-deck-starter-spirit = Każdy z ośmiu Duchów ma własną talię początkową: osiem Emocji, każda w dwóch kopiach.
clause-deck-strong-pile = Silnych Emocji nie ma w żadnej talii. Każda drużyna ma jawny stos z dwiema kopiami każdej ze swoich 16 silnych Emocji.
clause-deck-face-up = Wierzchnia karta talii Emocji jest zawsze odkryta. Karty dobiera się z wierzchu, a następną od razu się odkrywa.
clause-deck-empty = Z pustej talii Emocji nic się nie dobiera; jeśli kart jest mniej, niż należy dobrać, dobiera się tyle, ile jest.

## geometry
topic-geometry = Plansza
clause-geometry-ring = Krainy tworzą pierścień, zgodnie z ruchem wskazówek zegara: Dolina Motywów, Kolebka Zmysłów, Sieć Myśli, Kraina Pragnień, Wierzba Wartości. Między każdymi dwiema sąsiednimi leży Granica.
clause-geometry-slots = 15 miejsc Emocji tworzy jeden pierścień: po dwa w każdej Krainie i po jednym na każdej Granicy. Każde miejsce sąsiaduje dokładnie z dwoma miejscami obok siebie w pierścieniu.
clause-geometry-triad = Triada Granicy to jej własne miejsce Emocji i dwa miejsca z nim sąsiadujące, po jednym w każdej z przyległych Krain.
clause-geometry-spaces = 10 pól Duchów tworzy jeden pierścień, w którym Krainy i Granice występują na przemian. Każde pole sąsiaduje z dwoma obok siebie.
clause-geometry-reach = Duch w Krainie sąsiaduje z dwoma miejscami Emocji tej Krainy; Duch na Granicy sąsiaduje tylko z miejscem Emocji tej Granicy.
clause-geometry-fortress = Każda Kraina ma jedno miejsce Fortecy. Sąsiaduje ono z trzema polami Duchów: z polem tej Krainy i z polami obu jej Granic.
clause-geometry-reflected = Odbiciem każdej Krainy jest Granica po drugiej stronie planszy: Doliny – Sieć | Kraina, Kolebki – Kraina | Wierzba, Sieci – Wierzba | Dolina, Krainy Pragnień – Dolina | Kolebka, Wierzby – Kolebka | Sieć.
clause-geometry-spheres = Sfery leżą na Źródle zgodnie z ruchem wskazówek zegara: Zobowiązanie, Kreatywność, Pokora, Pracowitość, Wiedza. Każda jest zwrócona ku jednej Krainie.
clause-geometry-rotation = Jeden obrót Źródła przesuwa każdą Sferę, razem z jej Siłą Woli, do następnej Krainy zgodnie z ruchem wskazówek zegara.

## emotion
topic-emotion = Karty Emocji
clause-emotion-vibes = Każda Emocja z talii ma Energię w jednym z czterech kolorów: czerwonym, żółtym, zielonym lub niebieskim. Jasność i Ponurość nie mają Energii.
clause-emotion-powers = O ile nie napisano inaczej, moc Emocji działa tylko dla osoby, której trwa tura, i tylko wtedy, gdy Emocja należy do jej drużyny.
clause-emotion-enter = Łagodna Emocja wchodzi do gry przez Przywołanie, silna przez Wzmocnienie swojego łagodnego odpowiednika. Moce działające przy wejściu działają wtedy, jeden raz.
clause-emotion-moved = Przeniesienie Emocji z miejsca na miejsce nie jest ani wejściem do gry, ani opuszczeniem gry.
clause-emotion-leave = Emocja opuszcza grę, gdy zostaje odrzucona z planszy inaczej niż przez własne Wzmocnienie.
clause-emotion-copies = Wartości, które dają lub kosztują moce kilku kopii, sumują się; pozwolenia i ochrona nie.
clause-emotion-activated = Moc uruchamiana jest darmową zdolnością: w swojej turze raz na każdą kopię, przed akcją lub po niej.
clause-emotion-influence = Gdy moc mówi o Krainie, na którą może wpływać jej miejsce, liczy się tylko położenie; blokowania nie bierze się pod uwagę.
clause-emotion-insecurity-token = Ulepszenia lub akcji z żetonem Niepewności nie można używać. Aby usunąć żeton, wystarczy w swojej turze, jako darmową zdolność, zapłacić 2 Siły Woli.

## intensity
topic-intensity = Intensywność
clause-intensity-essence-order = Esencja wypełnia pola Esencji na Emocji od lewej do prawej, a usuwa się ją od prawej do lewej.
clause-intensity-full = Na Emocji bez pustego pola Esencji nie można położyć Esencji.
clause-intensity-rightmost = Intensywność Emocji to liczba na skrajnym prawym wypełnionym polu Esencji plus jej żeton Intensywności. Liczb z pozostałych pól się nie dodaje.
clause-intensity-token = Żeton Intensywności liczy się wszędzie tam, gdzie odczytuje się Intensywność, ale nie jest Esencją: nie ma znaczenia przy wypełnianiu, Wzmocnieniu ani Poskromieniu. Znika wraz z odrzuconą kartą.
clause-intensity-token-limit = Emocja ma najwyżej jeden żeton Intensywności, najwyżej +6.
clause-intensity-dynamic = Żeton Intensywności otrzymany przy wejściu pozostaje bez zmian; żeton dynamiczny oblicza się od nowa po każdej zmianie na planszy.
clause-intensity-dynamic-control = Jeśli dynamiczny żeton Intensywności zależy od kontroli, oblicza się ją dla niego bez żadnych żetonów dynamicznych.

## control
topic-control = Kontrola
clause-control-frontier-alone = Jeśli tylko jedna drużyna ma Emocje w Triadzie Granicy, kontroluje tę Granicę, nawet przy Intensywności 0.
clause-control-frontier = Jeśli obie drużyny mają Emocje w Triadzie, Granicę kontroluje ta o wyższej łącznej Intensywności. Przy równych sumach albo bez żadnej Emocji nie kontroluje jej nikt.
clause-control-realm = Na Krainę wpływają Emocje z jej dwóch miejsc i niezablokowane Emocje z miejsc obu jej Granic, a także Forteca. Kontroluje ją drużyna o wyższej łącznej Intensywności; przy równych sumach nikt.
clause-control-realm-zero = Nie wystarczy być w Krainie bez przeciwników: drużyna z sumą 0 przeciw 0 jej nie kontroluje.
clause-control-blocking = Emocja na Granicy nie wpływa na Krainę, jeśli w sąsiednim miejscu tej Krainy leży Emocja przeciwników.
clause-control-blocking-scope = Zablokowana Emocja nadal liczy się dla swojej Granicy i dla Krainy po drugiej stronie. Emocje jednej drużyny nigdy nie blokują się wzajemnie.
clause-control-blocking-zero = Emocja, której Intensywność się nie liczy, nadal blokuje.
clause-control-fortress = Forteca dodaje do Intensywności swojej drużyny w swojej Krainie 1 (Mały Fragment) lub 2 (Duży). Na Granicach nie dodaje nic.
clause-control-recompute = Kontrolę Krain i Granic oblicza się od nowa po każdej zmianie, począwszy od końca przygotowania gry.

## turn
topic-turn = Tura
clause-turn-three-actions = W swojej turze wykonujesz 3 akcje spośród pięciu Akcji Ducha i pięciu Akcji Krain. Tę samą akcję możesz wykonać więcej niż raz.
clause-turn-free-abilities = Zdolności są darmowe: można ich używać przed każdą akcją i po niej, ale nie w jej trakcie, i nie są akcjami. Każda zdolność działa raz na turę.
clause-turn-revelation = Objawienie rozpatruje się natychmiast w trakcie tury; potem tura trwa dalej.
clause-turn-extra-action = Dodatkowa akcja z jakiegoś efektu zwiększa liczbę akcji o jedną, tylko w tej turze.
clause-turn-stop-early = Możesz zakończyć turę mimo niewykorzystanych akcji; przepadają one.
clause-turn-end-choice = Na koniec swojej tury odwracasz 1 zużyty żeton Ambicji na stronę dostępną albo dobierasz 2 karty Emocji.
clause-turn-zero-willpower = Jeśli na koniec swojej tury masz 0 Siły Woli, otrzymujesz 1.
clause-turn-end-order = Koniec tury przebiega w tej kolejności: Ambicja albo dwie karty, Satysfakcja, Komfort, na końcu 1 Siła Woli za stan 0. Ambicję można wybrać tylko wtedy, gdy jest żeton do odwrócenia.

## action
topic-action = Wykonywanie akcji
clause-action-steps = Akcja przebiega w tej kolejności: zapowiedź, umieszczenie żetonu Energii lub nie, wybór ulepszeń i celów, zapłata, wykonanie, obliczenie kontroli, punktowanie Intencji.
clause-action-whole-cost = Cały koszt akcji i jej ulepszeń musi być możliwy do zapłacenia; inaczej akcja zostaje odrzucona i nic się nie dzieje.
clause-action-cost-floor = Zniżki nigdy nie obniżają kosztu poniżej 0.
clause-action-no-change = Akcja, która niczego by nie zmieniła, zostaje odrzucona.
clause-action-upgrades = Wykonując Akcję Ducha, możesz użyć dowolnych jej ulepszeń z żetonem Energii, każdego najwyżej raz, dopłacając jego koszt. Nie musisz używać żadnego.
clause-action-upgrade-useful = Ulepszenia można użyć tylko wtedy, gdy może ono coś zmienić w tej akcji.
clause-action-determination = Determinacja, trzecie ulepszenie każdej Akcji Ducha na stronie A, obniża koszt akcji wraz z ulepszeniami łącznie o 1 Siłę Woli.

## vibe
topic-vibe = Żetony Energii
clause-vibe-unlock = Akcję Ducha odblokowuje żeton Energii na skrajnym lewym polu jej rzędu. Zablokowaną akcję można wykonać tylko wtedy, gdy jej pierwszym krokiem jest umieszczenie tego żetonu.
clause-vibe-discard = Aby umieścić żeton Energii przy akcji, odrzuć kartę Emocji z ręki i weź żeton w kolorze tej karty.
clause-vibe-one-per-action = Przy jednej Akcji Ducha możesz umieścić jeden żeton Energii, przed jej wykonaniem i tylko w jej rzędzie.
clause-vibe-place = W zablokowanym rzędzie żeton trafia na skrajne lewe pole; w odblokowanym na dowolne puste z trzech ulepszeń. Zostaje tam do końca gry.
clause-vibe-colours = W jednym rzędzie nie może być dwóch żetonów Energii tego samego koloru.
clause-vibe-wild = Żeton dzikiej Energii nie ma koloru i nie koliduje z żadnym innym, nawet z drugim dzikim. Dzikie żetony otrzymuje się tylko na początku gry.
clause-vibe-other-ways = Żeton Energii ze zdolności lub mocy podlega tym samym zasadom: najpierw odblokowanie, potem ulepszenia, kolor nowy w rzędzie, zwykły żeton.
clause-vibe-no-fit = Gdzie żaden żeton Energii nie pasuje, tam niczego się nie umieszcza.

## move
topic-move = Ruch
clause-move-cost = Ruch kosztuje 1 Siłę Woli i przesuwa twojego Ducha na sąsiednie pole.
clause-move-at-least-one-step = Ruch ma co najmniej jeden krok.
clause-move-opponent = Ruch nie może się kończyć na polu z wrogim Duchem. Może się kończyć na polu Ducha z twojej drużyny.
clause-move-haste = Pośpiech (+1 Siła Woli): przesuń się o 1 pole więcej. Możesz przechodzić przez pola z wrogimi Duchami.
clause-move-surmount = Przezwyciężenie (+1 Siła Woli): Ruch może się kończyć na polu z wrogim Duchem.

## invoke
topic-invoke = Przywołanie
clause-invoke-cost = Przywołanie kosztuje 2 Siły Woli i wykłada kartę Emocji z twojej ręki na planszę.
clause-invoke-slot = Emocję przywołuje się na wolne miejsce sąsiadujące z twoim Duchem.
clause-invoke-essence = Pierwsze pole Esencji przywołanej Emocji otrzymuje 1 Esencję z twojej planszy Ducha. Bez Esencji nie możesz przywoływać.
clause-invoke-bolster = Podpora (+1 Ambicja): Emocja otrzymuje 1 Esencję więcej, z zasobów.
clause-invoke-inner-force = Siła wewnętrzna (+2 Siły Woli): wymagana Esencja pochodzi z zasobów zamiast z twojej planszy Ducha.

## quell
topic-quell = Poskromienie
clause-quell-cost = Poskromienie kosztuje 2 Siły Woli i 1 Ambicję.
clause-quell-target = Poskramiasz Emocję przeciwników w miejscu sąsiadującym z twoim Duchem.
clause-quell-reveal = Musisz pokazać kartę z ręki, której Energia ma ten sam kolor co Energia celu. Karta zostaje na ręce.
clause-quell-starting = Przeciw Jasności i Ponurości można pokazać dowolną kartę z ręki, ale trzeba jakąś mieć.
clause-quell-essence = Poskromienie usuwa skrajną prawą Esencję z celu; trafia ona do zasobów.
clause-quell-last = Emocję bez Esencji usuwa się z planszy i odrzuca.
clause-quell-subdue = Ujarzmienie (+2 Siły Woli): usuń z celu 1 Esencję więcej.
clause-quell-extinguish = Ugaszenie (+1 Siła Woli): nie trzeba pokazywać karty, więc wystarczy nawet pusta ręka.

## fortify
topic-fortify = Fortyfikacja
clause-fortify-cost = Fortyfikacja kosztuje 3 Siły Woli, niezależnie od tego, którego z jej efektów używasz.
clause-fortify-place = Fortyfikacja dotyczy miejsca Fortecy sąsiadującego z polem twojego Ducha: w Krainie miejsca Fortecy tej Krainy, na Granicy jednej z dwóch przyległych Krain.
clause-fortify-build = Efekt podstawowy kładzie jeden z niewykorzystanych Małych Fragmentów twojej drużyny na pustym miejscu Fortecy, w Krainie, której nie kontrolują przeciwnicy.
clause-fortify-bonus = Forteca z Małego Fragmentu ma żeton Intensywności +1, z Dużego +2. W jednym miejscu Fortecy może leżeć tylko jeden Fragment.
clause-fortify-exalt = Wywyższenie (+1 Ambicja): zamień Mały Fragment twojej drużyny w miejscu Fortecy na jeden z jej Dużych, w Krainie, której nie kontrolują przeciwnicy.
clause-fortify-raze = Plądrowanie (+1 Siła Woli, +1 Ambicja): usuń z miejsca Fortecy Mały Fragment przeciwników albo zamień ich Duży Fragment na jeden z ich Małych.
clause-fortify-raze-anywhere = Plądrowania można użyć nawet w Krainie kontrolowanej przez przeciwników.
clause-fortify-raze-action = Po użyciu Plądrowania otrzymujesz 1 akcję w tej turze.
clause-fortify-one-effect = Wywyższenie, Plądrowanie i Dostrojenie do Źródła zastępują efekt podstawowy: jedna Fortyfikacja daje dokładnie jeden z tych czterech efektów.
clause-fortify-limited = Jeśli nie ma już potrzebnego Fragmentu, efektu nie można użyć. Dużego Fragmentu nie można splądrować, dopóki jego drużyna nie ma wolnego Małego.
clause-fortify-return = Usunięty lub zamieniony Fragment wraca do swojej drużyny, która może go znowu użyć.

## empower
topic-empower = Wzmocnienie
clause-empower-cost = Wzmocnienie kosztuje 3 Siły Woli.
clause-empower-target = Wzmacniasz łagodną Emocję swojej drużyny w miejscu sąsiadującym z twoim Duchem.
clause-empower-threshold = Łagodna Emocja musi mieć co najmniej tyle Esencji, ile wynosi jej próg Wzmocnienia.
clause-empower-replace = Łagodną Emocję się odrzuca, a jej miejsce i całą Esencję przejmuje wymieniona na niej silna Emocja.
clause-empower-tokens = Wszystkie inne żetony z łagodnej Emocji się odrzuca; przechodzi tylko Esencja.
clause-empower-no-copy = Dopóki obie kopie silnej Emocji są w grze, jej łagodnego odpowiednika nie można wzmocnić.
clause-empower-channeled-power = Przekierowana moc (+1 Ambicja): przed Wzmocnieniem połóż 1 Esencję z zasobów na pustym polu Esencji łagodnej Emocji. Liczy się ona do progu.
clause-empower-emotional-outburst = Wybuch emocji (+1 Siła Woli): łagodna Emocja twojej drużyny może leżeć gdziekolwiek na planszy.

## realm
topic-realm = Akcje Krain
clause-realm-anywhere = Wszystkie pięć Akcji Krain jest dostępnych niezależnie od tego, gdzie stoi twój Duch. Nie trzeba ich odblokowywać i nie mają ulepszeń.
clause-realm-discount = Akcja Krainy kosztuje cię o 1 Siłę Woli mniej, dopóki twoja drużyna kontroluje tę Krainę.

## valley
topic-valley = Dolina Motywów
clause-valley-gain = Zapłać 1 Siłę Woli, aby otrzymać 4 Siły Woli z zasobów.

## cradle
topic-cradle = Kolebka Zmysłów
clause-cradle-first = Zapłać 1 Siłę Woli, aby dobrać wierzchnią kartę swojej talii Emocji.
clause-cradle-more = Potem możesz dowolnie często płacić 2 Siły Woli, aby dobrać jeszcze jedną. Każdą nową wierzchnią kartę widzisz przed decyzją; kontrola Krainy nie obniża ceny tych kart.

## network
topic-network = Sieć Myśli
clause-network-move = Zapłać 2 Siły Woli, aby przenieść jedną z Emocji swojej drużyny z dowolnego miejsca na wolne miejsce sąsiadujące z twoim Duchem.
clause-network-whole-card = Emocja przenosi się z całą Esencją i wszystkimi żetonami.

## land
topic-land = Kraina Pragnień
clause-land-first = Zapłać 1 Siłę Woli, aby położyć 1 Esencję z planszy Ducha na Emocji swojej drużyny sąsiadującej z twoim Duchem.
clause-land-more = W tej samej akcji możesz kłaść na tej samej Emocji kolejne Esencje z planszy Ducha, po 1 Sile Woli za każdą. Kontrola Krainy nie obniża tej ceny.

## willow
topic-willow = Wierzba Wartości
clause-willow-exchange = Wymień dowolną ilość swojej Siły Woli na taką samą ilość Esencji z zasobów.
clause-willow-fee = Wymiana kosztuje najpierw 1 Siłę Woli, ponad to, co się wymienia.

## ambition
topic-ambition = Ambicja
clause-ambition-shared = Każda drużyna ma 3 wspólne żetony Ambicji. Wydanie odwraca żeton dostępny, zdobycie odwraca zużyty; gdy dostępne są wszystkie trzy, nie zdobywa się nic.
clause-ambition-once = Każdej z trzech zdolności Ambicji można użyć raz na turę.
clause-ambition-vibe-token = Za 1 Ambicję umieść w dowolnym rzędzie żeton Energii w dowolnym pasującym kolorze, bez odrzucania karty i bez wykonywania tej akcji.
clause-ambition-rotate = Za 1 Ambicję obróć Źródło raz zgodnie z ruchem wskazówek zegara.
clause-ambition-extra-action = Za 2 Ambicje otrzymujesz 1 akcję w tej turze.

## absorb
topic-absorb = Absorpcja
clause-absorb-once = Absorpcja jest darmową zdolnością, raz na turę.
clause-absorb-first-turn = Osoba rozpoczynająca nie może użyć Absorpcji w pierwszej turze gry.
clause-absorb-reach = Duch w Krainie absorbuje ze Sfery tej Krainy; Duch na Granicy wybiera Sferę jednej z dwóch przyległych Krain.
clause-absorb-base = Absorpcja zabiera ze Sfery 2 Siły Woli.
clause-absorb-frontiers = Zabiera ze Sfery o 1 więcej za każdą kontrolowaną przez twoją drużynę Granicę przy twoim Duchu: w Krainie liczą się obie jej Granice, na Granicy tylko ona. Decyduje położenie Ducha, niezależnie od wybranej Sfery.
clause-absorb-limit = Jeśli w Sferze jest mniej, niż ci się należy, bierzesz wszystko. Nie możesz wziąć mniej, chyba że pozwala na to jakaś moc.
clause-absorb-order = Absorpcja przebiega w tej kolejności: Siła Woli, premia Sfery, Objawienie, jeśli Sfera jest pusta, obrót.
clause-absorb-rotate = Na koniec Absorpcji Źródło obraca się raz zgodnie z ruchem wskazówek zegara.

## sphere
topic-sphere = Sfery
clause-sphere-optional = Z premii Sfery można zrezygnować.
clause-sphere-commitment = Zobowiązanie: zapłać 1 Siłę Woli, aby zdobyć 1 Ambicję. Potrzebny jest zużyty żeton Ambicji.
clause-sphere-creativity = Kreatywność: dobierz 1 kartę Emocji.
clause-sphere-humility = Pokora: otrzymujesz 1 Esencję z zasobów.
clause-sphere-diligence = Pracowitość: otrzymujesz 2 Siły Woli z zasobów, nie ze Sfery.
clause-sphere-knowledge = Wiedza: umieść wybrany żeton Energii, tak jak zdolnością Ambicji, ale za darmo.

## revelation
topic-revelation = Objawienie
clause-revelation-trigger = Objawienie następuje natychmiast, gdy Absorpcja opróżni Sferę.
clause-revelation-reveal = Krok 1: każda drużyna ujawnia swoją Ukrytą Aspirację.
clause-revelation-check = Krok 2: każda drużyna sprawdza Wspólną Aspirację i własną Ukrytą, nigdy cudzą. Aspiracji, w której obie drużyny są równe, nie spełnia nikt.
clause-revelation-minor = Krok 3: drużyna, która spełniła dokładnie jedną Aspirację, dodaje do Tożsamości Mały Fragment.
clause-revelation-major = Krok 3: drużyna, która spełniła i swoją Ukrytą, i Wspólną Aspirację, dodaje do Tożsamości jeden Duży Fragment, a Małego nie.
clause-revelation-not-optional = Fragment należny w Objawieniu trzeba dodać.
clause-revelation-common = Krok 4: Wspólną Aspirację się zakrywa. Pierwsza od lewej spośród wciąż odkrytych jest nową Wspólną Aspiracją.
clause-revelation-major-removes = Krok 4: jeśli jedna drużyna dodała Duży Fragment, druga wybiera odkrytą Wspólną Aspirację, która opuszcza grę, zanim ustali się nową. Jeśli nie dodano Dużego Fragmentu, niczego się nie usuwa.
clause-revelation-hidden-returned = Krok 5: obie Ukryte Aspiracje opuszczają grę, spełnione czy nie. Nową jest następna karta talii każdej drużyny.
clause-revelation-hidden-choice = Krok 5: drużyna, która nie spełniła żadnej Aspiracji, może obejrzeć 3 wierzchnie karty swojej Ukrytej talii, lub tyle, ile ich jest, i wybrać jedną, inną niż nowa Wspólna Aspiracja; resztę wtasowuje. Forteca dołączająca do Tożsamości nie ma tu znaczenia.
clause-revelation-hidden-differs = Krok 5: Ukrytą talię tasuje się, dopóki jej wierzchnia karta nie będzie inna niż nowa Wspólna Aspiracja.
clause-revelation-hidden-last = Jeśli każda pozostała karta Ukrytej talii jest taka sama jak Wspólna Aspiracja, wierzchnia karta zostaje.
clause-revelation-fortress = Krok 6: Forteca w Krainie opróżnionej Sfery dołącza do Tożsamości, do kogokolwiek należy, a jej żeton Intensywności się usuwa.
clause-revelation-fortress-fresh = Forteca zbudowana lub wywyższona w tej turze nie dołącza do Tożsamości. Forteca splądrowana w tej turze z Dużej do Małej dołącza.
clause-revelation-refill = Krok 7: opróżniona Sfera otrzymuje 7 Siły Woli z zasobów.

## aspiration
topic-aspiration = Aspiracje
clause-aspiration-attitude = Postawa: kontroluj więcej Krain niż druga drużyna.
clause-aspiration-openness = Otwartość: kontroluj więcej Granic niż druga drużyna.
clause-aspiration-awareness = Świadomość: miej Emocje w większej liczbie Triad niż druga drużyna.
clause-aspiration-unity = Jedność: miej dłuższy łańcuch Emocji w sąsiadujących miejscach niż druga drużyna.
clause-aspiration-unity-lone = Dla Jedności pojedyncza Emocja jest łańcuchem o długości jeden.
clause-aspiration-liveliness = Żywotność: miej łącznie więcej Esencji na Emocjach niż druga drużyna.
clause-aspiration-versatility = Wszechstronność: miej na planszy Emocje o większej liczbie kolorów Energii niż druga drużyna. Jasność i Ponurość nie liczą się do żadnego.
clause-aspiration-fortitude = Niezłomność: miej wyższą łączną Intensywność z Fortec niż druga drużyna.
clause-aspiration-sensibility = Wrażliwość: miej Emocję o wyższej Intensywności niż każda Emocja drugiej drużyny.
clause-aspiration-sensibility-alone = Dla Wrażliwości przeciw drużynie bez Emocji wystarczy dowolna Emocja, nawet o Intensywności 0.
clause-aspiration-reflection = Refleksja: kontroluj obie połowy większej liczby odbitych par, czyli Krainy i Granicy po drugiej stronie planszy, niż druga drużyna.

## intention
topic-intention = Intencje
clause-intention-when = Intencje sprawdza się tylko dla drużyny, której trwa tura, po pełnym rozpatrzeniu akcji, zdolności lub Objawienia. Każdą można spełniać wielokrotnie.
clause-intention-points-first = Każda Intencja daje własną, nadrukowaną liczbę punktów, 1 lub 2.
clause-intention-points-revised = Pierwsza Intencja spełniona w turze daje 1 punkt, każda następna w tej samej turze 2.
clause-intention-a-fill-first = Strona A: wypełnij wszystkie pola Esencji na Emocji innej niż Jasność lub Ponurość, 1 punkt.
clause-intention-a-quell-first = Strona A: usuń co najmniej 2 Esencje jedną akcją Poskromienia, 2 punkty.
clause-intention-a-fortress-first = Strona A: Forteca twojej drużyny dołącza do Tożsamości podczas Objawienia, 1 punkt.
clause-intention-a-absorb-first = Strona A: weź Absorpcją ze Sfery najwyżej 2 Siły Woli, 1 punkt.
clause-intention-a-upgrade-first = Strona A: w pełni ulepsz Akcję Ducha, tak że wszystkie cztery pola jej rzędu mają żeton, 2 punkty.
clause-intention-a-quell-revised = Strona A: usuń co najmniej 1 Esencję akcją Poskromienia.
clause-intention-a-absorb-revised = Strona A: weź Absorpcją ze Sfery co najmniej 4 Siły Woli.
clause-intention-a-fill-revised = Strona A: wypełnij wszystkie pola Esencji na Emocji innej niż Jasność lub Ponurość.
clause-intention-a-upgrade-revised = Strona A: w pełni ulepsz Akcję Ducha, tak że wszystkie cztery pola jej rzędu mają żeton.
clause-intention-b-quell-first = Strona B: usuń dokładnie 1 Esencję akcją Poskromienia, 1 punkt.
clause-intention-b-empower-first = Strona B: wzmocnij Emocję, 1 punkt.
clause-intention-b-absorb-first = Strona B: weź Absorpcją ze Sfery co najmniej 4 Siły Woli, 1 punkt.
clause-intention-b-exalt-first = Strona B: wywyższ Fortecę, 2 punkty.
clause-intention-b-rows-first = Strona B: osiągnij co najmniej 1, 2, 3 lub 4 żetony Energii w każdym rzędzie swojej planszy Ducha, po 2 punkty za każdy z tych poziomów.
clause-intention-b-quell-revised = Strona B: usuń co najmniej 1 Esencję akcją Poskromienia.
clause-intention-b-fortress-revised = Strona B: Forteca twojej drużyny dołącza do Tożsamości podczas Objawienia.
clause-intention-b-empower-revised = Strona B: wzmocnij Emocję.
clause-intention-b-rows-revised = Strona B: miej po raz pierwszy co najmniej 1, 2, 3 lub 4 żetony Energii w każdym rzędzie swojej planszy Ducha; każdy z tych poziomów jest Intencją.
clause-intention-fill-once = Karta punktuje za wypełnienie raz, dopóki jest w grze.
clause-intention-fill-empower = Esencja przechodząca przy Wzmocnieniu nie jest wypełnieniem; Esencja położona Przekierowaną mocą jest.
clause-intention-rows-per-board = Intencja rzędów dotyczy każdej planszy Ducha osobno, każdy poziom liczy się raz. Żetony początkowe nie spełniają żadnej Intencji.
clause-intention-absorb-from-sphere = W Intencjach Absorpcji liczy się tylko Siła Woli, która pochodzi ze Sfery.

## wheel
topic-wheel = Koło Intencji
clause-wheel-round = Każdy punkt za Intencje przesuwa znacznik drużyny o jedno pole na jej Kole o 20 polach. Po 20 zaczyna się kolejne okrążenie: 1 oznacza 21.
clause-wheel-bonus = Osiągnięcie lub minięcie pola 2 Koła daje 1 Esencję, pola 4 kartę Emocji, pola 6 Ambicję.
clause-wheel-bonus-repeat = Trzy premie Koła powtarzają się w tej samej kolejności na polach 8, 10 i 12 oraz 14, 16 i 18.
clause-wheel-bonus-taker = Premie Koła otrzymuje osoba, której trwa tura. Drugie okrążenie daje je ponownie.
clause-wheel-ambition-full = Premia Ambicji z Koła przepada, jeśli wszystkie trzy żetony są dostępne.

## ending
topic-ending = Koniec gry
clause-ending-last-common = Gra się kończy, gdy po Objawieniu nie ma nowej Wspólnej Aspiracji, bo ostatnią rozpatrzono lub usunięto.
clause-ending-no-fragment = Gra się kończy, gdy drużynie należy się w Objawieniu Mały lub Duży Fragment, a nie ma już żadnego tego rodzaju. Zamiast niego dodaje swój Fragment Zamykający.
clause-ending-capping-last = Fragment Zamykający dodaje się po wszystkich innych Fragmentach tego Objawienia, także po Fortecach.
clause-ending-both-capping-first = Jeśli Fragment Zamykający należy się obu drużynom, dodaje go tylko ta, która wywołała Objawienie; druga zdobywa 3 punkty, które nie są Intencją.
clause-ending-both-capping-revised = Jeśli Fragment Zamykający należy się obu drużynom, dodaje go tylko ta, która wywołała Objawienie; druga zdobywa 4 punkty, które nie są Intencją.
clause-ending-twenty-points = W pełnej grze koniec następuje, gdy drużyna ma co najmniej 20 punktów na swoim Kole Intencji.
clause-ending-finish-turn = Gdy nastąpi koniec gry, trwającą turę rozgrywa się do końca, potem następuje punktacja końcowa. Pozostałe osoby nie mają już tur.
clause-ending-revelations-after = Po zdobyciu 20 punktów Objawienia następują nadal do końca tury. Po ostatniej Wspólnej Aspiracji lub Fragmencie Zamykającym nie ma już żadnych.
clause-ending-refill-only = Sferę opróżnioną, gdy Objawień już nie ma, tylko uzupełnia się 7 Siły Woli.

## scoring
topic-scoring = Punktacja końcowa
clause-scoring-fragments = Każdy Mały Fragment w Tożsamości jest wart 3 punkty, każdy Duży 5, Zamykający 4. Fragmenty poza Tożsamością nie są nic warte.
clause-scoring-total = Punkty z Koła Intencji, ze wszystkich okrążeń, dodaje się do punktów za Fragmenty. Wygrywa drużyna z większą liczbą punktów.
clause-scoring-tie = Przy remisie wygrywa drużyna z Fragmentem Zamykającym; jeśli nie ma go żadna, gra kończy się remisem.

## discard
topic-discard = Odrzucanie
clause-discard-mild = Odrzucona łagodna Emocja trafia zakryta pod talię Emocji, z której pochodzi, ktokolwiek i skądkolwiek ją odrzuca. Nie ma stosu kart odrzuconych.
clause-discard-strong = Odrzucona silna Emocja wraca na jawny stos swojej drużyny.
clause-discard-starting = Odrzucona Jasność lub Ponurość trafia do zasobów; stamtąd bierze tylko Niepokój.
clause-discard-empty-deck = Karta podłożona pod pustą talię jest jej nową, odkrytą wierzchnią kartą.

## supply
topic-supply = Zasoby
clause-supply-unlimited = Siła Woli, Esencja, żetony Energii i żetony Intensywności nigdy się nie kończą.
clause-supply-limited = Fragmenty, żetony Ambicji, kopie silnych Emocji i karty Ponurości są ograniczone do tego, co jest.
clause-supply-insecurity = Jest sześć żetonów Niepewności; gdy żaden nie jest wolny, nie umieszcza się żadnego.
clause-supply-no-trade = W drużynie nie można przekazywać sobie Siły Woli, Esencji ani kart.

## secret
topic-secret = Jawne i tajne
clause-secret-top-card = Wierzchnia karta każdej talii Emocji jest jawna, więc każdą kartę dobraną w trakcie gry znają wszyscy.
clause-secret-deck-order = Kolejność kart talii pod wierzchnią jest ukryta, poza kartami, które na oczach wszystkich trafiły pod talię.
clause-secret-hand = Przeciwnicy znają z ręki te karty, które widzieli wchodzące na nią, i liczbę pozostałych. Nieznane są im tylko dwie karty początkowe.
clause-secret-hidden-aspiration = Ukryta Aspiracja jest zawsze jawna dla własnej drużyny, a tajna dla drugiej aż do Objawienia.
clause-secret-teammates = Osoby z jednej drużyny widzą nawzajem swoje ręce.
clause-secret-shown-cards = Kartę pokazaną przy Poskromieniu widzą wszyscy.
clause-secret-discarded-cards = Kartę odrzuconą za żeton Energii widzą wszyscy.

## choice
topic-choice = Wybory drużyny
clause-choice-team = Wyboru drużyny dokonuje ta osoba z niej, która gra najbliższą turę; w drużynie, której trwa tura, osoba grająca. Gdy wybierają obie drużyny, pierwsza wybiera ta, której trwa tura.
clause-choice-standing = Wybory, które moc daje drużynie w turze przeciwników, wynikają ze stałego wyboru drużyny, który każda osoba z drużyny może zmienić we własnej turze jako darmową zdolność; nikt na nie nie czeka.

## spirit
topic-spirit = Moce Duchów
clause-spirit-love-first = Miłość: gdy absorbujesz obok Fortecy Radości, otrzymujesz 2 Siły Woli z zasobów.
clause-spirit-love-revised = Miłość: gdy absorbujesz, otrzymujesz 1 Siłę Woli z zasobów za każdą Fortecę Radości sąsiadującą z twoim Duchem.
clause-spirit-delight = Zachwyt: gdy jedną Absorpcją zyskasz co najmniej 4 Siły Woli, możesz dobrać kartę Emocji.
clause-spirit-delight-counts = W mocy Zachwytu liczy się cała Siła Woli zyskana Absorpcją, czy to ze Sfery, czy z zasobów.
clause-spirit-empathy = Empatia: Emocji Radości w miejscach sąsiadujących z Empatią i w miejscach obok nich nie można poskromić.
clause-spirit-harmony-first = Harmonia: gdy odrzucasz kartę, aby umieścić żeton Energii, może on mieć dowolny pasujący kolor, niezależnie od Energii karty.
clause-spirit-harmony-revised = Harmonia: gdy odrzucasz kartę, aby umieścić żeton Energii, możesz odrzucić drugą, aby umieścić drugi w tym samym rzędzie. Żetony mogą mieć dowolne pasujące kolory, niezależnie od Energii kart.
clause-spirit-hatred = Nienawiść: Akcja Ducha z co najmniej jednym ulepszeniem innym niż Determinacja kosztuje o 1 Siłę Woli mniej. Zniżka ta sumuje się ze zniżką Determinacji.
clause-spirit-misery = Nieszczęście: możesz absorbować ze Sfery sąsiadującej z tą, do której masz dostęp. Otrzymujesz premię tej Sfery, z której bierzesz.
clause-spirit-misery-fortress = Jeśli Nieszczęście opróżni Sferę spoza własnego dostępu, Forteca przy tej Sferze nie dołącza do Tożsamości.
clause-spirit-malice-first = Złośliwość: możesz poskromić także Emocję w miejscu sąsiadującym z dowolną Emocją, która sąsiaduje ze Złośliwością.
clause-spirit-malice-revised = Złośliwość: na Granicy możesz poskromić dowolną Emocję przeciwników w jej Triadzie; w Krainie także ich Emocje w miejscach obu przyległych Granic.
clause-spirit-anxiety = Niepokój: zamiast karty z ręki możesz przywołać Ponurość z zasobów.
clause-spirit-anxiety-limit = Niepokój bierze Ponurość tylko wtedy, gdy na planszy jest ich mniej niż sześć.

## board-b
topic-board-b = Plansze Duchów, strona B
clause-board-b-three-upgrades = Na stronie B każda Akcja Ducha ma nadal trzy ulepszenia: własne ulepszenia Ducha zajmują miejsca tych, które zastępują, pozostałe są takie jak na stronie A.
clause-board-b-instead-of-moving = Zamiana miejsc, Oszustwo i Z cieni zastępują przesunięcie; nie można ich łączyć z dodatkowymi krokami.
clause-board-b-push-everyone = Pchnięcie przesuwa każdego wrogiego Ducha z tego pola, każdego na sąsiednie pole wybrane przez osobę, która pcha.
clause-board-b-draw-from-empty = Przysmak i Wściekłość uważa się za użyte, nawet jeśli talia jest pusta i niczego się nie dobiera.
clause-board-b-love-surmount = Miłość, Ruch: Przezwyciężenie nic dodatkowo nie kosztuje.
clause-board-b-love-embrace = Miłość, Ruch: Uścisk (+1 Siła Woli, zastępuje Determinację). Jeśli Ruch kończy się obok Emocji Radości, możesz położyć na niej 1 Esencję.
clause-board-b-love-embrace-essence = Esencja kładziona Uściskiem pochodzi z twojej planszy Ducha.
clause-board-b-love-forging-bonds = Miłość, Przywołanie: Wykuwanie więzi (+1 Siła Woli, zastępuje Siłę wewnętrzną). Jeśli przywołana Emocja sąsiaduje z inną Emocją Radości, wymagana Esencja może pochodzić z zasobów.
clause-board-b-love-home-ground = Miłość, Poskromienie: Teren domowy (+1 Siła Woli, zastępuje Ugaszenie). Jeśli cel leży w miejscu Krainy z Fortecą Radości, zdobywasz 1 Ambicję.
clause-board-b-love-pierce-the-darkness = Miłość, Fortyfikacja: Przebij ciemność (bez dopłaty, zastępuje Wywyższenie). Na pustym miejscu Fortecy możesz budować nawet w Krainie kontrolowanej przez przeciwników.
clause-board-b-love-raze = Miłość, Fortyfikacja: Plądrowanie kosztuje łącznie +3 Siły Woli, bez Ambicji.
clause-board-b-love-garrison-first = Miłość, Fortyfikacja: Garnizon (+1 Ambicja, zastępuje Determinację). Po zbudowaniu Fortecy możesz od razu wykonać dodatkowe Przywołanie na wolne miejsce w jej Krainie, nawet z Granicy; płacisz za nie jak zwykle, nie jest żadną z akcji tury, a Przywołanie musi już być odblokowane.
clause-board-b-love-garrison-revised = Miłość, Fortyfikacja: Garnizon (+1 Ambicja, zastępuje Determinację). Po zbudowaniu Fortecy możesz od razu wykonać dodatkowe Przywołanie na wolne miejsce w jej Krainie, nawet z Granicy; płacisz za nie jak zwykle, nie jest żadną z akcji tury i może samo odblokować lub ulepszyć Przywołanie.
clause-board-b-love-brighten-up = Miłość, Wzmocnienie: Rozjaśnij się (bez dopłaty, zastępuje Przekierowaną moc). Po Wzmocnieniu możesz umieścić w dowolnym rzędzie żeton Energii w kolorze odrzuconej łagodnej Emocji.
clause-board-b-delight-push-first = Zachwyt, Ruch: Pchnięcie (+2 Siły Woli, zastępuje Przezwyciężenie). Ruch może się kończyć na polu z wrogim Duchem; przesuwasz tego Ducha na pole sąsiadujące z tym polem, nawet na pole Ducha z twojej drużyny.
clause-board-b-delight-push-revised = Zachwyt, Ruch: Pchnięcie (+1 Siła Woli, zastępuje Przezwyciężenie). Ruch może się kończyć na polu z wrogim Duchem; przesuwasz tego Ducha na pole sąsiadujące z tym polem, nawet na pole Ducha z twojej drużyny.
clause-board-b-delight-summon = Zachwyt, Przywołanie: Wezwanie (+1 Siła Woli, zastępuje Podporę). Zamiast karty z ręki przywołujesz wierzchnią kartę swojej talii.
clause-board-b-delight-cleansing-light = Zachwyt, Poskromienie: Oczyszczające światło (+1 Siła Woli, zastępuje Ugaszenie). Cel nie musi sąsiadować z twoim Duchem, ale pokazaną kartę odrzucasz.
clause-board-b-delight-relish-first = Zachwyt, Wzmocnienie: Przysmak (+1 Siła Woli, zastępuje Przekierowaną moc). Po Wzmocnieniu dobierz kartę.
clause-board-b-delight-relish-revised = Zachwyt, Wzmocnienie: Przysmak (+1 Siła Woli, zastępuje Przekierowaną moc). Po Wzmocnieniu dobierz dwie karty, jedną zatrzymaj, a drugą odrzuć.
clause-board-b-empathy-switcheroo-first = Empatia, Ruch: Zamiana miejsc (+2 Siły Woli, zastępuje Przezwyciężenie). Zamiast się przesuwać, zamień się polami z dowolnym innym Duchem, nawet jeśli potem stoisz na jednym polu z wrogim Duchem.
clause-board-b-empathy-switcheroo-revised = Empatia, Ruch: Zamiana miejsc (+1 Siła Woli, zastępuje Determinację). Zamiast się przesuwać, zamień się polami z dowolnym innym Duchem. Tylko z Przezwyciężeniem możesz potem stać na jednym polu z wrogim Duchem.
clause-board-b-empathy-surmount = Empatia, Ruch: Przezwyciężenie nic dodatkowo nie kosztuje.
clause-board-b-empathy-bolster = Empatia, Przywołanie: Podpora kosztuje +2 Siły Woli zamiast +1 Ambicji.
clause-board-b-empathy-sharing-is-caring = Empatia, Przywołanie: Dzielenie się to troska (+2 Siły Woli, zastępuje Podporę). Emocja otrzymuje 1 Esencję więcej, z twojej planszy Ducha.
clause-board-b-empathy-motivation = Empatia, Przywołanie: Motywacja (+3 Siły Woli, zastępuje Siłę wewnętrzną). Po Przywołaniu zdobywasz 1 Ambicję.
clause-board-b-empathy-conversion = Empatia, Poskromienie: Przemiana (bez dopłaty, zastępuje Determinację). Jeśli Poskromienie usunie ostatnią Esencję z Emocji Smutku, otrzymujesz 1 Esencję.
clause-board-b-empathy-feeling-safe-first = Empatia, Fortyfikacja: Poczucie bezpieczeństwa (bez dopłaty, zastępuje Wywyższenie). Po Fortyfikacji otrzymujesz 1 Esencję.
clause-board-b-empathy-feeling-safe-revised = Empatia, Fortyfikacja: Poczucie bezpieczeństwa (bez dopłaty, zastępuje Plądrowanie). Po Fortyfikacji otrzymujesz 1 Esencję.
clause-board-b-empathy-emotional-outburst = Empatia, Wzmocnienie: Wybuch emocji nic dodatkowo nie kosztuje.
clause-board-b-harmony-flight-first = Harmonia, Ruch: Lot (+2 Siły Woli, zastępuje Pośpiech). Przesuń się o najwyżej 2 pola więcej.
clause-board-b-harmony-flight-revised = Harmonia, Ruch: Lot (+1 Siła Woli, zastępuje Pośpiech). Przesuń się o najwyżej 2 pola więcej.
clause-board-b-harmony-surmount = Harmonia, Ruch: Przezwyciężenie nic dodatkowo nie kosztuje.
clause-board-b-harmony-relish = Harmonia, Przywołanie: Przysmak (+1 Siła Woli, zastępuje Podporę). Po Przywołaniu dobierz kartę.
clause-board-b-harmony-vanquish-first = Harmonia, Poskromienie: Pokonanie (+3 Siły Woli, zastępuje Ujarzmienie). Usuń z celu do 2 Esencji więcej.
clause-board-b-harmony-vanquish-revised = Harmonia, Poskromienie: Pokonanie (+1 Ambicja, zastępuje Ujarzmienie). Usuń z celu do 2 Esencji więcej.
clause-board-b-harmony-emotional-cycle = Harmonia, Poskromienie: Cykl emocjonalny (bez dopłaty, zastępuje Determinację). Jeśli Poskromienie usunie ostatnią Esencję z Emocji Smutku, dobierz kartę.
clause-board-b-harmony-attune-first = Harmonia, Fortyfikacja: Dostrojenie do Źródła (+2 Siły Woli, +1 Ambicja, zastępuje Wywyższenie). Przenieś Mały Fragment Radości z miejsca Fortecy do Tożsamości, nawet w Krainie kontrolowanej przez przeciwników; jego żeton Intensywności się usuwa.
clause-board-b-harmony-attune-revised = Harmonia, Fortyfikacja: Dostrojenie do Źródła (+1 Siła Woli, +1 Ambicja, zastępuje Wywyższenie). Przenieś Mały Fragment Radości z miejsca Fortecy do Tożsamości, nawet w Krainie kontrolowanej przez przeciwników; jego żeton Intensywności się usuwa.
clause-board-b-attune-new-fortress = Dostrojenie do Źródła może dotyczyć Fortecy zbudowanej w tej turze.
clause-board-b-harmony-rush-to-aid = Harmonia, Wzmocnienie: Na ratunek (+1 Siła Woli, zastępuje Wybuch emocji). Przed Wzmocnieniem postaw swojego Ducha na polu sąsiadującym z tą Emocją, nawet jeśli stoi tam wrogi Duch.
clause-board-b-hatred-charge-first = Nienawiść, Ruch: Szarża (+2 Siły Woli, zastępuje Pośpiech). Przesuń się o najwyżej 2 pola więcej.
clause-board-b-hatred-charge-revised = Nienawiść, Ruch: Szarża (+1 Siła Woli, zastępuje Pośpiech). Przesuń się o najwyżej 2 pola więcej.
clause-board-b-hatred-wildfire-first = Nienawiść, Ruch: Pożar (+4 Siły Woli, +1 Ambicja, zastępuje Determinację). Jeśli Ruch kończy się obok Emocji Radości, możesz usunąć z niej 1 Esencję. Nie jest to Poskromienie.
clause-board-b-hatred-wildfire-revised = Nienawiść, Ruch: Pożar (+3 Siły Woli, +1 Ambicja, zastępuje Determinację). Jeśli Ruch kończy się obok Emocji Radości, możesz usunąć z niej 1 Esencję. Nie jest to Poskromienie.
clause-board-b-hatred-seethe-invoke = Nienawiść, Przywołanie: Wściekłość (+2 Siły Woli, zastępuje Podporę). Po Przywołaniu dobierz kartę.
clause-board-b-hatred-relish = Nienawiść, Przywołanie: Przysmak (+1 Siła Woli, zastępuje Podporę). Po Przywołaniu dobierz kartę.
clause-board-b-hatred-repel-first = Nienawiść, Poskromienie: Odpychanie (bez dopłaty, zastępuje Determinację). Poskromienie kosztuje o 2 Siły Woli mniej, jeśli cel leży w miejscu Krainy z Fortecą Smutku.
clause-board-b-hatred-repel-revised = Nienawiść, Poskromienie: Odpychanie (bez dopłaty, zastępuje Determinację). Jeśli cel leży w miejscu Krainy z Fortecą Smutku, otrzymujesz 2 Siły Woli.
clause-board-b-hatred-repel-after-paying = 2 Siły Woli z Odpychania otrzymuje się po zapłaceniu za Poskromienie; nie można nimi za nie zapłacić.
clause-board-b-hatred-raze = Nienawiść, Fortyfikacja: Plądrowanie kosztuje +4 Siły Woli zamiast +1 Siły Woli i +1 Ambicji.
clause-board-b-hatred-seethe-fortify-first = Nienawiść, Fortyfikacja: Wściekłość (bez dopłaty, zastępuje Wywyższenie). Po Fortyfikacji dobierz kartę.
clause-board-b-hatred-seethe-fortify-revised = Nienawiść, Fortyfikacja: Wściekłość (+1 Siła Woli, zastępuje Wywyższenie). Po Fortyfikacji dobierz kartę.
clause-board-b-hatred-seethe-empower = Nienawiść, Wzmocnienie: Wściekłość (+1 Siła Woli, zastępuje Przekierowaną moc). Po Wzmocnieniu dobierz kartę.
clause-board-b-misery-deceive-first = Nieszczęście, Ruch: Oszustwo (+2 Siły Woli, zastępuje Pośpiech). Zamiast się przesuwać, zamień się polami z dowolnym innym Duchem, nawet jeśli potem stoisz na jednym polu z wrogim Duchem.
clause-board-b-misery-deceive-revised = Nieszczęście, Ruch: Oszustwo (+1 Siła Woli, zastępuje Determinację). Zamiast się przesuwać, zamień się polami z dowolnym innym Duchem. Tylko z Przezwyciężeniem możesz potem stać na jednym polu z wrogim Duchem.
clause-board-b-misery-surmount = Nieszczęście, Ruch: Przezwyciężenie nic dodatkowo nie kosztuje.
clause-board-b-misery-extinguish = Nieszczęście, Poskromienie: Ugaszenie kosztuje +2 Siły Woli.
clause-board-b-misery-drain-first = Wyssanie zabiera 1 Siłę Woli ze Sfery sąsiadującej z twoim Duchem, bez jej premii. Jeśli to opróżni Sferę, następuje Objawienie, ale bez obrotu.
clause-board-b-misery-drain-revised = Wyssanie zabiera 1 Siłę Woli ze Sfery sąsiadującej z twoim Duchem, która ma co najmniej 2, bez jej premii.
clause-board-b-misery-drain-quell = Nieszczęście, Poskromienie: Wyssanie (bez dopłaty, zastępuje Determinację), po Poskromieniu.
clause-board-b-misery-drain-fortify = Nieszczęście, Fortyfikacja: Wyssanie (bez dopłaty, zastępuje Determinację), po Fortyfikacji.
clause-board-b-misery-drain-empower = Nieszczęście, Wzmocnienie: Wyssanie (bez dopłaty, zastępuje Determinację), po Wzmocnieniu.
clause-board-b-misery-exalt-first = Nieszczęście, Fortyfikacja: Wywyższenie kosztuje +1 Siłę Woli zamiast +1 Ambicji.
clause-board-b-misery-exalt-revised = Nieszczęście, Fortyfikacja: Wywyższenie kosztuje +2 Siły Woli zamiast +1 Ambicji.
clause-board-b-misery-gloomy-view = Nieszczęście, Fortyfikacja: Ponure spojrzenie (bez dopłaty, zastępuje Determinację). Po Fortyfikacji możesz obrócić Źródło raz zgodnie z ruchem wskazówek zegara.
clause-board-b-misery-assimilate = Nieszczęście, Wzmocnienie: Asymilacja (bez dopłaty, zastępuje Przekierowaną moc). Po Wzmocnieniu możesz umieścić w dowolnym rzędzie żeton Energii w kolorze odrzuconej łagodnej Emocji.
clause-board-b-malice-push-first = Złośliwość, Ruch: Pchnięcie (+2 Siły Woli, zastępuje Przezwyciężenie). Ruch może się kończyć na polu z wrogim Duchem; przesuwasz tego Ducha na pole sąsiadujące z tym polem, nawet na pole Ducha z twojej drużyny.
clause-board-b-malice-push-revised = Złośliwość, Ruch: Pchnięcie (+1 Siła Woli, zastępuje Przezwyciężenie). Ruch może się kończyć na polu z wrogim Duchem; przesuwasz tego Ducha na pole sąsiadujące z tym polem, nawet na pole Ducha z twojej drużyny.
clause-board-b-malice-summon = Złośliwość, Przywołanie: Wezwanie (+1 Siła Woli, zastępuje Podporę). Zamiast karty z ręki przywołujesz wierzchnią kartę swojej talii.
clause-board-b-malice-extinguish = Złośliwość, Poskromienie: Ugaszenie nic dodatkowo nie kosztuje.
clause-board-b-malice-exterminate = Złośliwość, Poskromienie: Eksterminacja (+2 Siły Woli, +1 Ambicja, zastępuje Determinację). Usuń z celu do 2 Esencji więcej; można łączyć z Ujarzmieniem.
clause-board-b-malice-all-for-me = Złośliwość, Fortyfikacja: Wszystko dla mnie (bez dopłaty, zastępuje Wywyższenie). Po Fortyfikacji otrzymujesz 1 Esencję.
clause-board-b-malice-channeled-power = Złośliwość, Wzmocnienie: Przekierowana moc kosztuje +2 Siły Woli zamiast +1 Ambicji.
clause-board-b-malice-emotional-outburst = Złośliwość, Wzmocnienie: Wybuch emocji nic dodatkowo nie kosztuje.
clause-board-b-anxiety-flight-first = Niepokój, Ruch: Lot (+2 Siły Woli, zastępuje Pośpiech). Przesuń się o najwyżej 2 pola więcej.
clause-board-b-anxiety-flight-revised = Niepokój, Ruch: Lot (+1 Siła Woli, zastępuje Pośpiech). Przesuń się o najwyżej 2 pola więcej.
clause-board-b-anxiety-from-the-shadows-first = Niepokój, Ruch: Z cieni (bez dopłaty, zastępuje Determinację). Postaw swojego Ducha na dowolnym polu sąsiadującym z Ponurością, nawet jeśli stoi tam wrogi Duch, a potem otrzymujesz 1 Siłę Woli.
clause-board-b-anxiety-from-the-shadows-revised = Niepokój, Ruch: Z cieni (bez dopłaty, zastępuje Determinację). Postaw swojego Ducha na dowolnym polu sąsiadującym z Ponurością, a potem otrzymujesz 2 Siły Woli. Tylko z Przezwyciężeniem może tam stać wrogi Duch.
clause-board-b-anxiety-bolster-first = Niepokój, Przywołanie: Podpora kosztuje +2 Siły Woli zamiast +1 Ambicji.
clause-board-b-anxiety-bolster-revised = Niepokój, Przywołanie: Podpora kosztuje +3 Siły Woli zamiast +1 Ambicji.
clause-board-b-anxiety-seeds-of-darkness-first = Niepokój, Przywołanie: Ziarna ciemności (+1 Siła Woli, zastępuje Siłę wewnętrzną). Gdy przywołujesz Ponurość, wymagana Esencja pochodzi z zasobów.
clause-board-b-anxiety-seeds-of-darkness-revised = Niepokój, Przywołanie: Ziarna ciemności (+1 Siła Woli, zastępuje Siłę wewnętrzną). Możesz przywołać Ponurość na dowolne wolne miejsce Emocji, sąsiednie lub nie.
clause-board-b-anxiety-devour = Niepokój, Poskromienie: Pożarcie (bez dopłaty, zastępuje Ugaszenie). Po Poskromieniu możesz umieścić w dowolnym rzędzie żeton Energii w kolorze poskromionej Emocji.
clause-board-b-anxiety-devour-vibe = Pożarcie wymaga, by poskromiona Emocja miała Energię; Emocja nie musi zostać odrzucona przez to Poskromienie.
clause-board-b-anxiety-attune-first = Niepokój, Fortyfikacja: Dostrojenie do Źródła (+2 Siły Woli, +1 Ambicja, zastępuje Plądrowanie). Przenieś Mały Fragment Smutku z miejsca Fortecy do Tożsamości, nawet w Krainie kontrolowanej przez przeciwników; jego żeton Intensywności się usuwa.
clause-board-b-anxiety-attune-revised = Niepokój, Fortyfikacja: Dostrojenie do Źródła (+1 Siła Woli, +1 Ambicja, zastępuje Plądrowanie). Przenieś Mały Fragment Smutku z miejsca Fortecy do Tożsamości, nawet w Krainie kontrolowanej przez przeciwników; jego żeton Intensywności się usuwa.
clause-board-b-anxiety-rush-to-aid = Niepokój, Wzmocnienie: Na ratunek (+1 Siła Woli, zastępuje Wybuch emocji). Przed Wzmocnieniem postaw swojego Ducha na polu sąsiadującym z tą Emocją, nawet jeśli stoi tam wrogi Duch.
clause-board-b-anxiety-spreading-darkness = Niepokój, Wzmocnienie: Rozprzestrzenianie ciemności (bez dopłaty, zastępuje Przekierowaną moc). Zamień sąsiednią Ponurość na silny odpowiednik łagodnej Emocji ze swojej ręki, którą odrzucasz.
clause-board-b-anxiety-spreading-darkness-threshold = Przy Rozprzestrzenianiu ciemności Ponurość musi osiągać próg pokazanej łagodnej karty, a kopia silnej Emocji musi być wolna. Liczy się to jako Wzmocnienie.

## shaper
topic-shaper = Shaper
clause-shaper-players = We dwie osoby grają przeciw sobie dwa Shapery; w trzy Shaper gra przeciw dwuosobowej drużynie. Shaper to jedna osoba, która stanowi całą stronę, także w grze podstawowej.
clause-shaper-one-spirit = Shaper ma jednego Ducha, jedną talię 16 kart oraz początkową rękę i zasoby jednej osoby, a poza tym gra według zwykłych zasad.
clause-shaper-three-order = W grze na trzy osoby Shaper gra w każdej rundzie jako druga i czwarta osoba.
clause-shaper-two-order = W grze dwóch Shaperów osobę rozpoczynającą ustala się losowo, potem gra się na przemian. Rozpoczynający Shaper otrzymuje o 2 Siły Woli więcej i nie może użyć Absorpcji w pierwszej turze.
clause-shaper-second-emotion = Shaper wykłada dwie Emocje początkowe. Drugą wykłada w późniejszej kolejce rozmieszczania tak, jakby drugi Duch stał na jednej z jeszcze wolnych Granic.
clause-shaper-seats = Jedna osoba może mieć kilka miejsc przy stole, na przykład grać oboma Duchami drużyny.

## basic
topic-basic = Gra podstawowa
clause-basic-aspirations = Bez Refleksji i Wrażliwości: usuwa się je z rzędu Wspólnych Aspiracji, w którym jest wtedy siedem kart, i z obu Ukrytych talii.
clause-basic-no-empower = Bez Wzmocnienia i bez silnych Emocji.
clause-basic-no-intentions = Bez Intencji i Koła: punkty dają tylko Fragmenty, a gra nie kończy się przez 20 punktów.
clause-basic-no-powers = Bez mocy Duchów.
clause-basic-side-a = Plansze Duchów leżą stroną A do góry.
clause-basic-vibe-tokens-first = Cztery początkowe żetony odblokowują Ruch, Przywołanie, Poskromienie i Fortyfikację.
clause-basic-vibe-colours = Każda osoba wybiera, który kolor z czterech początkowych żetonów trafia na którą akcję.
clause-basic-vibe-tokens-revised = Cztery dzikie żetony początkowe odblokowują Ruch, Przywołanie, Poskromienie i Fortyfikację.
clause-basic-placement = Począwszy od Granicy Dolina | Kolebka, zgodnie z ruchem wskazówek zegara, cztery Duchy stoją w kolejności gry na pierwszych czterech Granicach, każdy z Emocją początkową w miejscu bezpośrednio poprzedzającym miejsce swojej Granicy w tym kierunku.
clause-basic-placement-shaper = Duch Shapera stoi na Granicy swojego pierwszego znacznika kolejności, z pierwszą Emocją początkową; druga leży przy Granicy drugiego znacznika.

## solo
topic-solo = Gra jednoosobowa i kooperacyjna
clause-solo-ego = W pojedynkę lub wspólnie gra się przeciw Ego: po jednym bocie na każdego Ducha drugiej strony, grającym według pełnych zasad.
