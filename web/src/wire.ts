// Made from src/mindtable/server/web/wire.py by tools/wire_types.py. Change that file, not this one.

export const WIRE_VERSION = 1;

/** What a phrase's text is about: numbers, words as they are, whoever sits there, other phrases. */
export type PhraseArgument = number | string | SeatName | Phrase | Phrase[];

/** What a viewer may know of a game in progress. The game declares its own part in `view_type`. */
export interface View {
  answer: string;
  deciders: number[];
  game: string;
  number: number;
  over: boolean;
  step: string;
  table: Record<string, unknown>;
}

/** Whoever sits there, as an argument of a phrase. */
export interface SeatName {
  seat: number;
}

/** A text key with its arguments; an argument may be a phrase or a list of phrases itself. */
export interface Phrase {
  key: string;
  args: Record<string, PhraseArgument>;
}

/** Why a request was refused: an error's name, what to say, and the rule behind it. */
export interface Refusal {
  error: string;
  phrases: Phrase[];
  clause: string;
}

/** What a person set for themselves; the client's own settings travel as one opaque object. */
export interface Settings {
  language: "de" | "en" | "pl" | "ru";
  client: Record<string, unknown>;
}

/** Who asks. A guest has a name only; an account has a login too. */
export interface Me {
  person: string;
  name: string;
  login: string;
  admin: boolean;
  settings: Settings;
  notices: Notices | null;
  email_confirmed: boolean;
  barred: Phrase | null;
  warnings: HostWarning[];
}

/** A guest's name, or a new one. */
export interface Arrival {
  name: string;
}

/** To open an account (for the guest who asks) or to come back to it. */
export interface Login {
  login: string;
  password: string;
}

/** The password so far, and the one from now on. */
export interface NewPassword {
  old: string;
  new: string;
}

/** To be forgotten; an account's password makes sure that it is meant. */
export interface Farewell {
  password?: string;
}

/** How a person hears that it is their turn while away; each way is switched by being filled in. */
export interface Notices {
  push: boolean;
  webhook: string;
  webhook_form: "discord" | "json" | "ntfy";
  email: string;
  muted: string[];
}

/** What the host has to say to a person about their conduct. */
export interface HostWarning {
  id: string;
  words: string;
  at: number;
}

/** Someone at a table: who sits on a seat, or said something (by the remark's number). */
export interface Whom {
  seat?: number | null;
  remark?: number | null;
}

/** To the host, about someone at a table. The server adds the log and the talk. */
export interface Report {
  whom: Whom;
  words: string;
}

/** A report has reached the host. */
export interface Reported {
  id: string;
}

/** Someone whom a person has blocked, by the name they had then. */
export interface Block {
  id: string;
  name: string;
  at: number;
}

/** The ways in which this server can tell people of their turn. */
export interface Ways {
  webhook: boolean;
  email: boolean;
  push: string;
}

/** A browser's subscription: where its messages go, and its keys (base64url) for encrypting them. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser that gets no more messages. */
export interface PushGone {
  endpoint: string;
}

/** Whether a notice on trial went out. */
export interface Trial {
  way: "email" | "push" | "webhook";
  sent: boolean;
}

export interface Rating {
  game: string;
  games: number;
  won: number;
  rating: number;
  sure: number;
}

/** What one rated table did to a rating. */
export interface RatingChange {
  table: string;
  game: string;
  at: number;
  before: number;
  after: number;
}

/** A person's finished tables in figures. */
export interface Statistics {
  played: number;
  won: number;
  by_game: Rating[];
  rated: Rating[];
  changes: RatingChange[];
}

/** A level of bots: its name (text key `bot-level-NAME`) and its seconds for a choice. */
export interface Level {
  name: string;
  budget: number;
}

/** A game as the new-table form needs it: its options as `Schema.describe` gives them, the bots' levels; and whether there are lessons, and content for the gallery. */
export interface GameInfo {
  id: string;
  rules_version: number;
  options: Record<string, unknown>;
  levels: Level[];
  lessons: boolean;
  content: boolean;
}

/** Options to be judged before a table is opened with them. */
export interface Options {
  options?: Record<string, number | boolean | string | string[]>;
}

/** A seat that the options make. */
export interface SeatTitle {
  seat: number;
  team: number;
  title: Phrase;
}

/** Options that go together, filled in, and the seats they make; or why they do not, which is an answer too. */
export interface Resolved {
  options: Record<string, unknown>;
  seats: SeatTitle[];
  refusal: Refusal | null;
}

/** A rule for the look-up: the key of its text, where it comes from (rulebook, ruling, …) and its places there. */
export interface Clause {
  id: string;
  key: string;
  topic: string;
  source: string;
  places: Phrase[];
  editions: string[];
}

/** A card, tile or board: what it is called, what it does, where its values come from, and its bare figures. */
export interface Entry {
  kind: string;
  id: string;
  name: Phrase;
  text: Phrase | null;
  provenance: string;
  data: Record<string, unknown>;
}

