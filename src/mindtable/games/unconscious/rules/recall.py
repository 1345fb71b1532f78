"""Recall Ideas: a coffee for each space with an idea of yours, the ideas back, then a location or a district bonus.

A bonus takes the district's top token; the top one of each district gives a reputation after the effects. A district
bonus needs as many tags of the district as its value, and a coloured insight from the dial, which stays on the map.

Clauses: district, location-bonus, module-fireworks, module-overlay.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.games.unconscious.pieces.board import BONUSES, DISTRICT_OF, DISTRICT_SPACES, DISTRICT_VALUES, DISTRICTS
from mindtable.games.unconscious.pieces.cards import (
    DISTRICT_BONUSES,
    LOCATION_BONUSES,
    OVERLAY_COLOUR,
    OVERLAY_GREY,
    RECALL_COFFEE,
)
from mindtable.games.unconscious.pieces.effects import REPUTATION, Effect, part
from mindtable.games.unconscious.pieces.state import NONE, State
from mindtable.games.unconscious.rules import desk, dial
from mindtable.games.unconscious.rules.desk import district_tags, gain_coffee, has_ability, others_treatise_tags
from mindtable.games.unconscious.rules.heeds import wasting
from mindtable.games.unconscious.rules.own_turn import OwnTurn
from mindtable.games.unconscious.rules.parts import Gains, resolve_effect
from mindtable.games.unconscious.rules.treatise import FOR_DISTRICT, OwnInsight
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.phrasing import effect_phrase, gain_phrase, verb_with, with_effect
from mindtable.games.unconscious.wording.reasons import (
    BONUS_TAKEN,
    FIGURE_NOT_THERE,
    NO_OWN_INSIGHT,
    NO_TOKENS,
    TAGS_MISSING,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import replaced
from mindtable.kernel.reasons import OK, Reason

TOKENS: Final = 8
CONTEXT: Final = desk.CITY << 1

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {"label-no-bonus": ()}


def recalled_coffee(g: State, seat: int) -> int:
    """What a Recall would bring, whether there is room for it or not."""
    return g.idea_owner.count(seat) + has_ability(g, seat, RECALL_COFFEE)


def do_recall(g: State, seat: int) -> None:
    spaces, coffee = g.idea_owner.count(seat), recalled_coffee(g, seat)
    for space in range(16):
        if g.idea_owner[space] == seat:
            g.ideas[seat] += g.idea_count[space]
            g.idea_owner = replaced(g.idea_owner, space, NONE)
            g.idea_count = replaced(g.idea_count, space, 0)
            g.idea_action = replaced(g.idea_action, space, NONE)
    if g.listening:
        g.tell("recall", seat=seat, spaces=spaces)
    g.push(RecallBonus(seat))
    gain_coffee(g, seat, coffee)


def has_figure(g: State, seat: int, location: int) -> bool:
    return location in (g.professor[seat], g.freud, g.journalist)


def location_bonus(g: State, bonus: int) -> Effect:
    """The effect of a location bonus; an overlay covers the printed ones."""
    location, number = divmod(bonus, 3)
    overlay = g.overlay[location]
    if overlay < 0:
        return LOCATION_BONUSES[location][number]
    return (OVERLAY_GREY if overlay % 2 else OVERLAY_COLOUR)[overlay // 2][number]


def check_bonus(g: State, seat: int, bonus: int) -> Reason:
    location = bonus // 3
    if not has_figure(g, seat, location):
        return FIGURE_NOT_THERE
    if g.bonus_used[bonus]:
        return BONUS_TAKEN
    return OK if g.district_tokens[DISTRICT_OF[location]] else NO_TOKENS


def counted_tags(g: State, seat: int, district: int) -> int:
    """Tags for a district bonus; with the journalist in the district all treatises count."""
    count = district_tags(g, seat, district)
    if g.journalist >= 0 and DISTRICT_OF[g.journalist] == district:
        count += sum(others_treatise_tags(g, seat, place) for place in range(6) if DISTRICT_OF[place] == district)
    return count


def check_district(g: State, seat: int, space: int) -> Reason:
    district, value = space // 4, DISTRICT_VALUES[space % 4]
    if not any(has_figure(g, seat, place) for place in range(6) if DISTRICT_OF[place] == district):
        return FIGURE_NOT_THERE
    if g.district_owner[space] != NONE:
        return BONUS_TAKEN
    if not g.district_tokens[district]:
        return NO_TOKENS
    if not dial.own_on_dial(g, seat):
        return NO_OWN_INSIGHT
    discount = 1 if g.fireworks == district else 0
    if counted_tags(g, seat, district) < value - discount:
        return TAGS_MISSING[value - discount]
    return OK


class RecallBonus(OwnTurn):
    """Which bonus, or none."""

    number = 40
    name = "recall-bonus"
    verb = words.BONUS
    among = range(18)
    or_else = (words.DONE,)

    def besides(self, g: State, seat: int) -> list[int]:
        spaces = [words.DISTRICT | space for space in range(12) if check_district(g, seat, space) is OK]
        return spaces + super().besides(g, seat)

    def refuse(self, g: State, seat: int, bonus: int) -> Reason:
        return check_bonus(g, seat, bonus)

    def check(self, g: State, seat: int, action: int) -> Reason:
        if action & ~1023 == words.DISTRICT:
            return check_district(g, seat, action & 1023)
        return super().check(g, seat, action)

    def answer(self, g: State, seat: int, action: int) -> None:
        if action & ~1023 == words.DISTRICT:
            take_district(g, seat, action & 1023)
        else:
            super().answer(g, seat, action)

    def chosen(self, g: State, seat: int, bonus: int) -> None:
        g.bonus_used = replaced(g.bonus_used, bonus, 1)
        if g.listening:
            g.tell("bonus", seat=seat, bonus=BONUSES[bonus])
        take_token(g, seat, DISTRICT_OF[bonus // 3])
        move_fireworks_on(g)
        resolve_effect(g, seat, location_bonus(g, bonus), CONTEXT)

    def label(self, g: State, seat: int, action: int) -> Phrase | None:
        if action == words.DONE:
            said = Phrase("label-no-bonus")
            left = any(check_bonus(g, seat, bonus) is OK for bonus in range(18))
            return wasting(said, "unclaimed-bonus") if left else said
        if action & ~1023 != words.DISTRICT:
            return super().label(g, seat, action)
        space = action & 1023
        said = verb_with(words.DISTRICT, Phrase(f"noun-district-space-{DISTRICT_SPACES[space]}"))
        return with_effect(said, and_token(g, space // 4, DISTRICT_BONUSES[space % 4]))

    def called(self, g: State, seat: int, bonus: int) -> Phrase:
        said = verb_with(words.BONUS, Phrase(f"noun-bonus-{BONUSES[bonus]}"))
        return with_effect(said, and_token(g, DISTRICT_OF[bonus // 3], location_bonus(g, bonus)))


def and_token(g: State, district: int, effect: Effect) -> list[Phrase]:
    """The first token of a district brings a reputation besides."""
    brings = [effect_phrase(effect)]
    return [*brings, gain_phrase(part(REPUTATION, 1))] if g.district_tokens[district] == TOKENS else brings


def take_token(g: State, seat: int, district: int) -> None:
    """The top token of a district gives its reputation after the effects of the space."""
    if g.district_tokens[district] == TOKENS:
        g.push(Gains(seat, CONTEXT, part(REPUTATION, 1)))
    g.district_tokens = replaced(g.district_tokens, district, g.district_tokens[district] - 1)


def take_district(g: State, seat: int, space: int) -> None:
    district, value = space // 4, DISTRICT_VALUES[space % 4]
    if g.listening:
        g.tell("district-bonus", seat=seat, space=DISTRICT_SPACES[space])
    take_token(g, seat, district)
    by_fireworks = counted_tags(g, seat, district) < value
    g.push(Gains(seat, CONTEXT, *DISTRICT_BONUSES[space % 4].gains))
    g.push(OwnInsight(seat, FOR_DISTRICT, space))
    if by_fireworks:
        g.fireworks = (district + 1) % 3
    before = g.district_owner
    g.district_owner = replaced(before, space, seat)
    move_fireworks_on(g, by_fireworks)
    g.district_owner = before


# --- fireworks


def useful_fireworks(g: State, district: int) -> bool:
    free = any(g.district_owner[space] == NONE for space in range(4 * district, 4 * district + 4))
    return free and g.district_tokens[district] > 0


def move_fireworks_on(g: State, used: bool = False) -> None:
    """Fireworks stand where they can be used; with no such district they leave the game."""
    if g.fireworks < 0:
        return
    for ahead in range(3):
        district = (g.fireworks + ahead) % 3
        if useful_fireworks(g, district):
            if (ahead or used) and g.listening:
                g.tell("fireworks", district=DISTRICTS[district])
            g.fireworks = district
            return
    g.fireworks = NONE
