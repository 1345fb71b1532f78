"""The set-up: boards, displays and decks, then starting clients in reverse order and starting tiles in order."""

from __future__ import annotations

import pytest
from tests.unconscious.table import choices, dial, do, lay, state
from tests.unconscious.turns import idle

import mindtable
from mindtable.games.unconscious.pieces.board import SPACES
from mindtable.games.unconscious.pieces.cards import (
    CLIENT_THERAPY,
    CLIENTS,
    DREAMS,
    GRIEF_THERAPY,
    MANIFEST,
    ROUTINE,
    START_INSIGHTS,
    START_LOCATION,
    START_TILES,
    STARTING_GRIEF,
    TILE_LEVEL,
    TILES,
)
from mindtable.games.unconscious.pieces.goal_cards import GOAL_TAG
from mindtable.games.unconscious.pieces.state import NONE
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

COUNTS = [2, 3, 4]


def new(players: int, seed: int = 1) -> Play:
    return mindtable.game("unconscious").new(seed=seed, players=players)


def chosen(players: int, seed: int = 1) -> Play:
    """A game whose players have made every choice of the set-up: always the first."""
    play = new(players, seed)
    while not state(play).turns:
        do(play, choices(play)[0])
    return play


def deciders(play: Play, step: str, number: int) -> list[int]:
    """Who is asked one kind of question before the first turn, in order."""
    asked: list[int] = []
    while not state(play).turns:
        if play.step() == step:
            asked += play.deciders()
        do(play, choices(play)[0])
    assert len(asked) == number
    return asked


# --- the order of play


@proves("setup.order")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_player_is_random(players: int) -> None:
    assert {state(new(players, seed)).first for seed in range(40)} == set(range(players))


@proves("setup.order")
@pytest.mark.parametrize("players", COUNTS)
def test_play_goes_round_from_the_first_player_and_the_order_never_changes(players: int) -> None:
    play = chosen(players)
    turns: list[int] = []
    while len(turns) < 3 * players:
        turns += play.deciders()
        idle(play)
    first = state(play).first
    assert turns == [(first + n) % players for n in range(players)] * 3


# --- the shared boards


@proves("setup.district-tokens")
@pytest.mark.parametrize("players", COUNTS)
def test_eight_tokens_in_each_district(players: int) -> None:
    assert state(new(players)).district_tokens == [8, 8, 8]


@proves("setup.district-tokens")
@pytest.mark.parametrize(("district", "location"), [("green", "theatre"), ("purple", "museum"), ("red", "cafe")])
def test_the_top_token_of_each_district_carries_a_reputation(district: str, location: str) -> None:
    for tokens, reputation in ((8, 1), (7, 0)):
        used = [f"{location}-1"] * (8 - tokens)
        play = lay(
            f"""
            bonus_used = {used}
            freud = "{location}"
            [ideas]
            b2 = "0 1 research"
            [seat.0]
            coffee = 0
            """
        )
        do(play, "turn recall", f"bonus {location}-2", "part 0")
        assert state(play).district_tokens[("green", "purple", "red").index(district)] == tokens - 1
        assert state(play).reputation[0] == reputation


@proves("setup.freud")
def test_freud_starts_on_1_of_the_track_at_the_location_of_a_goal_with_tags() -> None:
    games = [state(new(2, seed)) for seed in range(60)]
    assert {g.freud_marker for g in games} == {1}
    assert {g.freud for g in games} == {tag for tag in GOAL_TAG if tag != NONE} == set(range(6))


@proves("setup.goals")
@pytest.mark.parametrize("players", COUNTS)
def test_all_seven_goals_are_open_to_all(players: int) -> None:
    g = state(new(players))
    assert g.goal_owner == [NONE] * 7
    assert new(players).view()["table"]["goals"] == {}


@proves("setup.idea-spaces")
@pytest.mark.parametrize(
    ("players", "blocked"),
    [(2, "a1 a2 a3 a4 d1 d2 d3 d4"), (3, "a1 a4 d1 d4"), (4, "")],
)
def test_outer_idea_spaces_are_blocked_with_few_players(players: int, blocked: str) -> None:
    play = lay(f"options = {{ players = {players} }}\n[seat.0]\ncoffee = 0")
    do(play, "turn state")
    assert choices(play) == [f"space {space}" for space in SPACES if space not in blocked.split()]
    for space in blocked.split():
        reason = play.why_not(0, f"space {space}")
        assert reason is not None
        assert reason.key == "space-blocked"


@proves("setup.notebook-count")
@pytest.mark.parametrize(("players", "number"), [(2, 12), (3, 15), (4, 18)])
def test_a_random_part_of_each_level_is_in_the_game(players: int, number: int) -> None:
    away = set()
    for seed in range(8):
        g = state(new(players, seed))
        for level in (0, 1):
            used = [*g.stacks[level], g.tile_middle[level], g.tile_right[level]]
            assert len(used) == number
            assert {TILE_LEVEL[tile] for tile in used} == {level + 1}
            assert sorted(used + g.unused_tiles[level]) == [n for n, its in enumerate(TILE_LEVEL) if its == level + 1]
            away.add(tuple(sorted(g.unused_tiles[level])))
    assert len(away) == 16


