"""What is being done, as the view tells it: the chain of steps, and nothing that others may not know."""

from __future__ import annotations

from typing import Any

from tests.unconscious.table import do, lay
from tests.unconscious.turns import inkpot, place

from mindtable.games.unconscious.pieces.cards import CITY, RESEARCH, RESEARCH_EFFECT, TILE_BANNER, TILE_MAIN, TILES
from mindtable.games.unconscious.pieces.effects import MAIN, Effect, cost_text, part_text
from mindtable.games.unconscious.rules.parts import part_of_entry
from mindtable.kernel.play import Play
from mindtable.kernel.viewers import SPECTATOR


def doing(play: Play, viewer: int = SPECTATOR) -> list[Any]:
    table: Any = play.view(viewer)["table"]
    return list(table["doing"])


def test_a_turn_that_states_ideas_tells_space_action_and_what_comes_after() -> None:
    play = lay("[seat.0]\ncoffee = 4")
    assert doing(play) == [["turn"]]
    do(play, "turn state", "space b2", "point research")
    assert doing(play)[0] == ["idea-place", "b2", "research"]
    do(play, "place two-ideas")
    chain = doing(play)
    assert chain[0] == ["table-action", "research", 2]
    assert chain[1:3] == [["inkpot-move", 2, 2], ["use-boxes"]]


def test_the_parts_of_a_row_stand_there_in_the_notation() -> None:
    play = lay('[seat.0]\ncoffee = 4\ninkpot = "top"\nnotebook = ["one-01"]')
    place(play, "b1", "notebook-1")
    inkpot(play, 1)
    assert doing(play)[0] == ["parts", ["generate minor growth", "main one-01"]]


def test_only_its_player_sees_the_cards_of_a_choice() -> None:
    play = lay('research = ["duets-and-doubles", "a-tune-in-the-head"]\n[seat.0]\nhand = ["stage-fright"]')
    place(play, "b2", "research")
    do(play, "point research", "exchange stage-fright")
    assert doing(play, 0)[0] == ["exchange-with", "stage-fright"]
    for viewer in (1, SPECTATOR):
        assert doing(play, viewer)[0] == ["exchange-with"]


def test_every_effect_reads_the_same_in_the_notation() -> None:
    """What the view writes is what the content files say: costs and gains of every tile, card and place."""
    effects = [*TILE_MAIN, *TILE_BANNER, *RESEARCH_EFFECT]
    effects += [Effect(text) for row in CITY["location"] for text in (*row["effects"], *row["bonuses"])]
    for effect in effects:
        gains = ", ".join(part_text(number, TILES, RESEARCH) for number in effect.gains)
        costs = " + ".join(cost_text(icon) for icon in effect.cost)
        assert (f"{costs}: {gains}" if costs else gains) == effect.text
    assert part_text(part_of_entry(MAIN, TILES.index("one-03")), TILES, RESEARCH) == "main one-03"
