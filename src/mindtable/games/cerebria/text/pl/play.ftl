### To, co czyta się podczas gry: przyciski, pytania, dziennik, odmowy i opcje.
### Nazwa stoi w mianowniku albo w formie, o którą zdanie prosi: { $realm-in }.

game-cerebria = Cerebria
game-cerebria-about = Duchy Radości i Smutku walczą o umysł: przywołują Emocje, zdobywają Krainy i kształtują Tożsamość. Dla dwóch do czterech graczy w dwóch drużynach.

## Miejsca

noun-slot-1 = Dolina, pole Emocji 1
    .short = Dolina 1
    .on = na polu Emocji 1 w Dolinie
    .from = z pola Emocji 1 w Dolinie
    .to = na pole Emocji 1 w Dolinie
noun-slot-2 = Dolina, pole Emocji 2
    .short = Dolina 2
    .on = na polu Emocji 2 w Dolinie
    .from = z pola Emocji 2 w Dolinie
    .to = na pole Emocji 2 w Dolinie
noun-slot-3 = Dolina | Kolebka, pole Emocji
    .short = Dolina | Kolebka
    .on = na polu Emocji Granicy Dolina | Kolebka
    .from = z pola Emocji Granicy Dolina | Kolebka
    .to = na pole Emocji Granicy Dolina | Kolebka
noun-slot-4 = Kolebka, pole Emocji 1
    .short = Kolebka 1
    .on = na polu Emocji 1 w Kolebce
    .from = z pola Emocji 1 w Kolebce
    .to = na pole Emocji 1 w Kolebce
noun-slot-5 = Kolebka, pole Emocji 2
    .short = Kolebka 2
    .on = na polu Emocji 2 w Kolebce
    .from = z pola Emocji 2 w Kolebce
    .to = na pole Emocji 2 w Kolebce
noun-slot-6 = Kolebka | Sieć, pole Emocji
    .short = Kolebka | Sieć
    .on = na polu Emocji Granicy Kolebka | Sieć
    .from = z pola Emocji Granicy Kolebka | Sieć
    .to = na pole Emocji Granicy Kolebka | Sieć
noun-slot-7 = Sieć, pole Emocji 1
    .short = Sieć 1
    .on = na polu Emocji 1 w Sieci
    .from = z pola Emocji 1 w Sieci
    .to = na pole Emocji 1 w Sieci
noun-slot-8 = Sieć, pole Emocji 2
    .short = Sieć 2
    .on = na polu Emocji 2 w Sieci
    .from = z pola Emocji 2 w Sieci
    .to = na pole Emocji 2 w Sieci
noun-slot-9 = Sieć | Pragnienia, pole Emocji
    .short = Sieć | Pragnienia
    .on = na polu Emocji Granicy Sieć | Pragnienia
    .from = z pola Emocji Granicy Sieć | Pragnienia
    .to = na pole Emocji Granicy Sieć | Pragnienia
noun-slot-10 = Pragnienia, pole Emocji 1
    .short = Pragnienia 1
    .on = na polu Emocji 1 w Krainie Pragnień
    .from = z pola Emocji 1 w Krainie Pragnień
    .to = na pole Emocji 1 w Krainie Pragnień
noun-slot-11 = Pragnienia, pole Emocji 2
    .short = Pragnienia 2
    .on = na polu Emocji 2 w Krainie Pragnień
    .from = z pola Emocji 2 w Krainie Pragnień
    .to = na pole Emocji 2 w Krainie Pragnień
noun-slot-12 = Pragnienia | Wierzba, pole Emocji
    .short = Pragnienia | Wierzba
    .on = na polu Emocji Granicy Pragnienia | Wierzba
    .from = z pola Emocji Granicy Pragnienia | Wierzba
    .to = na pole Emocji Granicy Pragnienia | Wierzba
noun-slot-13 = Wierzba, pole Emocji 1
    .short = Wierzba 1
    .on = na polu Emocji 1 w Wierzbie
    .from = z pola Emocji 1 w Wierzbie
    .to = na pole Emocji 1 w Wierzbie
noun-slot-14 = Wierzba, pole Emocji 2
    .short = Wierzba 2
    .on = na polu Emocji 2 w Wierzbie
    .from = z pola Emocji 2 w Wierzbie
    .to = na pole Emocji 2 w Wierzbie
noun-slot-15 = Wierzba | Dolina, pole Emocji
    .short = Wierzba | Dolina
    .on = na polu Emocji Granicy Wierzba | Dolina
    .from = z pola Emocji Granicy Wierzba | Dolina
    .to = na pole Emocji Granicy Wierzba | Dolina

