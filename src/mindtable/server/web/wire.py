"""The wire types: what travels between server and client. The client's TypeScript is generated from this file.

Nothing here holds a sentence: a `Phrase` is a text key with arguments, and the client says it in its own language.
Over REST a request's body is one of the structs below and so is the answer; a refusal is a `Refusal` with an HTTP
status. Over the WebSocket of a table every message is one JSON object with a `type`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from mindtable.kernel.observation import View

WIRE_VERSION = 1

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Line = Annotated[str, Meta(min_length=1, max_length=1000)]
Letter = Annotated[str, Meta(max_length=20_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
# Nobody needs longer ones, and the server checks them word by word.
Word = Annotated[str, Meta(max_length=400)]
OptionValue = int | bool | Word | Annotated[list[Word], Meta(max_length=200)]
GivenOptions = Annotated[dict[Annotated[str, Meta(max_length=60)], OptionValue], Meta(max_length=100)]
Language = Literal["en", "pl", "de", "ru"]
Wish = Literal["rewind", "save", "stand-in"]  # what all have to agree to
To = Literal["table", "team"]  # who hears a remark


class SeatName(Struct):
    """Whoever sits there, as an argument of a phrase."""

    seat: int


class Phrase(Struct):
    """A text key with its arguments; an argument may be a phrase or a list of phrases itself."""

    key: str
    args: dict[str, Any] = {}


class Refusal(Struct):
    """Why a request was refused: an error's name, what to say, and the rule behind it."""

    error: str
    phrases: list[Phrase]
    clause: str = ""


# ---------------------------------------------------------------- people


class Settings(Struct, kw_only=True):
    """What a person set for themselves; the client's own settings travel as one opaque object."""

    language: Language = "en"
    client: dict[str, Any] = {}


class Me(Struct, kw_only=True):
    """Who asks. A guest has a name only; an account has a login too."""

    person: str = ""  # empty for a stranger who has given no name yet
    name: str = ""
    login: str = ""
    admin: bool = False
    settings: Settings = msgspec.field(default_factory=Settings)
    notices: Notices | None = None
    email_confirmed: bool = False  # nothing is sent to an address before its owner agreed
    barred: Phrase | None = None  # the host has suspended or banned them: why, and until when
    warnings: list[HostWarning] = []  # from the host, to be acknowledged


class Arrival(Struct):
    """A guest's name, or a new one."""

    name: Name


