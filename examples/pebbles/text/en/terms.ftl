### Names of the things on the table.

## Stones

topic-stone = Stones
stone-flint = Flint
stone-quartz = Quartz
stone-slate = Slate

## The table

screen-heap = Heap
screen-pebble = Pebble { $number }
screen-pebbles = { $count ->
        [one] 1 pebble
       *[other] { $count } pebbles
    }
