/** How to read a view: what follows from what it says, and the figures of the boards. */
import type { Happening } from '../../wire'
import { type FragmentSize, type SeatView, type Team, type Vibe } from './view'

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

/** What brought points to a team, in which turn: an Intention, a Fragment, a Fortress or what comes in place of one. */
export interface Earned {
  event: string
  team: number
  /** The Intention, the Realm of the Fortress, or the size of the Fragment. */
  name: string
  points: number
  turn: number
}

/** Everything that brought points, in order. */
export function earned(happened: readonly Happening[]): Earned[] {
  let turn = 0
  return happened.flatMap(({ data }) => {
    if (data['event'] === 'turn') turn = Number(data['number'])
    const { event, team, points } = data
    if (typeof points !== 'number' || typeof team !== 'number') return []
    const name = [data['intention'], data['realm'], data['size']].find((one) => typeof one === 'string') ?? ''
    return [{ event: String(event), team, name, points, turn }]
  })
}
