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
from mindtable.games.unconscious.wording.phrasing import effect_label, effect_phrase
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


def told(play: Play, action: str, language: str = "en") -> str:
    """What a label is too short for."""
    about = play.label(play.deciders()[0], play.parse(action)).about
    return phrase_text(language, about, GAME) if about else ""


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
        ("repress: generate median any", "repress an insight → any median insight"),
        (
            "major passion + minor growth: therapy 2, points 3",
            "use a major passion insight, a minor growth insight → 2 therapy points, 3 points",
        ),
        ("minor any + repress: box 1", "use a minor insight of any quality and repress an insight → 1 box"),
        (
            "major growth: generate median any, generate median any",
            "use a major growth insight → 2 × any median insight",
        ),
        (
            "minor growth + minor growth + minor freedom: box 1",
            "use 2 minor growth insights, a minor freedom insight → 1 box",
        ),
        ("repress + repress: box 1", "repress 2 insights → 1 box"),
        ("transfer 1 or elevate 1 freedom", "transfer an insight or elevate a freedom insight"),
        ("resolve tile twice", "resolve one notebook tile twice"),
        ("inkpot 1-3", "move the inkpot 1 to 3 spaces"),
        ("location cafe", "resolve the effects of the Café"),
        ("resolve row, tile, treat", "resolve a row, gain a notebook tile, treat one client"),
        ("reputation 1, room", "gain 1 reputation, open your second room"),
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
    assert used == "setze ein umfassendes Wachstum, eine geringe Freiheit ein → 1 Punkt"


def test_an_effect_has_a_short_form_beside_a_name() -> None:
    effect = Effect("major growth + minor freedom: generate median any, generate median any")
    said = {language: phrase_text(language, effect_label(effect_phrase(effect)), GAME) for language in LANGUAGES}
    assert said == {
        "en": "Effect: major growth, minor freedom → 2 × any median insight",
        "pl": "Efekt: duży wgląd rozwoju, mały wgląd wolności → 2 × średni wgląd dowolnego typu",
        "de": "Effekt: umfassendes Wachstum, geringe Freiheit → 2 × gehobene Erkenntnis beliebiger Art",
        "ru": "Эффект: большое озарение развития, малое озарение свободы → 2 × среднее озарение любого типа",
    }


# --- the meeting table


def test_idea_spaces_tell_what_they_touch() -> None:
    play = at(DESK, "turn state")
    assert called(play, "space b3") == "Idea space b3 (inkpot 3)"
    assert told(play, "space b3") == (
        "Actions: Generate, Gain a research card, Elevate and transfer, Play research or publish"
    )
    do(play, "space b3")
    assert asked(play) == "Which action do your ideas on b3 point at?"
    assert called(play, "point generate") == "Action: Generate"
    assert told(play, "point generate") == (
        "Generate one minor growth, one minor freedom and one minor passion insight."
    )
    do(play, "point generate")
    assert asked(play) == "What do you place for “Generate”?"
    assert called(play, "place idea") == "Place one idea to do the action once"
    assert called(play, "place idea-and-bright") == "Place one idea and one bright idea to do the action twice"
    do(play, "place two-ideas")
    assert asked(play) == "Resolve “Generate”? You can do it twice."
    assert called(play, "point generate") == "Resolve “Generate”"
    assert called(play, "done") == "Skip the action"


def test_recalling_tells_the_coffee_it_brings() -> None:
    play = lay('[ideas]\nb2 = "0 1 generate"\nb3 = "0 1 elevate"\n[seat.0]\ncoffee = 1\n')
    assert called(play, "turn recall") == "Recall Ideas: 2 coffee"
    full = lay('[ideas]\nb2 = "0 1 generate"\n[seat.0]\ncoffee = 6\n')
    assert called(full, "turn recall") == "Recall Ideas"
    do(play, "turn recall")
    assert called(play, "done") == "No bonus"


def test_the_inkpot_tells_where_it_lands_and_what_it_takes() -> None:
    play = lay(DESK)
    place(play, "b3", "generate")
    do(play, "done")
    assert asked(play) == (
        "How far does the inkpot move? The value is 3, and each bright idea changes that by 1. "
        "The inkpot is on the left space (reputation track)."
    )
    assert called(play, "inkpot 3") == "Inkpot: 3 spaces → row 2"
    assert told(play, "inkpot 3") == "This frees an idea and opens a column."
    assert called(play, "inkpot 2") == "Inkpot: 2 spaces → row 1 (1 bright idea)"
    do(play, "inkpot 2")
    assert asked(play) == "Which effect do you resolve next (notebook)?"
    assert called(play, "part 0") == "Effect: a minor growth insight"
    assert called(play, "part 1") == "Tile in row 1, space 1"
    assert told(play, "part 1") == "Effect: 1 elevation"


# --- tiles, research, the city


def test_tiles_are_told_with_price_and_effects() -> None:
    play = lay(DESK)
    place(play, "c1", "notebook-3")
    do(play, "point notebook-3")
    assert called(play, "tile i-right") == "Take the tile (level I, right column, 3 coffee)"
    assert told(play, "tile i-right") == "Main effect: 1 coffee. Banner: 1 bright idea."
    do(play, "tile i-right", "part 0")
    assert asked(play) == "Which effect do you resolve next (notebook)?"
    assert called(play, "part 0") == "Banner"
    assert told(play, "part 0") == "Effect: 1 bright idea"
    do(play, "part 0")
    assert asked(play) == "Where does the tile go? Effect: 1 coffee."
    assert called(play, "row 1") == "Place it in row 1, space 3"
    assert told(play, "row 1") == "This fills row 1 and frees a coloured insight."
    assert called(play, "row 2") == "Place it in row 2, space 1"
    assert told(play, "row 2") == ""


