"""`mindtable replay FILE`: play a history file again and say where it leads, or where it breaks."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

import mindtable
from mindtable.cli.screen import AsJson, Language, complain, console, counted, print_json
from mindtable.kernel import history as histories
from mindtable.kernel.errors import BadSave, MindtableError, fail
from mindtable.kernel.play import Play
from mindtable.text import label_text, phrase_text, say, seat_names


def replay(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, readable=True, help="A history file.")],
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Replay a saved game."""
    play = _played_again(_text_of(file))
    problems = broken(play)
    if as_json:
        print_json(
            {
                "game": play.game.id,
                "rules": play.game.rules_version,
                "seed": play.seed,
                "generator": play.generator,
                "options": play.options,
                "over": play.over,
                "scores": play.scores(),
                "winners": play.winners(),
                "decisions": play.number,
                "broken": problems,
            }
        )
    else:
        _show(play, language)
    for problem in problems:
        complain(f"The position is broken: {problem}")
    if problems:
        raise typer.Exit(1)


def broken(play: Play) -> list[str]:
    """What must not be at the end of a history: a broken position, or a decision without a choice."""
    stuck = [seat for seat in play.deciders() if not play.actions(seat)]
    return [*play.game.invariants(play.position), *(f"seat {seat} has no legal action" for seat in stuck)]


def _text_of(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise fail(BadSave, "save-not-a-history") from None


def _played_again(text: str) -> Play:
    """The play; a file that cannot be read is wrong usage, rules that fail on it are a failed run."""
    mindtable.game(histories.load(text).game)
    try:
        return mindtable.load(text)
    except MindtableError as error:
        if error.reason.key != "save-action-refused":
            raise
        complain(str(error))
    except Exception:
        complain(f"{traceback.format_exc()}The rules broke while this history was played.")
    raise typer.Exit(1)


def _show(play: Play, language: str) -> None:
    names = seat_names(language, play.game, play.options, play.names)
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, play.scores(), strict=True))
    game = say(language, f"game-{play.game.id}", play.game)
    screen = console()
    screen.print(f"[bold]{game}[/], seed {escape(play.seed)}: {counted(play.number, 'decision')}.")
    screen.print(f"Scores: {scores}.")
    if play.over:
        screen.print(f"Over. Won: {', '.join(names[seat] for seat in play.winners()) or 'nobody'}.")
        return
    for seat in play.deciders():
        screen.print(f"{names[seat]}: {phrase_text(language, play.question(seat), play.game, names)}")
        for action in play.actions(seat):
            label = label_text(language, play.label(seat, action), play.game, names)
            screen.print(f"    [dim]{play.text(action)}[/]  {label}")
