/** Where the points came from, read from what happened. */
import type { Happening } from '../../wire'

export interface Earned {
  kind: 'intention' | 'fragment' | 'fortress' | 'second-capping'
  team: number
  /** The Intention, the size of the Fragment, or the Realm whose Fortress joined. */
  name: string
  points: number
  turn: number
}

const WORTH: Record<string, number> = { minor: 3, major: 5, capping: 4 }

/** One event's points; null if it brought none. A Fortress brings what its Fragment is worth: the Identity shows which
 * it is, the event does not. */
export function earnedBy(data: Record<string, unknown>, turn: number): Earned | null {
  const team = Number(data['team'])
  switch (data['event']) {
    case 'intention':
      return { kind: 'intention', team, name: String(data['intention']), points: Number(data['points']), turn }
    case 'fragment':
      return { kind: 'fragment', team, name: String(data['size']), points: WORTH[String(data['size'])] ?? 0, turn }
    case 'fortress-joins':
      return { kind: 'fortress', team, name: String(data['realm']), points: WORTH[String(data['size'])] ?? 0, turn }
    case 'second-capping':
      return { kind: 'second-capping', team, name: '', points: Number(data['points']), turn }
    default:
      return null
  }
}

export function earned(happened: readonly Happening[]): Earned[] {
  let turn = 0
  return happened.flatMap(({ data }) => {
    if (data['event'] === 'turn') turn = Number(data['number'])
    const found = earnedBy(data, turn)
    return found ? [found] : []
  })
}