@proves("setup.notebook-display")
@pytest.mark.parametrize("players", COUNTS)
def test_the_top_tiles_of_each_stack_lie_beside_it(players: int) -> None:
    g = state(new(players))
    rows = new(players).view()["table"]
    assert isinstance(rows, dict)
    for level, row in enumerate(rows["tiles"]):
        assert row["stack"] == len(g.stacks[level]) == {2: 12, 3: 15, 4: 18}[players] - 2
        assert row["top"] == TILES[g.stacks[level][-1]]
        assert (row["middle"], row["right"]) == (TILES[g.tile_middle[level]], TILES[g.tile_right[level]])


@proves("setup.client-display")
def test_two_routine_and_two_case_study_clients_with_their_layers() -> None:
    shown = set()
    for seed in range(12):
        g = state(new(4, seed))
        assert [ROUTINE[client] for client in g.client_display] == [True, True, False, False]
        assert len(set(g.grief_display)) == 4
        assert STARTING_GRIEF not in g.grief_display + g.grief_deck
        assert (len(g.routine_deck), len(g.case_deck), len(g.grief_deck)) == (12 - 2 - 5, 10, 20)
        shown.add((*g.client_display, *g.grief_display))
    assert len(shown) == 12


@proves("setup.dream-display")
def test_four_manifest_dreams_lie_open_and_no_latent_one() -> None:
    shown = set()
    for seed in range(12):
        g = state(new(3, seed))
        assert all(MANIFEST[dream] for dream in g.manifest_display)
        assert (len(g.manifest_display), len(g.manifest_deck), len(g.latent_deck)) == (4, 20, 24)
        assert not any(MANIFEST[dream] for dream in g.latent_deck)
        shown.add((*g.manifest_display, g.latent_deck[-1]))
    assert len(shown) == 12


@proves("setup.research-display")
def test_two_research_cards_lie_open() -> None:
    shown = set()
    for seed in range(12):
        g = state(new(3, seed))
        assert (len(g.research_display), len(g.research_deck)) == (2, 34)
        assert g.hands == [[], [], []]
        shown.add(tuple(g.research_display))
    assert len(shown) == 12


# --- the players


@proves("setup.player-board", "inkpot.track")
@pytest.mark.parametrize("players", COUNTS)
def test_every_player_board_starts_alike(players: int) -> None:
    g = state(new(players))
    order = [(g.first + n) % players for n in range(players)]
    for seat in range(players):
        assert (g.points[seat], g.boxes[seat], g.ideas[seat], g.laps[seat], g.inkpot[seat]) == (0, 0, 3, 0, 0)
        assert g.common[10 * seat : 10 * seat + 10] == [7] + [0] * 9
        assert g.own[10 * seat : 10 * seat + 10] == [0] * 10
        assert g.line_open[6 * seat : 6 * seat + 6] == [0] * 6
        assert g.notebook[9 * seat : 9 * seat + 9] == [NONE] * 9
        assert g.second_room[seat] == 0
    assert g.coffee[order[0]] == 4


@proves("setup.later-players")
@pytest.mark.parametrize("players", COUNTS)
def test_later_players_start_with_more(players: int) -> None:
    for seed in range(4):
        g = state(new(players, seed))
        order = [(g.first + n) % players for n in range(players)]
        assert [g.bright[seat] for seat in order] == [0, 1, 1, 2][:players]
        assert [g.coffee[seat] for seat in order] == [4, 4, 5, 4][:players]


@proves("setup.reputation", "tie.reputation")
@pytest.mark.parametrize("players", COUNTS)
def test_the_markers_lie_in_reverse_order_of_play_on_0(players: int) -> None:
    play = new(players)
    g = state(play)
    table = play.view()["table"]
    assert isinstance(table, dict)
    assert g.reputation == [0] * players
    # The lower marker is ahead, so the last player's is.
    assert table["ranking"] == [(g.first - n - 1) % players for n in range(players)]


@proves("setup.office-card")
def test_each_player_has_another_office_card_which_blocks_the_second_room() -> None:
    dealt = set()
    for seed in range(30):
        g = state(new(3, seed))
        assert len(set(g.office)) == 3
        assert g.second_room == [0, 0, 0]
        dealt.add(tuple(g.office))
    assert {letter for office in dealt for letter in office} == {0, 1, 2, 3}
    assert len(dealt) > 8


# --- clients, in reverse order


@proves("setup.starting-clients")
@pytest.mark.parametrize("players", COUNTS)
def test_one_routine_client_more_than_players_to_choose_from(players: int) -> None:
    play = new(players)
    g = state(play)
    assert len(g.start_pool) == players + 1
    assert all(ROUTINE[client] for client in g.start_pool)
    assert choices(play) == [f"client {n + 1}" for n in range(players + 1)]
    do(play, "client 2")
    assert state(play).room_grief[2 * (g.first - 1) % (2 * players)] == STARTING_GRIEF


