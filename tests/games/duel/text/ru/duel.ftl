game-duel = Дуэль
game-duel-about = Тайные ставки за награды, которые выставляет случай.

option-players = Игроки
option-players-help = Каждый играет за себя.
option-rounds = Раунды
option-rounds-help = Столько же наград и столько же карт в каждой руке.
option-ties = Ничьи
option-ties-help = Что станет с наградой, которую никто не выиграл.
option-ties-carry = Остаётся в банке
option-ties-discard = Пропадает

step-bids = Какую карту вы ставите?

verb-bid = Поставить { $noun }
verb-offer = Награда: { $noun }

noun-prize-bread = хлеб
noun-prize-silver = серебро
noun-prize-crown = корона

event-offer = Награда: { $prize }.
event-bid = { $seat } ставит { $card }.
event-win = { $points ->
    [one] { $seat } получает { $points } очко.
    [few] { $seat } получает { $points } очка.
    [many] { $seat } получает { $points } очков.
   *[other] { $seat } получает { $points } очка.
  }
event-tie = Ничья: банк ({ $points }) не достаётся никому.

reason-not-in-hand = У вас нет этой карты.

topic-prize = Награды
topic-bid = Ставки
topic-end = Конец
clause-prize-chance = Каждый раунд случай предлагает хлеб (1 очко), серебро (2) или корону (4).
clause-bid-secret = Все ставят одновременно и тайно; затем ставки открываются.
clause-bid-card = Ставка — карта из своей руки; она израсходована.
clause-bid-highest = Карты от 11 до 20 бьют карты от 1 до 10; единственная высшая ставка забирает банк.
clause-bid-tie = Если высших несколько, банк остаётся или пропадает, как условлено. Один раунд не может его перенести.
clause-end-winner = Побеждает тот, у кого больше очков; равные делят победу.
