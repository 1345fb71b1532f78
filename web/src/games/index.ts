/** The games that have a board of their own, each in its own chunk. One without gets the plain table. */
import type { Component } from 'svelte'
import { during } from '../lib/activity'
import type { DecksProps, GameFields, GameModule } from './contract'

const modules = byGame(import.meta.glob<{ default: GameModule }>('./*/index.ts'))
const fields = byGame(import.meta.glob<{ default: GameFields }>('./*/fields.ts'))
const builders = byGame(import.meta.glob<{ default: Component<DecksProps> }>('./*/Decks.svelte'))

/** Files by the names of their folders, which are the games' ids. */
export function byGame<T>(files: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(files).map(([path, file]) => [path.split('/').at(-2) ?? '', file]))
}

/** How a game is drawn. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = modules.get(id) ?? modules.get('plain')
  if (!load) throw new Error(`no board for ${id}`)
  return (await during(load())).default
}

/** The options that a game draws itself in the new-table form. */
export async function loadFields(id: string): Promise<GameFields> {
  const load = fields.get(id)
  return load ? (await during(load())).default : {}
}

/** Whether decks of one's own can be built in this game. */
export function hasDecks(id: string): boolean {
  return builders.has(id)
}

export async function loadDecks(id: string): Promise<Component<DecksProps> | null> {
  const load = builders.get(id)
  return load ? (await during(load())).default : null
}
