### Karty Emocji: nazwy i moce. Forma „ty” oznacza aktywną osobę; Emocja należy do jej drużyny.

## Emocje początkowe

emotion-brightness = Jasność
emotion-brightness-power = Emocja początkowa bez mocy. Do Poskromienia pasuje do niej każda Energia; przy Wszechstronności nie liczy się jako żadna.
emotion-bleakness = Ponurość
emotion-bleakness-power = Emocja początkowa bez mocy. Do Poskromienia pasuje do niej każda Energia; przy Wszechstronności nie liczy się jako żadna.

## Radość, łagodne

emotion-affection = Przywiązanie
emotion-affection-power = Po wejściu do gry: możesz położyć 1 Esencję z zasobów na Emocji Radości na sąsiednim polu.
emotion-comfort = Komfort
emotion-comfort-power = Na koniec twojej tury, jeśli twój Duch sąsiaduje z polem tej Emocji, zyskujesz 1 Siłę Woli.
emotion-courage = Odwaga
emotion-courage-power = Po wejściu do gry: jeśli na sąsiednim polu leży Emocja Smutku, ta Emocja otrzymuje żeton Intensywności +1.
emotion-sociability = Towarzyskość
emotion-sociability-power = Po wejściu do gry: zyskujesz 1 Siłę Woli za każdą Emocję Radości na sąsiednim polu.
emotion-cheerfulness = Wesołość
emotion-cheerfulness-power = Po wejściu do gry: dobierasz 1 kartę Emocji.
emotion-excitement = Podniecenie
emotion-excitement-power = Po wejściu do gry: zyskujesz 1 Siłę Woli.
emotion-safety = Bezpieczeństwo
emotion-safety-power = Poskromienie Emocji na polu sąsiadującym z tą kartą kosztuje twoich przeciwników dodatkowo 2 Siły Woli za każde Bezpieczeństwo obok tego pola.
emotion-trust = Zaufanie
emotion-trust-power = Po wejściu do gry: możesz przekazać 1 Esencję ze swojej planszy Ducha dowolnej Emocji Radości na planszy; wolno wybrać także tę kartę.
emotion-desire = Pragnienie
emotion-desire-power = Po wejściu do gry: możesz przesunąć swojego Ducha na sąsiednie pole, na którym nie ma wrogiego Ducha.
emotion-generosity = Hojność
emotion-generosity-power = Twoja akcja Krainy Pragnień może dotyczyć także Emocji Radości na polu sąsiadującym z tą kartą, gdziekolwiek jest twój Duch.
emotion-innocence = Niewinność
emotion-innocence-power = Jedna akcja Poskromienia usuwa z tej Emocji najwyżej 1 Esencję.
emotion-kindness = Dobroć
emotion-kindness-power = Gdy Absorbujesz, a twój Duch sąsiaduje z polem tej Emocji, zyskujesz 1 Siłę Woli z zasobów.
emotion-confidence = Pewność siebie
emotion-confidence-power = Po wejściu do gry: możesz położyć na tej Emocji jeszcze 1 Esencję ze swojej planszy Ducha.
emotion-optimism = Optymizm
emotion-optimism-power = Po wejściu do gry i położeniu jej Esencji: jeśli Smutek ma na swoich Emocjach więcej Esencji niż Radość, ta Emocja otrzymuje żeton Intensywności +1.
emotion-self-esteem = Poczucie własnej wartości
emotion-self-esteem-power = Po wejściu do gry: zyskujesz 1 Esencję na swoją planszę Ducha.
emotion-tranquility = Spokój
emotion-tranquility-power = Gdy Absorbujesz ze Sfery Krainy, na którą może wpływać pole tej Emocji (nawet zablokowanej), możesz wziąć mniej Siły Woli, niż ci przysługuje, ale co najmniej 1.

## Radość, silne

