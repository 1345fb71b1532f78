### Lekcje: tytuły i to, co trener mówi w każdym kroku.

## The first game

lesson-first = Pierwsza gra
lesson-first-about = Ustaw Ducha, przywołaj Emocje, zdobądź Krainy, absorbuj i doprowadź do Objawienia.
lesson-first-place = Witaj we wnętrzu umysłu. Jesteś Miłością, Duchem Radości, i chcesz, by ten umysł był szczęśliwy. Zajmij swoje miejsce: wybierz świecącą Granicę między Doliną a Kolebką.
lesson-first-brightness = Każdy Duch przynosi pierwsze uczucie. Połóż Jasność w Dolinie Motywów: ta Kraina stanie się twoją ostoją.
lesson-first-rival-place = Po drugiej stronie umysłu Nieszczęście, Duch Smutku, pragnie czegoś przeciwnego. Przejdź dalej i zobacz, gdzie się osiedli.
lesson-first-second = Gdy grają dwie osoby, każda ma dwie tury w rundzie, a więc i drugie pierwsze uczucie. Wybierz drugą Granicę Doliny: obie jej granice będą w twoim zasięgu.
lesson-first-second-brightness = Tę Jasność połóż w Wierzbie Wartości, z dala od pierwszej. Rozproszone uczucia sięgają większej części umysłu.
lesson-first-rival-second = Nieszczęście też kładzie drugie uczucie. Potem zaczyna się twoja pierwsza tura.
lesson-first-goal = O to grasz: Tożsamość pośrodku rośnie przez Objawienia, a o tym, czyj kawałek dostanie, decydują Aspiracje. Wspólna to Postawa: kontroluj więcej Krain. Twoja, ukryta, to Jedność: najdłuższy łańcuch sąsiednich Emocji.
lesson-first-invoke = W turze masz trzy akcje. Zacznij od Przywołania na swojej planszy: za 2 Siły Woli i 1 Esencję sprowadza Emocję z ręki obok twojego Ducha.
lesson-first-excitement = Wybierz z ręki Podniecenie. Wchodząc, zwraca 1 Siłę Woli, więc to tani początek.
lesson-first-control = Spójrz na sumy: Krainę kontroluje strona z większą Intensywnością, a Emocja na Granicy liczy się po obu stronach. Masz teraz trzy Krainy, Nieszczęście dwie, więc Postawa jest chwilowo twoja.
lesson-first-land = Małą przewagę łatwo stracić. Użyj Akcji Krainy Pragnień: kładzie kolejną Esencję na Podnieceniu i podnosi jego Intensywność do 2.
lesson-first-move = Została jedna akcja: ustaw się dobrze. Wybierz Ruch.
lesson-first-valley = Wejdź do Doliny. Twój Duch stanie tam między dwiema Granicami, które kontrolujesz, a to się wkrótce opłaci.
lesson-first-end = Akcje się skończyły. Każda tura kończy się dwiema nowymi kartami albo jedną Ambicją, która napędza silne efekty: weź, co wolisz.
lesson-first-rival-turn = Teraz tura Nieszczęścia. Przejdź dalej i zobacz, co Pesymizm zrobi z twoimi planami.
lesson-first-threat = Łańcuch Nieszczęścia urósł do dwóch, jak twój, a przy remisie nikt nie ma Jedności. Trzecia Emocja w rzędzie by to rozstrzygnęła, ale nie masz już Esencji.
lesson-first-willow = Wierzba Wartości zamienia Siłę Woli w Esencję. Kontrolujesz ją, więc sama akcja nic cię nie kosztuje.
lesson-first-amount = Wymień tylko jedną: następne Przywołanie będzie potrzebować dwóch pozostałych Sił Woli.
lesson-first-again = Teraz jeszcze raz Przywołanie, tym razem w samej Dolinie.
lesson-first-courage = Przywołaj Odwagę (albo Dobroć, jeśli ją masz). Zajmie wolne miejsce obok Jasności i powstanie łańcuch trzech Emocji.
lesson-first-absorb = Czas na Absorpcję, która nie kosztuje akcji: 2 Siły Woli ze Sfery przy twojej Krainie i po 1 za każdą Granicę obok, którą kontrolujesz. To razem 4, dokładnie tyle, ile ma Sfera, a pusta Sfera wywołuje Objawienie!
lesson-first-bonus = Każda Sfera ma też dar: Pokora daje 1 Esencję. Weź ją, zawsze się przyda.
lesson-first-revelation = Objawienie! Krainy 3 do 2, łańcuchy 3 do 2: spełniasz obie Aspiracje, więc do Tożsamości dołącza Duży Fragment Radości, wart 5 punktów. Za jedną byłby to Mały, wart 3.
lesson-first-comfort = Gdy jedna drużyna dokłada Duży Fragment, druga usuwa jedną z przyszłych Aspiracji: teraz robi to Smutek. Potem Sfera znów się napełnia, a Źródło obraca się o jedną Krainę.
lesson-first-farewell = To serce gry: zbieraj siły, pilnuj Aspiracji i opróżnij Sferę we właściwej chwili. Gra trwa, aż zabraknie Wspólnych Aspiracji albo którejś drużynie Fragmentów; wygrywa cenniejsza część Tożsamości.

