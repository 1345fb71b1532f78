"""The kinds of step, by number. Each is explained in the file of its rule; `game.py` binds numbers to kinds."""

from __future__ import annotations

from typing import Final

# set-up
START_CLIENT: Final = 0
CHOOSE_DREAM: Final = 1
START_TILE: Final = 2
START_ROW: Final = 3
# the turn
NEXT_TURN: Final = 4
TURN: Final = 5
END_TURN: Final = 6
USE_BOXES: Final = 7
NEW_CLIENTS: Final = 8
CHOOSE_CLIENT: Final = 9
# State Ideas
IDEA_SPACE: Final = 10
IDEA_POINT: Final = 11
IDEA_PLACE: Final = 12
TABLE_ACTION: Final = 13
INKPOT_MOVE: Final = 14
# effects
PARTS: Final = 15
GAINS: Final = 16
PAY: Final = 17
GENERATE: Final = 18
GENERATE_QUALITY: Final = 19
ELEVATE: Final = 20
TRANSFER: Final = 21
TRANSFER_QUALITY: Final = 22
ELEVATE_OR_TRANSFER: Final = 23
CHOOSE_TILE: Final = 24
CHOOSE_ROW: Final = 25
CHOOSE_COLUMN: Final = 26
OWN_INSIGHT: Final = 27
# the notebook
TILE_SPOT: Final = 28
PLACE_TILE: Final = 29
# research and treatises
DRAW_RESEARCH: Final = 30
TWO_CARDS: Final = 31
EXCHANGE_CARD: Final = 32
EXCHANGE_WITH: Final = 33
PLAY_CARD: Final = 34
GATHER: Final = 35
PUBLISHED: Final = 36
# the city
WALK: Final = 37
BOOST: Final = 38
LOCATION_EFFECT: Final = 39
RECALL_BONUS: Final = 40
TRACK_ACTION: Final = 41
# clients
TREATING: Final = 42
THERAPY: Final = 43
LAYER_GONE: Final = 44
