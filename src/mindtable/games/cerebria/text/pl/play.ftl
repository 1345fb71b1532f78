### To, co czyta się podczas gry: przyciski, pytania, dziennik, odmowy i opcje.
### Nazwy stoją tam, gdzie pasuje mianownik: jako podmiot, po dwukropku, w nawiasie albo w cudzysłowie.

game-cerebria = Cerebria
game-cerebria-about = Duchy Radości i Smutku walczą o umysł: przywołują Emocje, zdobywają Krainy i kształtują Tożsamość. Dla dwóch do czterech osób w dwóch drużynach.

## Miejsca

noun-slot-1 = Dolina, pierwsze miejsce
noun-slot-2 = Dolina, drugie miejsce
noun-slot-3 = Dolina | Kolebka, miejsce Granicy
noun-slot-4 = Kolebka, pierwsze miejsce
noun-slot-5 = Kolebka, drugie miejsce
noun-slot-6 = Kolebka | Sieć, miejsce Granicy
noun-slot-7 = Sieć, pierwsze miejsce
noun-slot-8 = Sieć, drugie miejsce
noun-slot-9 = Sieć | Kraina, miejsce Granicy
noun-slot-10 = Kraina Pragnień, pierwsze miejsce
noun-slot-11 = Kraina Pragnień, drugie miejsce
noun-slot-12 = Kraina | Wierzba, miejsce Granicy
noun-slot-13 = Wierzba, pierwsze miejsce
noun-slot-14 = Wierzba, drugie miejsce
noun-slot-15 = Wierzba | Dolina, miejsce Granicy

token-space-move-1 = Ruch: odblokowanie
token-space-move-2 = Ruch: pierwsze ulepszenie
token-space-move-3 = Ruch: drugie ulepszenie
token-space-move-4 = Ruch: trzecie ulepszenie
token-space-invoke-1 = Przywołanie: odblokowanie
token-space-invoke-2 = Przywołanie: pierwsze ulepszenie
token-space-invoke-3 = Przywołanie: drugie ulepszenie
token-space-invoke-4 = Przywołanie: trzecie ulepszenie
token-space-quell-1 = Poskromienie: odblokowanie
token-space-quell-2 = Poskromienie: pierwsze ulepszenie
token-space-quell-3 = Poskromienie: drugie ulepszenie
token-space-quell-4 = Poskromienie: trzecie ulepszenie
token-space-fortify-1 = Fortyfikacja: odblokowanie
token-space-fortify-2 = Fortyfikacja: pierwsze ulepszenie
token-space-fortify-3 = Fortyfikacja: drugie ulepszenie
token-space-fortify-4 = Fortyfikacja: trzecie ulepszenie
token-space-empower-1 = Wzmocnienie: odblokowanie
token-space-empower-2 = Wzmocnienie: pierwsze ulepszenie
token-space-empower-3 = Wzmocnienie: drugie ulepszenie
token-space-empower-4 = Wzmocnienie: trzecie ulepszenie

## Inne nazwy

vibe-none = Bez koloru
ability-vibe = Umieść żeton Energii
ability-rotate = Obróć Źródło
ability-action = Dodatkowa akcja
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
verb-clear = Usuń żeton Niepewności za 2 Siły Woli: „{ $noun }”
verb-favour = Zyski w turze przeciwników otrzymuje: { $noun }
verb-wish = Wstyd ma przynosić: { $noun }
verb-end = Zakończ turę: { $noun }
verb-discard = Odrzuć dla żetonu Energii: { $noun }
verb-use = Użyj ulepszenia: { $noun }
verb-move = Ruch na pole: { $noun }
verb-swap = Zamiana pól z: { $noun }
verb-invoke = Przywołaj: { $noun }
verb-quell = Poskrom: { $noun }
verb-fortify = Fortyfikuj: { $noun }
verb-empower = Wzmocnij: { $noun }
verb-at = { $noun }
verb-to = Na pole: { $noun }
verb-reveal = Pokaż: { $noun }
verb-with = Odrzuć: { $noun }
verb-keep = Zachowaj: { $noun }
verb-amount = { $noun }
verb-place = Żeton Energii na pole „{ $noun }”
verb-colour = { $noun }
verb-block = Żeton Niepewności na pole „{ $noun }”
verb-sphere = Sfera przy Krainie: { $noun }
verb-aspire = Wybierz: { $noun }
verb-remove = Usuń z gry: { $noun }
verb-answer = { $noun }
verb-done = Pomiń

