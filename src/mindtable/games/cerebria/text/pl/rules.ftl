### Cerebria: zasady, jeden komunikat na każdą klauzulę z content/clauses.toml, naszymi słowami.

## setup
topic-setup = Przygotowanie gry
clause-setup-spirit = Dwóch z czterech graczy gra po stronie Radości, dwóch po stronie Smutku. Każdy wybiera innego Ducha swojej drużyny i gra nim przez całą grę.
clause-setup-board-sides = Wszystkie plansze Duchów leżą tą samą stroną do góry, A albo B, i tak samo obie plansze drużyn. Strony plansz Duchów i plansz drużyn wybiera się niezależnie.
clause-setup-origin-first = Na początku Sfera Zobowiązania znajduje się przy Dolinie Motywów.
clause-setup-origin-revised = Na początku Źródło ma losowe ustawienie.
clause-setup-spheres = W każdej z pięciu Sfer jest na początku 7 Sił Woli.
clause-setup-pieces = Każda drużyna zaczyna z 5 Małymi i 3 Dużymi Fragmentami, 1 Fragmentem Zamykającym, 3 zużytymi żetonami Ambicji oraz znacznikiem na polu 0 swojego Koła Intencji. Tożsamość jest pusta.
clause-setup-aspirations = Potasuj dziewięć Wspólnych Aspiracji i wyłóż je odkryte w rzędzie. Pierwsza od lewej jest bieżącą Wspólną Aspiracją.
clause-setup-hidden = Każda drużyna tasuje dziewięć własnych Ukrytych Aspiracji w zakrytą talię. Wierzchnia karta jest jej Ukrytą Aspiracją. Jeśli jest taka sama jak bieżąca Wspólna Aspiracja, drużyna tasuje talię ponownie.
clause-setup-order = Kolejność gry jest losowa, ale Radość i Smutek zawsze grają na przemian. Kolejność nie zmienia się w trakcie gry.
clause-setup-first-player-willpower = Pierwszy gracz ma na początku 6 Sił Woli, o 2 więcej niż pozostali.
clause-setup-resources = Każdy gracz ma na początku 2 Esencje i 4 Siły Woli.
clause-setup-hand = Każdy gracz tasuje swoją talię Emocji, dobiera 2 karty na rękę, a potem odkrywa wierzchnią kartę talii.
clause-setup-spirit-place = W kolejności gry każdy gracz stawia swojego Ducha na polu Ducha na Granicy, na którym nie stoi żaden Duch.
clause-setup-starting-emotion = Zaraz po ustawieniu Ducha gracz kładzie Emocję początkową, Jasność dla Radości lub Ponurość dla Smutku, na jednym z dwóch pól Emocji w Krainach, które sąsiadują z polem Emocji tej Granicy. Pierwsze pole Esencji tej Emocji otrzymuje 1 Esencję z zasobów.
clause-setup-vibe-tokens-first = Każdy gracz zaczyna z czterema żetonami Energii do umieszczenia na swojej planszy Ducha, po jednym w każdym kolorze.
clause-setup-vibe-tokens-revised = Każdy gracz zaczyna z czterema żetonami dzikiej Energii do umieszczenia na swojej planszy Ducha.
clause-setup-vibe-placement = Tuż przed pierwszą turą, gdy wszyscy dobrali karty na rękę, każdy gracz w kolejności gry umieszcza cztery początkowe żetony Energii w dowolnych rzędach: odblokowuje nimi akcje lub ulepsza już odblokowane.

## deck
topic-deck = Talie Emocji
clause-deck-size = Talia Emocji liczy dokładnie 16 łagodnych Emocji własnej strony.
clause-deck-copies = W talii Emocji mogą być najwyżej 2 kopie każdej Emocji.
clause-deck-starter-basic = Każda strona ma podstawową talię początkową: osiem Emocji o prostych mocach, każda w dwóch kopiach. Mogą nią grać obaj gracze drużyny.
clause-deck-starter-spirit = Każdy z ośmiu Duchów ma własną talię początkową: osiem Emocji, każda w dwóch kopiach.
clause-deck-strong-pile = Silnych Emocji nie ma w żadnej talii. Każda drużyna ma jawny stos z dwiema kopiami każdej ze swoich 16 silnych Emocji.
clause-deck-face-up = Wierzchnia karta talii Emocji jest zawsze odkryta. Karty dobierasz z wierzchu, a następną od razu odkrywasz.
clause-deck-empty = Z pustej talii Emocji nic nie dobierasz. Jeśli kart jest mniej, niż masz dobrać, dobierasz wszystkie, które zostały.

## geometry
topic-geometry = Plansza
clause-geometry-ring = Krainy tworzą pierścień, zgodnie z ruchem wskazówek zegara: Dolina Motywów, Kolebka Zmysłów, Sieć Myśli, Kraina Pragnień, Wierzba Wartości. Między każdymi dwiema sąsiednimi leży Granica.
clause-geometry-slots = 15 pól Emocji tworzy pierścień: po dwa w każdej Krainie i po jednym na każdej Granicy. Każde pole Emocji sąsiaduje tylko z dwoma innymi, po jednym z każdej strony.
clause-geometry-triad = Triada Granicy to jej własne pole Emocji i dwa sąsiadujące z nim pola Emocji, po jednym w każdej z przyległych Krain.
clause-geometry-spaces = 10 pól Duchów tworzy pierścień, w którym Krainy i Granice występują na przemian. Każde pole Ducha sąsiaduje z dwoma innymi, po jednym z każdej strony.
clause-geometry-reach = Duch w Krainie sąsiaduje z dwoma polami Emocji tej Krainy; Duch na Granicy sąsiaduje tylko z polem Emocji tej Granicy.
clause-geometry-fortress = Każda Kraina ma jedno miejsce Fortecy. Sąsiaduje ono z trzema polami Duchów: z polem tej Krainy i z polami obu jej Granic.
clause-geometry-reflected = Odbiciem każdej Krainy jest Granica po drugiej stronie planszy: Doliny – Sieć | Pragnienia, Kolebki – Pragnienia | Wierzba, Sieci – Wierzba | Dolina, Krainy Pragnień – Dolina | Kolebka, Wierzby – Kolebka | Sieć.
clause-geometry-spheres = Sfery leżą na Źródle zgodnie z ruchem wskazówek zegara: Zobowiązanie, Kreatywność, Pokora, Pracowitość, Wiedza. Każda jest zwrócona ku jednej Krainie.
clause-geometry-rotation = Jeden obrót Źródła przesuwa każdą Sferę, razem z jej Siłą Woli, do następnej Krainy zgodnie z ruchem wskazówek zegara.

## emotion
topic-emotion = Karty Emocji
clause-emotion-vibes = Każda Emocja z talii ma Energię w jednym z czterech kolorów: czerwonym, żółtym, zielonym lub niebieskim. Jasność i Ponurość nie mają Energii.
clause-emotion-powers = O ile nie napisano inaczej, moc Emocji działa tylko dla gracza, którego tura trwa, i tylko wtedy, gdy Emocja należy do jego drużyny.
clause-emotion-enter = Łagodna Emocja wchodzi do gry przez Przywołanie, a silna przez Wzmocnienie jej łagodnego odpowiednika. Wtedy, jeden raz, działa jej moc wejścia.
clause-emotion-moved = Emocja przeniesiona z jednego pola Emocji na inne nie wchodzi do gry ani jej nie opuszcza.
clause-emotion-leave = Emocja opuszcza grę, gdy odrzuca się ją z planszy, chyba że właśnie jest wzmacniana.
clause-emotion-copies = Jeśli w grze jest kilka kopii mocy, która coś daje lub kosztuje, ich wartości się sumują. Kilka kopii pozwolenia lub ochrony działa tak jak jedna.
clause-emotion-activated = Moc uruchamiana to darmowa zdolność: używasz jej w swojej turze raz na każdą kopię, przed akcją lub po niej.
clause-emotion-influence = Gdy moc mówi o Krainie, na którą może wpływać pole tej Emocji, liczy się tylko położenie pola. Blokowania nie bierz pod uwagę.
clause-emotion-insecurity-token = Ulepszenia lub akcji z żetonem Niepewności nie można używać. Właściciel planszy Ducha może w swojej turze zapłacić 2 Siły Woli, aby usunąć żeton. Jest to darmowa zdolność.

