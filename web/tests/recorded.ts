/** What a real server said at a table (tools/record_table.py). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FromServer, GameInfo, Position, Table, Update, Welcome } from '../src/wire'

export interface Recorded {
  game: GameInfo
  table: Table
  messages: FromServer[]
}

export function recorded(game: 'cerebria' | 'unconscious'): Recorded {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'recorded', `${game}.json`), 'utf-8')) as Recorded
}

export function first<T extends FromServer['type']>(told: Recorded, type: T): Extract<FromServer, { type: T }> {
  const found = told.messages.find((message) => message.type === type)
  if (!found) throw new Error(`no ${type} was recorded`)
  return found as Extract<FromServer, { type: T }>
}

export function updates(told: Recorded): Update[] {
  return told.messages.filter((message) => message.type === 'update')
}

export function welcomes(told: Recorded): Welcome[] {
  return told.messages.filter((message) => message.type === 'welcome')
}

/** A position in which its viewer has at least so many choices. */
export function deciding(told: Recorded, choices: number): Position {
  for (const message of told.messages) {
    if ((message.type === 'update' || message.type === 'welcome') && (message.position?.choices.length ?? 0) >= choices) {
      return message.position as Position
    }
  }
  throw new Error(`nobody had ${choices} choices`)
}
