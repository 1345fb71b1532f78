"""Record real positions for the tests of the browser client: views, questions, choices and what happened before.

    python -m tools.record_views [GAME ...]

Games are played at random from fixed seeds, those that `scenes.toml` in a game's fixtures names. From each come the
first moments in which something is asked, offered or told that no earlier recording has, and of whole games the end
with everything that brought points. To keep the files small, a moment's view is kept as its difference to the moment
before it in the file, phrases without arguments have no `args`, and what happened is kept only where it is told for the
first time.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from tools.led_games import fixtures, scenes

import mindtable
from mindtable.kernel.actions import NO_NOUN
from mindtable.kernel.events import Event
from mindtable.kernel.game import Game
from mindtable.kernel.phrases import event_phrase
from mindtable.kernel.play import Play
from mindtable.kernel.position import NATURE
from mindtable.kernel.rng import Rng

Json = Any
MOST_DECISIONS = 6000
FEW = 5  # so few seeds are whole games; more of them are a search for what comes seldom


class Scenes(NamedTuple):
    """What a game is played for and what is kept of it, as its `scenes.toml` says (`tools.led_games`)."""

    games: Mapping[str, Mapping[str, Any]]
    told: frozenset[str]
    points: frozenset[str]
    put_off: frozenset[str]
    shown: frozenset[str]
    left_out: Sequence[str]


def scenes_of(game: Game[Any]) -> Scenes:
    """One whole game with all that is told in it, where its `scenes.toml` doesn't say."""
    found = scenes(game.id)
    kinds = {entry.kind for entry in game.catalogue()}
    return Scenes(
        found.get("games", {"plain": {"seeds": 1, "options": {}}}),
        frozenset(found.get("told", [event.name for event in game.events])),
        frozenset(found.get("points", ())),
        frozenset(found.get("put_off", ())),
        frozenset(found.get("shown", kinds)),
        found.get("left_out", ()),
    )


def main(game_id: str) -> None:
    game = mindtable.game(game_id)
    wanted = scenes_of(game)
    folder = fixtures(game_id)
    folder.mkdir(parents=True, exist_ok=True)
    known: set[str] = set()
    for name, scene in wanted.games.items():
        first = scene.get("first_seed", 0)
        games = record(game, wanted, range(first, first + scene["seeds"]), scene["options"], known)
        write(folder / f"{name}.json", {"name": name, "options": scene["options"], "games": games})
    shown = [
        entry
        for entry in game.catalogue()
        if entry.kind in wanted.shown
        and not any(fnmatchcase(f"{entry.kind}/{entry.id}", pattern) for pattern in wanted.left_out)
    ]
    write(folder / "content.json", [on_wire(entry.describe()) for entry in shown])
    asked = {step.name for step in game.steps if step.decided_by < NATURE}
    asked |= {f"to {verb.name}" for verb in game.vocabulary.verbs}
    print("never asked:", ", ".join(sorted(asked - known)) or "none")


