"""Nobody learns what they may not know: two truths alike to a viewer give that viewer the same bytes.

Games are played on a real server. Whatever it tells anyone is compared with what it would have told if another truth
held; now and then the server is made to believe that other truth, and everyone asks it whatever can be asked. See
`truths.py` for what the other truth is.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.effort import NIGHT, seed
from tests.server.serving import PATIENCE, Friend, Place, Served, serving
from tests.server.truths import Watch, same

import mindtable
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Deal
from mindtable.server.bots import rest as bots_rest
from mindtable.server.store.records import Seat
from mindtable.server.store.rows import Draft
from mindtable.server.table import broadcast, commands, story, views
from mindtable.server.table.state import TableState
from mindtable.server.table.welcome import welcome
from mindtable.server.web import wire
from mindtable.testing.playing import pick, picks_for, play_on

SECRET = 31_415_926_535_897_932_384_626_433  # a seed that nobody says by chance; each game adds its luck
MINE = 900_000  # request numbers that the places do not use themselves


class Company:
    """Friends who play, one to a seat, one who looks on, and a watch over all that they hear."""

    def __init__(
        self, served: Served, patch: pytest.MonkeyPatch, game: str, seats: int, luck: int, begun: int = 0, seed: int = 0
    ) -> None:
        self.loop = served.loop
        self.random = Random(luck)
        self.picks = picks_for(luck)
        self.friends = [Friend(served, f"friend-{seat}") for seat in range(seats)]
        self.table = self._begin(served, game, begun, seed or SECRET + luck)
        eve = Friend(served, "Eve")
        eve.come(self.table)
        self.people = [*self.friends, eve]
        self.places = [friend.sit(self.table) for friend in self.people]
        for place in self.places:
            place.settle()
        self.watch = Watch(served, self.table["id"], list(zip(self.people, self.places, strict=True)), patch)
        self.got: list[list[str]] = [[] for _ in self.people]  # over REST
        self.whispers: dict[int, str] = {}  # a canary for each seat's team
        self.checks = 0

    def _begin(self, served: Served, game: str, begun: int, seed: int) -> dict[str, Any]:
        """A new table, or one that goes on after so many decisions of a game that was played elsewhere."""
        owner, *others = self.friends
        table: dict[str, Any]
        if not begun:
            table = owner.open(game, "me", options={"players": len(self.friends)}, seed=str(seed))
            for seat, friend in enumerate(others, 1):
                friend.come(table, seat)
            return table
        play = mindtable.game(game).new(seed=seed, players=len(self.friends))
        play_on(play, self.picks, begun)
        table = owner.post("/api/tables/import", {"history": play.save()})
        asyncio.run_coroutine_threadsafe(self._hand_over(served, table["id"]), served.loop).result(PATIENCE)
        return table

    async def _hand_over(self, served: Served, table_id: str) -> None:
        """Whoever brought the file has every seat; give one to each."""
        live = await served.services.tables.open(table_id)
        for seat, friend in enumerate(self.friends):
            taken = Seat(number=seat, kind="person", person=friend.id, name=friend.name)
            async with live.lock:
                await served.services.tables.write(live, Draft(taken, seat, self.friends[0].id))

    @property
    def state(self) -> TableState:
        return self.watch.live.state

    @property
    def play(self) -> Play:
        assert self.state.play is not None
        return self.state.play

    # ------------------------------------------------------------ playing

    def move(self) -> None:
        """Somebody who is to decide does anything, or takes it back now and then."""
        seat, action = pick(self.play, self.picks)
        place = self.places[seat]
        place.settle()
        assert place.position is not None
        done = place.ask("act", seat=place.seat, number=place.number, action=self.play.text(action))
        assert done["type"] == "done", done
        if place.position["undo"]["can"] and self.random.random() < 0.1:
            done = place.ask("undo", seat=place.seat, number=place.number, turn=self.random.random() < 0.5)
            assert done["type"] == "done", done

    def play_on(self, moves: int) -> None:
        for _ in range(moves):
            if self.play.over:
                return
            self.move()
        self.watch.check_pushed()

    def play_and_check(self, rounds: int) -> None:
        for _ in range(rounds):
            self.check()
            self.play_on(4)

    def talk(self) -> None:
        for place in self.places[:-1]:
            self.whispers.setdefault(place.seat, f"whisper-{secrets.token_hex(8)}")
            place.ask("say", text=self.whispers[place.seat], to="team", seat=place.seat)
        self.places[-1].ask("say", text="what a game")
        self.places[0].ask("note", text=self.whispers[0])

    def wish(self) -> None:
        """All are asked to go back, one says no; and the table rests for a moment."""
        one, other = self.places[0], self.places[1]
        assert one.ask("ask", seat=0, wish="rewind", number=0)["type"] == "done"
        other.settle()
        done = other.ask("consent", seat=1, request=other.requests[0]["request"], agree=False)
        assert done["type"] == "done", done
        assert one.ask("pause", pause=True)["type"] == one.ask("pause", pause=False)["type"] == "done"

    # ------------------------------------------------------------ asking

    def check(self, hint: bool = False) -> None:
        """Everyone asks whatever can be asked, in both truths."""
        self.talk()
        self.watch.check_pushed()
        for who, place in enumerate(self.places):
            asked = self.messages(place, hint)
            addresses = self.addresses(who, place)
            here = self.ask_all(who, place, asked, addresses)
            with self.watch.other_truth(place):
                elsewhere = self.ask_all(who, place, asked, addresses)
            for question, one, other in zip([*asked, *addresses, "what is new"], here, elsewhere, strict=True):
                same(f"viewer {who} asks {question}", [one], [other])
        self.checks += 1

    def ask_all(self, who: int, place: Place, asked: list[dict[str, Any]], addresses: list[str]) -> list[str]:
        answers: list[str] = []
        for message in asked:
            place.socket.send(json.dumps(message))
            place.answer(message["id"])
            answers.append(place.raw[-1])
        for address in addresses:
            response = self.people[who].http.get(address)
            assert response.status_code in (200, 403, 409), response.text
            answers.append(f"{response.status_code} {response.text}")
        answers.append(self.come_back(who, place))
        self.got[who] += answers[len(asked) :]
        return answers

    def come_back(self, who: int, place: Place) -> str:
        """What the viewer would be told first after having been away for a while."""
        assert place.position is not None
        services, live = self.watch.services, self.watch.live

        async def told(seat: int | None) -> bytes:
            person = await services.store.person(self.people[who].id)
            assert person is not None
            return broadcast.encode(await welcome(services.store, live, person, seat, since=max(1, live.seq - 20)))

        return asyncio.run_coroutine_threadsafe(told(place.position["seat"]), self.loop).result(PATIENCE).decode()

    def messages(self, place: Place, hint: bool) -> list[dict[str, Any]]:
        position = place.position
        assert position is not None
        seat, number = position["seat"], position["number"]
        any_action = [
            self.play.text(action) for decider in self.play.deciders() for action in self.play.actions(decider)
        ]
        others = self.random.sample(any_action, min(3, len(any_action)))
        mine = self.random.sample(place.choices, min(2, len(place.choices)))
        about: dict[str, Any] = {"seat": seat or 0, "number": number}
        asked: list[dict[str, Any]] = [{"type": "look", "seat": seat}, {"type": "look", "seat": ((seat or 0) + 1) % 2}]
        asked += [{"type": "preview", **about, "action": action} for action in (*mine, others[0])]
        asked.append({"type": "why", **about})
        asked += [{"type": "act", **about, "number": number + 1, "action": others[0]}]  # not yet
        asked += [{"type": "consent", "seat": seat or 0, "request": 0, "agree": True}]
        if not place.choices:  # else it would be done
            asked += [{"type": "act", **about, "action": action} for action in others[:2]]
        if not position["undo"]["can"]:
            asked.append({"type": "undo", **about})
        if hint:
            asked.append({"type": "hint", **about})
        return [{**message, "id": MINE + at} for at, message in enumerate(asked)]

    def addresses(self, who: int, place: Place) -> list[str]:
        assert place.position is not None
        seat, last = place.position["seat"], self.play.number
        table, mine = f"/api/tables/{self.table['id']}", "" if seat is None else f"seat={seat}"
        other = f"seat={((seat or 0) + 1) % len(self.friends)}"
        earlier = sorted({0, self.random.randrange(last + 1), last})
        return [
            table,
            f"{table}/log?{mine}",
            f"{table}/log?{other}",
            *(f"{table}/moments/{number}?{mine}" for number in earlier),
            f"{table}/moments/{last}?{other}",
            f"{table}/story/en?{mine}",
            f"{table}/story/pl?{other}",
            f"{table}/history",
            f"{table}/observation?seat={seat or 0}",
            f"{table}/observation?{other}",
            "/api/me",
            "/api/me/tables",
            "/api/tables",
        ]

    def check_canaries(self) -> None:
        """The seed, its key, and what others whispered or wrote down, is in nobody's bytes."""
        teams, deal = self.state.teams, self.play.position.rng
        assert isinstance(deal, Deal)
        for who, (place, got) in enumerate(zip(self.places, self.got, strict=True)):
            heard = "".join(place.raw + got)
            assert self.state.table.seed not in heard
            assert deal.key.hex() not in heard
            for seat, whisper in self.whispers.items():
                may = who < len(teams) and teams[who] == teams[seat]
                assert (whisper in heard) == may, f"viewer {who} and the talk of seat {seat}"


