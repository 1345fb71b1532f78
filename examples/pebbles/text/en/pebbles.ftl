game-pebbles = Pebbles
game-pebbles-about = Take one to three pebbles from the heap; the player who takes the last one wins.

option-players = Players
option-players-help = Two to four; each plays alone.
option-heap = Heap
option-heap-help = How many pebbles there are at least; chance adds up to three.

step-turn = How many pebbles do you take?
verb-take = Take { $noun }
label-take = Take { $amount ->
        [one] one pebble
       *[other] { $amount } pebbles
    }
event-taken = { $seat } takes { $amount }; { $left ->
        [one] 1 pebble is
       *[other] { $left } pebbles are
    } left.
reason-too-few = There are not that many pebbles left.

topic-setup = The start
clause-setup-heap = The heap begins with as many pebbles as you agreed on, and chance adds up to three.
topic-take = Taking
clause-take-amount = In your turn you take one, two or three pebbles.
clause-take-left = You cannot take more than there are.
topic-end = The end
clause-end-last = The player who takes the last pebble wins.

bot-level-novice = Novice
bot-level-old-hand = Old hand
feature-fours = leaving the others a multiple of four
