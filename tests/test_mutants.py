"""The planted bugs of `make mutants` still fit the code, and the tool plants what the list says."""

from __future__ import annotations

import ast
from collections import Counter

import pytest
from tools.mutants import KINDS, ROOT, Mutant, read_list, unfit, with_probes

MUTANTS = read_list()


@pytest.mark.slow
def test_every_planted_bug_fits_the_code() -> None:
    assert not unfit(MUTANTS), "after a change to the code, change `old` and `new` in its mutants.toml, too"


def test_there_are_enough_of_every_kind() -> None:
    kinds = Counter(mutant.kind for mutant in MUTANTS)
    assert kinds.keys() == set(KINDS)
    assert kinds.total() >= 60
    assert len({mutant.name for mutant in MUTANTS}) == kinds.total()


@pytest.mark.slow
@pytest.mark.parametrize("file", sorted({mutant.file for mutant in MUTANTS if mutant.file.endswith(".py")}))
def test_with_the_bug_the_file_is_still_python(file: str) -> None:
    text = (ROOT / file).read_text("utf-8")
    for mutant in (mutant for mutant in MUTANTS if mutant.file == file):
        assert ast.dump(ast.parse(text)) != ast.dump(ast.parse(text.replace(mutant.old, mutant.new))), mutant.name


def planted(old: str, new: str, **more: str) -> Mutant:
    return Mutant(name="it", kind="kernel", file=more.get("file", "tools/mutants.py"), old=old, new=new, breaks="")


def test_a_bug_whose_text_is_gone_or_not_the_only_one_is_named() -> None:
    assert "not 0 times" in unfit([planted("no" + "where", "")])[0]
    assert "once, not" in unfit([planted("import ", "")])[0]
    assert "in no function" in unfit([planted("GOAL: Final = 0.95", "GOAL: Final = 0.5")])[0]


def test_a_probe_is_the_first_thing_its_function_does() -> None:
    text = 'def outer():\n    """Words."""\n\n    def inner():\n        return 1\n\n    return inner\n'
    assert with_probes(text, [planted("return 1", "return 2")]).splitlines()[4].strip().startswith("__import__")
    assert with_probes(text, [planted("return inner", "return 2")]).splitlines()[3].startswith("    __import__")
