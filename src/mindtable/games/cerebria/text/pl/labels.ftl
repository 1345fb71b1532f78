### Opisy tego, co można zrobić w danej pozycji: czego to dotyczy, ile kosztuje albo co daje.
### Nazwy stoją w mianowniku, jak wszędzie.

## Ilości i ceny

count-willpower = { $amount ->
    [one] { $amount } Siła Woli
   *[other] { $amount } Siły Woli
}
count-willpower-supply = { $amount ->
    [one] { $amount } Siła Woli z zasobów
   *[other] { $amount } Siły Woli z zasobów
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
   *[other] o { $amount } Siły Woli mniej
}
for-free = za darmo
nothing = nic
priced = { $label } – { $price }
priced-from = { $label } – co najmniej: { $price }

## Rzeczy na swoich miejscach

emotion-at = { $emotion } ({ $slot }, { $essence })
card-of-vibe = { $card } ({ $vibe })
upgrade-at = { $upgrade } ({ $place })
sphere-at = { $sphere } ({ $realm }, { $willpower })
any-colour = dowolny kolor

## Tura

label-begin-locked = Akcja: { $action } (zablokowana: najpierw odrzuć kartę dla żetonu Energii)
label-realm = Akcja Krainy: { $realm } ({ $effect })
realm-valley-action = zyskaj { $amount ->
    [one] { $amount } Siłę Woli
   *[other] { $amount } Siły Woli
}
realm-cradle-action = dobierz kartę, a kolejne za { $amount ->
    [one] { $amount } Siłę Woli
   *[other] { $amount } Siły Woli
} każda
realm-network-action = przenieś Emocję swojej drużyny do swojego Ducha
realm-land-action = połóż Esencję na Emocji swojej drużyny
realm-willow-action = wymień Siłę Woli na Esencję
label-absorb = Absorpcja ze Sfery: { $sphere } ({ $realm }): { $gains }
label-revelation = { $label } – Sfera się opróżni: Objawienie

## Akcje Ducha i moce

label-discard = Odrzuć dla żetonu Energii ({ $colour }): { $card }
label-swap = Zamiana pól z: { $seat } ({ $space })
label-build = Zbuduj Fortecę: { $realm }
label-exalt = Wywyższ Fortecę: { $realm }
label-raze = Splądruj Fortecę przeciwników: { $realm }
label-attune = Przenieś Fortecę do Tożsamości: { $realm }
label-empower = Wzmocnij: { $emotion } → { $strong }
label-place-supply = 1 Esencja z zasobów na Emocję: { $emotion }
label-place-board = 1 Esencja z twojej planszy Ducha na Emocję: { $emotion }
label-take = Usuń 1 Esencję z Emocji: { $emotion }
label-show-discard = Pokaż i odrzuć: { $card }
label-spreading = Odrzuć: { $card } → { $strong }
label-keep = Zachowaj: { $card } (odrzuć: { $other })
label-all-essence = { $essence }: Emocja opuszcza grę
label-drain = Wyssij 1 Siłę Woli ze Sfery: { $sphere }
label-explained = { $label }. { $help }
