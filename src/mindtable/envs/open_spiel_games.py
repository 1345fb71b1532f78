"""The games for OpenSpiel: importing this file registers each of them as `mindtable_ID`.

    import pyspiel
    import mindtable.envs.open_spiel_games
    game = pyspiel.load_game(f"mindtable_{mindtable.games()[0]}(players=2)")

The parameters are the game's options.

Chance. Everything random in our rules follows from the seed, so chance moves once, at the start: it deals the seed,
four bytes one after another, and from then on the game is deterministic. That's a true tree, with shuffled decks as
hidden information. So a search that starts from a state, such as OpenSpiel's `mcts`, knows the cards to come. A fair
search draws its own worlds with `resample_from_infostate`, as OpenSpiel's `ismcts` does, and gets new hidden cards and
a new future. Of OpenSpiel's C++ searches, `MCTSBot` works through `step_with_policy` and `mcts_search`. Its plain
`step` releases the interpreter's lock and crashes on any game written in Python. `ISMCTSBot` can't reach
`resample_from_infostate` from C++: use the one in `open_spiel.python.algorithms`.

Views. The observation string is the seat's view, the tensor is the flat vector of `encoding`. The information state
string adds a fingerprint of all previous views, and of the seat's own actions, in order: perfect recall. It's computed
on request, so searches that never ask don't pay for it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

import mindtable
from mindtable.envs.encoding import Vector
from mindtable.envs.rules import Rules
from mindtable.kernel.options import Number, Options, Switch, Value
from mindtable.kernel.play import Done, Play
from mindtable.kernel.position import Position
from mindtable.kernel.rng import Rng

SEED_BYTES: Final = 4
BYTE: Final = 256
USUAL_PLAYERS: Final = 2


class Recall:
    """A fingerprint of what each seat has seen so far, and the play up to there. It is never changed in place."""

    __slots__ = ("play", "prints")

    def __init__(self, play: Play, prints: list[bytes]) -> None:
        self.play = play
        self.prints = prints

    def up_to(self, play: Play) -> Recall:
        """The same game at a later point."""
        if play.number == self.play.number:
            return self
        ahead, prints = self.play.clone(), list(self.prints)
        for done in play.done[ahead.number :]:
            if not done.forced:
                ahead.act(done.seat, done.action)
                # Two actions of its own may lead to the same sight, to be told apart only by what comes next.
                prints = [
                    _chained(earlier, f"{done.action if done.seat == seat else ''} {sight(ahead, seat)}")
                    for seat, earlier in enumerate(prints)
                ]
        return Recall(play.clone(), prints)


def _chained(earlier: bytes, text: str) -> bytes:
    return hashlib.blake2b(earlier + text.encode(), digest_size=16).digest()


def sight(play: Play, seat: int) -> str:
    """The seat's view, as one line of text."""
    return json.dumps(play.view(seat), ensure_ascii=False, separators=(",", ":"))


class Progress:
    """The Python side of a state: the part of the seed dealt so far, and then the play.

    OpenSpiel copies states with `deepcopy` and stores them with `pickle`, so both are kept short here.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.dealt: list[int] = []
        self.decisions = 0
        self.play: Play | None = None
        self.recall: Recall | None = None

    def deal(self, byte: int) -> None:
        self.dealt.append(byte)
        if len(self.dealt) == SEED_BYTES:
            self.begin(self.rules.new(int.from_bytes(bytes(self.dealt), "big")))

    def begin(self, play: Play) -> None:
        self.play = play
        self.recall = Recall(play.clone(), [b""] * self.rules.players)

    @property
    def over(self) -> bool:
        return self.play is not None and (self.play.over or self.decisions >= self.rules.max_decisions)

    def information(self, seat: int) -> str:
        if self.play is None or self.recall is None:
            return ""
        self.recall = self.recall.up_to(self.play)
        return f"{self.recall.prints[seat].hex()} {sight(self.play, seat)}"

    def resampled(self, seat: int, rng: Rng) -> Progress:
        """Another game that the seat couldn't tell from this one."""
        twin = self.__deepcopy__({})
        if twin.play is not None:
            self.information(seat)
            assert self.recall is not None
            rules = self.rules
            twin.play.position = rules.game.sample(twin.play.position, rules.teams, seat, rng)
            twin.recall = Recall(twin.play.clone(), self.recall.prints)
        return twin

    def __deepcopy__(self, _memo: dict[int, Any]) -> Progress:
        twin = Progress(self.rules)
        twin.dealt = list(self.dealt)
        twin.decisions = self.decisions
        twin.play = self.play.clone() if self.play is not None else None
        twin.recall = self.recall
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        rules, play, recall = self.rules, self.play, self.recall
        if play is not None and recall is not None:
            recall = recall.up_to(play)
        stored = None if play is None else (play.seed, _plain(play), play.position.encode())
        prints = [] if recall is None else recall.prints
        return _restored, (
            rules.game.id,
            rules.options,
            rules.max_decisions,
            self.dealt,
            self.decisions,
            stored,
            prints,
        )


