"""The components as sets: counts, what is known of them, even spreads, prices, and the closed lists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from mindtable.content import PROVENANCES, read_toml
from mindtable.games.unconscious.bots.values import TABLE, VALUES, costs, worth
from mindtable.games.unconscious.pieces.effects import (
    INKPOT,
    LEVELS,
    LOCATIONS,
    PLAY,
    POINTS,
    QUALITIES,
    REPRESS,
    REPUTATION,
    RESOLVE_COLUMN,
    RESOLVE_ROW,
    RESOLVE_TILE,
    ROOM,
    THERAPY,
    TREAT,
    Effect,
    part_op,
)

Row = dict[str, Any]

PACKAGE = "mindtable.games.unconscious"
COLOURS = ("green", "purple", "red")
SYMBOLS = ("waves", "cloud", "eye")
DISTRICT = dict(zip(LOCATIONS, [colour for colour in COLOURS for _ in "ab"], strict=True))


def rows(file: str, kind: str) -> list[Row]:
    found: list[Row] = read_toml(PACKAGE, f"{file}.toml")[kind]
    return found


CITY = read_toml(PACKAGE, "city.toml")
TILES = rows("notebook", "tile")
LEVEL_1 = [tile for tile in TILES if tile["level"] == "I"]
LEVEL_2 = [tile for tile in TILES if tile["level"] == "II"]
START = [tile for tile in TILES if tile["level"] == "start"]
RESEARCH = rows("research", "card")
TREATISES = rows("treatises", "treatise")
CLIENTS = rows("clients", "client")
ROUTINE = [client for client in CLIENTS if client["kind"] == "routine"]
CASES = [client for client in CLIENTS if client["kind"] == "case"]
GRIEF = [layer for layer in rows("grief", "grief") if layer["id"] != "starting"]
STARTING_LAYER = next(layer for layer in rows("grief", "grief") if layer["id"] == "starting")
DREAMS = rows("dreams", "dream")
MANIFEST = [dream for dream in DREAMS if dream["kind"] == "manifest"]
LATENT = [dream for dream in DREAMS if dream["kind"] == "latent"]
OVERLAYS = rows("overlays", "overlay")
OFFICES = rows("offices", "office")
SETS = {
    "level I": (LEVEL_1, 24),
    "level II": (LEVEL_2, 24),
    "starting tiles": (START, 12),
    "research": (RESEARCH, 36),
    "treatises": (TREATISES, 9),
    "routine": (ROUTINE, 12),
    "case studies": (CASES, 12),
    "grief": (GRIEF, 24),
    "manifest": (MANIFEST, 24),
    "latent": (LATENT, 24),
    "overlays": (OVERLAYS, 6),
    "offices": (OFFICES, 4),
    "locations": (CITY["location"], 6),
    "districts": (CITY["district"], 3),
    "goals": (CITY["goal"], 7),
    "actions": (CITY["action"], 9),
}
FREE_OF_REPUTATION_AND_THERAPY = [
    *(tile[part] for tile in LEVEL_1 + LEVEL_2 for part in ("main", "banner")),
    *(tile["main"] for tile in START),
    *(entry["effect"] for entry in RESEARCH + GRIEF),
    *(bonus for overlay in OVERLAYS for side in ("colour", "grey") for bonus in overlay[side]),
]


def gains(text: str) -> list[int]:
    return [part_op(gain) for gain in Effect(text).gains]


def banner(start: Row) -> str:
    """What the banner of a starting tile generates, as an effect."""
    return ", ".join(f"generate {insight}" for insight in start["insights"])


# --- counts and headings


@pytest.mark.parametrize("name", SETS)
def test_counts_are_those_of_the_box(name: str) -> None:
    found, count = SETS[name]
    assert len(found) == count


@pytest.mark.parametrize("name", SETS)
def test_every_entry_has_an_id_and_says_where_it_comes_from(name: str) -> None:
    for row in SETS[name][0]:
        assert row["id"] == row["id"].lower()
        assert not set(row["id"]) - set("abcdefghijklmnopqrstuvwxyz0123456789-")
        assert row["provenance"] in PROVENANCES


@pytest.mark.parametrize("kind", [TILES, RESEARCH, TREATISES, CLIENTS, GRIEF, DREAMS, OVERLAYS, OFFICES])
def test_ids_differ(kind: list[Row]) -> None:
    assert len({row["id"] for row in kind}) == len(kind)


def test_starting_layer() -> None:
    assert STARTING_LAYER["copies"] == 5
    assert STARTING_LAYER["therapy"] == 2
    assert "symbol" not in STARTING_LAYER
    assert ROOM in gains(STARTING_LAYER["effect"])


# --- what is known is in the pack as it is


@pytest.mark.parametrize("main", ["repress: generate median any", "median any: box 1"])
def test_known_tiles(main: str) -> None:
    assert [tile["provenance"] for tile in TILES if tile["main"] == main] == ["rulebook"]


def test_known_treatise() -> None:
    known = [row for row in TREATISES if row["provenance"] == "rulebook"]
    assert [(row["volumes"], row["points"]) for row in known] == [(["red", "red", "green", "purple"], 12)]


def test_known_case_study() -> None:
    known = [row["scoring"] for row in CASES if row["provenance"] == "rulebook"]
    assert [(scoring["per"], scoring["points"]) for scoring in known] == [("level-1-tiles", 3)]
    assert known[0]["cap"] >= 9  # the rulebook scores three tiles


@pytest.mark.parametrize(
    ("symbol", "effect"), [("cloud", "points 2, coffee 1"), ("waves", "points 4, generate major growth")]
)
def test_known_layers(symbol: str, effect: str) -> None:
    assert [(row["symbol"], row["provenance"]) for row in GRIEF if row["effect"] == effect] == [(symbol, "public")]


@pytest.mark.parametrize(
    "effect",
    [
        "major passion + minor growth: therapy 2, points 3",
        "major growth + minor passion: therapy 2, points 3",
        "major passion + minor passion + minor growth: therapy 3, resolve tile",
        "major freedom + minor freedom + minor passion: therapy 3, resolve tile",
    ],
)
def test_known_dreams(effect: str) -> None:
    assert [row["provenance"] for row in DREAMS if row["effect"] == effect] == ["public"]


def test_grey_overlays_treat_in_the_middle() -> None:
    assert {overlay["grey"][1] for overlay in OVERLAYS} == {"treat"}


def test_known_boards() -> None:
    locations = {row["id"]: row for row in CITY["location"]}
    assert list(locations) == list(LOCATIONS)
    assert {id: row["district"] for id, row in locations.items()} == DISTRICT
    assert locations["library"]["effects"] == ["generate minor growth", "coffee 1", "median growth: box 1"]
    assert locations["theatre"]["bonuses"] == ["resolve column", "generate major growth", "research 1"]
    assert CITY["district"][2]["bonuses"][2] == "inkpot 1-3, box 2"
    assert CITY["insights_on_map"]["points"] == [4, 10, 18]
    assert [action["id"] for action in CITY["action"]] == [id for row in CITY["table"]["grid"] for id in row]
    assert CITY["player"]["row_points"] == [1, 5, 16]
    assert CITY["player"]["tag_points"] == [0, 1, 3, 6, 10, 15]
    assert next(goal for goal in CITY["goal"] if goal["id"] == "two-columns")["tags"] == ["cafe", "cafe"]


# --- no two alike


@pytest.mark.parametrize(
    "looks",
    [
        [tile["main"] for tile in TILES],
        [banner(tile) for tile in START],
        [card["effect"] for card in RESEARCH],
        [tuple(row["volumes"]) for row in TREATISES],
        [tuple(row["tags"]) for row in TREATISES],
        [client["ability"] for client in ROUTINE],
        [client["scoring"]["per"] for client in CASES],
        [layer["effect"] for layer in GRIEF],
        [dream["effect"] for dream in DREAMS],
        [tuple(overlay["colour"]) for overlay in OVERLAYS],
        [tuple(overlay["grey"]) for overlay in OVERLAYS],
        [office["letter"] for office in OFFICES],
    ],
)
def test_no_two_alike(looks: list[Any]) -> None:
    assert [look for look, count in Counter(looks).items() if count > 1] == []


# --- even spreads


def mentions(texts: Iterator[str]) -> Counter[str]:
    words = [word.strip(",:") for text in texts for word in text.split()]
    return Counter(word for word in words if word in QUALITIES)


@pytest.mark.parametrize(
    "texts",
    [
        [tile[part] for tile in LEVEL_1 for part in ("main", "banner")],
        [tile[part] for tile in LEVEL_2 for part in ("main", "banner")],
        [tile["main"] for tile in START],
        [banner(tile) for tile in START],
        [card["effect"] for card in RESEARCH],
        [layer["effect"] for layer in GRIEF],
        [dream["effect"] for dream in MANIFEST],
        [dream["effect"] for dream in LATENT],
        [dream["effect"].split()[1] for dream in DREAMS],
    ],
)
def test_qualities_are_even(texts: list[str]) -> None:
    counts = mentions(iter(texts))
    assert len(set(counts.values())) <= 1, counts


def test_starting_tiles_of_a_letter_lie_in_three_districts() -> None:
    for letter in "ABCD":
        three = [tile for tile in START if tile["letter"] == letter]
        assert {DISTRICT[tile["location"]] for tile in three} == set(COLOURS)
        assert len({tile["main"].replace(q, "") for tile in three for q in QUALITIES if q in tile["main"]}) == 3
    assert set(Counter(tile["location"] for tile in START).values()) == {2}


def test_research_is_even_in_tags_and_volumes() -> None:
    assert Counter((card["tag"], card["volume"]) for card in RESEARCH) == {
        (location, colour): 2 for location in LOCATIONS for colour in COLOURS
    }


def test_banners_name_every_location_once() -> None:
    named = [tile["banner"].split()[1] for tile in LEVEL_1 if tile["banner"].startswith("location ")]
    assert sorted(named) == sorted(LOCATIONS)


def test_treatises_are_even() -> None:
    assert Counter(row["size"] for row in TREATISES) == {3: 3, 4: 3, 5: 3}
    assert all(len(row["volumes"]) == row["size"] for row in TREATISES)
    assert Counter(volume for row in TREATISES for volume in row["volumes"]) == dict.fromkeys(COLOURS, 12)
    assert Counter(row["volumes"][0] for row in TREATISES) == dict.fromkeys(COLOURS, 3)
    for size in (3, 4, 5):
        tags = [tag for row in TREATISES if row["size"] == size for tag in row["tags"]]
        assert sorted(tags) == sorted(LOCATIONS)
    assert all(DISTRICT[row["tags"][0]] != DISTRICT[row["tags"][1]] for row in TREATISES)


def test_tags_of_routine_clients_are_even_and_of_one_district() -> None:
    assert all(len(client["tags"]) == 2 and len({DISTRICT[tag] for tag in client["tags"]}) == 1 for client in ROUTINE)
    assert Counter(tag for client in ROUTINE for tag in client["tags"]) == dict.fromkeys(LOCATIONS, 4)


def test_goals_carry_each_location_once() -> None:
    assert sorted(tag for goal in CITY["goal"] for tag in set(goal["tags"])) == sorted(LOCATIONS)
    assert [goal["points"] for goal in CITY["goal"] if not goal["tags"]] == [3]


def test_symbols_are_even() -> None:
    assert Counter(layer["symbol"] for layer in GRIEF) == dict.fromkeys(SYMBOLS, 8)
    assert Counter(layer["therapy"] for layer in GRIEF) == {1: 8, 2: 8, 3: 8}
    cells = Counter((layer["symbol"], layer["therapy"]) for layer in GRIEF)
    assert set(cells.values()) == {2, 3}
    assert len(cells) == 9
    assert Counter(dream["symbol"] for dream in MANIFEST if "symbol" in dream) == dict.fromkeys(SYMBOLS, 6)
    assert not [dream for dream in LATENT if "symbol" in dream]


def test_overlays_are_two_to_a_district() -> None:
    assert Counter(overlay["district"] for overlay in OVERLAYS) == dict.fromkeys(COLOURS, 2)
    quality = dict(zip(COLOURS, QUALITIES, strict=True))
    for overlay in OVERLAYS:
        assert set(mentions(iter(overlay["colour"]))) == {quality[overlay["district"]]}
        assert not mentions(iter(overlay["grey"]))


# --- therapy and points of clients


def test_every_client_fits_the_therapy_track() -> None:
    assert {client["therapy"] for client in ROUTINE} == {3, 4}
    assert {client["therapy"] for client in CASES} == {4, 5}
    sums = {client["therapy"] + layer["therapy"] for client in CLIENTS for layer in GRIEF}
    assert sums == {4, 5, 6, 7, 8}
    assert max(sums) < len(CITY["therapy"]["points"])


def test_points_of_clients() -> None:
    assert {client["points"] for client in ROUTINE} == {3, 4, 5}
    assert {client["points"] for client in CASES} == {5, 6, 7}
    for client in CASES:
        assert "tags" not in client
        assert 8 <= client["scoring"]["cap"] <= 12
        assert 4 <= scored(client) <= 7.5


# --- prices


def scored(case: Row) -> float:
    """What the scoring of a case study brings, by the number of things a player has."""
    scoring = case["scoring"]
    reached: float = min(scoring["cap"], scoring["points"] * TABLE["scorings"][scoring["per"]])
    return reached


def prices() -> dict[str, list[float]]:
    def of(found: list[Row], field: str = "effect") -> list[float]:
        return [worth(Effect(row[field])) for row in found]

    return {
        "level-I-main": of(LEVEL_1, "main"),
        "level-I-banner": of(LEVEL_1, "banner"),
        "level-II-main": of(LEVEL_2, "main"),
        "level-II-banner": of(LEVEL_2, "banner"),
        "start-main": of(START, "main"),
        "start-banner": [worth(Effect(banner(tile))) for tile in START],
        "research": of(RESEARCH),
        "grief-1": of([layer for layer in GRIEF if layer["therapy"] == 1]),
        "grief-2": of([layer for layer in GRIEF if layer["therapy"] == 2]),
        "grief-3": of([layer for layer in GRIEF if layer["therapy"] == 3]),
        "manifest-symbol": of([dream for dream in MANIFEST if "symbol" in dream]),
        "manifest-plain": of([dream for dream in MANIFEST if "symbol" not in dream]),
        "latent": of(LATENT),
        "overlay-colour": [worth(Effect(text)) for overlay in OVERLAYS for text in overlay["colour"]],
        "overlay-grey": [worth(Effect(text)) for overlay in OVERLAYS for text in overlay["grey"]],
        "routine": [
            client["points"]
            + VALUES["tag"] * 2
            + TABLE["abilities"][client["ability"]]
            - VALUES["therapy"] * client["therapy"]
            for client in ROUTINE
        ],
        "case-study": [client["points"] + scored(client) - VALUES["therapy"] * client["therapy"] for client in CASES],
        **{
            f"treatise-{size}": [
                row["points"] + VALUES["tag"] * (2 - size) - VALUES["coloured_insight"]
                for row in TREATISES
                if row["size"] == size
            ]
            for size in (3, 4, 5)
        },
    }


@pytest.mark.parametrize("name", sorted(prices()))
def test_prices_keep_to_their_bands(name: str) -> None:
    found = prices()[name]
    band = TABLE["bands"][name]
    least, most = band["each"]
    assert least - 0.001 <= min(found) <= max(found) <= most + 0.001
    least, most = band["mean"]
    assert least - 0.001 <= sum(found) / len(found) <= most + 0.001


def test_every_band_is_used() -> None:
    assert TABLE["bands"].keys() == prices().keys()
    assert TABLE["abilities"].keys() == {client["ability"] for client in ROUTINE}
    assert TABLE["scorings"].keys() == {client["scoring"]["per"] for client in CASES}


def test_level_2_is_worth_about_a_third_more_and_its_banners_half() -> None:
    mean = {name: sum(found) / len(found) for name, found in prices().items()}
    assert 1.2 <= mean["level-II-main"] / mean["level-I-main"] <= 1.45
    assert mean["level-II-banner"] < 0.6 * mean["level-I-banner"]


def test_weak_main_effects_have_rich_banners() -> None:
    for level in (LEVEL_1, LEVEL_2):
        sums = [2 * worth(Effect(tile["main"])) + worth(Effect(tile["banner"])) for tile in level]
        assert max(sums) - min(sums) < 1


def test_layers_grow_with_their_therapy() -> None:
    mean = [sum(found) / len(found) for found in (prices()[f"grief-{n}"] for n in (1, 2, 3))]
    assert all(1.5 < b - a < 2.5 for a, b in pairwise(mean))


def test_worth_is_what_it_brings_less_what_it_costs() -> None:
    effect = Effect("median any + repress: generate major growth, elevate 2, points 1")
    assert costs(effect) == pytest.approx(1.7 - 0.2 + 0.7)
    assert worth(effect) == pytest.approx(2.5 + 1.4 + 1 - 2.2)
    assert worth(Effect("generate minor any")) > worth(Effect("generate minor growth"))
    assert worth(Effect("transfer 1 or elevate 1 freedom")) == pytest.approx(0.7)
    assert worth(Effect("inkpot 1-4")) > worth(Effect("inkpot 1"))


# --- closed lists, no loops


@pytest.mark.parametrize("text", FREE_OF_REPUTATION_AND_THERAPY)
def test_reputation_and_therapy_come_from_nowhere_else(text: str) -> None:
    assert not {REPUTATION, THERAPY} & set(gains(text))


def test_dreams_alone_give_therapy() -> None:
    assert all(THERAPY in gains(dream["effect"]) for dream in DREAMS)
    assert not [dream for dream in DREAMS if REPUTATION in gains(dream["effect"])]
    assert not [dream for dream in DREAMS if TREAT in gains(dream["effect"])]
    city = [text for row in CITY["location"] for text in row["effects"] + row["bonuses"]]
    assert not [text for text in city if {THERAPY, REPUTATION} & set(gains(text))]
    bonuses = [text for row in CITY["district"] for text in row["bonuses"]]
    assert [REPUTATION in gains(text) for text in bonuses] == [False, False, False, True] * 3


@pytest.mark.parametrize(
    "text",
    [
        *(tile["main"] for tile in TILES),
        *(tile["banner"] for tile in LEVEL_1 + LEVEL_2),
        *(layer["effect"] for layer in GRIEF),
    ],
)
def test_tiles_banners_and_layers_cannot_loop(text: str) -> None:
    # Playing a research card could move the inkpot or resolve a tile.
    assert not {INKPOT, RESOLVE_TILE, RESOLVE_ROW, RESOLVE_COLUMN, TREAT, PLAY} & set(gains(text))


def test_research_neither_treats_nor_plays_more_research() -> None:
    assert not [card for card in RESEARCH if {TREAT, PLAY} & set(gains(card["effect"]))]


def test_tiles_give_points_only_for_insights_used() -> None:
    pointed = [
        tile for tile in TILES if POINTS in gains(tile["main"]) or POINTS in gains(tile.get("banner", "coffee 1"))
    ]
    assert len(pointed) <= 6
    for tile in pointed:
        cost = Effect(tile["main"]).cost
        assert cost
        assert REPRESS not in cost
        assert POINTS not in gains(tile.get("banner", "coffee 1"))


def test_level_1_is_mostly_free_and_level_2_mostly_converts() -> None:
    assert sum(not Effect(tile["main"]).cost for tile in LEVEL_1) >= 13
    assert sum(bool(Effect(tile["main"]).cost) for tile in LEVEL_2) == 18
    assert not [tile for tile in LEVEL_1 + LEVEL_2 if Effect(tile["banner"]).cost]


def test_insights_of_starting_banners_come_from_the_reserve() -> None:
    for tile in START:
        assert 2 <= len(tile["insights"]) <= 3
        for insight in tile["insights"]:
            level, quality = insight.split()
            assert level in LEVELS
            assert quality in QUALITIES