@pytest.fixture
def quiet(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as served:
        yield served


@pytest.mark.parametrize(
    ("game", "seats", "begun", "moves", "checks"),
    [
        ("cerebria", 4, 0, 60, 3),  # of some 300 decisions, taken at random
        ("unconscious", 3, 0, 20, 2),
        ("unconscious", 3, 800, 20, 2),  # of some 2500
        ("unconscious", 3, 1600, 20, 2),
    ],
)
def test_two_truths_alike_give_the_same_bytes(
    quiet: Served, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, begun: int, moves: int, checks: int
) -> None:
    company = Company(quiet, monkeypatch, game, seats, luck=seats, begun=begun)
    company.check()
    company.play_on(1)
    company.wish()
    while company.checks < checks and not company.play.over:
        company.play_on(moves)
        if not company.play.over:
            company.check(hint=company.checks == 1)
    company.check_canaries()
    assert company.checks == checks, "the game ended before enough was seen"
    assert company.watch.unlike > company.checks * seats, "the other truths are hardly others"


@pytest.mark.skipif(not NIGHT, reason="takes minutes: `make nightly`")
@pytest.mark.parametrize(("game", "seats"), [("cerebria", 2), ("cerebria", 4), ("unconscious", 2), ("unconscious", 4)])
def test_whole_games_keep_their_secrets(quiet: Served, monkeypatch: pytest.MonkeyPatch, game: str, seats: int) -> None:
    """Every byte of every push, from the first choice to the final scores, and all that can be asked 20 times."""
    company = Company(quiet, monkeypatch, game, seats, seed(0))
    every = {"cerebria": 15, "unconscious": 120}[game]
    while not company.play.over:
        company.check(hint=company.checks % 7 == 1)
        company.play_on(every)
    company.check_canaries()
    print(f"{game}, {seats} players: {company.play.number} choices, asked {company.checks} times")
    assert company.watch.unlike > company.checks * seats


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("lanterns", 4)])
def test_small_games_keep_their_secrets_to_the_end(
    quiet: Served, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    company = Company(quiet, monkeypatch, game, seats, luck=1)
    while not company.play.over:
        company.check()
        company.play_on(6)
    company.check_canaries()
    assert company.watch.unlike


# ---------------------------------------------------------------- the check can fail


def _neighbours_view(patch: pytest.MonkeyPatch) -> None:
    position = views.position

    def leaky(play: Play, seat: int | None) -> wire.Position:
        made = position(play, seat)
        made.view = play.view(((seat or 0) + 1) % len(play.teams))
        return made

    patch.setattr(views, "position", leaky)


def _others_choices_in_the_log(patch: pytest.MonkeyPatch) -> None:
    line = views.line

    def leaky(state: TableState, row: Any, seat: int | None, undone: Any = ()) -> wire.LogLine:
        made = line(state, row, seat, undone)
        made.action = wire.Phrase(key=row.body.label["key"], args=row.body.label["args"])
        return made

    patch.setattr(views, "line", leaky)


def _preview_of_the_truth(patch: pytest.MonkeyPatch) -> None:
    def leaky(state: TableState, person: Any, wish: wire.Preview) -> wire.Previewed:
        assert state.play is not None
        play = state.play.clone()
        play.act(wish.seat, wish.action)
        return wire.Previewed(id=wish.id, happened=[], position=views.position(play, wish.seat), certain=True)

    patch.setattr(commands, "preview", leaky)


def _team_talk_for_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(views, "hears", lambda state, row, person: True)


def _seed_with_the_table(patch: pytest.MonkeyPatch) -> None:
    table = views.table

    def leaky(state: TableState, person: str, online: Any = ()) -> wire.Table:
        made = table(state, person, online)
        made.options = {**made.options, "seed": state.table.seed}
        return made

    patch.setattr(views, "table", leaky)


def _story_of_seat_one(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(story, "viewer_of", lambda seat: 1)


def _truth_for_bots(patch: pytest.MonkeyPatch) -> None:
    def leaky(play: Play, seat: int) -> wire.Observed:
        return wire.Observed(number=play.number, view=play.view(seat), actions=[], sample=play.position.encode())

    patch.setattr(bots_rest, "_observe", leaky)


LEAKS = [
    _neighbours_view,
    _others_choices_in_the_log,
    _preview_of_the_truth,
    _team_talk_for_all,
    _seed_with_the_table,
    _story_of_seat_one,
    _truth_for_bots,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(quiet: Served, monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    company = Company(quiet, monkeypatch, "lanterns", 4, luck=2, seed=2)
    company.play_on(8)
    leak(monkeypatch)
    with pytest.raises(pytest.fail.Exception, match="differs in another truth"):
        company.play_and_check(rounds=6)


def test_watch_sees_all_that_is_pushed(quiet: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that only the truth sends is missed in the other one."""
    company = Company(quiet, monkeypatch, "lanterns", 2, luck=3)
    company.watch.expected[id(company.places[0])].append(b"{}")
    with pytest.raises(AssertionError, match="another number of messages"):
        company.play_on(1)
