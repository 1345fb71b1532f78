"""REST endpoints for games and texts: every game's options, rules and content, and all texts of a language."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, Final

import mindtable
from mindtable.bots import levels
from mindtable.kernel.errors import BadOption
from mindtable.kernel.game import Game
from mindtable.server.lobby import opening
from mindtable.server.lobby.lessons import lesson_infos
from mindtable.server.table import views
from mindtable.server.web import refusals, wire
from mindtable.server.web.endpoints import Endpoints, RequestContext, TextAnswer, game_of
from mindtable.text import LANGUAGES, sources
from mindtable.text.typography import unbroken

ENDPOINTS: Final = Endpoints()


@ENDPOINTS.add("GET", "/api/games", list[wire.GameInfo], even_if_barred=True)
async def games(context: RequestContext) -> list[wire.GameInfo]:
    """Every game with its options and its levels of bots."""
    return [_game_info(mindtable.game(id)) for id in mindtable.games()]


@ENDPOINTS.add("GET", "/api/games/{game}/clauses", list[wire.Clause], even_if_barred=True)
async def clauses(context: RequestContext) -> list[wire.Clause]:
    """The rules of a game, for the look-up."""
    return [
        wire.Clause(
            id=clause.id,
            key=clause.text_key,
            topic=clause.topic,
            source=clause.provenance,
            places=[wire.Phrase(**place.describe()) for place in clause.places],
            editions=list(clause.editions),
        )
        for clause in game_of(context.path("game")).clauses
    ]


@ENDPOINTS.add("POST", "/api/games/{game}/options", wire.Resolved, body=wire.Options)
async def options(context: RequestContext) -> wire.Resolved:
    """Whether options go together: filled in, with the seats they make, or every reason why not."""
    game = game_of(context.path("game"))
    try:
        resolved = opening.resolve(game, context.body.options)
    except BadOption as error:
        return wire.Resolved(refusal=refusals.refusal(error, game))
    return wire.Resolved(
        options=resolved,
        seats=[
            wire.SeatTitle(seat=seat, team=team, title=views.seat_title(game, resolved, seat))
            for seat, team in enumerate(game.teams(resolved))
        ],
    )


@ENDPOINTS.add("GET", "/api/games/{game}/content", list[wire.Entry], even_if_barred=True)
async def content(context: RequestContext) -> list[wire.Entry]:
    """Every card, tile and board of a game."""
    return _content(game_of(context.path("game")).id)


@ENDPOINTS.add(
    "GET", "/api/text/{language}", str, query=("game",), media="text/plain", statuses=(304,), even_if_barred=True
)
async def texts(context: RequestContext) -> TextAnswer:
    """All texts of a language, as one Fluent file; with a game, its texts too."""
    language, game_id = context.path("language"), context.request.query_params.get("game", "")
    if language not in LANGUAGES:
        raise refusals.refused(refusals.NOT_FOUND)
    package = game_of(game_id).package if game_id else ""
    text, tag = _texts(language, package)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if context.request.headers.get("if-none-match", "") == tag:
        return TextAnswer("", headers=headers, status=304)
    return TextAnswer(text, headers=headers)


def _game_info(game: Game[Any]) -> wire.GameInfo:
    return wire.GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        options=_described_options(game),
        levels=[wire.Level(name, levels.budget(game, name)) for name in levels.offered(game)],
        lessons=bool(lesson_infos(game)),
        content=any(game.content()),
    )


def _described_options(game: Game[Any]) -> dict[str, Any]:
    """The options as data, each choice with its text key."""
    described: dict[str, Any] = game.options.describe()
    for option in described["options"]:
        if "choices" in option:
            option["labels"] = {choice: game.choice_key(option["name"], choice) for choice in option["choices"]}
    return described


@cache
def _content(game_id: str) -> list[wire.Entry]:
    found: list[wire.Entry] = []
    for entry in mindtable.game(game_id).catalogue():
        described: dict[str, Any] = entry.describe()
        name = described["name"]
        found.append(
            wire.Entry(
                kind=entry.kind,
                id=entry.id,
                name=wire.Phrase(**name) if isinstance(name, dict) else wire.Phrase(key=name),
                text=wire.Phrase(**described["about"]) if described["about"] else None,
                provenance=entry.provenance,
                data=described["fields"],
            )
        )
    return found


@cache
def _texts(language: str, package: str) -> tuple[str, str]:
    text = unbroken(language, "\n".join(sources(language, package)))
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:24]}"'
