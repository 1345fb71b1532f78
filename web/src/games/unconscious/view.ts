/** The view of a game of Unconscious Mind as the server sends it (`games/unconscious/view.py`), and its names. */

export type Quality = 'growth' | 'freedom' | 'passion'
export type Level = 'minor' | 'median' | 'major'
export type District = 'green' | 'purple' | 'red'

/** Client, grief layer, manifest dream, latent dream, therapy points left. */
export type RoomView = [string, string, string, string, number]
/** One link of what is being done: the step's name and what it is about. */
export type Link = [string, ...(string | number | string[])[]]

export interface TileRow {
  stack: number
  top: string
  middle: string
  right: string
}

export interface SeatView {
  points: number
  coffee: number
  boxes: number
  most_boxes: number
  bright: number
  ideas: number
  laps: number
  inkpot: string
  reputation: number
  professor: string
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
  start_tiles?: string[]
  final?: Record<string, number>
  earned?: Record<string, number>
  case_studies?: Record<string, number>
}

export interface UnconsciousView {
  turns: number
  first: number
  active: number
  /** 0 while the game goes on, 1 once the end is signalled, 2 in the last round. */
  signal: number
  doing: Link[]
  /** By space: whose, how many, pointing at which action. */
  ideas: Record<string, [number, number, string]>
  blocked: string[]
  tiles: [TileRow, TileRow]
  freud: string
  journalist: string
  fireworks: string
  bonus_used: string[]
  insights_on_map: Record<string, number>
  tokens: number[]
  overlays: string[]
  freud_marker: number
  ranking: number[]
  goals: Record<string, number>
  research: string[]
  research_deck: number
  treatises: Record<string, [number, string[]]>
  clients: [string, string][]
  start_clients: string[]
  client_decks: [number, number]
  bottom_client: string
  dreams: string[]
  waiting_tiles: string[]
  seats: SeatView[]
  winner: number
}

export const QUALITIES: readonly Quality[] = ['growth', 'freedom', 'passion']
export const LEVELS: readonly Level[] = ['minor', 'median', 'major']
export const DISTRICTS: readonly District[] = ['green', 'purple', 'red']
export const DISTRICT_VALUES = [3, 4, 5, 6] as const
export const LOCATIONS = ['theatre', 'library', 'opera', 'museum', 'university', 'cafe'] as const
export const ACTIONS = ['notebook-1', 'notebook-2', 'notebook-3', 'generate', 'research', 'professor', 'elevate', 'play', 'freud'] as const
export const SPACES: readonly string[] = [1, 2, 3, 4].flatMap((row) => ['a', 'b', 'c', 'd'].map((column) => `${column}${row}`))
export const INKPOT_SPACES = ['top', 'row-1', 'row-2', 'row-3', 'left'] as const
export const TILE_SPOTS = ['i-stack', 'i-middle', 'i-right', 'ii-stack', 'ii-middle', 'ii-right'] as const
export const GOALS = ['two-columns', 'three-routine', 'three-ideas', 'two-case-studies', 'two-treatises', 'five-cured', 'two-insights'] as const
/** How far one must come with each goal. */
export const GOAL_NEEDS: readonly number[] = [2, 3, 3, 2, 2, 5, 2]
export const TREATISES = [
  'the-grammar-of-sleep',
  'the-bird-in-the-chest',
  'the-embers-of-childhood',
  'the-garden-of-the-self',
  'the-flight-from-memory',
  'the-fire-under-reason',
  'the-roots-of-wonder',
  'the-open-cage',
  'the-city-of-desire',
] as const
export const FREE_KINDS = ['elevate', 'transfer', 'bright', 'box', 'points', 'cheap-elevate', 'free-transfer'] as const
/** The seven parts of the final scoring. */
export const FINAL_PARTS = ['reputation', 'districts', 'rows', 'tags', 'case-studies', 'boxes', 'bright'] as const
/** Where points come from while the game goes on. */
export const SOURCES = ['table', 'notebook', 'research', 'treatises', 'city', 'clients', 'reputation'] as const

export const MOST_COFFEE = 6
export const MOST_IDEAS = 3
export const FULL_TOKENS = 8
export const TRACK_END = 10
export const CATHARSIS_AT = 3
export const THERAPY_TOP = 8
/** What the spaces of the therapy track give when they are reached. */
export const THERAPY_POINTS: readonly number[] = [0, 0, 0, 0, 0, 0, 1, 2, 3]
/** Spaces of the reputation track at which Freud's figure moves on. */
export const WATCHES: readonly number[] = [4, 7, 9]

/** How far an idea on a space moves the inkpot: the number of its row. */
export const rowValue = (space: string): number => Number(space[1])

export const districtOf = (location: string): District => DISTRICTS[Math.floor(LOCATIONS.indexOf(location as (typeof LOCATIONS)[number]) / 2)] ?? 'green'

/** The actions that a space touches. */
export function touches(space: string): string[] {
  const column = 'abcd'.indexOf(space[0] ?? 'a')
  const row = Number(space[1]) - 1
  const found: string[] = []
  for (const i of [row - 1, row]) {
    for (const j of [column - 1, column]) {
      if (i >= 0 && i < 3 && j >= 0 && j < 3) found.push(ACTIONS[3 * i + j]!)
    }
  }
  return found
}

/** The cells of a row (0 to 2) or, from 3 on, of a column. */
export const lineCells = (line: number): number[] => (line < 3 ? [3 * line, 3 * line + 1, 3 * line + 2] : [line - 3, line, line + 3])

export const lineFilled = (notebook: readonly string[], line: number): boolean => lineCells(line).every((cell) => notebook[cell])

/** Tags of a district. */
export const districtTags = (seat: SeatView, district: number): number => (seat.tags[2 * district] ?? 0) + (seat.tags[2 * district + 1] ?? 0)

/** How many treatises a seat has published. */
export const published = (view: UnconsciousView, seat: number): string[] => Object.keys(view.treatises).filter((id) => view.treatises[id]?.[0] === seat)

/** Figures at a location: professors by seat, Freud, the journalist. */
export function figuresAt(view: UnconsciousView, location: string): { seats: number[]; freud: boolean; journalist: boolean } {
  return {
    seats: view.seats.flatMap((seat, k) => (seat.professor === location ? [k] : [])),
    freud: view.freud === location,
    journalist: view.journalist === location,
  }
}

/** The first link of what is being done, if it is of this kind. */
export function link(view: UnconsciousView, name: string): Link | null {
  const first = view.doing[0]
  return first && first[0] === name ? first : null
}

export const roundOf = (view: UnconsciousView): number => Math.max(1, Math.ceil(view.turns / view.seats.length))
