"""The position and the steps on its stack: everything there is to know about a game at one moment.

A position is plain data, including the decision in progress. Its stack holds steps: small objects with named numbers
that never change. A step is a decision, or something that happens without one. It says who decides, which actions are
legal and what they do. The step on top is the one in progress. An empty stack is a finished game.

Game authors subclass `Position` with flat attributes (ints and lists of ints), name them in `FIELDS` and
write `clone` by hand. They also subclass `Step`, once per kind of decision or automatic step.

A game may declare data that seldom changes as `Sequence`, and replace all of it, never change it in place (`replaced`
helps). Then copies of a position share it, and the type checker enforces that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from inspect import signature
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from mindtable.kernel.actions import NOUN_MASK
from mindtable.kernel.errors import BadSave, fail
from mindtable.kernel.events import Event
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.reasons import NOT_NOW, OK, Argument, Reason
from mindtable.kernel.rng import Rng, decode
from mindtable.kernel.viewers import EVERYONE

T = TypeVar("T")

# Who decides a step.
SEAT: Final = 0  # one seat: step.who
TEAM: Final = 1  # any seat of one team: step.who
TOGETHER: Final = 2  # several seats at once and in secret: step.who is the mask of those still to answer
NATURE: Final = 3  # chance: the driver picks among weighted outcomes
AUTOMATIC: Final = 4  # nobody: the driver runs it
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The base of every game's position."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    # Where there is no compiled build, slots make a position with many attributes quicker to read and to copy.
    __slots__ = ("answers", "barrier", "events", "learned", "listening", "rng", "stack")

    def __init__(self, rng: Rng, seats: int) -> None:
        self.rng: Rng = rng
        self.stack: list[Step[Any]] = []
        self.answers: Sequence[int] = [-1] * seats  # secret answers to a step decided together
        # What the last action brought: chance or new knowledge bars undo; `learned` is the mask of those
        # who came to know something hidden.
        self.barrier: bool = False
        self.learned: int = 0
        self.listening: bool = False
        self.events: list[Event] = []

    def clone(self) -> Self:
        """An independent copy without listeners.

        Start from `Mine.__new__(Mine)`. A compiled class then needs `mypyc_attr(allow_interpreted_subclasses=True)`:
        without it, compiled code calls `__init__` from `__new__`.
        """
        raise NotImplementedError

    def clone_kernel(self, to: Position) -> None:
        """Copy the kernel's part; for use in `clone`."""
        to.rng = self.rng.clone()
        to.stack = self.stack.copy()
        to.answers = self.answers
        to.barrier = self.barrier
        to.learned = self.learned
        to.listening = False
        to.events = []

    # --- the stack

    def push(self, step: Step[Any]) -> None:
        """Put a step on the stack; it comes before everything already there."""
        self.stack.append(step)

    # --- chance and knowledge

    def roll(self, n: int) -> int:
        """A number from 0 to n - 1 that everyone sees."""
        self.barrier = True
        self.learned = EVERYONE
        return self.rng.below(n)

    def shuffle(self, items: list[int]) -> None:
        """Shuffle something hidden."""
        self.barrier = True
        self.rng.shuffle(items)

    def reveal(self, to: int = EVERYONE) -> None:
        """Note that the mask's seats learn something new."""
        self.barrier = True
        self.learned |= to

    def show(self, to: int = EVERYONE) -> None:
        """Note that the acting seat shows others something it already knew: they learn it, but undo stays possible."""
        self.learned |= to

    # --- telling

    def tell(
        self,
        kind: str,
        secret: dict[str, Argument] | None = None,
        seen_by: int = EVERYONE,
        **args: Argument,
    ) -> None:
        """Report an event to the listeners. Guard it: `if g.listening: g.tell(...)`."""
        self.events.append(Event(kind, args, secret, seen_by))

    # --- plain data

    def encode(self) -> dict[str, object]:
        """The complete position as plain data: the contents of a snapshot, and the meaning of equality."""
        data: dict[str, object] = {
            "rng": self.rng.encode(),
            "stack": [list(step.encode()) for step in self.stack],
            "answers": list(self.answers),
        }
        for name in self.FIELDS:
            data[name] = _copied(getattr(self, name))
        return data

    def decode(self, data: dict[str, object], steps: Mapping[int, type[Step[Any]]]) -> None:
        """Restore the result of `encode` into a fresh position of the same game and options."""
        expected = {"rng", "stack", "answers", *self.FIELDS}
        if set(data) != expected:
            odd = sorted(expected.symmetric_difference(data))
            raise fail(BadSave, "snapshot-damaged", part=", ".join(odd))
        for name in self.FIELDS:
            if not _same_shape(getattr(self, name), data[name]):
                raise fail(BadSave, "snapshot-damaged", part=name)
            setattr(self, name, _copied(data[name]))
        stack, answers = data["stack"], _numbers("answers", data["answers"])
        if not isinstance(stack, list) or len(answers) != len(self.answers):
            raise fail(BadSave, "snapshot-damaged", part="stack, answers")
        self.rng = decode(data["rng"])
        self.stack = [_decode_step(_numbers("stack", step), steps) for step in stack]
        self.answers = answers


