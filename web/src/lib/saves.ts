/** What a save file says at its top about the table it needs. The server reads the rest. */
import type { Phrase } from '../wire'

export interface SavedTable {
  game: string
  players: number
}

/** Null for text that is no save file: the server says what is wrong with it. */
export function savedTable(history: string): SavedTable | null {
  // A scenario and the actions are the game's own words.
  const [head = ''] = history.split(/^(?:scenario|actions):/m)
  const game = /^game: (\S+)\s*$/m.exec(head)?.[1]
  const players = /^option players: (\d+)\s*$/m.exec(head)?.[1]
  return game && players ? { game, players: Number(players) } : null
}

/** The first move of a file that today's rules would not lead to; null where something else is wrong with it. */
export function differsFrom(problem: readonly Phrase[]): number | null {
  const number = problem.find((phrase) => phrase.key === 'reason-save-differs')?.args['number']
  return typeof number === 'number' ? number : null
}
