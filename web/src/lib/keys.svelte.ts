/**
 * The keyboard. A part of the page that listens to keys declares them with their meaning, so that `?` can list exactly
 * those that work right now. While one types, only the browser listens.
 */
import { untrack } from 'svelte'

export interface Key {
  /** As `KeyboardEvent.key` gives it; several do the same. */
  keys: string[]
  /** Text key of what it does. */
  does: string
  /** What stands on the key, where `keys` would be unreadable. */
  shown?: string
  act: (event: KeyboardEvent) => void
}

class Keyboard {
  sets = $state.raw<Key[][]>([])

  get all(): Key[] {
    return this.sets.flat()
  }
}

export const keyboard = new Keyboard()

/** Listen to these keys until the returned function is called; later ones win. */
export function listen(keys: Key[]): () => void {
  // Whoever listens in an effect must not run again because others listen too.
  untrack(() => (keyboard.sets = [keys, ...keyboard.sets]))
  return () => {
    keyboard.sets = keyboard.sets.filter((set) => set !== keys)
  }
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable) return true
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

function inDialog(): boolean {
  return document.querySelector('dialog[open]') !== null
}

export function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (isTyping(event.target) || inDialog()) return
  for (const key of keyboard.all) {
    if (key.keys.includes(event.key)) {
      event.preventDefault()
      key.act(event)
      return
    }
  }
}