/** A lesson of a game: a staged piece of play in which the learner acts. */
export interface LessonInfo {
  id: string;
  title: Phrase;
  about: Phrase;
  minutes: number;
  steps: number;
}

/** Who gets a new table's seat: me, anyone, or a bot. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: string;
}

/** How time is counted. A clock reminds and shows; it throws nobody out. */
export interface Clock {
  kind: "days" | "live" | "none";
  seconds: number;
  extra: number;
}

/** A table to open. Seats not named are open; a table whose seats are all taken starts at once. */
export interface NewTable {
  game: string;
  options?: Record<string, number | boolean | string | string[]>;
  seats?: SeatWish[];
  listed?: boolean;
  rated?: boolean;
  clock?: Clock;
  seed?: string | null;
  scenario?: string;
}

/** A history file to go on from; who asks takes every seat that is not given to a bot. */
export interface ImportedTable {
  history: string;
  seats?: SeatWish[];
  until?: number | null;
}

/** A seat as everyone sees it. */
export interface SeatShown {
  seat: number;
  team: number;
  title: Phrase;
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  stand_in: boolean;
  left: boolean;
  kept_for: string;
  online: boolean;
  mine: boolean;
  clock: number | null;
  stand_in_after: number | null;
}

/** A table without its game's position. */
export interface Table {
  id: string;
  code: string;
  game: string;
  state: "closed" | "open" | "over" | "paused" | "playing";
  options: Record<string, unknown>;
  seats: SeatShown[];
  owner: boolean;
  listed: boolean;
  rated: boolean;
  clock: Clock;
  number: number;
  deciders: number[];
  created: number;
  touched: number;
  rematch: string;
  open_book: boolean;
  shared: boolean;
  results: Result[] | null;
  lesson: string;
  differs: Phrase | null;
  no_seat: Phrase | null;
}

export interface Result {
  seat: number;
  score: number;
  won: boolean;
  rating_change: number | null;
}

/** A seat to take, or to leave. */
export interface Take {
  seat: number;
}

/** A seat to give to a bot. */
export interface Fill {
  seat: number;
  level: string;
}

export interface Rematch {
  rotate?: boolean;
}

/** What a bot that plays from elsewhere gets for a decision of its seat: its view, its choices, and one position that the seat could not tell from the truth. It holds nothing that the view does not: what is hidden is drawn. */
export interface Observed {
  number: number;
  view: View;
  actions: string[];
  sample: Record<string, unknown>;
}

/** One position of a replay, and what led to it. */
export interface Moment {
  number: number;
  last: number;
  actor: number;
  action: Phrase | null;
  happened: Happening[];
  view: View;
  question: Phrase | null;
}

/** Do a thing, seen at this state number. */
export interface Act {
  type: "act";
  id: number;
  seat: number;
  number: number;
  action: string;
}

/** Take back the last choice, or all of this turn; beyond a barrier with the consent of all. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  number: number;
  turn?: boolean;
}

/** Ask all others at the table: to go back to a state number, to save the running game to a file, or to let a bot stand in for a seat. */
export interface AskConsent {
  type: "ask";
  id: number;
  seat: number;
  wish: "rewind" | "save" | "stand-in";
  number?: number;
  of?: number;
  level?: string;
}

export interface Consent {
  type: "consent";
  id: number;
  seat: number;
  request: number;
  agree: boolean;
}

/** What would this choice bring, as far as I may know? */
export interface Preview {
  type: "preview";
  id: number;
  seat: number;
  number: number;
  action: string;
}

/** What may I not do now, and why? */
export interface WhyNot {
  type: "why";
  id: number;
  seat: number;
  number: number;
}

export interface Hint {
  type: "hint";
  id: number;
  seat: number;
  number: number;
}

/** Look from another of my seats (hot-seat), or from none. */
export interface Look {
  type: "look";
  id: number;
  seat: number | null;
}

/** Chat with the table or with the seat's team. */
export interface Say {
  type: "say";
  id: number;
  text: string;
  to?: "table" | "team";
  seat?: number | null;
}

/** Point at a place: a kind of noun and a noun of the game, such as `slot` and `7`. With `plan`, one stroke of the team's plan layer, kept until `clear`. */
export interface Ping {
  type: "ping";
  id: number;
  kind: string;
  noun: string;
  to?: "table" | "team";
  seat?: number | null;
  plan?: boolean;
  clear?: boolean;
}

/** Keep private notes on this table. */
export interface Note {
  type: "note";
  id: number;
  text: string;
}

export interface Pause {
  type: "pause";
  id: number;
  pause: boolean;
}

/** Still here; answered by `Done`. */
export interface Alive {
  type: "alive";
  id: number;
}

/** The step of the lesson is read; go on to the next, letting the others do what they do in it. */
export interface Continue {
  type: "continue";
  id: number;
  seat: number;
  step: number;
}

/** An event: what to say, and its bare figures for animation. */
export interface Happening {
  phrase: Phrase;
  data: Record<string, unknown>;
}

