"""Every entry of the content, resolved at a table: what comes of it is what its text says, read independently.

The abilities of the routine clients are tested one by one in `test_ability.py`.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.unconscious.pieces import names, notebook, research, tags_of, use
from tests.unconscious.reading import DREAMS, Reading, Setting, cost_of, rows
from tests.unconscious.table import choices, dial, do, lay, state
from tests.unconscious.turns import finish

from mindtable.games.unconscious.pieces.effects import LOCATIONS

Row = dict[str, Any]

TILES = rows("notebook", "tile")
PLAIN_TILES = [row for row in TILES if row["level"] != "start"]
START_TILES = [row for row in TILES if row["level"] == "start"]
RESEARCH = rows("research", "card")
TREATISES = rows("treatises", "treatise")
CLIENTS = rows("clients", "client")
ROUTINE = [row for row in CLIENTS if row["kind"] == "routine"]
CASES = [row for row in CLIENTS if row["kind"] == "case"]
GRIEF = rows("grief", "grief")
MANIFEST = [row for row in rows("dreams", "dream") if row["kind"] == "manifest"]
LATENT = [row for row in rows("dreams", "dream") if row["kind"] == "latent"]
PLACES = rows("city", "location")
DISTRICTS = rows("city", "district")
GOALS = rows("city", "goal")
SECTIONS = rows("city", "section")
INCOMES = rows("city", "income")
OVERLAYS = rows("overlays", "overlay")


def by_id(row: object) -> str:
    return str(row["id"]) if isinstance(row, dict) else str(row)


def each(entries: list[Row]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("row", entries, ids=by_id)


def test_nothing_is_missing_here() -> None:
    assert (len(PLAIN_TILES), len(START_TILES), len(RESEARCH), len(TREATISES)) == (48, 12, 36, 9)
    assert (len(ROUTINE), len(CASES), len(GRIEF), len(MANIFEST), len(LATENT)) == (12, 12, 25, 24, 24)
    assert (len(OVERLAYS), len(PLACES), len(DISTRICTS), len(GOALS), len(SECTIONS)) == (6, 6, 3, 7, 4)


# --- notebook tiles


@pytest.mark.parametrize("transfer", [False, True], ids=["", "transfer"])
@each(TILES)
def test_main_effect_of_a_tile(row: Row, transfer: bool) -> None:
    setting = Setting(row["main"], avoid=row["id"])
    setting.row_tile = row["id"]
    setting.seat["notebook"] = [row["id"]]
    play = lay(setting.scenario())
    do(play, "turn state", "space b1", "point notebook-1", "place idea", "done", "inkpot 1")
    reading = Reading(play, setting, transfer=transfer)
    reading.row("1", row["id"], row["main"])
    reading.check()
    assert play.step() == "use-boxes"


@pytest.mark.parametrize("row", [row for row in TILES if "repress" in row["main"]], ids=by_id)
def test_a_coffee_stands_for_each_repress_of_a_tile(row: Row) -> None:
    setting = Setting("generate minor growth", avoid=row["id"], coffee=2)
    setting.seat["notebook"] = [row["id"]]
    play = lay(setting.scenario())
    do(play, "turn state", "space b1", "point notebook-1", "place idea", "done", "inkpot 1")
    reading = Reading(play, setting, coffee=True)
    reading.row("1", row["id"], row["main"])
    reading.check()


@pytest.mark.parametrize("transfer", [False, True], ids=["", "transfer"])
@each(PLAIN_TILES)
def test_banner_of_a_tile(row: Row, transfer: bool) -> None:
    setting = Setting(row["banner"], avoid=row["id"], coffee=3)
    level = row["level"].lower()
    display = setting.sections["tiles"][level]
    assert isinstance(display, list)
    setting.sections["tiles"][level] = [display[0], row["id"], display[2]]
    play = lay(setting.scenario())
    use(play, "notebook-2", "b1")
    do(play, f"tile {level}-middle")
    reading = Reading(play, setting, transfer=transfer)
    assert reading.desk.coffee == 1
    do(play, "part 0")
    reading.resolve(row["banner"])
    reading.check()
    do(play, "row 2")
    assert state(play).notebook[3] == [tile["id"] for tile in TILES].index(row["id"])


@each(START_TILES)
def test_banner_of_a_starting_tile(row: Row) -> None:
    mine = [tile["id"] for tile in START_TILES if tile["letter"] == row["letter"]]
    for seed in range(20):
        play = lay(f'stage = "tiles"\nseed = {seed}')
        if state(play).office[0] == "ABCD".index(row["letter"]):
            break
    do(play, f"start {mine.index(row['id']) + 1}", "row 2")
    made: dict[str, int] = {}
    for insight in row["insights"]:
        level, quality = insight.split()
        made[f"{quality}-{level}"] = made.get(f"{quality}-{level}", 0) + 1
    assert dial(play, 0) == {"reserve": 7 - len(row["insights"]), **made}
    assert LOCATIONS[state(play).professor[0]] == row["location"]
    assert state(play).notebook[:9] == [-1, -1, -1, [t["id"] for t in TILES].index(row["id"])] + [-1] * 5


# --- research and treatises


@each(RESEARCH)
def test_effect_of_a_research_card(row: Row) -> None:
    setting = Setting(row["effect"], avoid=row["id"])
    setting.seat["hand"] = [row["id"], setting.card]
    setting.table["research"] = [row["id"] for row in RESEARCH[-20:] if row["id"] not in setting.scenario()][:2]
    play = lay(setting.scenario())
    use(play, "play", "b4")
    reading = Reading(play, setting)
    floor = len(state(play).stack)
    do(play, f"card {row['id']}")
    if cost_of(row["effect"]):
        do(play, "part 0")
    reading.desk.hand.remove(row["id"])
    reading.desk.in_play.add(row["id"])
    reading.resolve(row["effect"])
    reading.check()
    assert len(state(play).stack) == floor
    assert tags_of(play, 0) == {row["tag"]: 1}


@each(TREATISES)
def test_publishing_a_treatise(row: Row) -> None:
    cards: list[str] = []
    for colour in row["volumes"]:
        cards.append(next(card["id"] for card in RESEARCH if card["volume"] == colour and card["id"] not in cards))
    extra = next(card["id"] for card in RESEARCH if card["volume"] == row["volumes"][0] and card["id"] not in cards)
    play = lay(f"""
        [seat.0]
        notebook = {notebook(0, 3, 0)}
        in_play = {names([*cards, extra])}
        insights = {{ growth-minor = 2 }}
    """)
    use(play, "play", "b4")
    do(play, f"publish {row['id']}")
    for card in cards:
        if play.step() == "gather":
            do(play, f"card {card}")
    do(play, "insight reserve-own")
    g = state(play)
    assert g.points[0] == row["points"]
    ids = [card["id"] for card in RESEARCH]
    number = [treatise["id"] for treatise in TREATISES].index(row["id"])
    assert [ids[card] for card in g.treatise_cards[number]] == cards
    assert g.treatise_owner[number] == 0
    assert [ids[card] for card in g.in_play[0]] == [extra]
    assert sum(g.own[:10]) == 0
    tag = next(card["tag"] for card in RESEARCH if card["id"] == extra)
    expected: dict[str, int] = {}
    for place in [*row["tags"], tag]:
        expected[place] = expected.get(place, 0) + 1
    assert tags_of(play, 0) == expected


# --- clients, grief layers, dreams


@each(CLIENTS)
def test_a_client_is_taken_and_cured(row: Row) -> None:
    """Client and layer together say where therapy begins; the cure brings the points, catharsis the tags."""
    layer = next(layer for layer in GRIEF if layer["therapy"] == 2 and layer["id"] == "cloud-2b")
    first = ["the-girl-who-drew-doors", "the-architect-of-towers"]
    mate = next(name for name in first if name != row["id"])
    place = 1 if row["kind"] == "routine" else 3
    display = ["-", "-", "-", "-"]
    display[place - 1] = f"{row['id']} {layer['id']}"
    play = lay(f"""
        clients = {names(display)}
        [seat.0]
        coffee = 0
        boxes = 5
        rooms = ["{mate} - - - 1"]
    """)
    do(play, "turn treat", "done", "box 1", "done", f"client {place}", "dream 1")
    g = state(play)
    assert g.room_therapy[0] == row["therapy"] + layer["therapy"]
    do(play, "turn treat", *["done"] * 2)  # the other player's turn
    before = g.points[0]
    do(play, "turn treat", "done")
    reached = [g.room_therapy[0]]
    assert tags_of(play, 0) == {}
    while state(play).room_client[0] >= 0 and state(play).boxes[0]:
        do(play, "box 1")
        reached.append(state(play).room_therapy[0])
        if state(play).room_therapy[0] == 3:
            expected: dict[str, int] = {}
            for tag in row.get("tags", []):
                expected[tag] = expected.get(tag, 0) + 1
            assert tags_of(play, 0) == expected
    assert state(play).boxes[0] == 0 or state(play).room_client[0] < 0
    on_the_way = {7: 2, 6: 1}
    scored = sum(on_the_way.get(space, 0) for space in reached[1:])
    scored += 3 if 3 in reached else 0  # the layer's
    scored += row["points"] if reached[-1] == 0 else 0
    assert state(play).points[0] - before == scored


@each(CLIENTS)
def test_points_of_a_cure(row: Row) -> None:
    play = lay(f'[seat.0]\nboxes = 1\nrooms = ["{row["id"]} - - - 1"]')
    do(play, "turn treat", "done", "box 1")
    assert state(play).points[0] == row["points"]
    assert [CLIENTS[client]["id"] for client in state(play).cured[0]] == [row["id"]]


SIX_GREEN = research(3, tag="theatre") + research(3, tag="library")
SIX_PURPLE = research(3, tag="opera") + research(3, tag="museum")
SIX_RED = research(3, tag="university") + research(3, tag="cafe")


def _listed(name: str, ids: list[str]) -> str:
    return f"{name} = {names(ids)}"


def _tiles(level: str, many: int) -> list[str]:
    found = [row["id"] for row in TILES if row["level"] == level][:many]
    other = [row["id"] for row in START_TILES][: max(0, 3 - many)]
    return found + other


ROUTINE_IDS = [row["id"] for row in ROUTINE]
CASE_IDS = [row["id"] for row in CASES]


def _published(many: int) -> str:
    lines = [f"{row['id']} = {{ owner = 0, volumes = [] }}" for row in TREATISES[:many]]
    return "\n[treatises]\n" + "\n".join(lines)


def _on_map(many: int) -> str:
    return "\n[insights_on_map]\n" + "\n".join(
        f"{space} = 0" for space in ("green-3", "red-3", "red-4", "green-4")[:many]
    )


def _goals(many: int) -> str:
    return "\n[goals]\n" + "\n".join(f"{row['id']} = 0" for row in GOALS[:many])


def having(per: str, many: int) -> tuple[str, list[str], str]:
    """So many of what a case study counts: lines for seat 0, further clients cured, further sections."""
    lines, cured, sections = "", [], ""
    match per:
        case "level-1-tiles":
            lines = _listed("notebook", _tiles("I", many))
        case "level-2-tiles":
            lines = _listed("notebook", _tiles("II", many))
        case "cured-routine":
            cured = ROUTINE_IDS[:many]
        case "cured-case-studies":
            cured = [name for name in CASE_IDS if name != "the-twin-who-spoke-for-two"][: many - 1]
        case "treatises":
            lines, sections = f"notebook = {notebook(3, 3, 3)}", _published(many)
        case "research-in-play":
            lines = _listed("in_play", (SIX_GREEN + SIX_RED)[:many])
        case "filled-lines":
            filled = {1: (3, 0, 0), 2: (3, 3, 0), 6: (3, 3, 3)}[many]
            lines = f"notebook = {notebook(*filled)}"
        case "insights-on-map":
            lines, sections = f"notebook = {notebook(3, 3, 3)}", _on_map(many)
        case "tags-green":
            lines = _listed("in_play", SIX_GREEN[:many])
        case "tags-purple":
            lines = _listed("in_play", SIX_PURPLE[:many])
        case "tags-red":
            lines = _listed("in_play", SIX_RED[:many])
        case _:
            assert per == "goals"
            sections = _goals(many)
    return lines, cured, sections


@pytest.mark.parametrize("where", ["cured", "past catharsis", "before catharsis"])
@pytest.mark.parametrize("many", [1, 2, 6])
@each(CASES)
def test_scoring_of_a_case_study(row: Row, many: int, where: str) -> None:
    scoring = row["scoring"]
    most = {"cured-case-studies": 4, "insights-on-map": 4}.get(scoring["per"], 6)
    many = min(many, most)
    lines, cured, sections = having(scoring["per"], many)
    if where == "cured":
        cured = [row["id"], *cured]
        lines += '\nrooms = ["- - - - 0"]'
    else:
        lines += f'\nrooms = ["{row["id"]} {"-" if where == "past catharsis" else "eye-1a"} - - 2"]'
    play = lay(f"first = 0\nsignal = 2\nturn = {{ seat = 1 }}\n[seat.0]\n{lines}\ncured = {names(cured)}\n{sections}")
    do(play, "turn treat")
    finish(play)
    assert play.over
    if scoring["per"] == "cured-case-studies" and where != "cured":
        many -= 1  # it does not count itself before it is cured
    view: Any = play.view()["table"]
    points = view["seats"][0]["final"]["case-studies"]
    others = 0
    for other in cured:
        found = next((case for case in CASES if case["id"] == other and other != row["id"]), None)
        others += found is not None and _of_another_case(found, cured, many)
    due = 0 if where == "before catharsis" else min(scoring["cap"], scoring["points"] * many)
    assert points - others == due


def _of_another_case(case: Row, cured: list[str], many: int) -> int:
    """What the other case studies of `cured-case-studies` score at that table: tiles and cured routine clients."""
    counts = {"level-1-tiles": 0, "level-2-tiles": 0, "cured-routine": 0, "cured-case-studies": many}
    scoring = case["scoring"]
    return int(min(scoring["cap"], scoring["points"] * counts.get(scoring["per"], 0)))


@each(GRIEF)
def test_catharsis_with_a_grief_layer(row: Row) -> None:
    setting = Setting(row["effect"], boxes=2)
    setting.seat["rooms"] = [f"the-girl-who-drew-doors {row['id']} - wish-to-be-found 4"]
    play = lay(setting.scenario())
    do(play, "turn treat", "done")
    reading = Reading(play, setting)
    do(play, "box 1")
    reading.desk.boxes -= 1
    reading.desk.therapy = 3
    reading.resolve(row["effect"])
    reading.check()
    assert play.step() == "use-boxes"
    assert state(play).room_grief[0] < 0


@pytest.mark.parametrize("therapy", [8, 5])
@each(MANIFEST + LATENT)
def test_treating_with_a_dream(row: Row, therapy: int) -> None:
    setting = Setting(row["effect"], avoid=row["id"])
    latent = next(name for name in ("wish-to-be-found", "fear-of-silence") if name != row["id"])
    dreams = f"{row['id']} {latent}" if row["kind"] == "manifest" else f"- {row['id']}"
    setting.seat["rooms"] = [f"the-girl-who-drew-doors - {dreams} {therapy}"]
    play = lay(setting.scenario())
    do(play, "turn treat")
    reading = Reading(play, setting)
    do(play, "treat 1")
    reading.resolve(row["effect"])
    reading.check()
    assert choices(play) == ["done"]  # the client was treated
    g = state(play)
    assert (g.room_manifest[0] if row["kind"] == "manifest" else g.room_latent[0]) < 0


@pytest.mark.parametrize("symbol", ["waves", "cloud", "eye"])
@each(MANIFEST)
def test_symbol_of_a_manifest_dream(row: Row, symbol: str) -> None:
    setting = Setting(row["effect"], avoid=row["id"])
    setting.seat["rooms"] = [f"the-girl-who-drew-doors {symbol}-1a {row['id']} wish-to-be-found 8"]
    play = lay(setting.scenario())
    do(play, "turn treat")
    reading = Reading(play, setting)
    do(play, "treat 1")
    reading.desk.boxes += row.get("symbol") == symbol
    reading.resolve(row["effect"])
    reading.check()


# --- the city


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("transfer", [False, True], ids=["", "transfer"])
@each(PLACES)
def test_effect_of_a_location(row: Row, number: int, transfer: bool) -> None:
    text = row["effects"][number]
    start = LOCATIONS[LOCATIONS.index(row["id"]) - 1]
    setting = Setting(text, professor=start)
    setting.table["freud"] = setting.sections["seat.1"]["professor"] = "museum" if row["id"] == "opera" else "opera"
    play = lay(setting.scenario())
    use(play, "professor", "c3")
    do(play, "walk professor-1", "boost 0")
    reading = Reading(play, setting, transfer=transfer)
    do(play, f"effect {number + 1}")
    reading.resolve(text)
    reading.check()
    assert play.step() == "inkpot-move"


def take_bonus(setting: Setting, place: str, number: int, text: str, transfer: bool = False) -> None:
    """Recall an idea and take a location bonus that is not its district's first."""
    partner = LOCATIONS[LOCATIONS.index(place) ^ 1]
    setting.table["bonus_used"] = [f"{partner}-1"]
    setting.sections["ideas"] = {"b2": "0 1 research"}
    setting.seat["professor"] = place
    others = "opera" if place not in ("opera", "museum", "library") else "university"
    setting.table["freud"] = setting.sections["seat.1"]["professor"] = others
    play = lay(setting.scenario())
    do(play, "turn recall")
    reading = Reading(play, setting, transfer=transfer)
    assert reading.desk.coffee == 2
    do(play, f"bonus {place}-{number}")
    reading.resolve(text)
    reading.check()
    assert play.step() == "use-boxes"
    assert state(play).bonus_used[3 * LOCATIONS.index(place) + number - 1]


