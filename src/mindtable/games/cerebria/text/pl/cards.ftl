### Karty Emocji: nazwy i moce. Forma „ty” oznacza gracza, którego tura trwa; Emocja należy do jego drużyny.

## Emocje początkowe

emotion-brightness = Jasność
emotion-bleakness = Ponurość

## Radość, łagodne

emotion-affection = Przywiązanie
emotion-comfort = Komfort
emotion-courage = Odwaga
emotion-sociability = Towarzyskość
emotion-cheerfulness = Wesołość
emotion-excitement = Podniecenie
emotion-safety = Bezpieczeństwo
emotion-trust = Zaufanie
emotion-desire = Pragnienie
emotion-generosity = Hojność
emotion-innocence = Niewinność
emotion-kindness = Dobroć
emotion-confidence = Pewność siebie
emotion-optimism = Optymizm
emotion-self-esteem = Poczucie własnej wartości
emotion-tranquility = Spokój

## Radość, silne

emotion-adoration = Uwielbienie
emotion-intimacy = Bliskość
emotion-satisfaction = Satysfakcja
emotion-valor = Męstwo
emotion-euphoria = Euforia
emotion-faith = Wiara
emotion-freedom = Wolność
emotion-passion = Pasja
emotion-benevolence = Życzliwość
emotion-longing = Tęsknota
emotion-purity = Czystość
emotion-selflessness = Bezinteresowność
emotion-dignity = Godność
emotion-hope = Nadzieja
emotion-self-respect = Szacunek do siebie
emotion-serenity = Ukojenie

## Smutek, łagodne

emotion-anger = Gniew
emotion-craving = Łaknienie
emotion-hostility = Wrogość
emotion-jealousy = Zazdrość
emotion-bitterness = Zgorzknienie
emotion-boredom = Nuda
emotion-guilt = Poczucie winy
emotion-pessimism = Pesymizm
emotion-disgust = Obrzydzenie
emotion-dislike = Niechęć
emotion-selfishness = Egoizm
emotion-mistrust = Nieufność
emotion-embarrassment = Zakłopotanie
emotion-fear = Strach
emotion-insecurity = Niepewność
emotion-loneliness = Samotność

## Smutek, silne

emotion-envy = Zawiść
emotion-greed = Chciwość
emotion-malevolence = Zła wola
emotion-rage = Furia
emotion-despair = Rozpacz
emotion-indifference = Obojętność
emotion-lethargy = Letarg
emotion-remorse = Skrucha
emotion-animosity = Animozja
emotion-loathing = Odraza
emotion-narcissism = Narcyzm
emotion-suspicion = Podejrzliwość
emotion-doubt = Zwątpienie
emotion-isolation = Izolacja
emotion-panic = Panika
emotion-shame = Wstyd

## Moce: zdanie na karcie ze słów jej zapisu. `own` to strona karty, `foe` druga strona.

own-side = { $own ->
    [bliss] { team-bliss }
   *[gloom] { team-gloom }
}
own-side-of = { $own ->
    [bliss] Radości
   *[gloom] Smutku
}
own-side-over = { $own ->
    [bliss] Radością
   *[gloom] Smutkiem
}
foe-side = { $foe ->
    [bliss] { team-bliss }
   *[gloom] { team-gloom }
}
foe-side-of = { $foe ->
    [bliss] Radości
   *[gloom] Smutku
}
n-willpower = { $n ->
    [one] { $n } Siłę Woli
    [few] { $n } Siły Woli
   *[many] { $n } Sił Woli
}
# Plural: in this case all numbers above 1 go with the same form.
up-to-willpower = do { $n ->
    [one] { $n } Siły Woli
   *[other] { $n } Sił Woli
}
n-essence = { $n ->
    [one] { $n } Esencję
    [few] { $n } Esencje
   *[many] { $n } Esencji
}
n-cards = { $n ->
    [one] { $n } kartę Emocji
    [few] { $n } karty Emocji
   *[many] { $n } kart Emocji
}

