"""The kinds of step, by number. Each is explained in the file of its rule; `game.py` binds numbers to kinds."""

from __future__ import annotations

from typing import Final

# set-up
PLACE_SPIRIT: Final = 0
PLACE_STARTING: Final = 1
START_TOKEN: Final = 2
START_COLOUR: Final = 3
# the turn
NEXT_TURN: Final = 4
TURN: Final = 5
FINISH: Final = 6
END_TURN: Final = 7
# Spirit Actions
ACT: Final = 8
ROW_TOKEN: Final = 9
FREE_TOKEN: Final = 10
TOKEN_COLOUR: Final = 11
PUSHING: Final = 12
ON_ARRIVAL: Final = 13
INVOKE_SLOT: Final = 14
QUELL_REVEAL: Final = 15
QUELL_AMOUNT: Final = 16
QUELL_RESOLVE: Final = 17
SPREADING_CARD: Final = 18
DRAIN_SPHERE: Final = 19
GLOOMY_TURN: Final = 20
KEEP_ONE: Final = 21
# powers of Emotions
ENTRY_SLOT: Final = 22
DESIRE_SPACE: Final = 23
LONGING_EMOTION: Final = 24
LONGING_SLOT: Final = 25
BLOCK_TOKEN: Final = 26
SELFLESS_SLOT: Final = 27
# Realm Actions
CRADLE_MORE: Final = 28
NETWORK_EMOTION: Final = 29
NETWORK_SLOT: Final = 30
LAND_EMOTION: Final = 31
LAND_AMOUNT: Final = 32
WILLOW_AMOUNT: Final = 33
# Absorb and Revelation
ABSORB_AMOUNT: Final = 34
ABSORB_TAKE: Final = 35
SPHERE_BONUS: Final = 36
DELIGHT_CARD: Final = 37
ABSORB_END: Final = 38
SERENE_TURN: Final = 39
REVELATION: Final = 40
REMOVE_ASPIRATION: Final = 41
LOOK: Final = 42
CHOOSE_HIDDEN: Final = 43
REVELATION_END: Final = 44
# after an Invoke or Empower
DRAW_AFTER: Final = 45
# set-up again: the starting hands
STARTING_HANDS: Final = 46