token-space-move-1 = Ruch, odblokowanie
    .on = na akcji „Ruch”
    .from = z akcji „Ruch”
token-space-move-2 = Ruch, pierwsze ulepszenie
    .on = na pierwszym ulepszeniu Ruchu
    .from = z pierwszego ulepszenia Ruchu
token-space-move-3 = Ruch, drugie ulepszenie
    .on = na drugim ulepszeniu Ruchu
    .from = z drugiego ulepszenia Ruchu
token-space-move-4 = Ruch, trzecie ulepszenie
    .on = na trzecim ulepszeniu Ruchu
    .from = z trzeciego ulepszenia Ruchu
token-space-invoke-1 = Przywołanie, odblokowanie
    .on = na akcji „Przywołanie”
    .from = z akcji „Przywołanie”
token-space-invoke-2 = Przywołanie, pierwsze ulepszenie
    .on = na pierwszym ulepszeniu Przywołania
    .from = z pierwszego ulepszenia Przywołania
token-space-invoke-3 = Przywołanie, drugie ulepszenie
    .on = na drugim ulepszeniu Przywołania
    .from = z drugiego ulepszenia Przywołania
token-space-invoke-4 = Przywołanie, trzecie ulepszenie
    .on = na trzecim ulepszeniu Przywołania
    .from = z trzeciego ulepszenia Przywołania
token-space-quell-1 = Poskromienie, odblokowanie
    .on = na akcji „Poskromienie”
    .from = z akcji „Poskromienie”
token-space-quell-2 = Poskromienie, pierwsze ulepszenie
    .on = na pierwszym ulepszeniu Poskromienia
    .from = z pierwszego ulepszenia Poskromienia
token-space-quell-3 = Poskromienie, drugie ulepszenie
    .on = na drugim ulepszeniu Poskromienia
    .from = z drugiego ulepszenia Poskromienia
token-space-quell-4 = Poskromienie, trzecie ulepszenie
    .on = na trzecim ulepszeniu Poskromienia
    .from = z trzeciego ulepszenia Poskromienia
token-space-fortify-1 = Fortyfikacja, odblokowanie
    .on = na akcji „Fortyfikacja”
    .from = z akcji „Fortyfikacja”
token-space-fortify-2 = Fortyfikacja, pierwsze ulepszenie
    .on = na pierwszym ulepszeniu Fortyfikacji
    .from = z pierwszego ulepszenia Fortyfikacji
token-space-fortify-3 = Fortyfikacja, drugie ulepszenie
    .on = na drugim ulepszeniu Fortyfikacji
    .from = z drugiego ulepszenia Fortyfikacji
token-space-fortify-4 = Fortyfikacja, trzecie ulepszenie
    .on = na trzecim ulepszeniu Fortyfikacji
    .from = z trzeciego ulepszenia Fortyfikacji
token-space-empower-1 = Wzmocnienie, odblokowanie
    .on = na akcji „Wzmocnienie”
    .from = z akcji „Wzmocnienie”
token-space-empower-2 = Wzmocnienie, pierwsze ulepszenie
    .on = na pierwszym ulepszeniu Wzmocnienia
    .from = z pierwszego ulepszenia Wzmocnienia
token-space-empower-3 = Wzmocnienie, drugie ulepszenie
    .on = na drugim ulepszeniu Wzmocnienia
    .from = z drugiego ulepszenia Wzmocnienia
token-space-empower-4 = Wzmocnienie, trzecie ulepszenie
    .on = na trzecim ulepszeniu Wzmocnienia
    .from = z trzeciego ulepszenia Wzmocnienia

## Inne nazwy

vibe-none = Bez koloru
ability-vibe = Dodaj żeton Energii
    .to = aby dodać żeton Energii
ability-rotate = Obróć Źródło
    .to = aby obrócić Źródło
ability-action = Dodatkowa akcja
    .to = aby wykonać dodatkową akcję
fragment-minor = Mały Fragment
fragment-major = Duży Fragment
fragment-capping = Fragment Zamykający
cause-last-aspiration = Nie ma już Wspólnych Aspiracji
cause-capped = Fragment Zamykający leży w Tożsamości
cause-twenty-points = Jedna z drużyn ma 20 punktów za Intencje
noun-end-ambition = 1 Ambicja
noun-end-cards = 2 karty
noun-wish-essence = 1 Esencja
noun-wish-willpower = 2 Siły Woli
noun-wish-card = 1 karta
noun-answer-yes = Tak
noun-answer-no = Nie

## Co można zrobić