## Pytania

step-place-spirit = Którą wolną Granicę zajmujesz?
step-place-spirit-second = Którą wolną Granicę zajmujesz swoim drugim znacznikiem tury?
step-place-starting = Gdzie kładziesz Emocję początkową przy tej Granicy: { $frontier }?
step-start-token = Początkowy żeton Energii { $number } z { $total } ({ $colour }): gdzie go umieszczasz?
step-start-colour = Jaki kolor ma żeton Energii, który odblokowuje tę akcję: { $action }?
step-turn = { $actions ->
    [0] Nie masz już akcji. Użyj darmowej zdolności albo zakończ turę.
    [one] Co robisz? Masz jeszcze { $actions } akcję.
    [few] Co robisz? Masz jeszcze { $actions } akcje.
   *[many] Co robisz? Masz jeszcze { $actions } akcji.
}
step-act = { $action ->
    [move] Ruch: dokąd?
    [invoke] Przywołanie: którą Emocję?
    [quell] Poskromienie: którą Emocję?
    [fortify] Fortyfikacja: gdzie?
   *[empower] Wzmocnienie: którą Emocję?
}
step-act-bonus = Garnizon: którą Emocję przywołujesz w tej Krainie: { $realm }?
step-act-locked = { $action }: ta akcja jest zablokowana. Którą kartę odrzucasz dla żetonu Energii?
step-act-upgraded = { $question } Wybrane: { $upgrades }.
step-row-token = Gdzie umieszczasz żeton Energii ({ $colour }) w tym rzędzie: { $action }?
step-row-token-colour = Jaki kolor ma żeton Energii dla tej akcji: { $action }?
step-free-token = Gdzie umieszczasz żeton Energii?
step-free-token-colour = Gdzie umieszczasz żeton Energii ({ $colour })?
step-token-colour = Jaki kolor ma żeton Energii na polu „{ $place }”?
step-pushing = Pchnięcie: dokąd trafia ten Duch: { $seat }?
step-on-arrival = { $upgrade ->
    [embrace] Uścisk: która Emocja obok twojego Ducha otrzymuje 1 Esencję?
   *[wildfire] Pożar: która Emocja obok twojego Ducha traci 1 Esencję?
}
step-invoke-slot = W którym miejscu przywołujesz Emocję?
step-invoke-slot-of = W którym miejscu przywołujesz tę Emocję: { $card }?
step-quell-reveal = Poskromienie: którą kartę pokazujesz? Cel: { $emotion }.
step-quell-reveal-discard = Oczyszczające światło: którą kartę pokazujesz i odrzucasz? Cel: { $emotion }.
step-quell-amount = Poskromienie: ile Esencji usuwasz? Cel: { $emotion }.
step-spreading-card = Rozprzestrzenianie ciemności: którą łagodną Emocję odrzucasz, by wprowadzić jej silny odpowiednik? Miejsce odda: { $emotion }.
step-drain-sphere = Z której Sfery wysysasz Siłę Woli?
step-gloomy-turn = Czy obracasz Źródło o jeden krok?
step-keep-one = Którą z dwóch kart zachowujesz?
step-entry-slot = { $emotion }: której Emocji dotyczy moc działająca przy wejściu do gry?
step-desire-space = Pragnienie: dokąd idzie twój Duch?
step-longing-emotion = Tęsknota: którą Emocję przenosisz obok niej?
step-longing-slot = Tęsknota: w którym miejscu kładziesz tę Emocję: { $emotion }?
step-block-token = Gdzie kładziesz żeton Niepewności?
step-block-token-of = Zwątpienie: która Akcja Ducha dostaje żeton Niepewności? Czyja: { $seat }.
step-selfless-slot = Bezinteresowność: która Emocja otrzymuje Esencję?
step-cradle-more = Czy dobierasz jeszcze jedną kartę za 2 Siły Woli? Następna to { $card }.
step-network-emotion = Którą Emocję przenosisz do swojego Ducha?
step-network-slot = W którym miejscu obok swojego Ducha kładziesz tę Emocję: { $emotion }?
step-land-emotion = Która Emocja otrzymuje Esencję?
step-land-amount = Ile Esencji kładziesz na tej Emocji: { $emotion }?
step-willow-amount = Ile Siły Woli wymieniasz na Esencję?
step-absorb-amount = Spokój: ile Siły Woli bierzesz ze Sfery „{ $sphere }”?
step-sphere-bonus = Sfera „{ $sphere }”: czy bierzesz jej premię? { $help }
step-delight-card = Zachwyt: ta Absorpcja przyniosła { $amount ->
    [one] { $amount } Siłę Woli
   *[other] { $amount } Siły Woli
}. Czy dobierasz kartę?
step-serene-turn = Ukojenie: czy Źródło ma się obrócić?
step-remove-aspiration = Którą Wspólną Aspirację usuwasz z gry?
step-look = Czy oglądasz swoje następne Ukryte Aspiracje, najwyżej trzy, by wybrać jedną z nich?
step-choose-hidden = Którą Ukrytą Aspirację wybierasz?

