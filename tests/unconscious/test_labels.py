"""What is asked and what each choice is called, in this position and for this viewer; effects in words."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import skip_boxes, use
from tests.unconscious.table import do, lay
from tests.unconscious.test_cite import OTHERS
from tests.unconscious.test_treatise import GREEN, PURPLE, RED_FIRST, SMALL, writer
from tests.unconscious.turns import place

import mindtable
from mindtable.games.unconscious.pieces.effects import Effect
from mindtable.games.unconscious.wording.phrasing import effect_phrase
from mindtable.kernel.phrases import Seat
from mindtable.kernel.play import Play
from mindtable.kernel.viewers import SPECTATOR, team_viewer
from mindtable.text import LANGUAGES, phrase_text

GAME = mindtable.game("unconscious")
COUCH = """
[seat.0]
coffee = 1
boxes = 1
insights = { growth-major = 1, growth-minor = 1, freedom-minor = 1, freedom-median = 1 }
rooms = ["the-dizzy-acrobat starting night-train - 6"]
"""
DESK = """
freud = "theatre"
research = ["forgotten-names", "stage-fright"]
[tiles]
i = ["one-01", "one-02", "one-05"]
ii = ["two-01", "two-02", "two-03"]
[seat.0]
coffee = 4
bright = 1
inkpot = "left"
professor = "opera"
hand = ["tears-at-the-comedy"]
insights = { growth-minor = 1 }
notebook = ["one-06", "one-07", "", "", "", "", "", "", ""]
[seat.1]
professor = "cafe"
"""


def asked(play: Play, viewer: int | None = None, language: str = "en") -> str:
    return phrase_text(language, play.question(play.deciders()[0] if viewer is None else viewer), GAME)


def called(play: Play, action: str, language: str = "en") -> str:
    seat = play.deciders()[0]
    assert play.why_not(seat, action) is None
    return phrase_text(language, play.label(seat, play.parse(action)), GAME)


def at(table: str, *actions: str) -> Play:
    play = lay(table)
    do(play, *actions)
    return play


# --- effects in words


@pytest.mark.parametrize(
    ("notation", "words"),
    [
        ("coffee 2", "gain 2 coffee"),
        ("generate minor growth, elevate 1", "generate a minor growth insight, elevate an insight"),
        ("repress: generate median any", "repress an insight: generate a median insight of any quality"),
        (
            "major passion + minor growth: therapy 2, points 3",
            "use a major passion insight, a minor growth insight: 2 therapy points, score 3 points",
        ),
        ("minor any + repress: box 1", "use a minor insight of any quality and repress an insight: gain 1 box"),
        ("transfer 1 or elevate 1 freedom", "transfer an insight or elevate a freedom insight"),
        ("resolve tile twice", "resolve one notebook tile 2 times"),
        ("inkpot 1-3", "move the inkpot 1 to 3 spaces"),
        ("location cafe", "resolve the effects of the Café"),
        ("resolve row, tile, treat", "resolve a row, gain a notebook tile, treat one client"),
        ("reputation 1, room", "gain a reputation, open your second room"),
    ],
)
def test_the_notation_in_words(notation: str, words: str) -> None:
    assert phrase_text("en", effect_phrase(Effect(notation)), GAME) == words


def test_plurals_of_effects() -> None:
    coffee = [phrase_text("pl", effect_phrase(Effect(f"coffee {n}")), GAME) for n in (1, 2, 5)]
    assert coffee == ["otrzymaj 1 kawę", "otrzymaj 2 kawy", "otrzymaj 5 kaw"]
    boxes = [phrase_text("ru", effect_phrase(Effect(f"box {n}")), GAME) for n in (1, 2, 5)]
    assert boxes == ["получите 1 шкатулку", "получите 2 шкатулки", "получите 5 шкатулок"]
    used = phrase_text("de", effect_phrase(Effect("major growth + minor freedom: points 1")), GAME)
    assert used == "setze ein umfassendes Wachstum, eine geringe Freiheit ein: erhalte 1 Punkt"


# --- the meeting table


def test_idea_spaces_tell_what_they_touch() -> None:
    play = at(DESK, "turn state")
    assert called(play, "space b3") == (
        "Idea space b3, inkpot 3: Generate, Gain a research card, Elevate and transfer, Play research or publish"
    )
    do(play, "space b3")
    assert asked(play) == "At which action do your ideas on b3 point?"
    assert called(play, "point generate") == (
        "Action: Generate. Generate one minor growth, one minor freedom and one minor passion insight."
    )
    do(play, "point generate")
    assert asked(play) == "What do you place? The action is: Generate."
    assert called(play, "place idea") == "Place one idea: the action once"
    assert called(play, "place idea-and-bright") == "Place one idea and one bright idea: the action twice"
    do(play, "place two-ideas")
    assert asked(play) == "Do you resolve the action, up to 2 times: Generate?"
    assert called(play, "point generate") == "Resolve: Generate"
    assert called(play, "done") == "Skip the action"


def test_recalling_tells_the_coffee_it_brings() -> None:
    play = lay('[ideas]\nb2 = "0 1 generate"\nb3 = "0 1 elevate"\n[seat.0]\ncoffee = 1\n')
    assert called(play, "turn recall") == "Recall Ideas: gain 2 coffee"
    full = lay('[ideas]\nb2 = "0 1 generate"\n[seat.0]\ncoffee = 6\n')
    assert called(full, "turn recall") == "Recall Ideas"
    do(play, "turn recall")
    assert called(play, "done") == "No bonus"


def test_the_inkpot_tells_where_it_lands_and_what_it_takes() -> None:
    play = lay(DESK)
    place(play, "b3", "generate")
    do(play, "done")
    assert asked(play) == (
        "How far does the inkpot move? The value is 3; bright ideas change it by 1 each. "
        "It stands here: left: the reputation track."
    )
    assert called(play, "inkpot 3") == "Move the inkpot 3 spaces → row 2; this frees an idea and a column"
    assert called(play, "inkpot 2") == (
        "Move the inkpot 2 spaces → row 1; this frees an idea and a column – 1 bright idea"
    )
    do(play, "inkpot 2")
    assert asked(play) == "Which effect do you resolve next? (notebook)"
    assert called(play, "part 0") == "Effect: generate a minor growth insight"
    assert called(play, "part 1") == "Tile in row 1, space 1: elevate an insight"


# --- tiles, research, the city


def test_tiles_are_told_with_price_and_effects() -> None:
    play = lay(DESK)
    place(play, "c1", "notebook-3")
    do(play, "point notebook-3")
    assert called(play, "tile i-right") == (
        "Take the tile (level I, right column, 3 coffee): main effect: gain 1 coffee; banner: gain 1 bright idea"
    )
    do(play, "tile i-right", "part 0")
    assert asked(play) == "Which effect do you resolve next? (notebook)"
    assert called(play, "part 0") == "Effect: banner: gain 1 bright idea"
    do(play, "part 0")
    assert asked(play).startswith("Where does the tile go (gain 1 coffee)?")
    assert called(play, "row 1") == "Place it: row 1, space 3; this fills row 1 and frees a coloured insight"
    assert called(play, "row 2") == "Place it: row 2, space 1"


def test_a_place_without_a_tile_gives_points() -> None:
    play = lay(DESK.replace('"one-05"]', '""]'))
    place(play, "c1", "notebook-3")
    do(play, "point notebook-3")
    assert called(play, "tile i-right") == "No tile left (level I, right column, 3 coffee): score 3 points"


def test_figures_tell_where_they_go() -> None:
    play = lay(DESK)
    place(play, "c2", "professor")
    do(play, "point professor")
    assert called(play, "walk professor-1") == "Move: professor, 1 location → Museum"
    assert called(play, "walk professor-2") == "Move: professor, 2 locations → University"
    assert called(play, "walk professor-freud") == "Move: professor, to Freud → Theatre"
    do(play, "walk professor-freud")
    assert asked(play) == (
        "Theatre: you may resolve its effects 2 times. "
        "How many bright ideas do you spend, for two more resolutions each?"
    )
    assert called(play, "boost 1") == "1 bright idea: 4 resolutions"
    assert called(play, "boost 1", "pl") == "1 świetny pomysł: 4 rozpatrzenia"
    do(play, "boost 1")
    assert asked(play) == "Theatre: which effect do you resolve? 4 resolutions are left."
    assert called(play, "effect 1") == "Effect: generate a minor growth insight"


def test_treatises_and_citations() -> None:
    play = lay(writer([GREEN[0], PURPLE[0]]) + OTHERS)
    use(play, "play", "b3")
    assert asked(play) == "Do you play research cards, up to 2, or publish a treatise?"
    assert called(play, f"publish {SMALL}") == "Publish: The Grammar of Sleep (8 points)"
    do(play, f"publish {SMALL}")  # the one green card in play is its leftmost volume
    assert asked(play) == (
        "Which volume do you add to this treatise: The Grammar of Sleep? Still needed: green volume, purple volume."
    )
    cite = play.label(0, play.parse(f"cite {RED_FIRST}"))
    assert cite.args["seat"] == Seat(1)
    words = phrase_text("en", cite, GAME, ["", "Ada"])
    assert words.startswith("Cite from: The Embers of Childhood (Ada): ")
    assert words.endswith("green volume)")


# --- clients


def test_clients_and_their_layers() -> None:
    table = """
        clients = ["the-laughing-widow waves-1a", "the-dizzy-acrobat cloud-1a", "the-fire-watcher eye-1a"]
        dreams = ["night-train", "house-without-doors"]
        [seat.0]
        coffee = 0
        rooms = ["- - - - 0"]
    """
    play = at(table, "turn treat")
    skip_boxes(play)
    assert called(play, "client 1") == (
        "The Laughing Widow (4 therapy points, 4 points, tags: University, Café). "
        "Each catharsis of your other clients gives 1 box more. "
        "Grief layer (waves, 1 therapy point): score 1 point, generate a median growth insight"
    )
    assert called(play, "client 3").startswith("The Fire Watcher (")
    do(play, "client 1")
    assert asked(play) == "Which manifest dream does this client get: The Laughing Widow?"
    price = "use a major growth insight, a minor freedom insight: 2 therapy points, score 3 points"
    assert called(play, "dream 1") == (
        f"Manifest dream: The Night Train (waves): {price} (matches the grief layer: 1 box more)"
    )
    assert "matches" not in called(play, "dream 2")
    assert called(play, "dream top") == "Manifest dream: unseen, from the deck"


def test_starting_clients_have_the_starting_layer() -> None:
    label = called(lay('stage = "clients"'), "client 1")
    assert label.endswith(
        "Starting grief layer (2 therapy points): open your second room, score 2 points, gain 2 coffee"
    )


def test_starting_tiles_tell_where_everything_begins() -> None:
    play = lay('stage = "tiles"')
    label = called(play, "start 1")
    assert label.startswith("Starting tile: ")
    assert "Professor: " in label
    assert "; insights: " in label


def test_treating_tells_the_dream_and_its_price() -> None:
    play = at(COUCH, "turn treat")
    assert called(play, "treat 1") == (
        "Treat: The Dizzy Acrobat – The Night Train (waves): "
        "use a major growth insight, a minor freedom insight: 2 therapy points, score 3 points"
    )
    do(play, "treat 1")  # the major growth is the only one that fits
    assert (
        asked(play) == "Which insight do you pay with? Due: minor freedom. It brings: 2 therapy points, score 3 points."
    )
    assert called(play, "pay freedom-minor") == "Pay with: minor freedom"
    assert called(play, "pay freedom-median") == "Pay with: median freedom (a higher level than is due)"
    assert asked(play, language="ru") == (
        "Каким озарением вы платите? К оплате: малое озарение свободы. Это даёт: 2 очка терапии, получите 3 очка."
    )


def test_boxes_and_the_end_of_the_turn() -> None:
    play = at(COUCH, "turn treat", "done")
    assert asked(play) == "Do you use your 1 box for therapy before your turn ends?"
    assert called(play, "box 1") == "A box for: The Dizzy Acrobat (6 therapy points to go)"
    assert called(play, "done") == "End the turn"


# --- who may know


def test_the_card_about_to_be_given_is_told_to_its_player_only() -> None:
    play = lay(DESK)
    place(play, "b2", "research")
    do(play, "point research")
    assert called(play, "exchange tears-at-the-comedy") == (
        "Exchange: Tears at the Comedy (Theatre, red volume): use a median growth insight: score 4 points"
    )
    do(play, "exchange tears-at-the-comedy")
    for viewer in (0, team_viewer(0)):
        assert asked(play, viewer) == "Which card do you take for this one: Tears at the Comedy?"
    for viewer in (1, team_viewer(1), SPECTATOR):
        assert asked(play, viewer) == "Which card do you take for it?"


# --- the catalogue


def entry(kind: str, id: str) -> dict[str, object]:
    return next(found.describe() for found in GAME.catalogue() if (found.kind, found.id) == (kind, id))


def test_a_tile_with_its_effects() -> None:
    told = entry("tile", "one-05")
    assert told["name"] == {"key": "tile-one", "args": {}}
    assert told["about"] == {"key": "effect-coffee", "args": {"n": 1}}
    assert told["fields"] == {
        "level": "I",
        "main": {"key": "effect-coffee", "args": {"n": 1}},
        "main_signs": {"cost": [], "gains": [{"op": "coffee", "n": 1}]},
        "banner": {"key": "effect-bright", "args": {"n": 1}},
        "banner_signs": {"cost": [], "gains": [{"op": "bright", "n": 1}]},
    }


def test_clients_of_both_kinds() -> None:
    routine, case = entry("client", "the-dizzy-acrobat")["fields"], entry("client", "the-fire-watcher")["fields"]
    assert isinstance(routine, dict)
    assert isinstance(case, dict)
    assert (routine["tags"], routine["therapy"], routine["points"]) == (["theatre", "theatre"], 3, 3)
    assert routine["power"] == {"key": "ability-cheap-elevate-help", "args": {}}
    assert "ability_name" not in case
    assert case["power"]["key"].startswith("case-")
    assert set(case["power"]["args"]) == {"points", "cap"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_catalogue_is_words(language: str) -> None:
    for found in GAME.catalogue():
        for phrase in found.phrases():
            text = phrase_text(language, phrase, GAME)
            assert text
            assert not any(sign in text for sign in ("{", "effect-", "-help", "label-", "noun-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_shows_a_key(language: str) -> None:
    for table, actions in ((COUCH, ("turn treat",)), (COUCH, ("turn treat", "treat 1")), (DESK, ("turn state",))):
        play = at(table, *actions)
        seat = play.deciders()[0]
        said = [asked(play, language=language)]
        said += [phrase_text(language, play.label(seat, action), GAME) for action in play.actions(seat)]
        for text in said:
            assert text
            assert not any(sign in text for sign in ("{", "effect-", "-help", "label-", "verb-", "noun-", "step-"))
