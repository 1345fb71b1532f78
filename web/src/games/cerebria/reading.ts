/** How to read a view and what happened. */
import type { Happening } from '../../wire'
import { VIBE_LETTERS, VIBES, type SeatView, type Vibe, type VibeLetter } from './view'

/** The Vibe tokens of a row, an empty place as null. */
export function rowTokens(seat: SeatView, action: string): (Vibe | null)[] {
  const tokens = [...(seat.tokens[action] ?? '')].map((letter) => VIBES[VIBE_LETTERS.indexOf(letter as VibeLetter)] ?? 'none')
  return tokens.map((vibe) => (vibe === 'none' ? null : vibe))
}

export function isBlocked(seat: SeatView, place: string): boolean {
  return seat.blocked?.includes(place) ?? false
}

export function slotName(slot: number): string {
  return String(slot + 1)
}

/** An event that brought points to a team, and in which turn. */
export interface Earned {
  data: Record<string, unknown>
  team: number
  points: number
  turn: number
}

/** Everything that brought points, in order. */
export function earned(happened: readonly Happening[]): Earned[] {
  let turn = 0
  return happened.flatMap(({ data }) => {
    if (data['event'] === 'turn') turn = Number(data['number'])
    const { team, points } = data
    return typeof points === 'number' && typeof team === 'number' ? [{ data, team, points, turn }] : []
  })
}