## intensity
topic-intensity = Intensywność
clause-intensity-essence-order = Esencja wypełnia pola Esencji na Emocji od lewej do prawej, a usuwa się ją od prawej do lewej.
clause-intensity-full = Na Emocji bez pustego pola Esencji nie można położyć Esencji.
clause-intensity-rightmost = Intensywność Emocji to liczba na skrajnym prawym wypełnionym polu Esencji plus jej żeton Intensywności. Liczb z pozostałych pól się nie dodaje.
clause-intensity-token = Żeton Intensywności liczy się wszędzie tam, gdzie liczy się Intensywność, ale nie jest Esencją: nie ma znaczenia przy wypełnianiu, Wzmocnieniu ani Poskromieniu. Znika wraz z odrzuconą kartą.
clause-intensity-token-limit = Emocja ma najwyżej jeden żeton Intensywności, o wartości najwyżej +6.
clause-intensity-dynamic = Żeton Intensywności otrzymany przy wejściu do gry się nie zmienia. Żeton dynamiczny oblicza się na nowo po każdej zmianie na planszy.
clause-intensity-dynamic-control = Jeśli dynamiczny żeton Intensywności zależy od kontroli, ustala się ją bez żadnych żetonów dynamicznych.

## control
topic-control = Kontrola
clause-control-frontier-alone = Jeśli tylko jedna drużyna ma Emocje w Triadzie Granicy, kontroluje tę Granicę, nawet przy Intensywności 0.
clause-control-frontier = Jeśli obie drużyny mają Emocje w Triadzie, Granicę kontroluje ta o wyższej łącznej Intensywności. Jeśli sumy są równe albo nie ma tam żadnej Emocji, nie kontroluje jej nikt.
clause-control-realm = W Krainie drużyna sumuje Intensywność swoich Emocji z obu pól Emocji tej Krainy, swoich niezablokowanych Emocji z pól Emocji obu przyległych Granic i swojej Fortecy. Krainę kontroluje drużyna z wyższą sumą, a przy równych sumach nikt.
clause-control-realm-zero = Nie wystarczy być w Krainie bez przeciwników: przy sumach 0 i 0 nie kontroluje jej nikt.
clause-control-blocking = Emocja na Granicy nie wpływa na Krainę, jeśli na sąsiednim polu Emocji tej Krainy leży Emocja przeciwników.
clause-control-blocking-scope = Zablokowana Emocja nadal liczy się dla swojej Granicy i dla Krainy po drugiej stronie. Emocje tej samej drużyny nigdy się nie blokują.
clause-control-blocking-zero = Blokuje nawet Emocja, której Intensywność się nie liczy.
clause-control-fortress = Forteca dodaje do Intensywności swojej drużyny w swojej Krainie 1 (Mały Fragment) lub 2 (Duży). Na Granicach nie dodaje nic.
clause-control-recompute = Kontrolę Krain i Granic ustala się na nowo po każdej zmianie, począwszy od końca przygotowania gry.

## turn
topic-turn = Tura
clause-turn-three-actions = W swojej turze wykonujesz 3 akcje spośród pięciu Akcji Ducha i pięciu Akcji Krain. Tę samą akcję możesz wykonać więcej niż raz.
clause-turn-free-abilities = Darmowe zdolności nie kosztują akcji. Możesz ich używać przed każdą akcją i po niej, ale nie w jej trakcie. Każda działa raz na turę.
clause-turn-revelation = Objawienie następuje natychmiast, w trakcie tury. Potem tura trwa dalej.
clause-turn-extra-action = Jeśli jakiś efekt daje ci dodatkową akcję, masz ją tylko w tej turze.
clause-turn-stop-early = Możesz zakończyć turę, zanim wykorzystasz wszystkie akcje. Pozostałe przepadają.
clause-turn-end-choice = Na koniec swojej tury odwracasz 1 zużyty żeton Ambicji na stronę dostępną albo dobierasz 2 karty Emocji.
clause-turn-zero-willpower = Jeśli na koniec swojej tury masz 0 Sił Woli, zyskujesz 1.
clause-turn-end-order = Koniec tury przebiega w tej kolejności: Ambicja albo dwie karty, Satysfakcja, Komfort, a na końcu 1 Siła Woli, jeśli masz 0. Ambicję możesz wybrać tylko wtedy, gdy jest żeton do odwrócenia.

## action
topic-action = Wykonywanie akcji
clause-action-steps = Akcja przebiega w tej kolejności: zapowiedz ją, umieść (jeśli chcesz) żeton Energii, wybierz ulepszenia i cele, zapłać, wykonaj akcję, ustal kontrolę, policz Intencje.
clause-action-whole-cost = Jeśli nie możesz zapłacić pełnego kosztu akcji i jej ulepszeń, akcja jest niemożliwa i nic się nie dzieje.
clause-action-cost-floor = Zniżki nigdy nie obniżają kosztu poniżej 0.
clause-action-no-change = Nie możesz wykonać akcji, która niczego by nie zmieniła.
clause-action-upgrades = Wykonując Akcję Ducha, możesz użyć dowolnych jej ulepszeń z żetonem Energii, każdego najwyżej raz. Ich koszt się dolicza. Nie musisz używać żadnego.
clause-action-upgrade-useful = Możesz użyć ulepszenia tylko wtedy, gdy zmienia ono coś w tej akcji.
clause-action-determination = Determinacja, trzecie ulepszenie każdej Akcji Ducha na stronie A, obniża łączny koszt akcji i jej ulepszeń o 1 Siłę Woli.

## vibe
topic-vibe = Żetony Energii
clause-vibe-unlock = Akcję Ducha odblokowuje żeton Energii na skrajnym lewym polu jej rzędu. Zablokowaną akcję możesz wykonać tylko wtedy, gdy najpierw umieścisz ten żeton.
clause-vibe-discard = Aby umieścić żeton Energii przy akcji, odrzuć kartę Emocji z ręki i weź żeton w kolorze tej karty.
clause-vibe-one-per-action = Przy każdej Akcji Ducha możesz umieścić jeden żeton Energii, przed jej wykonaniem i tylko w jej rzędzie.
clause-vibe-place = W zablokowanym rzędzie żeton trafia na skrajne lewe pole, a w odblokowanym na dowolne z trzech ulepszeń bez żetonu. Zostaje tam do końca gry.
clause-vibe-colours = W jednym rzędzie nie może być dwóch żetonów Energii tego samego koloru.
clause-vibe-wild = Żeton dzikiej Energii nie ma koloru i pasuje do każdego innego, nawet do drugiego żetonu dzikiej Energii. Takie żetony dostajesz tylko na początku gry.
clause-vibe-other-ways = Żeton Energii ze zdolności lub mocy podlega tym samym zasadom: najpierw odblokowujesz, potem ulepszasz, a kolory w rzędzie nie mogą się powtarzać. Nigdy nie jest to żeton dzikiej Energii.
clause-vibe-no-fit = Jeśli żaden żeton Energii nie pasuje, nie umieszczasz żadnego.

## move
topic-move = Ruch
clause-move-cost = Ruch kosztuje 1 Siłę Woli i przesuwa twojego Ducha na sąsiednie pole Ducha.
clause-move-at-least-one-step = Ruch prowadzi o co najmniej jedno pole.
clause-move-opponent = Ruch nie może się kończyć na polu z wrogim Duchem. Może się kończyć na polu z Duchem z twojej drużyny.
clause-move-haste = Pośpiech (+1 Siła Woli): przesuń się o 1 pole dalej. Możesz przechodzić przez pola z wrogimi Duchami.
clause-move-surmount = Przezwyciężenie (+1 Siła Woli): Ruch może się kończyć na polu z wrogim Duchem.

## invoke
topic-invoke = Przywołanie
clause-invoke-cost = Przywołanie kosztuje 2 Siły Woli i wykłada kartę Emocji z twojej ręki na planszę.
clause-invoke-slot = Emocję przywołujesz na wolne pole Emocji sąsiadujące z twoim Duchem.
clause-invoke-essence = Pierwsze pole Esencji przywołanej Emocji otrzymuje 1 Esencję z twojej planszy Ducha. Bez Esencji nie możesz przywoływać.
clause-invoke-bolster = Podpora (+1 Ambicja): Emocja otrzymuje z zasobów 1 Esencję więcej.
clause-invoke-inner-force = Siła wewnętrzna (+2 Siły Woli): wymagana Esencja pochodzi z zasobów zamiast z twojej planszy Ducha.