@pytest.mark.parametrize("number", [1, 2, 3])
@each(PLACES)
def test_bonus_of_a_location(row: Row, number: int) -> None:
    text = row["bonuses"][number - 1]
    take_bonus(Setting(text), row["id"], number, text)


@pytest.mark.parametrize("side", ["colour", "grey"])
@pytest.mark.parametrize("number", [1, 2, 3])
@each(OVERLAYS)
def test_bonus_of_an_overlay(row: Row, number: int, side: str) -> None:
    text = row[side][number - 1]
    home = next(place["id"] for place in PLACES if place["district"] == row["district"])
    place = home if side == "colour" else LOCATIONS[(LOCATIONS.index(home) + 3) % 6]
    setting = Setting(text)
    setting.sections["options"]["overlays"] = "coloured" if side == "colour" else "grey"
    setting.sections["overlays"] = {place: f"{row['id']}{' grey' if side == 'grey' else ''}"}
    take_bonus(setting, place, number, text)


@pytest.mark.parametrize("value", [3, 4, 5, 6])
@each(DISTRICTS)
def test_bonus_of_a_district(row: Row, value: int) -> None:
    text = row["bonuses"][row["values"].index(value)]
    places = [place["id"] for place in PLACES if place["district"] == row["id"]]
    cards = [card["id"] for card in RESEARCH if card["tag"] in places]
    setting = Setting(text, in_play=cards[:value], professor=places[0], hand=[])
    setting.draws = []
    setting.table["research_deck"] = []
    setting.table["research"] = [card["id"] for card in RESEARCH if card["tag"] not in places][:2]
    setting.table["bonus_used"] = [f"{places[1]}-1"]
    setting.table["freud"] = next(place["id"] for place in PLACES if place["district"] != row["id"])
    setting.sections["ideas"] = {"b2": "0 1 research"}
    setting.seat["notebook"] = [setting.row_tile, "", "", *[tile["id"] for tile in START_TILES[:3]]]
    short = lay(setting.scenario().replace(f'"{cards[value - 1]}"', "").replace(", ]", "]"))
    play = lay(setting.scenario())
    for table in (short, play):
        do(table, "turn recall")
    space = f"{row['id']}-{value}"
    assert f"district {space}" not in choices(short)
    reading = Reading(play, setting)
    do(play, f"district {space}", "insight reserve-own")
    reading.desk.dial["reserve"] -= 1
    reading.resolve(text)
    reading.check()
    assert play.step() == "use-boxes"
    assert state(play).district_owner.count(0) == 1


