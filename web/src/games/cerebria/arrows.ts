/** Arrow keys go from thing to thing, to the nearest one in that direction. */
import type { Attachment } from 'svelte/attachments'

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Among boxes, the one that lies best in a direction from the given one; -1 if none does. */
export function nearest(from: DOMRect, boxes: readonly DOMRect[], [dx, dy]: [number, number]): number {
  const x = from.left + from.width / 2
  const y = from.top + from.height / 2
  let best = -1
  let least = Infinity
  boxes.forEach((box, k) => {
    const ax = box.left + box.width / 2 - x
    const ay = box.top + box.height / 2 - y
    const ahead = ax * dx + ay * dy
    if (ahead <= 1) return
    const aside = Math.abs(ax * dy) + Math.abs(ay * dx)
    const far = ahead + aside * 2.2
    if (far < least) {
      least = far
      best = k
    }
  })
  return best
}

export const arrows: Attachment<HTMLElement> = (node) => {
  const key = (event: KeyboardEvent): void => {
    const way = WAYS[event.key]
    const here = event.target instanceof Element ? event.target.closest('[data-spot]') : null
    if (!way || !here || event.altKey || event.ctrlKey || event.metaKey) return
    const things = [...node.querySelectorAll<HTMLElement | SVGElement>('[data-spot]')].filter((thing) => thing !== here)
    const found =
      things[
        nearest(
          here.getBoundingClientRect(),
          things.map((thing) => thing.getBoundingClientRect()),
          way,
        )
      ]
    event.preventDefault()
    event.stopPropagation()
    found?.focus()
  }
  node.addEventListener('keydown', key)
  return () => node.removeEventListener('keydown', key)
}
