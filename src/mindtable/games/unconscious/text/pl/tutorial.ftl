### Lekcje: tytuły i to, co trener mówi w każdym kroku.

## The first game

lesson-first = Pierwsza gra
lesson-first-about = Ogłoś pomysł, porusz kałamarz, przywołaj pomysły, zdobądź reputację i doprowadź pierwszego pacjenta do katharsis.
lesson-first-state = Wiedeń około roku 1900: siedzisz przy stole Freuda, a w gabinecie czeka pacjent dręczony złymi snami. Najpierw powiedz coś mądrego: wybierz „Ogłoś pomysły” albo jedno ze świecących pól.
lesson-first-space = Pomysł kładzie się tam, gdzie stykają się akcje. Wybierz pole b2: dotyka czterech akcji, a jego rząd ma wartość 2, o którą ruszy się kałamarz.
lesson-first-action = Pomysł wskazuje na jedną z tych akcji. Wybierz „Stwórz wglądy”: wglądami leczy się pacjentów.
lesson-first-place = Jeden pomysł wykonuje akcję raz, dwa zrobiłyby to dwa razy. Teraz wystarczy jeden; masz tylko trzy.
lesson-first-resolve = Pomysł ogłoszony, wszyscy słuchają. Teraz rozpatrz jego akcję.
lesson-first-insights = Weź wszystkie trzy wglądy w dowolnej kolejności: rozwój, wolność i pasję. Przechodzą z rezerwy na wewnętrzny okrąg tarczy, gdzie można ich użyć.
lesson-first-inkpot = Po każdym pomyśle kałamarz obchodzi twój notatnik o wartość użytego rzędu. Dwa pola od góry prowadzą go do rzędu 2.
lesson-first-row = Działa rząd 2: daje małą wolność i to, co przynosi leżąca w nim płytka, czyli mały rozwój. Weź jedno i drugie; im więcej płytek, tym więcej da ten sam ruch.
lesson-first-end = Kawą opłaca się darmowe akcje w dowolnej chwili tury, na przykład wzniesienie wglądu. Teraz ich nie potrzebujesz: zakończ turę.
lesson-first-rival = Twój kolega też ogłasza pomysł i dobiera kartę badań. Przejdź dalej i zobacz, jak stół się zapełnia: pomysły zostają na miejscu.
lesson-first-recall = Pomysły same nie wracają. Przywołaj je: dostaniesz 1 kawę za każde użyte pole, a potem premię w mieście.
lesson-first-bonus = Twój profesor jest w Bibliotece, więc jej premie są w zasięgu. Weź duży wgląd rozwoju; żeton, który przykryje premię, daje też punkt reputacji.
lesson-first-major = Rozpatrz premię: wgląd trafia od razu na zewnętrzny okrąg.
lesson-first-reputation = Wiedeń o tobie mówi: twój znacznik na torze reputacji przesunął się naprzód, a z nim znacznik Freuda. Twój to dochód i punkty; jego to zegar gry: gdy dojdzie do 10, zostaje ostatnia runda.
lesson-first-end-again = To była twoja tura: przywołanie zajmuje całą turę, więc dobrze wybierz jego chwilę. Zakończ ją.
lesson-first-rival-again = Druga strona też przywołuje pomysły i zdobywa reputację. Przejdź dalej.
lesson-first-treat = Twój pacjent, wątpiący student, czekał dość długo. Na tarczy masz to, czego wymaga marzenie „Śnieg w lecie”: dwa małe rozwoje i jedną małą wolność. Wybierz „Lecz pacjentów”.
lesson-first-client = Poproś pacjenta do środka.
lesson-first-pay = Użyj wglądów: zapłać oboma małymi rozwojami, wolność pójdzie sama. Nic nie ginie, wglądy wracają tylko do rezerwy.
lesson-first-therapy = Teraz marzenie działa. Wybierz jego 2 punkty terapii: przesuną znacznik z 5 na 3, a na 3 coś pęka.
lesson-first-catharsis = Katharsis! Trauma minęła: 2 punkty, 2 kawy i otwarty drugi gabinet. Odtąd należą do ciebie dwa symbole Uniwersytetu i zdolność studenta. Weź jeszcze ostatni efekt marzenia.
lesson-first-leave = Student ma jeszcze głębsze marzenie; jego rozwiązanie przyniesie wyleczenie. Nikt więcej nie czeka, więc przejdź dalej i zakończ turę.
lesson-first-new-client = Gabinet nigdy nie stoi pusty. Wybierz następnego pacjenta: typowi dają symbole i zdolności, przełomowi punktują na koniec gry.
lesson-first-new-dream = Każdy pacjent ma dwa marzenia, a to wierzchnie wybierasz ty. Sprawdź, czego które wymaga, i weź takie, które wkrótce opłacisz.
lesson-first-farewell = Oto pełny cykl: pomysły dają wglądy, wglądy leczą pacjentów, a twoje nazwisko rośnie w Wiedniu. Płytki, badania, rozprawy i miasto wzmacniają każdy z tych kroków; krótkie lekcje pokażą, jak.