emotion-adoration = Uwielbienie
emotion-adoration-power = Po wejściu do gry: połóż 1 Esencję z zasobów na każdej Emocji Radości na sąsiednim polu, która ma wolne miejsce na Esencję.
emotion-intimacy = Bliskość
emotion-intimacy-power = Ta Emocja ma żeton Intensywności o wartości +1 za każdą Emocję Radości na sąsiednim polu; wartość zmienia się na bieżąco.
emotion-satisfaction = Satysfakcja
emotion-satisfaction-power = Jeśli na koniec swojej tury odwracasz żeton Ambicji, dobierasz też 1 kartę Emocji.
emotion-valor = Męstwo
emotion-valor-power = Twoje akcje Poskromienia wobec Emocji na polach sąsiadujących z tą kartą nie kosztują podstawowej Ambicji; Ambicję za ulepszenia nadal trzeba zapłacić.
emotion-euphoria = Euforia
emotion-euphoria-power = Po wejściu do gry: dobierasz 2 karty Emocji.
emotion-faith = Wiara
emotion-faith-power = Po każdej swojej akcji Wzmocnienia otrzymujesz 1 dodatkową akcję. Dotyczy to już tego Wzmocnienia, które wprowadza tę Emocję do gry.
emotion-freedom = Wolność
emotion-freedom-power = Akcja Ruchu Ducha Radości może bez dodatkowego kosztu objąć 1 pole więcej i może zakończyć się na polu z wrogim Duchem. Nie są to ulepszenia.
emotion-passion = Pasja
emotion-passion-power = Po wejściu do gry: zyskujesz 3 Siły Woli.
emotion-benevolence = Życzliwość
emotion-benevolence-power = Gdy Absorbujesz ze Sfery Krainy, na którą może wpływać pole tej Emocji (nawet zablokowanej), bierzesz z tej Sfery dodatkowo 1 Siłę Woli. Wydanie poprawione: ponadto gdy Absorbujesz, a ta Emocja leży w Triadzie Granicy sąsiadującej z twoim Duchem (na Granicy: w Triadzie tej Granicy), zyskujesz 1 Siłę Woli z zasobów.
emotion-longing = Tęsknota
emotion-longing-power = Po wejściu do gry: możesz przenieść inną Emocję Radości z dowolnego pola planszy na wolne pole sąsiadujące z tą kartą.
emotion-purity = Czystość
emotion-purity-power = Tej Emocji ani Emocji Radości na sąsiednich polach nie można poskromić.
emotion-selflessness = Bezinteresowność
emotion-selflessness-power = Raz w twojej turze za każdą taką kartę, przed akcją lub po niej: możesz przenieść 1 Esencję z tej Emocji, nigdy ostatnią, na dowolną inną Emocję Radości z wolnym miejscem na Esencję.
emotion-dignity = Godność
emotion-dignity-power = Po wejściu do gry: możesz umieścić wybrany żeton Energii, tak jak zdolnością Ambicji, ale za darmo.
emotion-hope = Nadzieja
emotion-hope-power = Ta Emocja ma żeton Intensywności +2, dopóki Smutek kontroluje więcej Krain niż Radość. Krain, na które może wpływać pole tej Emocji, nie liczy się żadnej ze stron.
emotion-self-respect = Szacunek do siebie
emotion-self-respect-power = Intensywność tej Emocji odczytuje się z pierwszego od prawej zajętego miejsca, więc maleje z każdą dodaną Esencją. Raz w twojej turze za każdą taką kartę, przed akcją lub po niej: możesz zapłacić 1 Siłę Woli, aby odłożyć 1 Esencję z tej Emocji, nigdy ostatnią, do zasobów.
emotion-serenity = Ukojenie
emotion-serenity-power = Po swojej Absorpcji możesz nie obracać Źródła.

## Smutek, łagodne