## Dziennik

at-slot = { $slot ->
    [1] { noun-slot-1 }
    [2] { noun-slot-2 }
    [3] { noun-slot-3 }
    [4] { noun-slot-4 }
    [5] { noun-slot-5 }
    [6] { noun-slot-6 }
    [7] { noun-slot-7 }
    [8] { noun-slot-8 }
    [9] { noun-slot-9 }
    [10] { noun-slot-10 }
    [11] { noun-slot-11 }
    [12] { noun-slot-12 }
    [13] { noun-slot-13 }
    [14] { noun-slot-14 }
   *[15] { noun-slot-15 }
}
to-slot = { $to ->
    [1] { noun-slot-1 }
    [2] { noun-slot-2 }
    [3] { noun-slot-3 }
    [4] { noun-slot-4 }
    [5] { noun-slot-5 }
    [6] { noun-slot-6 }
    [7] { noun-slot-7 }
    [8] { noun-slot-8 }
    [9] { noun-slot-9 }
    [10] { noun-slot-10 }
    [11] { noun-slot-11 }
    [12] { noun-slot-12 }
    [13] { noun-slot-13 }
    [14] { noun-slot-14 }
   *[15] { noun-slot-15 }
}
amount-willpower = { $amount ->
    [one] { $amount } Siłę Woli
   *[other] { $amount } Siły Woli
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
   *[other] { $willpower } Siły Woli
}
paid-ambition = { $ambition ->
    [0] {""}
   *[other] { $willpower ->
        [0] {""}
       *[other] {", "}
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
           *[other] {", "}
        }
       *[other] {", "}
    }{ $essence ->
        [one] { $essence } Esencję
        [few] { $essence } Esencje
       *[many] { $essence } Esencji
    }
}