## Treating

lesson-treating = Leczenie pacjentów
lesson-treating-about = Wylecz pacjenta, wykorzystaj pasujące marzenie i zrób użytek z puzderka.
lesson-treating-begin = Czeka dwoje pacjentów, a tarcza jest pełna wglądów. W jednej turze możesz leczyć oboje: wybierz „Lecz pacjentów”.
lesson-treating-first = Wątpiący student ma już za sobą traumę i pokazuje głębsze, ukryte marzenie. Zacznij od niego; to, czego wymaga marzenie, zapłaci się samo.
lesson-treating-cure = 3 punkty terapii prowadzą znacznik z 3 na 0: to wyleczenie. Rozpatrz je.
lesson-treating-second = Wyleczony: 3 punkty, a jego symbole i zdolność zostają z tobą. Teraz niespokojny malarz: jego marzenie ma ten sam symbol co trauma, a to daje puzderko.
lesson-treating-therapy = Puzderko już masz. Teraz 2 punkty terapii: znacznik idzie z 5 na 3, do katharsis.
lesson-treating-done = Oboje są już po leczeniu, każde raz w turze. Przejdź do końca tury, gdzie do gry wchodzą puzderka.
lesson-treating-box = Puzderko daje dowolnemu pacjentowi 1 punkt terapii, bez marzenia. Daj je malarzowi.
lesson-treating-end = Teraz zakończ turę; pusty gabinet się zapełni.
lesson-treating-client = Wybierz nowego pacjenta. Zbierane symbole otwierają premie dzielnic, pacjenci przełomowi punktują na końcu.
lesson-treating-dream = I jawne marzenie: takie z symbolem traumy znów przyniesie ci puzderko.
lesson-treating-farewell = Jedna tura, jedno wyleczenie, jedno katharsis: na podwójne leczenie warto uzbierać wglądy.

## Publishing and citing

lesson-publishing = Publikowanie i cytowanie
lesson-publishing-about = Zrób ze swoich badań rozprawę, z jednym tomem od drugiej strony.
lesson-publishing-state = Masz w grze dwie fioletowe karty badań, a pewna rozprawa wymaga dwóch fioletowych tomów i czerwonego. Ogłoś pomysł, by ją opublikować.
lesson-publishing-space = Wybierz b4, obok akcji badań.
lesson-publishing-action = Wskaż akcję „Zagraj badania albo opublikuj”.
lesson-publishing-place = Jeden pomysł: jedna rozprawa.
lesson-publishing-resolve = Rozpatrz akcję.
lesson-publishing-publish = Wybierz „{ treatise-the-bird-in-the-chest }”, wartą 8 punktów.
lesson-publishing-volumes = Podłóż swoje dwie fioletowe karty. Pierwszy tom od lewej musi być zawsze własny; karty opuszczają grę.
lesson-publishing-cite = Brakuje czerwonego tomu, ale rozprawa drugiej strony ma taki na prawym końcu. Zacytuj go: tom będzie twój, a autor dostanie 1 świetny pomysł i 2 punkty.
lesson-publishing-insight = Rozprawę podpisuje się wglądem w swoim kolorze. Masz jeden, bo wypełniasz rząd notatnika: odłóż go na stałe.
lesson-publishing-farewell = 8 punktów i dwa symbole lokacji na stałe. Bycie cytowanym też się opłaca, więc wczesna publikacja każe innym pracować dla ciebie.

## The city

lesson-city = Miasto
lesson-city-about = Idź tam, gdzie są inni, i wyciśnij z lokacji jak najwięcej.
lesson-city-state = Wiedeń to pierścień sześciu lokacji. Freud i druga strona są w Muzeum, a towarzystwo ożywia każde miejsce. Ogłoś pomysł, by tam pójść.
lesson-city-space = Wybierz c2, obok akcji profesora.
lesson-city-action = Wskaż akcję „Porusz profesora”.
lesson-city-place = Na jeden spacer wystarczy jeden pomysł.
lesson-city-resolve = Rozpatrz akcję.
lesson-city-walk = Profesor idzie o 1 lub 2 lokacje albo prosto do Freuda, choćby był daleko. Idź do Freuda.
lesson-city-boost = Są tu trzy figurki, więc możesz użyć Muzeum trzy razy. Świetny pomysł dodaje dwa kolejne, do pięciu: użyj go.
lesson-city-box = Za każdym razem możesz wybrać inny efekt. Najpierw zamień średnią wolność na puzderko.
lesson-city-freedom = Potem stwórz na nowo małą wolność.
lesson-city-coffee = A reszta wizyty to kawa: trzy razy.
lesson-city-farewell = Pięć efektów za jeden pomysł! Zamiast figurek możesz liczyć własne symbole lokacji; a gdzie stoi profesor przy przywołaniu, tam jest twoja premia.

