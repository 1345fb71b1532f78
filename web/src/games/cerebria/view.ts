/** The view of a game of Cerebria as the server sends it (`games/cerebria/view.py`), and the names it uses. */

export type Team = 'bliss' | 'gloom'
export type Vibe = 'none' | 'red' | 'yellow' | 'green' | 'blue' | 'wild'
export type FragmentSize = 'minor' | 'major' | 'capping'

export interface SlotView {
  card: string
  essence: number
  intensity: number
  token?: number
  owner?: number
  activated?: boolean
}

export interface RealmView {
  realm: string
  control: Team | ''
  sums: [number, number]
  sphere: string
  willpower: number
  fortress?: string
  fresh?: boolean
}

interface FrontierView {
  frontier: string
  control: Team | ''
  sums: [number, number]
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
  breakdown?: { intentions: number; minor: number; major: number; capping: number }
  hidden?: string[]
  hidden_standing?: [number, number]
}

export interface SeatView {
  spirit: string
  team: Team
  space: string
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

export interface CerebriaView {
  edition: 'first' | 'revised'
  basic: boolean
  team_board: 'A' | 'B'
  turn: number
  active: number
  order: number[]
  actions_left: number
  absorbed: boolean
  abilities_used: number
  slots: (SlotView | null)[]
  realms: RealmView[]
  frontiers: FrontierView[]
  common: string[]
  past_common: string[]
  removed_common: string[]
  standing: [number, number] | []
  identity: string[]
  teams: TeamView[]
  seats: SeatView[]
  ending: string
  winner: Team | ''
}

export const TEAMS: readonly Team[] = ['bliss', 'gloom']
export const REALMS = ['valley', 'cradle', 'network', 'land', 'willow'] as const
export const FRONTIERS = REALMS.map((realm, r) => `${realm}-${REALMS[(r + 1) % 5]}`)
/** The ten Spirit spaces clockwise, Realm and Frontier alternating. */
export const SPACES: readonly string[] = REALMS.flatMap((realm, r) => [realm, FRONTIERS[r] ?? ''])
export const SPHERES = ['commitment', 'creativity', 'humility', 'diligence', 'knowledge'] as const
export const ACTIONS = ['move', 'invoke', 'quell', 'fortify', 'empower'] as const
export const ABILITIES = ['vibe', 'rotate', 'action'] as const
export const ABILITY_PRICES: Record<string, number> = { vibe: 1, rotate: 1, action: 2 }
export const FULL_SPHERE = 7
export const AMBITION_TOKENS = 3
export const WHEEL = 20

const LETTERS: Record<string, Vibe> = { r: 'red', y: 'yellow', g: 'green', b: 'blue', w: 'wild' }

/** The Vibe tokens of a row, an empty place as null. */
export function rowTokens(seat: SeatView, action: string): (Vibe | null)[] {
  return [...(seat.tokens[action] ?? '....')].map((letter) => LETTERS[letter] ?? null)
}

export function isBlocked(seat: SeatView, place: string): boolean {
  return seat.blocked?.includes(place) ?? false
}

/** What a team has in the Identity or as a Fortress: `bliss minor`. */
export function readFragment(text: string): { team: Team; size: FragmentSize } {
  const [team, size] = text.split(' ')
  return { team: team as Team, size: size as FragmentSize }
}

/** What a team stands at, as a number to show: for Sensibility the rules count from 1, so that any Emotion is more
 * than none. */
export function shownStanding(aspiration: string, standing: number): number {
  return aspiration === 'sensibility' ? Math.max(0, standing - 1) : standing
}

export function slotName(slot: number): string {
  return String(slot + 1)
}

/** Which Intentions a Team board shows, by edition and side. */
export const INTENTIONS: Record<string, readonly string[]> = {
  'revised A': ['quell-1', 'absorb-high', 'fill', 'fully-upgrade'],
  'revised B': ['quell-1', 'fortress-joins', 'empower', 'rows'],
  'first A': ['fill', 'quell-2', 'fortress-joins', 'absorb-low', 'fully-upgrade'],
  'first B': ['quell-exactly-1', 'empower', 'absorb-high', 'exalt', 'rows'],
}

/** What reaching a space of the Wheel brings. */
export function wheelBonus(space: number): 'essence' | 'card' | 'ambition' | '' {
  if (space < 2 || space % 2 || space >= WHEEL) return ''
  return (['ambition', 'essence', 'card'] as const)[(space / 2) % 3] ?? ''
}
