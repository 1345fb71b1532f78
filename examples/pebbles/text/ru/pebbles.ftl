game-pebbles = Камешки
game-pebbles-about = Возьмите из кучки от одного до трёх камешков; кто возьмёт последний, победил.

option-players = Игроки
option-players-help = От двух до четырёх, каждый за себя.
option-heap = Кучка
option-heap-help = Сколько камешков самое меньшее; случай добавляет до трёх.

step-turn = Сколько камешков вы берёте?
verb-take = Взять { $noun }
label-take = Взять { $amount ->
        [one] { $amount } камешек
        [few] { $amount } камешка
       *[many] { $amount } камешков
    }
event-taken = { $seat }: взято { $amount }; { $left ->
        [one] остался { $left } камешек
        [few] осталось { $left } камешка
       *[many] осталось { $left } камешков
    }.
reason-too-few = Столько камешков уже нет.

topic-setup = Начало
clause-setup-heap = Вначале в кучке столько камешков, сколько условлено, и случай добавляет до трёх.
topic-take = Как берут
clause-take-amount = В свой ход вы берёте один, два или три камешка.
clause-take-left = Нельзя взять больше, чем есть.
topic-end = Конец
clause-end-last = Кто возьмёт последний камешек, победил.

bot-level-novice = Новичок
bot-level-old-hand = Бывалый
feature-fours = оставить другим число, кратное четырём
