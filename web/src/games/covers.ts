/** The cover of every game, for lists of games. Covers are small and come with the list, so that it never flickers. */
import type { Component } from 'svelte'
import { byGame } from '.'

const covers = byGame(import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' }))

export function coverOf(game: string): Component {
  return (covers.get(game) ?? covers.get('plain')) as Component
}
