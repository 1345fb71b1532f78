### Nazwy rzeczy na stole.

## Kamienie

topic-stone = Kamienie
stone-flint = Krzemień
stone-quartz = Kwarc
stone-slate = Łupek

## Stół

screen-heap = Stos
screen-pebble = Kamyk { $number }
screen-pebbles = { $count ->
        [one] 1 kamyk
        [few] { $count } kamyki
       *[many] { $count } kamyków
    }