## Quell

lesson-quell = Poskromienie
lesson-quell-about = Odbierz siłę wrogiej Emocji i umieść żeton Energii.
lesson-quell-begin = Gniew rozsiadł się w twojej Dolinie i kontroluje ją, 2 do 1. Poskromienie to zmieni: kosztuje 2 Siły Woli i 1 Ambicję. Wybierz je.
lesson-quell-target = Poskromić możesz tylko Emocje obok swojego Ducha. Wybierz Gniew.
lesson-quell-show = Gniew ukoi tylko uczucie tego samego rodzaju: pokaż kartę o tej samej Energii. Odwaga też jest czerwona i zostaje na ręce.
lesson-quell-again = O jedną Esencję mniej: w Dolinie jest teraz remis, 1 do 1. Poskramiaj jeszcze raz, a przy okazji ulepsz tę akcję.
lesson-quell-token = Przed akcją możesz odrzucić kartę za żeton Energii w jej kolorze. Oddaj Dobroć.
lesson-quell-place = Połóż żeton na dowolnym ulepszeniu Poskromienia. Zostaje tam do końca gry: odtąd możesz używać tego ulepszenia przy każdym Poskromieniu.
lesson-quell-finish = Gniewowi została jedna Esencja; wystarczy zwykłe Poskromienie.
lesson-quell-show-again = Pokaż Odwagę jeszcze raz.
lesson-quell-farewell = Gniew zniknął, a Dolina jest twoja. Trzymaj na ręce karty różnych kolorów: wtedy żadna wroga Emocja w pobliżu nie jest bezpieczna.

## Fortify

lesson-fortify = Fortyfikacja
lesson-fortify-about = Zbuduj Fortecę i pozwól, by Objawienie wniosło ją do Tożsamości.
lesson-fortify-begin = W Dolinie jest remis, 1 do 1. Forteca przechyliłaby szalę na stałe: wybierz Fortyfikację za 3 Siły Woli.
lesson-fortify-build = Buduj w Dolinie. Można wszędzie tam, gdzie Krainy nie kontrolują przeciwnicy.
lesson-fortify-holds = Stoi tam teraz Mały Fragment i dodaje 1 Intensywności: Dolina jest twoja, 2 do 1. To nie wszystko: przy Objawieniu w tej Krainie dołącza do Tożsamości, ale nie w turze, w której powstał.
lesson-fortify-end = Poczekaj więc jedną turę. Zakończ swoją, jak chcesz.
lesson-fortify-rival = Nieszczęście gra, a Forteca stoi.
lesson-fortify-absorb = Teraz Absorpcja: Sfera przy Dolinie ma 3 i tyle bierzesz. Jako Miłość zyskujesz nawet po 1 za każdą Fortecę Radości obok.
lesson-fortify-bonus = Weź dar Sfery albo go zostaw. Potem nadejdzie Objawienie.
lesson-fortify-joins = Forteca spełniła Niezłomność, co dało Mały Fragment, a potem sama dołączyła do Tożsamości: dwa razy 3 punkty. Kraina znów jest otwarta, więc dobrze wybierz chwilę, by oddać Fortecę.

