// Made from src/mindtable/games/cerebria/view/view.py by tools/wire_types.py. Change that file, not this one.

export const TEAMS = ['bliss', 'gloom'] as const
export type Team = (typeof TEAMS)[number]

export const VIBES = ['none', 'red', 'yellow', 'green', 'blue', 'wild'] as const
export type Vibe = (typeof VIBES)[number]

export const FRAGMENT_SIZES = ['minor', 'major', 'capping'] as const
export type FragmentSize = (typeof FRAGMENT_SIZES)[number]

export const REALMS = ['valley', 'cradle', 'network', 'land', 'willow'] as const
export type Realm = (typeof REALMS)[number]

export const FRONTIERS = ['valley-cradle', 'cradle-network', 'network-land', 'land-willow', 'willow-valley'] as const
export type Frontier = (typeof FRONTIERS)[number]

export const SPACES = ['valley', 'valley-cradle', 'cradle', 'cradle-network', 'network', 'network-land', 'land', 'land-willow', 'willow', 'willow-valley'] as const
export type Space = (typeof SPACES)[number]

export const SPHERES = ['commitment', 'creativity', 'humility', 'diligence', 'knowledge'] as const
export type Sphere = (typeof SPHERES)[number]

export const ACTIONS = ['move', 'invoke', 'quell', 'fortify', 'empower'] as const
export type Action = (typeof ACTIONS)[number]

export const ABILITIES = ['vibe', 'rotate', 'action'] as const
export type Ability = (typeof ABILITIES)[number]

export const ASPIRATIONS = ['attitude', 'openness', 'awareness', 'unity', 'liveliness', 'versatility', 'fortitude', 'sensibility', 'reflection'] as const
export type Aspiration = (typeof ASPIRATIONS)[number]

export const VIBE_LETTERS = ['.', 'r', 'y', 'g', 'b', 'w'] as const
export type VibeLetter = (typeof VIBE_LETTERS)[number]

/** The Spirit Action in progress, and the upgrades that it uses so far. */
export interface Acting {
  action: Action
  upgrades: string[]
}

export interface SlotView {
  card: string
  essence: number
  intensity: number
  token?: number
  owner?: number
  activated?: boolean
}

/** A Fragment, in the Identity or as a Fortress. */
export type Piece = [team: Team, size: FragmentSize]

export interface RealmView {
  realm: string
  control: Team | ''
  sums: [number, number]
  sphere: Sphere
  willpower: number
  fortress?: Piece
  fresh?: boolean
}

export interface FrontierView {
  frontier: string
  control: Team | ''
  sums: [number, number]
}

/** A team's points by source. */
export interface Breakdown {
  intentions: number
  minor: number
  major: number
  capping: number
}

export interface TeamView {
  team: Team
  ambition: number
  points: number
  minors: number
  majors: number
  total: number
  hidden_left: number
  past_hidden: string[]
  favour: number
  wish: number
  breakdown?: Breakdown
  hidden?: Aspiration[]
  hidden_standing?: [number, number]
  hidden_ahead?: Team | ''
}

export interface SeatView {
  spirit: string
  team: Team
  space: Space | ''
  willpower: number
  essence: number
  deck: number
  top: string
  bottom: string[]
  board: string
  tokens: Record<string, string>
  blocked?: string[]
  seen: string[]
  unseen: number
  hand?: string[]
}

/** What a viewer may know of a game of Cerebria. */
export interface CerebriaView {
  edition: string
  basic: boolean
  team_board: string
  turn: number
  active: number
  order: number[]
  actions_left: number
  acting?: Acting
  absorbed: boolean
  abilities_used: string[]
  slots: (SlotView | null)[]
  realms: RealmView[]
  frontiers: FrontierView[]
  common: Aspiration[]
  past_common: string[]
  removed_common: string[]
  standing: [number, number] | []
  ahead: Team | ''
  identity: Piece[]
  teams: TeamView[]
  seats: SeatView[]
  ending: string
  winner: Team | ''
}

/** What is paid; an upgrade may also take Willpower off. */
export interface Amounts {
  willpower?: number
  ambition?: number
  essence?: number
}

/** What a choice costs and brings. */
export interface Facts {
  price?: Amounts
  at_least?: boolean
  sphere?: number
  supply?: number
  empties?: boolean
  place?: string
  lies?: 'hand' | 'top' | 'supply'
}

/** What the boards print and the rules say, as far as the table shows it. */
export interface Figures {
  actions: number
  ends: Record<string, number>
  ambition: number
  abilities: Record<string, number>
  sphere: number
  worth: Record<string, number>
  strength: Record<string, number>
  wheel: ('' | 'essence' | 'card' | 'ambition')[]
  intentions: Record<string, Record<string, string[]>>
  usual: Record<string, string[]>
}