# --- the reputation track and the goals


@pytest.mark.parametrize("marker", range(1, 11))
def test_actions_of_the_track(marker: int) -> None:
    """Below Freud's marker and to its left: as many as the sections say, each as it is written."""
    texts = [text for section in SECTIONS if section["from"] <= marker for text in section["effects"]]
    for number, text in enumerate(texts):
        setting = Setting(text, inkpot="row-3")
        setting.table["freud_marker"] = marker
        play = lay(setting.scenario())
        do(play, "turn state", "space b1", "point notebook-1", "place idea", "done", "inkpot 1")
        assert choices(play) == [f"part {n}" for n in range(len(texts)) if _possible(texts[n], text)] + ["done"]
        reading = Reading(play, setting)
        assert (reading.desk.points, reading.desk.coffee) == (1, 3)
        do(play, f"part {number}")
        if text.startswith("coffee"):
            reading.resolve(text)
        else:
            reading.part(text)
        reading.check()
        assert play.step() == "use-boxes"


def _possible(text: str, tested: str) -> bool:
    """A client can be treated only where the insights for it lie ready."""
    return text != "treat" or tested == "treat"


@pytest.mark.parametrize("space", range(10))
def test_income_of_the_track(space: int) -> None:
    row = next(row for row in INCOMES if row["from"] <= space <= row["to"])
    setting = Setting("coffee 2", inkpot="row-3", reputation=space)
    before = lay(setting.scenario())
    reading = Reading(before, setting)
    do(before, "turn state", "space b1", "point notebook-1", "place idea", "done", "inkpot 1")
    reading.desk.inkpot = "left"
    reading.resolve(row["effect"])
    reading.check()


