### Lekcje: tytuły i to, co trener mówi w każdym kroku.

## The first game

lesson-first = Pierwsza gra
lesson-first-about = Ustaw Ducha, przywołaj Emocje, zdobądź Krainy, absorbuj Siłę Woli i wywołaj Objawienie.
lesson-first-place = Witaj we wnętrzu umysłu. Jesteś Miłością, Duchem Radości, i chcesz, by ten umysł był szczęśliwy. Najpierw zajmij miejsce: wybierz świecącą Granicę między Doliną a Kolebką.
lesson-first-brightness = Każdy Duch zaczyna z jedną Emocją. Połóż Jasność w Dolinie Motywów: ta Kraina będzie twoją twierdzą.
lesson-first-rival-place = Po drugiej stronie umysłu Nieszczęście, Duch Smutku, chce czegoś przeciwnego. Naciśnij „Dalej” i zobacz, gdzie się rozgości.
lesson-first-second = W grze na dwóch graczy każdy ma dwie tury w rundzie, więc i drugą Emocję początkową. Wybierz drugą Granicę Doliny: wtedy możesz zdobyć obie.
lesson-first-second-brightness = Tę Jasność połóż w Wierzbie Wartości, z dala od pierwszej. Rozproszone Emocje sięgają większej części umysłu.
lesson-first-rival-second = Nieszczęście też kładzie drugą Emocję początkową. Potem zaczyna się twoja pierwsza tura.
lesson-first-goal = O to grasz: Tożsamość pośrodku rośnie z każdym Objawieniem, a o tym, czyj Fragment do niej dołączy, decydują Aspiracje. Wspólna to Postawa: kontroluj więcej Krain. Twoja, ukryta, to Jedność: miej najdłuższy łańcuch sąsiednich Emocji.
lesson-first-invoke = W turze masz trzy akcje. Zacznij od Przywołania na swojej planszy: za 2 Siły Woli i 1 Esencję wykładasz Emocję z ręki obok swojego Ducha.
lesson-first-excitement = Wybierz z ręki Podniecenie. To tani początek: gdy wchodzi do gry, oddaje ci 1 Siłę Woli.
lesson-first-control = Spójrz na sumy. Krainę kontroluje drużyna z większą Intensywnością, a Emocja na Granicy liczy się po obu stronach. Kontrolujesz teraz trzy Krainy, a Nieszczęście dwie, więc Postawa jest na razie twoja.
lesson-first-land = Małą przewagę łatwo stracić. Użyj akcji Krainy Pragnień: położysz na Podnieceniu drugą Esencję i podniesiesz jego Intensywność do 2.
lesson-first-move = Została ci jedna akcja: zajmij dobrą pozycję. Wybierz Ruch.
lesson-first-valley = Wybierz Dolinę. Twój Duch stanie między dwiema Granicami, które kontrolujesz, i wkrótce się to opłaci.
lesson-first-end = Akcje się skończyły. Na koniec każdej tury bierzesz dwie nowe karty albo jedną Ambicję, którą płacisz za silne efekty. Wybierz, co wolisz.
lesson-first-rival-turn = Teraz tura Nieszczęścia. Naciśnij „Dalej” i zobacz, co Pesymizm zrobi z twoimi planami.
lesson-first-threat = Łańcuch Nieszczęścia ma już dwie Emocje, tyle co twój, a przy remisie nikt nie spełnia Jedności. Trzecia Emocja z rzędu dałaby ci przewagę, ale nie masz już Esencji.
lesson-first-willow = Wierzba Wartości zamienia Siłę Woli na Esencję. Kontrolujesz ją, więc sama akcja nic cię nie kosztuje. Wybierz ją.
lesson-first-amount = Wymień tylko 1 Siłę Woli: dwie pozostałe przydadzą się na następne Przywołanie.
lesson-first-again = Teraz znów wybierz Przywołanie, tym razem w samej Dolinie.
lesson-first-courage = Wybierz Odwagę (albo Dobroć, jeśli ją masz). Zajmie wolne pole Emocji obok Jasności i powstanie łańcuch trzech Emocji.
lesson-first-absorb = Czas na Absorpcję! Nie kosztuje akcji: bierzesz 2 Siły Woli ze Sfery przy swojej Krainie i po 1 za każdą Granicę obok, którą kontrolujesz. To razem 4, czyli wszystko, co w tej Sferze zostało, a pusta Sfera wywołuje Objawienie!
lesson-first-bonus = Każda Sfera ma też premię: Pokora daje 1 Esencję. Weź ją, zawsze się przyda.
lesson-first-revelation = Objawienie! Krainy 3 do 2, łańcuchy 3 do 2: spełniasz obie Aspiracje, więc do Tożsamości dołącza Duży Fragment Radości, wart 5 punktów. Za jedną Aspirację byłby to Mały, wart 3.
lesson-first-comfort = Gdy jedna drużyna dodaje Duży Fragment, druga usuwa jedną z przyszłych Aspiracji: teraz robi to Smutek. Potem Sfera znów się napełnia, a Źródło obraca się o jedną Krainę.
lesson-first-farewell = Na tym polega gra: zbieraj siły, pilnuj Aspiracji i opróżnij Sferę we właściwej chwili. Gra się kończy, gdy zabraknie Wspólnych Aspiracji albo gdy którejś drużynie zabraknie Fragmentów. Wygrywa ta, której część Tożsamości jest więcej warta.

