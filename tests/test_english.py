"""The English of pages and texts: no phrases that a native reader stumbles over.

A rule is a phrase, what to write instead, and two examples: one that the rule reports and one that no rule does.
"""

from __future__ import annotations

import ast
import re
from bisect import bisect
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]

# The English texts that the rules apply to. To apply them to more texts, take the # away.
TEXTS = [
    "tools/documentation/text/en.ftl",
    "src/mindtable/text/en/*.ftl",
    "src/mindtable/games/cerebria/text/en/*.ftl",
    "src/mindtable/games/unconscious/text/en/*.ftl",
]


class Rule(NamedTuple):
    phrase: str  # a regular expression
    advice: str
    bad: str
    good: str


class Allowed(NamedTuple):
    phrase: str  # what a rule would report begins in it
    reason: str
    example: str


SENTENCE = r"(?:^|(?<=[.!?] ))"  # where one begins

RULES = [
    # --- old or foreign words
    Rule(r"\b(?:anew|afresh)\b", "again", "Load the page anew.", "Load the page again."),
    Rule(r"\b(?:go|goes|going|went|gone) on\b", "continue, resume", "The game goes on.", "The game continues."),
    Rule(
        r"\bby (?:it|them|your|him|her)sel(?:f|ves)\b",
        "automatically, on its own",
        "It starts by itself.",
        "It starts.",
    ),
    Rule(r"\bas far as\b", "if, where, up to", "Undo goes as far as here.", "Undo goes back to here."),
    Rule(r"\balike\b", "the same, both", "All tiles score alike.", "All tiles score the same."),
    Rule(r"\bdeeds?\b", "action", "Your deeds count.", "Your actions count."),
    Rule(r"\bat once\b", "right away, immediately", "You lose it at once.", "You lose it immediately."),
    Rule(r"\bin all(?=[.,;:)]|$)", "in total, altogether", "There are nine in all.", "There are nine in total."),
    Rule(
        r"\b(?:is|are|was|were) to (?:decide|choose|move|act|come|play|be (?:told|asked|done|installed|made))\b",
        "must, it's their turn to",
        "Anna is to decide.",
        "Anna must decide.",
    ),
    Rule(r"\bnothing that\b", "don't … anything, no …", "It has nothing that leaks.", "It doesn’t leak anything."),
    Rule(r"\bno more than\b", "at most, only", "It takes no more than a day.", "It takes at most a day."),
    Rule(r"\bneed(?:n't| not)\b", "doesn't have to", "You needn't pay.", "You don’t have to pay."),
    Rule(
        r"\b(?:shall|upon|thus|hitherto|henceforth|hereby|there(?:of|in|by|upon)|where(?:of|in|upon))\b",
        "a word of today: must, on, so, …",
        "It rests upon a table.",
        "It rests on a table.",
    ),
    Rule(r"\b(?:the|an) own\b", "their own, your own", "In the own turn.", "On their own turn."),
    Rule(r"\bYours alone\b", "your own", "Yours alone is Unity.", "Your own Aspiration is Unity."),
    Rule(
        r"\b(?:every|each|any) further (?=\w)",
        "each additional",
        "Every further card costs 2.",
        "Each additional card costs 2.",
    ),
    Rule(r"\bBesides there\b", "there is also", "Besides there is a bot.", "There is also a bot."),
    Rule(r"\bon trial\b", "a test", "Send one on trial.", "Send a test."),
    Rule(r"\b(?:come|comes|came) to know\b", "learn", "You come to know a card.", "You learn a card."),
    Rule(r"\btakes? notice\b", "notices, picks it up", "The server takes notice.", "The server notices."),
    # --- sentences without somebody who acts
    Rule(
        SENTENCE + r"(?:Who|Whoever|What|Whatever|Whichever) (?!on earth)[^.?!]*\.(?: |$)",
        "name who or what it is: “If someone leaves, …”, “Anything not listed …”",
        "Who leaves keeps the seat.",
        "If someone leaves, they keep the seat.",
    ),
    Rule(
        r"; (?:who|whoever|what|whatever) (?:is|has|does|can|may|wants|needs|leaves|comes)\b",
        "a new sentence that names who or what it is",
        "Seats wait; who leaves may return.",
        "Seats wait. You may leave and return.",
    ),
    # --- one verb for everything
    Rule(r"\b(?:stands?|stood|standing)\b", "is", "The text stands in a file.", "The text is in a file."),
    Rule(r"\b(?:lies?|lying)\b", "is, are", "The file lies there.", "The file is there."),
    Rule(r"\b(?:holds?|held) (?:for|of)\b", "applies to, is true of", "This holds for all.", "This applies to all."),
    Rule(r"\b(?:bring|brings|bringing|brought)\b", "give, add, come with", "It brings 2 points.", "It gives 2 points."),
    Rule(
        r"\b(?:tell|tells|told|hear|hears|heard) of\b",
        "say, report, learn about",
        "You hear of it.",
        "You learn about it.",
    ),
    Rule(
        r"\bword of\b", "news, a message about", "You get word of your turn.", "You get a message when it’s your turn."
    ),
    Rule(
        r"(?:, whole\b|\b(?:is|are|be|stays?|resolved|kept|loaded|told|shown) whole\b)",
        "complete, in full",
        "Both games are here, whole.",
        "Both games are complete.",
    ),
    Rule(
        r"\b(?:tests?|restore|command|server|file) wants?\b",
        "needs",
        "The tests want a browser.",
        "The tests need a browser.",
    ),
    Rule(r"\bwhere (?:it|they) may\b", "if it can", "It installs one where it may.", "It installs one if it can."),
    # --- words that English has another word for
    Rule(
        r"\b(?:levels?|code|names?|language|log|menu|file|page|clock|chat|talk) of (?:the|a|an) "
        r"(?:bots?|tables?|players?|seats?|servers?|browser)\b",
        "a pair of nouns: bot level, table code",
        "Choose the level of the bots.",
        "Choose the bot level.",
    ),
    Rule(r"\ba reputation\b", "1 reputation", "She gains a reputation.", "She gains 1 reputation."),
    Rule(
        r"\b(?:letters (?:from|to|go|come)|letter (?:could|will)|(?:no|more|further|writes?|sends?) (?:a )?letters?)\b",
        "email",
        "The server writes a letter.",
        "The server sends an email.",
    ),
    Rule(r"\bweb calls?\b", "webhook", "By a web call.", "By a webhook."),
    Rule(r"\bover days\b", "a turn a day, correspondence", "Play over days.", "Play a turn a day."),
    Rule(r"\brest(?:s|ing)? on (?=(?:it|them|a (?:choice|button))\b)", "hover over", "Rest on it.", "Hover over it."),
    Rule(SENTENCE + r"Point at\b", "Choose", "Point at a card.", "Choose a card."),
    Rule(r"\breplace [^.]{1,40} by\b", "replace … with", "Replace it by a tile.", "Replace it with a tile."),
    Rule(r"[\d#][ \u00a0\u202f]%", "no space before the sign", "About 40 % of games.", "About 40% of games."),
    Rule(r"(?<![,\d])[ \u00a0\u202f]…", "no space before the dots", "Wait …", "Wait…"),
]

