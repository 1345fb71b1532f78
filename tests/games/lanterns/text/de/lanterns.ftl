game-lanterns = Laternen
game-lanterns-about = Zwei Teams entzünden Laternen an zwei Ufern eines Sees, ehe der Wind kommt.

option-players = Spieler
option-players-help = Zwei oder vier; Nachbarn sind Gegner.
option-rounds = Runden
option-rounds-help = Wie oft der Wind weht, bevor die Laternen gezählt werden.
option-open_hands = Offene Hände
option-open_hands-help = Wer im selben Team ist, sieht die Karten des anderen.
option-wind = Wind
option-wind-help = Wie wahrscheinlich eine Böe ist.
option-wind-still = Windstille
option-wind-breeze = Brise
option-wind-storm = Sturm

step-beacon = Welche Farbe soll das Leuchtfeuer eures Teams haben?
step-turn = Entzünde eine Laterne, ziehe eine Karte oder beende deinen Zug.
step-shore = An welchem Ufer soll die Laterne stehen ({ $colour })?
step-reaction = { $seat } entzündet eine Laterne ({ $colour }, { $shore }). Löschst du sie?

verb-beacon = Leuchtfeuer setzen: { $noun }
verb-light = Laterne entzünden: { $noun }
verb-place = Aufstellen: { $noun }
verb-draw = Karte ziehen
verb-done = Zug beenden
verb-snuff = Löschen
verb-admire = Bewundern
verb-calm = Ruhe
verb-gust = Böe: { $noun }

noun-colour-red = Rot
noun-colour-green = Grün
noun-colour-blue = Blau
noun-shore-near = nahes Ufer
noun-shore-far = fernes Ufer

event-beacon = Team { $team } wählt als Leuchtfeuer { $colour }.
event-light = { $seat } entzündet eine Laterne ({ $colour }, { $shore }).
event-snuff = { $seat } löscht die Laterne mit einer eigenen Karte ({ $colour }).
event-draw = { $seat } zieht eine Karte: { $colour }.
event-draw-hidden = { $seat } zieht eine Karte.
event-wind = { $lanterns ->
    [0] Eine Böe findet keine Laterne ({ $colour }).
    [one] Eine Böe löscht eine Laterne ({ $colour }).
   *[other] Eine Böe löscht { $lanterns } Laternen ({ $colour }).
  }
event-calm = Es bleibt windstill.

reason-no-such-card = Du hast keine Karte dieser Farbe.
reason-cannot-snuff = Du hast keine Karte in der Farbe der Laterne.
reason-hand-full = Eine Hand fasst höchstens { $limit } Karten.
reason-deck-empty = Der Stapel ist leer.
reason-odd-seats = Zwei gleich große Teams brauchen zwei oder vier Spieler.

topic-teams = Teams
topic-hands = Hände
topic-beacon = Das Leuchtfeuer
topic-light = Entzünden
topic-draw = Ziehen
topic-snuff = Löschen
topic-wind = Wind
topic-end = Das Ende
clause-teams-even = Zwei oder vier Spieler bilden zwei gleich große Teams; Nachbarn sind Gegner.
clause-hands-open = Mit offenen Händen sieht ein Team die Karten aller seiner Spieler. Zu zweit gibt es niemanden dafür.
clause-hands-limit = Wer fünf Karten hält, zieht nicht.
clause-beacon-bonus = Eine Laterne in der Farbe des eigenen Leuchtfeuers zählt eins mehr.
clause-light-card = Eine Laterne zu entzünden kostet eine Handkarte ihrer Farbe.
clause-light-shores = Eine Laterne zählt am nahen Ufer eins, am fernen zwei.
clause-draw-deck = Von einem leeren Stapel zieht niemand.
clause-snuff-cost = Der nächste Gegner darf eine neue Laterne sofort löschen und gibt dafür eine Karte ihrer Farbe ab.
clause-wind-far = Eine Böe löscht alle Laternen ihrer Farbe am fernen Ufer.
clause-end-tie = Bei Gleichstand gewinnt das Team, das als zweites begann.