## Empower

lesson-empower = Wzmocnienie
lesson-empower-about = Pozwól łagodnej Emocji urosnąć w silną.
lesson-empower-threshold = Gniew kontroluje Dolinę, 2 do 1. Podniecenie może stać się czymś silniejszym, ale jego próg to 2 Esencje: daj mu drugą przez Krainę Pragnień.
lesson-empower-begin = Próg osiągnięty. Wybierz Wzmocnienie za 3 Siły Woli.
lesson-empower-target = Wybierz Podniecenie obok swojego Ducha. Silna Emocja zajmie jego miejsce i zachowa całą Esencję.
lesson-empower-farewell = { emotion-passion } ma z tymi samymi 2 Esencjami Intensywność 3, a wchodząc, dała ci 3 Siły Woli. Dolina jest twoja: silne Emocje to najtańszy sposób na przełamanie remisu.

## Intentions

lesson-intentions = Intencje
lesson-intentions-about = Zdobywaj punkty po drodze i zbieraj premie z Koła.
lesson-intentions-absorb = W pełnej grze Intencje od razu dają punkty. Jedna z nich: weź jedną Absorpcją 4 lub więcej Sił Woli ze Sfery. Kontrolujesz obie Granice obok, więc absorbuj.
lesson-intentions-bonus = Weź dar, jeśli chcesz; Siła Woli z zasobów nie liczy się do Intencji, ale 4 ze Sfery tak.
lesson-intentions-fill = 1 punkt na twoim Kole. Druga Intencja w tej samej turze jest warta 2: wypełnij ostatnie pole Esencji Odwagi przez Krainę Pragnień.
lesson-intentions-wheel = 3 punkty w jednej turze, a mijając pole 2, Koło dało ci Esencję; na 4 daje kartę, na 6 Ambicję. Kto osiągnie 20 punktów, kończy grę, więc Intencje to osobny wyścig.

## Spirit powers

lesson-powers = Moce Duchów
lesson-powers-about = Co twój Duch potrafi jako jedyny i czego się spodziewać po Duchach przeciwników.
lesson-powers-absorb = Tym razem jesteś Duchem o imieniu { spirit-delight }. Gdy Absorpcja przynosi mu 4 lub więcej Sił Woli, może dobrać kartę: spróbuj.
lesson-powers-bonus = Dar Sfery też się liczy, bo ta moc pyta o całą Siłę Woli z Absorpcji.
lesson-powers-draw = I oto twoja moc: dobierz kartę.
lesson-powers-end = Inne Duchy mają inne moce. Zakończ turę i obserwuj Nieszczęście.
lesson-powers-misery = Nieszczęście stoi w Krainie Pragnień, a sięga po sąsiednią Sferę: to jego moc. Przejdź dalej.
lesson-powers-farewell = Moce zmieniają to, co bliskie, i to, co cenne. Zatrzymaj się na Duchu, by przeczytać jego moc, i wybierz takiego, który pasuje do planu drużyny.

## B boards

lesson-boards = Plansze B
lesson-boards-about = Na stronie B każdy Duch ma własne ulepszenia.
lesson-boards-begin = Strona B zastępuje niektóre ulepszenia ulepszeniami twojego Ducha. Ruch Miłości ma Uścisk: zacznij Ruch.
lesson-boards-use = Na ulepszeniu leży już żeton Energii, więc możesz go użyć. Wybierz Uścisk: za 1 Siłę Woli więcej zostawisz Esencję tam, gdzie dotrzesz.
lesson-boards-go = Idź do Doliny, gdzie Odwaga stoi naprzeciw Pesymizmu, 1 do 1.
lesson-boards-farewell = Jedna akcja przeniosła cię i dała Odwadze Esencję: Dolina jest twoja. Przejrzyj swoją planszę B przed pierwszą turą i zaplanuj żetony Energii.
