/** Where on the table a choice is made. A spot is one thing that can be pressed: `space:b2`, `bonus:opera-1`,
 * `insight:growth-major`. Choices without a thing of their own are made in the chain: `placing:idea`, `move:3`. */
import type { Choice } from '../../wire'
import type { Area, Place } from '../contract'
import { link } from './reading'
import { ACTIONS, type Facts, type Link, type UnconsciousView } from './view'

const TRACK_STEP = 'track-action'

/** Where a choice leads, and what it is made with. */
export const factsOf = (choice: Choice): Facts => choice.facts

/** Every spot a choice can be made at, the best one first. */
export function spotsOf(choice: Choice, view: UnconsciousView, seat: number): string[] {
  const { verb, noun } = choice
  const facts = factsOf(choice)
  const own = view.seats[seat]
  switch (verb) {
    case 'turn':
      // At the beginning of a turn the things themselves may be pressed: a free space, an own idea, a client.
      return [
        `turn:${noun}`,
        ...(facts.spaces ?? facts.chains?.flatMap(({ spaces }) => spaces) ?? []).map((space) => `space:${space}`),
        ...(facts.rooms ?? []).map((room) => `room:${room}`),
      ]
    case 'space':
      return [`space:${noun}`]
    case 'point':
      return [`action:${noun}`]
    case 'place': {
      const chosen = link(view, 'idea-place')?.[1]
      return [`placing:${noun}`, ...(chosen ? [`space:${String(chosen)}`] : [])]
    }
    case 'inkpot':
      return [`move:${noun}`, `inkpot:${facts.space ?? ''}`]
    case 'part':
      return view.doing[0]?.[0] === TRACK_STEP ? [`track:${noun}`] : [`part:${noun}`, ...(facts.cell ? [`cell:${facts.cell}`] : [])]
    case 'pay':
    case 'insight':
      return [`insight:${noun}`]
    case 'card':
      return [`${own?.in_play.includes(noun) ? 'in-play' : 'hand'}:${noun}`]
    case 'exchange':
      return [`hand:${noun}`]
    case 'take':
      return [`${view.research.includes(noun) ? 'research' : 'drawn'}:${noun}`]
    case 'publish':
    case 'cite':
      return [`treatise:${noun}`]
    case 'walk':
      return [`location:${facts.location ?? ''}`]
    case 'effect':
      return [`effect:${String(link(view, 'location-effect')?.[1])}-${noun}`]
    case 'treat':
    case 'box':
      return [`room:${noun}`]
    case 'client':
      return [`${view.start_clients.length ? 'start-client' : 'client'}:${noun}`]
    case 'row':
      return [`row:${noun}`]
    case 'quality':
    case 'free':
    case 'tile':
    case 'column':
    case 'cell':
    case 'boost':
    case 'bonus':
    case 'district':
    case 'dream':
    case 'start':
      return [`${verb}:${noun}`]
    default:
      return [verb]
  }
}

// The kinds of spots that lie on the board, and those of the chain, which a phone shows above the board and the desk.
const ON_BOARD = ['start-client', 'dream', 'space', 'action', 'tile', 'location', 'effect', 'research', 'client', 'track', 'district', 'bonus', 'treatise']
const IN_CHAIN = ['turn', 'placing', 'move', 'part', 'drawn', 'boost', 'transfer', 'discard', 'coffee', 'done']

/** Where a choice can be made. */
export function areasOf(choice: Choice, view: UnconsciousView, seat: number): Area[] {
  const found = spotsOf(choice, view, seat).flatMap((spot): Area[] => {
    const kind = spot.split(':')[0] ?? ''
    return IN_CHAIN.includes(kind) ? ['board', 'mine'] : [ON_BOARD.includes(kind) ? 'board' : 'mine']
  })
  return [...new Set(found)]
}

/** The choice that follows when a turn begins with a thing itself: first `turn state`, then `space b2`. */
export function followUp(action: string, spot: string): string {
  const [kind = '', noun = ''] = spot.split(':')
  if (action === 'turn state' && kind === 'space') return `space ${noun}`
  if (action === 'turn treat' && kind === 'room') return `treat ${noun}`
  return ''
}

export function partsOf(link: Link | undefined): string[] {
  const parts = link?.[1]
  return Array.isArray(parts) ? parts : []
}

// ---------------------------------------------------------------- pointing

/** The spots of a thing that somebody points at. */
export function spotsOfPlace({ kind, noun }: Place): string[] {
  switch (kind) {
    case 'table':
      return [`action:${noun}`]
    case 'tile-spot':
      return [`tile:${noun}`]
    case 'district-space':
      return [`district:${noun}`]
    case 'research':
      return [`research:${noun}`, `hand:${noun}`, `in-play:${noun}`]
    case 'display':
      return [`client:${noun}`]
    case 'dream-spot':
      return [`dream:${noun}`]
    default:
      return [`${kind}:${noun}`]
  }
}

const PLACE_OF: Record<string, string> = {
  action: 'table',
  tile: 'tile-spot',
  district: 'district-space',
  research: 'research',
  'in-play': 'research',
  client: 'display',
  dream: 'dream-spot',
  space: 'space',
  location: 'location',
  bonus: 'bonus',
  treatise: 'treatise',
  goal: 'goal',
  seat: 'seat',
}

/** The thing a spot is, in the game's own words; null where nothing but a choice is there. */
export function placeOfSpot(spot: string): Place | null {
  const at = spot.indexOf(':')
  const kind = PLACE_OF[spot.slice(0, at)]
  return kind ? { kind, noun: spot.slice(at + 1) } : null
}

// ---------------------------------------------------------------- events

/** The things an event is about, so that the log can point at them. */
export function places(data: Record<string, unknown>): Place[] {
  const word = (name: string): string => (typeof data[name] === 'string' || typeof data[name] === 'number' ? String(data[name]) : '')
  const found: Place[] = []
  const add = (kind: string, noun: string): void => {
    if (noun) found.push({ kind, noun })
  }
  const event = word('event')
  if (event === 'states') add('space', word('space'))
  if (event === 'district-bonus') add('district-space', word('space'))
  if ((ACTIONS as readonly string[]).includes(word('action'))) add('table', word('action'))
  add('location', word('location'))
  add('bonus', word('bonus'))
  add('treatise', word('treatise'))
  add('goal', word('goal'))
  add('research', word('card'))
  add('research', word('taken'))
  add('seat', word('seat'))
  return found
}

/** The spot of a part of the dial. */
export const areaSpot = (area: string): string => `insight:${area}`