## quell
topic-quell = Poskromienie
clause-quell-cost = Poskromienie kosztuje 2 Siły Woli i 1 Ambicję.
clause-quell-target = Poskramiasz Emocję przeciwników na polu Emocji sąsiadującym z twoim Duchem.
clause-quell-reveal = Musisz pokazać kartę z ręki, której Energia ma ten sam kolor co Energia celu. Karta zostaje na ręce.
clause-quell-starting = Aby poskromić Jasność lub Ponurość, możesz pokazać dowolną kartę z ręki, ale musisz jakąś mieć.
clause-quell-essence = Poskromienie usuwa z celu skrajną prawą Esencję. Trafia ona do zasobów.
clause-quell-last = Emocję bez Esencji usuwa się z planszy i odrzuca.
clause-quell-subdue = Ujarzmienie (+2 Siły Woli): usuń z celu 1 Esencję więcej.
clause-quell-extinguish = Ugaszenie (+1 Siła Woli): nie musisz pokazywać karty, więc możesz poskramiać z pustą ręką.

## fortify
topic-fortify = Fortyfikacja
clause-fortify-cost = Fortyfikacja kosztuje 3 Siły Woli, niezależnie od tego, którego z jej efektów używasz.
clause-fortify-place = Fortyfikacja dotyczy miejsca Fortecy sąsiadującego z polem twojego Ducha. Gdy Duch stoi w Krainie, jest to jej miejsce Fortecy. Gdy stoi na Granicy, jest to miejsce Fortecy jednej z dwóch przyległych Krain.
clause-fortify-build = Efekt podstawowy: połóż jeden z niewykorzystanych Małych Fragmentów swojej drużyny na pustym miejscu Fortecy w Krainie, której nie kontrolują przeciwnicy.
clause-fortify-bonus = Jako Forteca Mały Fragment ma żeton Intensywności +1, a Duży +2. Na jednym miejscu Fortecy mieści się tylko jeden Fragment.
clause-fortify-exalt = Wywyższenie (+1 Ambicja): w Krainie, której nie kontrolują przeciwnicy, zamień Mały Fragment swojej drużyny z miejsca Fortecy na jeden z jej Dużych.
clause-fortify-raze = Plądrowanie (+1 Siła Woli, +1 Ambicja): usuń z miejsca Fortecy Mały Fragment przeciwników albo zamień ich Duży Fragment na jeden z ich Małych.
clause-fortify-raze-anywhere = Plądrowania możesz użyć nawet w Krainie kontrolowanej przez przeciwników.
clause-fortify-raze-action = Po użyciu Plądrowania otrzymujesz w tej turze 1 akcję.
clause-fortify-one-effect = Wywyższenie, Plądrowanie i Dostrojenie do Źródła zastępują efekt podstawowy. Każda Fortyfikacja daje dokładnie jeden z tych czterech efektów.
clause-fortify-limited = Jeśli nie ma już Fragmentu, którego wymaga efekt, nie możesz użyć tego efektu. Dużego Fragmentu nie można splądrować, jeśli jego drużyna nie ma wolnego Małego.
clause-fortify-return = Usunięty lub zamieniony Fragment wraca do swojej drużyny, która może go znowu użyć.

## empower
topic-empower = Wzmocnienie
clause-empower-cost = Wzmocnienie kosztuje 3 Siły Woli.
clause-empower-target = Wzmacniasz łagodną Emocję swojej drużyny na polu Emocji sąsiadującym z twoim Duchem.
clause-empower-threshold = Łagodna Emocja musi mieć co najmniej tyle Esencji, ile wynosi jej próg Wzmocnienia.
clause-empower-replace = Odrzuć łagodną Emocję. Jej pole Emocji i całą Esencję przejmuje wymieniona na niej silna Emocja.
clause-empower-tokens = Wszystkie żetony łagodnej Emocji się odrzuca. Na silną przechodzi tylko Esencja.
clause-empower-no-copy = Dopóki obie kopie silnej Emocji są w grze, nie możesz wzmocnić jej łagodnego odpowiednika.
clause-empower-channeled-power = Przekierowana moc (+1 Ambicja): przed Wzmocnieniem połóż 1 Esencję z zasobów na pustym polu Esencji łagodnej Emocji. Liczy się ona do progu.
clause-empower-emotional-outburst = Wybuch emocji (+1 Siła Woli): łagodna Emocja twojej drużyny może leżeć gdziekolwiek na planszy.

## realm
topic-realm = Akcje Krain
clause-realm-anywhere = Możesz wykonać każdą z pięciu Akcji Krain, gdziekolwiek stoi twój Duch. Nie trzeba ich odblokowywać i nie mają ulepszeń.
clause-realm-discount = Akcja Krainy kosztuje cię o 1 Siłę Woli mniej, dopóki twoja drużyna kontroluje tę Krainę.

## valley
topic-valley = Dolina Motywów
clause-valley-gain = Zapłać 1 Siłę Woli, aby zyskać 4 Siły Woli z zasobów.

## cradle
topic-cradle = Kolebka Zmysłów
clause-cradle-first = Zapłać 1 Siłę Woli, aby dobrać wierzchnią kartę swojej talii Emocji.
clause-cradle-more = Potem możesz, ile razy chcesz, zapłacić 2 Siły Woli, aby dobrać jeszcze jedną. Każdą nową wierzchnią kartę widzisz przed decyzją. Kontrola Krainy nie obniża ceny tych kart.

## network
topic-network = Sieć Myśli
clause-network-move = Zapłać 2 Siły Woli, aby przenieść jedną z Emocji swojej drużyny z dowolnego pola Emocji na wolne pole Emocji sąsiadujące z twoim Duchem.
clause-network-whole-card = Emocja zachowuje przy tym całą Esencję i wszystkie żetony.

## land
topic-land = Kraina Pragnień
clause-land-first = Zapłać 1 Siłę Woli, aby położyć 1 Esencję ze swojej planszy Ducha na Emocji swojej drużyny sąsiadującej z twoim Duchem.
clause-land-more = W tej samej akcji możesz kłaść na tej samej Emocji kolejne Esencje ze swojej planszy Ducha, po 1 Sile Woli za każdą. Kontrola Krainy nie obniża tej ceny.

## willow
topic-willow = Wierzba Wartości
clause-willow-exchange = Wymień dowolną ilość swojej Siły Woli na tyle samo Esencji z zasobów.
clause-willow-fee = Najpierw zapłać za akcję 1 Siłę Woli, oprócz tej, którą wymieniasz.

## ambition
topic-ambition = Ambicja
clause-ambition-shared = Każda drużyna ma 3 wspólne żetony Ambicji. Aby wydać Ambicję, odwróć żeton dostępny. Gdy ją zyskujesz, odwróć zużyty. Jeśli dostępne są wszystkie trzy, nie możesz zyskać kolejnej.
clause-ambition-once = Każdej z trzech zdolności Ambicji możesz użyć raz na turę.
clause-ambition-vibe-token = Za 1 Ambicję umieść w dowolnym rzędzie żeton Energii w dowolnym pasującym kolorze. Nie odrzucasz karty i nie wykonujesz akcji z tego rzędu.
clause-ambition-rotate = Za 1 Ambicję obróć Źródło raz zgodnie z ruchem wskazówek zegara.
clause-ambition-extra-action = Za 2 Ambicje otrzymujesz 1 akcję w tej turze.

## absorb
topic-absorb = Absorpcja
clause-absorb-once = Absorpcja to darmowa zdolność. Możesz jej użyć raz na turę.
clause-absorb-first-turn = Pierwszy gracz nie może użyć Absorpcji w pierwszej turze gry.
clause-absorb-reach = Duch w Krainie absorbuje ze Sfery tej Krainy. Duch na Granicy absorbuje ze Sfery jednej z dwóch przyległych Krain, do wyboru.
clause-absorb-base = Absorbując, bierzesz ze Sfery 2 Siły Woli.
clause-absorb-frontiers = Bierzesz ze Sfery o 1 więcej za każdą kontrolowaną przez twoją drużynę Granicę obok twojego Ducha: w Krainie liczą się obie jej Granice, na Granicy tylko ona. Decyduje położenie Ducha, a nie wybrana Sfera.
clause-absorb-limit = Jeśli w Sferze jest mniej, niż ci się należy, bierzesz wszystko. Nie możesz wziąć mniej, chyba że pozwala na to jakaś moc.
clause-absorb-order = Absorpcja przebiega w tej kolejności: Siła Woli, premia Sfery, Objawienie (jeśli Sfera jest pusta), obrót.
clause-absorb-rotate = Na koniec Absorpcji Źródło obraca się raz zgodnie z ruchem wskazówek zegara.

