/**
 * A finger that rests on a thing asks what it is. The thing hears of it as an event, `hold`; a thing that answers takes the
 * event (`preventDefault`), and then the press that ends the hold does nothing: it might be a move nobody can take back.
 */
import type { Attachment } from 'svelte/attachments'

const LONG_PRESS = 500
/** A finger is never quite still. */
const WAVERS = 10
/** The click follows the lifted finger at once, if it comes at all. */
const CLICK_COMES = 400

let waiting: ReturnType<typeof setTimeout> | undefined
let forgetting: ReturnType<typeof setTimeout> | undefined
let finger: { x: number; y: number; on: Element } | null = null
/** What came of the hold. */
let held: 'taken' | 'ignored' | null = null

function forget(): void {
  clearTimeout(waiting)
  clearTimeout(forgetting)
  finger = null
  held = null
}

function down(event: PointerEvent): void {
  forget()
  const on = event.target as Element
  // A second finger begins a pinch, and in a field a long press is the browser's own.
  if (event.pointerType !== 'touch' || !event.isPrimary || on.closest('input, textarea')) return
  finger = { x: event.clientX, y: event.clientY, on }
  waiting = setTimeout(hold, LONG_PRESS)
}

function hold(): void {
  clearTimeout(waiting)
  if (!finger || held) return
  const { x: clientX, y: clientY, on } = finger
  const asked = new PointerEvent('hold', { bubbles: true, cancelable: true, clientX, clientY, pointerType: 'touch' })
  held = on.dispatchEvent(asked) ? 'ignored' : 'taken'
}

function move(event: PointerEvent): void {
  if (finger && !held && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > WAVERS) forget()
}

function lift(): void {
  clearTimeout(waiting)
  forgetting = setTimeout(forget, CLICK_COMES)
}

function click(event: MouseEvent): void {
  if (held !== 'taken') return
  forget()
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Some devices notice a long press themselves, perhaps a little sooner than we do. */
function menu(event: MouseEvent): void {
  hold()
  if (held === 'taken') event.preventDefault()
}

/** Watch the fingers until the returned function is called. */
export function watchHolds(): () => void {
  const heard: [string, (event: never) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', lift],
    ['pointercancel', lift],
    ['keydown', forget],
    ['click', click],
    ['contextmenu', menu],
  ]
  for (const [name, act] of heard) addEventListener(name, act as EventListener, true)
  return () => {
    for (const [name, act] of heard) removeEventListener(name, act as EventListener, true)
    forget()
  }
}

/**
 * Mouse, focus or a held finger rests on a thing, or leaves it. A tap passes by: what a resting finger changes on the page
 * must not change under one that only wants to press.
 */
export function rests(enter: () => void, leave: () => void = () => undefined): Attachment<Element> {
  return (node) => {
    const over = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'touch') enter()
    }
    const heard: [string, (event: Event) => void][] = [
      ['pointerenter', over],
      ['pointerleave', leave],
      ['focus', enter],
      ['blur', leave],
      ['hold', enter],
    ]
    for (const [name, act] of heard) node.addEventListener(name, act)
    return () => {
      for (const [name, act] of heard) node.removeEventListener(name, act)
    }
  }
}

/** Where every press is a choice: a hold presses nothing here, whether or not anything answers it. */
export const holdsPressNothing: Attachment<Element> = (node) => {
  const take = (event: Event): void => event.preventDefault()
  node.addEventListener('hold', take)
  return () => node.removeEventListener('hold', take)
}
