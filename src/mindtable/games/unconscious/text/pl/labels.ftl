### Opisy tego, co można zrobić w danej pozycji, najwyżej 60 znaków, i to, co stoi obok nich: efekt, koszt, treść karty.

## Ilości i ceny

count-coffee = { $amount ->
    [one] { $amount } kawa
    [few] { $amount } kawy
   *[many] { $amount } kaw
}
count-bright = { $amount ->
    [one] { $amount } świetny pomysł
    [few] { $amount } świetne pomysły
   *[many] { $amount } świetnych pomysłów
}
count-points = { $amount } PZ
counted = { $n } × { $thing }
    .gain = { $n } × { $thing-gain }
for-free = za darmo
nothing = nic
    .gain = brak
priced = { $label } ({ $price })
with-effect = { $label }: { $effect-gain }

## Karty

card-facts = { $card } ({ $tag }, { $volume })
card-about = { $tag }, { $volume }. Efekt: { $effect-gain }
volume-green = zielony tom
volume-purple = fioletowy tom
volume-red = czerwony tom
dream-of-symbol = { $dream } ({ $symbol })
tags-of = symbole: { $locations }
    .gain = symbole: { $locations }
client-facts = { $facts-gain }. { $power }
client-and-grief = { $client } { $grief }
grief-name = Warstwa traumy ({ $symbol })
grief-name-start = Startowa warstwa traumy
grief-facts = Warstwa traumy ({ $symbol }, { $therapy-gain }): { $effect-gain }
grief-start = Startowa warstwa traumy ({ $therapy-gain }): { $effect-gain }

## Tura

label-end-turn = Zakończ turę
label-leave-action = Pomiń akcję
label-leave-rest = Pomiń resztę
label-no-bonus = Bez premii
label-space = Pole pomysłów { $space } (ruch kałamarza: { $value })
actions-beside = Obok: { $actions }
label-resolve = Rozpatrz: { $action }
# Plural: once or twice.
label-placing = { $times ->
    [one] Umieść: { $placing } (akcja raz)
   *[other] Umieść: { $placing } (akcja dwa razy)
}
label-inkpot = { $by ->
    [one] Kałamarz: { $by } pole → { $space }
    [few] Kałamarz: { $by } pola → { $space }
   *[many] Kałamarz: { $by } pól → { $space }
}
frees-idea = Odblokowuje pomysł i kolumnę.
label-effect = Efekt: { $effect-gain }
label-main = Efekt główny
label-banner = Baner
label-track = Akcja toru: { $effect-gain }

## Wglądy

label-overpay = Nadpłać: { $insight }
label-repress = Stłum: { $insight } → { $area-short }
label-shift = { $insight-start } → { $area }
label-level = { $insight-start } → { $area-short }

## Notatnik

label-tile = Weź płytkę ({ $spot }, { $price })
tile-about = Efekt główny: { $main-gain }. Baner: { $banner-gain }.
label-tile-gone = Brak płytki ({ $spot }, { $price }): { $effect-gain }
tile-in = Płytka: { $cell }
tile-effect = płytka ({ $effect })
    .gain = płytka ({ $effect-gain })
label-cell = Połóż płytkę { $cell-in }
fills = Wypełnia { $lines-acc } i odblokowuje wgląd w twoim kolorze.
label-replace = Zastąp płytkę { $cell-in }
start-about = Efekt: { $effect-gain }. Profesor zaczyna { $location-at }. Wglądy: { $insights }.

## Badania i miasto

label-publish = Opublikuj „{ $treatise }” ({ $points })
label-cite = Zacytuj „{ $treatise }” ({ $seat })
label-walk = Ruch: { $walk } → { $location }
label-boost = { $bright ->
    [0] Bez świetnego pomysłu
    [one] { $bright } świetny pomysł
    [few] { $bright } świetne pomysły
   *[many] { $bright } świetnych pomysłów
}: { $times ->
    [0] bez efektów
    [one] { $times } efekt
    [few] { $times } efekty
   *[many] { $times } efektów
}

## Pacjenci

label-treat = Lecz: { $client }
dream-used = { $dream }: { $effect }
label-box = Puzderko: { $client }
# Plural: in this case all numbers above 1 go with the same form.
therapy-left = { $therapy ->
    [one] Brakuje { $therapy } punktu terapii.
   *[other] Brakuje { $therapy } punktów terapii.
}
dream-matches = { $effect }. Symbol pasuje do warstwy traumy: 1 puzderko więcej.