/** One thing the seat may do now: `kind` and `noun` say which thing on the board it is done to. */
export interface Choice {
  action: string;
  verb: string;
  kind: string;
  noun: string;
  label: Phrase;
  facts: Record<string, unknown>;
  about: Phrase | null;
}

/** One thing the seat may not do now, although it is asked for such things. */
export interface NoChoice {
  action: string;
  verb: string;
  kind: string;
  noun: string;
  label: Phrase;
  facts: Record<string, unknown>;
  about: Phrase | null;
  refusal: Refusal;
  listed: boolean;
}

export interface Undoing {
  can: boolean;
  why_not: Phrase | null;
}

/** Something all have to agree to. */
export interface Request {
  request: number;
  seat: number;
  wish: "rewind" | "save" | "stand-in";
  number: number;
  of: number;
  level: string;
  agreed: number[];
}

/** What a step of a lesson points at: a thing as in the choices, or (without a noun) an area of the screen: board, mine, others, log, bar or head. */
export interface LessonPlace {
  kind: string;
  noun: string;
}

/** Where the learner stands: what the coach says, and what it waits for. */
export interface LessonStep {
  lesson: string;
  title: Phrase;
  step: number;
  of: number;
  text: Phrase;
  places: LessonPlace[];
  waits: "continue" | "end" | "move";
  moves: number;
  done: number;
  after: string;
}

/** The table as one viewer may see it. */
export interface Position {
  number: number;
  seat: number | null;
  view: View;
  over: boolean;
  deciders: number[];
  question: Phrase | null;
  choices: Choice[];
  undo: Undoing;
  lesson: LessonStep | null;
}

/** Chat or a ping, in the order of the table's log. */
export interface Remark {
  seq: number;
  at: number;
  name: string;
  seat: number | null;
  to: "table" | "team";
  text: string;
  kind: string;
  noun: string;
  plan: boolean;
  clear: boolean;
}

/** One action of the game with what came of it; `undone` lines stay in the log, crossed out. */
export interface LogLine {
  seq: number;
  number: number;
  at: number;
  seat: number;
  action: Phrase;
  happened: Happening[];
  undone: boolean;
}

/** What happened since the viewer's last choice; what was done to them comes first. */
export interface Absence {
  number: number;
  to_you: Happening[];
  others: Happening[];
}

/** The first message, and the answer to `look`. After a resume (`?since=SEQ`) log and remarks hold only the news. */
export interface Welcome {
  type: "welcome";
  id: number;
  wire: number;
  seq: number;
  table: Table;
  position: Position | null;
  log: LogLine[];
  remarks: Remark[];
  requests: Request[];
  note: string;
  absence: Absence | null;
  undone: number[];
}

/** Something was done (or undone): apply `happened` in order, end in `position`. */
export interface Update {
  type: "update";
  seq: number;
  line: LogLine | null;
  position: Position;
  table: Table;
  by: number;
  undone: number[];
}

/** The table changed: seats, names, pauses, who is online, requests for consent. */
export interface TableNews {
  type: "table";
  seq: number;
  table: Table;
  requests: Request[];
}

export interface Spoken {
  type: "remark";
  remark: Remark;
}

/** The request was carried out. Everyone hears what came of it by other messages, which come before this one. */
export interface Done {
  type: "done";
  id: number;
  seq: number;
}

/** The request was not carried out. A stale one comes with the current position. */
export interface Refused {
  type: "refused";
  id: number;
  refusal: Refusal;
  position: Position | null;
}

/** What a choice would bring. Where chance or secrets come in it is not `certain`, and the view stops short. */
export interface Previewed {
  type: "previewed";
  id: number;
  happened: Happening[];
  position: Position;
  certain: boolean;
}

/** To `why`: what the decision in progress refuses for a reason of its own, what it is mainly about first. */
export interface Answered {
  type: "answered";
  id: number;
  refused: NoChoice[];
}

/** One of the best choices: its label, its estimated gain and the features that make it better. */
export interface Advice {
  action: string;
  label: Phrase;
  gain: number;
  features: AdviceFeature[];
}

export interface AdviceFeature {
  feature: Phrase;
  gain: number;
}

export interface Hinted {
  type: "hinted";
  id: number;
  advice: Advice[];
}

/** The host warns the person who is connected. */
export interface Warned {
  type: "warned";
  warning: HostWarning;
}

/** The server closes this connection; come back after some seconds, or not at all. */
export interface Goodbye {
  type: "goodbye";
  reason: Phrase;
  again: number | null;
}

export type FromClient = Act | Continue | Undo | AskConsent | Consent | Preview | WhyNot | Hint | Look | Say | Ping | Note | Pause | Alive;

export type FromServer = Welcome | Update | TableNews | Spoken | Done | Refused | Previewed | Answered | Hinted | Warned | Goodbye;

export type Language = "de" | "en" | "pl" | "ru";

export type SeatKind = "bot" | "open" | "person";

export type TableState = "closed" | "open" | "over" | "paused" | "playing";

export type OptionValue = number | boolean | string | string[];
