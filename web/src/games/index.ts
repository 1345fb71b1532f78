/** The games that have a board of their own, each in its own chunk. One without gets the plain table. */
import type { Component } from 'svelte'
import { during } from '../lib/activity'
import type { DecksProps, GameFields, GameModule } from './contract'

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts')
const fields = import.meta.glob<{ default: GameFields }>('./*/fields.ts')
const builders = import.meta.glob<{ default: Component<DecksProps> }>('./*/Decks.svelte')

/** How a game is drawn. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`] ?? modules['./plain/index.ts']
  if (!load) throw new Error(`no board for ${id}`)
  return (await during(load())).default
}

/** The options that a game draws itself in the new-table form. */
export async function loadFields(id: string): Promise<GameFields> {
  const load = fields[`./${id}/fields.ts`]
  return load ? (await during(load())).default : {}
}

/** Whether decks of one's own can be built in this game. */
export function hasDecks(id: string): boolean {
  return `./${id}/Decks.svelte` in builders
}

export async function loadDecks(id: string): Promise<Component<DecksProps> | null> {
  const load = builders[`./${id}/Decks.svelte`]
  return load ? (await during(load())).default : null
}
