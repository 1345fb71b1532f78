"""The notation of the Emotions' powers. The head of content/emotions.toml explains it.

A power is parsed once into figures, which `Cards` makes its tables of, and can be said as a phrase: the text
`power-WORD` of every word in it. A number in a word stands here as `#`.

Clauses: emotion.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from mindtable.kernel.phrases import Phrase, Said

ENTRY: Final = "entry: "
TURN: Final = "turn: "
SEPARATOR: Final = ", "
HIGHEST: Final = 6
Meaning = TypeVar("Meaning")
_NUMBER: Final = re.compile(r"\d+")

# --- entry: an effect, how often ("per") and whether ("if")

KINDS: Final = (
    "none",
    "willpower",
    "essence",
    "ambition",
    "card",
    "action",
    "token",
    "place-from-supply",
    "place-from-board",
    "place-on-each",
    "remove",
    "remove-from-each",
    "take",
    "foes-lose",
    "foes-near-lose",
    "vibe-token",
    "weaken",
    "step",
    "bring",
    "block-upgrade",
    "block-actions",
)
(
    NO_ENTRY,
    GAIN_WILLPOWER,
    GAIN_ESSENCE,
    GAIN_AMBITION,
    GAIN_CARD,
    GAIN_ACTION,
    TOKEN,
    PLACE_FROM_SUPPLY,
    PLACE_FROM_BOARD,
    PLACE_ON_EACH,
    REMOVE,
    REMOVE_FROM_EACH,
    TAKE,  # remove, and place here
    FOES_LOSE,
    FOES_NEAR_LOSE,
    VIBE_TOKEN,
    WEAKEN,
    STEP,
    BRING,
    BLOCK_UPGRADE,
    BLOCK_ACTIONS,
) = range(21)

# Which Emotion an effect may pick.
TARGETS: Final = ("own adjacent", "any own", "itself", "foe adjacent")
OWN_ADJACENT, ANY_OWN, ITSELF, FOE_ADJACENT = range(4)

EFFECTS: Final[dict[str, tuple[int, int]]] = {
    "willpower #": (GAIN_WILLPOWER, ITSELF),
    "essence #": (GAIN_ESSENCE, ITSELF),
    "ambition #": (GAIN_AMBITION, ITSELF),
    "card #": (GAIN_CARD, ITSELF),
    "action #": (GAIN_ACTION, ITSELF),
    "token #": (TOKEN, ITSELF),
    "place from supply on own adjacent": (PLACE_FROM_SUPPLY, OWN_ADJACENT),
    "place from supply on any own": (PLACE_FROM_SUPPLY, ANY_OWN),
    "place from supply on itself": (PLACE_FROM_SUPPLY, ITSELF),
    "place from board on own adjacent": (PLACE_FROM_BOARD, OWN_ADJACENT),
    "place from board on any own": (PLACE_FROM_BOARD, ANY_OWN),
    "place from board on itself": (PLACE_FROM_BOARD, ITSELF),
    "place from supply on each own adjacent": (PLACE_ON_EACH, OWN_ADJACENT),
    "remove from foe adjacent": (REMOVE, FOE_ADJACENT),
    "remove from foe adjacent and place here": (TAKE, FOE_ADJACENT),
    "remove from each foe adjacent": (REMOVE_FROM_EACH, FOE_ADJACENT),
    "foes lose # or # near": (FOES_LOSE, ITSELF),
    "foes near lose #": (FOES_NEAR_LOSE, ITSELF),
    "vibe token": (VIBE_TOKEN, ITSELF),
    "weaken foe fortress here": (WEAKEN, ITSELF),
    "move spirit": (STEP, ITSELF),
    "bring own adjacent": (BRING, ITSELF),
    "block upgrade": (BLOCK_UPGRADE, ITSELF),
    "block action of each foe": (BLOCK_ACTIONS, ITSELF),
}
ONCE, PER_OWN_ADJACENT, PER_ADJACENT_WITHOUT_OWN = range(3)
COUNTS: Final[dict[str, int]] = {
    "": ONCE,
    "own adjacent": PER_OWN_ADJACENT,
    "adjacent without own": PER_ADJACENT_WITHOUT_OWN,
}
(
    ALWAYS,
    IF_FOE_ADJACENT,
    IF_STRONGER_FOE_ADJACENT,
    IF_FOE_FORTRESS_HERE,
    IF_FOE_SPIRIT_NEAR,
    IF_BEHIND_IN_ESSENCE,
    IF_BOTH_ADJACENT_EMPTY,
    IF_NO_AMBITION,
) = range(8)
CONDITIONS: Final[dict[str, int]] = {
    "": ALWAYS,
    "foe adjacent": IF_FOE_ADJACENT,
    "stronger foe adjacent": IF_STRONGER_FOE_ADJACENT,
    "foe fortress here": IF_FOE_FORTRESS_HERE,
    "foe spirit near": IF_FOE_SPIRIT_NEAR,
    "behind in essence": IF_BEHIND_IN_ESSENCE,
    "both adjacent empty": IF_BOTH_ADJACENT_EMPTY,
    "no ambition": IF_NO_AMBITION,
}

# --- turn: what its team may do once in a turn

ACTIVATED: Final[dict[str, tuple[str, ...]]] = {
    "give essence to any own": ("gives_essence",),
    "return essence for willpower #": ("returns_essence",),
}

# --- in play: the figures of each word, 1 where it has none

ONGOING: Final[dict[str, tuple[str, ...]]] = {
    "pay # less to quell adjacent": ("own_quell_adjacent",),
    "pay # less to quell or # less adjacent": ("own_quell", "own_quell_adjacent"),
    "no basic ambition to quell adjacent": ("no_basic_ambition",),
    "foes pay # more to quell adjacent": ("foe_quell_adjacent",),
    "foes pay # more to move near": ("foe_move_near",),
    "foes pay # more to invoke adjacent": ("foe_invoke_adjacent",),
    "foes pay # more to bring adjacent": ("foe_bring_adjacent",),
    "foes return essence # to invoke": ("foe_invoke_essence",),
    "foes return essence # to invoke adjacent": ("foe_invoke_essence_adjacent",),
    "foes lose essence # when they quell": ("foe_quell_essence",),
    "no quell of itself and own adjacent": ("no_quell",),
    "at most # per quell": ("most_per_quell",),
    "no intensity of foe adjacent": ("no_foe_intensity",),
    "willpower # with absorb near": ("absorb_near",),
    "willpower # with absorb by triad in revised": ("absorb_by_triad",),
    "absorb # more where it influences": ("absorb_more",),
    "absorb less where it influences": ("absorb_less",),
    "origin may rest": ("origin_may_rest",),
    "willpower # at end of turn near": ("end_of_turn_near",),
    "card # with ambition at end of turn": ("card_with_ambition",),
    "action # after empower": ("action_after_empower",),
    "move a space further": ("move_further",),
    "end move on foe": ("end_move_on_foe",),
    "land reaches adjacent": ("land_adjacent",),
    "willpower # when foes move upgraded": ("when_foe_moves_upgraded",),
    "willpower # when foes act upgraded": ("when_foe_upgrades",),
    "willpower # when foes quell": ("when_foe_quells",),
    "willpower # when adjacent leaves": ("when_adjacent_leaves",),
    "wish when another leaves": ("when_another_leaves",),
    "token # per own adjacent": ("token_per_adjacent_own",),
    "token # while no own adjacent": ("token_while_alone",),
    "token # while behind in realms": ("token_while_behind_in_realms",),
    "token up to # by essence behind": ("token_per_essence_behind",),
}


def _key(*words: str) -> str:
    """The text of a word, or of one with a target, a count or a condition."""
    return "-".join(["power", *words]).replace(" ", "-").replace("_", "-")


def _args(word: str, kind: int = NO_ENTRY) -> tuple[str, ...]:
    """What the text of a word is told: its numbers, the sides, and whom an effect may pick where it has a choice."""
    return (*_NUMBERS[: word.count("#")], *_SIDES, *(("target",) if kind in _PICKING else ()))


_NUMBERS: Final = ("n", "m")
_SIDES: Final = ("own", "foe")
_PICKING: Final = (PLACE_FROM_SUPPLY, PLACE_FROM_BOARD)
PHRASES: Final = {
    "power-none": (),
    "power-falling": (),
    "power-and": ("first", "second"),
    "power-entry": ("effect",),
    "power-turn": ("effect",),
    "power-not-quell": (),
    "power-blocked": ("place",),
    **{_key(KINDS[kind]): _args(word, kind) for word, (kind, _) in EFFECTS.items()},
    **{_key("per", count): ("effect", *_SIDES) for count in COUNTS if count},
    **{_key("if", condition): ("effect", *_SIDES) for condition in CONDITIONS if condition},
    **{_key(fields[0]): _args(word) for word, fields in (*ACTIVATED.items(), *ONGOING.items())},
}


class Power:
    """A parsed power: its figures by name, and what it says."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.figures: Final[dict[str, int]] = {}
        # The text of each sentence, and the numbers in it.
        self.sentences: Final[list[tuple[str, list[int]]]] = []
        if text.startswith(ENTRY):
            self._read_entry(text.removeprefix(ENTRY))
        elif text.startswith(TURN):
            word, numbers = self._read(text.removeprefix(TURN))
            self._add(_known(ACTIVATED, word, text), numbers)
        elif text:
            for part in text.split(SEPARATOR):
                word, numbers = self._read(part)
                self._add(_known(ONGOING, word, text), numbers)

    def _read(self, part: str) -> tuple[str, list[int]]:
        """A part without its numbers, and these."""
        numbers = [int(number) for number in _NUMBER.findall(part)]
        if any(not 1 <= number <= HIGHEST for number in numbers):
            raise ValueError(f"figures of powers are 1 to {HIGHEST}, not as in {self.text!r}")
        return _NUMBER.sub("#", part), numbers

    def _read_entry(self, text: str) -> None:
        text, _, condition = text.partition(" if ")
        text, _, count = text.partition(" per ")
        word, numbers = self._read(text)
        kind, self.figures["entry_target"] = _known(EFFECTS, word, self.text)
        self.sentences.append((_key(KINDS[kind]), numbers))
        self.figures["entry"] = kind
        self.figures["entry_amount"] = numbers[0] if numbers else 1
        self.figures["entry_near"] = numbers[-1] if numbers else 1
        self.figures["entry_count"] = _known(COUNTS, count, self.text)
        self.figures["entry_condition"] = _known(CONDITIONS, condition, self.text)

    def _add(self, fields: tuple[str, ...], numbers: list[int]) -> None:
        if self.figures.keys() & set(fields):
            raise ValueError(f"a power says the same twice: {self.text!r}")
        self.sentences.append((_key(fields[0]), numbers))
        figures = numbers or [1]
        self.figures[fields[0]] = figures[0]
        if len(fields) > 1:  # said whole, and counted besides
            self.figures[fields[1]] = figures[1] - figures[0]

    def phrase(self, own: str, foe: str) -> Phrase:
        """The power in words, for a card of the side `own`."""
        sides: dict[str, Said] = {"own": own, "foe": foe}
        if "entry" in self.figures:
            return self._entry_phrase(sides)
        said = [Phrase(key, **_numbers(numbers), **sides) for key, numbers in self.sentences]
        if self.text.startswith(TURN):
            return Phrase("power-turn", effect=said[0])
        return joined(said) if said else Phrase("power-none")

    def _entry_phrase(self, sides: dict[str, Said]) -> Phrase:
        kind, count, condition = (self.figures[name] for name in ("entry", "entry_count", "entry_condition"))
        key, numbers = self.sentences[0]
        told = _numbers(numbers)
        if kind in _PICKING:
            told["target"] = TARGETS[self.figures["entry_target"]].replace(" ", "-")
        effect = Phrase(key, **told, **sides)
        if count:
            effect = Phrase(_key("per", _name(COUNTS, count)), effect=effect, **sides)
        if condition:
            effect = Phrase(_key("if", _name(CONDITIONS, condition)), effect=effect, **sides)
        said = [Phrase("power-entry", effect=effect)]
        if kind in (REMOVE, REMOVE_FROM_EACH, TAKE):
            said.append(Phrase("power-not-quell"))
        if kind in (BLOCK_UPGRADE, BLOCK_ACTIONS):
            said.append(Phrase("power-blocked", place="upgrade" if kind == BLOCK_UPGRADE else "action"))
        return joined(said)


def joined(said: Sequence[Phrase]) -> Phrase:
    """Sentence after sentence."""
    whole = said[0]
    for more in said[1:]:
        whole = Phrase("power-and", first=whole, second=more)
    return whole


def _known(words: Mapping[str, Meaning], word: str, text: str) -> Meaning:
    if word not in words:
        raise ValueError(f"{word!r} is no word of the powers, in {text!r}; known are {', '.join(map(repr, words))}")
    return words[word]


def _numbers(numbers: list[int]) -> dict[str, Said]:
    return dict(zip(_NUMBERS, numbers, strict=False))


def _name(names: Mapping[str, int], number: int) -> str:
    return next(name for name, known in names.items() if known == number)
