"""`mindtable clauses GAME`, `mindtable content GAME` and `mindtable content check PACK`: what a game is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import mindtable
from mindtable.cli.screen import AsJson, GameId, Language, complain, console, counted, print_json
from mindtable.content import check_pack, pack_game
from mindtable.kernel.clauses import Clause
from mindtable.kernel.game import Game
from mindtable.text import phrase_text, reason_text, say

# --- clauses


def list_clauses(
    game_id: GameId,
    untested: Annotated[bool, typer.Option("--untested", help="Only rules that no test proves.")] = False,
    tests: Annotated[Path | None, typer.Option(exists=True, file_okay=False, help="The test folder.")] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """List the rules of a game, in the order of its rulebook, with the tests that prove them."""
    game = mindtable.game(game_id)
    proofs = _proofs(game, tests)
    if untested and proofs is None:
        raise typer.BadParameter(say(language, "cli-clauses-no-tests"), param_hint="--untested")
    chosen = [clause for clause in game.clauses if not (untested and proofs and proofs.get(clause.id))]
    if as_json:
        print_json({"game": game.id, "clauses": [_described(game, c, proofs, language) for c in chosen]})
    else:
        typer.echo("\n".join(_page(game, chosen, proofs, language)))


Proofs = Mapping[str, Sequence[str]]


def _proofs(game: Game[Any], tests: Path | None) -> Proofs | None:
    """Which tests prove which clause, from the tests of a checkout; None where its tests aren't at hand, as in an
    installed package."""
    # Only here, so that the other commands start without the testing tools.
    from mindtable.testing.clauses import clause_tests

    if tests is not None:
        return clause_tests(tests, game.id)
    folders = (Path("tests"), Path(__file__).resolve().parents[3] / "tests")
    found = (clause_tests(folder, game.id) for folder in folders if folder.is_dir())
    return next((proofs for proofs in found if proofs), None)  # some other project's tests prove nothing


def _described(game: Game[Any], clause: Clause, proofs: Proofs | None, language: str) -> dict[str, object]:
    return {
        "id": clause.id,
        "editions": list(clause.editions),
        "source": clause.source,
        "provenance": clause.provenance,
        "text": say(language, clause.text_key, game),
        "tests": None if proofs is None else list(proofs.get(clause.id, ())),
    }


def _page(game: Game[Any], clauses: Sequence[Clause], proofs: Proofs | None, language: str) -> list[str]:
    """The rule look-up as a Markdown page."""
    name = say(language, f"game-{game.id}", game)
    lines = [f"# {say(language, 'cli-clauses-title', None, game=name)}"]
    topic = ""
    for clause in clauses:
        if clause.topic != topic:
            topic = clause.topic
            lines += ["", f"## {say(language, f'topic-{topic}', game)}", ""]
        places = [phrase_text(language, place, game) for place in clause.places]
        origin = [say(language, _PROVENANCE[clause.provenance]), *places, ", ".join(clause.editions)]
        lines.append(f"- **{clause.id}**: {say(language, clause.text_key, game)}")
        lines.append(f"  *{'; '.join(part for part in origin if part)}.*")
        if proofs is not None and not proofs.get(clause.id):
            lines.append(f"  *{say(language, 'cli-clauses-untested')}*")
    return lines


_PROVENANCE = {
    "rulebook": "cli-provenance-rulebook",
    "public": "cli-provenance-public",
    "reconstructed": "cli-provenance-reconstructed",
    "ruling": "cli-provenance-ruling",
}


# --- content


def content(
    what: Annotated[str, typer.Argument(metavar="GAME | check PACK", help="A game, or “check” and a pack.")],
    pack: Annotated[Path | None, typer.Argument(metavar="", show_default=False)] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """List every card, tile and board of a game, or check your own content pack."""
    if what == "check":
        if pack is None:
            raise typer.BadParameter("Say which pack to check: mindtable content check PACK.", param_hint="PACK")
        _check(pack, language, as_json)
    elif pack is not None:
        raise typer.BadParameter("A game stands alone; to check a pack: mindtable content check PACK.")
    else:
        _list_content(mindtable.game(what), language, as_json)


def _list_content(game: Game[Any], language: str, as_json: bool) -> None:
    entries = [{"kind": kind, "id": id, "provenance": source} for kind, id, source in game.content()]
    if as_json:
        print_json({"game": game.id, "entries": entries})
        return
    for entry in entries:
        typer.echo(f"{entry['kind']} {entry['id']}: {say(language, _PROVENANCE[entry['provenance']])}")
    kinds = Counter(entry["kind"] for entry in entries)
    typer.echo(", ".join(f"{kind}: {number}" for kind, number in kinds.items()) or "-")


def _check(path: Path, language: str, as_json: bool) -> None:
    game = mindtable.game(pack_game(path))
    problems = check_pack(path, game)
    if as_json:
        print_json(
            {
                "pack": str(path),
                "game": game.id,
                "problems": [{**problem.describe(), "text": reason_text(language, problem)} for problem in problems],
            }
        )
    elif not problems:
        console().print(say(language, "cli-content-fits"), markup=False)
    else:
        for problem in problems:
            complain(reason_text(language, problem))
        complain(f"{counted(len(problems), 'problem')}.")
    if problems:
        raise typer.Exit(1)
