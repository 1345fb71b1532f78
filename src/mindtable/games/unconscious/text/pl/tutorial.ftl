### Lekcje: tytuły i to, co trener mówi w każdym kroku.

## The first game

lesson-first = Pierwsza gra
lesson-first-about = Ogłoś pomysł, porusz kałamarz, przywołaj pomysły, zdobądź reputację i doprowadź pierwszego pacjenta do katharsis.
lesson-first-state = Wiedeń około roku 1900: siedzisz przy stole Freuda, a w gabinecie czeka pacjent dręczony złymi snami. Najpierw powiedz coś mądrego: wybierz „{ noun-turn-state }” albo jedno ze świecących pól.
lesson-first-space = Pomysł kładziesz tam, gdzie stykają się akcje. Wybierz pole b2: dotyka czterech akcji, a jego rząd ma wartość 2. O tyle pól ruszy się potem kałamarz.
lesson-first-action = Twój pomysł wskazuje na jedną z tych akcji. Wybierz „{ table-generate }”, bo wglądami leczysz pacjentów.
lesson-first-place = Za jeden pomysł wykonasz akcję raz, a za dwa pomysły dwa razy. Teraz wystarczy jeden: masz tylko trzy.
lesson-first-resolve = Pomysł ogłoszony, wszyscy słuchają. Teraz rozpatrz jego akcję.
lesson-first-insights = Weź wszystkie trzy wglądy w dowolnej kolejności: rozwój, wolność i pasję. Przechodzą z rezerwy na wewnętrzny okrąg tarczy, gdzie możesz ich użyć.
lesson-first-inkpot = Gdy ogłosisz pomysły, kałamarz przesuwa się wokół notatnika o tyle pól, ile wynosi wartość użytego rzędu. Dwa pola za górnym jest rząd 2.
lesson-first-row = Teraz działa rząd 2: daje mały wgląd wolności, a leżąca w nim płytka daje mały wgląd rozwoju. Weź jedno i drugie. Im więcej płytek w rzędzie, tym więcej da ten sam ruch.
lesson-first-end = Kawą opłacasz darmowe akcje w dowolnej chwili swojej tury, na przykład wzniesienie wglądu. Teraz ich nie potrzebujesz: zakończ turę.
lesson-first-rival = Twój kolega też ogłasza pomysł i dobiera kartę badań. Wybierz „Dalej” i zobacz, jak stół się zapełnia: pomysły zostają na miejscu.
lesson-first-recall = Pomysły same nie wracają. Przywołaj je: dostaniesz 1 kawę za każde użyte pole, a potem premię w mieście.
lesson-first-bonus = Twój profesor jest w bibliotece, więc możesz wziąć jedną z jej premii. Wybierz duży wgląd rozwoju. Żeton, który przykryje tę premię, daje ci też 1 punkt reputacji.
lesson-first-major = Rozpatrz premię: wgląd trafia od razu na zewnętrzny okrąg.
lesson-first-reputation = Wiedeń o tobie mówi: twój znacznik na torze reputacji przesunął się naprzód, a z nim znacznik Freuda. Twój daje dochód i punkty zwycięstwa (PZ). Jego to zegar gry: gdy dojdzie do 10, zostaje ostatnia runda.
lesson-first-end-again = Przywołanie zajmuje całą turę, więc dobrze wybierz jego chwilę. Zakończ turę.
lesson-first-rival-again = Twój kolega też przywołuje pomysły i zdobywa reputację. Wybierz „Dalej”.
lesson-first-treat = Twój pacjent, wątpiący student, czekał dość długo. Na tarczy masz to, czego wymaga marzenie „{ dream-snow-in-summer }”: dwa małe wglądy rozwoju i jeden mały wgląd wolności. Wybierz „{ noun-turn-treat }”.
lesson-first-client = Poproś pacjenta do środka.
lesson-first-pay = Użyj wglądów: zapłać dwoma małymi wglądami rozwoju, a wgląd wolności zapłaci się sam. Nic nie tracisz, wglądy wracają tylko do rezerwy.
lesson-first-therapy = Teraz działa marzenie. Wybierz jego 2 punkty terapii: przesuną znacznik z 5 na 3, a na 3 coś pęka.
lesson-first-catharsis = Katharsis! Trauma minęła: dostajesz 2 PZ i 2 kawy, a drugi gabinet jest otwarty. Odtąd należą do ciebie dwa symbole uniwersytetu i zdolność studenta. Weź jeszcze ostatni efekt marzenia.
lesson-first-leave = Student ma jeszcze głębsze marzenie, a jego rozwiązanie przyniesie wyleczenie. Nikt więcej nie czeka, więc przejdź dalej i zakończ turę.
lesson-first-new-client = Gabinet nigdy nie stoi pusty. Wybierz następnego pacjenta: typowi mają symbole i zdolności, przełomowi punktują na koniec gry.
lesson-first-new-dream = Każdy pacjent ma dwa marzenia, a to wierzchnie wybierasz ty. Sprawdź, czego wymaga każde z nich, i weź takie, które wkrótce opłacisz.
lesson-first-farewell = Oto pełny cykl: pomysły dają wglądy, wglądy leczą pacjentów, a Wiedeń poznaje twoje nazwisko. Płytki, badania, rozprawy i miasto wzmacniają każdy z tych kroków. Krótkie lekcje pokażą ci, jak.