## Quell

lesson-quell = Poskromienie
lesson-quell-about = Osłab wrogą Emocję i umieść żeton Energii.
lesson-quell-begin = Gniew rozsiadł się w twojej Dolinie i kontroluje ją, 2 do 1. Poskromienie to zmieni: kosztuje 2 Siły Woli i 1 Ambicję. Wybierz je.
lesson-quell-target = Poskromić możesz tylko Emocje obok swojego Ducha. Wybierz Gniew.
lesson-quell-show = Gniew ukoi tylko Emocja tego samego rodzaju: pokaż kartę o tej samej Energii. Odwaga też jest czerwona i zostanie ci na ręce.
lesson-quell-again = O jedną Esencję mniej: w Dolinie jest teraz remis, 1 do 1. Wybierz Poskromienie jeszcze raz, a przy okazji je ulepsz.
lesson-quell-token = Przed akcją możesz odrzucić kartę za żeton Energii w jej kolorze. Odrzuć Dobroć.
lesson-quell-place = Połóż żeton na dowolnym ulepszeniu Poskromienia. Zostanie tam do końca gry: odtąd możesz używać tego ulepszenia, ilekroć poskramiasz.
lesson-quell-finish = Gniewowi została jedna Esencja, więc wystarczy zwykłe Poskromienie. Wybierz Gniew.
lesson-quell-show-again = Pokaż Odwagę jeszcze raz.
lesson-quell-farewell = Gniew zniknął, a Dolina jest twoja. Trzymaj na ręce karty różnych kolorów: wtedy żadna wroga Emocja w pobliżu nie będzie bezpieczna.

## Fortify

lesson-fortify = Fortyfikacja
lesson-fortify-about = Zbuduj Fortecę i wprowadź ją do Tożsamości przez Objawienie.
lesson-fortify-begin = W Dolinie jest remis, 1 do 1. Forteca przechyli szalę na stałe. Wybierz Fortyfikację za 3 Siły Woli.
lesson-fortify-build = Buduj w Dolinie. Możesz to robić w każdej sąsiedniej Krainie, której nie kontrolują przeciwnicy.
lesson-fortify-holds = Twoja Forteca to Mały Fragment, który dodaje tu 1 do Intensywności: Dolina jest twoja, 2 do 1. To nie wszystko: przy Objawieniu w tej Krainie dołącza do Tożsamości, byle nie w turze, w której ją budujesz.
lesson-fortify-end = Poczekaj więc jedną turę. Swoją zakończ, jak chcesz.
lesson-fortify-rival = Teraz tura Nieszczęścia. Naciśnij „Dalej”. Forteca nigdzie ci nie ucieknie.
lesson-fortify-absorb = Teraz absorbuj: Sfera przy Dolinie ma 3 Siły Woli i bierzesz wszystkie 3. Jako Miłość zyskujesz jeszcze po 1 za każdą Fortecę Radości obok.
lesson-fortify-bonus = Weź premię Sfery albo z niej zrezygnuj. Potem nadejdzie Objawienie.
lesson-fortify-joins = Dzięki Fortecy spełniasz Niezłomność, a to dało Mały Fragment. Potem sama Forteca dołączyła do Tożsamości: dwa razy 3 punkty. O Dolinę znów trzeba walczyć, więc starannie wybieraj chwilę, by oddać Fortecę.

