/**
 * Pieces travel. Whatever carries `data-piece` is followed by that name: `note` remembers where every piece is before the
 * table is drawn anew, `travel` lets each one come from there to its new place, wherever on the page that is. A piece
 * that was nowhere may say with `data-from` at which spot it begins. Nothing waits for them: the table is already as it
 * was sent, and without a pace nothing moves.
 */
const LONGEST = 480
/** A piece that only shifts a little just stands at its new place. */
const NEAR = 6

let before = new Map<string, DOMRect>()
let noted: unknown = null

const pieces = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-piece]')]
const seen = (rect: DOMRect | undefined): rect is DOMRect => rect !== undefined && rect.width > 0

/** Remember where everything is, once for each position that comes; several parts of a table may ask for it. */
export function note(position: unknown): void {
  if (position === noted) return
  noted = position
  before = new Map()
  for (const piece of pieces()) {
    const name = piece.dataset['piece'] ?? ''
    const rect = piece.getBoundingClientRect()
    if (seen(rect) && !before.has(name)) before.set(name, rect)
  }
}

export function travel(pace: number): void {
  if (!pace || !before.size) return
  const moves: [HTMLElement, Keyframe][] = []
  for (const piece of pieces()) {
    const { piece: name = '', from } = piece.dataset
    const start = before.get(name) ?? (from ? document.querySelector(`[data-spot="${from}"]`)?.getBoundingClientRect() : undefined)
    const end = piece.getBoundingClientRect()
    if (!seen(start) || !seen(end)) continue
    // A table may be drawn larger than it is laid out.
    const scale = piece.offsetWidth ? end.width / piece.offsetWidth : 1
    const dx = (start.left + start.width / 2 - end.left - end.width / 2) / scale
    const dy = (start.top + start.height / 2 - end.top - end.height / 2) / scale
    if (Math.hypot(dx, dy) < NEAR) continue
    const size = Math.min(2, Math.max(0.5, start.width / end.width))
    moves.push([piece, { transform: `translate(${dx}px, ${dy}px) scale(${size})`, zIndex: 30 }])
  }
  before = new Map()
  for (const [piece, from] of moves) {
    piece.animate([from, { transform: 'none', zIndex: 30 }], { duration: Math.min(LONGEST, pace * 1.4), easing: 'cubic-bezier(0.3, 0, 0.15, 1)' })
  }
}