## Treating

lesson-treating = Leczenie pacjentów
lesson-treating-about = Wylecz pacjenta, wykorzystaj pasujące marzenie i zrób użytek z puzderka.
lesson-treating-begin = Czeka dwóch pacjentów, a tarcza jest pełna wglądów. W jednej turze możesz leczyć obu: wybierz „{ noun-turn-treat }”.
lesson-treating-first = Wątpiący student ma już za sobą traumę i pokazuje głębsze, ukryte marzenie. Zacznij od niego. Wglądy zapłacą się same.
lesson-treating-cure = 3 punkty terapii przesuną znacznik z 3 na 0, a to już wyleczenie. Rozpatrz te punkty.
lesson-treating-second = Wyleczony! Dostajesz 3 PZ, a jego symbole i zdolność zostają z tobą. Teraz niespokojny malarz: jego marzenie ma ten sam symbol co trauma, a to daje puzderko.
lesson-treating-therapy = Puzderko już masz. Teraz 2 punkty terapii: znacznik idzie z 5 na 3, do katharsis.
lesson-treating-done = Obaj są już po leczeniu, a każdego możesz leczyć tylko raz w turze. Przejdź do końca tury, gdzie do gry wchodzą puzderka.
lesson-treating-box = Puzderko daje dowolnemu twojemu pacjentowi 1 punkt terapii, bez marzenia. Daj je malarzowi.
lesson-treating-end = Teraz zakończ turę, żeby zapełnić pusty gabinet.
lesson-treating-client = Wybierz nowego pacjenta. Symbole lokacji otwierają premie dzielnic, a pacjenci przełomowi punktują na końcu.
lesson-treating-dream = Wybierz też jawne marzenie: takie z symbolem traumy znów da ci puzderko.
lesson-treating-farewell = Jedna tura, jedno wyleczenie, jedno katharsis: na podwójne leczenie warto uzbierać wglądy.

## Publishing and citing

lesson-publishing = Publikowanie i cytowanie
lesson-publishing-about = Złóż rozprawę ze swoich badań i jednego tomu kolegi.
lesson-publishing-state = Masz w grze dwie fioletowe karty badań, a jedna z rozpraw wymaga dwóch fioletowych tomów i czerwonego. Ogłoś pomysł, by ją opublikować.
lesson-publishing-space = Wybierz b4, obok akcji badań.
lesson-publishing-action = Wybierz akcję „{ table-play }”.
lesson-publishing-place = Na jedną rozprawę wystarczy jeden pomysł.
lesson-publishing-resolve = Rozpatrz akcję.
lesson-publishing-publish = Wybierz rozprawę „{ treatise-the-bird-in-the-chest }”, wartą 8 PZ.
lesson-publishing-volumes = Podłóż swoje dwie fioletowe karty. Pierwszy tom od lewej musi być zawsze własny. Karty opuszczają przy tym grę.
lesson-publishing-cite = Brakuje czerwonego tomu, ale rozprawa kolegi ma taki na prawym końcu. Zacytuj go: tom będzie twój, a autor dostanie 1 świetny pomysł i 2 PZ.
lesson-publishing-insight = Rozprawę podpisuje się wglądem w swoim kolorze. Masz już jeden, bo jeden rząd twojego notatnika jest pełny. Połóż go na rozprawie, gdzie zostanie na stałe.
lesson-publishing-farewell = Masz 8 PZ i dwa symbole lokacji na stałe. Bycie cytowanym też się opłaca: publikuj wcześnie, a inni będą pracować dla ciebie.

## The city

lesson-city = Miasto
lesson-city-about = Idź tam, gdzie są inni, i wyciśnij z lokacji jak najwięcej.
lesson-city-state = Wiedeń to pierścień sześciu lokacji. Freud i twój kolega są w muzeum, a w towarzystwie każde miejsce daje więcej. Ogłoś pomysł, by tam pójść.
lesson-city-space = Wybierz c2, obok akcji profesora.
lesson-city-action = Wybierz akcję „{ table-professor }”.
lesson-city-place = Na jeden spacer wystarczy jeden pomysł.
lesson-city-resolve = Rozpatrz akcję.
lesson-city-walk = Profesor idzie o 1 lub 2 lokacje albo prosto do Freuda, choćby był daleko. Idź do Freuda.
lesson-city-boost = Są tu trzy figurki, więc możesz użyć muzeum trzy razy. Świetny pomysł dodaje dwa kolejne, do limitu pięciu. Użyj go.
lesson-city-box = Za każdym razem możesz wybrać inny efekt. Najpierw zamień średni wgląd wolności na puzderko.
lesson-city-freedom = Potem znów stwórz mały wgląd wolności.
lesson-city-coffee = Resztę wizyty przeznacz na kawę: wybierz ją trzy razy.
lesson-city-farewell = Pięć efektów za jeden pomysł! Zamiast figurek możesz liczyć własne symbole lokacji. I pamiętaj: gdzie stoi profesor przy przywołaniu, tam jest twoja premia.

