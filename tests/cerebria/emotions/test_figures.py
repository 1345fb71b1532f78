"""The printed figures of every card, typed in a second time."""

import pytest

from mindtable.games.cerebria.game import GAME
from mindtable.games.cerebria.pieces.board import TEAMS, VIBES
from mindtable.games.cerebria.pieces.cards import CARD, CARD_ROWS, CARDS, GRADES, OFFICIAL
from mindtable.testing.clauses import proves
from mindtable.text import LANGUAGES, knows, say

# name, Vibe, Essence spaces, Strong counterpart, threshold; a Strong Emotion has neither of the last two.
BLISS = """
affection    red    1 2 2   adoration    2
comfort      red    1 1 2   satisfaction 2
courage      red    1 2 2   valor        2
sociability  red    1 2 2   intimacy     2
cheerfulness yellow 1 1 2   euphoria     2
excitement   yellow 1 2 3   passion      2
safety       yellow 1 2 3   freedom      2
trust        yellow 1 1 2   faith        2
desire       green  1 2 3   longing      2
generosity   green  1 1 2 2 selflessness 3
innocence    green  1 2 3   purity       2
kindness     green  1 1 2   benevolence  2
confidence   blue   1 1 2 3 self-respect 3
optimism     blue   1 2 2   hope         2
self-esteem  blue   1 2 2   dignity      2
tranquility  blue   1 1     serenity     2
adoration    red    2 3 3 4
intimacy     red    2 3 3
satisfaction red    2 2 3
valor        red    2 3 4
euphoria     yellow 2 2 3
faith        yellow 2 2 3
freedom      yellow 2 3 4
passion      yellow 2 3 4
benevolence  green  2 2 3
longing      green  2 3 4
purity       green  1 1 1
selflessness green  3 3 3 3
dignity      blue   2 3 3
hope         blue   2 3 3
self-respect blue   7 6 5 4
serenity     blue   2 2 4
"""
GLOOM = """
anger         red    1 2     rage         2
craving       red    1 2 2   greed        2
hostility     red    1 1 2 2 malevolence  3
jealousy      red    1 2 3   envy         2
bitterness    yellow 1 2 2   lethargy     2
boredom       yellow 1 2 2   indifference 2
guilt         yellow 1 2 3   remorse      2
pessimism     yellow 1 2 2   despair      2
disgust       green  1 1 2   loathing     2
dislike       green  1 2 3   animosity    2
selfishness   green  1 2 2   narcissism   2
mistrust      green  1 1 2   suspicion    2
embarrassment blue   1 2 2   shame        2
fear          blue   1 2 2   panic        2
insecurity    blue   1 2 2   doubt        2
loneliness    blue   1 2 2   isolation    2
envy          red    2 3 4
greed         red    2 3 3
malevolence   red    2 2 3 3
rage          red    1 2 2 2
despair       yellow 1 2 2
indifference  yellow 2 3 3
lethargy      yellow 2 3 4
remorse       yellow 2 3 4
animosity     green  2 3 4
loathing      green  2 2 3
narcissism    green  2 3 3
suspicion     green  0 0 1
doubt         blue   2 3 4
isolation     blue   2 3 4
panic         blue   2 3 3
shame         blue   2 3 3
"""
PRINTED = [(side, line.split()) for side, table in enumerate((BLISS, GLOOM)) for line in table.strip().splitlines()]


@proves("emotion.vibes")
@pytest.mark.parametrize(("side", "words"), PRINTED, ids=lambda value: value[0] if isinstance(value, list) else None)
def test_card_has_its_printed_figures(side: int, words: list[str]) -> None:
    card = CARD[words[0]]
    mild = not words[-2].isdecimal()
    spaces = words[2:-2] if mild else words[2:]
    assert TEAMS[OFFICIAL.side[card]] == ("bliss", "gloom")[side]
    assert GRADES[OFFICIAL.grade[card]] == ("mild" if mild else "strong")
    assert VIBES[OFFICIAL.vibe[card]] == words[1]
    assert OFFICIAL.spaces[card] == [int(number) for number in spaces]
    assert OFFICIAL.size[card] == len(spaces)
    if mild:
        assert CARDS[OFFICIAL.strong[card]] == words[-2]
        assert OFFICIAL.threshold[card] == int(words[-1])
    else:
        assert OFFICIAL.strong[card] == -1
        assert OFFICIAL.copies[card] == 2


def test_these_are_all_the_cards() -> None:
    named = [words[0] for _, words in PRINTED]
    assert sorted([*named, "brightness", "bleakness"]) == sorted(CARDS)
    assert len(set(named)) == 64


@proves("emotion.vibes")
@pytest.mark.parametrize(("name", "side", "copies"), [("brightness", 0, 2), ("bleakness", 1, 6)])
def test_starting_emotions(name: str, side: int, copies: int) -> None:
    card = CARD[name]
    assert (OFFICIAL.side[card], GRADES[OFFICIAL.grade[card]], OFFICIAL.vibe[card]) == (side, "starting", 0)
    assert OFFICIAL.spaces[card] == [1, 2]
    assert OFFICIAL.copies[card] == copies


def test_every_card_but_the_starting_ones_has_exactly_one_power() -> None:
    assert [row["id"] for row in CARD_ROWS if ("power" in row) == (row["grade"] == "starting")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_name_in_words(language: str) -> None:
    keys = [f"emotion-{card}" for card in CARDS]
    assert [key for key in keys if not knows(language, key, GAME)] == []
    assert len({say(language, key, GAME) for key in keys}) == len(keys)
