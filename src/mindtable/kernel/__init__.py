"""The kernel: everything a turn-based game needs that is not its rules. Pure, no I/O, no globals.

Read in this order: `actions` (verb and noun), `position` (the state and its stack of steps), `driver` (from decision to
decision), `reasons` and `errors` (why not), `rules` (what an author writes), `play` (a player's side of a game), `game`
(rules that can be played). Next to these: `rng`, `events`, `viewers`, `options`, `clauses`, `history`, `observation`.
"""
