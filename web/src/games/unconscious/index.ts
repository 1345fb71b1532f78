/** Unconscious Mind on the table. */
import { SEAT_MARKS } from '../../lib/colours'
import type { GameModule, Place, Said, Standing } from '../contract'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Ending from './Ending.svelte'
import Mine from './Mine.svelte'
import Others from './Others.svelte'
import { areasOf, factsOf, places } from './spots'
import { MINE_WIDTH, stageFor } from './stage'
import Symbols from './Symbols.svelte'
import { roundOf } from './reading'
import { WARNINGS, type UnconsciousView } from './view'

function standings(view: UnconsciousView, seats: number[]): Standing[] {
  return seats.map((seat) => ({
    seats: [seat],
    points: view.seats[seat]?.points ?? 0,
    colour: `var(--seat-${seat})`,
    mark: SEAT_MARKS[seat] ?? '',
  }))
}

function moment(view: UnconsciousView): Said {
  return view.turns === 0 ? { key: 'screen-setting-up' } : { key: 'screen-round', args: { round: roundOf(view) } }
}

export function placeName({ kind, noun }: Place): Said {
  switch (kind) {
    case 'space':
      return { key: 'screen-space', args: { space: noun } }
    case 'seat':
      return { key: 'seat', args: { number: Number(noun) + 1 } }
    case 'tile-spot':
    case 'district-space':
    case 'bonus':
    case 'dream-spot':
      return { key: `noun-${kind}-${noun}` }
    case 'display':
      return { key: 'verb-client', args: { noun } }
    default:
      return { key: `${kind}-${noun}` }
  }
}

function points(data: Record<string, unknown>): { seats: number[]; points: number }[] {
  return data['event'] === 'points' ? [{ seats: [Number(data['seat'])], points: Number(data['amount']) }] : []
}

export default {
  Board,
  Mine,
  Others,
  Ending,
  Card,
  kinds: {
    client: 'topic-client',
    grief: 'topic-grief',
    dream: 'topic-dream',
    tile: 'topic-notebook',
    research: 'topic-research',
    treatise: 'topic-treatise',
    location: 'topic-location',
    overlay: 'topic-module-overlay',
    goal: 'topic-goal',
    'table-action': 'topic-table',
  },
  help: Symbols,
  stage: stageFor,
  layout: 'beside',
  mine: { width: MINE_WIDTH },
  side: 'folded',
  standings,
  moment,
  places,
  placeName,
  verbs: ['turn', 'space', 'point', 'place', 'inkpot', 'part', 'pay', 'treat', 'box', 'done'],
  enders: ['label-end-turn'],
  // keys: warning-unclaimed-bonus warning-could-cure warning-boxes-full warning-coffee-lost warning-skipped-action warning-skipped-tile
  warnings: { names: [...WARNINGS], of: (_view, _seat, choice) => [factsOf(choice).wastes ?? []].flat() },
  areas: areasOf,
  points,
  beginsRound: (data) => data['event'] === 'turn',
} as GameModule
