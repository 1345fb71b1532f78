"""The position in words, for `render()`: who decides what, and everything the decider may see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from mindtable.kernel.play import Play
from mindtable.kernel.viewers import SPECTATOR
from mindtable.text import label_text, phrase_text, say, seat_names


def in_words(play: Play, language: str = "en") -> str:
    """The position as the first decider sees it, or as spectators do once the game is over."""
    game = play.game
    names = seat_names(language, game, play.options, play.names)
    deciders = play.deciders()
    viewer = deciders[0] if deciders else SPECTATOR
    lines = [say(language, f"game-{game.id}", game)]
    lines += [f"{name}: {score}" for name, score in zip(names, play.scores(), strict=True)]
    lines += _told(game.view(play.position, viewer), 0)
    if deciders:
        question = phrase_text(language, play.question(viewer), game, names)
        lines.append(f"{', '.join(names[seat] for seat in deciders)}: {question}")
        labels = [play.label(viewer, action) for action in play.actions(viewer)]
        lines += [f"  {label_text(language, label, game, names)}" for label in labels]
    return "\n".join(lines) + "\n"


def rendered(play: Play, mode: str | None) -> str | None:
    """What an environment's `render` does: print the position in words, or return it."""
    words = in_words(play)
    if mode == "ansi":
        return words
    print(words)
    return None


def _told(value: object, depth: int) -> Iterator[str]:
    """A view as indented lines, without empty entries."""
    indent = "  " * depth
    for name, entry in _entries(value):
        if _is_empty(entry):
            continue
        if _is_plain(entry):
            yield f"{indent}{name}: {_plain(entry)}"
        else:
            yield f"{indent}{name}:"
            yield from _told(entry, depth + 1)


def _entries(value: object) -> Iterable[tuple[object, object]]:
    if isinstance(value, Mapping):
        return value.items()
    return enumerate(value) if isinstance(value, list | tuple) else ()


def _is_empty(value: object) -> bool:
    return value in (None, "", [], {}) or (isinstance(value, list | tuple) and all(map(_is_empty, value)))


def _is_plain(value: object) -> bool:
    if isinstance(value, Mapping):
        return all(isinstance(entry, str | int) for entry in value.values())
    if isinstance(value, list | tuple):
        return all(isinstance(entry, str | int) for entry in value)
    return True


def _plain(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_plain(entry)}" for name, entry in value.items() if entry != "")
    if isinstance(value, list | tuple):
        return ", ".join(_plain(entry) for entry in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if value != "" else "-"