## sphere
topic-sphere = Sfery
clause-sphere-optional = Możesz zrezygnować z premii Sfery.
clause-sphere-commitment = Zobowiązanie: zapłać 1 Siłę Woli, aby zyskać 1 Ambicję. Twoja drużyna musi mieć zużyty żeton Ambicji.
clause-sphere-creativity = Kreatywność: dobierz 1 kartę Emocji.
clause-sphere-humility = Pokora: zyskujesz 1 Esencję z zasobów.
clause-sphere-diligence = Pracowitość: zyskujesz 2 Siły Woli z zasobów, nie ze Sfery.
clause-sphere-knowledge = Wiedza: umieść wybrany żeton Energii, tak jak zdolnością Ambicji, ale za darmo.

## revelation
topic-revelation = Objawienie
clause-revelation-trigger = Objawienie następuje natychmiast, gdy Absorpcja opróżni Sferę.
clause-revelation-reveal = Krok 1: każda drużyna ujawnia swoją Ukrytą Aspirację.
clause-revelation-check = Krok 2: każda drużyna sprawdza Wspólną Aspirację i własną Ukrytą, nigdy cudzą. Jeśli w Aspiracji obie drużyny są równe, nie spełnia jej żadna.
clause-revelation-minor = Krok 3: drużyna, która spełniła dokładnie jedną Aspirację, dodaje do Tożsamości Mały Fragment.
clause-revelation-major = Krok 3: drużyna, która spełniła i swoją Ukrytą, i Wspólną Aspirację, dodaje do Tożsamości jeden Duży Fragment, a Małego nie.
clause-revelation-not-optional = Drużyna nie może zrezygnować z Fragmentu, który należy jej się w Objawieniu.
clause-revelation-common = Krok 4: zakryj Wspólną Aspirację. Pierwsza od lewej spośród wciąż odkrytych jest nową Wspólną Aspiracją.
clause-revelation-major-removes = Krok 4: jeśli jedna drużyna dodała Duży Fragment, druga wybiera odkrytą Wspólną Aspirację i usuwa ją z gry, zanim ustali się nową. Jeśli nikt nie dodał Dużego Fragmentu, niczego się nie usuwa.
clause-revelation-hidden-returned = Krok 5: obie Ukryte Aspiracje opuszczają grę, spełnione czy nie. Następna karta z talii każdej drużyny jest jej nową Ukrytą Aspiracją.
clause-revelation-hidden-choice = Krok 5: drużyna, która nie spełniła żadnej Aspiracji, może obejrzeć 3 wierzchnie karty swojej talii Ukrytych Aspiracji (lub wszystkie, jeśli jest ich mniej) i wybrać jedną, inną niż nowa Wspólna Aspiracja. Resztę wtasowuje. Forteca dołączająca do Tożsamości nie ma tu znaczenia.
clause-revelation-hidden-differs = Krok 5: każda drużyna tasuje swoją talię Ukrytych Aspiracji, dopóki jej wierzchnia karta nie będzie inna niż nowa Wspólna Aspiracja.
clause-revelation-hidden-last = Jeśli każda pozostała karta talii Ukrytych Aspiracji jest taka sama jak Wspólna Aspiracja, wierzchnia karta zostaje.
clause-revelation-fortress = Krok 6: Forteca w Krainie opróżnionej Sfery dołącza do Tożsamości, niezależnie od tego, czyja jest. Jej żeton Intensywności się usuwa.
clause-revelation-fortress-fresh = Forteca zbudowana lub wywyższona w tej turze nie dołącza do Tożsamości. Forteca splądrowana w tej turze z Dużej do Małej dołącza.
clause-revelation-refill = Krok 7: opróżniona Sfera otrzymuje 7 Sił Woli z zasobów.

## aspiration
topic-aspiration = Aspiracje
clause-aspiration-attitude = Postawa: kontroluj więcej Krain niż druga drużyna.
clause-aspiration-openness = Otwartość: kontroluj więcej Granic niż druga drużyna.
clause-aspiration-awareness = Świadomość: miej Emocje w większej liczbie Triad niż druga drużyna.
clause-aspiration-unity = Jedność: miej dłuższy łańcuch Emocji na sąsiadujących polach Emocji niż druga drużyna.
clause-aspiration-unity-lone = Dla Jedności pojedyncza Emocja jest łańcuchem o długości jeden.
clause-aspiration-liveliness = Żywotność: miej łącznie więcej Esencji na Emocjach niż druga drużyna.
clause-aspiration-versatility = Wszechstronność: miej na planszy Emocje w większej liczbie kolorów Energii niż druga drużyna. Jasność i Ponurość nie mają koloru.
clause-aspiration-fortitude = Niezłomność: miej wyższą łączną Intensywność z Fortec niż druga drużyna.
clause-aspiration-sensibility = Wrażliwość: miej Emocję o wyższej Intensywności niż każda Emocja drugiej drużyny.
clause-aspiration-sensibility-alone = Jeśli druga drużyna nie ma Emocji, do Wrażliwości wystarczy dowolna Emocja, nawet o Intensywności 0.
clause-aspiration-reflection = Refleksja: kontroluj więcej odbitych par niż druga drużyna. Kontrolujesz parę, gdy kontrolujesz i Krainę, i Granicę po drugiej stronie planszy.

## intention
topic-intention = Intencje
clause-intention-when = Intencje sprawdza się tylko dla drużyny, której tura trwa, po każdej akcji, zdolności lub Objawieniu. Każdą można spełniać wielokrotnie.
clause-intention-points-first = Każda Intencja daje tyle punktów, ile na niej nadrukowano, 1 lub 2.
clause-intention-points-revised = Pierwsza Intencja spełniona w turze daje 1 punkt, a każda następna w tej samej turze 2.
clause-intention-a-fill-first = Strona A: wypełnij wszystkie pola Esencji na Emocji innej niż Jasność lub Ponurość (1 punkt).
clause-intention-a-quell-first = Strona A: usuń co najmniej 2 Esencje jednym Poskromieniem (2 punkty).
clause-intention-a-fortress-first = Strona A: Forteca twojej drużyny dołącza do Tożsamości podczas Objawienia (1 punkt).
clause-intention-a-absorb-first = Strona A: podczas Absorpcji weź ze Sfery najwyżej 2 Siły Woli (1 punkt).
clause-intention-a-upgrade-first = Strona A: w pełni ulepsz Akcję Ducha, tak aby wszystkie cztery pola jej rzędu miały żeton (2 punkty).
clause-intention-a-quell-revised = Strona A: usuń Poskromieniem co najmniej 1 Esencję.
clause-intention-a-absorb-revised = Strona A: podczas Absorpcji weź ze Sfery co najmniej 4 Siły Woli.
clause-intention-a-fill-revised = Strona A: wypełnij wszystkie pola Esencji na Emocji innej niż Jasność lub Ponurość.
clause-intention-a-upgrade-revised = Strona A: w pełni ulepsz Akcję Ducha, tak aby wszystkie cztery pola jej rzędu miały żeton.
clause-intention-b-quell-first = Strona B: usuń Poskromieniem dokładnie 1 Esencję (1 punkt).
clause-intention-b-empower-first = Strona B: wzmocnij Emocję (1 punkt).
clause-intention-b-absorb-first = Strona B: podczas Absorpcji weź ze Sfery co najmniej 4 Siły Woli (1 punkt).
clause-intention-b-exalt-first = Strona B: wywyższ Fortecę (2 punkty).
clause-intention-b-rows-first = Strona B: miej po raz pierwszy co najmniej 1, 2, 3 lub 4 żetony Energii w każdym rzędzie swojej planszy Ducha (2 punkty za każdy z tych poziomów).
clause-intention-b-quell-revised = Strona B: usuń Poskromieniem co najmniej 1 Esencję.
clause-intention-b-fortress-revised = Strona B: Forteca twojej drużyny dołącza do Tożsamości podczas Objawienia.
clause-intention-b-empower-revised = Strona B: wzmocnij Emocję.
clause-intention-b-rows-revised = Strona B: miej po raz pierwszy co najmniej 1, 2, 3 lub 4 żetony Energii w każdym rzędzie swojej planszy Ducha. Każdy z tych poziomów jest osobną Intencją.
clause-intention-fill-once = Dopóki karta jest w grze, punkty za jej wypełnienie dostajesz tylko raz.
clause-intention-fill-empower = Esencja, która przechodzi przy Wzmocnieniu na silną Emocję, nie jest wypełnieniem. Esencja położona Przekierowaną mocą jest.
clause-intention-rows-per-board = Intencja rzędów dotyczy każdej planszy Ducha osobno, a każdy poziom liczy się raz. Żetony początkowe nie spełniają żadnej Intencji.
clause-intention-absorb-from-sphere = W Intencjach Absorpcji liczy się tylko Siła Woli, która pochodzi ze Sfery.

