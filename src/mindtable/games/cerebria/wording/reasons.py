"""Why not: every refusal of the rules of Cerebria, each with the clause it rests on."""

from __future__ import annotations

from typing import Final

from mindtable.kernel.reasons import Reason, reasons_by_number, reasons_in

# what an action needs
SHORT_OF_WILLPOWER: Final = reasons_by_number("short-of-willpower", "action.whole-cost", "need", 60)
SHORT_OF_ESSENCE: Final = reasons_by_number("short-of-essence", "action.whole-cost", "need", 20)
SHORT_OF_AMBITION: Final = reasons_by_number("short-of-ambition", "ambition.shared", "need", 9)
NO_ACTION_LEFT: Final = Reason("no-action-left", "turn.three-actions")
WOULD_CHANGE_NOTHING: Final = Reason("would-change-nothing", "action.no-change")
NOTHING_TO_DO_WITH_IT: Final = Reason("nothing-to-do-with-it", "action.whole-cost")
USELESS_UPGRADE: Final = Reason("useless-upgrade", "action.upgrade-useful")
UPGRADE_NOT_ON_BOARD: Final = Reason("upgrade-not-on-board", "action.upgrades")
UPGRADE_NOT_AVAILABLE: Final = Reason("upgrade-not-available", "vibe.place")
UPGRADE_ALREADY_USED: Final = Reason("upgrade-already-used", "action.upgrades")
ROW_LOCKED: Final = Reason("row-locked", "vibe.unlock")
ROW_BLOCKED: Final = Reason("row-blocked", "emotion.insecurity-token")
NOT_IN_BASIC: Final = Reason("not-in-basic", "basic.no-empower")
CARD_NOT_IN_HAND: Final = Reason("card-not-in-hand", "vibe.discard")

# slots and Emotions
SLOT_EMPTY: Final = Reason("slot-empty", "geometry.slots")
SLOT_TAKEN: Final = Reason("slot-taken", "invoke.slot")
SLOT_OUT_OF_REACH: Final = Reason("slot-out-of-reach", "geometry.reach")
NOT_YOUR_EMOTION: Final = Reason("not-your-emotion", "emotion.powers")
YOUR_OWN_EMOTION: Final = Reason("your-own-emotion", "quell.target")
EMOTION_FULL: Final = Reason("emotion-full", "intensity.full")

# Vibe tokens
TOKEN_SPACE_TAKEN: Final = Reason("token-space-taken", "vibe.place")
ROW_NOT_UNLOCKED: Final = Reason("row-not-unlocked", "vibe.other-ways")
COLOUR_IN_ROW: Final = Reason("colour-in-row", "vibe.colours")
ONLY_THIS_ROW: Final = Reason("only-this-row", "vibe.one-per-action")
NO_TOKEN_FITS: Final = Reason("no-token-fits", "vibe.no-fit")
TOKEN_ALREADY_PLACED: Final = Reason("token-already-placed", "vibe.one-per-action")
DISCARD_FIRST: Final = Reason("discard-first", "action.steps")
WOULD_STRAND_ACTION: Final = Reason("would-strand-action", "action.whole-cost")
WILD_ONLY_AT_START: Final = Reason("wild-only-at-start", "vibe.wild")

# Move
NO_STEP: Final = Reason("no-step", "move.at-least-one-step")
TOO_FAR: Final = Reason("too-far", "move.cost")
SPACE_HELD: Final = Reason("space-held", "move.opponent")
NO_BLEAKNESS_THERE: Final = Reason("no-bleakness-there", "board-b.instead-of-moving")
SWAP_INSTEAD: Final = Reason("swap-instead", "board-b.instead-of-moving")
NEEDS_SWAP: Final = Reason("needs-swap", "board-b.instead-of-moving")
NO_SUCH_SPIRIT: Final = Reason("no-such-spirit", "board-b.instead-of-moving")
NOWHERE_TO_MOVE: Final = Reason("nowhere-to-move", "move.opponent")

# Invoke
NOT_TOP_CARD: Final = Reason("not-top-card", "board-b.delight-summon")
NOT_BLEAKNESS: Final = Reason("not-bleakness", "board-b.anxiety-seeds-of-darkness-revised")
SIX_BLEAKNESS: Final = Reason("six-bleakness", "spirit.anxiety-limit")
NOTHING_TO_INVOKE: Final = Reason("nothing-to-invoke", "invoke.slot")
NO_EMPTY_SLOT: Final = Reason("no-empty-slot", "invoke.slot")