power-none = Emocja początkowa nie ma mocy. Poskromić ją można kartą o dowolnej Energii. Do Wszechstronności się nie liczy.
power-falling = Intensywność tej Emocji to liczba na skrajnym prawym wypełnionym polu Esencji, więc maleje z każdą dodaną Esencją.
power-and = { $first } { $second }
power-entry = Po wejściu do gry: { $effect }.
power-turn = Raz w swojej turze za każdą taką kartę, przed akcją lub po niej: { $effect }.
power-not-quell = To nie jest Poskromienie.
power-blocked =
    Gracz tego Ducha nie może używać { $place ->
        [upgrade] tego ulepszenia
       *[action] tej Akcji Ducha
    }, dopóki w swojej turze nie zapłaci 2 Sił Woli za usunięcie żetonu. Jest to darmowa zdolność.

## Moce: po wejściu do gry

power-willpower = zyskujesz { n-willpower }
power-essence = zyskujesz { n-essence } na swoją planszę Ducha
power-ambition = zyskujesz do { $n } Ambicji
power-card = dobierasz { n-cards }
power-action = otrzymujesz { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
   *[many] { $n } akcji
}
power-token = ta Emocja otrzymuje żeton Intensywności +{ $n }
power-target = { $target ->
    [own-adjacent] Emocji { own-side-of } na sąsiednim polu Emocji
    [any-own] dowolnej Emocji { own-side-of } na planszy, także na tej
   *[itself] tej Emocji
}
power-place-from-supply = możesz położyć 1 Esencję z zasobów na { power-target }
power-place-from-board = możesz położyć 1 Esencję ze swojej planszy Ducha na { power-target }
power-place-on-each = połóż 1 Esencję z zasobów na każdej Emocji { own-side-of } na sąsiednim polu Emocji, jeśli ma wolne pole Esencji
power-remove = możesz usunąć 1 Esencję z Emocji { foe-side-of } na sąsiednim polu Emocji, jeśli ma co najmniej 2
power-take = możesz usunąć 1 Esencję z Emocji { foe-side-of } na sąsiednim polu Emocji, jeśli ma co najmniej 2, i położyć 1 Esencję z zasobów na tej Emocji
power-remove-from-each = usuń 1 Esencję z każdej Emocji { foe-side-of } na sąsiednim polu Emocji (Emocję bez Esencji odrzuć)
power-foes-lose = każdy Duch { foe-side-of } traci { up-to-willpower }, a na polu Ducha sąsiadującym z polem tej Emocji do { $m }
power-foes-near-lose = każdy Duch { foe-side-of } na polu Ducha sąsiadującym z polem tej Emocji traci { up-to-willpower }
power-vibe-token = możesz umieścić wybrany żeton Energii, tak jak zdolnością Ambicji, ale za darmo
power-weaken = jeśli ta Emocja leży w Krainie, osłab Fortecę { foe-side-of } w tej Krainie o jeden stopień: usuń Mały Fragment albo zamień Duży na Mały
power-step = możesz przesunąć swojego Ducha na sąsiednie pole Ducha, na którym nie ma wrogiego Ducha
power-bring = możesz przenieść inną Emocję { own-side-of } z dowolnego miejsca planszy na wolne pole Emocji sąsiadujące z tą kartą
power-block-upgrade = połóż żeton Niepewności na jednym ulepszeniu Ducha { foe-side-of }, jeśli jest takie, które ma żeton Energii, a nie ma żetonu Niepewności
power-block-actions = dla każdego Ducha { foe-side-of } wybierz odblokowaną Akcję Ducha bez żetonu Niepewności i połóż na niej taki żeton
power-per-own-adjacent = { $effect } za każdą Emocję { own-side-of } na sąsiednim polu Emocji
power-per-adjacent-without-own = { $effect } za każde sąsiednie pole Emocji, na którym nie ma innej Emocji { own-side-of }
power-if-foe-adjacent = { $effect }, jeśli na sąsiednim polu Emocji leży Emocja { foe-side-of }
power-if-stronger-foe-adjacent = { $effect }, jeśli na sąsiednim polu Emocji leży Emocja { foe-side-of } o wyższej Intensywności
power-if-foe-fortress-here = { $effect }, jeśli leży w Krainie z Fortecą { foe-side-of }
power-if-foe-spirit-near = { $effect }, jeśli Duch { foe-side-of } stoi na polu Ducha sąsiadującym z jej polem
power-if-behind-in-essence = { $effect }, jeśli na Emocjach { foe-side-of } jest łącznie więcej Esencji niż na Emocjach { own-side-of }, licząc z tą
power-if-both-adjacent-empty = { $effect }, jeśli oba sąsiednie pola Emocji są wolne
power-if-no-ambition = { $effect }, jeśli po zakończeniu Przywołania lub Wzmocnienia twoja drużyna nie ma żadnej dostępnej Ambicji