## wheel
topic-wheel = Koło Intencji
clause-wheel-round = Za każdy punkt z Intencji znacznik drużyny przesuwa się o jedno pole na jej Kole o 20 polach. Po 20 zaczyna się kolejne okrążenie: 1 oznacza 21.
clause-wheel-bonus = Pole Koła z premią działa, gdy znacznik je osiąga lub mija: pole 2 daje 1 Esencję, pole 4 kartę Emocji, a pole 6 Ambicję.
clause-wheel-bonus-repeat = Trzy premie Koła powtarzają się w tej samej kolejności na polach 8, 10 i 12 oraz 14, 16 i 18.
clause-wheel-bonus-taker = Premie Koła otrzymuje gracz, którego tura trwa. Drugie okrążenie daje je ponownie.
clause-wheel-ambition-full = Premia Ambicji z Koła przepada, jeśli wszystkie trzy żetony są dostępne.

## ending
topic-ending = Koniec gry
clause-ending-last-common = Gra się kończy, gdy po Objawieniu nie ma nowej Wspólnej Aspiracji, bo ostatnią już policzono lub usunięto.
clause-ending-no-fragment = Gra się kończy, gdy drużynie należy się w Objawieniu Mały lub Duży Fragment, a nie ma ona już ani jednego takiego. Zamiast niego dodaje swój Fragment Zamykający.
clause-ending-capping-last = Fragment Zamykający dodaje się po wszystkich innych Fragmentach tego Objawienia, także po Fortecach.
clause-ending-both-capping-first = Jeśli Fragment Zamykający należy się obu drużynom, dodaje go tylko ta, która wywołała Objawienie. Druga zdobywa 3 punkty, które nie liczą się jako Intencja.
clause-ending-both-capping-revised = Jeśli Fragment Zamykający należy się obu drużynom, dodaje go tylko ta, która wywołała Objawienie. Druga zdobywa 4 punkty, które nie liczą się jako Intencja.
clause-ending-twenty-points = Pełna gra kończy się, gdy drużyna ma co najmniej 20 punktów na swoim Kole Intencji.
clause-ending-finish-turn = Gdy wywołano koniec gry, gracz kończy trwającą turę, a potem następuje punktacja końcowa. Pozostali gracze nie mają już tur.
clause-ending-revelations-after = Po zdobyciu 20 punktów Objawienia mogą następować jeszcze do końca tury. Po ostatniej Wspólnej Aspiracji lub Fragmencie Zamykającym nie ma już żadnych Objawień.
clause-ending-refill-only = Jeśli Sfera opróżni się, gdy Objawień już nie ma, tylko uzupełnij ją do 7 Sił Woli.

## scoring
topic-scoring = Punktacja końcowa
clause-scoring-fragments = Każdy Mały Fragment w Tożsamości jest wart 3 punkty, każdy Duży 5, a Zamykający 4. Fragmenty poza Tożsamością nie są nic warte.
clause-scoring-total = Do punktów za Fragmenty dodaj punkty z Koła Intencji, ze wszystkich okrążeń. Wygrywa drużyna z większą liczbą punktów.
clause-scoring-tie = Przy remisie wygrywa drużyna, której Fragment Zamykający jest w Tożsamości. Jeśli nie ma tam żadnego, gra kończy się remisem.

## discard
topic-discard = Odrzucanie
clause-discard-mild = Odrzucona łagodna Emocja trafia zakryta pod talię Emocji, z której pochodzi, niezależnie od tego, kto ją odrzuca i skąd. Nie ma stosu kart odrzuconych.
clause-discard-strong = Odrzucona silna Emocja wraca na jawny stos swojej drużyny.
clause-discard-starting = Odrzucona Jasność lub Ponurość trafia do zasobów. Tylko Niepokój może stamtąd wziąć kartę.
clause-discard-empty-deck = Karta podłożona pod pustą talię jest jej nową, odkrytą wierzchnią kartą.

## supply
topic-supply = Zasoby
clause-supply-unlimited = Siła Woli, Esencja, żetony Energii i żetony Intensywności nigdy się nie kończą.
clause-supply-limited = Liczba Fragmentów, żetonów Ambicji, kopii silnych Emocji i kart Ponurości jest ograniczona. Gdy się skończą, nie dostajesz następnych.
clause-supply-insecurity = Jest sześć żetonów Niepewności. Gdy żaden nie jest wolny, nie kładziesz żadnego.
clause-supply-no-trade = Gracze jednej drużyny nie mogą przekazywać sobie Siły Woli, Esencji ani kart.

## secret
topic-secret = Jawne i tajne
clause-secret-top-card = Wierzchnią kartę każdej talii Emocji widzą wszyscy, więc wszyscy znają każdą kartę dobraną w trakcie gry.
clause-secret-deck-order = Kolejność kart w talii pod wierzchnią jest ukryta, z wyjątkiem kart, które na oczach wszystkich trafiły pod talię.
clause-secret-hand = Przeciwnicy znają te karty, które na ich oczach trafiły na twoją rękę, i liczbę pozostałych. Nie znają tylko dwóch kart początkowych.
clause-secret-hidden-aspiration = Drużyna może w każdej chwili obejrzeć swoją Ukrytą Aspirację. Druga drużyna nie zna jej aż do Objawienia.
clause-secret-teammates = Gracze jednej drużyny widzą nawzajem swoje karty na ręce.
clause-secret-shown-cards = Kartę pokazaną przy Poskromieniu widzą wszyscy.
clause-secret-discarded-cards = Kartę odrzuconą za żeton Energii widzą wszyscy.

## choice
topic-choice = Decyzje drużyny
clause-choice-team = W drużynie, której tura trwa, wybiera gracz, który ją rozgrywa. W drugiej drużynie wybiera gracz, którego tura nadejdzie najwcześniej. Gdy wybierają obie drużyny, zaczyna ta, której tura trwa.
clause-choice-standing = Gdy moc daje drużynie wybór w turze przeciwników, decyduje stałe ustawienie drużyny, więc nikt nie musi czekać. Każdy jej gracz może je zmienić w swojej turze jako darmową zdolność.

## spirit
topic-spirit = Moce Duchów
clause-spirit-love-first = Miłość: gdy absorbujesz obok Fortecy Radości, zyskujesz 2 Siły Woli z zasobów.
clause-spirit-love-revised = Miłość: gdy absorbujesz, zyskujesz 1 Siłę Woli z zasobów za każdą Fortecę Radości sąsiadującą z twoim Duchem.
clause-spirit-delight = Zachwyt: gdy jedną Absorpcją zyskasz co najmniej 4 Siły Woli, możesz dobrać kartę Emocji.
clause-spirit-delight-counts = Do mocy Zachwytu liczy się cała Siła Woli zyskana Absorpcją, i ze Sfery, i z zasobów.
clause-spirit-empathy = Empatia: nie można poskromić Emocji Radości na polach Emocji sąsiadujących z Empatią ani na polach Emocji obok nich.
clause-spirit-harmony-first = Harmonia: gdy odrzucasz kartę, aby umieścić żeton Energii, może on mieć dowolny pasujący kolor, niezależnie od Energii karty.
clause-spirit-harmony-revised = Harmonia: gdy odrzucasz kartę, aby umieścić żeton Energii, możesz odrzucić drugą, aby umieścić drugi żeton w tym samym rzędzie. Żetony mogą mieć dowolne pasujące kolory, niezależnie od Energii kart.
clause-spirit-hatred = Nienawiść: Akcja Ducha kosztuje o 1 Siłę Woli mniej, jeśli używasz co najmniej jednego ulepszenia innego niż Determinacja. Zniżka z Determinacji obowiązuje dodatkowo.
clause-spirit-misery = Nieszczęście: możesz absorbować także ze Sfery sąsiadującej z tą, która jest w twoim zasięgu. Otrzymujesz premię Sfery, z której absorbujesz.
clause-spirit-misery-fortress = Jeśli Nieszczęście opróżni Sferę spoza swojego zwykłego zasięgu, Forteca przy tej Sferze nie dołącza do Tożsamości.
clause-spirit-malice-first = Złośliwość: możesz poskromić także Emocję na polu Emocji sąsiadującym z dowolną Emocją, która sąsiaduje ze Złośliwością.
clause-spirit-malice-revised = Złośliwość: na Granicy możesz poskromić dowolną Emocję przeciwników w jej Triadzie. W Krainie możesz poskromić także ich Emocje na polach Emocji obu przyległych Granic.
clause-spirit-anxiety = Niepokój: zamiast karty z ręki możesz przywołać Ponurość z zasobów.
clause-spirit-anxiety-limit = Niepokój może wziąć Ponurość tylko wtedy, gdy na planszy jest ich mniej niż sześć.

