### Wie die Dinge auf dem Tisch heißen.

## Steine

topic-stone = Steine
stone-flint = Feuerstein
stone-quartz = Quarz
stone-slate = Schiefer

## Der Tisch

screen-heap = Haufen
screen-pebble = Kiesel { $number }
screen-pebbles = { $count ->
        [one] 1 Kiesel
       *[other] { $count } Kiesel
    }