## The reputation track

lesson-reputation = Tor reputacji
lesson-reputation-about = Doprowadź kałamarz na lewe pole i korzystaj z dobrego imienia.
lesson-reputation-state = Kałamarz stoi przy rzędzie 2, dwa pola przed lewym, które rozpatruje tor reputacji. Potrzebujesz więc rzędu o wartości 2: ogłoś pomysł.
lesson-reputation-space = Wybierz b2, w rzędzie o wartości 2.
lesson-reputation-action = Wskaż akcję „Zdobądź kartę badań”; naprawdę chodzi o kałamarz.
lesson-reputation-place = Wystarczy jeden pomysł.
lesson-reputation-resolve = Dobierz kartę.
lesson-reputation-keep = Możesz ją wymienić na odkrytą; tym razem ją zatrzymaj i przejdź dalej.
lesson-reputation-inkpot = Teraz porusz kałamarz o dwa pola, na lewe.
lesson-reputation-track = Nad twoim znacznikiem jest dochód: 3 punkty i 1 kawa, już wypłacone. Poniżej znacznik Freuda otwiera obszary aż do swojego: weź płytkę notatnika.
lesson-reputation-tile = Weź wierzchnią płytkę dowolnego stosu; płytki poziomu II są silniejsze.
lesson-reputation-row = Połóż ją w dowolnym rzędzie. Płytka opłaca się najbardziej tam, gdzie kałamarz często staje.
lesson-reputation-farewell = Reputację dają cele, pierwszy żeton każdej dzielnicy, największe premie dzielnic i pełny notatnik. Każdy punkt przesuwa też znacznik Freuda: na 10 zapowiada się ostatnia runda.

## Modules

lesson-modules = Moduły
lesson-modules-about = Dziennikarz, fajerwerki i nakładki.
lesson-modules-state = Na stole są trzy moduły; każdy możesz dodać do dowolnej gry. Najpierw dziennikarz, który stoi w Kawiarni. Ogłoś pomysł.
lesson-modules-space = Wybierz c2.
lesson-modules-action = Wskaż akcję „Porusz profesora”: zamiast profesora może ruszyć dziennikarz.
lesson-modules-place = Jeden pomysł.
lesson-modules-resolve = Rozpatrz akcję.
lesson-modules-walk = Wyślij dziennikarza o jedną lokację dalej, do Teatru. Profesor zostaje na Uniwersytecie, więc będziesz w dwóch dzielnicach.
lesson-modules-boost = Dziennikarz liczy się jako figurka: jedno użycie Teatru. Nie masz świetnych pomysłów, by dodać więcej.
lesson-modules-effect = Wznieś swój wgląd rozwoju: wybierz efekt, rozpatrz go i wskaż wgląd.
lesson-modules-inkpot = Kałamarz rusza się jak zawsze.
lesson-modules-skip = Efekty można pomijać, a tym razem chcesz zachować rezerwę. Przejdź dalej i zakończ turę.
lesson-modules-rival = Druga strona nie ma kogo leczyć i pasuje. Przejdź dalej.
lesson-modules-overlays = Nakładki zmieniają trzy premie każdej lokacji; środkowa na szarych nakładkach nawet leczy pacjenta. Spójrz na nie przed przywołaniem: to nie jest znane ci miasto.
lesson-modules-recall = Teraz przywołaj pomysły. Dzięki dziennikarzowi możesz wziąć premię także w zielonej dzielnicy.
lesson-modules-district = A oto fajerwerki: premia dzielnicy o wartości 3 wymaga trzech symboli, masz dwa, a fajerwerki zastępują trzeci. Weź ją.
lesson-modules-insight = Premia dzielnicy zabiera wgląd w twoim kolorze na stałe. Połóż go na mapie: na końcu liczy się każda dzielnica.
lesson-modules-farewell = Fajerwerki przechodzą do następnej dzielnicy, a twój wgląd na mapie da punkty. Otwierając stół, dodawaj po jednym module.