def replaced(items: Sequence[T], at: int, by: T) -> list[T]:
    """A copy with a different item in one place, for data that copies of a position share."""
    copy = list(items)
    copy[at] = by
    return copy


def _numbers(part: str, value: object) -> list[int]:
    if not isinstance(value, list) or not all(isinstance(number, int) for number in value):
        raise fail(BadSave, "snapshot-damaged", part=part)
    return list(value)


_PLAIN: Final = frozenset((bool, int, str))


def _copied(value: object) -> object:
    if isinstance(value, list):
        # Most lists hold nothing but numbers, and are copied in one go.
        return value.copy() if _PLAIN.issuperset(map(type, value)) else [_copied(item) for item in value]
    if type(value) in _PLAIN:
        return value
    raise TypeError(f"a position holds ints, strings and lists of them, not {type(value).__name__}")


def _same_shape(old: object, new: object) -> bool:
    if isinstance(old, list):
        return isinstance(new, list)
    return isinstance(new, type(old)) and isinstance(new, bool) == isinstance(old, bool)


def _decode_step(numbers: list[int], steps: Mapping[int, type[Step[Any]]]) -> Step[Any]:
    kind = steps.get(numbers[0]) if numbers else None
    if kind is not None:
        try:
            return kind(*numbers[1:])
        except TypeError:  # too many numbers or too few
            pass
    raise fail(BadSave, "snapshot-damaged", part="stack")