# Rules for texts on the screen. Pages are typed and read as source, so they may keep straight quotes.
TEXT_RULES = [
    Rule(r"'", "a curly apostrophe: ’", "It's your turn.", "It’s your turn."),
    Rule(r'"', "curly quotes: “ ”", 'Press "Continue".', "Press “Continue”."),
]

ALLOWED = [
    Allowed(r"What would change it\.", "a part of every page of decisions", "What would change it. Nothing."),
    Allowed(r"(?:is|was|'s|’s|are) going on\b", "it means: is happening", "Nobody knows what is going on."),
    Allowed(
        r"\b(?:bots?|one)\b[^.;|]{0,30}\bst(?:an|oo)ds? in\b|\bstand-ins?\b",
        "a stand-in takes a part for a while",
        "A bot stands in.",
    ),
    Allowed(r"\bst(?:an|oo)ds? (?:for|out|up)\b", "verbs of their own", "The number stands for a card."),
    Allowed(
        r"\b(?:Spirits?|figures?|Shapers?|Freud|professors?|journalist|markers?|inkpot|you|Freud's)\b[^.;|]{0,60}"
        r"\b(?:stands?|stood|standing)\b",
        "figures do stand on their spaces",
        "The Spirit stands on a Frontier.",
    ),
    Allowed(
        r"\b(?:all|both|two|three|several|many|a few|more than one|things)\b[^.,;]{0,30}\bat once\b",
        "it means: at the same time",
        "They ask for several replays at once.",
    ),
    Allowed(
        r"\b(?:bring|brings|brought|bringing) [^.;]{0,50}up to date\b",
        "a set phrase",
        "The start brings it up to date.",
    ),
    Allowed(
        r"\b(?:insights?|figures?|letters|tells?) by (?:it|them)sel(?:f|ves)\b",
        "it means: alone",
        "An insight by itself.",
    ),
    Allowed(
        r"\bgoes? on (?:the|one|any|an?|its|your|top)\b", "something is put there", "The token goes on the first space."
    ),
    Allowed(
        r"\bbrings? [^.;:]{0,40}?\b(?:next to|to your|back)\b", "it means: carry", "Bring an Emotion to your Spirit."
    ),
    Allowed(r"\bbrings? about\b", "it means: cause", "You bring about a Revelation."),
    Allowed(r"\bstands? in for\b|bright idea stand in\b", "it replaces something", "It stands in for an idea."),
    Allowed(r"What happens next\b", "nobody says it in another way", "What happens next isn’t known."),
    Allowed(r"What a strong bot would do\b", "a hint’s title", "What a strong bot would do, and why."),
    Allowed(r"pip install '[^']*'", "a command", "Run pip install 'mindtable[postgres]'."),
    Allowed(r"Guilt Without a Deed", "a card’s name", "The client is Guilt Without a Deed."),
    Allowed(r"\bstanding (?:choice|order)s?\b", "it means: until changed", "They follow a standing choice."),
    Allowed(r"\bWhoever reaches\b", "the usual word for a race", "Whoever reaches 20 points wins."),
    Allowed(r"\ba reputation (?:marker|track|space|effect)\b", "not an amount", "There is a reputation track."),
]