event-turn = Tura { $number }: { $seat }
event-over = Gra się kończy
event-last-turn = { $cause }: to ostatnia tura
event-pay = { $seat } płaci { paid-willpower }{ paid-ambition }{ paid-essence }
event-gain-willpower = { $seat } zyskuje { amount-willpower }
event-lose-willpower = { $seat } traci { amount-willpower }
event-gain-essence = { $seat } zyskuje { amount-essence }
event-gain-ambition = { $team } zyskuje { amount-ambition }
event-extra-action = { $seat } ma w tej turze o jedną akcję więcej
event-draw = { $seat } dobiera kartę: { $card }
event-discard = { $seat } odrzuca kartę: { $card }
event-reveal = { $seat } pokazuje kartę: { $card }
event-vibe = { $seat } umieszcza żeton Energii ({ $colour }) na polu „{ $place }”
event-blocked = { $seat } otrzymuje żeton Niepewności na pole „{ $place }”
event-cleared = { $seat } usuwa żeton Niepewności z pola „{ $place }”
event-move = { $seat } staje na polu: { $space }
event-swap = { $seat } i { $other_seat } zamieniają się polami
event-pushed = { $seat } trafia po pchnięciu na pole: { $space }
event-starting-emotion = { $seat } kładzie Emocję początkową ({ at-slot })
event-starting-hands = Wszyscy dobierają 2 Emocje początkowej ręki, a wierzchnie karty talii zostają odkryte
event-invoke = { $seat } przywołuje Emocję: { $card } ({ at-slot })
event-essence = { $card } zyskuje { amount-essence } ({ at-slot })
event-essence-removed = { $card } traci { amount-essence } ({ at-slot })
event-token = { $card } otrzymuje żeton Intensywności +{ $amount } ({ at-slot })
event-leaves = { $card } opuszcza grę ({ at-slot })
event-carried = { $card } zmienia miejsce: { at-slot } → { to-slot }
event-quell = { $seat } poskramia Emocję: { $card } ({ at-slot })
event-empower = { $seat } wzmacnia Emocję: { $card } → { $strong } ({ at-slot })
event-fortify = { $seat } buduje Fortecę: { $realm }
event-exalt = { $seat } wywyższa Fortecę: { $realm }
event-raze = { $realm }: Forteca spada o jeden stopień (drużyna: { $team })
event-realm-action = { $seat } wykonuje Akcję Krainy: { $realm }
event-ability = { $seat } używa zdolności Ambicji: { $ability }
event-absorb = { $seat } absorbuje ze Sfery „{ $sphere }”
event-drain = { $seat } wysysa Siłę Woli ze Sfery „{ $sphere }”
event-rotate = Źródło obraca się o jeden krok
event-revelation = Objawienie! { $seat } opróżnia Sferę „{ $sphere }”
event-hidden-aspiration = { $met ->
    [0] { $team } nie spełnia swojej Ukrytej Aspiracji: { $aspiration }
   *[other] { $team } spełnia swoją Ukrytą Aspirację: { $aspiration }
}
event-common-aspiration = { $met ->
    [0] { $team } nie spełnia Wspólnej Aspiracji: { $aspiration }
   *[other] { $team } spełnia Wspólną Aspirację: { $aspiration }
}
event-fragment = { $team } dodaje do Tożsamości: { $size }
event-fortress-joins = { $realm }: Forteca dołącza do Tożsamości (drużyna: { $team })
event-second-capping = { $team } zdobywa { amount-points } zamiast drugiego Fragmentu Zamykającego
event-removed-common = { $seat } usuwa z gry Wspólną Aspirację: { $aspiration }
event-new-common = Nowa Wspólna Aspiracja: { $aspiration }
event-chose-hidden = { $team } wybiera Ukrytą Aspirację: { $aspiration }
event-chose-hidden-hidden = { $team } wybiera Ukrytą Aspirację
event-refill = Sfera „{ $sphere }” jest znów pełna
event-intention = { $team } zdobywa { amount-points } za Intencję: { $intention }

## Dlaczego nie: czego wymaga akcja