def write(path: Path, data: Json) -> None:
    path.write_text(json.dumps(short(data), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
    print(f"{path} {path.stat().st_size // 1024} kB")


def short(data: Json) -> Json:
    """The same without the empty `args` of phrases."""
    if isinstance(data, list):
        return [short(item) for item in data]
    if isinstance(data, dict):
        return {key: short(value) for key, value in data.items() if (key, value) != ("args", {})}
    return data


def on_wire(entry: Mapping[str, Json]) -> Json:
    """A catalogue entry as the server's content endpoint gives it."""
    name = entry["name"] if isinstance(entry["name"], dict) else {"key": entry["name"], "args": {}}
    fields = entry["fields"]
    if any(f"{field}_signs" in fields for field in fields):
        entry = {**entry, "about": None}  # the same words as those of its effect
    return {
        "kind": entry["kind"],
        "id": entry["id"],
        "name": name,
        "text": entry["about"],
        "provenance": entry["provenance"],
        "data": fields,
    }


def record(game: Game[Any], wanted: Scenes, seeds: range, options: Mapping[str, Any], known: set[str]) -> Json:
    """The moments worth keeping of some games."""
    games: list[Json] = []
    before: Json = {}
    for seed in seeds:
        news = [of_note(play, heard, wanted) for play, heard in decisions(game, wanted, seed, options)]
        whole = seed == seeds[0] and len(seeds) < FEW
        kept = worth_keeping(news, known, at_least=[len(news) - 1] if whole else [])
        moments: list[Json] = []
        points: list[Json] = []
        teams: list[int] = []
        for at, (play, heard) in enumerate(decisions(game, wanted, seed, options) if kept else ()):
            teams = play.teams
            points += [event.seen(0, teams) for event in heard if event.kind in wanted.points]
            if at in kept:
                told = {event.kind for event in heard} & wanted.told
                moment = see(play, heard if told - known else [])
                known |= news[at]
                view = moment.pop("view")
                moments.append({**moment, "change": difference(before, view)})
                before = view
        if moments:
            games.append({"seed": seed, "teams": teams, "moments": moments, "points": scored(points) if whole else []})
    return games


def scored(points: list[Json]) -> list[Json]:
    """The events without the turns that brought nothing."""
    pairs = pairwise([*points, {"event": "turn"}])
    return [event for event, after in pairs if (event["event"], after["event"]) != ("turn", "turn")]


def of_note(play: Play, heard: list[Event], wanted: Scenes) -> set[str]:
    """What can be seen at this moment: the question, the verbs on offer, what was told."""
    offers = [play.game.vocabulary.verb(action) for seat in play.deciders() for action in play.actions(seat)]
    told = {event.kind for event in heard} & wanted.told
    return {play.step()} | {f"to {verb.name}" for verb in offers} | told


def worth_keeping(news: list[set[str]], known: set[str], at_least: list[int]) -> set[int]:
    """A few moments that show everything new; those that show most of it first."""
    kept = set(at_least)
    missing = set().union(*news) - known - set().union(*(news[at] for at in kept))
    while missing:
        best = max(range(len(news)), key=lambda at: (len(news[at] & missing), -at))
        kept.add(best)
        missing -= news[best]
    return kept


def decisions(
    game: Game[Any], wanted: Scenes, seed: int, options: Mapping[str, Any]
) -> Iterator[tuple[Play, list[Event]]]:
    """A game played at random: every decision, with what happened since the last."""
    play, rng = game.new(seed=seed, **options), Rng(seed + 1)
    heard: list[Event] = []
    play.listen(heard.extend)
    for _ in range(MOST_DECISIONS):
        yield play, heard
        if play.over:
            return
        heard.clear()
        seat = play.deciders()[0]
        actions = play.actions(seat)
        eager = [action for action in actions if play.text(action) not in wanted.put_off]
        play.act(seat, play.game.random_action(play.position, eager or actions, rng))
    raise SystemExit("a random game did not end")


def see(play: Play, heard: list[Event]) -> Json:
    """The position as the server would send it to the one who decides."""
    deciders = play.deciders()
    seat = deciders[0] if deciders else 0
    seen = [event.seen(seat, play.teams) for event in heard]
    return {
        "step": play.step(),
        "number": play.number,
        "seat": seat,
        "over": play.over,
        "deciders": deciders,
        "question": play.question(seat).describe(),
        "choices": [choice(play, seat, action) for action in play.actions(seat)],
        "refused": refused(play, seat),
        "happened": [{"phrase": event_phrase(play.game, event).describe(), "data": event} for event in seen],
        "view": play.view(seat)["table"],
    }


def refused(play: Play, seat: int) -> Json:
    """What cannot be done: for each verb its kind of nouns, and per reason the nouns, with what is told of them."""
    told: Json = {}
    for action, reason in play.refused(seat) if not play.over else ():
        verb = play.game.vocabulary.verb(action)
        _, reasons = told.setdefault(verb.name, ["" if verb.nouns is NO_NOUN else verb.nouns.kind, {}])
        noun, facts = play.game.vocabulary.noun(action), play.label(seat, action).facts
        reasons.setdefault(reason.key, []).append([noun, dict(facts)] if facts else noun)
    return told


def choice(play: Play, seat: int, action: int) -> Json:
    verb = play.game.vocabulary.verb(action)
    bare = verb.nouns is NO_NOUN
    label = play.label(seat, action)
    return {
        "action": play.text(action),
        "verb": verb.name,
        "kind": "" if bare else verb.nouns.kind,
        "noun": "" if bare else play.game.vocabulary.noun(action),
        "label": label.describe(),
        "facts": dict(label.facts),
        "about": None if label.about is None else label.about.describe(),
    }


def difference(old: Json, new: Json) -> Json:
    """What turns the old value into the new: {"=": value} whole, {".": {key: difference}} inside, null for the same;
    {"~": [from, to, items]} puts items in place of a part of a list.
    """
    if old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys():
        return {".": {key: difference(old.get(key), value) for key, value in new.items() if old.get(key) != value}}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and any(old):
        pairs = enumerate(zip(old, new, strict=True))
        return {".": {str(at): difference(was, now) for at, (was, now) in pairs if was != now}}
    if isinstance(old, list) and isinstance(new, list):
        same = next(
            (at for at, (was, now) in enumerate(zip(old, new, strict=False)) if was != now), min(len(old), len(new))
        )
        end = 0
        while end < min(len(old), len(new)) - same and old[-1 - end] == new[-1 - end]:
            end += 1
        return {"~": [same, len(old) - end, new[same : len(new) - end]]}
    return {"=": new}


if __name__ == "__main__":
    for given in sys.argv[1:] or mindtable.games():
        main(given)
