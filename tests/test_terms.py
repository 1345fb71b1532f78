"""One word per thing: words that a game's texts, or the shell's, must not use in a language, and what to say instead.

The heads of `terms.ftl` are the glossaries. A word belongs here once a translator has used two for the same thing.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from tests.every_game import GAMES

from mindtable.text import sources


class Word(NamedTuple):
    """What not to say, what to say instead, and an example that must be found."""

    pattern: str
    instead: str
    example: str


SHELL = ""
# By language, and by game; the shell has none.
FORBIDDEN: Final[dict[tuple[str, str], tuple[Word, ...]]] = {
    ("pl", SHELL): (
        Word(r"\blist(em|u|y|ów|ach)?\b(?! (kart|zwycięstw))", "e-mail, wiadomość", "Wysłaliśmy list."),
        Word(r"\bna dni\b", "korespondencyjnie", "Gra na dni"),
        Word(r"\bwywoła\w+ sieciow", "webhook", "wywołań sieciowych"),
        Word(r"\bMiejsce \{ \$number", "Gracz 2", "Miejsce { $number }"),
    ),
    ("pl", "cerebria"): (
        Word(r"żeton\w* Energii \(", "czerwony żeton Energii", "żeton Energii (Czerwona)"),
        Word(r"znacznik\w* tur", "znacznik kolejności", "twój znacznik tury"),
        Word(r"\buczuci", "Emocja", "pierwsze uczucie"),
        Word(r"\bdar(y|u|em|ów)?\b", "premia", "dar Sfery"),
        Word(r"\bosob[aęyą]\b(?! może mieć kilka)", "gracz", "jedna osoba"),
        Word(r"\bPZ\b", "punkty", "5 PZ"),
        Word(r"miejsc\w* (Emocji|Ducha|na Esencję)", "pole Emocji, pole Ducha, pole Esencji", "miejsce na Esencję"),
    ),
    ("pl", "unconscious"): (
        Word(r"\bmał[aąey]\w* (wolnoś|rozw[oó]j|pasj)", "mały wgląd wolności", "mała wolność"),
        Word(r"wymie(ń|ni)\w* kart", "zamienić kartę", "wymień kartę"),
        Word(r"\bdar(y|u|em|ów)?\b", "premia", "dar dzielnicy"),
        Word(r"\bosob[aęyą]\b", "gracz", "jedna osoba"),
        Word(r"w zapasie", "w puli", "2 w zapasie"),
    ),
    ("de", SHELL): (
        Word(r"\bBriefe?\b", "E-Mail", "ein Brief"),
        Word(r"\bStuhl\b", "Sitzplatz", "dein Stuhl"),
        Word(r"[Üü]ber Tage", "Fernpartie", "Über Tage"),
    ),
    ("de", "cerebria"): (
        Word(r"\b(Kraft|Kräfte)\b(?! sammeln)", "Geistfähigkeit", "die Kraft der Liebe"),
        Word(r"\bStartemotion", "Start-Emotion", "eine Startemotion"),
        Word(r"\bSpielplan", "Spielbrett", "auf dem Spielplan"),
        Word(r"\b[Bb]enutz", "nutzen", "benutze die Fähigkeit"),
        Word(r"\bGaben?\b", "Bonus", "die Gabe der Sphäre"),
        Word(r"\bPerson(en)?\b(?! darf mehrere)", "Spieler", "zwei Personen"),
    ),
    ("de", "unconscious"): (
        Word(r"\bein Ansehen\b", "1 Ansehen", "erhält ein Ansehen"),
        Word(r"\bOrtszeichen", "Ortssymbol", "ein Ortszeichen"),
        Word(r"\bStarttrauma", "Start-Trauma", "das Starttrauma"),
        Word(r"\b[Bb]enutze\b", "nutzen", "benutze den Ort"),
        Word(r"\bGaben?\b", "Bonus", "die Gabe des Bezirks"),
    ),
    ("ru", SHELL): (
        Word(r"веб-вызов", "вебхук", "веб-вызовов"),
        Word(r"\bМесто \{ \$number", "Игрок 2", "Место { $number }"),
        Word(r"[Нн]а дни\b", "по переписке", "На дни"),
    ),
    ("ru", "cerebria"): (
        Word(r"неуверенност", "уязвимость", "жетон неуверенности"),
        Word(r"[Сс]пособност\w+ духов", "силы духов", "Способности духов"),
        Word(r"\bнаград", "бонус", "награда сферы"),
        Word(r"\bначальн\w+ эмоци", "стартовая эмоция", "начальная эмоция"),
        Word(r"Cerebria", "«Церебрия»", "в Cerebria"),
    ),
    ("ru", "unconscious"): (
        Word(r"символ\w* локаци", "метка локации", "символ локации"),
        Word(r"\bзамет(ки|ок|кам)", "блокнот", "плитка заметок"),
        Word(r"поверхностн|глубинн", "явный сон, скрытый сон", "глубинный сон"),
        Word(r"\bсекци", "участок", "первая секция"),
        Word(r"\bнаград", "бонус", "награда района"),
        Word(r"Unconscious Mind", "«Бессознательное»", "в Unconscious Mind"),
    ),
}  # fmt: skip


def messages(language: str, game: str) -> dict[str, str]:
    """Every text by its key: a game's own ones, or the shell's."""
    package = next((one.package for one in GAMES if one.id == game), "")
    shell = sources(language, "")
    serializer = FluentSerializer()
    return {
        item.id.name: serializer.serialize_entry(item)
        for source in sources(language, package)
        if not package or source not in shell
        for item in FluentParser(with_spans=False).parse(source).body
        if isinstance(item, ast.Message | ast.Term)
    }


@pytest.mark.slow
@pytest.mark.parametrize(("language", "game"), FORBIDDEN, ids=lambda one: one or "shell")
def test_a_thing_has_one_word(language: str, game: str) -> None:
    for key, text in messages(language, game).items():
        if key.endswith("-about"):
            continue  # flavour, and a game's own title
        told = text.partition("=")[2]
        wrong = [word for word in FORBIDDEN[language, game] if re.search(word.pattern, told)]
        assert not wrong, f"{language} {key}: {told}"


@pytest.mark.parametrize(
    "word", [word for words in FORBIDDEN.values() for word in words], ids=lambda word: word.example
)
def test_every_forbidden_word_is_found(word: Word) -> None:
    assert re.search(word.pattern, word.example)
    assert not re.search(word.pattern, word.instead)
