game-duel = Duel
game-duel-about = Secret bids for prizes that chance puts on the table.

option-players = Players
option-players-help = Each plays for themselves.
option-rounds = Rounds
option-rounds-help = As many prizes, and as many cards in each hand.
option-ties = Ties
option-ties-help = What becomes of a prize that nobody wins.
option-ties-carry = It stays in the pot
option-ties-discard = It is lost

step-bids = Which card do you bid?

verb-bid = Bid { $noun }
verb-offer = The prize is { $noun }

noun-prize-bread = bread
noun-prize-silver = silver
noun-prize-crown = the crown

event-offer = The prize: { $prize }.
event-bid = { $seat } has bid { $card }.
event-win = { $points ->
    [one] { $seat } wins one point.
   *[other] { $seat } wins { $points } points.
  }
event-tie = A tie: nobody wins the pot of { $points }.

reason-not-in-hand = You do not hold that card.

topic-prize = Prizes
topic-bid = Bidding
topic-end = The end
clause-prize-chance = Each round chance offers bread (1 point), silver (2) or the crown (4).
clause-bid-secret = All bid at once and in secret; then all bids are shown.
clause-bid-card = A bid is a card from the own hand; it is spent.
clause-bid-highest = Cards from 11 to 20 beat those from 1 to 10; the only highest bid wins the pot.
clause-bid-tie = Where several are highest, the pot stays or is lost, as agreed. A single round cannot carry it on.
clause-end-winner = Most points win; equal points share the victory.
