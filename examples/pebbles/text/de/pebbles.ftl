game-pebbles = Kiesel
game-pebbles-about = Nimm ein bis drei Kiesel vom Haufen; wer den letzten nimmt, gewinnt.

option-players = Spieler
option-players-help = Zwei bis vier, jeder für sich.
option-heap = Haufen
option-heap-help = Wie viele Kiesel es mindestens gibt; der Zufall legt bis zu drei dazu.

step-turn = Wie viele Kiesel nimmst du?
verb-take = Nimm { $noun }
label-take = Nimm { $amount ->
        [one] einen Kiesel
       *[other] { $amount } Kiesel
    }
event-taken = { $seat } nimmt { $amount }; { $left ->
        [one] 1 Kiesel ist
       *[other] { $left } Kiesel sind
    } übrig.
reason-too-few = So viele Kiesel sind nicht mehr da.

topic-setup = Der Beginn
clause-setup-heap = Der Haufen beginnt mit so vielen Kieseln wie vereinbart, und der Zufall legt bis zu drei dazu.
topic-take = Nehmen
clause-take-amount = In deinem Zug nimmst du einen, zwei oder drei Kiesel.
clause-take-left = Mehr, als da sind, kannst du nicht nehmen.
topic-end = Das Ende
clause-end-last = Wer den letzten Kiesel nimmt, gewinnt.

bot-level-novice = Neuling
bot-level-old-hand = Alter Hase
feature-fours = den anderen ein Vielfaches von vier lassen
