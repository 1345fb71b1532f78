### Как называется то, что на столе.

## Камни

topic-stone = Камни
stone-flint = Кремень
stone-quartz = Кварц
stone-slate = Сланец

## Стол

screen-heap = Кучка
screen-pebble = Камешек { $number }
screen-pebbles = { $count ->
        [one] { $count } камешек
        [few] { $count } камешка
       *[many] { $count } камешков
    }