verb-begin = Akcja: { $noun }
verb-realm = Akcja Krainy: { $noun }
verb-ability = Zdolność Ambicji: { $noun }
verb-absorb = Absorpcja ze Sfery przy Krainie: { $noun }
verb-activate = Użyj mocy Emocji: { $noun }
verb-clear = Usuń żeton Niepewności (2 Siły Woli): { $noun }
verb-favour = Zyski w turze przeciwników otrzymuje: { $noun }
verb-wish = Wstyd: { $noun }
verb-end = Zakończ turę: { $noun }
verb-discard = Odrzuć za żeton Energii: { $noun }
verb-use = Ulepszenie: { $noun }
verb-move = Ruch na pole: { $noun }
verb-swap = Zamiana pól: { $noun }
verb-invoke = Przywołaj: { $noun }
verb-quell = Poskrom: { $noun }
verb-fortify = Fortyfikuj: { $noun }
verb-empower = Wzmocnij: { $noun }
verb-at = { $noun }
verb-to = Na pole: { $noun }
verb-reveal = Pokaż: { $noun }
verb-with = Odrzuć: { $noun }
verb-keep = Zatrzymaj: { $noun }
verb-amount = { $noun }
verb-place = Żeton Energii: { $noun }
verb-colour = { $noun }
verb-block = Żeton Niepewności: { $noun }
verb-sphere = Sfera przy Krainie: { $noun }
verb-aspire = Wybierz: { $noun }
verb-remove = Usuń z gry: { $noun }
verb-answer = { $noun }
verb-done = Pomiń

## Pytania

step-place-spirit = Którą wolną Granicę zajmujesz?
step-place-spirit-second = Którą wolną Granicę zajmujesz swoim drugim znacznikiem kolejności?
step-place-starting = Gdzie położyć Emocję początkową przy Granicy { $frontier }?
step-start-token = Gdzie umieścić { $colour-token } ({ $number } z { $total })?
step-start-colour = Jaki kolor żetonu odblokuje akcję „{ $action }”?
step-turn = { $actions ->
    [0] Nie masz już akcji. Użyj darmowej zdolności albo zakończ turę.
    [one] Co robisz? Masz jeszcze { $actions } akcję.
    [few] Co robisz? Masz jeszcze { $actions } akcje.
   *[many] Co robisz? Masz jeszcze { $actions } akcji.
}
step-act = { $action ->
    [move] Dokąd idzie twój Duch?
    [invoke] Którą Emocję przywołujesz?
    [quell] Którą Emocję poskramiasz?
    [fortify] Gdzie fortyfikujesz?
   *[empower] Którą Emocję wzmacniasz?
}
step-act-bonus = Garnizon: którą Emocję przywołać { $realm-in }?
step-act-locked = Akcja „{ $action }” jest zablokowana. Którą kartę odrzucasz za żeton Energii?
step-act-upgraded = { $question } Wybrane: { $upgrades }.
step-row-token = Gdzie w rzędzie „{ $action }” umieścić { $colour-token }?
step-row-token-colour = Jaki kolor żetonu wybierasz dla akcji „{ $action }”?
step-free-token = Gdzie umieścić żeton Energii?
step-free-token-colour = Gdzie umieścić { $colour-token }?
step-token-colour = Jaki kolor ma mieć żeton { $place-on }?
step-pushing = Pchnięcie: dokąd trafia { $seat }?
step-on-arrival = { $upgrade ->
    [embrace] Uścisk: która Emocja obok twojego Ducha zyskuje 1 Esencję?
   *[wildfire] Pożar: która Emocja obok twojego Ducha traci 1 Esencję?
}
step-invoke-slot = Na które pole przywołać Emocję?
step-invoke-slot-of = Na które pole przywołać Emocję „{ $card }”?
step-quell-reveal = Którą kartę pokazać? Cel Poskromienia: { $emotion }.
step-quell-reveal-discard = Oczyszczające światło: którą kartę pokazać i odrzucić? Cel Poskromienia: { $emotion }.
step-quell-amount = Ile Esencji usunąć? Cel Poskromienia: { $emotion }.
step-spreading-card = Rozprzestrzenianie ciemności: którą łagodną Emocję odrzucić? Jej silny odpowiednik zastąpi tę Emocję: { $emotion }.
step-drain-sphere = Z której Sfery wyssać Siłę Woli?
step-gloomy-turn = Obrócić Źródło o jeden krok?
step-keep-one = Którą z dwóch kart zatrzymać?
step-entry-slot = { $emotion }: na którą Emocję działa moc przy wejściu do gry?
step-desire-space = Pragnienie: dokąd idzie twój Duch?
step-longing-emotion = Tęsknota: którą Emocję przenieść obok niej?
step-longing-slot = Tęsknota: na którym polu położyć przenoszoną Emocję? Emocja: { $emotion }.
step-block-token = Gdzie położyć żeton Niepewności?
step-block-token-of = Zwątpienie ({ $seat }): która Akcja Ducha dostaje żeton Niepewności?
step-selfless-slot = Bezinteresowność: która Emocja zyskuje Esencję?
step-cradle-more = Dobrać jeszcze jedną kartę za 2 Siły Woli? Następna to { $card }.
step-network-emotion = Którą Emocję przenieść do swojego Ducha?
step-network-slot = Na którym polu obok swojego Ducha położyć przenoszoną Emocję? Emocja: { $emotion }.
step-land-emotion = Która Emocja zyskuje Esencję?
step-land-amount = Ile Esencji położyć? Wybrana Emocja: { $emotion }.
step-willow-amount = Ile Siły Woli wymienić na Esencję?
step-absorb-amount = Spokój: ile Siły Woli wziąć ze Sfery { $sphere-gen }?
step-sphere-bonus = Wziąć premię Sfery { $sphere-gen }? { $help }
step-delight-card = Zachwyt: dobrać kartę? Ta Absorpcja dała ci { amount-willpower }.
step-serene-turn = Ukojenie: obrócić Źródło?
step-remove-aspiration = Którą Wspólną Aspirację usunąć z gry?
step-look = Obejrzeć swoje następne Ukryte Aspiracje, najwyżej trzy, i wybrać jedną z nich?
step-choose-hidden = Którą Ukrytą Aspirację wybierasz?

