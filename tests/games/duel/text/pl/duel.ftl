game-duel = Pojedynek
game-duel-about = Tajne licytacje o nagrody, które kładzie na stół przypadek.

option-players = Gracze
option-players-help = Każdy gra dla siebie.
option-rounds = Rundy
option-rounds-help = Tyle samo nagród i tyle samo kart na każdej ręce.
option-ties = Remisy
option-ties-help = Co się dzieje z nagrodą, której nikt nie wygrał.
option-ties-carry = Zostaje w puli
option-ties-discard = Przepada

step-bids = Którą kartą licytujesz?

verb-bid = Licytuj { $noun }
verb-offer = Nagroda: { $noun }

noun-prize-bread = chleb
noun-prize-silver = srebro
noun-prize-crown = korona

event-offer = Nagroda: { $prize }.
event-bid = { $seat } licytuje kartą { $card }.
event-win = { $points ->
    [one] { $seat } zdobywa jeden punkt.
    [few] { $seat } zdobywa { $points } punkty.
    [many] { $seat } zdobywa { $points } punktów.
   *[other] { $seat } zdobywa { $points } punktu.
  }
event-tie = Remis: nikt nie zdobywa puli ({ $points }).

reason-not-in-hand = Nie masz tej karty.

topic-prize = Nagrody
topic-bid = Licytacja
topic-end = Koniec
clause-prize-chance = W każdej rundzie przypadek wystawia chleb (1 punkt), srebro (2) albo koronę (4).
clause-bid-secret = Wszyscy licytują naraz i w tajemnicy; potem odkrywa się wszystkie karty.
clause-bid-card = Licytuje się kartą z własnej ręki; karta przepada.
clause-bid-highest = Karty od 11 do 20 biją karty od 1 do 10; jedyna najwyższa zdobywa pulę.
clause-bid-tie = Gdy najwyższych jest kilka, pula zostaje albo przepada, jak ustalono. Jedna runda nie ma jej dokąd przenieść.
clause-end-winner = Wygrywa najwięcej punktów; równi dzielą zwycięstwo.
