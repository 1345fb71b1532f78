/** Pebbles on the table. */
import type { GameModule, Place, Said } from '../../src/games/contract'
import Board from './Board.svelte'
import Card from './Card.svelte'

function placeName({ kind, noun }: Place): Said {
  return kind === 'seat' ? { key: 'seat', args: { number: Number(noun) + 1 } } : { key: 'screen-pebble', args: { number: Number(noun) + 1 } }
}

export default {
  Board,
  Card,
  kinds: { stone: 'topic-stone' },
  // It lays itself out for the room there is.
  stage: (room) => room,
  layout: 'beside',
  places: (data) => [{ kind: 'seat', noun: String(data['seat']) }],
  placeName,
} as GameModule