GREEN = research(4, volume="green")
ALMOST: dict[str, tuple[str, list[str]]] = {
    "two-columns": (
        '[seat.0]\nnotebook = ["one-01", "one-02", "", "one-03", "one-04", "", "one-05"]',
        ["turn state", "space b1", "point notebook-1", "place idea", "point notebook-1", "tile i-stack", "row 3"],
    ),
    "three-routine": (
        f'[seat.0]\nboxes = 1\ncured = {names(ROUTINE_IDS[:2])}\nrooms = ["{ROUTINE_IDS[2]} - - - 1"]',
        ["turn treat", "done", "box 1"],
    ),
    "three-ideas": (
        '[seat.0]\nlaps = 2\ninkpot = "left"',
        ["turn state", "space b1", "point notebook-1", "place idea", "done", "inkpot 1"],
    ),
    "two-case-studies": (
        f'[seat.0]\nboxes = 1\ncured = {names(CASE_IDS[:1])}\nrooms = ["{CASE_IDS[1]} - - - 1"]',
        ["turn treat", "done", "box 1"],
    ),
    "two-treatises": (
        "[treatises]\nthe-open-cage = { owner = 0, volumes = [] }\n[seat.0]\n"
        f"notebook = {notebook(3, 3, 0)}\nin_play = {names([*GREEN[:2], research(1, volume='purple')[0]])}",
        ["turn state", "space b4", "point play", "place idea", "point play", "publish the-grammar-of-sleep"],
    ),
    "five-cured": (
        "[goals]\nthree-routine = 1\ntwo-case-studies = 1\n[seat.0]\nboxes = 1\n"
        f'cured = {names([*ROUTINE_IDS[:2], *CASE_IDS[:2]])}\nrooms = ["{ROUTINE_IDS[2]} - - - 1"]',
        ["turn treat", "done", "box 1"],
    ),
    "two-insights": (
        'bonus_used = ["library-1"]\n[insights_on_map]\nred-3 = 0\n[ideas]\nb2 = "0 1 research"\n[seat.0]\n'
        f'notebook = {notebook(0, 3, 3)}\nprofessor = "theatre"\nin_play = {names(SIX_GREEN[:3])}',
        ["turn recall", "district green-3", "insight reserve-own"],
    ),
}