## Dziennik

amount-willpower = { $amount ->
    [one] { $amount } Siłę Woli
    [few] { $amount } Siły Woli
   *[many] { $amount } Sił Woli
}
amount-essence = { $amount ->
    [one] { $amount } Esencję
    [few] { $amount } Esencje
   *[many] { $amount } Esencji
}
amount-ambition = { $amount ->
    [one] { $amount } Ambicję
    [few] { $amount } Ambicje
   *[many] { $amount } Ambicji
}
amount-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
paid-willpower = { $willpower ->
    [0] {""}
    [one] { $willpower } Siłę Woli
    [few] { $willpower } Siły Woli
   *[many] { $willpower } Sił Woli
}
paid-ambition = { $ambition ->
    [0] {""}
   *[other] { $willpower ->
        [0] {""}
       *[other] { $essence ->
            [0] {" i "}
           *[other] {", "}
        }
    }{ $ambition ->
        [one] { $ambition } Ambicję
        [few] { $ambition } Ambicje
       *[many] { $ambition } Ambicji
    }
}
paid-essence = { $essence ->
    [0] {""}
   *[other] { $willpower ->
        [0] { $ambition ->
            [0] {""}
           *[other] {" i "}
        }
       *[other] {" i "}
    }{ $essence ->
        [one] { $essence } Esencję
        [few] { $essence } Esencje
       *[many] { $essence } Esencji
    }
}