def test_a_place_without_a_tile_gives_points() -> None:
    play = lay(DESK.replace('"one-05"]', '""]'))
    place(play, "c1", "notebook-3")
    do(play, "point notebook-3")
    assert called(play, "tile i-right") == "No tile left (level I, right column, 3 coffee): 3 points"


def test_figures_tell_where_they_go() -> None:
    play = lay(DESK)
    place(play, "c2", "professor")
    do(play, "point professor")
    assert called(play, "walk professor-1") == "Move: professor, 1 location → Museum"
    assert called(play, "walk professor-2") == "Move: professor, 2 locations → University"
    assert called(play, "walk professor-freud") == "Move: professor, to Freud → Theatre"
    do(play, "walk professor-freud")
    assert asked(play) == "You can resolve 2 effects at the Theatre. Spend bright ideas for 2 more each?"
    assert called(play, "boost 1") == "1 bright idea: 4 effects"
    assert called(play, "boost 1", "pl") == "1 świetny pomysł: 4 efekty"
    do(play, "boost 1")
    assert asked(play) == "Which effect do you resolve at the Theatre? You have 4 left."
    assert asked(play, language="de") == "Welchen Effekt führst du im Theater aus? Noch 4 sind möglich."
    assert called(play, "effect 1") == "Effect: a minor growth insight"


def test_treatises_and_citations() -> None:
    play = lay(writer([GREEN[0], PURPLE[0]]) + OTHERS)
    use(play, "play", "b3")
    assert asked(play) == "Play up to 2 research cards, or publish a treatise?"
    assert called(play, f"publish {SMALL}") == "Publish “The Grammar of Sleep” (8 points)"
    do(play, f"publish {SMALL}")  # the one green card in play is its leftmost volume
    assert asked(play) == (
        "Which volume do you add to “The Grammar of Sleep”? Still needed: green volume, purple volume."
    )
    cite = play.label(0, play.parse(f"cite {RED_FIRST}"))
    assert cite.args["seat"] == Seat(1)
    assert phrase_text("en", cite, GAME, ["", "Ada"]) == "Cite “The Embers of Childhood” (Ada)"
    assert told(play, f"cite {RED_FIRST}").endswith("green volume)")


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
    assert called(play, "client 1") == "The Laughing Widow"
    about = told(play, "client 1")
    assert about.startswith("4 therapy points, 4 points, tags: University, Café. ")
    assert about.endswith(" Grief layer (waves, 1 therapy point): 1 point, a median growth insight")
    assert called(play, "client 3") == "The Fire Watcher"
    do(play, "client 1")
    assert asked(play) == "Which manifest dream do you choose for The Laughing Widow?"
    assert called(play, "dream 1") == "Manifest dream: The Night Train (waves)"
    assert told(play, "dream 1") == (
        "Effect: major growth, minor freedom → 2 therapy points, 3 points. "
        "The symbol matches the grief layer: 1 more box."
    )
    assert "matches" not in told(play, "dream 2")
    assert called(play, "dream top") == "Manifest dream: unseen, from the deck"


def test_starting_clients_have_the_starting_layer() -> None:
    about = told(lay('stage = "clients"'), "client 1")
    assert about.endswith("Starting grief layer (2 therapy points): your second room, 2 points, 2 coffee")


def test_starting_tiles_tell_where_everything_begins() -> None:
    play = lay('stage = "tiles"')
    assert called(play, "start 1") == "Starting tile 1"
    about = told(play, "start 1")
    assert about.startswith("Effect: ")
    assert "Your professor starts at the " in about
    assert "Insights: " in about


def test_treating_tells_the_dream_and_its_price() -> None:
    play = at(COUCH, "turn treat")
    assert called(play, "treat 1") == "Treat The Dizzy Acrobat"
    assert told(play, "treat 1") == (
        "The Night Train (waves): major growth, minor freedom → 2 therapy points, 3 points"
    )
    do(play, "treat 1")  # the major growth is the only one that fits
    assert asked(play) == "Which insight do you pay with? Due: minor freedom. In return: 2 therapy points, 3 points."
    assert called(play, "pay freedom-minor") == "Pay with minor freedom"
    assert called(play, "pay freedom-median") == "Overpay with median freedom"
    assert asked(play, language="ru") == (
        "Каким озарением вы платите? К оплате: малое озарение свободы. Вы получите: 2 очка терапии, 3 очка."
    )


def test_boxes_and_the_end_of_the_turn() -> None:
    play = at(COUCH, "turn treat", "done")
    assert asked(play) == "Use your box for therapy before your turn ends?"
    assert called(play, "box 1") == "Use a box for The Dizzy Acrobat"
    assert told(play, "box 1") == "6 therapy points to go."
    assert called(play, "done") == "End the turn"


# --- who may know


def test_the_card_about_to_be_given_is_told_to_its_player_only() -> None:
    play = lay(DESK)
    place(play, "b2", "research")
    do(play, "point research")
    assert called(play, "exchange tears-at-the-comedy") == "Exchange: Tears at the Comedy"
    assert told(play, "exchange tears-at-the-comedy") == "Theatre, red volume. Effect: median growth → 4 points"
    do(play, "exchange tears-at-the-comedy")
    for viewer in (0, team_viewer(0)):
        assert asked(play, viewer) == "Which card do you take for “Tears at the Comedy”?"
    for viewer in (1, team_viewer(1), SPECTATOR):
        assert asked(play, viewer) == "Which card do you take in exchange?"


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
        labels = [play.label(seat, action) for action in play.actions(seat)]
        said += [phrase_text(language, said, GAME) for label in labels for said in (label, label.about) if said]
        for text in said:
            assert text
            assert not any(sign in text for sign in ("{", "effect-", "-help", "label-", "verb-", "noun-", "step-"))
