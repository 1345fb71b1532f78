/**
 * What the shell asks of a game, and what it gives. A board is a pure component of these props: it draws a view, offers
 * the choices it is given and reports what the player picks. It never talks to the network and keeps no rules.
 */
import type { Component } from 'svelte'
import type { Choice, Entry, Happening, LogLine, OptionValue, Phrase, PhraseArgument } from '../wire'
import type { Option, Values } from '../lib/options'

/** A thing on the board, in the game's own words: a kind of noun and a noun (`slot` and `7`). */
export interface Place {
  kind: string
  noun: string
}

/** One way to a view: what happened, in order, before it. `serial` grows by one with every move, so that equal events
 * are told apart; `instant` is set where nothing should be animated (first sight, a jump in a replay, an undo). */
export interface Happened {
  serial: number
  events: Happening[]
  instant: boolean
}

/** What the focused choice would bring, as far as the viewer may know: draw it as a difference to `view`. */
export interface Previewing<V> {
  action: string
  view: V
  events: Happening[]
  certain: boolean
}

/** Something somebody points at; strokes of a team's plan stay until they are cleared. */
export interface Pointed extends Place {
  seq: number
  name: string
  seat: number | null
  plan: boolean
}

export interface BoardProps<V = Record<string, unknown>> {
  /** The game's own part of the position, as the viewer may see it; replaced whole by every update. */
  view: V
  /** What is asked now, with what it is about; nothing in a replay's last position. */
  question: Phrase | null
  /** Who is asked. */
  deciders: number[]
  over: boolean
  /** The game's cards, tiles and boards; empty until they have been fetched. */
  content: Entry[]
  /** What was done so far, as the viewer saw it. */
  log: LogLine[]
  /** The seat that looks, or null for a spectator. */
  seat: number | null
  /** What may be done now; empty while others decide, in replays and over a preview. */
  choices: Choice[]
  /** Name of the player at each seat, ready to show. */
  seatNames: string[]
  /** Team of each seat. */
  teams: number[]
  /** What led to this view, to be animated; the component must end in `view` whatever happens. */
  happened: Happened
  /** The choice that mouse or focus rests on, anywhere on the page (board, bar, list). */
  hovered: string | null
  /** The answer to it, when it has come. */
  preview: Previewing<V> | null
  /** What the log, a tooltip or the keyboard points at: draw a ring around it. */
  highlighted: Place[]
  /** Pings and the team's plan. */
  pointed: Pointed[]
  /** Milliseconds one step of an animation may take; 0 means none at all (reduced motion, or switched off). */
  pace: number

  onChoose: (action: string) => void
  /** Several choices belong to one thing: the shell asks which, in a small menu at the anchor. */
  onChooseAmong: (actions: string[], anchor: Element) => void
  onHover: (action: string | null) => void
  /** The mouse or focus rests on a thing: the shell marks its lines in the log. */
  onPoint: (place: Place | null) => void
  /** Point it out to the others (Alt+click, long press menu); absent where one cannot. */
  onPing: ((place: Place) => void) | null
  /** Why can nothing be done with this thing? The shell finds what is refused there and shows the reason at the anchor. */
  onWhy: (isThere: (refused: Choice) => boolean, anchor: Element) => void
  /** The animation of `happened.serial` has ended (or was skipped). */
  onSettled: (serial: number) => void
}

/** One line of the head of the table: what everyone always wants to know of a seat or a team. */
export interface Standing {
  /** Seats it speaks of: one, or a whole team. */
  seats: number[]
  points: number | null
  /** CSS colour of the side, and its mark besides the colour. */
  colour: string
  mark: string
}

/** The parts of the screen on which something can be done; a small screen shows them one at a time. */
export type Area = 'board' | 'mine' | 'others'

/** The size of a board in its own units. */
export interface StageSize {
  width: number
  height: number
  scroll?: boolean
}

/** What a game's folder exports from its `index.ts`. Only Board is needed. What is there before the board stands beside it,
 * where a game has it: `Cover.svelte`, its cover in lists of games, and `theme.css`, which tints the pages around it. */
export interface GameModule {
  /** The shared board. It fills the stage, whose size in its own units is `stage`; a board that lays itself out for its
   * room gives a function. With `scroll` the stage takes its width from the room and scrolls downwards. */
  Board: Component<BoardProps<never>>
  stage: StageSize | ((room: { width: number; height: number }) => StageSize)
  /** `beside`: Mine stands left of the board; `below`: under it, as wide as the stage. */
  layout: 'beside' | 'below'
  /** How wide Mine wants to be beside the board on a screen of 1366 pixels; 310 unless told. */
  mine?: { width: number }
  /** Whether log, talk and players are folded away until they are asked for. */
  side?: 'folded'
  /** All symbols in words, for the dialog of that name. */
  help?: Component<{ content: Entry[] }>
  /** The viewer's own area: hand, own boards. Column of 300 to 420 px (beside), or a phone's width; grows downwards. */
  Mine?: Component<BoardProps<never>>
  /** What the others have in front of them, same sizes. */
  Others?: Component<BoardProps<never>>
  /** One card, tile or board for the gallery and for tooltips; it fills its width, of 120 px and more. */
  Card?: Component<{ entry: Entry }>
  /** The kinds of content that the gallery shows, in its order, each with the text key of its name; all where absent. */
  kinds?: Record<string, string>
  /** The explanation of every point on the end screen. */
  Ending?: Component<BoardProps<never>>
  /** Standing of the sides for the head of the table, the best source of points by round. */
  standings?: (view: never, seats: number[]) => Standing[]
  /** Where in the rounds the view is: text key and arguments. */
  moment?: (view: never) => Said | null
  /** The things an event is about, so that the log can point at them. */
  places?: (data: Record<string, unknown>) => Place[]
  /** A place's name: text key and arguments. */
  placeName?: (place: Place) => Said
  /** The main verbs in the order in which the bar should show them; others come after. */
  verbs?: string[]
  /** What ends the turn, by verb or by the label's text key: it stands apart, at the right of the bar. */
  enders?: string[]
  /** What would be wasted by a choice: asked before it is made, each switchable by its name. The settings list `names`
   * under the text keys `warning-NAME`. */
  warnings?: {
    names: string[]
    of: (view: never, seat: number, choice: Choice) => { name: string; said: Said }[]
  }
  /** Where a choice can be made, for a screen that shows one area at a time. */
  areas?: (choice: Choice, view: never, seat: number) => Area[]
  /** Points that an event brought, by seat; the chart of the end screen adds them up. */
  points?: (data: Record<string, unknown>, view: never) => { seats: number[]; points: number }[]
  /** Whether an event begins a new round; the chart marks it. */
  beginsRound?: (data: Record<string, unknown>) => boolean
}

/** What the deck builder of a game is given. */
export interface DecksProps {
  content: Entry[]
  /** The deck of the address: a ready-made one, one of the player's own, or empty for a new one. */
  deck: string
}

/** What an option's own field in the new-table form is given. */
export interface FieldProps {
  option: Option
  values: Values
  /** Name and team of each seat. */
  seats: string[]
  teams: number[]
  /** Set the option; undefined leaves it to the game. */
  onset: (value: OptionValue | undefined) => void
}

/** What a game's `fields.ts` exports: its own fields, by option. Its `Decks.svelte`, where there is one, builds decks. */
export type GameFields = Record<string, Component<FieldProps>>

/** Something to say: a text key with its arguments. */
export interface Said {
  key: string
  args?: Record<string, PhraseArgument | Said>
}