Block = list[tuple[int, str]]  # a paragraph, list item, table cell or message: its lines with their numbers


def found_in(block: Block, rules: Iterable[Rule]) -> Iterator[tuple[int, str, str]]:
    """The line of each phrase that a rule reports, the phrase, and what to write instead."""
    text = " ".join(line for _, line in block)
    begins = list(accumulate((len(line) + 1 for _, line in block), initial=0))
    allowed = [match.span() for one in ALLOWED for match in re.finditer(one.phrase, text, re.IGNORECASE)]
    for rule in rules:
        for match in re.finditer(rule.phrase, text, re.IGNORECASE):
            if not any(start <= match.start() < end for start, end in allowed):
                yield block[bisect(begins, match.start()) - 1][0], match.group(), rule.advice


def reported(file: Path, blocks: Iterable[Block], rules: Iterable[Rule]) -> list[str]:
    rules = list(rules)
    return [
        f"{file.relative_to(ROOT)}:{line}: {phrase.strip()!r}: {advice}"
        for block in blocks
        for line, phrase, advice in found_in(block, rules)
    ]


def without(text: str, pattern: str, instead: str = "") -> str:
    """The text without what matches, all other lines keeping their numbers."""
    return re.sub(
        pattern, lambda match: instead + "\n" * match.group().count("\n"), text, flags=re.MULTILINE | re.DOTALL
    )


def blocks_of(text: str, begins: Callable[[str], object]) -> Iterator[Block]:
    """The blocks of a text: one ends at an empty line, or where another begins."""
    block: Block = []
    for number, line in enumerate(text.splitlines(), 1):
        if block and (not line.strip() or begins(line)):
            yield block
            block = []
        if line.strip():
            block.append((number, line.strip()))
    if block:
        yield block


# --- pages

ITEM = re.compile(r" *(?:[-*+]|\d+\.) |#+ ")


def page_blocks(text: str) -> Iterator[Block]:
    """The paragraphs, headings, items and cells of a page; no code, no addresses, no marks."""
    text = without(text, r"^```.*?^```$")
    text = without(text, r"^:::.*?(?=^$|\Z)")
    text = without(text, r"<!--.*?-->|<[^<>\n]+>")
    text = without(text, r"`[^`]+`", "code")
    text = without(text, r"(?<=\])\([^()]*(?:\([^()]*\))?[^()]*\)")
    text = re.sub(r"[*\[\]]{1,2}(?=\S)|(?<=\S)[*\[\]]{1,2}", "", text)
    for block in blocks_of(text, lambda line: ITEM.match(line) or line.startswith("|")):
        number, first = block[0]
        if first.startswith("|"):
            cells = (cell.strip() for cell in re.split(r"(?<!\\)\|", first))
            yield from ([(number, cell)] for cell in cells if not re.fullmatch(r"[\w-]*", cell))  # one word is a name
        else:
            yield [(number, ITEM.sub("", first, count=1)), *block[1:]]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_pages_read_well(page: Path) -> None:
    found = reported(page, page_blocks(page.read_text("utf-8")), RULES)
    assert not found, "\n".join(found)


# --- docstrings that are pages


def described() -> list[Path]:
    """The modules whose docstrings the pages about the API show."""
    text = "\n".join(page.read_text("utf-8") for page in (ROOT / "docs/api").glob("*.md"))
    paths = (ROOT / "src" / name.replace(".", "/") for name in set(re.findall(r"^::: ([\w.]+)", text, re.MULTILINE)))
    tried = (
        file
        for path in paths
        for file in (path.with_suffix(".py"), path / "__init__.py", path.parent.with_suffix(".py"))
    )
    return sorted({file for file in tried if file.is_file()})


