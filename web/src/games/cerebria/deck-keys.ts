/** The keys of the deck builder. */
import type { Key } from '../../lib/keys.svelte'
import type { DeckBuilding } from './deck-building.svelte'

const inFocus = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-card]') ?? null

export function deckKeys(building: DeckBuilding): Key[] {
  return [
    { keys: ['+', '='], does: 'screen-decks-key-add', act: () => building.add(inFocus()?.dataset['card'] ?? '') },
    { keys: ['-', 'Delete'], does: 'screen-decks-key-drop', act: () => building.drop(inFocus()?.dataset['card'] ?? '') },
    { keys: ['u'], does: 'client-undo', act: () => building.undo() },
  ]
}

/** Arrows go from card to card. */
export function arrow(event: KeyboardEvent): void {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  const row = inFocus()
  if (!by || !row || event.ctrlKey || event.metaKey || event.altKey) return
  const rows = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('[data-card]')]
  rows[rows.indexOf(row) + by]?.querySelector<HTMLElement>('button.add')?.focus()
  event.preventDefault()
}