## Empower

lesson-empower = Wzmocnienie
lesson-empower-about = Zamień łagodną Emocję w silną.
lesson-empower-threshold = Gniew kontroluje Dolinę, 2 do 1. Podniecenie może stać się Pasją, ale potrzebuje do tego 2 Esencji. Drugą daj mu akcją Krainy Pragnień.
lesson-empower-begin = Podniecenie ma już dość Esencji. Wybierz Wzmocnienie za 3 Siły Woli.
lesson-empower-target = Wybierz Podniecenie obok swojego Ducha. Silna Emocja zajmie jego miejsce i zachowa całą Esencję.
lesson-empower-farewell = { emotion-passion } z tymi samymi 2 Esencjami ma Intensywność 3, a wchodząc do gry, dała ci 3 Siły Woli. Dolina jest twoja. Silne Emocje to najtańszy sposób na przełamanie remisu.

## Intentions

lesson-intentions = Intencje
lesson-intentions-about = Zdobywaj punkty po drodze i zbieraj premie z Koła.
lesson-intentions-absorb = W pełnej grze Intencje od razu dają punkty. Oto jedna z nich: weź ze Sfery co najmniej 4 Siły Woli jedną Absorpcją. Kontrolujesz obie Granice obok, więc absorbuj!
lesson-intentions-bonus = Jeśli chcesz, weź premię. Siła Woli z zasobów nie liczy się do tej Intencji, ale 4 ze Sfery tak.
lesson-intentions-fill = 1 punkt na twoim Kole! Druga Intencja w tej samej turze jest warta 2. Akcją Krainy Pragnień wypełnij ostatnie pole Esencji na Odwadze.
lesson-intentions-wheel = 3 punkty w jednej turze! A za minięcie pola 2 Koło dało ci Esencję. Na polu 4 daje kartę, na 6 Ambicję. Gra się kończy, gdy drużyna ma 20 punktów, więc Intencje to osobny wyścig.

## Spirit powers

lesson-powers = Moce Duchów
lesson-powers-about = Zobacz, co potrafi tylko twój Duch i czego się spodziewać po Duchach przeciwników.
lesson-powers-absorb = Tym razem jesteś Duchem o imieniu { spirit-delight }. Gdy Absorpcja daje mu co najmniej 4 Siły Woli, może dobrać kartę. Spróbuj: absorbuj.
lesson-powers-bonus = Weź premię Sfery albo z niej zrezygnuj. Do tej mocy liczy się cała Siła Woli z Absorpcji, także premia.
lesson-powers-draw = I oto twoja moc: dobierz kartę.
lesson-powers-end = Inne Duchy mają inne moce. Zakończ turę i obserwuj Nieszczęście.
lesson-powers-misery = Nieszczęście jest w Krainie Pragnień, a sięga po sąsiednią Sferę. To jego moc. Naciśnij „Dalej”, by to zobaczyć.
lesson-powers-farewell = Moce zmieniają to, co w zasięgu, i to, co się opłaca. Najedź kursorem na Ducha (albo go dotknij), by przeczytać jego moc, i wybierz takiego, który pasuje do planu drużyny.

## B boards

lesson-boards = Plansze B
lesson-boards-about = Na stronie B każdy Duch ma własne ulepszenia.
lesson-boards-begin = Na stronie B własne ulepszenia twojego Ducha zastępują niektóre ze zwykłych. Miłość ma w Ruchu Uścisk. Wybierz Ruch, by go wypróbować.
lesson-boards-use = Na tym ulepszeniu leży już żeton Energii, więc możesz go użyć. Wybierz Uścisk: za dodatkową 1 Siłę Woli możesz położyć 1 Esencję na Emocji, obok której zakończysz Ruch.
lesson-boards-go = Idź do Doliny, gdzie między Odwagą a Pesymizmem jest remis, 1 do 1.
lesson-boards-farewell = Jedną akcją zmieniasz pole i dajesz Odwadze Esencję: Dolina jest twoja. Przeczytaj swoją planszę B przed pierwszą turą i zaplanuj pod nią żetony Energii.