emotion-anger = Gniew
emotion-anger-power = Po wejściu do gry: możesz usunąć 1 Esencję z Emocji Radości na sąsiednim polu, która ma co najmniej 2. Nie jest to Poskromienie.
emotion-craving = Łaknienie
emotion-craving-power = Po wejściu do gry, gdy Przywołanie jest już rozpatrzone: otrzymujesz 1 akcję, jeśli twoja drużyna nie ma żadnej dostępnej Ambicji.
emotion-hostility = Wrogość
emotion-hostility-power = Twoje akcje Poskromienia wobec Emocji na polach sąsiadujących z tą kartą kosztują o 1 Siłę Woli mniej.
emotion-jealousy = Zazdrość
emotion-jealousy-power = Po wejściu do gry: jeśli na sąsiednim polu leży Emocja Radości o wyższej Intensywności, ta Emocja otrzymuje żeton Intensywności +1.
emotion-bitterness = Zgorzknienie
emotion-bitterness-power = Po wejściu do gry w Krainie z Fortecą Radości: ta Emocja otrzymuje żeton Intensywności +1.
emotion-boredom = Nuda
emotion-boredom-power = Za każdym razem, gdy Duch Radości wykonuje akcję Ruchu z co najmniej jednym ulepszeniem, Duch Smutku wybrany przez Smutek zyskuje 1 Siłę Woli.
emotion-guilt = Poczucie winy
emotion-guilt-power = Za każdym razem, gdy Duch Radości wykonuje akcję Poskromienia, Duch Smutku wybrany przez Smutek zyskuje 1 Siłę Woli.
emotion-pessimism = Pesymizm
emotion-pessimism-power = Po wejściu do gry i położeniu jej Esencji: jeśli na Emocjach Radości jest łącznie więcej Esencji niż na Emocjach Smutku, ta Emocja otrzymuje żeton Intensywności +1.
emotion-disgust = Obrzydzenie
emotion-disgust-power = Duch Radości płaci o 1 Siłę Woli więcej za akcję Ruchu, którą kończy na polu Ducha sąsiadującym z polem tej Emocji.
emotion-dislike = Niechęć
emotion-dislike-power = Po wejściu do gry: każdy Duch Radości na polu Ducha sąsiadującym z polem tej Emocji traci 1 Siłę Woli, jeśli jakąś ma.
emotion-selfishness = Egoizm
emotion-selfishness-power = Po wejściu do gry: zyskujesz 1 Siłę Woli za każde sąsiednie pole, na którym nie ma innej Emocji Smutku.
emotion-mistrust = Nieufność
emotion-mistrust-power = Po wejściu do gry: jeśli Duch Radości stoi na polu Ducha sąsiadującym z polem tej Emocji, otrzymuje ona żeton Intensywności +1.
emotion-embarrassment = Zakłopotanie
emotion-embarrassment-power = Za każdym razem, gdy Emocja na sąsiednim polu opuszcza grę, w czyjejkolwiek turze, Duch Smutku wybrany przez Smutek zyskuje 2 Siły Woli. Wzmocnienie Emocji nie jest opuszczeniem gry.
emotion-fear = Strach
emotion-fear-power = Gdy Duch Radości wykonuje Przywołanie na pole sąsiadujące z tą kartą, oprócz Esencji na przywoływaną kartę odkłada ze swojej planszy 1 Esencję do zasobów. Duch, który nie może tego zrobić, nie może tam przywoływać.
emotion-insecurity = Niepewność
emotion-insecurity-power = Po wejściu do gry: połóż żeton Niepewności na ulepszeniu Ducha Radości, na którym jest żeton Energii, a nie ma żetonu Niepewności (jeśli takie istnieje). Nie można go używać, dopóki osoba grająca tym Duchem nie usunie żetonu darmową zdolnością w swojej turze, płacąc 2 Siły Woli.
emotion-loneliness = Samotność
emotion-loneliness-power = Po wejściu do gry: jeśli oba sąsiednie pola są wolne, ta Emocja otrzymuje żeton Intensywności +1.

## Smutek, silne

