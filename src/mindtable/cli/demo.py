"""`mindtable demo`: watch one random game in the terminal, told in words."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Final

import typer
from rich.markup import escape

import mindtable
from mindtable.cli.screen import Language, complain, console
from mindtable.cli.simulate import PLAYER
from mindtable.kernel.events import Event
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Rng
from mindtable.kernel.viewers import SPECTATOR
from mindtable.text import event_text, say, seat_names

# What one turn shows of itself; the rest of it is counted.
LINES: Final = 4


def play_demo(
    game_id: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The first game by default.")] = None,
    seed: Annotated[str | None, typer.Option(help="A number or a word; the same seed gives the same game.")] = None,
    lines: Annotated[int, typer.Option(min=1, help="How many lines to show per turn.")] = LINES,
    language: Language = "en",
) -> None:
    """Watch one random game."""
    if game_id is None:
        installed = mindtable.games()
        if not installed:
            complain("No game is installed yet.")
            raise typer.Exit(1)
        game_id = installed[0]
    game = mindtable.game(game_id)
    play = game.new(seed=secrets.randbelow(10**6) if seed is None else seed)
    Storyteller(play, language, lines).tell(play.position.rng.branch(PLAYER))


class Storyteller:
    """Plays a game at random and prints its log, turn by turn.

    It tells what spectators are told: events, and no choice that was made in secret.
    """

    def __init__(self, play: Play, language: str, lines: int) -> None:
        self.play = play
        self.language = language
        self.lines = lines
        self.names = seat_names(language, play.game, play.options, play.names)
        self.turn: list[str] = []
        self.screen = console()
        play.listen(self._hear)

    def tell(self, rng: Rng) -> None:
        play = self.play
        name = say(self.language, f"game-{play.game.id}", play.game)
        title = say(self.language, "cli-demo-title", None, game=name, seed=play.seed)
        self.screen.print(f"[bold]{escape(title)}[/]")
        asked = -1
        while not play.over:
            seat = play.deciders()[0]
            if seat != asked:
                self._end_turn(asked)
                asked = seat
            play.act(seat, play.game.random_action(play.position, play.actions(seat), rng))
        self._end_turn(asked)
        self._tell_result()

    def _hear(self, events: Sequence[Event]) -> None:
        for event in events:
            seen = event.seen(SPECTATOR, self.play.teams)
            self.turn.append(event_text(self.language, self.play.game, seen, self.names))

    def _end_turn(self, seat: int) -> None:
        if self.turn:
            self.screen.print(f"\n[bold]{escape(self.names[seat])}[/]")
        for line in self.turn[: self.lines]:
            self.screen.print(f"  {escape(line)}")
        more = len(self.turn) - self.lines
        if more > 0:
            self.screen.print(f"  [dim]{say(self.language, 'cli-demo-more', None, count=more)}[/]")
        self.turn = []

    def _tell_result(self) -> None:
        play = self.play
        over = say(self.language, "cli-demo-over", None, count=play.number)
        self.screen.print(f"\n[bold]{over}[/]")
        for name, score in zip(self.names, play.scores(), strict=True):
            self.screen.print(f"  {escape(name)}: {score}")
        winners = [self.names[seat] for seat in play.winners()]
        if winners:
            self.screen.print(escape(say(self.language, "cli-demo-won", None, names=", ".join(winners))))
        else:
            self.screen.print(say(self.language, "cli-demo-nobody-won"))