P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """A decision, or something that happens without one, with the numbers that it has to remember.

    The constructor of a kind of step names those numbers and keeps each under its own name: `who` first, if it concerns
    somebody. A step never changes, and copies of a position share it.

    Most decisions do one verb to one of several things. Such a step names the `verb`, says what choosing a noun does
    (`chosen`), and either gives the legal `nouns`, with `otherwise` as the reason against any other, or it gives those
    to look at and has a reason for each (`refuse`). Any other decision writes `actions`, `check` and `answer` itself.

    The driver takes a step off the stack before it calls `answer`, `run` or `resolve`; push a step
    again if it should stay.
    """

    number: ClassVar[int] = -1  # what a save calls it; each kind of a game has its own
    name: ClassVar[str] = ""
    decided_by: ClassVar[int] = SEAT
    # A decision with one legal action is taken by the driver; not so where the player should confirm it.
    merge_forced: ClassVar[bool] = True
    verb: ClassVar[int] = -1
    among: ClassVar[Sequence[int]] = ()  # the nouns, where they are always the same
    otherwise: ClassVar[Reason] = OK  # why not another noun; OK where `refuse` decides
    or_else: ClassVar[Sequence[int]] = ()  # the action that passes, where one may
    # The verbs that players always look for here: the list of choices tells why they cannot be done, too.
    listed: ClassVar[tuple[int, ...]] = ()

    def __init__(self, who: int) -> None:
        self.who = who  # a seat, a team, or the mask of the seats that have yet to answer

    # --- the rule of a decision with one verb

    def nouns(self, g: P, seat: int) -> Sequence[int]:
        """The nouns in a fixed order: the legal ones, or those for `refuse` to judge."""
        return self.among

    def refuse(self, g: P, seat: int, noun: int) -> Reason:
        """OK, or why not this one."""
        return OK if noun in self.nouns(g, seat) else self.otherwise

    def besides(self, g: P, seat: int) -> Sequence[int]:
        """Legal actions with another verb; they come last. One that `answer` doesn't know counts as a pass."""
        return self.or_else

    def chosen(self, g: P, seat: int, noun: int) -> None:
        """Do what a legal noun means."""
        raise NotImplementedError

    def called(self, g: P, seat: int, noun: int) -> Phrase | None:
        """The effect of choosing it; None if the action's plain text says it all."""
        return None

    # --- the rule of any

    def actions(self, g: P, seat: int) -> list[int]:
        """The legal actions, in a fixed order; never empty."""
        verb = self.verb
        options: list[int] = []
        sure = self.otherwise is not OK
        for noun in self.nouns(g, seat):
            if sure or self.refuse(g, seat, noun) is OK:
                options.append(verb | noun)
        options += self.besides(g, seat)
        return options

    def check(self, g: P, seat: int, action: int) -> Reason:
        """OK, or why the seat may not do this now."""
        if action & ~NOUN_MASK == self.verb:
            return self.refuse(g, seat, action & NOUN_MASK)
        return OK if action in self.besides(g, seat) else NOT_NOW

    def answer(self, g: P, seat: int, action: int) -> None:
        """Do what a legal action means."""
        if action & ~NOUN_MASK == self.verb:
            self.chosen(g, seat, action & NOUN_MASK)

    def run(self, g: P) -> None:
        """Do an automatic step."""
        raise NotImplementedError

    def outcomes(self, g: P) -> list[tuple[int, int]]:
        """Nature's possible answers, with their weights."""
        raise NotImplementedError

    def resolve(self, g: P, answers: Sequence[int]) -> None:
        """Everyone has answered a step decided together; -1 for a seat that was not asked."""
        raise NotImplementedError

    # --- its words

    def question(self, g: P, viewer: int) -> Phrase:
        """Its question, with as much detail as the viewer may know."""
        return Phrase(f"step-{self.name}")

    def label(self, g: P, seat: int, action: int) -> Phrase | None:
        """The effect of a legal action, for the seat that may do it; None if its plain text says it all."""
        return self.called(g, seat, action & NOUN_MASK) if action & ~NOUN_MASK == self.verb else None

    def where(self, g: P, seat: int, action: int) -> dict[str, object]:
        """The place of the thing that the action names, as facts for the table, even if the action isn't legal."""
        return {}

    # --- plain data

    def encode(self) -> tuple[int, ...]:
        """Its number in saves and its fields, in the order of its constructor."""
        numbers = [self.number]
        for name in _fields(type(self)):
            value = getattr(self, name)
            if isinstance(value, int):
                numbers.append(value)
            else:
                numbers.extend(value)
        return tuple(numbers)

    def asking(self, who: int) -> Step[P]:
        """The same step, for others to decide."""
        _, _, *rest = self.encode()
        return type(self)(*(who, *rest))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Step) and self.encode() == other.encode())

    def __hash__(self) -> int:
        return hash(self.encode())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)}' for name in _fields(type(self)))})"


_FIELDS: Final[dict[type[Any], tuple[str, ...]]] = {}


def _fields(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a kind of step: the parameters of its constructor."""
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple(signature(kind).parameters)
    return _FIELDS[kind]