def docstrings(code: str) -> Iterator[tuple[int, str]]:
    """Each docstring with the number of its first line."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and (text := ast.get_docstring(node)):
            yield node.body[0].lineno, text


@pytest.mark.parametrize("module", described(), ids=lambda module: str(module.relative_to(ROOT / "src")))
def test_docstrings_of_the_api_read_well(module: Path) -> None:
    """A docstring may say what something is without a whole sentence: “What a bot gets”."""
    rules = [rule for rule in RULES if not rule.phrase.startswith(SENTENCE)]
    found = [
        one
        for first, text in docstrings(module.read_text("utf-8"))
        for block in page_blocks(text)
        for one in reported(module, [[(first + number - 1, line) for number, line in block]], rules)
    ]
    assert not found, "\n".join(found)


# --- texts

MESSAGE = re.compile(r"^(?:-?[a-z][\w-]* =|\s*\.[a-z][\w-]* =|\s*\*?\[[\w -]+\])", re.MULTILINE)


def message_blocks(text: str) -> Iterator[Block]:
    """The messages of a Fluent file, each form of one by itself, with a # where something is filled in."""
    text = without(text, r"^#[^\n]*$")
    text = without(text, r"\{[^{}]*->")
    text = without(text, r"\{[^{}]*\}", "#")
    text = text.replace("}", "")
    for block in blocks_of(text, MESSAGE.match):
        lines = [(number, MESSAGE.sub("", line).strip()) for number, line in block]
        if any(line for _, line in lines):
            yield [(number, line) for number, line in lines if line]


@pytest.mark.parametrize("texts", TEXTS)
def test_texts_read_well(texts: str) -> None:
    files = sorted(ROOT.glob(texts))
    assert files
    found = [
        one for file in files for one in reported(file, message_blocks(file.read_text("utf-8")), [*RULES, *TEXT_RULES])
    ]
    assert not found, "\n".join(found)


def test_all_english_texts_are_listed() -> None:
    """In `TEXTS`, with a # or without."""
    here = Path(__file__).read_text("utf-8")
    folders = {str(file.parent.relative_to(ROOT)) for file in (ROOT / "src").rglob("text/en/*.ftl")}
    assert not [folder for folder in folders if f'"{folder}/*.ftl"' not in here]


# --- the rules

EVERY_RULE = [*RULES, *TEXT_RULES]


def phrases(text: str, rules: Iterable[Rule] = EVERY_RULE) -> list[str]:
    return [phrase for _, phrase, _ in found_in([(1, text)], rules)]


@pytest.mark.parametrize("rule", EVERY_RULE, ids=lambda rule: rule.bad)
def test_a_rule_bites_and_its_advice_passes(rule: Rule) -> None:
    assert phrases(rule.bad, [rule])
    assert not phrases(rule.good)


@pytest.mark.parametrize("allowed", ALLOWED, ids=lambda allowed: allowed.example)
def test_what_is_allowed_would_be_reported_otherwise(allowed: Allowed, monkeypatch: pytest.MonkeyPatch) -> None:
    assert allowed.reason
    assert not phrases(allowed.example)
    monkeypatch.setattr(f"{__name__}.ALLOWED", [])
    assert phrases(allowed.example)


@pytest.mark.parametrize(
    "text",
    [
        "Who leaves?",
        "What happens if nobody can move?",
        "Who plays",
        "Anna decides who is next. Then she rests.",
        "In all four languages.",
        "A Spirit stands next to it.",
    ],
)
def test_plain_english_passes(text: str) -> None:
    assert not phrases(text)


def test_lines_of_a_page_are_found() -> None:
    page = (
        "# Title\n\nOne line\nthat goes\non.\n\n```\ngo on\n```\n"
        "- `go on`\n- [a](go on)\n- Load it\n  anew.\n\n| deed | 40 % |\n"
    )
    found = [(line, phrase) for block in page_blocks(page) for line, phrase, _ in found_in(block, RULES)]
    assert found == [(4, "goes on"), (13, "anew"), (15, "0 %")]


def test_forms_of_a_message_are_found() -> None:
    texts = (
        "## We go on\n\nnews-a = { $count ->\n    [one] Go on with { $count }\n   *[other] It's { $n } % …\n}\n"
        'news-b =\n    Who leaves,\n    loses.\nnews-c = { "" }Who leaves?\n'
    )
    found = [
        (line, phrase) for block in message_blocks(texts) for line, phrase, _ in found_in(block, [*RULES, *TEXT_RULES])
    ]
    assert found == [(4, "Go on"), (5, "# %"), (5, " …"), (5, "'"), (8, "Who leaves, loses.")]