emotion-envy = Zawiść
emotion-envy-power = Po wejściu do gry: możesz usunąć 1 Esencję z Emocji Radości na sąsiednim polu, która ma co najmniej 2, i położyć 1 Esencję z zasobów na tej Emocji. Nie jest to Poskromienie.
emotion-greed = Chciwość
emotion-greed-power = Po wejściu do gry: zyskujesz do 2 Ambicji.
emotion-malevolence = Zła wola
emotion-malevolence-power = Twoje akcje Poskromienia kosztują o 1 Siłę Woli mniej, a wobec Emocji na polach sąsiadujących z tą kartą o 2 mniej.
emotion-rage = Furia
emotion-rage-power = Po wejściu do gry: usuń 1 Esencję z każdej Emocji Radości na sąsiednim polu; Emocję bez Esencji odrzuć. Nie jest to Poskromienie.
emotion-despair = Rozpacz
emotion-despair-power = Ta Emocja ma żeton Intensywności równy przewadze Radości nad Smutkiem w Esencji na Emocjach, najwyżej +3; wartość zmienia się na bieżąco.
emotion-indifference = Obojętność
emotion-indifference-power = Za każdym razem, gdy Duch Radości wykonuje dowolną Akcję Ducha z co najmniej jednym ulepszeniem, Duch Smutku wybrany przez Smutek zyskuje 1 Siłę Woli.
emotion-lethargy = Letarg
emotion-lethargy-power = Po wejściu do gry na polu Krainy: Forteca Radości w tej Krainie spada o jeden stopień, czyli Mały Fragment jest usuwany, a Duży zostaje zastąpiony Małym.
emotion-remorse = Skrucha
emotion-remorse-power = Duch Radości, który wykonuje akcję Poskromienia, najpierw odkłada ze swojej planszy 1 Esencję do zasobów, jeśli jakąś ma, a Duch Smutku wybrany przez Smutek zyskuje 1 Siłę Woli.
emotion-animosity = Animozja
emotion-animosity-power = Po wejściu do gry: każdy Duch Radości traci 1 Siłę Woli, a na polu Ducha sąsiadującym z polem tej Emocji 2, o ile tyle ma.
emotion-loathing = Odraza
emotion-loathing-power = Duch Radości płaci o 2 Siły Woli więcej za akcję Ruchu, którą kończy na polu Ducha sąsiadującym z polem tej Emocji, i o 1 więcej za Przywołanie na pole sąsiadujące z tą kartą.
emotion-narcissism = Narcyzm
emotion-narcissism-power = Ta Emocja ma żeton Intensywności +2, dopóki na żadnym sąsiednim polu nie ma innej Emocji Smutku.
emotion-suspicion = Podejrzliwość
emotion-suspicion-power = Intensywność Emocji Radości na polach sąsiadujących z tą kartą, wraz z żetonem, nie liczy się do kontroli Granic i Krain. Emocje te nadal blokują i nadal są obecne.
emotion-doubt = Zwątpienie
emotion-doubt-power = Po wejściu do gry: każdemu Duchowi Radości połóż żeton Niepewności na jednej wybranej odblokowanej Akcji Ducha, na której go nie ma. Nie można jej używać, dopóki osoba grająca tym Duchem nie usunie żetonu darmową zdolnością w swojej turze, płacąc 2 Siły Woli.
emotion-isolation = Izolacja
emotion-isolation-power = Radość płaci o 2 Siły Woli więcej, aby przywołać Emocję na pole sąsiadujące z tą kartą lub ją tam przenieść.
emotion-panic = Panika
emotion-panic-power = Gdy Duch Radości wykonuje Przywołanie na dowolne pole planszy, oprócz Esencji na przywoływaną kartę odkłada ze swojej planszy 1 Esencję do zasobów. Duch, który nie może tego zrobić, nie może przywoływać.
emotion-shame = Wstyd
emotion-shame-power = Za każdym razem, gdy inna Emocja którejkolwiek drużyny opuszcza grę, w czyjejkolwiek turze, Duch Smutku wybrany przez Smutek otrzymuje, do wyboru Smutku, 1 Esencję, 2 Siły Woli lub 1 kartę Emocji. Wzmocnienie Emocji nie jest opuszczeniem gry.
