### Opisy tego, co można zrobić w danej pozycji: czego to dotyczy, ile kosztuje albo co daje. Najwyżej 60 znaków.

## Ilości i ceny

count-willpower = { $amount ->
    [one] { $amount } Siła Woli
    [few] { $amount } Siły Woli
   *[many] { $amount } Sił Woli
}
count-essence = { $amount ->
    [one] { $amount } Esencja
    [few] { $amount } Esencje
   *[many] { $amount } Esencji
}
count-ambition = { $amount ->
    [one] { $amount } Ambicja
    [few] { $amount } Ambicje
   *[many] { $amount } Ambicji
}
count-cards = { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
   *[many] { $amount } kart
}
less-willpower = { $amount ->
    [one] o { $amount } Siłę Woli mniej
    [few] o { $amount } Siły Woli mniej
   *[many] o { $amount } Sił Woli mniej
}
for-free = za darmo
nothing = nic
priced = { $label } – { $price }
priced-from = { $label } – min. { $price }

## Rzeczy na swoich miejscach

emotion-at = { $emotion } ({ $slot-short }, { $essence })
emotion-on = { $emotion } ({ $slot-short })
card-of-vibe = { $card } ({ $vibe-card })
upgrade-at = { $upgrade } ({ $action })
    .on = na ulepszeniu „{ $upgrade }” ({ $action })
any-colour = dowolny kolor
    .token = dowolny żeton Energii

## Tura

label-begin-locked = Akcja: { $action } (zablokowana)
label-begin-locked-help = Ta akcja jest zablokowana. Najpierw odrzuć kartę za żeton Energii.
realm-valley-action = Zyskaj { amount-willpower }.
realm-cradle-action = Dobierz kartę, a potem dowolną liczbę kolejnych, każdą za { amount-willpower }.
realm-network-action = Przenieś Emocję swojej drużyny do swojego Ducha.
realm-land-action = Połóż Esencję na Emocji swojej drużyny.
realm-willow-action = Wymień Siłę Woli na Esencję.
label-realm = Akcja Krainy: { $realm }
label-absorb = Absorpcja: Sfera { $sphere-gen } → { $gain }
label-absorb-last = Absorpcja: Sfera { $sphere-gen } → { $gain }, Objawienie
label-absorb-help = Ze Sfery: { $amount }, z zasobów: { $more }.

## Akcje Ducha i moce

label-discard = Odrzuć za { $colour-token }: { $card }
label-slot = { $slot-short }
label-clear = Usuń żeton: { $place }
label-clear-help = Zapłać { amount-willpower }, aby usunąć żeton Niepewności.
label-swap = Zamiana pól: { $seat }
label-use = Ulepszenie: { $upgrade }
label-invoke = { $card }
label-quell = { $emotion }
label-build = Zbuduj Fortecę { $realm-in }
label-exalt = Wywyższ Fortecę { $realm-in }
label-raze = Splądruj Fortecę { $realm-in }
label-attune = Dostrój Fortecę { $realm-in }
label-empower = { $emotion } → { $strong }
label-place-supply = 1 Esencja z zasobów: { $emotion }
label-place-board = 1 Esencja z twojej planszy: { $emotion }
label-take = Usuń 1 Esencję: { $emotion }
label-show-discard = Pokaż i odrzuć: { $card }
label-spreading = Odrzuć: { $card } → { $strong }
label-keep = Zatrzymaj: { $card } (odrzuć: { $other })
label-all-essence = { $essence }, Emocja opuszcza grę
label-block = { $seat }: { $place }
label-drain = Wyssij 1 Siłę Woli ze Sfery { $sphere-gen }
