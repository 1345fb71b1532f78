"""The history file: it says what was played, survives being written and read, and notices damage."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.duel import GAME as DUEL
from tests.games.lanterns import GAME as LANTERNS

from mindtable.kernel import history
from mindtable.kernel.errors import BadSave, MindtableError
from mindtable.kernel.history import History
from mindtable.kernel.play import replay
from mindtable.kernel.rng import BLAKE2B, SPLITMIX64

EXAMPLE = """\
mindtable history 2
game: lanterns
rules: 1
seed: 7
generator: blake2b
option players: 2
option spirits: joy; calm;
seat 0: Ada
scenario:
  [hands]
  x = 1
actions: 2
0 draw
1 play red
check: 34bc8804
"""

line = st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]), max_size=20)
word = st.from_regex(r"[a-z_]{1,10}", fullmatch=True)


def reason_of(text: str) -> str:
    with pytest.raises(BadSave) as caught:
        history.load(text)
    return caught.value.reason.key


def test_it_reads_as_written() -> None:
    told = History(
        game="lanterns",
        rules=1,
        seed="7",
        options={"players": "2", "spirits": "joy; calm;"},
        seats={0: "Ada"},
        scenario="[hands]\nx = 1",
        actions=[(0, "draw"), (1, "play red")],
    )
    assert told.save() == EXAMPLE
    assert history.load(EXAMPLE) == told


def test_line_ends_of_another_system_do_no_harm() -> None:
    assert history.load(EXAMPLE.replace("\n", "\r\n")) == history.load(EXAMPLE)
    assert history.load(EXAMPLE + "\n\n") == history.load(EXAMPLE)


@given(
    st.builds(
        History,
        game=word,
        rules=st.integers(0, 99),
        seed=st.integers(-(2**64), 2**64).map(str),
        generator=st.sampled_from([BLAKE2B, SPLITMIX64]),
        options=st.dictionaries(word, line, max_size=3),
        seats=st.dictionaries(st.integers(0, 9), line, max_size=3),
        scenario=st.lists(line, max_size=4).map("\n".join),
        actions=st.lists(st.tuples(st.integers(0, 9), st.from_regex(r"[a-z]+( [a-z0-9]+)?( !)?", fullmatch=True))),
    )
)
def test_round_trip(told: History) -> None:
    assert history.load(told.save()) == told


@given(st.data())
def test_no_single_change_goes_unnoticed(data: st.DataObject) -> None:
    text = DUEL.new(seed=1).save()
    at = data.draw(st.integers(0, len(text) - 2))
    other = data.draw(st.characters(exclude_categories=["Cs"]))
    changed = text[:at] + other + text[at + 1 :]
    if changed != text:
        with pytest.raises(BadSave):
            history.load(changed)


@given(st.integers(0, len(EXAMPLE) - 2))
def test_no_cut_goes_unnoticed(length: int) -> None:
    with pytest.raises(BadSave):
        history.load(EXAMPLE[:length])


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "save-not-a-history"),
        ("{}", "save-not-a-history"),
        ("mindtable history x\n", "save-not-a-history"),
        ("mindtable history " + "9" * 5000, "save-not-a-history"),
        ("mindtable history 3\nanything", "save-newer"),
        ("mindtable history 2", "save-damaged"),
        (EXAMPLE.replace("Ada", "Eve"), "save-damaged"),
    ],
)
def test_damage(text: str, key: str) -> None:
    assert reason_of(text) == key


@pytest.mark.parametrize(
    "lines",
    [
        ["rules: 1", "seed: 7", "actions: 0"],
        ["game: duel", "rules: one", "seed: 7", "actions: 0"],
        ["game: duel", "rules: 1", "seed: " + "9" * 5000, "actions: 0"],
        ["game: duel", "rules: 1", "seed: 7", "actions: 2", "0 bid 1"],
        ["game: duel", "rules: 1", "seed: 7", "actions: 0", "0 bid 1"],
        ["game: duel", "rules: 1", "seed: 7", "actions: 1", "bid"],
        ["game: duel", "rules: 1", "seed: 7", "actions: 1", "x bid 1"],
        ["game: duel", "rules: 1", "seed: seven", "actions: 0"],
        ["game: duel", "rules: 1", "seed: seven", "generator: splitmix64", "actions: 0"],
        ["game: duel", "nonsense"],
    ],
)
def test_damage_behind_a_good_checksum(lines: list[str]) -> None:
    assert reason_of(checked("mindtable history 1", *lines)) == "save-damaged"


def checked(*lines: str) -> str:
    """The lines with the checksum that they should have."""
    body = "\n".join(lines) + "\n"
    return body + f"check: {history._checksum(body)}\n"


def test_a_save_that_names_no_generator_is_dealt_by_splitmix64() -> None:
    told = history.load(checked("mindtable history 1", "game: duel", "rules: 1", "seed: 7", "actions: 0"))
    assert (told.seed, told.generator) == ("7", SPLITMIX64)
    play = replay(DUEL, told)
    assert play.position.encode() == DUEL.start(play.options, 7, SPLITMIX64).encode()
    assert play.position.encode() != DUEL.new(seed=7).position.encode()
    again = history.load(play.save())
    assert again.generator == SPLITMIX64
    assert replay(DUEL, again).position.encode() == play.position.encode()


@pytest.mark.parametrize(
    ("seed", "generator", "key"), [("x" * 65, BLAKE2B, "bad-seed"), ("7", "dice", "unknown-generator")]
)
def test_what_cannot_be_dealt_is_refused(seed: str, generator: str, key: str) -> None:
    text = checked(
        "mindtable history 2", "game: duel", "rules: 1", f"seed: {seed}", f"generator: {generator}", "actions: 0"
    )
    with pytest.raises(MindtableError) as caught:
        replay(DUEL, history.load(text))
    assert caught.value.reason.key == key


def test_names_are_kept_on_one_line() -> None:
    play = DUEL.new(names={0: "Ada\nLovelace ", 1: "Łukasz"})
    loaded = replay(DUEL, history.load(play.save()))
    assert loaded.names == {0: "Ada Lovelace", 1: "Łukasz"}


def test_a_scenario_is_kept_word_for_word() -> None:
    text = 'hands = ["red", "blue"]\r\n\n# a note\u2028here\n\n[options]\nplayers = 2\n'
    play = LANTERNS.scenario(text)
    loaded = replay(LANTERNS, history.load(play.save()))
    assert loaded.position.encode() == play.position.encode()
    assert loaded.save() == play.save()


def test_other_rules_are_refused() -> None:
    told = history.load(DUEL.new(seed=1).save())
    told.rules = 2
    with pytest.raises(BadSave) as caught:
        replay(DUEL, told)
    assert caught.value.reason.args == {"found": 2, "known": 1}


def test_an_action_that_does_not_fit_is_named() -> None:
    play = DUEL.new(seed=1)
    play.act(0, play.actions(0)[0])
    told = play.history()
    told.actions.append((0, "bid 1"))
    with pytest.raises(BadSave) as caught:
        replay(DUEL, told)
    first, second = caught.value.reasons
    assert (first.key, first.args["number"]) == ("save-action-refused", 2)
    assert second.key == "already-answered"
    told.actions[-1] = (7, "fly")
    with pytest.raises(BadSave):
        replay(DUEL, told)
