"""Why not: every refusal of the rules of Unconscious Mind, each with the clause it rests on."""

from __future__ import annotations

from typing import Final

from mindtable.kernel.reasons import Reason, reasons_by_number, reasons_in

# State Ideas
NO_IDEA: Final = Reason("no-idea", "idea.needed")
NO_SPACE: Final = Reason("no-space", "idea.needed")
SPACE_TAKEN: Final = Reason("space-taken", "idea.needed")
SPACE_BLOCKED: Final = Reason("space-blocked", "setup.idea-spaces")
NOT_BESIDE: Final = Reason("not-beside", "idea.point")
ALREADY_POINTED: Final = Reason("already-pointed", "idea.own-earlier")
NOT_ENOUGH_IDEAS: Final = Reason("not-enough-ideas", "idea.one-or-two")
NOT_ENOUGH_BRIGHT: Final = Reason("not-enough-bright", "bright-idea.stand-in")
NOTHING_TO_RECALL: Final = Reason("nothing-to-recall", "recall.needed")
INKPOT_TOO_FAR: Final = Reason("inkpot-too-far", "inkpot.modify")
INKPOT_MUST_MOVE: Final = Reason("inkpot-must-move", "inkpot.modify")

# insights and effects
NO_SUCH_INSIGHT: Final = Reason("no-such-insight", "insight.dial")
INSIGHT_DOES_NOT_FIT: Final = Reason("insight-does-not-fit", "pay.matching")
REST_UNPAYABLE: Final = Reason("rest-unpayable", "pay.matching")
CANNOT_PAY_INSIGHTS: Final = Reason("cannot-pay-insights", "pay.use")
SHORT_OF_COFFEE: Final = reasons_by_number("short-of-coffee", "coffee.elevate", "need", 9)
NO_BOX: Final = Reason("no-box", "box.points")
NOTHING_TO_ELEVATE: Final = Reason("nothing-to-elevate", "insight.elevate")
NOT_ON_A_RING: Final = Reason("not-on-a-ring", "insight.reserve")
ALREADY_MAJOR: Final = Reason("already-major", "insight.elevate")
SAME_QUALITY: Final = Reason("same-quality", "insight.transfer")
ABILITY_NOT_YOURS: Final = Reason("ability-not-yours", "catharsis.active")
ABILITY_USED: Final = Reason("ability-used", "ability.elevate")
NO_SUCH_PART: Final = Reason("no-such-part", "effect.order")
PART_IMPOSSIBLE: Final = Reason("part-impossible", "effect.cost")
PART_MUST_BE_DONE: Final = Reason("part-must-be-done", "effect.required")
RESERVE_FIRST: Final = Reason("reserve-first", "insight.generate-empty-reserve")
NO_OWN_INSIGHT: Final = Reason("no-own-insight", "insight.coloured-use")

# the notebook
OTHER_COLUMN: Final = Reason("other-column", "notebook.steps")
NO_TILE_THERE: Final = Reason("no-tile-there", "line.one-tile")
ROW_FULL: Final = Reason("row-full", "notebook.place")
LOCKED: Final = reasons_by_number("locked", "notebook.lock", "need", 3)
EMPTY_SPACE_FIRST: Final = Reason("empty-space-first", "notebook.replace")
COLUMN_NOT_OPEN: Final = Reason("column-not-open", "line.column")

# research and treatises
NOT_IN_HAND: Final = Reason("not-in-hand", "research.play")
NOT_IN_DISPLAY: Final = Reason("not-in-display", "research.exchange")
NOT_DRAWN: Final = Reason("not-drawn", "ability.research")
NOT_IN_PLAY: Final = Reason("not-in-play", "treatise.other-volumes")
PUBLISHED_ALREADY: Final = Reason("published-already", "treatise.any")
FIRST_VOLUME_OWN: Final = Reason("first-volume-own", "treatise.leftmost-own")
VOLUMES_MISSING: Final = Reason("volumes-missing", "treatise.other-volumes")
VOLUME_NOT_NEEDED: Final = Reason("volume-not-needed", "cite.needed")
WOULD_STRAND_TREATISE: Final = Reason("would-strand-treatise", "treatise.other-volumes")
CITE_OTHERS: Final = Reason("cite-others", "cite.others")
NOTHING_TO_CITE: Final = Reason("nothing-to-cite", "cite.all-away")

# the city
NOT_THAT_FIGURE: Final = Reason("not-that-figure", "professor.move")
ALREADY_WITH_FREUD: Final = Reason("already-with-freud", "professor.to-freud")
TOO_MANY_BRIGHT: Final = Reason("too-many-bright", "location.five")
FIGURE_NOT_THERE: Final = Reason("figure-not-there", "recall.one-bonus")
NO_TOKENS: Final = Reason("no-tokens", "recall.token")
BONUS_TAKEN: Final = Reason("bonus-taken", "recall.one-bonus")
TAGS_MISSING: Final = reasons_by_number("tags-missing", "district.gain", "need", 6)
TRACK_NOT_THERE: Final = Reason("track-not-there", "track.action")

# clients
ROOM_EMPTY: Final = Reason("room-empty", "treat.clients")
TREATED_ALREADY: Final = Reason("treated-already", "treat.clients")
NO_DREAM: Final = Reason("no-dream", "treat.discard")
NOT_IN_CLIENT_DISPLAY: Final = Reason("not-in-client-display", "client.take")
NO_SUCH_DREAM: Final = Reason("no-such-dream", "dream.manifest")


ALL: Final = reasons_in(globals())
