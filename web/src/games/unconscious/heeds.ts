/** What players forget: things to take heed of, and what a choice would waste. All of it is read off the open board. */
import type { Choice } from '../../wire'
import type { Said } from '../contract'
import { districtOf, GOAL_NEEDS, link, MOST_COFFEE } from './reading'
import { DISTRICTS, GOALS, type UnconsciousView } from './view'

export interface Heed {
  name: string
  said: Said
}

/** Location bonuses the seat could take with a Recall now. */
export function bonusesWithin(view: UnconsciousView, seat: number): string[] {
  const places = new Set([view.seats[seat]?.professor, view.freud, view.journalist].filter(Boolean) as string[])
  return [...places].flatMap((location) => {
    const tokens = view.tokens[DISTRICTS.indexOf(districtOf(location))] ?? 0
    return tokens ? [1, 2, 3].map((n) => `${location}-${n}`).filter((bonus) => !view.bonus_used.includes(bonus)) : []
  })
}

/** Rooms whose client the seat's boxes would cure. */
function curable(view: UnconsciousView, seat: number): number[] {
  const own = view.seats[seat]
  if (!own) return []
  return own.rooms.flatMap((room, k) => (room && room[4] > 0 && room[4] <= own.boxes ? [k + 1] : []))
}

/** Coffee that a Recall now would bring beyond what the desk holds. */
function coffeeLost(view: UnconsciousView, seat: number): number {
  const spaces = Object.values(view.ideas).filter(([owner]) => owner === seat).length
  return Math.max(0, (view.seats[seat]?.coffee ?? 0) + spaces - MOST_COFFEE)
}

/** What to keep in mind, shown on the desk. */
export function heeds(view: UnconsciousView, seat: number): Heed[] {
  const own = view.seats[seat]
  if (!own || view.turns === 0 || view.winner >= 0) return []
  const found: Heed[] = []
  if (view.signal === 2) found.push({ name: 'last-round', said: { key: 'screen-heed-last-round' } })
  else if (view.signal === 1) found.push({ name: 'last-round', said: { key: 'screen-heed-signalled' } })
  for (const room of curable(view, seat)) {
    const client = own.rooms[room - 1]![0]
    found.push({ name: 'could-cure', said: { key: 'screen-heed-cure', args: { client: { key: `client-${client}` }, boxes: own.rooms[room - 1]![4] } } })
  }
  if (own.boxes >= own.most_boxes) found.push({ name: 'boxes-full', said: { key: 'screen-heed-boxes' } })
  GOALS.forEach((goal, g) => {
    if ((view.goals[goal] ?? -1) < 0 && own.goals[g] === GOAL_NEEDS[g]! - 1 && GOAL_NEEDS[g]! > 1 && own.goals[g] > 0) {
      found.push({ name: 'goal-near', said: { key: 'screen-heed-goal', args: { goal: { key: `goal-${goal}` } } } })
    }
  })
  return found
}

export const WARNING_NAMES = ['unclaimed-bonus', 'could-cure', 'boxes-full', 'coffee-lost', 'skipped-action', 'skipped-tile'] as const

/** What a choice would waste, to be asked before it is made. */
export function wasted(view: UnconsciousView, seat: number, choice: Choice): Heed[] {
  const own = view.seats[seat]
  if (!own) return []
  const found: Heed[] = []
  if (choice.verb === 'done') {
    if (link(view, 'recall-bonus') && bonusesWithin(view, seat).length) found.push({ name: 'unclaimed-bonus', said: { key: 'screen-waste-bonus' } })
    const cure = link(view, 'use-boxes') ? curable(view, seat)[0] : undefined
    if (cure !== undefined) {
      found.push({
        name: 'could-cure',
        said: { key: 'screen-waste-cure', args: { client: { key: `client-${own.rooms[cure - 1]![0]}` }, boxes: own.rooms[cure - 1]![4] } },
      })
    }
    const action = link(view, 'table-action')
    if (action) found.push({ name: 'skipped-action', said: { key: 'screen-waste-action', args: { action: { key: `table-${String(action[1])}` } } } })
  }
  if (choice.verb === 'discard') found.push({ name: 'skipped-tile', said: { key: 'screen-waste-tile' } })
  if (choice.action === 'free box' && own.boxes >= own.most_boxes) found.push({ name: 'boxes-full', said: { key: 'screen-waste-box' } })
  if (choice.action === 'turn recall' && coffeeLost(view, seat)) {
    found.push({ name: 'coffee-lost', said: { key: 'screen-waste-coffee', args: { count: coffeeLost(view, seat) } } })
  }
  return found
}
