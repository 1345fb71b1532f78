"""Options: defaults that follow other options, every refusal at once, exclusions, and the text form."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mindtable.kernel.errors import BadOption
from mindtable.kernel.options import Choice, Exclusion, Number, Option, Schema, Switch, Value, Words, as_text

SCHEMA = Schema(
    [
        Number("players", 2, 4, default=4),
        Choice("mode", ("full", "basic"), default="full", otherwise={("players", 2): "basic"}),
        Switch("undo", default=True, otherwise={("mode", "basic"): False}),
        Words(
            "spirits",
            ("joy", "grief", "calm"),
            lengths=(2, 4),
            repeats=False,
            otherwise={("players", 2): ("joy", "calm")},
        ),
    ],
    [Exclusion(("mode", "basic"), ("undo", True), "basic.undo")],
)


def keys(given: dict[str, Value]) -> list[str]:
    with pytest.raises(BadOption) as caught:
        SCHEMA.resolve(given)
    return [reason.key for reason in caught.value.reasons]


def test_defaults() -> None:
    assert SCHEMA.resolve({}) == {"players": 4, "mode": "full", "undo": True, "spirits": []}


def test_a_default_follows_another_option() -> None:
    assert SCHEMA.resolve({"players": 2}) == {
        "players": 2, "mode": "basic", "undo": False, "spirits": ["joy", "calm"],
    }  # fmt: skip


def test_what_is_said_beats_every_default() -> None:
    assert SCHEMA.resolve({"players": 2, "mode": "full"})["undo"] is True


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"players": 1}, "option-out-of-range"),
        ({"players": 5}, "option-out-of-range"),
        ({"players": "four"}, "option-wrong-type"),
        ({"players": True}, "option-wrong-type"),
        ({"mode": "fulll"}, "option-not-a-choice"),
        ({"mode": 1}, "option-wrong-type"),
        ({"undo": "yes"}, "option-wrong-type"),
        ({"undo": 1}, "option-wrong-type"),
        ({"spirits": "joy"}, "option-wrong-type"),
        ({"spirits": [1, 2]}, "option-wrong-type"),
        ({"spirits": ["joy"]}, "option-list-length"),
        ({"spirits": ["joy", "joy"]}, "option-repeats"),
        ({"spirits": ["joy", "rage"]}, "option-not-a-choice"),
        ({"player": 4}, "unknown-option"),
        ({"mode": "basic", "undo": True}, "option-excluded"),
    ],
)
def test_refusals(options: dict[str, Value], key: str) -> None:
    assert keys(options) == [key]


def test_all_refusals_come_at_once() -> None:
    assert keys({"players": 9, "mode": "odd", "colour": "red"}) == [
        "unknown-option", "option-out-of-range", "option-not-a-choice",
    ]  # fmt: skip


def test_an_exclusion_names_its_clause() -> None:
    with pytest.raises(BadOption) as caught:
        SCHEMA.resolve({"mode": "basic", "undo": True})
    assert caught.value.reason.clause == "basic.undo"
    assert caught.value.reason.args["other"] == "undo"


def test_combinations_are_those_that_go_together() -> None:
    rows = SCHEMA.combinations(["players", "mode", "undo"])
    assert {"players": 2, "mode": "basic", "undo": False} in rows
    assert {"players": 2, "mode": "basic", "undo": True} not in rows
    assert len(rows) == 3 * 3


def test_combinations_take_the_defaults_that_follow() -> None:
    # With two players the mode is basic and undo is off by default, so nothing is excluded.
    schema = Schema(
        [Number("players", 2, 3, 3), Switch("open", default=True, otherwise={("players", 2): False})],
        [Exclusion(("players", 2), ("open", True))],
    )
    assert schema.combinations(["players"]) == [{"players": 2}, {"players": 3}]
    with pytest.raises(ValueError, match="spirits"):
        SCHEMA.combinations(["spirits"])


@pytest.mark.parametrize("text", ["", "--5", "5-", "four", "²", "9" * 5000])
def test_what_is_no_number_stays_text(text: str) -> None:
    assert SCHEMA.from_text({"players": text}) == {"players": text}
    assert keys({"players": text}) == ["option-wrong-type"]


@pytest.mark.parametrize(("text", "value"), [("on", True), ("No", False), ("true", True), ("maybe", "maybe")])
def test_switch_texts(text: str, value: Value) -> None:
    assert SCHEMA.from_text({"undo": text, "other": "x"}) == {"undo": value, "other": "x"}


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "players": st.integers(2, 4),
            "mode": st.sampled_from(["full", "basic"]),
            "undo": st.booleans(),
            "spirits": st.sampled_from([[], ["joy", "grief"]]),
        },
    )
)
def test_text_form_round_trips(options: dict[str, Value]) -> None:
    try:
        values = SCHEMA.resolve(options)
    except BadOption:
        return
    texts = {name: as_text(value) for name, value in values.items()}
    assert SCHEMA.resolve(SCHEMA.from_text(texts)) == values


@given(st.lists(st.text(max_size=8), max_size=4))
@example(["one, two"])
def test_any_accepted_list_of_words_survives_its_text(words: list[str]) -> None:
    option = Words("packs")
    if not option.check(words):
        text = as_text(words)
        assert "\n" not in text
        assert option.from_text(text) == words


def test_the_form_is_plain_data() -> None:
    described = json.loads(json.dumps(SCHEMA.describe()))
    assert [option["name"] for option in described["options"]] == ["players", "mode", "undo", "spirits"]
    assert described["options"][0] == {
        "name": "players", "group": "rules", "type": "number", "low": 2, "high": 4, "default": 4, "otherwise": [],
    }  # fmt: skip
    assert described["options"][1]["otherwise"] == [{"option": "players", "value": 2, "default": "basic"}]
    assert described["exclusions"] == [{"one": ["mode", "basic"], "other": ["undo", True], "clause": "basic.undo"}]


@pytest.mark.parametrize(
    ("options", "exclusions", "problem"),
    [
        ([Switch("undo", True)], [], "players"),
        ([Number("players", 1, 2, 1, otherwise={("mode", "x"): 2}), Choice("mode", ("x",), "x")], [], "before"),
        ([Number("players", 1, 2, 1)], [Exclusion(("players", 1), ("mood", "x"))], "mood"),
    ],
)
def test_a_schema_is_checked(options: list[Option], exclusions: list[Exclusion], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        Schema(options, exclusions)
