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
const LONG_PRESS = 500
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

export function tip(content: () => Tip | string | null): Attachment<Element> {
  return (node) => {
    let pressing: ReturnType<typeof setTimeout> | undefined
    let longPressed = false
    let gone = false

    const open = (pinned = false): void => {
      // A thing that left the table while the pointer rested on it has nothing to say any more.
      const made = gone ? null : content()
      if (made) showTip(node, typeof made === 'string' ? { text: made } : made, pinned)
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
    const down = (event: Event): void => {
      longPressed = false
      if ((event as PointerEvent).pointerType !== 'touch') return
      pressing = setTimeout(() => {
        longPressed = true
        open(true)
      }, LONG_PRESS)
    }
    const lift = (): void => clearTimeout(pressing)
    // A long press asked what the thing is; it must not choose it as well. Whoever presses it knows what it is, and wants
    // to see what comes next.
    const click = (event: Event): void => {
      if (!longPressed) {
        hideTip()
        return
      }
      longPressed = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const menu = (event: Event): void => {
      if (longPressed) event.preventDefault()
    }
    const events: [string, (event: Event) => void, boolean][] = [
      ['pointerenter', enter, false],
      ['pointerleave', leave, false],
      ['focus', focus, false],
      ['blur', soonHide, false],
      ['pointerdown', down, false],
      ['pointerup', lift, false],
      ['pointercancel', lift, false],
      ['pointermove', (event) => Math.hypot((event as PointerEvent).movementX, (event as PointerEvent).movementY) > 6 && lift(), false],
      ['click', click, true],
      ['contextmenu', menu, false],
    ]
    for (const [name, act, capture] of events) node.addEventListener(name, act, capture)
    return () => {
      for (const [name, act, capture] of events) node.removeEventListener(name, act, capture)
      clearTimeout(pressing)
      gone = true
      if (tips.shown?.anchor === node) hideTip()
    }
  }
}
