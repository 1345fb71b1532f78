"""Bots at the table, and hints: both think in processes of their own."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.serving import Friend, Served, play_out, refusal, serving

import mindtable
from mindtable.bots import levels
from mindtable.bots.beam import Plan
from mindtable.bots.planner import PlanningBot
from mindtable.bots.search import SearchBot
from mindtable.kernel.observation import Observation
from mindtable.server.bots import workers
from mindtable.server.bots.workers import BotWorkers
from mindtable.server.ops.worker_pool import NICENESS


def test_bots_play_their_seats(served: Served) -> None:
    ada = Friend(served, "Ada")
    place = ada.sit(ada.open("lanterns", "me", "random", options={"players": 2}))
    while not place.position["over"]:  # type: ignore[index]
        if place.choices:
            assert place.act()["type"] == "done"
        else:
            place.until(lambda message: message["type"] == "update")
    assert place.table["results"]


def test_table_of_bots_plays_itself(served: Served) -> None:
    ada = Friend(served, "Ada")
    place = ada.sit(ada.open("duel", "random", "random", options={"players": 2}))
    if not place.first["position"]["over"]:
        place.until(lambda message: message["type"] == "update" and message["position"]["over"])
    assert place.table["state"] == "over"


def test_levels_of_a_real_game_play_and_give_hints(served: Served) -> None:
    ada = Friend(served, "Ada")
    place = ada.sit(ada.open("cerebria", "me", "whim", options={"players": 2, "mode": "basic"}))
    for _ in range(4):
        while not place.choices:
            place.until(lambda message: message["type"] == "update")
        hint = place.ask("hint", seat=0, number=place.number)
        assert hint["type"] == "hinted"
        assert {advice["action"] for advice in hint["advice"]} <= set(place.choices)
        assert all(
            feature["feature"]["key"].startswith("feature-") for a in hint["advice"] for feature in a["features"]
        )
        assert place.act(hint["advice"][0]["action"])["type"] == "done"


def test_thinking_gives_way_to_what_people_wait_for() -> None:
    """Where the processor is full, the event loops come first."""
    bot_workers = BotWorkers(1, [])
    niceness = asyncio.run(bot_workers.run("Ada", True, os.nice, 0))
    bot_workers.close()
    assert niceness == min(19, os.nice(0) + NICENESS)


def test_no_hint_where_there_is_nothing_to_advise(served: Served) -> None:
    ada = Friend(served, "Ada")
    place = ada.sit(ada.open("duel", "me", "me", options={"players": 2}))
    assert refusal(place.ask("hint", seat=0, number=0)) == "no-evaluation"
    place.act(seat=0)
    assert refusal(place.ask("hint", seat=0, number=place.number)) == "not-asked"


def test_no_hint_at_a_rated_table(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open("duel", "me", "open", options={"players": 2}, rated=True)
    bob.come(table, 1)
    assert refusal(ada.sit(table).ask("hint", seat=0, number=0)) == "no-hints"


def test_bot_sees_only_its_own_seat() -> None:
    """Two truths alike to a seat give the same choice."""
    game = mindtable.game("cerebria")
    play = game.new(seed=3, players=2, mode="basic")
    seat = play.deciders()[0]
    other = play.clone()
    other.position = play.observe(seat).sample(5)
    assert other.position.encode() != play.position.encode()
    assert other.view(seat) == play.view(seat)
    assert workers.choose(play.encode(), seat, "impulse") == workers.choose(other.encode(), seat, "impulse")


def test_waiting_bots_are_found_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(
            "mindtable.server.bots.seats.BotSeats.wake", lambda *_: None
        )  # as if the power went out just then
        with serving(tmp_path) as served:
            ada = Friend(served, "Ada")
            cookies = dict(ada.http.cookies)
            table = ada.open("duel", "me", "random", options={"players": 2})
    with serving(tmp_path) as served:
        ada = Friend(served)
        ada.http.cookies.update(cookies)
        place = ada.sit(table)
        play_out(place) if place.position["over"] else place.act()  # type: ignore[index]
        place.until(lambda message: message["type"] == "update" and message["position"]["number"] >= 2)


def test_failing_bot_does_not_stop_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr("mindtable.server.bots.workers.BotWorkers.choose", broken)
    with serving(tmp_path) as served:
        ada = Friend(served, "Ada")
        place = ada.sit(ada.open("duel", "random", "random", options={"players": 2}))
        if not place.first["position"]["over"]:
            place.until(lambda message: message["type"] == "update" and message["position"]["over"])


# ---------------------------------------------------------------- keeping to a plan


class Counting:
    """Counts how often a bot makes a plan."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.plans = 0
        for kind in (PlanningBot, SearchBot):
            patch.setattr(kind, "ranked", self._counted(kind.ranked))

    def _counted(self, ranked: Callable[..., list[Plan]]) -> Callable[..., list[Plan]]:
        def counted(bot: object, seen: Observation, budget: float) -> list[Plan]:
            self.plans += 1
            return ranked(bot, seen, 100 * budget)  # so that a busy machine changes nothing

        return counted


@pytest.mark.parametrize(
    ("game", "level"), [("cerebria", "impulse"), ("cerebria", "reason"), ("unconscious", "analyst")]
)
def test_asked_question_by_question_a_bot_plays_as_in_the_arena(
    game: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server makes a bot for every question; with its plan handed on it thinks as often as one that lives on."""
    counting = Counting(monkeypatch)
    played, plans = [], []
    for asked in (_living_on, _question_by_question):
        counting.plans = 0
        played.append(asked(game, level, 24))
        plans.append(counting.plans)
    assert played[0] == played[1]
    assert plans[0] == plans[1] < 24


def _living_on(game: str, level: str, decisions: int) -> list[str]:
    play = mindtable.game(game).new(seed=5, players=2)
    bots = [levels.bot(play.game, level) for _ in range(2)]
    acted = []
    for _ in range(decisions):
        seat = play.deciders()[0]
        action = bots[seat].choose(play.observe(seat), 1.0)
        acted.append(play.text(action))
        play.act(seat, action)
    return acted


def _question_by_question(game: str, level: str, decisions: int) -> list[str]:
    play = mindtable.game(game).new(seed=5, players=2)
    plans: dict[int, workers.Plan | None] = {}
    acted = []
    for _ in range(decisions):
        seat = play.deciders()[0]
        action, plans[seat] = workers.choose(play.encode(), seat, level, plans.get(seat))
        acted.append(action)
        play.act(seat, action)
    return acted


def test_plans_are_dropped_when_the_game_goes_back(served: Served) -> None:
    ada = Friend(served, "Ada")
    place = ada.sit(ada.open("cerebria", "me", "reason", options={"players": 2, "mode": "basic"}))
    live = served.services.tables.in_memory[place.table_id]
    first = place.number if place.choices else None
    while not (first is not None and place.choices and live.plans):
        if place.choices:
            first = place.number if first is None else first
            place.act()
        else:
            place.until(lambda message: message["type"] == "update")
    assert place.ask("ask", seat=0, wish="rewind", number=first)["type"] == "done"
    place.settle()
    assert place.number == first
    assert place.choices  # Ada decides, so no bot has begun to think again
    assert live.plans == {}
