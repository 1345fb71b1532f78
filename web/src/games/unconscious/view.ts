// Made from src/mindtable/games/unconscious/view/view.py by tools/wire_types.py. Change that file, not this one.

import type { Phrase } from '../../wire'

export const QUALITIES = ['growth', 'freedom', 'passion'] as const
export type Quality = (typeof QUALITIES)[number]

export const LEVELS = ['minor', 'median', 'major'] as const
export type Level = (typeof LEVELS)[number]

export const DISTRICTS = ['green', 'purple', 'red'] as const
export type District = (typeof DISTRICTS)[number]

export const LOCATIONS = ['theatre', 'library', 'opera', 'museum', 'university', 'cafe'] as const
export type Location = (typeof LOCATIONS)[number]

export const ACTIONS = ['notebook-1', 'notebook-2', 'notebook-3', 'generate', 'research', 'professor', 'elevate', 'play', 'freud'] as const
export type Action = (typeof ACTIONS)[number]

export const SPACES = ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'a3', 'b3', 'c3', 'd3', 'a4', 'b4', 'c4', 'd4'] as const
export type Space = (typeof SPACES)[number]

export const INKPOT_SPACES = ['top', 'row-1', 'row-2', 'row-3', 'left'] as const
export type InkpotSpace = (typeof INKPOT_SPACES)[number]

export const TILE_SPOTS = ['i-stack', 'i-middle', 'i-right', 'ii-stack', 'ii-middle', 'ii-right'] as const
export type TileSpot = (typeof TILE_SPOTS)[number]

export const GOALS = ['two-columns', 'three-routine', 'three-ideas', 'two-case-studies', 'two-treatises', 'five-cured', 'two-insights'] as const
export type Goal = (typeof GOALS)[number]

export const TREATISES = ['the-grammar-of-sleep', 'the-bird-in-the-chest', 'the-embers-of-childhood', 'the-garden-of-the-self', 'the-flight-from-memory', 'the-fire-under-reason', 'the-roots-of-wonder', 'the-open-cage', 'the-city-of-desire'] as const
export type Treatise = (typeof TREATISES)[number]

export const FREE_KINDS = ['elevate', 'transfer', 'bright', 'box', 'points', 'cheap-elevate', 'free-transfer'] as const
export type FreeKind = (typeof FREE_KINDS)[number]

export const SOURCES = ['table', 'notebook', 'research', 'treatises', 'city', 'clients', 'reputation'] as const
export type Source = (typeof SOURCES)[number]

export const FINAL_PARTS = ['reputation', 'districts', 'rows', 'tags', 'case-studies', 'boxes', 'bright'] as const
export type FinalPart = (typeof FINAL_PARTS)[number]

export const WARNINGS = ['unclaimed-bonus', 'could-cure', 'boxes-full', 'coffee-lost', 'skipped-action', 'skipped-tile'] as const
export type Warning = (typeof WARNINGS)[number]

export type Link = [string, ...(string | number | string[])[]]

/** On a space of the meeting table: whose, how many, pointing at which action. */
export type Ideas = [owner: number, number: number, action: Action]

export interface TileRow {
  stack: number
  top: string
  middle: string
  right: string
}

/** Who has published it, with which volumes. */
export type TreatiseView = [owner: number, volumes: string[]]

/** A client in the display, with its grief layer. */
export type Waiting = [client: string, grief: string]

/** Client, grief layer, manifest dream, latent dream, therapy points: as in a scenario. */
export type RoomView = [client: string, grief: string, manifest: string, latent: string, therapy: number]

/** The text is `heed-NAME`; it may speak of a thing, by its text key, and of a number of boxes. */
export type Heed = [name: string, thing: string, boxes: number]

export interface SeatView {
  points: number
  coffee: number
  boxes: number
  most_boxes: number
  bright: number
  ideas: number
  laps: number
  inkpot: InkpotSpace
  reputation: number
  professor: Location | ''
  office: string
  insights: Record<string, number>
  own: Record<string, number>
  notebook: string[]
  rooms: (RoomView | null)[]
  second_room: boolean
  cured: string[]
  in_play: string[]
  tags: number[]
  goals: number[]
  seen: string[]
  unseen: number
  hand?: string[]
  heeds?: Heed[]
  abilities?: Record<string, string>
  resolutions?: number[]
  start_tiles?: string[]
  final?: Record<string, number>
  earned?: Record<string, number>
  case_studies?: Record<string, number>
}

/** What a viewer may know of a game of Unconscious Mind. */
export interface UnconsciousView {
  turns: number
  first: number
  active: number
  signal: number
  doing: ([string, ...(string | number | string[])[]])[]
  ideas: Record<string, Ideas>
  blocked: string[]
  tiles: [TileRow, TileRow]
  freud: Location
  journalist: Location | ''
  fireworks: District | ''
  bonus_used: string[]
  insights_on_map: Record<string, number>
  tokens: number[]
  overlays: string[]
  freud_marker: number
  ranking: number[]
  goals: Record<string, number>
  research: string[]
  research_deck: number
  treatises: Record<string, TreatiseView>
  clients: Waiting[]
  start_clients: string[]
  client_decks: [number, number]
  bottom_client: string
  dreams: string[]
  waiting_tiles: string[]
  seats: SeatView[]
  winner: number
}

/** The warning, and what it says of this choice. */
export interface Waste {
  name: Warning
  said: Phrase
}

/** Where the inkpot would come to stand, how many ideas it frees, and what it brings: one way or one of several. */
export interface Landing {
  by: number
  bright: number
  space: InkpotSpace
  freed: number
  brings: string[][]
}

/** What ideas on one of these spaces would set going: the inkpot moves by their value, or a little more or less. */
export interface Chain {
  spaces: Space[]
  value: number
  landings: Landing[]
}

/** What a choice is made with, where it leads, and what it wastes. */
export interface Facts {
  overpays?: boolean
  wastes?: Waste
  space?: InkpotSpace
  location?: Location
  cell?: number
  chains?: Chain[]
  spaces?: Space[]
  rooms?: number[]
}

/** An insight that an effect uses. */
export interface Icon {
  level: Level
  quality: 'any' | Quality
}

/** One thing that an effect brings; `op` is the name of its sign. */
export interface Gain {
  op: string
  n?: number
  level?: Level
  quality?: 'any' | Quality
  location?: Location
}

/** An effect as it is drawn. */
export interface Signs {
  cost: (Icon | 'repress')[]
  gains: Gain[]
}

/** The figures on the boards. */
export interface Figures {
  most_coffee: number
  laps: number
  tokens: number
  district_values: number[]
  inkpot_values: number[]
  track_end: number
  watches: number[]
  catharsis_at: number
  therapy_points: number[]
  goal_needs: number[]
  locks: number[]
  lock_cells: number[]
}
