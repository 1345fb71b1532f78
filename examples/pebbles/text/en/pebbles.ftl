game-pebbles = Pebbles
game-pebbles-about = Take one to three pebbles from the heap; whoever takes the last one wins.

option-players = Players
option-players-help = Two to four, each for oneself.
option-heap = Heap
option-heap-help = How many pebbles there are at first.

step-turn = How many pebbles do you take?
verb-take = Take { $noun }
event-taken = { $seat } takes { $amount }; { $left ->
        [one] 1 pebble is
       *[other] { $left } pebbles are
    } left.
reason-too-few = There are not that many pebbles left.

topic-take = Taking
clause-take-amount = In your turn you take one, two or three pebbles.
clause-take-left = You cannot take more than there are.
topic-end = The end
clause-end-last = Whoever takes the last pebble wins.