reason-short-of-willpower = { $need ->
    [one] To kosztuje { $need } Siłę Woli
   *[other] To kosztuje { $need } Siły Woli
}, a tyle nie masz; nową Siłę Woli daje Dolina Motywów lub Absorpcja.
reason-short-of-essence = To wymaga { $need } Esencji z twojej planszy Ducha, a tyle nie masz; Wierzba Wartości zamienia Siłę Woli na Esencję.
reason-short-of-ambition = { $need ->
    [one] To kosztuje { $need } Ambicję
    [few] To kosztuje { $need } Ambicje
   *[many] To kosztuje { $need } Ambicji
}, a twoja drużyna nie ma tyle dostępnej; na koniec tury można odzyskać 1.
reason-no-action-left = Nie masz już akcji w tej turze; użyj darmowej zdolności albo zakończ turę.
reason-would-change-nothing = To niczego by nie zmieniło; wybierz coś innego.
reason-nothing-to-do-with-it = Nie ma teraz celu, który byłby w zasięgu i za który możesz w całości zapłacić; podejdź bliżej albo zbierz potrzebne zasoby.
reason-useless-upgrade = Jedno z wybranych ulepszeń niczego by tu nie zmieniło; wybierz inny cel albo wykonaj akcję bez tego ulepszenia.
reason-upgrade-not-on-board = To ulepszenie nie należy do wykonywanej akcji; wybierz ulepszenie z jej rzędu.
reason-upgrade-not-available = Tego ulepszenia nie można użyć: nie ma na nim żetonu Energii albo leży na nim żeton Niepewności.
reason-upgrade-already-used = To ulepszenie jest już częścią tej akcji; każde liczy się tylko raz.
reason-row-locked = Ta akcja jest jeszcze zablokowana; odblokuje ją żeton Energii na pierwszym polu jej rzędu, na przykład za odrzuconą kartę.
reason-row-blocked = Na tej akcji leży żeton Niepewności; zapłać w swojej turze 2 Siły Woli, aby go usunąć.
reason-not-in-basic = W grze podstawowej nie ma Wzmocnienia; jest ono w pełnej grze.
reason-card-not-in-hand = Nie masz tej karty; wybierz jedną z tych, które masz.

## Dlaczego nie: miejsca i Emocje

reason-slot-empty = W tym miejscu nie ma Emocji; wybierz miejsce, w którym jakaś leży.
reason-slot-taken = Leży tu już Emocja; potrzebne jest wolne miejsce.
reason-slot-out-of-reach = To miejsce jest poza zasięgiem; musi sąsiadować z twoim Duchem albo z Emocją, której mocy używasz.
reason-not-your-emotion = Tej Emocji nie można tu wybrać; wybierz inną Emocję swojej drużyny.
reason-your-own-emotion = Ta Emocja należy do twojej drużyny; wybierz Emocję przeciwników.
reason-emotion-full = Wszystkie pola Esencji tej Emocji są zajęte; wybierz Emocję z wolnym polem.

## Dlaczego nie: żetony Energii

reason-token-space-taken = Na tym polu leży już żeton Energii; wybierz puste pole.
reason-row-not-unlocked = Ta akcja jest jeszcze zablokowana; przed ulepszeniami trzeba zająć pierwsze pole jej rzędu.
reason-colour-in-row = Ten kolor jest już zajęty; wybierz inny kolor albo, jeśli się da, inny rząd.
reason-only-this-row = Wykonując akcję, umieszczasz żeton Energii tylko w jej rzędzie; wybierz pole w tym rzędzie.
reason-no-token-fits = Żaden żeton Energii tu nie pasuje: rząd zapełnia się od pierwszego pola, a każdy kolor może być w nim tylko raz.
reason-token-already-placed = Przy tej akcji nie można umieścić więcej żetonów Energii; wybierz cel akcji.
reason-discard-first = Karty za żetony Energii odrzuca się przed wyborem ulepszeń; cofnij wybór ulepszenia, aby to zrobić.
reason-would-strand-action = Po tym nie dałoby się dokończyć akcji; wybierz inną kartę albo inne pole.
reason-wild-only-at-start = Dzikie żetony Energii otrzymuje się tylko na początku gry; wybierz jeden z czterech kolorów.