event-turn = { $seat } zaczyna turę { $number }
event-over = Gra się kończy
event-last-turn = { $cause }. To ostatnia tura.
event-pay = { $seat } płaci { paid-willpower }{ paid-ambition }{ paid-essence }
event-gain-willpower = { $seat } zyskuje { amount-willpower }
event-lose-willpower = { $seat } traci { amount-willpower }
event-gain-essence = { $seat } zyskuje { amount-essence }
event-gain-ambition = { $team } zyskuje { amount-ambition }
event-extra-action = { $seat } ma w tej turze o jedną akcję więcej
event-draw = { $seat } dobiera kartę „{ $card }”
event-discard = { $seat } odrzuca kartę „{ $card }”
event-reveal = { $seat } pokazuje kartę „{ $card }”
event-vibe = { $seat } umieszcza { $colour-token } { $place-on }
event-blocked = { $seat } otrzymuje żeton Niepewności { $place-on }
event-cleared = { $seat } usuwa żeton Niepewności { $place-from }
event-move = { $seat } przechodzi { $space-to }
event-swap = { $seat } i { $other_seat } zamieniają się polami
event-pushed = { $seat } trafia po pchnięciu { $space-to }
event-starting-emotion = { $seat } kładzie Emocję początkową { $slot-on }
event-starting-hands = Wszyscy dobierają po 2 Emocje na początkową rękę, a wierzchnie karty talii zostają odkryte
event-invoke = { $seat } przywołuje Emocję „{ $card }” { $slot-to }
event-essence = { $card } zyskuje { amount-essence } ({ $slot-short })
event-essence-removed = { $card } traci { amount-essence } ({ $slot-short })
event-token = { $card } dostaje żeton Intensywności +{ $amount } ({ $slot-short })
event-leaves = { $card } opuszcza grę ({ $slot-short })
event-carried = { $card } przechodzi { $slot-from } { $to-to }
event-quell = { $seat } poskramia Emocję „{ $card }” { $slot-on }
event-empower = { $seat } wzmacnia Emocję „{ $card }”, która staje się Emocją „{ $strong }” ({ $slot-short })
event-fortify = { $seat } buduje Fortecę { $realm-in }
event-exalt = { $seat } wywyższa Fortecę { $realm-in }
event-raze = Forteca { $team-gen } { $realm-in } spada o jeden stopień
event-realm-action = { $seat } wykonuje Akcję Krainy { $realm-in }
event-ability = { $seat } używa Ambicji, { $ability-to }
event-absorb = { $seat } absorbuje Siłę Woli ze Sfery { $sphere-gen }
event-drain = { $seat } wysysa Siłę Woli ze Sfery { $sphere-gen }
event-rotate = Źródło obraca się o jeden krok
event-revelation = Objawienie! { $seat } opróżnia Sferę { $sphere-gen }.
event-hidden-aspiration = { $met ->
    [0] { $team } nie spełnia swojej Ukrytej Aspiracji „{ $aspiration }”
   *[other] { $team } spełnia swoją Ukrytą Aspirację „{ $aspiration }”
}
event-common-aspiration = { $met ->
    [0] { $team } nie spełnia Wspólnej Aspiracji „{ $aspiration }”
   *[other] { $team } spełnia Wspólną Aspirację „{ $aspiration }”
}
event-fragment = { $team } dodaje do Tożsamości { $size }
event-fortress-joins = Forteca { $team-gen } { $realm-in } dołącza do Tożsamości
event-second-capping = { $team } zdobywa { amount-points } zamiast drugiego Fragmentu Zamykającego
event-removed-common = { $seat } usuwa z gry Wspólną Aspirację „{ $aspiration }”
event-new-common = Nowa Wspólna Aspiracja to { $aspiration }
event-chose-hidden = { $team } wybiera Ukrytą Aspirację „{ $aspiration }”
event-chose-hidden-hidden = { $team } wybiera Ukrytą Aspirację
event-refill = Sfera { $sphere-gen } jest znów pełna
event-intention = { $team } zdobywa { amount-points } za Intencję „{ $intention }”

## Dlaczego nie: czego wymaga akcja

reason-short-of-willpower = { $need ->
    [one] To kosztuje { $need } Siłę Woli
    [few] To kosztuje { $need } Siły Woli
   *[many] To kosztuje { $need } Sił Woli
}, a tyle nie masz. Nową Siłę Woli daje Dolina Motywów lub Absorpcja.
reason-short-of-essence = To wymaga { $need } Esencji z twojej planszy Ducha, a tyle nie masz. Wierzba Wartości zamienia Siłę Woli na Esencję.
reason-short-of-ambition = { $need ->
    [one] To kosztuje { $need } Ambicję
    [few] To kosztuje { $need } Ambicje
   *[many] To kosztuje { $need } Ambicji
}, a twoja drużyna nie ma tyle dostępnej. Na koniec tury można odzyskać 1.
reason-no-action-left = Nie masz już akcji w tej turze. Użyj darmowej zdolności albo zakończ turę.
reason-would-change-nothing = To niczego by nie zmieniło. Wybierz coś innego.
reason-nothing-to-do-with-it = Nie ma teraz w zasięgu celu, na który cię stać. Podejdź bliżej albo zbierz potrzebne zasoby.
reason-useless-upgrade = Jedno z wybranych ulepszeń niczego by tu nie zmieniło. Wybierz inny cel albo wykonaj akcję bez tego ulepszenia.
reason-upgrade-not-on-board = To ulepszenie nie należy do wykonywanej akcji. Wybierz ulepszenie z jej rzędu.
reason-upgrade-not-available = Tego ulepszenia nie można użyć: nie ma na nim żetonu Energii albo blokuje je żeton Niepewności.
reason-upgrade-already-used = To ulepszenie jest już częścią tej akcji. Każde liczy się tylko raz.
reason-row-locked = Ta akcja jest jeszcze zablokowana. Odblokuje ją żeton Energii na pierwszym polu jej rzędu, na przykład za odrzuconą kartę.
reason-row-blocked = Na tej akcji leży żeton Niepewności. Zapłać w swojej turze 2 Siły Woli, aby go usunąć.
reason-not-in-basic = W grze podstawowej nie ma Wzmocnienia. Jest dopiero w pełnej grze.
reason-card-not-in-hand = Nie masz tej karty. Wybierz jedną z tych, które masz.

