/** Cerebria on the table. */
import type { Choice } from '../../wire'
import type { GameModule, Place, Said, Standing } from '../contract'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Ending from './Ending.svelte'
import { stageFor } from './geometry'
import Mine from './Mine.svelte'
import Others from './Others.svelte'
import { areasOf } from './spots'
import Symbols from './Symbols.svelte'
import { SPACES, TEAMS, type CerebriaView, type Space } from './view'

/** The main verbs in the order of the bar. */
const VERBS = ['begin', 'realm', 'absorb', 'ability', 'activate', 'clear', 'move', 'invoke', 'quell', 'fortify', 'empower']

function standings(view: CerebriaView): Standing[] {
  return view.teams.map((team) => ({
    seats: view.seats.flatMap((seat, k) => (seat.team === team.team ? [k] : [])),
    points: team.total,
    colour: `var(--cb-${team.team}-2)`,
    mark: team.team === 'bliss' ? '●' : '⬢',
  }))
}

function moment(view: CerebriaView): Said | null {
  return view.turn ? { key: 'screen-turn', args: { turn: view.turn } } : { key: 'screen-before-first-turn' }
}

/** The things on the board an event is about. */
export function places(data: Record<string, unknown>): Place[] {
  const found: Place[] = []
  const text = (name: string): string => {
    const value = data[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  if (text('slot')) found.push({ kind: 'slot', noun: text('slot') })
  if (data['event'] === 'carried') found.push({ kind: 'slot', noun: text('to') })
  if (text('space')) found.push({ kind: 'space', noun: text('space') })
  if (text('realm')) found.push({ kind: 'realm', noun: text('realm') })
  if (text('aspiration')) found.push({ kind: 'aspiration', noun: text('aspiration') })
  if (text('place')) found.push({ kind: 'seat-token-space', noun: `${text('seat')}-${text('place')}` })
  if (!found.length && text('seat')) found.push({ kind: 'seat', noun: text('seat') })
  return found
}

export function placeName({ kind, noun }: Place): Said {
  switch (kind) {
    case 'slot':
      return { key: `noun-slot-${noun}` }
    case 'space':
      return { key: SPACES.indexOf(noun as Space) % 2 ? `frontier-${noun}` : `realm-${noun}` }
    case 'card':
      return { key: `emotion-${noun}` }
    case 'action':
      return { key: `spirit-action-${noun}` }
    case 'seat':
      return { key: 'seat', args: { number: Number(noun) + 1 } }
    case 'seat-token-space':
      return { key: `token-space-${noun.slice(noun.indexOf('-') + 1)}` }
    default:
      return { key: `${kind}-${noun}` }
  }
}

/** What ending the turn now would waste. */
export function warned(view: CerebriaView, seat: number, choice: Choice): { name: string; said: Said }[] {
  if (choice.verb !== 'end' || view.active !== seat) return []
  const wasted: { name: string; said: Said }[] = []
  if (view.actions_left) wasted.push({ name: 'actions-left', said: { key: 'warning-actions-left-now', args: { actions: view.actions_left } } })
  if (!view.absorbed) wasted.push({ name: 'absorb-left', said: { key: 'warning-absorb-left-now' } })
  return wasted
}

function points(data: Record<string, unknown>, view: CerebriaView): { seats: number[]; points: number }[] {
  const { points, team } = data
  if (typeof points !== 'number' || typeof team !== 'number') return []
  return [{ seats: view.seats.flatMap((seat, k) => (seat.team === TEAMS[team] ? [k] : [])), points }]
}

export default {
  Board,
  Mine,
  Others,
  Ending,
  Card,
  kinds: {
    emotion: 'topic-emotion',
    spirit: 'topic-spirit',
    board: 'screen-kind-boards',
    deck: 'topic-deck',
    aspiration: 'topic-aspiration',
    sphere: 'topic-sphere',
    realm: 'topic-realm',
    intention: 'topic-intention',
  },
  help: Symbols,
  stage: stageFor,
  layout: 'beside',
  standings,
  moment,
  places,
  placeName,
  verbs: VERBS,
  enders: ['end'],
  // keys: warning-actions-left warning-absorb-left
  warnings: { names: ['actions-left', 'absorb-left'], of: warned },
  areas: (choice, _view, seat) => areasOf(choice, seat),
  points,
  beginsRound: (data) => data['event'] === 'turn',
} as GameModule
