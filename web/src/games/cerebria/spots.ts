/** Where on the table a choice is made. A spot is one thing that can be pressed: `slot:7`, `sphere:valley`,
 * `place:0:move-2`. Several choices may belong to one spot, and one choice to several (two copies of a card in hand). */
import type { Choice } from '../../wire'
import type { Area, Place } from '../contract'
import type { Facts } from './view'

/** Every spot a seat's choice can be made at, the best one first. */
export function spotsOf(choice: Choice, own: number): string[] {
  const { noun } = choice
  const facts: Facts = choice.facts
  switch (choice.kind) {
    case 'slot':
    case 'space':
    case 'ability':
    case 'end':
    case 'wish':
    case 'colour':
    case 'amount':
    case 'answer':
    case 'action':
      return [`${choice.kind}:${noun}`]
    case 'realm':
      return [`${{ absorb: 'sphere', sphere: 'sphere', fortify: 'fortress' }[choice.verb] ?? 'realm'}:${noun}`]
    case 'upgrade':
      return [`place:${own}:${facts.place}`]
    case 'token-space':
      return [`place:${own}:${noun}`]
    case 'seat-token-space':
      return [`place:${noun.slice(0, noun.indexOf('-'))}:${noun.slice(noun.indexOf('-') + 1)}`]
    case 'seat':
      return [`seat:${noun}`, `spirit:${noun}`]
    case 'card':
      return [facts.lies === 'top' ? `top:${own}` : `${facts.lies ?? 'hand'}:${noun}`]
    case 'aspiration':
      return [`${choice.verb === 'aspire' ? 'hidden' : 'common'}:${noun}`]
    default:
      return [choice.verb]
  }
}

/** Where a choice can be made. */
export function areasOf({ kind, verb, noun }: Choice, seat: number): Area[] {
  switch (kind) {
    case 'slot':
    case 'space':
    case 'realm':
      return ['board']
    case 'aspiration':
      return [verb === 'aspire' ? 'mine' : 'board']
    case 'seat':
      return ['board', noun === `${seat}` ? 'mine' : 'others']
    case 'seat-token-space':
      return [noun.startsWith(`${seat}-`) ? 'mine' : 'others']
    default:
      return ['mine']
  }
}

/** The spots of a thing that somebody points at. */
export function spotsOfPlace({ kind, noun }: Place): string[] {
  switch (kind) {
    case 'realm':
      return [`realm:${noun}`]
    case 'seat':
      return [`seat:${noun}`, `spirit:${noun}`]
    case 'card':
      return [`hand:${noun}`]
    case 'aspiration':
      return [`common:${noun}`, `hidden:${noun}`]
    case 'seat-token-space':
      return [`place:${noun.slice(0, noun.indexOf('-'))}:${noun.slice(noun.indexOf('-') + 1)}`]
    default:
      return [noun ? `${kind}:${noun}` : kind]
  }
}

/** The thing a spot is, in the game's own words; null where nothing but a choice is there. */
export function placeOfSpot(spot: string): Place | null {
  const [kind = '', first = '', second = ''] = spot.split(':')
  switch (kind) {
    case 'slot':
    case 'space':
    case 'realm':
    case 'seat':
    case 'action':
      return { kind, noun: first }
    case 'sphere':
    case 'fortress':
      return { kind: 'realm', noun: first }
    case 'spirit':
      return { kind: 'seat', noun: first }
    case 'hand':
    case 'supply':
      return { kind: 'card', noun: first }
    case 'common':
    case 'hidden':
      return { kind: 'aspiration', noun: first }
    case 'place':
      return { kind: 'seat-token-space', noun: `${first}-${second}` }
    default:
      return null
  }
}