## Dlaczego nie: Ruch

reason-no-step = Twój Duch już stoi na tym polu; wybierz inne.
reason-too-far = To pole jest za daleko; wybierz bliższe albo użyj ulepszenia, które prowadzi dalej.
reason-space-held = Stoi tam wrogi Duch; wybierz inne pole albo użyj ulepszenia takiego jak Przezwyciężenie.
reason-no-bleakness-there = Ulepszenie „Z cieni” prowadzi tylko na pola sąsiadujące z Ponurością; wybierz jedno z nich.
reason-swap-instead = Z wybranym ulepszeniem twój Duch nie idzie, lecz zamienia się polami; wybierz Ducha, z którym ma się zamienić.
reason-needs-swap = Zamiana pól wymaga ulepszenia „Zamiana miejsc” lub „Oszustwo”; najpierw je wybierz.
reason-no-such-spirit = Na tym miejscu przy stole nie ma innego Ducha do zamiany; wybierz inne.
reason-nowhere-to-move = Na każdym polu, na które może przejść twój Duch, stoi wrogi Duch; pomoże ulepszenie takie jak Przezwyciężenie.

## Dlaczego nie: Przywołanie i Poskromienie

reason-not-top-card = Z Wezwaniem przywołujesz wierzchnią kartę swojej talii; wybierz ją albo zrezygnuj z ulepszenia.
reason-not-bleakness = To ulepszenie działa tylko z Ponurością; wybierz Ponurość albo zrezygnuj z ulepszenia.
reason-six-bleakness = Na planszy jest już sześć Ponurości; zanim pojawi się następna, któraś musi opuścić grę.
reason-nothing-to-invoke = Nie masz na ręce żadnej Emocji do Przywołania; zakończ turę, dobierając 2 karty.
reason-no-empty-slot = Wszystkie miejsca sąsiadujące z twoim Duchem są zajęte; przejdź na pole obok wolnego miejsca.
reason-protected-by-purity = Czystość chroni tę Emocję przed Poskromieniem; wybierz inną.
reason-protected-by-empathy = W pobliżu stoi Empatia i chroni tę Emocję przed Poskromieniem; wybierz inną.
reason-no-matching-card = Nie masz karty o pasującej Energii, którą można by pokazać; najpierw ją dobierz albo użyj Ugaszenia, jeśli je masz.
reason-card-does-not-match = Energia tej karty nie pasuje do Energii tej Emocji; pokaż kartę w tym samym kolorze.
reason-nothing-to-quell = Żadnej Emocji przeciwników sąsiadującej z twoim Duchem nie można poskromić: żadna tu nie leży albo jest chroniona; przejdź do innej.

## Dlaczego nie: Fortyfikacja i Wzmocnienie

reason-fortress-out-of-reach = To miejsce Fortecy nie sąsiaduje z twoim Duchem; przejdź do tej Krainy albo na jedną z jej Granic.
reason-fortress-there = W tej Krainie stoi już Forteca; wybierz Krainę bez Fortecy albo ulepszenie, które zmienia Fortece.
reason-realm-controlled = Tę Krainę kontrolują przeciwnicy; odbierz im kontrolę albo wybierz inną Krainę.
reason-no-minor-left = Nie ma już potrzebnego do tego Małego Fragmentu; któryś musi najpierw wrócić z planszy.
reason-no-major-left = Twoja drużyna nie ma już Dużych Fragmentów; któryś musi najpierw wrócić z planszy.
reason-needs-own-minor = Do tego potrzebna jest Forteca twojej drużyny z Małego Fragmentu; wybierz Krainę, w której taka stoi.
reason-needs-foes-fortress = Plądrowanie wymaga Fortecy przeciwników; wybierz Krainę, w której taka stoi.
reason-one-fortify-effect = Jedna Fortyfikacja ma jeden efekt; wybierz tylko jedno z ulepszeń: Wywyższenie, Plądrowanie albo Dostrojenie do Źródła.
reason-nothing-to-fortify = W żadnej Krainie sąsiadującej z twoim Duchem nie możesz budować: stoi tam już Forteca albo Krainę kontrolują przeciwnicy; przejdź do innej.
reason-not-mild = Wzmacniać można tylko łagodne Emocje; wybierz łagodną.
reason-below-threshold = { $need ->
    [one] Do Wzmocnienia na tej Emocji musi leżeć co najmniej { $need } Esencja
    [few] Do Wzmocnienia na tej Emocji muszą leżeć co najmniej { $need } Esencje
   *[many] Do Wzmocnienia na tej Emocji musi leżeć co najmniej { $need } Esencji
}; najpierw połóż jej więcej.
reason-no-strong-copy = Obie kopie silnej Emocji są w grze; jedna z nich musi najpierw ją opuścić.
reason-nothing-to-empower = Żadnej Emocji twojej drużyny sąsiadującej z twoim Duchem nie można wzmocnić: musi być łagodna i mieć dość Esencji, a kopia jej silnej postaci musi być wolna.