## Dlaczego nie: miejsca i Emocje

reason-slot-empty = Na tym polu nie ma Emocji. Wybierz pole, na którym jakaś leży.
reason-slot-taken = Leży tu już Emocja. Potrzebne jest wolne pole.
reason-slot-out-of-reach = To pole Emocji jest poza zasięgiem. Musi sąsiadować z twoim Duchem albo z Emocją, której mocy używasz.
reason-not-your-emotion = Tej Emocji nie można tu wybrać. Wybierz inną Emocję swojej drużyny.
reason-your-own-emotion = Ta Emocja należy do twojej drużyny. Wybierz Emocję przeciwników.
reason-emotion-full = Wszystkie pola Esencji tej Emocji są zajęte. Wybierz Emocję z wolnym polem.

## Dlaczego nie: żetony Energii

reason-token-space-taken = Na tym polu leży już żeton Energii. Wybierz puste pole.
reason-row-not-unlocked = Ta akcja jest jeszcze zablokowana. Przed ulepszeniami trzeba zająć pierwsze pole jej rzędu.
reason-colour-in-row = Ten kolor jest już zajęty. Wybierz inny kolor albo, jeśli się da, inny rząd.
reason-only-this-row = Wykonując akcję, umieszczasz żeton Energii tylko w jej rzędzie. Wybierz pole w tym rzędzie.
reason-no-token-fits = Żaden żeton Energii tu nie pasuje: rząd zapełnia się od pierwszego pola, a każdy kolor może być w nim tylko raz.
reason-token-already-placed = Przy tej akcji nie można umieścić więcej żetonów Energii. Wybierz cel akcji.
reason-discard-first = Karty za żetony Energii odrzuca się przed wyborem ulepszeń. Cofnij wybór ulepszenia, aby to zrobić.
reason-would-strand-action = Po tym nie dałoby się dokończyć akcji. Wybierz inną kartę albo inne pole.
reason-wild-only-at-start = Żetony dzikiej Energii otrzymuje się tylko na początku gry. Wybierz jeden z czterech kolorów.

## Dlaczego nie: Ruch

reason-no-step = Twój Duch już stoi na tym polu. Wybierz inne.
reason-too-far = To pole jest za daleko. Wybierz bliższe albo użyj ulepszenia, które prowadzi dalej.
reason-space-held = Stoi tam wrogi Duch. Wybierz inne pole albo użyj ulepszenia takiego jak Przezwyciężenie.
reason-no-bleakness-there = Ulepszenie „Z cieni” prowadzi tylko na pola sąsiadujące z Ponurością. Wybierz jedno z nich.
reason-swap-instead = Z wybranym ulepszeniem twój Duch nie idzie, lecz zamienia się polami. Wybierz Ducha, z którym ma się zamienić.
reason-needs-swap = Zamiana pól wymaga ulepszenia „Zamiana miejsc” lub „Oszustwo”. Najpierw je wybierz.
reason-no-such-spirit = Z tym graczem nie możesz zamienić się polami. Wybierz innego.
reason-nowhere-to-move = Na każdym polu, na które może przejść twój Duch, stoi wrogi Duch. Pomoże ulepszenie takie jak Przezwyciężenie.

## Dlaczego nie: Przywołanie i Poskromienie

reason-not-top-card = Z Wezwaniem przywołujesz wierzchnią kartę swojej talii. Wybierz ją albo zrezygnuj z ulepszenia.
reason-not-bleakness = To ulepszenie działa tylko z Ponurością. Wybierz Ponurość albo zrezygnuj z ulepszenia.
reason-six-bleakness = Na planszy jest już sześć Ponurości. Zanim pojawi się następna, któraś musi opuścić grę.
reason-nothing-to-invoke = Nie masz na ręce żadnej Emocji do przywołania. Zakończ turę, dobierając 2 karty.
reason-no-empty-slot = Wszystkie pola Emocji sąsiadujące z twoim Duchem są zajęte. Przejdź tam, gdzie obok jest wolne.
reason-protected-by-purity = Czystość chroni tę Emocję przed Poskromieniem. Wybierz inną.
reason-protected-by-empathy = W pobliżu stoi Empatia i chroni tę Emocję przed Poskromieniem. Wybierz inną.
reason-no-matching-card = Nie masz karty o pasującej Energii, którą można by pokazać. Najpierw ją dobierz albo użyj Ugaszenia, jeśli je masz.
reason-card-does-not-match = Energia tej karty nie pasuje do Energii tej Emocji. Pokaż kartę w tym samym kolorze.
reason-nothing-to-quell = Obok twojego Ducha nie ma Emocji przeciwników, którą można poskromić: żadna tu nie leży albo każda jest chroniona. Przejdź do innej.