def _plain(play: Play) -> list[tuple[int, int, bool]]:
    return [(done.seat, done.action, done.forced) for done in play.done]


def _restored(
    game_id: str,
    options: Options,
    max_decisions: int,
    dealt: list[int],
    decisions: int,
    stored: tuple[int, list[tuple[int, int, bool]], dict[str, object]] | None,
    prints: list[bytes],
) -> Progress:
    progress = Progress(Rules(game_id, options, max_decisions=max_decisions))
    progress.dealt, progress.decisions = dealt, decisions
    if stored is not None:
        seed, done, position = stored
        play = Play(progress.rules.game, progress.rules.options, seed)
        found: Position = progress.rules.game.decode(progress.rules.options, position)
        play.position = found
        play.done = [Done(*entry) for entry in done]
        progress.play, progress.recall = play, Recall(play.clone(), prints)
    return progress


class State(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.progress = Progress(game.rules)

    def current_player(self) -> int:
        progress = self.progress
        if progress.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if progress.over else progress.play.deciders()[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.progress.play is not None
        number = self.progress.rules.game.vocabulary.number
        return sorted(number(action) for action in self.progress.play.actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1.0 / BYTE) for byte in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        progress = self.progress
        if progress.play is None:
            progress.deal(action)
            return
        progress.play.act(progress.play.deciders()[0], progress.rules.game.vocabulary.numbered(action))
        progress.decisions += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        vocabulary = self.progress.rules.game.vocabulary
        return vocabulary.text(vocabulary.numbered(action))

    def is_terminal(self) -> bool:
        return self.progress.over

    def returns(self) -> list[float]:
        progress = self.progress
        if progress.play is None or not progress.over:
            return [0.0] * progress.rules.players
        return progress.rules.rewards(progress.play)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that the player couldn't tell from this one, with new hidden cards and a new future."""
        twin: State = self.clone()
        twin.progress = self.progress.resampled(player, Rng(int(sampler() * 2**53)))
        return twin

    def __str__(self) -> str:
        if self.progress.play is None:
            return f"seed bytes {self.progress.dealt}"
        return self.progress.play.save()


class Observer:
    """What a seat sees: now, or (perfect recall) now and before."""

    def __init__(self, rules: Rules, recalls: bool) -> None:
        self.rules = rules
        self.recalls = recalls
        self.tensor: Vector | None = None if recalls else np.zeros(rules.encoding.size, np.float32)
        self.dict: dict[str, Vector] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        if self.tensor is not None:
            play = state.progress.play
            self.tensor[:] = 0.0 if play is None else self.rules.encoding.flat(play.view(player), player)

    def string_from(self, state: State, player: int) -> str:
        if self.recalls:
            return state.progress.information(player)
        return "" if state.progress.play is None else sight(state.progress.play, player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games, with its options as OpenSpiel's parameters. A subclass names the game."""

    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_parameters(self.id), **(params or {})}
        max_decisions = int(given.pop("max_decisions"))
        self.rules = Rules(self.id, _options(self.id, given), max_decisions=max_decisions)
        sums_to_zero = self.rules.teams.count(0) * len(set(self.rules.teams)) == self.rules.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.game.vocabulary.size,
            max_chance_outcomes=BYTE,
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if sums_to_zero else None,
            max_game_length=max_decisions,
        )
        super().__init__(_game_type(self.id, sums_to_zero), info, params or {})

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES


def _parameters(game_id: str) -> dict[str, Any]:
    """OpenSpiel's parameters with their defaults: the game's options. An empty text is the game's own default."""
    found: dict[str, Any] = {}
    for name, option in mindtable.game(game_id).options.options.items():
        found[name] = option.default if isinstance(option, Number | Switch) else ""
    return {**found, "players": USUAL_PLAYERS, "max_decisions": mindtable.game(game_id).most_decisions}


def _options(game_id: str, given: dict[str, Any]) -> dict[str, Value]:
    schema = mindtable.game(game_id).options.options
    found: dict[str, Value] = {}
    for name, value in given.items():
        if isinstance(value, str) and value:
            found[name] = schema[name].from_text(value)
        elif value != "":
            found[name] = value
    return found


def _game_type(game_id: str, sums_to_zero: bool) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    options = mindtable.game(game_id).options.options["players"].describe()
    return pyspiel.GameType(
        short_name=f"mindtable_{game_id}",
        long_name=f"Mindtable {game_id.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if sums_to_zero else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=options["low"],
        max_num_players=options["high"],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game_id),
    )


# OpenSpiel keeps what it makes games with until after Python has gone. Classes bear that, functions crash on exit.
for _game in mindtable.games():
    if mindtable.game(_game).view_type is not None:
        pyspiel.register_game(_game_type(_game, sums_to_zero=True), type(_game, (SpielGame,), {"id": _game}))
