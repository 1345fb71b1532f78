"""The words of recorded games, in four languages side by side: what a reviewer reads, and what a change of text shows.

    python -m tests.words

writes `tests/GAME/golden/words.txt` for every game: the log of one recorded game from its beginning, a line for
every other kind of event, and every kind of question with some of its choices. `test_words.py` compares.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from tests.every_game import GAMES

from mindtable.kernel import history
from mindtable.kernel import play as playing
from mindtable.kernel.events import Event
from mindtable.kernel.game import Game
from mindtable.kernel.phrases import Phrase, event_phrase
from mindtable.kernel.play import Play
from mindtable.text import LANGUAGES, phrase_text

NAMES: Final = ("Anna", "Boris", "Chloé", "Dawit")
VIEWER: Final = 0  # who reads the log
LINES: Final = 200  # of the first game's log
CHOICES: Final = 4  # of each question

Said = tuple[str, Phrase]  # the name of an event, or of a step; and its words


def folder(game: Game[Any]) -> Path:
    return Path(__file__).parent / game.id / "golden"


def recorded(game: Game[Any]) -> list[str]:
    """The recorded games, the one that shows most comes first: the longest."""
    texts = [path.read_text("utf-8") for path in sorted(folder(game).glob("*.history"))]
    return sorted(texts, key=len, reverse=True)


def told(game: Game[Any], text: str) -> Iterator[tuple[list[Said], list[Said]]]:
    """A recorded game again: before each action, what was heard since the last one and what is asked."""
    past = history.load(text)
    play = playing.new(game, past.seed, game.options.from_text(dict(past.options)))
    heard: list[Said] = []

    def listen(events: Sequence[Event]) -> None:
        for event in events:
            seen = event.seen(VIEWER, play.teams)
            heard.append((str(seen["event"]), event_phrase(game, seen)))

    play.listen(listen)
    for seat, words in past.actions[play.number :]:
        if not words.endswith(" !"):  # what the game does by itself
            yield heard.copy(), _asked(play)
            heard.clear()
            play.act(seat, play.parse(words))
    yield heard, []


def _asked(play: Play) -> list[Said]:
    seat = play.deciders()[0]
    kind = str(play.step()).partition("(")[0]
    labels = [(kind, play.label(seat, action)) for action in play.actions(seat)[:CHOICES]]
    return [(kind, play.question(seat)), *labels]


def pages(game: Game[Any]) -> tuple[list[Said], dict[str, Said], dict[str, list[Said]]]:
    """The log of one game, one of each other event, one of each question."""
    log: list[Said] = []
    others: dict[str, Said] = {}
    questions: dict[str, list[Said]] = {}
    for number, text in enumerate(recorded(game)):
        for heard, asked in told(game, text):
            for said in heard:
                if number == 0 and len(log) < LINES:
                    log.append(said)
                else:
                    others.setdefault(said[0], said)
            for said in asked[:1]:
                questions.setdefault(said[1].key + said[0], asked)
    shown = {kind for kind, _ in log}
    return log, {kind: said for kind, said in others.items() if kind not in shown}, questions


def side_by_side(game: Game[Any]) -> str:
    """The whole file."""
    log, others, questions = pages(game)
    blocks = [f"# The log of a game, as {NAMES[VIEWER]} reads it"]
    blocks += [_block(game, said) for said in log]
    blocks += ["# What else can happen", *(_block(game, others[kind]) for kind in sorted(others))]
    blocks.append(f"# Questions, each with at most {CHOICES} of its choices")
    blocks += ["\n".join(_block(game, said) for said in questions[kind]) for kind in sorted(questions)]
    return "\n\n".join(blocks) + "\n"


def _block(game: Game[Any], said: Said) -> str:
    kind, phrase = said
    return "\n".join([kind, *(f"  {language}  {phrase_text(language, phrase, game, NAMES)}" for language in LANGUAGES)])


def main() -> None:
    for game in GAMES:
        (folder(game) / "words.txt").write_text(side_by_side(game), "utf-8")


if __name__ == "__main__":
    main()