## The reputation track

lesson-reputation = Tor reputacji
lesson-reputation-about = Doprowadź kałamarz do lewego pola i korzystaj z dobrego imienia.
lesson-reputation-state = Kałamarz stoi przy rzędzie 2, dwa pola przed lewym, które rozpatruje tor reputacji. Potrzebujesz więc rzędu o wartości 2. Ogłoś pomysł.
lesson-reputation-space = Wybierz b2, w rzędzie o wartości 2.
lesson-reputation-action = Wybierz akcję „{ table-research }”, choć tak naprawdę chodzi ci o kałamarz.
lesson-reputation-place = Wystarczy jeden pomysł.
lesson-reputation-resolve = Dobierz kartę.
lesson-reputation-keep = Możesz ją zamienić na odkrytą. Tym razem ją zatrzymaj i przejdź dalej.
lesson-reputation-inkpot = Teraz porusz kałamarz o dwa pola, na lewe pole.
lesson-reputation-track = Nad twoim znacznikiem jest dochód: 3 PZ i 1 kawę już masz. Pod torem są akcje: możesz wybrać tę pod znacznikiem Freuda albo z dowolnego obszaru na lewo. Weź płytkę notatnika.
lesson-reputation-tile = Weź wierzchnią płytkę dowolnego stosu. Płytki poziomu II są silniejsze.
lesson-reputation-row = Połóż ją w dowolnym rzędzie. Płytka opłaca się najbardziej tam, gdzie kałamarz często staje.
lesson-reputation-farewell = Reputację dają cele, pierwszy żeton każdej dzielnicy, największe premie dzielnic i pełny notatnik. Każdy punkt przesuwa też znacznik Freuda: gdy dojdzie do 10, zapowiada ostatnią rundę.

## Modules

lesson-modules = Moduły
lesson-modules-about = Dziennikarz, fajerwerki i nakładki.
lesson-modules-state = Przy tym stole są trzy moduły, a każdy możesz dodać do dowolnej gry. Najpierw dziennikarz, który stoi w kawiarni. Ogłoś pomysł.
lesson-modules-space = Wybierz c2.
lesson-modules-action = Wybierz akcję „{ table-professor }”: zamiast profesora może ruszyć dziennikarz.
lesson-modules-place = Umieść jeden pomysł.
lesson-modules-resolve = Rozpatrz akcję.
lesson-modules-walk = Wyślij dziennikarza o jedną lokację dalej, do teatru. Profesor zostaje na uniwersytecie, więc będziesz w dwóch dzielnicach.
lesson-modules-boost = Dziennikarz liczy się jako figurka, więc możesz użyć teatru raz. Nie masz świetnych pomysłów, by dodać więcej.
lesson-modules-effect = Wznieś swój wgląd rozwoju: wybierz efekt, rozpatrz go i wskaż wgląd.
lesson-modules-inkpot = Porusz kałamarz jak zawsze.
lesson-modules-skip = Efekty możesz pomijać, a tym razem chcesz zachować rezerwę. Przejdź dalej i zakończ turę.
lesson-modules-rival = Twój kolega nie ma kogo leczyć i pasuje. Wybierz „Dalej”.
lesson-modules-overlays = Nakładki zmieniają trzy premie każdej lokacji, a środkowa na szarych nakładkach nawet leczy pacjenta. Najedź na nie (albo dotknij), zanim przywołasz pomysły: to nie jest miasto, które znasz.
lesson-modules-recall = Teraz przywołaj pomysły. Dzięki dziennikarzowi możesz wziąć premię także w zielonej dzielnicy.
lesson-modules-district = A oto fajerwerki: premia dzielnicy o wartości 3 wymaga trzech symboli. Masz dwa, a fajerwerki zastępują trzeci. Weź ją.
lesson-modules-insight = Premia dzielnicy kosztuje wgląd w twoim kolorze. Połóż go na mapie, gdzie zostaje na stałe: na końcu punktuje za swoją dzielnicę.
lesson-modules-farewell = Fajerwerki przechodzą do następnej dzielnicy, a twój wgląd na mapie da PZ. Otwierając stół, dodawaj po jednym module.