# Quell
PROTECTED_BY_PURITY: Final = Reason("protected-by-purity", "emotion.powers")
PROTECTED_BY_EMPATHY: Final = Reason("protected-by-empathy", "spirit.empathy")
NO_MATCHING_CARD: Final = Reason("no-matching-card", "quell.reveal")
CARD_DOES_NOT_MATCH: Final = Reason("card-does-not-match", "quell.reveal")
NOTHING_TO_QUELL: Final = Reason("nothing-to-quell", "quell.target")

# Fortify
FORTRESS_OUT_OF_REACH: Final = Reason("fortress-out-of-reach", "fortify.place")
FORTRESS_THERE: Final = Reason("fortress-there", "fortify.build")
REALM_CONTROLLED: Final = Reason("realm-controlled", "fortify.build")
NO_MINOR_LEFT: Final = Reason("no-minor-left", "fortify.limited")
NO_MAJOR_LEFT: Final = Reason("no-major-left", "fortify.limited")
NEEDS_OWN_MINOR: Final = Reason("needs-own-minor", "fortify.exalt")
NEEDS_FOES_FORTRESS: Final = Reason("needs-foes-fortress", "fortify.raze")
ONE_FORTIFY_EFFECT: Final = Reason("one-fortify-effect", "fortify.one-effect")
NOTHING_TO_FORTIFY: Final = Reason("nothing-to-fortify", "fortify.build")

# Empower
NOT_MILD: Final = Reason("not-mild", "empower.target")
BELOW_THRESHOLD: Final = reasons_by_number("below-threshold", "empower.threshold", "need", 9)
NO_STRONG_COPY: Final = Reason("no-strong-copy", "empower.no-copy")
NOTHING_TO_EMPOWER: Final = Reason("nothing-to-empower", "empower.target")

# abilities
ABSORBED_ALREADY: Final = Reason("absorbed-already", "absorb.once")
SPHERE_OUT_OF_REACH: Final = Reason("sphere-out-of-reach", "absorb.reach")
SPHERE_TOO_LOW: Final = Reason("sphere-too-low", "board-b.misery-drain-revised")
ABILITY_USED: Final = Reason("ability-used", "ambition.once")
NO_POWER_TO_ACTIVATE: Final = Reason("no-power-to-activate", "emotion.activated")
POWER_USED: Final = Reason("power-used", "emotion.activated")
LAST_ESSENCE_STAYS: Final = Reason("last-essence-stays", "emotion.activated")
NOT_BLOCKED: Final = Reason("not-blocked", "emotion.insecurity-token")
NOT_TO_BLOCK: Final = Reason("not-to-block", "emotion.insecurity-token")
NO_CHOICE_OF_TEAM: Final = Reason("no-choice-of-team", "choice.standing")
DECK_EMPTY: Final = Reason("deck-empty", "deck.empty")
AMBITION_FULL: Final = Reason("ambition-full", "turn.end-choice")
AMOUNT_NOT_POSSIBLE: Final = Reason("amount-not-possible", "action.whole-cost")

# set-up and Aspirations
NOT_A_FREE_FRONTIER: Final = Reason("not-a-free-frontier", "setup.spirit-place")
NOT_BY_YOUR_FRONTIER: Final = Reason("not-by-your-frontier", "setup.starting-emotion")
NOT_IN_ROW: Final = Reason("not-in-common-row", "revelation.major-removes")
NOT_AMONG_LOOKED: Final = Reason("not-among-looked", "revelation.hidden-choice")
SAME_AS_COMMON: Final = Reason("same-as-common", "revelation.hidden-differs")

# decks
# What their arguments are; the figures are filled in where they are given.
DECK_SIZE: Final = Reason("deck-size", "deck.size", {"count": 0, "seat": 0})
DECK_COPIES: Final = Reason("deck-copies", "deck.copies", {"card": "", "count": 0, "seat": 0})
DECK_UNKNOWN_CARD: Final = Reason("deck-unknown-card", "deck.size", {"card": "", "seat": 0})
DECK_NOT_MILD: Final = Reason("deck-not-mild", "deck.size", {"card": "", "seat": 0})
DECK_OTHER_SIDE: Final = Reason("deck-other-side", "deck.size", {"card": "", "seat": 0})
DECK_OF_OTHER_SIDE: Final = Reason("deck-of-other-side", "deck.starter-spirit", {"deck": "", "seat": 0})
SPIRIT_OF_OTHER_SIDE: Final = Reason("spirit-of-other-side", "setup.spirit", {"spirit": "", "seat": 0})
UNKNOWN_DECK: Final = Reason("unknown-deck", "deck.starter-spirit", {"deck": "", "seat": 0})


ALL: Final = reasons_in(globals())
