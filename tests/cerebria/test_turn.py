"""The turn: three actions, free abilities, and its end."""

from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import sphere
from tests.cerebria.table import choices, do, hand, state, why_not

from mindtable.kernel.events import Event
from mindtable.testing.clauses import proves

LOVE = """
origin = "humility at valley"
[seat.0]
space = "valley"
willpower = 5
essence = 2
hand = []
deck = ["trust", "desire", "comfort"]
[team.bliss]
ambition = 2
[slots]
"""


@both_editions
@proves("turn.three-actions")
def test_three_actions_out_of_ten_and_the_same_again_if_you_like(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "realm valley", "realm valley", "begin move", "move valley-cradle")
    assert state(play).actions_left == 0
    assert not any(choice.startswith(("realm", "begin")) for choice in choices(play))
    assert why_not(play, "realm valley") == why_not(play, "begin move") == "no-action-left"
    do(play, "end cards")
    assert play.deciders() == [1]
    assert state(play).actions_left == 3


@both_editions
@proves("turn.three-actions")
def test_spirit_actions_and_realm_actions_are_both_there(edition: str) -> None:
    board = LOVE + '1 = "safety 2"\n2 = "anger 1"\n4 = "trust 1"'
    tokens = "".join(f'{row} = ["wild"]\n' for row in ("move", "invoke", "quell", "fortify", "empower"))
    play = lay_in(edition, board.replace("hand = []", 'hand = ["sociability"]') + f"\n[seat.0.tokens]\n{tokens}")
    rows = [choice for choice in choices(play) if choice.startswith("begin")]
    assert rows == ["begin move", "begin quell", "begin fortify", "begin empower"]
    do(play, "begin quell", "quell 2", "reveal sociability")
    assert "begin invoke" in choices(play)
    assert sum(choice.startswith("realm") for choice in choices(play)) == 5


@both_editions
@proves("turn.free-abilities")
def test_abilities_cost_no_action_and_come_before_or_after_one(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "ability rotate", "realm valley", "absorb valley", "answer no")
    assert state(play).actions_left == 2
    do(play, "realm valley", "realm valley")
    assert "ability vibe" in choices(play)  # also when no action is left
    assert why_not(play, "ability rotate") == "ability-used"
    assert why_not(play, "absorb valley") == "absorbed-already"


@both_editions
@proves("turn.free-abilities")
def test_no_ability_within_an_action(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "begin move")
    assert why_not(play, "ability rotate")
    assert why_not(play, "absorb valley")
    do(play, "move valley-cradle")
    assert not why_not(play, "ability rotate")
    assert not why_not(play, "absorb valley")


@both_editions
@proves("turn.revelation")
def test_a_revelation_is_resolved_at_once_and_the_turn_goes_on(edition: str) -> None:
    play = lay_in(edition, LOVE + "[spheres]\nhumility = 2")
    heard: list[Event] = []
    play.listen(heard.extend)
    do(play, "realm valley", "absorb valley", "answer no", "answer no", "answer no")
    assert "revelation" in [event.kind for event in heard]
    assert sphere(play, "humility")[1] == 7
    assert play.deciders() == [0]
    assert play.step() == "turn"
    assert state(play).actions_left == 2
    do(play, "realm valley")
    assert state(play).actions_left == 1


@both_editions
@proves("turn.extra-action")
def test_an_extra_action_by_an_effect_is_for_this_turn_only(edition: str) -> None:
    craving = """
[turn]
seat = 1
[seat.1]
space = "cradle"
willpower = 2
hand = ["craving"]
[team.gloom]
ambition = AMBITION
[slots]
"""
    play = lay_in(edition, craving.replace("AMBITION", "0"))
    do(play, "begin invoke", "invoke craving", "at 4")
    assert state(play).actions_left == 3
    do(play, "end cards")
    assert state(play).actions_left == 3
    play = lay_in(edition, craving.replace("AMBITION", "1"))
    do(play, "begin invoke", "invoke craving", "at 4")
    assert state(play).actions_left == 2


@both_editions
@proves("turn.stop-early")
def test_unspent_actions_are_lost(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "end cards")
    assert play.deciders() == [1]
    do(play, "end cards", "end cards", "end cards")
    assert play.deciders() == [0]
    assert state(play).actions_left == 3


@both_editions
@proves("turn.end-choice")
def test_an_ambition_or_two_cards(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "end ambition")
    assert state(play).ambition[0] == 3
    assert hand(play, 0) == []
    play = lay_in(edition, LOVE)
    do(play, "end cards")
    assert state(play).ambition[0] == 2
    assert sorted(hand(play, 0)) == ["desire", "trust"]


@both_editions
@proves("turn.end-choice", "turn.end-order")
def test_ambition_only_where_a_token_can_be_flipped(edition: str) -> None:
    play = lay_in(edition, LOVE.replace("ambition = 2", "ambition = 3"))
    assert why_not(play, "end ambition") == "ambition-full"
    assert "end ambition" not in choices(play)
    assert "end cards" in choices(play)


@both_editions
@proves("turn.zero-willpower")
def test_zero_willpower_gains_one_at_the_end(edition: str) -> None:
    play = lay_in(edition, LOVE.replace("willpower = 5", "willpower = 0"))
    do(play, "end cards")
    assert state(play).willpower[0] == 1
    play = lay_in(edition, LOVE.replace("willpower = 5", "willpower = 1"))
    do(play, "end cards")
    assert state(play).willpower[0] == 1


@both_editions
@proves("turn.zero-willpower")
def test_only_the_player_whose_turn_ends(edition: str) -> None:
    play = lay_in(edition, LOVE + "[seat.2]\nwillpower = 0")
    do(play, "end cards")
    assert state(play).willpower[2] == 0


@both_editions
@proves("turn.end-order")
def test_ambition_then_satisfaction_then_comfort_then_the_one_for_zero(edition: str) -> None:
    play = lay_in(edition, LOVE.replace("willpower = 5", "willpower = 0") + '1 = "comfort 1"\n8 = "satisfaction 1"')
    heard: list[Event] = []
    play.listen(heard.extend)
    do(play, "end ambition")
    kinds = [event.kind for event in heard]
    assert kinds[: kinds.index("turn")] == ["gain-ambition", "draw", "gain-willpower"]
    assert state(play).willpower[0] == 1  # from Comfort, so that there is nothing to make up for
    assert hand(play, 0) == ["trust"]


@both_editions
@proves("turn.end-order")
def test_two_cards_bring_nothing_from_satisfaction(edition: str) -> None:
    play = lay_in(edition, LOVE + '8 = "satisfaction 1"')
    do(play, "end cards")
    assert sorted(hand(play, 0)) == ["desire", "trust"]


@both_editions
def test_whatever_a_turn_may_hold_is_offered_or_listed_with_its_reason(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "realm valley", "realm valley", "realm valley", "absorb valley", "answer no")
    listed = {play.text(action) for action, _ in play.refused(0) if play.listed(action)}
    assert {"begin move", "realm valley", "absorb valley"} <= listed
    assert "activate 1" not in listed
    assert "ability rotate" in choices(play)
    verbs = {text.split()[0] for text in [*listed, *choices(play)]}
    assert len(verbs & {"begin", "realm", "absorb", "ability"}) == 4
    assert not listed & set(choices(play))
