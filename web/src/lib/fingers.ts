/** A finger is wider than many a thing on the table: a touch beside things belongs to the nearest within a finger's width. */
import type { Attachment } from 'svelte/attachments'
import { showTip } from './tip.svelte'

const FINGER = 44
const PRESSED = 'a, button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem]'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Which of the boxes a touch means; -1 where none is near enough. */
export function meant(x: number, y: number, boxes: readonly Box[]): number {
  let best = -1
  let least = Infinity
  boxes.forEach((box, k) => {
    if (!box.width || !box.height) return
    const dx = Math.abs(x - box.x - box.width / 2)
    const dy = Math.abs(y - box.y - box.height / 2)
    if (dx > Math.max(FINGER, box.width) / 2 || dy > Math.max(FINGER, box.height) / 2) return
    const beside = Math.hypot(Math.max(0, dx - box.width / 2), Math.max(0, dy - box.height / 2))
    if (beside < least) [best, least] = [k, beside]
  })
  return best
}

/** Whether a touch means what lies under it. A large thing that only tells "why not?" gives way to a small one beside it. */
function hit(touched: Element): boolean {
  const pressed = touched.closest(PRESSED)
  if (!pressed?.hasAttribute('aria-disabled')) return pressed !== null
  const { width, height } = pressed.getBoundingClientRect()
  return Math.max(width, height) <= FINGER
}

/** What can be done near a touch that has just missed it; nothing where the touch hit something to press. */
function missed(event: MouseEvent, root: Element): Element | null {
  if ((event as PointerEvent).pointerType !== 'touch' || hit(event.target as Element)) return null
  const spots = [...root.querySelectorAll('[data-spot].can')]
  return (
    spots[
      meant(
        event.clientX,
        event.clientY,
        spots.map((spot) => spot.getBoundingClientRect()),
      )
    ] ?? null
  )
}

/** Press what a touch has just missed: for `click` on its way down to what lies under the finger. */
export function nearMiss(event: MouseEvent, root: Element): void {
  const found = missed(event, root)
  if (!found) return
  const { clientX, clientY } = event
  event.preventDefault()
  event.stopPropagation()
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }))
}

/** A finger was held on a thing that told nothing: now the thing that a tap would press tells what it is. */
export function heldNear(event: Event, root: Element): void {
  if (event.defaultPrevented) return
  event.preventDefault()
  const found = missed(event as MouseEvent, root)
  if (found?.dispatchEvent(new Event('hold', { cancelable: true })) === false) return
  const thing = found ?? (event.target as Element).closest('[data-spot]')
  const text = thing?.getAttribute('aria-label')
  if (thing && text) showTip(thing, { text }, true)
}

export const fingers: Attachment<HTMLElement> = (node) => {
  const click = (event: MouseEvent): void => nearMiss(event, node)
  const hold = (event: Event): void => heldNear(event, node)
  node.addEventListener('click', click, true)
  node.addEventListener('hold', hold)
  return () => {
    node.removeEventListener('click', click, true)
    node.removeEventListener('hold', hold)
  }
}
