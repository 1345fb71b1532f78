"""`mindtable games` and `mindtable options GAME`: what there is to play, and how it can be set up."""

from __future__ import annotations

from typing import Any

import mindtable
from mindtable.cli.screen import AsJson, GameId, Language, console, print_json
from mindtable.cli.tables import plain_table
from mindtable.kernel.game import Game
from mindtable.kernel.options import Choice, Number, Option, Switch, Value, Words
from mindtable.text import say


def list_games(language: Language = "en", as_json: AsJson = False) -> None:
    """List all games."""
    found = [mindtable.game(id) for id in mindtable.games()]
    if as_json:
        print_json({"games": [{"id": g.id, "rules": g.rules_version, "name": _name(language, g)} for g in found]})
        return
    for game in found:
        console().print(f"[bold]{game.id}[/]  {_name(language, game)}")
        console().print(f"    {say(language, f'game-{game.id}-about', game)}")


def show_options(game_id: GameId, language: Language = "en", as_json: AsJson = False) -> None:
    """Show the options of a game: their meanings, possible values and defaults."""
    game = mindtable.game(game_id)
    if as_json:
        print_json({"game": game.id, **game.options.describe()})
        return
    table = plain_table()
    for heading in ("name", "meaning", "range", "default"):
        table.add_column(say(language, _HEADINGS[heading]), overflow="fold")
    for option in game.options.options.values():
        meaning = f"{say(language, f'option-{option.name}', game)}\n[dim]{_help(language, game, option)}[/]"
        table.add_row(f"[bold]{option.name}[/]", meaning, _range(language, game, option), _default(option))
    console().print(table, soft_wrap=False)


_HEADINGS = {
    "name": "cli-options-name",
    "meaning": "cli-options-meaning",
    "range": "cli-options-range",
    "default": "cli-options-default",
}


def _name(language: str, game: Game[Any]) -> str:
    return say(language, f"game-{game.id}", game)


def _help(language: str, game: Game[Any], option: Option) -> str:
    return say(language, f"option-{option.name}-help", game)


def _range(language: str, game: Game[Any], option: Option) -> str:
    match option:
        case Choice():
            return "\n".join(
                f"{choice}: {say(language, game.choice_key(option.name, choice), game)}" for choice in option.choices
            )
        case Number():
            return say(language, "cli-options-number", None, low=option.low, high=option.high)
        case Switch():
            return say(language, "cli-options-switch")
        case Words():
            words = ", ".join(option.choices) or "…"
            return say(language, "cli-options-words", None, choices=words)


def _default(option: Option) -> str:
    """The default, and what it becomes where another option changes it."""
    lines = [_written(list(option.default) if isinstance(option, Words) else option.default)]
    for (other, value), default in (option.otherwise or {}).items():
        lines.append(f"{other}={_written(value)}: {_written(list(default) if isinstance(default, tuple) else default)}")
    return "\n".join(lines)


def _written(value: Value) -> str:
    """A value the way `-o name=value` takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, list) else str(value)