@each(GOALS)
def test_a_goal_is_won(row: Row) -> None:
    scenario, steps = ALMOST[row["id"]]
    play = lay(scenario)
    number = [goal["id"] for goal in GOALS].index(row["id"])
    before: dict[str, int] = {}
    points = 0
    for action in steps:
        before, points = tags_of(play, 0), state(play).points[0]
        assert state(play).goal_owner[number] < 0
        do(play, action)
    gathered = 0
    while play.step() in ("gather", "own-insight"):
        before, points = tags_of(play, 0), state(play).points[0]
        do(play, choices(play)[0])
        gathered += 1
    g = state(play)
    assert g.goal_owner[number] == 0
    assert (g.reputation[0], g.freud_marker) == (1, 2)
    if row["tags"]:
        place = row["tags"][0]
        assert tags_of(play, 0).get(place, 0) - before.get(place, 0) >= 2
    else:
        assert g.points[0] - points == row["points"] == 3


# --- the meeting table


@pytest.mark.parametrize("row", [row for row in rows("city", "action") if "effect" in row], ids=by_id)
def test_action_of_the_meeting_table(row: Row) -> None:
    setting = Setting(row["effect"])
    play = lay(setting.scenario())
    space = {"generate": "b2", "research": "b2", "elevate": "b3"}[row["id"]]
    use(play, row["id"], space)
    reading = Reading(play, setting)
    if row["id"] == "research":
        do(play, "done")
        reading.desk = Reading(lay(setting.scenario()), setting).desk
        reading.desk.hand.add(setting.draws[0])
    else:
        reading.resolve(row["effect"])
    reading.check()
    assert play.step() == "inkpot-move"


@pytest.mark.parametrize("column", [1, 2, 3])
@pytest.mark.parametrize("level", ["i", "ii"])
def test_three_ways_to_gain_a_tile(column: int, level: str) -> None:
    """The first column is the tile alone, the second adds its banner, the third its main effect too."""
    ids = {"i": ["one-01", "one-05", "one-03"], "ii": ["two-04", "two-06", "two-02"]}[level]
    play = lay(f"[tiles]\n{level} = {names(ids)}\n[seat.0]\ncoffee = 3\nboxes = 1\ninsights = {{ growth-minor = 1 }}")
    use(play, f"notebook-{column}", "b1" if column < 3 else "c1")
    do(play, f"tile {level}-{('stack', 'middle', 'right')[column - 1]}")
    assert state(play).coffee[0] == 3 - column
    assert choices(play) == [["row 1", "row 2", "row 3"], ["part 0", "done"], ["part 0", "part 1", "done"]][column - 1]


def test_dreams_that_stand_ready_are_in_the_pack() -> None:
    assert {row["id"]: row["effect"] for row in MANIFEST if row["id"] in DREAMS} == DREAMS
