"""What is asked and what each choice is called, in this position and for this viewer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.cerebria.table import do, lay

import mindtable
from mindtable.games.cerebria.pieces.board import ASPIRATIONS, REALMS, SPACES, SPHERES, VIBES
from mindtable.games.cerebria.pieces.cards import CARD, CARDS, OFFICIAL
from mindtable.games.cerebria.pieces.spirit_boards import TOKEN_SPACES
from mindtable.games.cerebria.rules import intention
from mindtable.games.cerebria.rules.scoring import SIZES
from mindtable.games.cerebria.view.view import ENDINGS
from mindtable.games.cerebria.wording.words import ABILITIES
from mindtable.kernel.events import EventKind
from mindtable.kernel.phrases import Phrase, Seat, event_phrase, noun_phrase, reason_phrase
from mindtable.kernel.play import Play
from mindtable.kernel.reasons import Reason
from mindtable.kernel.rng import Rng
from mindtable.kernel.viewers import SPECTATOR, team_viewer
from mindtable.text import LANGUAGES, phrase_problems, phrase_text

GAME = mindtable.game("cerebria")
TABLE = """
options = { spirit_board = "A" }
[slots]
1 = "jealousy 3"
15 = "trust 2 of 0"
[spheres]
commitment = 2
[seat.0]
space = "valley"
willpower = 9
essence = 2
hand = ["comfort", "trust"]
blocked = ["move-2"]
[seat.0.tokens]
move = ["wild", "red"]
invoke = ["wild"]
quell = ["wild", "red", "blue", "green"]
fortify = ["wild", "red", "blue"]
[team.bliss]
ambition = 2
[fortresses]
valley = "gloom minor"
"""
HARMONY = TABLE.replace(
    'spirit_board = "A"', 'spirit_board = "B", spirits = ["harmony", "hatred", "delight", "malice"]'
).replace('"comfort", "trust"', '"comfort", "safety"')


def asked(play: Play, viewer: int | None = None, language: str = "en") -> str:
    return phrase_text(language, play.question(play.deciders()[0] if viewer is None else viewer), GAME)


def called(play: Play, action: str, language: str = "en") -> str:
    seat = play.deciders()[0]
    assert play.why_not(seat, action) is None
    return phrase_text(language, play.label(seat, play.parse(action)), GAME)


def after(*actions: str, table: str = TABLE) -> Play:
    play = lay(table)
    do(play, *actions)
    return play


# --- the turn


def test_the_turn_tells_how_many_actions_are_left() -> None:
    play = lay(TABLE + "[turn]\nactions = 1\n")
    assert asked(play) == "What do you do next? You have 1 action left."
    play = lay(TABLE + "[turn]\nactions = 0\n")
    assert asked(play) == "No actions left. Use a free ability, or end your turn."
    assert asked(play, language="pl") == "Nie masz już akcji. Użyj darmowej zdolności albo zakończ turę."


@pytest.mark.parametrize(
    ("action", "label"),
    [
        ("begin move", "Action: Move – 1 Willpower"),
        ("begin quell", "Action: Quell – 2 Willpower, 1 Ambition"),
        ("realm valley", "Realm Action: Valley of Motives – 1 Willpower"),
        ("realm network", "Realm Action: Network of Thoughts – 2 Willpower"),
        ("ability action", "Ambition ability: Additional Action – 2 Ambition"),
        ("absorb valley", "Absorb from Commitment → 2 Willpower, Revelation"),
        ("clear move-2", "Remove the token: Haste (Move)"),
        ("end ambition", "End the turn: 1 Ambition"),
        ("end cards", "End the turn: 2 cards"),
    ],
)
def test_labels_of_the_turn(action: str, label: str) -> None:
    assert called(lay(TABLE), action) == label


def test_a_locked_action_says_so() -> None:
    locked = lay(TABLE.replace('invoke = ["wild"]', ""))
    assert called(locked, "begin invoke") == "Action: Invoke (locked) – 2 Willpower"
    do(locked, "begin invoke")
    assert asked(locked) == "Invoke is locked. Which card do you discard for a Vibe token?"
    assert called(locked, "discard comfort") == "Discard Comfort for a red Vibe token"


def test_what_a_button_is_too_short_for_goes_along() -> None:
    label = lay(TABLE).label(0, lay(TABLE).parse("realm valley"))
    assert label.about is not None
    assert phrase_text("en", label.about, GAME) == "Gain 4 Willpower."


def test_the_end_of_the_turn_tells_all_it_brings() -> None:
    beside = TABLE.replace('1 = "jealousy 3"', '1 = "comfort 1 of 0"').replace(
        'hand = ["comfort", "trust"]', "hand = []"
    )
    play = lay(beside.replace('15 = "trust 2 of 0"', '2 = "satisfaction 1"'))
    assert called(play, "end ambition") == "End the turn: 1 Ambition, 1 card, 1 Willpower"
    assert called(play, "end cards") == "End the turn: 2 cards, 1 Willpower"
    poor = lay(TABLE.replace("willpower = 9", "willpower = 0").replace("hand =", "deck = []\nhand ="))
    assert called(poor, "end cards") == "End the turn: 1 Willpower"
    empty = lay(TABLE.replace("hand =", "deck = []\nhand ="))
    assert called(empty, "end cards") == "End the turn: nothing"


def test_standing_choices_name_whoever_sits_there() -> None:
    play = lay('turn = { seat = 1 }\n[slots]\n1 = "boredom 1 of 1"\n[team.gloom]\nfavour = 1\n')
    favours = [action for action in play.actions(1) if play.text(action).startswith("favour")]
    assert [play.label(1, action) for action in favours] == [Phrase("verb-favour", noun=Seat(3))]


# --- Spirit Actions


def test_prices_follow_the_upgrades_chosen() -> None:
    play = after("begin quell")
    assert asked(play) == "Which Emotion do you quell?"
    assert called(play, "quell 1") == "Quell Jealousy – 2 Willpower, 1 Ambition"
    assert called(play, "use subdue") == "Use Subdue – 2 Willpower"
    assert called(play, "use determination") == "Use Determination – 1 Willpower less"
    do(play, "use subdue", "use determination")
    assert asked(play) == "Which Emotion do you quell? Chosen so far: Subdue, Determination."
    assert called(play, "quell 1") == "Quell Jealousy – 3 Willpower, 1 Ambition"


def test_a_move_is_dearer_beside_disgust() -> None:
    play = after("begin move", table=TABLE.replace('1 = "jealousy 3"', '3 = "disgust 1"'))
    assert asked(play) == "Where do you move?"
    dearer = GAME.label(play.position, 0, play.parse("move valley-cradle"))
    plain = GAME.label(play.position, 0, play.parse("move willow-valley"))
    assert phrase_text("en", plain, GAME) == "Move to: Willow | Valley – 1 Willpower"
    assert phrase_text("en", dearer, GAME) == "Move to: Valley | Cradle – 2 Willpower"


def test_an_emotion_is_told_apart_from_another_of_its_name() -> None:
    twice = TABLE.replace('15 = "trust 2 of 0"', '2 = "jealousy 1"')
    assert called(after("begin quell", table=twice), "quell 1") == "Quell Jealousy (Valley 1) – 2 Willpower, 1 Ambition"


@pytest.mark.parametrize(
    ("upgrade", "label"),
    [
        ("raze", "Raze the Fortress in the Valley – 4 Willpower, 1 Ambition"),
        ("exalt", "Exalt the Fortress in the Valley – 3 Willpower, 1 Ambition"),
        ("", "Build a Fortress in the Valley – 3 Willpower"),
    ],
)
def test_fortify_says_what_it_does(upgrade: str, label: str) -> None:
    owner = {"raze": "gloom minor", "exalt": "bliss minor", "": ""}[upgrade]
    table = TABLE.replace('valley = "gloom minor"', f'valley = "{owner}"' if owner else "")
    table = table.replace('1 = "jealousy 3"', "")
    play = after("begin fortify", *([f"use {upgrade}"] if upgrade else []), table=table)
    assert asked(play).startswith("Where do you fortify?")
    assert called(play, "fortify valley") == label


def test_quell_asks_for_the_card_and_the_amount() -> None:
    play = after("begin quell", "use vanquish", "quell 1", table=HARMONY)
    assert asked(play) == "Which card do you show to quell Jealousy (Valley 1, 3 Essence)?"
    assert called(play, "reveal comfort") == "Show: Comfort (red)"
    do(play, "reveal comfort")
    assert asked(play) == "How much Essence do you remove from Jealousy (Valley 1, 3 Essence)?"
    assert called(play, "amount 2") == "2 Essence"
    assert called(play, "amount 3") == "3 Essence: the Emotion leaves play"
    assert called(play, "amount 2", "pl") == "2 Esencje"
    assert called(play, "amount 3", "ru") == "3 эссенции, эмоция выходит из игры"


def test_empower_names_what_comes() -> None:
    table = TABLE.replace('1 = "jealousy 3"', '1 = "courage 3 of 0"').replace(
        "fortify =", 'empower = ["wild"]\nfortify ='
    )
    play = after("begin empower", table=table)
    assert called(play, "empower 1") == "Empower Courage → Valor – 3 Willpower"


def test_keeping_one_card_discards_the_other() -> None:
    table = """
        options = { spirits = ["delight", "hatred", "love", "malice"], spirit_board = "B" }
        [slots]
        1 = "courage 3 of 0"
        [seat.0]
        space = "valley"
        willpower = 9
        hand = ["comfort"]
        deck = ["kindness", "optimism", "comfort"]
        tokens = { empower = ["wild", "red"] }
        [team.bliss]
        ambition = 3
    """
    play = after("begin empower", "use relish", "empower 1", table=table)
    assert asked(play) == "Which of the two cards do you keep?"
    assert called(play, "keep kindness") == "Keep Kindness, discard Optimism"
    assert called(play, "keep optimism") == "Keep Optimism, discard Kindness"


# --- Realm Actions and powers


def test_amounts_say_what_they_cost() -> None:
    play = after("realm willow")
    fee = 1 if "2 Willpower" in called(play, "amount 1") else 0
    assert called(play, "amount 3") == f"3 Essence – {3 + fee} Willpower"
    play = after("realm land", table=TABLE.replace('1 = "jealousy 3"', '1 = "courage 1 of 0"'))
    assert asked(play) == "How much Essence do you place on Courage (Valley 1, 1 Essence)?"
    assert called(play, "amount 2").startswith("2 Essence – ")


def test_the_next_card_of_the_cradle_lies_open() -> None:
    play = after("realm cradle", table=TABLE.replace("hand =", 'deck = ["desire", "self-esteem"]\nhand ='))
    assert asked(play) == "Draw another card for 2 Willpower? The next one is Self-Esteem."
    assert called(play, "answer yes") == "Yes – 2 Willpower"
    assert called(play, "answer no") == "No"


def test_the_bonus_of_a_sphere_is_explained() -> None:
    play = after("absorb valley", table=TABLE.replace("commitment = 2", "commitment = 5"))
    assert asked(play) == (
        "Take the bonus of the Sphere of Commitment? You may pay 1 Willpower to make 1 Ambition available."
    )


def test_doubt_names_its_victim() -> None:
    table = """
        options = { edition = "first" }
        turn = { seat = 1 }
        [slots]
        1 = "insecurity 3 of 1"
        [seat.0]
        tokens = { move = ["red", "blue"], quell = ["red"] }
        [seat.2]
        tokens = { move = ["red"], quell = ["red"] }
        [seat.1]
        space = "valley"
        willpower = 9
        tokens = { empower = ["red"] }
    """
    play = after("begin empower", "empower 1", table=table)
    seat = play.deciders()[0]
    assert play.question(seat) == Phrase("step-block-token-of", seat=Seat(0))
    first = play.label(seat, play.parse("block 0-move-1"))
    assert first == Phrase("label-block", seat=Seat(0), place=Phrase("spirit-action-move"))
    assert phrase_text("de", first, GAME, ["Ada"]) == "Ada: Bewegen"


# --- who may know


def test_the_card_about_to_be_invoked_is_told_to_its_side_only() -> None:
    play = after("begin invoke", "invoke comfort", table=TABLE.replace('1 = "jealousy 3"', ""))
    assert play.step() == "invoke-slot"
    for viewer in (0, 2, team_viewer(0)):
        assert asked(play, viewer) == "In which slot do you invoke Comfort?"
    for viewer in (1, 3, team_viewer(1), SPECTATOR):
        assert asked(play, viewer) == "In which slot do you invoke the Emotion?"
    assert called(play, "at 2") == "Valley slot 2 – 2 Willpower, 1 Essence"


# --- the catalogue


def entry(kind: str, id: str) -> dict[str, object]:
    return next(found.describe() for found in GAME.catalogue() if (found.kind, found.id) == (kind, id))


def test_an_emotion_with_its_figures() -> None:
    assert entry("emotion", "courage") == {
        "kind": "emotion",
        "id": "courage",
        "provenance": "public",
        "name": {"key": "emotion-courage", "args": {}},
        "about": OFFICIAL.power[CARD["courage"]].phrase("bliss", "gloom").describe(),
        "fields": {
            "team": "bliss",
            "grade": "mild",
            "vibe": "red",
            "spaces": [1, 2, 2],
            "copies": 4,
            "strong": "valor",
            "threshold": 2,
            "threshold_provenance": "reconstructed",
            "power_provenance": "reconstructed",
        },
    }


def test_boards_tell_their_upgrades_as_the_edition_has_them() -> None:
    rows = entry("board", "love-first")["fields"]
    assert isinstance(rows, dict)
    fortify = rows["rows"][3]
    assert (fortify["action"], fortify["willpower"], fortify["ambition"]) == ("fortify", 3, 0)
    garrison = fortify["upgrades"][2]
    assert garrison["about"]["key"] == "upgrade-garrison-help-first"
    assert (garrison["willpower"], garrison["ambition"]) == (0, 1)
    relish = entry("board", "delight-revised")["fields"]
    assert isinstance(relish, dict)
    assert "upgrade-relish-help-two-keep-one" in str(relish)


def test_a_pack_changes_the_catalogue_of_its_table(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(
        '[pack]\ngame = "cerebria"\nname = "Mine"\n\n[[emotion]]\nid = "courage"\nspaces = [2, 4]\nthreshold = 2\n'
    )
    options = GAME.resolve({"pack": [str(pack)]})
    changed = next(found for found in GAME.catalogue(options) if (found.kind, found.id) == ("emotion", "courage"))
    assert changed.fields["spaces"] == [2, 4]
    assert changed.fields["threshold"] == 2
    ours = next(found for found in GAME.catalogue() if (found.kind, found.id) == ("emotion", "courage"))
    assert ours.fields["spaces"] != [2, 4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_shows_a_key(language: str) -> None:
    for actions in ((), ("begin quell", "use subdue"), ("begin move",), ("realm willow",), ("absorb valley",)):
        play = after(*actions)
        seat = play.deciders()[0]
        said = [asked(play, language=language)]
        said += [phrase_text(language, play.label(seat, action), GAME) for action in play.actions(seat)]
        for text in said:
            assert text
            assert not any(sign in text for sign in ("{", "}", "-help", "label-", "verb-", "noun-", "step-", "count-"))


def test_a_choice_says_where_its_card_or_upgrade_lies_and_what_it_empties() -> None:
    """What is drawn beside a choice is not worked out of its words."""

    def facts(action: str, play: Play) -> dict[str, object]:
        return dict(play.label(0, play.parse(action)).facts)

    play = after()
    assert facts("absorb valley", play) == {"sphere": 2, "supply": 0, "empties": True}
    assert "empties" not in facts("absorb valley", lay(TABLE.replace("commitment = 2", "commitment = 7")))
    quell = after("begin quell")
    places = [facts(quell.text(action), quell)["place"] for action in quell.actions(0) if "use" in quell.text(action)]
    assert places
    assert set(places) <= {"quell-2", "quell-3", "quell-4"}
    invoke = after("begin invoke")
    assert facts("invoke trust", invoke)["lies"] == "hand"


def test_the_catalogue_has_the_figures_of_the_boards() -> None:
    figures: Any = next(entry.fields for entry in GAME.catalogue() if entry.kind == "figures")
    shown = {edition: [len(sides[side]) for side in "AB"] for edition, sides in figures["intentions"].items()}
    assert shown == {"first": [5, 5], "revised": [4, 4]}
    assert [figures["wheel"][space] for space in (1, 2, 4, 6, 18, 19)] == [
        "",
        "essence",
        "card",
        "ambition",
        "ambition",
        "",
    ]
    assert (figures["sphere"], figures["actions"], figures["ambition"], len(figures["wheel"])) == (7, 3, 3, 20)


def test_reasons_and_nouns_are_about_things_of_the_game() -> None:
    wrong = reason_phrase(GAME, Reason("deck-copies", args={"card": "courage", "count": 3, "seat": 1}))
    assert wrong == Phrase("reason-deck-copies", card=Phrase("emotion-courage"), count=3, seat=Seat(1))
    there = noun_phrase(GAME, "seat-token-space", "1-move-2")
    assert phrase_text("en", there, GAME, ["", "Ada"]) == "Ada: First Move upgrade"


def named_in_events() -> dict[str, Sequence[int | str]]:
    """What the arguments of events can be; numbers and seats have no forms."""
    return {
        "slot": range(1, 16),
        "to": range(1, 16),
        "space": SPACES,
        "realm": REALMS,
        "sphere": SPHERES,
        "colour": VIBES[1:],
        "place": TOKEN_SPACES,
        "team": (0, 1),
        "size": SIZES,
        "ability": ABILITIES,
        "aspiration": ASPIRATIONS,
        "intention": intention.NAMES,
        "card": CARDS,
        "strong": CARDS,
        "cause": ENDINGS[1:],
    }


@pytest.mark.parametrize("kind", GAME.events, ids=lambda kind: kind.name)
def test_every_name_has_the_form_that_a_log_line_asks_for(kind: EventKind) -> None:
    named = named_in_events()
    for name in [*kind.args, *kind.secret]:
        for value in named.get(name, [1]):
            event = dict.fromkeys([*kind.args, *kind.secret], 1) | {
                other: named[other][0] for other in [*kind.args, *kind.secret] if other in named
            }
            said = event_phrase(GAME, {**event, name: value, "event": kind.name})
            assert not [problem for language in LANGUAGES for problem in phrase_problems(language, said, GAME)]


def test_no_label_is_too_long_for_its_button() -> None:
    play, rng = GAME.new(3, spirit_board="B", spirits=["harmony", "anxiety", "delight", "malice"]), Rng(3)
    names = ["Magdalena", "Boris", "Konstantin", "Ada"]
    said: set[Phrase] = set()
    while not play.over:
        seat = play.deciders()[0]
        said |= {play.label(seat, action) for action in play.actions(seat)}
        play.act(seat, GAME.random_action(play.position, play.actions(seat), rng))
    texts = {phrase_text(language, label, GAME, names) for label in said for language in LANGUAGES}
    assert len(texts) > 1000
    assert not [text for text in texts if len(text) > 60]
