"""What is being done, and what is still to come in this turn: the steps in progress as far as the viewer may know.

A screen shows them as a chain, so that nobody has to keep it in mind. Each link is a step's name with what it is about,
the one being decided first; effects stand there by the names that the catalogue explains. Which research cards a player
is choosing from is told to that player only.
"""

from __future__ import annotations

from mindtable.games.unconscious.pieces.cards import RESEARCH, TILES
from mindtable.games.unconscious.pieces.effects import part_text
from mindtable.games.unconscious.pieces.state import State
from mindtable.kernel.position import AUTOMATIC, Step


class GameStep(Step[State]):
    """A step of this game: it may be a link in the chain of what is being done."""

    def link(self, g: State, own: bool) -> list[object]:
        """What the chain shows of it, nothing for most of what happens by itself.

        `own` says whether the viewer is the player whose step it is.
        """
        return [] if self.decided_by == AUTOMATIC else [self.name]

    def is_own(self, viewer: int) -> bool:
        """Whether the viewer sees what only the player of this step sees."""
        return viewer in (self.who, -2 - self.who)


def named(*parts: int) -> list[object]:
    """Parts of effects by their names in the catalogue: what they are in the effect notation."""
    return [part_text(number, TILES, RESEARCH) for number in parts]


def chain(g: State, viewer: int) -> list[list[object]]:
    """The links of the chain, the one being decided first; only those of the seat that decides it."""
    links: list[list[object]] = []
    for step in g.stack[::-1]:
        if step.who == g.stack[-1].who:
            assert isinstance(step, GameStep)
            link = step.link(g, step.is_own(viewer))
            if link:
                links.append(link)
    return links