## Dlaczego nie: zdolności

reason-absorbed-already = Absorpcji można użyć raz na turę, a w pierwszej turze gry wcale.
reason-sphere-out-of-reach = Ta Sfera jest poza zasięgiem; przejdź do jej Krainy albo na jedną z przyległych Granic.
reason-sphere-too-low = W tej Sferze jest za mało Siły Woli do Wyssania; wybierz pełniejszą.
reason-ability-used = Każda zdolność Ambicji działa raz na turę, a ta już była użyta; poczekaj do swojej następnej tury.
reason-no-power-to-activate = Ta Emocja nie ma mocy do użycia jako zdolność; mają ją tylko Bezinteresowność i Szacunek do siebie.
reason-power-used = Moc tej Emocji była już użyta w tej turze; poczekaj do swojej następnej tury.
reason-last-essence-stays = Ostatniej Esencji nie można zabrać; potrzebna jest Emocja, która ma co najmniej 2 Esencje.
reason-not-blocked = Na tym polu nie ma żetonu Niepewności; wybierz pole, na którym leży.
reason-not-to-block = Żeton Niepewności nie może tam leżeć; wybierz odpowiednie pole wrogiego Ducha, na którym jest żeton Energii, a nie ma żetonu Niepewności.
reason-no-choice-of-team = Nie ma tu nic do ustalenia: potrzebny jest Duch twojej drużyny i jej Emocja, której to dotyczy, a zmienić wybór można raz na turę.
reason-deck-empty = Twoja talia Emocji jest pusta, więc nie można dobrać karty; odrzucone karty wrócą pod talię.
reason-ambition-full = Cała Ambicja twojej drużyny jest już dostępna; zakończ turę, dobierając 2 karty.
reason-amount-not-possible = Taka ilość nie jest możliwa; wybierz jedną z dostępnych.

## Dlaczego nie: przygotowanie gry i Aspiracje

reason-not-a-free-frontier = To nie jest wolna Granica; wybierz Granicę, której nikt nie zajął.
reason-not-by-your-frontier = Emocję początkową kładzie się w jednym z dwóch miejsc Krain obok miejsca twojej Granicy; wybierz jedno z nich.
reason-not-in-common-row = Tej Aspiracji nie ma już w rzędzie Wspólnych Aspiracji; wybierz jedną z tych, które tam leżą.
reason-not-among-looked = Tej Aspiracji nie ma wśród oglądanych kart; wybierz jedną z nich.
reason-same-as-common = Ukryta Aspiracja musi być inna niż Wspólna; wybierz inną.

## Dlaczego nie: talie i Duchy