## Moce: raz w turze

power-gives-essence = możesz przenieść 1 Esencję z tej Emocji, ale nie ostatnią, na dowolną inną Emocję { own-side-of } z wolnym polem Esencji
power-returns-essence = możesz zapłacić { n-willpower }, aby odłożyć 1 Esencję z tej Emocji, ale nie ostatnią, do zasobów

## Moce: dopóki karta jest w grze

power-own-quell-adjacent = Gdy poskramiasz Emocję na polu Emocji sąsiadującym z tą kartą, płacisz o { n-willpower } mniej.
power-own-quell = Gdy poskramiasz, płacisz o { n-willpower } mniej, a jeśli Emocja leży na polu Emocji sąsiadującym z tą kartą, o { $m } mniej.
power-no-basic-ambition = Gdy poskramiasz Emocję na polu Emocji sąsiadującym z tą kartą, nie płacisz podstawowej Ambicji. Za ulepszenia nadal płacisz Ambicją.
power-foe-quell-adjacent = Gdy przeciwnicy poskramiają Emocję na polu Emocji sąsiadującym z tą kartą, płacą o { n-willpower } więcej za każdą kartę o tej mocy obok tego pola.
power-foe-move-near = Duch { foe-side-of } płaci o { n-willpower } więcej za Ruch, który kończy się na polu Ducha sąsiadującym z polem tej Emocji.
power-foe-invoke-adjacent = { foe-side } płaci o { n-willpower } więcej, aby przywołać Emocję na pole Emocji sąsiadujące z tą kartą.
power-foe-bring-adjacent = { foe-side } płaci o { n-willpower } więcej, aby przenieść Emocję na pole Emocji sąsiadujące z tą kartą.
power-foe-invoke-essence = Gdy Duch { foe-side-of } przywołuje Emocję na dowolne pole Emocji planszy, musi oprócz Esencji na tę kartę odłożyć ze swojej planszy { n-essence } do zasobów. Jeśli nie może, nie wolno mu przywoływać.
power-foe-invoke-essence-adjacent = Gdy Duch { foe-side-of } przywołuje Emocję na pole Emocji sąsiadujące z tą kartą, musi oprócz Esencji na przywoływaną kartę odłożyć ze swojej planszy { n-essence } do zasobów. Jeśli nie może, nie wolno mu tam przywoływać.
power-foe-quell-essence = Gdy Duch { foe-side-of } poskramia, najpierw odkłada ze swojej planszy { n-essence } do zasobów, jeśli jakąś ma.
power-no-quell = Tej Emocji ani Emocji { own-side-of } na sąsiednich polach Emocji nie można poskromić.
power-most-per-quell = Jedno Poskromienie może usunąć z tej Emocji najwyżej { n-essence }.
power-no-foe-intensity = Intensywność Emocji { foe-side-of } na polach Emocji sąsiadujących z tą kartą, razem z żetonami, nie liczy się do kontroli Granic i Krain. Emocje te nadal blokują i nadal są obecne.
power-absorb-near = Gdy absorbujesz, a twój Duch sąsiaduje z polem tej Emocji, zyskujesz { n-willpower } z zasobów.
power-absorb-by-triad = Wydanie poprawione: gdy absorbujesz, a ta Emocja leży w Triadzie Granicy sąsiadującej z twoim Duchem (na Granicy: w Triadzie tej Granicy), zyskujesz też { n-willpower } z zasobów.
power-absorb-more = Gdy absorbujesz ze Sfery Krainy, na którą może wpływać pole tej Emocji (nawet zablokowanej), bierzesz z tej Sfery dodatkowo { n-willpower }.
power-absorb-less = Gdy absorbujesz ze Sfery Krainy, na którą może wpływać pole tej Emocji (nawet zablokowanej), możesz wziąć mniej Siły Woli, niż ci przysługuje, ale co najmniej 1.
power-origin-may-rest = Po swojej Absorpcji możesz nie obracać Źródła.
power-end-of-turn-near = Na koniec swojej tury, jeśli twój Duch sąsiaduje z polem tej Emocji, zyskujesz { n-willpower }.
power-card-with-ambition = Jeśli na koniec swojej tury odwracasz żeton Ambicji, dobierasz też { n-cards }.
power-action-after-empower =
    Po każdym swoim Wzmocnieniu otrzymujesz { $n ->
        [one] { $n } dodatkową akcję
        [few] { $n } dodatkowe akcje
       *[many] { $n } dodatkowych akcji
    }. Dotyczy to już tego Wzmocnienia, które wprowadza tę Emocję do gry.
