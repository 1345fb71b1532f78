game-duel = Duell
game-duel-about = Geheime Gebote um Preise, die der Zufall auf den Tisch legt.

option-players = Spieler
option-players-help = Jeder spielt für sich.
option-rounds = Runden
option-rounds-help = Ebenso viele Preise und Handkarten.
option-ties = Gleichstand
option-ties-help = Was mit einem Preis geschieht, den niemand gewinnt.
option-ties-carry = Er bleibt im Topf
option-ties-discard = Er verfällt

step-bids = Welche Karte bietest du?

verb-bid = { $noun } bieten
verb-offer = Der Preis: { $noun }

noun-prize-bread = Brot
noun-prize-silver = Silber
noun-prize-crown = die Krone

event-offer = Der Preis: { $prize }.
event-bid = { $seat } hat { $card } geboten.
event-win = { $points ->
    [one] { $seat } gewinnt einen Punkt.
   *[other] { $seat } gewinnt { $points } Punkte.
  }
event-tie = Gleichstand: Niemand gewinnt den Topf ({ $points }).

reason-not-in-hand = Diese Karte hast du nicht.

topic-prize = Preise
topic-bid = Bieten
topic-end = Das Ende
clause-prize-chance = Jede Runde bietet der Zufall Brot (1 Punkt), Silber (2) oder die Krone (4).
clause-bid-secret = Alle bieten zugleich und geheim; dann wird alles aufgedeckt.
clause-bid-card = Geboten wird eine Karte der eigenen Hand; sie ist verbraucht.
clause-bid-highest = Karten von 11 bis 20 schlagen die von 1 bis 10; das einzige höchste Gebot gewinnt den Topf.
clause-bid-tie = Gibt es mehrere höchste, bleibt der Topf oder verfällt, wie vereinbart. Eine einzige Runde kann ihn nicht weitertragen.
clause-end-winner = Die meisten Punkte gewinnen; wer gleich viele hat, teilt den Sieg.
