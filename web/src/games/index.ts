/** The games that have a board of their own, each in its own chunk. One without gets the plain table. */
import type { GameModule } from './contract'

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts')

/** How a game is drawn. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`] ?? modules['./plain/index.ts']
  if (!load) throw new Error(`no board for ${id}`)
  return (await load()).default
}
