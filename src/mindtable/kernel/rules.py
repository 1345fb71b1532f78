"""The rules of a game, as its author writes them and as everyone else uses them.

An author subclasses `Game` of `mindtable.kernel.game`: names, options, vocabulary, steps, events, clauses, and the
dozen methods marked below. In return come `new`, `load`, `scenario`, saving, undo, secrecy, replay, text and fuzzing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from mindtable.kernel import driver
from mindtable.kernel.actions import Vocabulary
from mindtable.kernel.catalogue import Entry
from mindtable.kernel.clauses import ClauseBook
from mindtable.kernel.errors import BadOption, BadScenario, fail
from mindtable.kernel.events import EventKind
from mindtable.kernel.options import Options, Schema, Value
from mindtable.kernel.phrases import Phrase, action_phrase
from mindtable.kernel.position import SEAT, TOGETHER, Position, Step, replaced
from mindtable.kernel.reasons import Reason
from mindtable.kernel.rng import BLAKE2B, Rng, Seed, dealer
from mindtable.kernel.viewers import team_of

P = TypeVar("P", bound=Position)

SAMPLE_TRIES = 100
IDLE_ONE_IN = 8  # how often random play may put things off


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[P]):
    """The rules of one game: everything that a play of it, a bot or a text needs."""

    id: str = ""
    rules_version: int = 1
    package: str = ""  # where `text/` and `content/` are found
    options: Schema
    vocabulary: Vocabulary
    steps: Sequence[type[Step[P]]]  # every kind of step
    events: Sequence[EventKind] = ()
    clauses: ClauseBook
    reasons: Sequence[Reason] = ()  # every reason the rules may give, for the text lint
    view_type: type[Any] | None = None  # the TypedDict that `view` gives, with the marks of `mindtable.kernel.columns`
    facts_type: type[Any] | None = None  # the TypedDict of the facts that labels carry (`Phrase.with_facts`)
    most_decisions: int = 10_000  # more, and nobody wants to get on: where learners play, the game is cut short

    # --- what an author writes

    def teams(self, options: Options) -> list[int]:
        """The team of each seat; without teams, every seat is its own."""
        players = options["players"]
        assert isinstance(players, int)
        return list(range(players))

    def seat_name(self, options: Options, seat: int) -> str:
        """A text key for the seat, such as the Spirit that sits there; empty for none."""
        return ""

    def check_options(self, options: Options) -> list[Reason]:
        """What is wrong with the options beyond their schema."""
        return []

    def set_up(self, options: Options, rng: Rng) -> P:
        """The position before the first decision, its first step pushed."""
        raise NotImplementedError

    def blank(self, options: Options) -> P:
        """A position to decode a snapshot into; any position with the same options will do."""
        return self.set_up(options, Rng(0))

    def view(self, g: P, viewer: int) -> Mapping[str, object]:
        """The viewer's knowledge as plain data, built by permission."""
        raise NotImplementedError

    def determinise(self, g: P, viewer: int, rng: Rng) -> P:
        """A full position that the viewer could not tell from this one.

        It follows only from the viewer's knowledge and the generator: two truths that look the same to the viewer give
        equal results. Hidden things are drawn again, and so is the future.
        """
        raise NotImplementedError

    def scores(self, g: P) -> list[int]:
        """Points per seat; team mates have the same."""
        raise NotImplementedError

    def winners(self, g: P) -> list[int]:
        """The seats that have won, ties broken by the rules; empty while the game is running."""
        raise NotImplementedError

    def arrange(self, g: P, table: Mapping[str, object]) -> None:
        """Lay out a scenario over a fresh position; raise BadScenario for anything impossible."""
        raise fail(BadScenario, "scenario-unknown-key", key=", ".join(table), known="-")

    def invariants(self, g: P) -> Iterable[str]:
        """Everything broken in this position: lost pieces, sums that don't add up. Empty if all is well."""
        return ()

    def idles(self, g: P, action: int) -> bool:
        """Whether an action puts things off, such as passing. Random play takes those only now and then, so that its
        games end in a plausible time."""
        return False

    def content(self) -> Iterable[tuple[str, str, str]]:
        """Every card, tile and board as (kind, id, provenance)."""
        return ()

    def catalogue(self, options: Options | None = None) -> Iterable[Entry]:
        """The content with names, effects and figures, plus anything else that a screen explains, for drawing.

        With a table's options it's the content of that table, including a content pack laid over ours.
        """
        return [Entry(kind, id, provenance, id) for kind, id, provenance in self.content()]

    def content_schema(self) -> Mapping[str, Mapping[str, str]]:
        """What a content pack may lay over ours: per kind of entry its fields, each with its type's name.

        The types are those of `mindtable.content.TYPES`: word, number, switch, words, numbers, counts.
        """
        return {}

    def impossible_fields(self, kind: str, entry: Mapping[str, object]) -> Iterable[str]:
        """The fields of a pack's entry that have the right type but are still unplayable."""
        return ()

    def text_keys(self) -> Iterable[str]:
        """Text keys that the game uses in addition to the kernel's (verbs, nouns, events, reasons, …)."""
        return ()

    def phrase_args(self) -> Mapping[str, Sequence[str]]:
        """The text keys that questions, labels and the catalogue use with arguments, or that the kernel doesn't know:
        each with its arguments."""
        return {}

    def question(self, g: P, viewer: int) -> Phrase:
        """The question of the decision in progress, with as much detail as the viewer may know."""
        return g.stack[-1].question(g, viewer)

    def label(self, g: P, seat: int, action: int) -> Phrase:
        """The effect of a legal action in this position, for the seat that may do it."""
        return g.stack[-1].label(g, seat, action) or action_phrase(self, action)

    def noun_key(self, kind: str, name: str) -> str:
        """The text key of a noun; empty if the name stands for itself, as a number does."""
        return f"noun-{kind}-{name}"

    def choice_key(self, option: str, choice: str) -> str:
        """The text key of one choice of an option."""
        return f"option-{option}-{choice}"

    def event_key(self, kind: str, args: Mapping[str, object]) -> str:
        """The text key of an event; a game has others where the arguments make a sentence of their own.

        `kind` ends with `-hidden` for whoever misses its secret.
        """
        return f"event-{kind}"

    def event_words(self, kind: str, args: Mapping[str, object]) -> dict[str, str]:
        """Which arguments of an event are names of things: argument to text key.

        `kind` is the event's kind without `-hidden`; a secret argument may be missing.
        """
        return {}

    def reason_words(self, reason: Reason) -> dict[str, str]:
        """Which arguments of a reason are names of things: argument to text key."""
        return {}

    # --- what everyone gets

    def random_action(self, g: P, actions: list[int], rng: Rng) -> int:
        """A legal action, picked as by a player who knows the rules and nothing else."""
        if len(actions) > 1 and rng.below(IDLE_ONE_IN):
            busy = [action for action in actions if not self.idles(g, action)]
            if busy:
                return rng.pick(busy)
        return rng.pick(actions)

    def resolve(self, given: Mapping[str, Value]) -> Options:
        """Every option with its value, or BadOption."""
        options = self.options.resolve(given)
        wrong = self.check_options(options)
        if wrong:
            raise BadOption(*wrong).of_game(self.id)
        return options

    def start(
        self, options: Options, seed: Seed, generator: str = BLAKE2B, scenario: Mapping[str, object] | None = None
    ) -> P:
        """A settled position at its first decision, or at a scenario's. Simulations use it."""
        g = self.set_up(options, dealer(seed, generator))
        if scenario is not None:
            self.arrange(g, scenario)
        driver.settle(g)
        g.barrier = False
        g.learned = 0
        if scenario is not None:
            for broken in self.invariants(g):
                raise fail(BadScenario, "scenario-wrong-value", key="position", value=broken)
        return g

    def sample(self, g: P, teams: Sequence[int], viewer: int, rng: Rng) -> P:
        """`determinise`, plus new secret answers from the others if a step is decided together.

        A decision in progress reveals something too: the seat that began an action can finish it. Samples in which
        it couldn't are thrown away.
        """
        sampled = self.determinise(g, viewer, rng.branch(1))
        tries = 1
        while tries < SAMPLE_TRIES and not self._can_go_on(sampled, viewer):
            tries += 1
            sampled = self.determinise(g, viewer, rng.branch(3 * tries + 1))
        sampled.rng = rng.branch(2)
        if not sampled.stack or sampled.stack[-1].decided_by != TOGETHER:
            return sampled
        guess = rng.branch(3)
        for seat, answer in enumerate(sampled.answers):
            mine = viewer == seat or (viewer < 0 and teams[seat] == team_of(viewer, teams))
            if answer >= 0 and not mine:
                choices = sampled.stack[-1].actions(sampled, seat)
                sampled.answers = replaced(sampled.answers, seat, guess.pick(choices))
        return sampled

    def _can_go_on(self, g: P, viewer: int) -> bool:
        if not g.stack:
            return True
        step = g.stack[-1]
        return step.decided_by != SEAT or step.who == viewer or len(step.actions(g, step.who)) > 0

    def decode(self, options: Options, data: Mapping[str, object]) -> P:
        """A position from its snapshot."""
        g = self.blank(options)
        g.decode(dict(data), {step.number: step for step in self.steps})
        return g


AnyGame = Rules[Any]