@proves("setup.client-choice")
@pytest.mark.parametrize("players", COUNTS)
def test_clients_are_chosen_in_reverse_order_of_play(players: int) -> None:
    play = new(players)
    first = state(play).first
    asked = deciders(play, "start-client", players)
    assert asked == [(first - n - 1) % players for n in range(players)]


@proves("setup.client-choice")
def test_each_choice_is_finished_before_the_next_player_picks() -> None:
    play = new(3)
    g = state(play)
    last = (g.first - 1) % 3
    client, latent, manifest = g.start_pool[2], g.latent_deck[-1], g.manifest_display[1]
    next_manifest = g.manifest_deck[-1]
    do(play, "client 3")
    assert play.deciders() == [last]
    assert choices(play) == ["dream 1", "dream 2", "dream 3", "dream 4", "dream top"]
    do(play, "dream 2")
    g = state(play)
    at = 2 * last
    assert g.room_client[at] == client
    assert (g.room_latent[at], g.room_manifest[at]) == (latent, manifest)
    assert g.manifest_display[1] == next_manifest
    assert g.room_therapy[at] == CLIENT_THERAPY[client] + GRIEF_THERAPY[STARTING_GRIEF]
    assert play.deciders() == [(last - 1) % 3]
    assert play.step() == "start-client"


@proves("setup.client-choice")
def test_the_dream_on_top_of_the_deck_may_be_drawn_instead() -> None:
    play = new(2)
    g = state(play)
    top, shown = g.manifest_deck[-1], list(g.manifest_display)
    last = (g.first - 1) % 2
    do(play, "client 1", "dream top")
    assert DREAMS[state(play).room_manifest[2 * last]] == DREAMS[top]
    assert state(play).manifest_display == shown


@proves("setup.client-choice")
def test_the_first_space_of_the_therapy_track_scores_its_points() -> None:
    scored = set()
    for seed in range(6):
        play = chosen(4, seed)
        g = state(play)
        for seat in range(4):
            assert g.points[seat] == {5: 0, 6: 1}[g.room_therapy[2 * seat]]
            scored.add(g.points[seat])
    assert scored == {0, 1}


@proves("setup.client-choice", "free.any-time")
def test_no_free_actions_before_the_first_turn() -> None:
    play = new(4)
    while not state(play).turns:
        seat = play.deciders()[0]
        assert not any(play.text(action).startswith("free") for action in play.actions(seat))
        assert play.why_not(seat, "free bright") is not None
        do(play, choices(play)[0])


@proves("setup.client-left")
@pytest.mark.parametrize("players", COUNTS)
def test_the_client_left_over_goes_under_the_deck(players: int) -> None:
    play = new(players)
    pool = list(state(play).start_pool)
    deck = list(state(play).routine_deck)
    while play.step() != "start-tile":
        do(play, choices(play)[0])
    g = state(play)
    left = pool[-1]
    assert CLIENTS[g.routine_deck[0]] == CLIENTS[left]
    assert g.routine_deck[1:] == deck
    assert g.start_pool == []
    assert g.grief_discard == []  # its starting layer has left the game


# --- tiles, in order


@proves("setup.starting-tile")
@pytest.mark.parametrize("players", COUNTS)
def test_starting_tiles_are_chosen_in_order_of_play(players: int) -> None:
    play = new(players)
    first = state(play).first
    asked = deciders(play, "start-tile", players)
    assert asked == [(first + n) % players for n in range(players)]


@proves("setup.starting-tile", "setup.starting-banner")
@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("row", [0, 1, 2])
def test_one_of_the_three_tiles_of_the_own_letter_on_the_left_of_any_row(number: int, row: int) -> None:
    play = lay('stage = "tiles"')
    assert play.deciders() == [0]
    assert choices(play) == ["start 1", "start 2", "start 3"]
    tile = START_TILES[state(play).office[0]][number]
    do(play, f"start {number + 1}")
    assert choices(play) == ["row 1", "row 2", "row 3"]
    do(play, f"row {row + 1}")
    g = state(play)
    assert g.notebook[:9] == [tile if cell == 3 * row else NONE for cell in range(9)]
    assert TILE_LEVEL[tile] == 0
    assert g.professor[0] == START_LOCATION[tile]
    insights = START_INSIGHTS[tile]
    assert len(insights) >= 2
    assert sum(g.common[area] for area in range(1, 10)) == len(insights)
    assert all(g.common[area] == insights.count(area) for area in range(1, 10))
    assert dial(play, 0)["reserve"] == 7 - len(insights)
    # The next player chooses among tiles of another letter.
    assert play.deciders() == [1]
    assert play.step() == "start-tile"
    assert g.office[1] != g.office[0]


@proves("setup.starting-tile")
def test_the_tiles_not_chosen_leave_the_game() -> None:
    g = state(chosen(4))
    start = [tile for tile, level in enumerate(TILE_LEVEL) if level == 0]
    everywhere = [*g.notebook] + g.stacks[0] + g.stacks[1] + g.tile_middle + g.tile_right
    assert sum(tile in everywhere for tile in start) == 4