class Login(Struct, kw_only=True):
    """To open an account (for the guest who asks) or to come back to it."""

    login: Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewPassword(Struct, kw_only=True):
    """The password so far, and the one from now on."""

    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class Farewell(Struct, kw_only=True):
    """To be forgotten; an account's password makes sure that it is meant."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Notices(Struct, kw_only=True):
    """How a person hears that it is their turn while away; each way is switched by being filled in."""

    push: bool = False  # browser messages
    webhook: Annotated[str, Meta(max_length=500)] = ""
    webhook_form: Literal["json", "discord", "ntfy"] = "json"
    email: Annotated[str, Meta(max_length=200)] = ""
    muted: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=500)] = []  # tables to hear nothing of


class HostWarning(Struct, kw_only=True):
    """What the host has to say to a person about their conduct."""

    id: str
    words: str
    at: float


class Whom(Struct, kw_only=True):
    """Someone at a table: who sits on a seat, or said something (by the remark's number)."""

    seat: SeatNumber | None = None
    remark: Count | None = None


class Report(Struct, kw_only=True):
    """To the host, about someone at a table. The server adds the log and the talk."""

    whom: Whom
    words: Annotated[str, Meta(min_length=1, max_length=2000)]


class Reported(Struct, kw_only=True):
    """A report has reached the host."""

    id: str


class Block(Struct, kw_only=True):
    """Someone whom a person has blocked, by the name they had then."""

    id: str
    name: str
    at: float


class Ways(Struct, kw_only=True):
    """The ways in which this server can tell people of their turn."""

    webhook: bool
    email: bool
    push: str  # the key for subscribing a browser (VAPID, base64url); empty where there is no push


class PushAddress(Struct, kw_only=True):
    """A browser's subscription: where its messages go, and its keys (base64url) for encrypting them."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=120, pattern=r"^[A-Za-z0-9_-]+=*$")]
    auth: Annotated[str, Meta(min_length=20, max_length=60, pattern=r"^[A-Za-z0-9_-]+=*$")]


class PushGone(Struct):
    """A browser that gets no more messages."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class Trial(Struct, kw_only=True):
    """Whether a notice on trial went out."""

    way: Literal["push", "webhook", "email"]
    sent: bool


class Rating(Struct, kw_only=True):
    game: str
    games: int
    won: int
    rating: float  # openskill's ordinal, the careful guess
    sure: float  # how much it may still move


class RatingChange(Struct, kw_only=True):
    """What one rated table did to a rating."""

    table: str
    game: str
    at: float
    before: float
    after: float


class Statistics(Struct, kw_only=True):
    """A person's finished tables in figures."""

    played: int
    won: int
    by_game: list[Rating]
    rated: list[Rating]
    changes: list[RatingChange] = []  # of the ratings, the latest first


# ---------------------------------------------------------------- games


class Level(Struct):
    """A level of bots: its name (text key `bot-level-NAME`) and its seconds for a choice."""

    name: str
    budget: float


class GameInfo(Struct, kw_only=True):
    """A game as the new-table form needs it: its options as `Schema.describe` gives them, the bots' levels; and whether
    there are lessons, and content for the gallery."""

    id: str
    rules_version: int
    options: dict[str, Any]
    levels: list[Level]
    lessons: bool
    content: bool


class Options(Struct):
    """Options to be judged before a table is opened with them."""

    options: GivenOptions = {}


class SeatTitle(Struct, kw_only=True):
    """A seat that the options make."""

    seat: int
    team: int
    title: Phrase


class Resolved(Struct, kw_only=True):
    """Options that go together, filled in, and the seats they make; or why they do not, which is an answer too."""

    options: dict[str, Any] = {}
    seats: list[SeatTitle] = []
    refusal: Refusal | None = None


class Clause(Struct, kw_only=True):
    """A rule for the look-up: the key of its text, where it comes from (rulebook, ruling, …) and its places there."""

    id: str
    key: str
    topic: str  # its name is the key `topic-TOPIC`
    source: str
    places: list[Phrase]
    editions: list[str] = []  # those it belongs to, where a game has several


class Entry(Struct, kw_only=True):
    """A card, tile or board: what it is called, what it does, where its values come from, and its bare figures."""

    kind: str
    id: str
    name: Phrase
    text: Phrase | None
    provenance: str
    data: dict[str, Any] = {}


class LessonInfo(Struct, kw_only=True):
    """A lesson of a game: a staged piece of play in which the learner acts."""

    id: str
    title: Phrase
    about: Phrase
    minutes: int
    steps: int


# ---------------------------------------------------------------- tables

SeatKind = Literal["open", "person", "bot"]
TableState = Literal["open", "playing", "paused", "over", "closed"]  # closed by the host


class SeatWish(Struct, kw_only=True):
    """Who gets a new table's seat: me, anyone, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: str = ""


class Clock(Struct, kw_only=True):
    """How time is counted. A clock reminds and shows; it throws nobody out."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400 * 30)] = 0  # for a whole game (live) or for one turn (days)
    extra: Annotated[int, Meta(ge=0, le=3600)] = 0  # added after each turn of a live clock


class NewTable(Struct, kw_only=True):
    """A table to open. Seats not named are open; a table whose seats are all taken starts at once."""

    game: str
    options: GivenOptions = {}
    seats: Annotated[list[SeatWish], Meta(max_length=8)] = []
    listed: bool = False
    rated: bool = False
    clock: Clock = msgspec.field(default_factory=Clock)
    seed: str | None = None  # a short text, for reproducing; such a table is never rated
    scenario: Letter = ""  # start from a position; never rated


class ImportedTable(Struct, kw_only=True):
    """A history file to go on from; who asks takes every seat that is not given to a bot."""

    history: Annotated[str, Meta(max_length=2_000_000)]
    seats: Annotated[list[SeatWish], Meta(max_length=8)] = []
    until: Annotated[int, Meta(ge=0)] | None = None  # only so many of its actions: those that today's rules allow


class SeatShown(Struct, kw_only=True):
    """A seat as everyone sees it."""

    seat: int
    team: int
    title: Phrase  # what the game calls it, such as its Spirit
    kind: SeatKind
    name: str = ""
    level: str = ""  # of the bot that sits there, or stands in
    stand_in: bool = False  # a bot holds the seat of a person who may retake it
    left: bool = False  # its person has left, and may retake it
    kept_for: str = ""  # the name of the one for whom an open seat is kept
    online: bool = False
    mine: bool = False
    # Seconds left at this moment, below zero when they are used up; they run while the seat decides and nobody pauses.
    clock: float | None = None
    # In how many seconds a bot may stand in, if its person stays away; None while nobody waits for them.
    stand_in_after: float | None = None


class Table(Struct, kw_only=True):
    """A table without its game's position."""

    id: str
    code: str  # empty for those who may not know it
    game: str
    state: TableState
    options: dict[str, Any]
    seats: list[SeatShown]
    owner: bool  # whether who asks opened it
    listed: bool
    rated: bool
    clock: Clock
    number: int  # of the position
    deciders: list[int]
    created: float
    touched: float
    rematch: str = ""  # the table that continues this one
    open_book: bool = False  # someone may know what is hidden: a given seed or position, or a file of this game
    shared: bool = False  # everyone agreed to save it while it runs: the history file can be fetched
    results: list[Result] | None = None
    lesson: str = ""  # the id of the lesson that this table is
    differs: Phrase | None = None  # why the game can't go on by the rules that this server has now
    no_seat: Phrase | None = None  # in lists: why who asks can't sit there


class Result(Struct, kw_only=True):
    seat: int
    score: int
    won: bool
    rating_change: float | None = None


class Take(Struct):
    """A seat to take, or to leave."""

    seat: SeatNumber


class Fill(Struct):
    """A seat to give to a bot."""

    seat: SeatNumber
    level: str


class Rematch(Struct):
    rotate: bool = False


class Observed(Struct, kw_only=True):
    """What a bot that plays from elsewhere gets for a decision of its seat: its view, its choices, and one position
    that the seat could not tell from the truth. It holds nothing that the view does not: what is hidden is drawn."""

    number: int
    view: View
    actions: list[str]
    sample: dict[str, Any]


class Moment(Struct, kw_only=True):
    """One position of a replay, and what led to it."""

    number: int
    last: int
    actor: int  # -1 at the beginning
    action: Phrase | None
    happened: list[Happening]
    view: View
    question: Phrase | None


# ---------------------------------------------------------------- at the table: from the client
# `id` is the client's own number for a request; the answer to it carries the same.


class Act(Struct, tag="act", tag_field="type", kw_only=True):
    """Do a thing, seen at this state number."""

    id: Count
    seat: SeatNumber
    number: Count
    action: Annotated[str, Meta(max_length=200)]


class Undo(Struct, tag="undo", tag_field="type", kw_only=True):
    """Take back the last choice, or all of this turn; beyond a barrier with the consent of all."""

    id: Count
    seat: SeatNumber
    number: Count
    turn: bool = False


class AskConsent(Struct, tag="ask", tag_field="type", kw_only=True):
    """Ask all others at the table: to go back to a state number, to save the running game to a file, or to let a bot
    stand in for a seat."""

    id: Count
    seat: SeatNumber
    wish: Wish
    number: Count = 0
    of: SeatNumber = 0
    level: str = ""


class Consent(Struct, tag="consent", tag_field="type", kw_only=True):
    id: Count
    seat: SeatNumber
    request: Count
    agree: bool


class Preview(Struct, tag="preview", tag_field="type", kw_only=True):
    """What would this choice bring, as far as I may know?"""

    id: Count
    seat: SeatNumber
    number: Count
    action: Annotated[str, Meta(max_length=200)]


class WhyNot(Struct, tag="why", tag_field="type", kw_only=True):
    """What may I not do now, and why?"""

    id: Count
    seat: SeatNumber
    number: Count


class Hint(Struct, tag="hint", tag_field="type", kw_only=True):
    id: Count
    seat: SeatNumber
    number: Count


class Look(Struct, tag="look", tag_field="type", kw_only=True):
    """Look from another of my seats (hot-seat), or from none."""

    id: Count
    seat: SeatNumber | None


class Say(Struct, tag="say", tag_field="type", kw_only=True):
    """Chat with the table or with the seat's team."""

    id: Count
    text: Line
    to: To = "table"
    seat: SeatNumber | None = None


class Ping(Struct, tag="ping", tag_field="type", kw_only=True):
    """Point at a place: a kind of noun and a noun of the game, such as `slot` and `7`. With `plan`, one stroke of
    the team's plan layer, kept until `clear`."""

    id: Count
    kind: Annotated[str, Meta(max_length=40)]
    noun: Annotated[str, Meta(max_length=80)]
    to: To = "table"
    seat: SeatNumber | None = None
    plan: bool = False
    clear: bool = False


class Note(Struct, tag="note", tag_field="type", kw_only=True):
    """Keep private notes on this table."""

    id: Count
    text: Letter


class Pause(Struct, tag="pause", tag_field="type", kw_only=True):
    id: Count
    pause: bool


class Alive(Struct, tag="alive", tag_field="type", kw_only=True):
    """Still here; answered by `Done`."""

    id: Count


class Continue(Struct, tag="continue", tag_field="type", kw_only=True):
    """The step of the lesson is read; go on to the next, letting the others do what they do in it."""

    id: Count
    seat: SeatNumber
    step: Count


FromClient = (
    Act | Continue | Undo | AskConsent | Consent | Preview | WhyNot | Hint | Look | Say | Ping | Note | Pause | Alive
)


# ---------------------------------------------------------------- at the table: from the server


class Happening(Struct, kw_only=True):
    """An event: what to say, and its bare figures for animation."""

    phrase: Phrase
    data: dict[str, Any]


class Choice(Struct, kw_only=True):
    """One thing the seat may do now: `kind` and `noun` say which thing on the board it is done to."""

    action: str
    verb: str
    kind: str  # empty for a verb without a noun
    noun: str
    label: Phrase
    facts: dict[str, Any]  # what it costs and brings, as the game declares it
    about: Phrase | None = None  # what the label is too short for


class NoChoice(Choice, kw_only=True):
    """One thing the seat may not do now, although it is asked for such things."""

    refusal: Refusal
    listed: bool  # whether it stands in the list of choices all the same


class Undoing(Struct, kw_only=True):
    can: bool
    why_not: Phrase | None = None


class Request(Struct, kw_only=True):
    """Something all have to agree to."""

    request: int
    seat: int  # who asks
    wish: Wish
    number: int
    of: int
    level: str
    agreed: list[int]  # seats


class LessonPlace(Struct, kw_only=True):
    """What a step of a lesson points at: a thing as in the choices, or (without a noun) an area of the screen: board,
    mine, others, log, bar or head."""

    kind: str
    noun: str = ""


class LessonStep(Struct, kw_only=True):
    """Where the learner stands: what the coach says, and what it waits for."""

    lesson: str
    title: Phrase
    step: int  # from 0; at the end it equals `of`
    of: int
    text: Phrase
    places: list[LessonPlace] = []
    waits: Literal["continue", "move", "end"]
    moves: int = 0  # how many moves the step asks for, and how many of them are done
    done: int = 0
    after: str = ""  # the lesson that comes after this one


class Position(Struct, kw_only=True):
    """The table as one viewer may see it."""

    number: int
    seat: int | None  # the viewer; none for a spectator
    view: View
    over: bool
    deciders: list[int]
    question: Phrase | None
    choices: list[Choice]
    undo: Undoing
    lesson: LessonStep | None = None  # at the table of a lesson


class Remark(Struct, kw_only=True):
    """Chat or a ping, in the order of the table's log."""

    seq: int
    at: float
    name: str
    seat: int | None
    to: To
    text: str = ""
    kind: str = ""
    noun: str = ""
    plan: bool = False
    clear: bool = False


class LogLine(Struct, kw_only=True):
    """One action of the game with what came of it; `undone` lines stay in the log, crossed out."""

    seq: int
    number: int
    at: float
    seat: int
    action: Phrase
    happened: list[Happening]
    undone: bool = False


class Absence(Struct, kw_only=True):
    """What happened since the viewer's last choice; what was done to them comes first."""

    number: int
    to_you: list[Happening]
    others: list[Happening]


class Welcome(Struct, tag="welcome", tag_field="type", kw_only=True):
    """The first message, and the answer to `look`. After a resume (`?since=SEQ`) log and remarks hold only the news."""

    id: int = 0
    wire: int
    seq: int
    table: Table
    position: Position | None  # none until the table starts
    log: list[LogLine]
    remarks: list[Remark]
    requests: list[Request]
    note: str
    absence: Absence | None
    undone: list[int] = []  # after a resume: earlier lines that were taken back since


class Update(Struct, tag="update", tag_field="type", kw_only=True):
    """Something was done (or undone): apply `happened` in order, end in `position`."""

    seq: int
    line: LogLine | None  # none when it went back
    position: Position
    table: Table
    by: int = -1  # the seat that acted, or went back
    undone: list[int] = []  # the log lines (their seq) that no longer stand


class TableNews(Struct, tag="table", tag_field="type", kw_only=True):
    """The table changed: seats, names, pauses, who is online, requests for consent."""

    seq: int
    table: Table
    requests: list[Request]


class Spoken(Struct, tag="remark", tag_field="type", kw_only=True):
    remark: Remark


class Done(Struct, tag="done", tag_field="type", kw_only=True):
    """The request was carried out. Everyone hears what came of it by other messages, which come before this one."""

    id: int
    seq: int


class Refused(Struct, tag="refused", tag_field="type", kw_only=True):
    """The request was not carried out. A stale one comes with the current position."""

    id: int
    refusal: Refusal
    position: Position | None = None


class Previewed(Struct, tag="previewed", tag_field="type", kw_only=True):
    """What a choice would bring. Where chance or secrets come in it is not `certain`, and the view stops short."""

    id: int
    happened: list[Happening]
    position: Position
    certain: bool


class Answered(Struct, tag="answered", tag_field="type", kw_only=True):
    """To `why`: what the decision in progress refuses for a reason of its own, what it is mainly about first."""

    id: int
    refused: list[NoChoice]


class Advice(Struct, kw_only=True):
    """One of the best choices: its label, its estimated gain and the features that make it better."""

    action: str
    label: Phrase
    gain: float
    features: list[AdviceFeature]


class AdviceFeature(Struct, kw_only=True):
    feature: Phrase
    gain: float


class Hinted(Struct, tag="hinted", tag_field="type", kw_only=True):
    id: int
    advice: list[Advice]


class Warned(Struct, tag="warned", tag_field="type", kw_only=True):
    """The host warns the person who is connected."""

    warning: HostWarning


class Goodbye(Struct, tag="goodbye", tag_field="type", kw_only=True):
    """The server closes this connection; come back after some seconds, or not at all."""

    reason: Phrase
    again: float | None


FromServer = Welcome | Update | TableNews | Spoken | Done | Refused | Previewed | Answered | Hinted | Warned | Goodbye