## board-b
topic-board-b = Plansze Duchów, strona B
clause-board-b-three-upgrades = Na stronie B każda Akcja Ducha ma nadal trzy ulepszenia. Własne ulepszenia Ducha zastępują niektóre ze strony A, a pozostałe się nie zmieniają.
clause-board-b-instead-of-moving = Zamiana miejsc, Oszustwo i Z cieni zastępują przesunięcie. Nie możesz łączyć ich z dodatkowymi krokami.
clause-board-b-push-everyone = Pchnięcie przesuwa każdego wrogiego Ducha z tego pola. Gracz, który pcha, wybiera dla każdego sąsiednie pole Ducha.
clause-board-b-draw-from-empty = Przysmak i Wściekłość uważa się za użyte, nawet jeśli talia jest pusta i niczego nie dobierasz.
clause-board-b-love-surmount = Miłość, Ruch: Przezwyciężenie nic dodatkowo nie kosztuje.
clause-board-b-love-embrace = Miłość, Ruch: Uścisk (+1 Siła Woli, zastępuje Determinację). Jeśli Ruch kończy się obok Emocji Radości, możesz położyć na niej 1 Esencję.
clause-board-b-love-embrace-essence = Esencja kładziona Uściskiem pochodzi z twojej planszy Ducha.
clause-board-b-love-forging-bonds = Miłość, Przywołanie: Wykuwanie więzi (+1 Siła Woli, zastępuje Siłę wewnętrzną). Jeśli przywołana Emocja sąsiaduje z inną Emocją Radości, wymagana Esencja może pochodzić z zasobów.
clause-board-b-love-home-ground = Miłość, Poskromienie: Teren domowy (+1 Siła Woli, zastępuje Ugaszenie). Jeśli cel leży w Krainie z Fortecą Radości, zyskujesz 1 Ambicję.
clause-board-b-love-pierce-the-darkness = Miłość, Fortyfikacja: Przebij ciemność (bez dopłaty, zastępuje Wywyższenie). Na pustym miejscu Fortecy możesz budować nawet w Krainie kontrolowanej przez przeciwników.
clause-board-b-love-raze = Miłość, Fortyfikacja: Plądrowanie kosztuje +3 Siły Woli i nie kosztuje Ambicji.
clause-board-b-love-garrison-first = Miłość, Fortyfikacja: Garnizon (+1 Ambicja, zastępuje Determinację). Po zbudowaniu Fortecy możesz od razu wykonać dodatkowe Przywołanie na wolne pole Emocji w jej Krainie, nawet z Granicy. Płacisz za nie jak zwykle, ale nie zużywa ono żadnej z twoich akcji. Przywołanie musi już być odblokowane.
clause-board-b-love-garrison-revised = Miłość, Fortyfikacja: Garnizon (+1 Ambicja, zastępuje Determinację). Po zbudowaniu Fortecy możesz od razu wykonać dodatkowe Przywołanie na wolne pole Emocji w jej Krainie, nawet z Granicy. Płacisz za nie jak zwykle, ale nie zużywa ono żadnej z twoich akcji. Możesz przy tym odblokować lub ulepszyć Przywołanie.
clause-board-b-love-brighten-up = Miłość, Wzmocnienie: Rozjaśnij się (bez dopłaty, zastępuje Przekierowaną moc). Po Wzmocnieniu możesz umieścić w dowolnym rzędzie żeton Energii w kolorze odrzuconej łagodnej Emocji.
clause-board-b-delight-push-first = Zachwyt, Ruch: Pchnięcie (+2 Siły Woli, zastępuje Przezwyciężenie). Ruch może się kończyć na polu z wrogim Duchem. Przesuwasz tego Ducha na sąsiednie pole Ducha, nawet takie, na którym stoi Duch z twojej drużyny.
clause-board-b-delight-push-revised = Zachwyt, Ruch: Pchnięcie (+1 Siła Woli, zastępuje Przezwyciężenie). Ruch może się kończyć na polu z wrogim Duchem. Przesuwasz tego Ducha na sąsiednie pole Ducha, nawet takie, na którym stoi Duch z twojej drużyny.
clause-board-b-delight-summon = Zachwyt, Przywołanie: Wezwanie (+1 Siła Woli, zastępuje Podporę). Zamiast karty z ręki przywołujesz wierzchnią kartę swojej talii.
clause-board-b-delight-cleansing-light = Zachwyt, Poskromienie: Oczyszczające światło (+1 Siła Woli, zastępuje Ugaszenie). Cel nie musi sąsiadować z twoim Duchem, ale pokazaną kartę odrzucasz.
clause-board-b-delight-relish-first = Zachwyt, Wzmocnienie: Przysmak (+1 Siła Woli, zastępuje Przekierowaną moc). Po Wzmocnieniu dobierz kartę.
clause-board-b-delight-relish-revised = Zachwyt, Wzmocnienie: Przysmak (+1 Siła Woli, zastępuje Przekierowaną moc). Po Wzmocnieniu dobierz dwie karty. Jedną zatrzymaj, a drugą odrzuć.
clause-board-b-empathy-switcheroo-first = Empatia, Ruch: Zamiana miejsc (+2 Siły Woli, zastępuje Przezwyciężenie). Zamiast się przesuwać, zamień się polami z dowolnym innym Duchem, nawet jeśli trafisz na pole z wrogim Duchem.
clause-board-b-empathy-switcheroo-revised = Empatia, Ruch: Zamiana miejsc (+1 Siła Woli, zastępuje Determinację). Zamiast się przesuwać, zamień się polami z dowolnym innym Duchem. Na pole z wrogim Duchem możesz trafić tylko wtedy, gdy używasz też Przezwyciężenia.
clause-board-b-empathy-surmount = Empatia, Ruch: Przezwyciężenie nic dodatkowo nie kosztuje.
clause-board-b-empathy-bolster = Empatia, Przywołanie: Podpora kosztuje +2 Siły Woli zamiast +1 Ambicji.
clause-board-b-empathy-sharing-is-caring = Empatia, Przywołanie: Dzielenie się to troska (+2 Siły Woli, zastępuje Podporę). Emocja otrzymuje z twojej planszy Ducha 1 Esencję więcej.
clause-board-b-empathy-motivation = Empatia, Przywołanie: Motywacja (+3 Siły Woli, zastępuje Siłę wewnętrzną). Po Przywołaniu zyskujesz 1 Ambicję.
clause-board-b-empathy-conversion = Empatia, Poskromienie: Przemiana (bez dopłaty, zastępuje Determinację). Jeśli Poskromienie usunie ostatnią Esencję z Emocji Smutku, zyskujesz 1 Esencję.
clause-board-b-empathy-feeling-safe-first = Empatia, Fortyfikacja: Poczucie bezpieczeństwa (bez dopłaty, zastępuje Wywyższenie). Po Fortyfikacji zyskujesz 1 Esencję.
clause-board-b-empathy-feeling-safe-revised = Empatia, Fortyfikacja: Poczucie bezpieczeństwa (bez dopłaty, zastępuje Plądrowanie). Po Fortyfikacji zyskujesz 1 Esencję.
clause-board-b-empathy-emotional-outburst = Empatia, Wzmocnienie: Wybuch emocji nic dodatkowo nie kosztuje.
clause-board-b-harmony-flight-first = Harmonia, Ruch: Lot (+2 Siły Woli, zastępuje Pośpiech). Przesuń się najwyżej o 2 pola dalej.
clause-board-b-harmony-flight-revised = Harmonia, Ruch: Lot (+1 Siła Woli, zastępuje Pośpiech). Przesuń się najwyżej o 2 pola dalej.
clause-board-b-harmony-surmount = Harmonia, Ruch: Przezwyciężenie nic dodatkowo nie kosztuje.
clause-board-b-harmony-relish = Harmonia, Przywołanie: Przysmak (+1 Siła Woli, zastępuje Podporę). Po Przywołaniu dobierz kartę.
clause-board-b-harmony-vanquish-first = Harmonia, Poskromienie: Rozgromienie (+3 Siły Woli, zastępuje Ujarzmienie). Usuń z celu najwyżej o 2 Esencje więcej.
clause-board-b-harmony-vanquish-revised = Harmonia, Poskromienie: Rozgromienie (+1 Ambicja, zastępuje Ujarzmienie). Usuń z celu najwyżej o 2 Esencje więcej.
clause-board-b-harmony-emotional-cycle = Harmonia, Poskromienie: Cykl emocjonalny (bez dopłaty, zastępuje Determinację). Jeśli Poskromienie usunie ostatnią Esencję z Emocji Smutku, dobierz kartę.
clause-board-b-harmony-attune-first = Harmonia, Fortyfikacja: Dostrojenie do Źródła (+2 Siły Woli, +1 Ambicja, zastępuje Wywyższenie). Przenieś Mały Fragment Radości z miejsca Fortecy do Tożsamości i usuń jego żeton Intensywności. Możesz to zrobić nawet w Krainie kontrolowanej przez przeciwników.
clause-board-b-harmony-attune-revised = Harmonia, Fortyfikacja: Dostrojenie do Źródła (+1 Siła Woli, +1 Ambicja, zastępuje Wywyższenie). Przenieś Mały Fragment Radości z miejsca Fortecy do Tożsamości i usuń jego żeton Intensywności. Możesz to zrobić nawet w Krainie kontrolowanej przez przeciwników.
clause-board-b-attune-new-fortress = Dostrojenia do Źródła możesz użyć także wobec Fortecy zbudowanej w tej turze.
clause-board-b-harmony-rush-to-aid = Harmonia, Wzmocnienie: Na ratunek (+1 Siła Woli, zastępuje Wybuch emocji). Przed Wzmocnieniem postaw swojego Ducha na polu sąsiadującym z tą Emocją, nawet jeśli stoi tam wrogi Duch.
clause-board-b-hatred-charge-first = Nienawiść, Ruch: Szarża (+2 Siły Woli, zastępuje Pośpiech). Przesuń się najwyżej o 2 pola dalej.
clause-board-b-hatred-charge-revised = Nienawiść, Ruch: Szarża (+1 Siła Woli, zastępuje Pośpiech). Przesuń się najwyżej o 2 pola dalej.
clause-board-b-hatred-wildfire-first = Nienawiść, Ruch: Pożar (+4 Siły Woli, +1 Ambicja, zastępuje Determinację). Jeśli Ruch kończy się obok Emocji Radości, możesz usunąć z niej 1 Esencję. Nie jest to Poskromienie.
clause-board-b-hatred-wildfire-revised = Nienawiść, Ruch: Pożar (+3 Siły Woli, +1 Ambicja, zastępuje Determinację). Jeśli Ruch kończy się obok Emocji Radości, możesz usunąć z niej 1 Esencję. Nie jest to Poskromienie.
clause-board-b-hatred-seethe-invoke = Nienawiść, Przywołanie: Wściekłość (+2 Siły Woli, zastępuje Podporę). Po Przywołaniu dobierz kartę.
clause-board-b-hatred-relish = Nienawiść, Przywołanie: Przysmak (+1 Siła Woli, zastępuje Podporę). Po Przywołaniu dobierz kartę.
clause-board-b-hatred-repel-first = Nienawiść, Poskromienie: Odpychanie (bez dopłaty, zastępuje Determinację). Poskromienie kosztuje o 2 Siły Woli mniej, jeśli cel leży w Krainie z Fortecą Smutku.
clause-board-b-hatred-repel-revised = Nienawiść, Poskromienie: Odpychanie (bez dopłaty, zastępuje Determinację). Jeśli cel leży w Krainie z Fortecą Smutku, zyskujesz 2 Siły Woli.
clause-board-b-hatred-repel-after-paying = 2 Siły Woli z Odpychania zyskujesz dopiero po zapłaceniu za Poskromienie, więc nie możesz nimi za nie zapłacić.
clause-board-b-hatred-raze = Nienawiść, Fortyfikacja: Plądrowanie kosztuje +4 Siły Woli zamiast +1 Siły Woli i +1 Ambicji.
clause-board-b-hatred-seethe-fortify-first = Nienawiść, Fortyfikacja: Wściekłość (bez dopłaty, zastępuje Wywyższenie). Po Fortyfikacji dobierz kartę.
clause-board-b-hatred-seethe-fortify-revised = Nienawiść, Fortyfikacja: Wściekłość (+1 Siła Woli, zastępuje Wywyższenie). Po Fortyfikacji dobierz kartę.
clause-board-b-hatred-seethe-empower = Nienawiść, Wzmocnienie: Wściekłość (+1 Siła Woli, zastępuje Przekierowaną moc). Po Wzmocnieniu dobierz kartę.
clause-board-b-misery-deceive-first = Nieszczęście, Ruch: Oszustwo (+2 Siły Woli, zastępuje Pośpiech). Zamiast się przesuwać, zamień się polami z dowolnym innym Duchem, nawet jeśli trafisz na pole z wrogim Duchem.
clause-board-b-misery-deceive-revised = Nieszczęście, Ruch: Oszustwo (+1 Siła Woli, zastępuje Determinację). Zamiast się przesuwać, zamień się polami z dowolnym innym Duchem. Na pole z wrogim Duchem możesz trafić tylko wtedy, gdy używasz też Przezwyciężenia.
clause-board-b-misery-surmount = Nieszczęście, Ruch: Przezwyciężenie nic dodatkowo nie kosztuje.
clause-board-b-misery-extinguish = Nieszczęście, Poskromienie: Ugaszenie kosztuje +2 Siły Woli.
clause-board-b-misery-drain-first = Wyssanie zabiera 1 Siłę Woli ze Sfery sąsiadującej z twoim Duchem. Nie dostajesz jej premii. Jeśli to opróżni Sferę, następuje Objawienie, ale Źródło się nie obraca.
clause-board-b-misery-drain-revised = Wyssanie zabiera 1 Siłę Woli ze Sfery sąsiadującej z twoim Duchem, w której są co najmniej 2. Nie dostajesz jej premii.
clause-board-b-misery-drain-quell = Nieszczęście, Poskromienie: Wyssanie (bez dopłaty, zastępuje Determinację). Następuje po Poskromieniu.
clause-board-b-misery-drain-fortify = Nieszczęście, Fortyfikacja: Wyssanie (bez dopłaty, zastępuje Determinację). Następuje po Fortyfikacji.
clause-board-b-misery-drain-empower = Nieszczęście, Wzmocnienie: Wyssanie (bez dopłaty, zastępuje Determinację). Następuje po Wzmocnieniu.
clause-board-b-misery-exalt-first = Nieszczęście, Fortyfikacja: Wywyższenie kosztuje +1 Siłę Woli zamiast +1 Ambicji.
clause-board-b-misery-exalt-revised = Nieszczęście, Fortyfikacja: Wywyższenie kosztuje +2 Siły Woli zamiast +1 Ambicji.
clause-board-b-misery-gloomy-view = Nieszczęście, Fortyfikacja: Ponure spojrzenie (bez dopłaty, zastępuje Determinację). Po Fortyfikacji możesz obrócić Źródło raz zgodnie z ruchem wskazówek zegara.
clause-board-b-misery-assimilate = Nieszczęście, Wzmocnienie: Asymilacja (bez dopłaty, zastępuje Przekierowaną moc). Po Wzmocnieniu możesz umieścić w dowolnym rzędzie żeton Energii w kolorze odrzuconej łagodnej Emocji.
clause-board-b-malice-push-first = Złośliwość, Ruch: Pchnięcie (+2 Siły Woli, zastępuje Przezwyciężenie). Ruch może się kończyć na polu z wrogim Duchem. Przesuwasz tego Ducha na sąsiednie pole Ducha, nawet takie, na którym stoi Duch z twojej drużyny.
clause-board-b-malice-push-revised = Złośliwość, Ruch: Pchnięcie (+1 Siła Woli, zastępuje Przezwyciężenie). Ruch może się kończyć na polu z wrogim Duchem. Przesuwasz tego Ducha na sąsiednie pole Ducha, nawet takie, na którym stoi Duch z twojej drużyny.
clause-board-b-malice-summon = Złośliwość, Przywołanie: Wezwanie (+1 Siła Woli, zastępuje Podporę). Zamiast karty z ręki przywołujesz wierzchnią kartę swojej talii.
clause-board-b-malice-extinguish = Złośliwość, Poskromienie: Ugaszenie nic dodatkowo nie kosztuje.
clause-board-b-malice-exterminate = Złośliwość, Poskromienie: Eksterminacja (+2 Siły Woli, +1 Ambicja, zastępuje Determinację). Usuń z celu najwyżej o 2 Esencje więcej. Możesz łączyć ją z Ujarzmieniem.
clause-board-b-malice-all-for-me = Złośliwość, Fortyfikacja: Wszystko dla mnie (bez dopłaty, zastępuje Wywyższenie). Po Fortyfikacji zyskujesz 1 Esencję.
clause-board-b-malice-channeled-power = Złośliwość, Wzmocnienie: Przekierowana moc kosztuje +2 Siły Woli zamiast +1 Ambicji.
clause-board-b-malice-emotional-outburst = Złośliwość, Wzmocnienie: Wybuch emocji nic dodatkowo nie kosztuje.
clause-board-b-anxiety-flight-first = Niepokój, Ruch: Lot (+2 Siły Woli, zastępuje Pośpiech). Przesuń się najwyżej o 2 pola dalej.
clause-board-b-anxiety-flight-revised = Niepokój, Ruch: Lot (+1 Siła Woli, zastępuje Pośpiech). Przesuń się najwyżej o 2 pola dalej.
clause-board-b-anxiety-from-the-shadows-first = Niepokój, Ruch: Z cieni (bez dopłaty, zastępuje Determinację). Zamiast się przesuwać, postaw swojego Ducha na dowolnym polu Ducha sąsiadującym z Ponurością, nawet jeśli stoi tam wrogi Duch. Potem zyskujesz 1 Siłę Woli.
clause-board-b-anxiety-from-the-shadows-revised = Niepokój, Ruch: Z cieni (bez dopłaty, zastępuje Determinację). Zamiast się przesuwać, postaw swojego Ducha na dowolnym polu Ducha sąsiadującym z Ponurością. Potem zyskujesz 2 Siły Woli. Pole z wrogim Duchem możesz wybrać tylko wtedy, gdy używasz też Przezwyciężenia.
clause-board-b-anxiety-bolster-first = Niepokój, Przywołanie: Podpora kosztuje +2 Siły Woli zamiast +1 Ambicji.
clause-board-b-anxiety-bolster-revised = Niepokój, Przywołanie: Podpora kosztuje +3 Siły Woli zamiast +1 Ambicji.
clause-board-b-anxiety-seeds-of-darkness-first = Niepokój, Przywołanie: Ziarna ciemności (+1 Siła Woli, zastępuje Siłę wewnętrzną). Gdy przywołujesz Ponurość, wymagana Esencja pochodzi z zasobów.
clause-board-b-anxiety-seeds-of-darkness-revised = Niepokój, Przywołanie: Ziarna ciemności (+1 Siła Woli, zastępuje Siłę wewnętrzną). Możesz przywołać Ponurość na dowolne wolne pole Emocji, sąsiednie lub nie.
clause-board-b-anxiety-devour = Niepokój, Poskromienie: Pożarcie (bez dopłaty, zastępuje Ugaszenie). Po Poskromieniu możesz umieścić w dowolnym rzędzie żeton Energii w kolorze poskromionej Emocji.
clause-board-b-anxiety-devour-vibe = Do Pożarcia poskromiona Emocja musi mieć Energię. To Poskromienie nie musi jej odrzucić.
clause-board-b-anxiety-attune-first = Niepokój, Fortyfikacja: Dostrojenie do Źródła (+2 Siły Woli, +1 Ambicja, zastępuje Plądrowanie). Przenieś Mały Fragment Smutku z miejsca Fortecy do Tożsamości i usuń jego żeton Intensywności. Możesz to zrobić nawet w Krainie kontrolowanej przez przeciwników.
clause-board-b-anxiety-attune-revised = Niepokój, Fortyfikacja: Dostrojenie do Źródła (+1 Siła Woli, +1 Ambicja, zastępuje Plądrowanie). Przenieś Mały Fragment Smutku z miejsca Fortecy do Tożsamości i usuń jego żeton Intensywności. Możesz to zrobić nawet w Krainie kontrolowanej przez przeciwników.
clause-board-b-anxiety-rush-to-aid = Niepokój, Wzmocnienie: Na ratunek (+1 Siła Woli, zastępuje Wybuch emocji). Przed Wzmocnieniem postaw swojego Ducha na polu sąsiadującym z tą Emocją, nawet jeśli stoi tam wrogi Duch.
clause-board-b-anxiety-spreading-darkness = Niepokój, Wzmocnienie: Rozprzestrzenianie ciemności (bez dopłaty, zastępuje Przekierowaną moc). Odrzuć z ręki łagodną Emocję. Jej silny odpowiednik zastępuje sąsiednią Ponurość.
clause-board-b-anxiety-spreading-darkness-threshold = Przy Rozprzestrzenianiu ciemności Ponurość musi mieć tyle Esencji, ile wynosi próg odrzuconej łagodnej karty, a kopia silnej Emocji musi być wolna. Liczy się to jako Wzmocnienie.