## Dlaczego nie: Fortyfikacja i Wzmocnienie

reason-fortress-out-of-reach = To miejsce Fortecy nie sąsiaduje z twoim Duchem. Przejdź do tej Krainy albo na jedną z jej Granic.
reason-fortress-there = W tej Krainie stoi już Forteca. Wybierz Krainę bez Fortecy albo ulepszenie, które zmienia Fortece.
reason-realm-controlled = Tę Krainę kontrolują przeciwnicy. Odbierz im kontrolę albo wybierz inną Krainę.
reason-no-minor-left = Nie ma już potrzebnego do tego Małego Fragmentu. Któryś musi najpierw wrócić z planszy.
reason-no-major-left = Twoja drużyna nie ma już Dużych Fragmentów. Któryś musi najpierw wrócić z planszy.
reason-needs-own-minor = Do tego potrzebna jest Forteca twojej drużyny z Małego Fragmentu. Wybierz Krainę, w której taka stoi.
reason-needs-foes-fortress = Plądrowanie wymaga Fortecy przeciwników. Wybierz Krainę, w której taka stoi.
reason-one-fortify-effect = Jedna Fortyfikacja ma jeden efekt. Wybierz tylko jedno z ulepszeń: Wywyższenie, Plądrowanie albo Dostrojenie do Źródła.
reason-nothing-to-fortify = W żadnej Krainie sąsiadującej z twoim Duchem nie możesz budować: stoi tam już Forteca albo Krainę kontrolują przeciwnicy. Przejdź do innej.
reason-not-mild = Wzmacniać można tylko łagodne Emocje. Wybierz łagodną.
reason-below-threshold = { $need ->
    [one] Do Wzmocnienia na tej Emocji musi leżeć co najmniej { $need } Esencja
    [few] Do Wzmocnienia na tej Emocji muszą leżeć co najmniej { $need } Esencje
   *[many] Do Wzmocnienia na tej Emocji musi leżeć co najmniej { $need } Esencji
}. Najpierw połóż jej więcej.
reason-no-strong-copy = Obie kopie silnej Emocji są w grze. Jedna z nich musi najpierw ją opuścić.
reason-nothing-to-empower = Żadnej Emocji twojej drużyny sąsiadującej z twoim Duchem nie można wzmocnić: musi być łagodna i mieć dość Esencji, a kopia jej silnego odpowiednika musi być wolna.

## Dlaczego nie: zdolności

reason-absorbed-already = Absorpcji można użyć raz na turę, a w pierwszej turze gry wcale.
reason-sphere-out-of-reach = Ta Sfera jest poza zasięgiem. Przejdź do jej Krainy albo na jedną z przyległych Granic.
reason-sphere-too-low = W tej Sferze jest za mało Siły Woli do Wyssania. Wybierz pełniejszą.
reason-ability-used = Każda zdolność Ambicji działa raz na turę, a ta już była użyta. Poczekaj do swojej następnej tury.
reason-no-power-to-activate = Ta Emocja nie ma mocy do użycia jako zdolność. Mają ją tylko Bezinteresowność i Szacunek do siebie.
reason-power-used = Moc tej Emocji została już użyta w tej turze. Poczekaj do swojej następnej tury.
reason-last-essence-stays = Ostatniej Esencji nie można zabrać. Potrzebna jest Emocja, która ma co najmniej 2 Esencje.
reason-not-blocked = Na tym polu nie ma żetonu Niepewności. Wybierz pole, na którym leży.
reason-not-to-block = Żeton Niepewności nie może tam leżeć. Wybierz odpowiednie pole wrogiego Ducha, na którym jest żeton Energii, a nie ma żetonu Niepewności.
reason-no-choice-of-team = Nie ma tu nic do ustalenia: potrzebny jest Duch twojej drużyny i jej Emocja, której to dotyczy, a zmienić wybór można raz na turę.
reason-deck-empty = Twoja talia Emocji jest pusta, więc nie można dobrać karty. Odrzucone karty wrócą pod talię.
reason-ambition-full = Cała Ambicja twojej drużyny jest już dostępna. Zakończ turę, dobierając 2 karty.
reason-amount-not-possible = Taka ilość nie jest możliwa. Wybierz jedną z dostępnych.

## Dlaczego nie: przygotowanie gry i Aspiracje