reason-deck-size = { $seat }: talia Emocji musi mieć dokładnie 16 kart, a liczba kart w tej talii to { $count }; dodaj lub usuń karty.
reason-deck-copies = { $seat }: talia Emocji może mieć najwyżej 2 kopie każdej Emocji; „{ $card }” – liczba kopii: { $count }. Wymień nadmiarowe.
reason-deck-unknown-card = { $seat }: nie ma Emocji o nazwie „{ $card }”; sprawdź pisownię.
reason-deck-not-mild = { $seat }: w talii Emocji mogą być tylko łagodne Emocje; wymień kartę „{ $card }”.
reason-deck-other-side = { $seat }: w talii Emocji mogą być tylko Emocje własnej strony; wymień kartę „{ $card }”.
reason-deck-of-other-side = { $seat }: talia „{ $deck }” należy do drugiej strony; wybierz talię pasującą do drużyny.
reason-unknown-deck = { $seat }: nie ma talii o nazwie „{ $deck }”; podaj istniejącą talię albo listę 16 kart.
reason-spirit-of-other-side = { $seat }: ten Duch ({ $spirit }) należy do drugiej strony; wybierz Ducha pasującego do drużyny.

## Opcje

option-players = Liczba osób
option-players-help = Przy czterech osobach grają dwie dwuosobowe drużyny. Przy trzech Shaper gra w pojedynkę przeciw dwuosobowej drużynie. Przy dwóch po każdej stronie gra jeden Shaper.
option-mode = Gra
option-mode-help = Gra podstawowa służy do nauki: nie ma w niej Wzmocnienia, Intencji, mocy Duchów i dwóch Aspiracji.
option-mode-basic = Gra podstawowa
option-mode-full = Pełna gra
option-edition = Wydanie
option-edition-help = Wydania różnią się niektórymi mocami, ulepszeniami i Intencjami. Wydanie poprawione jest nowsze i zwykle gra się według niego.
option-edition-first = Pierwsze wydanie
option-edition-revised = Wydanie poprawione
option-shaper = Strona Shapera
option-shaper-help = Tylko w grze na trzy osoby: strona, po której jedna osoba gra w pojedynkę.
option-team_board = Plansze drużyn
option-team_board-help = Każda strona plansz drużyn ma inne Intencje, czyli cele, za które w pełnej grze zdobywa się punkty w trakcie gry.
option-team_board-A = Strona A
option-team_board-B = Strona B
option-spirit_board = Plansze Duchów
option-spirit_board-help = Na stronie A wszystkie Duchy mają te same ulepszenia. Na stronie B każdy Duch ma część własnych; to wybór dla osób, które znają grę.
option-spirit_board-A = Strona A (jednakowe dla wszystkich)
option-spirit_board-B = Strona B (inne dla każdego Ducha)
option-placement = Miejsca początkowe
option-placement-help = Stałe: Duchy i Emocje początkowe są już rozstawione. Dowolne: każda osoba wybiera, gdzie zaczyna.
option-placement-fixed = Stałe
option-placement-free = Dowolne
option-vibe_tokens = Początkowe żetony Energii
option-vibe_tokens-help = Stałe: cztery żetony odblokowują Ruch, Przywołanie, Poskromienie i Fortyfikację. Dowolne: każda osoba wybiera, co nimi odblokuje lub ulepszy.
option-vibe_tokens-fixed = Stałe
option-vibe_tokens-free = Dowolne
option-spirits = Duchy
option-spirits-help = Duch każdego miejsca przy stole, w kolejności miejsc; strony się przeplatają. Gdy lista jest pusta, grają domyślne Duchy.
option-decks = Talie Emocji
option-decks-help = Jedna talia dla wszystkich albo po jednej dla każdego miejsca: „starter” to początkowa talia strony, „spirit” to własna talia Ducha, „usual” to talia, którą wzięłaby gra; można też podać nazwę talii albo listę 16 kart. Gdy lista jest pusta, gra podstawowa używa „starter”, a pełna „spirit”.
option-pack = Pakiet zawartości
option-pack-help = Plik lub folder ze zmienionymi kartami Emocji. Bez niego gra się zwykłymi kartami.