## shaper
topic-shaper = Shaper
clause-shaper-players = W grze na dwóch graczy grają przeciw sobie dwaj Shaperzy. W grze na trzech Shaper gra przeciw dwuosobowej drużynie. Shaper sam gra za całą stronę, także w grze podstawowej.
clause-shaper-one-spirit = Shaper ma jednego Ducha, jedną talię 16 kart oraz początkową rękę i zasoby jednego gracza, a poza tym gra według zwykłych zasad.
clause-shaper-three-order = W grze na trzech graczy Shaper gra w każdej rundzie jako drugi i czwarty.
clause-shaper-two-order = W grze dwóch Shaperów o tym, kto jest pierwszym graczem, decyduje los. Potem grają na przemian. Pierwszy zyskuje na początku o 2 Siły Woli więcej i nie może użyć Absorpcji w pierwszej turze.
clause-shaper-second-emotion = Shaper wykłada dwie Emocje początkowe. Drugą wykłada w późniejszej kolejce rozmieszczania, tak jakby drugi Duch stał na jednej z wolnych Granic.
clause-shaper-seats = Jedna osoba może mieć kilka miejsc przy stole, na przykład grać oboma Duchami drużyny.

## basic
topic-basic = Gra podstawowa
clause-basic-aspirations = W grze podstawowej nie ma Refleksji i Wrażliwości. Usuń je z rzędu Wspólnych Aspiracji, w którym zostaje siedem kart, i z obu talii Ukrytych Aspiracji.
clause-basic-no-empower = W grze podstawowej nie ma Wzmocnienia ani silnych Emocji.
clause-basic-no-intentions = W grze podstawowej nie ma Intencji ani Koła. Punkty dają tylko Fragmenty, a 20 punktów nie kończy gry.
clause-basic-no-powers = W grze podstawowej Duchy nie mają mocy.
clause-basic-side-a = W grze podstawowej plansze Duchów leżą stroną A do góry.
clause-basic-vibe-tokens-first = Cztery początkowe żetony odblokowują Ruch, Przywołanie, Poskromienie i Fortyfikację.
clause-basic-vibe-colours = Każdy gracz wybiera, który z czterech początkowych kolorów trafia na którą akcję.
clause-basic-vibe-tokens-revised = Cztery początkowe żetony dzikiej Energii odblokowują Ruch, Przywołanie, Poskromienie i Fortyfikację.
clause-basic-placement = Począwszy od Granicy Dolina | Kolebka, zgodnie z ruchem wskazówek zegara, cztery Duchy stają w kolejności gry na pierwszych czterech Granicach. Emocja początkowa każdego z nich leży na polu Emocji tuż przed polem Emocji jego Granicy, licząc w tym kierunku.
clause-basic-placement-shaper = Duch Shapera zaczyna na Granicy wyznaczonej przez pierwszy znacznik kolejności Shapera. Pierwsza Emocja początkowa leży przy tej Granicy, a druga przy Granicy drugiego znacznika.

## solo
topic-solo = Gra jednoosobowa i kooperacyjna
clause-solo-ego = W pojedynkę lub wspólnie gracie przeciw Ego: po jednym bocie na każdego Ducha drugiej strony. Boty grają według pełnych zasad.
