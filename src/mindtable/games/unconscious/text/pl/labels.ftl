### Opisy tego, co można zrobić w danej pozycji: sama rzecz, co daje i ile kosztuje.
### Nazwy stoją w mianowniku, jak wszędzie. Efekty opowiadają słowa z terms.ftl.

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
for-free = za darmo
nothing = nic
priced = { $label } – { $price }
with-effect = { $label }: { $effect }
label-explained = { $label }. { $help }
effect-all = { $gains }

## Należne wglądy

icon-any = { $level ->
    [minor] mały wgląd dowolnego typu
    [median] średni wgląd dowolnego typu
   *[major] duży wgląd dowolnego typu
}
icon-repress = stłumienie wglądu

## Karty

card-facts = { $card } ({ $tag }, { $volume })
volume-green = zielony tom
volume-purple = fioletowy tom
volume-red = czerwony tom
dream-of-symbol = { $dream } ({ $symbol })
tags-of = symbole: { $locations }
client-facts = { $client } ({ $facts }). { $power }
grief-name = Warstwa traumy ({ $symbol })
grief-name-start = Początkowa warstwa traumy
grief-facts = Warstwa traumy ({ $symbol }, { $therapy }): { $effect }
grief-start = Początkowa warstwa traumy ({ $therapy }): { $effect }

## Tura

label-end-turn = Zakończ turę
label-leave-action = Pomiń akcję
label-leave-rest = Pomiń resztę
label-no-bonus = Bez premii
label-space = Pole pomysłów { $space }, kałamarz { $value }: { $actions }
label-resolve = Rozpatrz: { $action }
label-placing = { $times ->
    [one] Umieść: { $placing } (akcja raz)
   *[other] Umieść: { $placing } (akcja dwa razy)
}
label-inkpot = { $by ->
    [one] Porusz kałamarz o { $by } pole → { $space }
    [few] Porusz kałamarz o { $by } pola → { $space }
   *[many] Porusz kałamarz o { $by } pól → { $space }
}
label-frees-idea = { $label }; odblokowuje pomysł i kolumnę
label-effect = Efekt: { $effect }
label-track = Akcja toru: { $effect }

## Wglądy

label-overpay = Zapłać: { $insight } (wyższy poziom, niż trzeba)
label-repress = Stłum: { $insight } → { $area }
label-shift = { $insight } → { $area }

## Notatnik

label-tile = Weź płytkę ({ $spot }, { $price }): { $main }; { $banner }
label-tile-gone = Brak płytki ({ $spot }, { $price }): { $effect }
tile-in = Płytka ({ $cell })
tile-effect = ({ $effect })
label-cell = Połóż ją: { $cell }
label-fills = { $label }; zapełnia: { $lines }, i odblokowuje wgląd w twoim kolorze
label-replace = Zastąp płytkę: { $cell } ({ $effect })
label-start = Płytka początkowa: { $effect }. Profesor: { $location }; wglądy: { $insights }

## Badania i miasto

label-publish = Opublikuj: { $treatise } ({ $points })
label-cite = Zacytuj tom z rozprawy: { $treatise } ({ $seat }): { $card }
label-walk = Ruch: { $walk } → { $location }
label-boost = { $bright ->
    [0] Bez świetnego pomysłu
    [one] { $bright } świetny pomysł
    [few] { $bright } świetne pomysły
   *[many] { $bright } świetnych pomysłów
}: { $times ->
    [0] bez rozpatrzenia
    [one] { $times } rozpatrzenie
    [few] { $times } rozpatrzenia
   *[many] { $times } rozpatrzeń
}

## Pacjenci

label-treat = Lecz: { $client } – { $dream }: { $effect }
label-box = { $therapy ->
    [one] Puzderko: { $client } (brakuje: { $therapy } punkt terapii)
    [few] Puzderko: { $client } (brakuje: { $therapy } punkty terapii)
   *[many] Puzderko: { $client } (brakuje: { $therapy } punktów terapii)
}
label-client = { $client } { $grief }
label-dream-matches = { $label } (pasuje do warstwy traumy: 1 puzderko więcej)
