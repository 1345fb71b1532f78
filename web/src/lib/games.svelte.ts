/** The games the server has, asked once, with their words. */
import type { Entry, GameInfo } from '../wire'
import { api } from './api'
import { learn } from './text.svelte'

let asked: Promise<GameInfo[]> | null = null

export function games(): Promise<GameInfo[]> {
  asked ??= api
    .games()
    .then(async (list) => {
      await Promise.all(list.map((game) => learn(game.id)))
      return list
    })
    .catch((problem: unknown) => {
      asked = null
      throw problem
    })
  return asked
}

export async function gameInfo(id: string): Promise<GameInfo | null> {
  return (await games()).find((game) => game.id === id) ?? null
}

const contents = new Map<string, Promise<Entry[]>>()

/** A game's cards, tiles and boards, asked once. */
export function contentOf(id: string): Promise<Entry[]> {
  let found = contents.get(id)
  if (!found) {
    found = api.content(id)
    contents.set(id, found)
    found.catch(() => contents.delete(id))
  }
  return found
}
