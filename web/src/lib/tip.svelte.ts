/**
 * Tooltips: by hover, by focus, and by a long press where there is no mouse. One element on the page shows them all; an
 * attachment says what it shows for each thing. Escape closes; `i` or a long press pins it, to follow its link.
 */
import { tick, type Snippet } from 'svelte'
import type { Attachment } from 'svelte/attachments'

export interface Tip {
  title?: string
  text?: string
  lines?: string[]
  /** A rule to look up. */
  clause?: string
  /** Where its values come from: rulebook, public, reconstructed, ruling. */
  provenance?: string
  /** Something drawn. */
  body?: Snippet
}

const DELAY = 350
const LINGER = 180

class Tips {
  shown = $state.raw<{ tip: Tip; anchor: Element } | null>(null)
  /** Answers to "why not?" stay until they are dismissed. */
  sticky = $state(false)
}

export const tips = new Tips()

let opening: ReturnType<typeof setTimeout> | undefined
let closing: ReturnType<typeof setTimeout> | undefined

export function showTip(anchor: Element, tip: Tip, sticky = false): void {
  clearTimeout(opening)
  clearTimeout(closing)
  tips.shown = { tip, anchor }
  tips.sticky = sticky
}

export function hideTip(): void {
  clearTimeout(opening)
  tips.shown = null
  tips.sticky = false
}

function soonHide(): void {
  clearTimeout(opening)
  clearTimeout(closing)
  closing = setTimeout(() => {
    if (!tips.sticky) hideTip()
  }, LINGER)
}

/** Keep the tooltip open, so that its link can be reached; Escape or a click elsewhere lets it go. */
export async function pinTip(): Promise<void> {
  if (!tips.shown) return
  tips.sticky = true
  await tick()
  document.querySelector<HTMLElement>('#tooltip a')?.focus()
}

/** What a thing tells when the pointer rests on it; a finger that is held on it may be told more. */
export function tip(content: () => Tip | string | null, held = content): Attachment<Element> {
  return (node) => {
    let gone = false

    const open = (make = content, pinned = false): boolean => {
      // A thing that left the table while the pointer rested on it has nothing to say any more.
      const made = gone ? null : make()
      if (made) showTip(node, typeof made === 'string' ? { text: made } : made, pinned)
      return made !== null
    }
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === 'touch' || tips.sticky) return
      clearTimeout(opening)
      clearTimeout(closing)
      opening = setTimeout(() => open(), tips.shown && !tips.sticky ? 60 : DELAY)
    }
    const leave = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'touch') soonHide()
    }
    const focus = (): void => {
      if (node.matches(':focus-visible')) {
        clearTimeout(opening)
        opening = setTimeout(() => open(), 200)
      }
    }
    const hold = (event: Event): void => {
      if (!event.defaultPrevented && open(held, true)) event.preventDefault()
    }
    const events: [string, (event: Event) => void, boolean][] = [
      ['pointerenter', enter, false],
      ['pointerleave', leave, false],
      ['focus', focus, false],
      ['blur', soonHide, false],
      ['hold', hold, false],
      // Whoever presses it knows what it is, and wants to see what comes next.
      ['click', hideTip, true],
    ]
    for (const [name, act, capture] of events) node.addEventListener(name, act, capture)
    return () => {
      for (const [name, act, capture] of events) node.removeEventListener(name, act, capture)
      gone = true
      if (tips.shown?.anchor === node) hideTip()
    }
  }
}