reason-not-a-free-frontier = To nie jest wolna Granica. Wybierz Granicę, której nikt nie zajął.
reason-not-by-your-frontier = Emocję początkową kładzie się w Krainie, na jednym z dwóch pól Emocji obok pola twojej Granicy. Wybierz jedno z nich.
reason-not-in-common-row = Tej Aspiracji nie ma już w rzędzie Wspólnych Aspiracji. Wybierz jedną z tych, które tam leżą.
reason-not-among-looked = Tej Aspiracji nie ma wśród oglądanych kart. Wybierz jedną z nich.
reason-same-as-common = Ukryta Aspiracja musi być inna niż Wspólna. Wybierz inną.

## Dlaczego nie: talie i Duchy

reason-deck-size = { $seat }: talia Emocji musi mieć dokładnie 16 kart, a liczba kart w tej talii to { $count }. Dodaj lub usuń karty.
reason-deck-copies = { $seat }: talia Emocji może mieć najwyżej 2 kopie każdej Emocji, a liczba kopii karty „{ $card }” to { $count }. Wymień nadmiarowe.
reason-deck-unknown-card = { $seat }: nie ma Emocji o nazwie „{ $card }”. Sprawdź pisownię.
reason-deck-not-mild = { $seat }: w talii Emocji mogą być tylko łagodne Emocje. Wymień kartę „{ $card }”.
reason-deck-other-side = { $seat }: w talii Emocji mogą być tylko Emocje własnej strony. Wymień kartę „{ $card }”.
reason-deck-of-other-side = { $seat }: talia „{ $deck }” należy do drugiej strony. Wybierz talię pasującą do drużyny.
reason-unknown-deck = { $seat }: nie ma talii o nazwie „{ $deck }”. Podaj istniejącą talię albo listę 16 kart.
reason-spirit-of-other-side = { $seat }: ten Duch ({ $spirit }) należy do drugiej strony. Wybierz Ducha pasującego do drużyny.

## Opcje

option-players = Liczba graczy
option-players-help = Przy czterech graczach grają dwie dwuosobowe drużyny. Przy trzech Shaper gra sam przeciw dwuosobowej drużynie. Przy dwóch po każdej stronie gra jeden Shaper.
option-mode = Gra
option-mode-help = Gra podstawowa służy do nauki: nie ma w niej Wzmocnienia, Intencji, mocy Duchów i dwóch Aspiracji.
option-mode-basic = Gra podstawowa
option-mode-full = Pełna gra
option-edition = Wydanie
option-edition-help = Wydania różnią się niektórymi mocami, ulepszeniami i Intencjami. Wydanie poprawione jest nowsze i zwykle gra się według niego.
option-edition-first = Pierwsze wydanie
option-edition-revised = Wydanie poprawione
option-shaper = Strona Shapera
option-shaper-help = Tylko w grze na trzech graczy: strona, po której jeden gracz gra sam.
option-team_board = Plansze drużyn
option-team_board-help = Każda strona plansz drużyn ma inne Intencje, czyli cele, za które w pełnej grze zdobywa się punkty w trakcie gry.
option-team_board-A = Strona A
option-team_board-B = Strona B
option-spirit_board = Plansze Duchów
option-spirit_board-help = Na stronie A wszystkie Duchy mają te same ulepszenia. Na stronie B każdy Duch ma część własnych; to wybór dla graczy, którzy znają grę.
option-spirit_board-A = Strona A (jednakowe dla wszystkich)
option-spirit_board-B = Strona B (inne dla każdego Ducha)
option-placement = Początkowe rozstawienie
option-placement-help = Stałe: Duchy i Emocje początkowe są już rozstawione. Dowolne: każdy gracz wybiera, gdzie zaczyna.
option-placement-fixed = Stałe
option-placement-free = Dowolne
option-vibe_tokens = Początkowe żetony Energii
option-vibe_tokens-help = Stałe: cztery żetony odblokowują Ruch, Przywołanie, Poskromienie i Fortyfikację. Dowolne: każdy gracz wybiera, co nimi odblokuje lub ulepszy.
option-vibe_tokens-fixed = Stałe
option-vibe_tokens-free = Dowolne
option-spirits = Duchy
option-spirits-help = Duch każdego gracza, w kolejności przy stole; strony się przeplatają. Gdy nic tu nie wpiszesz, grają domyślne Duchy.
option-decks = Talie Emocji
option-decks-help = Jedna talia dla wszystkich albo po jednej dla każdego gracza: „starter” to początkowa talia strony, „spirit” to własna talia Ducha, „usual” to talia, którą wzięłaby gra; można też podać nazwę talii albo listę 16 kart. Gdy nic tu nie wpiszesz, gra podstawowa używa „starter”, a pełna „spirit”.
option-pack = Pakiet zawartości
option-pack-help = Plik lub folder ze zmienionymi kartami Emocji. Bez niego gra się zwykłymi kartami.
