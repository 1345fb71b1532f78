/** A finger is wider than many a thing on the table: a touch beside things belongs to the nearest within a finger's width. */
import type { Attachment } from 'svelte/attachments'

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

/** Press what a touch has just missed: for `click` on its way down to what lies under the finger. */
export function nearMiss(event: MouseEvent, root: Element): void {
  const touched = event.target as Element
  if (!event.isTrusted || (event as PointerEvent).pointerType !== 'touch' || touched.closest(PRESSED)) return
  const { clientX, clientY } = event
  const spots = [...root.querySelectorAll('[data-spot].can')]
  const found = spots[meant(clientX, clientY, spots.map((spot) => spot.getBoundingClientRect()))]
  if (!found) return
  event.preventDefault()
  event.stopPropagation()
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }))
}

export const fingers: Attachment<HTMLElement> = (node) => {
  const click = (event: MouseEvent): void => nearMiss(event, node)
  node.addEventListener('click', click, true)
  return () => node.removeEventListener('click', click, true)
}