power-move-further = Ruch Ducha { own-side-of } może bez dodatkowego kosztu prowadzić o 1 pole dalej. Nie jest to ulepszenie.
power-end-move-on-foe = Ruch Ducha { own-side-of } może się kończyć na polu z wrogim Duchem. Nie jest to ulepszenie.
power-land-adjacent = Akcją Krainy Pragnień możesz wybrać także Emocję { own-side-of } na polu Emocji sąsiadującym z tą kartą, gdziekolwiek jest twój Duch.
power-when-foe-moves-upgraded = Za każdym razem, gdy Duch { foe-side-of } wykonuje Ruch z co najmniej jednym ulepszeniem, { own-side } wybiera Ducha { own-side-of }, który zyskuje { n-willpower }.
power-when-foe-upgrades = Za każdym razem, gdy Duch { foe-side-of } wykonuje dowolną Akcję Ducha z co najmniej jednym ulepszeniem, { own-side } wybiera Ducha { own-side-of }, który zyskuje { n-willpower }.
power-when-foe-quells = Za każdym razem, gdy Duch { foe-side-of } poskramia, { own-side } wybiera Ducha { own-side-of }, który zyskuje { n-willpower }.
power-when-adjacent-leaves = Za każdym razem, gdy Emocja na sąsiednim polu Emocji opuszcza grę, obojętnie w czyjej turze, { own-side } wybiera Ducha { own-side-of }, który zyskuje { n-willpower }. Wzmacniana Emocja nie opuszcza gry.
power-when-another-leaves = Za każdym razem, gdy inna Emocja którejkolwiek drużyny opuszcza grę, obojętnie w czyjej turze, { own-side } wybiera Ducha { own-side-of }, który zyskuje 1 Esencję, 2 Siły Woli lub 1 kartę Emocji. Co zyskuje, też wybiera { own-side }. Wzmacniana Emocja nie opuszcza gry.
power-token-per-adjacent-own = Ta Emocja ma żeton Intensywności o wartości +{ $n } za każdą Emocję { own-side-of } na sąsiednim polu Emocji. Wartość zmienia się wraz z ich liczbą.
power-token-while-alone = Ta Emocja ma żeton Intensywności +{ $n }, dopóki na żadnym sąsiednim polu Emocji nie ma innej Emocji { own-side-of }.
power-token-while-behind-in-realms = Ta Emocja ma żeton Intensywności +{ $n }, dopóki { foe-side } kontroluje więcej Krain niż { own-side }. Krainy, na które może wpływać pole tej Emocji, nie liczą się dla żadnej ze stron.
power-token-per-essence-behind = Ta Emocja ma żeton Intensywności równy przewadze { foe-side-of } nad { own-side-over } w Esencji na Emocjach, ale najwyżej +{ $n }. Wartość zmienia się po każdej zmianie na planszy.
