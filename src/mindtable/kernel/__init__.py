"""The kernel: everything a turn-based game needs that is not its rules. Pure, no I/O, no globals.

Read in this order: `actions` (verb and noun), `position` (the state and its stack of steps), `driver` (from
decision to decision), `reasons` and `errors` (why not), `rules` (what an author writes), `play` (what a player
holds), `game` (rules that can be played). Beside them: `rng`, `events`, `viewers`, `options`, `clauses`, `history`,
`observation`.
"""
