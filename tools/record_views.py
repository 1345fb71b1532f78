"""Record real positions for the tests of the browser client: views, questions, choices and what happened before.

    python tools/record_views.py cerebria web/src/games/cerebria/fixtures

Games are played at random from fixed seeds. From each come the first moments in which something is asked, offered or
told that no earlier recording has, and of whole games the end with everything that brought points. To keep the
files small, a moment's view is kept as its difference to the moment before it in the file, phrases without arguments
have no `args`, and what happened is kept only where it is told for the first time.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

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

# Which games are worth looking at, and which seeds to try: many for what comes seldom.
GAMES: Mapping[str, Mapping[str, tuple[range, Mapping[str, Any]]]] = {
    "cerebria": {
        "basic-2": (range(1), {"players": 2, "mode": "basic"}),
        "full-3-first": (range(1), {"players": 3, "edition": "first", "team_board": "B", "vibe_tokens": "fixed"}),
        "full-4": (range(2), {"players": 4}),
        "full-4-b": (
            range(90),
            {"players": 4, "spirit_board": "B", "spirits": ["delight", "anxiety", "harmony", "malice"]},
        ),
        "full-4-b-more": (
            range(40),
            {"players": 4, "spirit_board": "B", "team_board": "B", "spirits": ["love", "hatred", "empathy", "misery"]},
        ),
        "full-2-b": (
            range(60),
            {"players": 2, "spirit_board": "B", "spirits": ["empathy", "hatred"], "decks": ["love", "anxiety"]},
        ),
    },
    "unconscious": {
        "plain-2": (range(11, 12), {"players": 2}),
        "plain-4": (range(1), {"players": 4}),
        "modules-3": (range(2), {"players": 3, "journalist": True, "overlays": "mixed", "fireworks": True}),
    },
}
# What random play does only where nothing else can be done: hoarding cards makes long views.
PUT_OFF: Mapping[str, frozenset[str]] = {"cerebria": frozenset(["end cards"]), "unconscious": frozenset()}
# Events whose telling is worth a moment of its own, and those that bring points.
TOLD = {
    "cerebria": {"revelation", "fortress-joins", "carried", "swap", "empower", "leaves", "raze", "intention"},
    "unconscious": {"catharsis", "cures", "goal", "signal", "publishes", "cites", "district-bonus", "inkpot"},
}
POINTS = {
    "cerebria": {"turn", "intention", "fragment", "fortress-joins", "second-capping"},
    "unconscious": {
        *("turn", "points", "takes-client", "treats", "catharsis", "cures", "therapy", "sells-box"),
        *("publishes", "resolves-tile", "cites", "plays-research", "goal", "bonus", "district-bonus"),
    },
}
# The kinds of entry that the client's tests draw with.
SHOWN = {
    "cerebria": {"emotion", "board", "spirit", "realm", "sphere", "aspiration", "deck", "deck-building", "figures"},
    "unconscious": {
        *("tile", "research", "treatise", "client", "grief", "dream", "overlay"),
        *("location", "district", "goal", "table-action", "board", "income", "section"),
        *("figures", "free-action", "glossary", "part"),
    },
}


def main(game_id: str, folder: Path) -> None:
    game = mindtable.game(game_id)
    folder.mkdir(parents=True, exist_ok=True)
    known: set[str] = set()
    for name, (seeds, options) in GAMES[game_id].items():
        games = record(game, seeds, options, known)
        write(folder / f"{name}.json", {"name": name, "options": options, "games": games})
    entries = [entry for entry in game.catalogue() if entry.kind in SHOWN[game_id]]
    # The boards of the edition that most recordings are of.
    other_edition = [entry for entry in entries if entry.kind == "board" and entry.id.endswith("-first")]
    shown = [entry for entry in entries if entry not in other_edition or entry.id.startswith("A")]
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


def record(game: Game[Any], seeds: range, options: Mapping[str, Any], known: set[str]) -> Json:
    """The moments worth keeping of some games."""
    games: list[Json] = []
    before: Json = {}
    for seed in seeds:
        news = [of_note(play, heard) for play, heard in decisions(game, seed, options)]
        whole = seed == seeds[0] and len(seeds) < FEW
        kept = worth_keeping(news, known, at_least=[len(news) - 1] if whole else [])
        moments: list[Json] = []
        points: list[Json] = []
        teams: list[int] = []
        for at, (play, heard) in enumerate(decisions(game, seed, options) if kept else ()):
            teams = play.teams
            points += [event.seen(0, teams) for event in heard if event.kind in POINTS[game.id]]
            if at in kept:
                told = {event.kind for event in heard} & TOLD[game.id]
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
    pairs = zip(points, [*points[1:], {"event": "turn"}], strict=True)
    return [event for event, after in pairs if (event["event"], after["event"]) != ("turn", "turn")]


def of_note(play: Play, heard: list[Event]) -> set[str]:
    """What can be seen at this moment: the question, the verbs on offer, what was told."""
    offers = [play.game.vocabulary.verb(action) for seat in play.deciders() for action in play.actions(seat)]
    told = {event.kind for event in heard} & TOLD[play.game.id]
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


def decisions(game: Game[Any], seed: int, options: Mapping[str, Any]) -> Iterator[tuple[Play, list[Event]]]:
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
        eager = [action for action in actions if play.text(action) not in PUT_OFF[game.id]]
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
    if len(sys.argv) != 3 or sys.argv[1] not in GAMES:
        raise SystemExit(f"usage: record_views.py {'|'.join(GAMES)} FOLDER")
    main(sys.argv[1], Path(sys.argv[2]))
