import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fingers } from '../src/lib/fingers'
import { holdsPressNothing, watchHolds } from '../src/lib/hold'
import { hideTip, tip, tips } from '../src/lib/tip.svelte'

let stop: () => void
const pressed = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  stop = watchHolds()
})

afterEach(() => {
  stop()
  hideTip()
  pressed.mockClear()
  document.body.replaceChildren()
  vi.useRealTimers()
})

function thing(name = 'button'): HTMLElement {
  const node = document.createElement(name)
  node.addEventListener('click', pressed)
  document.body.append(node)
  return node
}

function touch(node: Element, name: string, at: { clientX: number; clientY: number } = { clientX: 5, clientY: 5 }): void {
  node.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true, pointerType: 'touch', isPrimary: true, ...at }))
}

/** A finger is laid on a thing and lifted again. */
function press(node: Element, milliseconds: number): void {
  touch(node, 'pointerdown')
  vi.advanceTimersByTime(milliseconds)
  touch(node, 'pointerup')
  touch(node, 'click')
}

test('a tap presses, a hold tells what the thing is and presses nothing', () => {
  const node = thing()
  tip(() => 'What it is')(node)
  press(node, 200)
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(tips.shown).toBeNull()
  press(node, 600)
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(tips.shown?.tip.text).toBe('What it is')
  expect(tips.sticky).toBe(true)
  press(node, 200)
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a finger may waver, but one that moves away asks nothing', () => {
  const node = thing()
  tip(() => 'What it is')(node)
  touch(node, 'pointerdown')
  touch(node, 'pointermove', { clientX: 9, clientY: 9 })
  vi.advanceTimersByTime(600)
  touch(node, 'pointermove', { clientX: 25, clientY: 9 })
  vi.advanceTimersByTime(2000)
  touch(node, 'pointerup')
  touch(node, 'click')
  expect(tips.shown).not.toBeNull()
  expect(pressed).not.toHaveBeenCalled()
  hideTip()
  touch(node, 'pointerdown')
  touch(node, 'pointermove', { clientX: 25, clientY: 9 })
  vi.advanceTimersByTime(600)
  expect(tips.shown).toBeNull()
})

test('where every press is a choice a hold presses nothing, elsewhere it does', () => {
  const there = thing('div')
  holdsPressNothing(there)
  const choice = thing()
  there.append(choice)
  press(choice, 600)
  expect(pressed).not.toHaveBeenCalled()
  press(thing(), 600)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a click that is not the end of the hold is not lost', () => {
  const node = thing()
  tip(() => 'What it is')(node)
  touch(node, 'pointerdown')
  vi.advanceTimersByTime(600)
  touch(node, 'pointerup')
  vi.advanceTimersByTime(1000)
  node.click()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a long press that the device noticed first is a hold, and its menu stays away', () => {
  const node = thing()
  tip(() => 'What it is')(node)
  touch(node, 'pointerdown')
  vi.advanceTimersByTime(400)
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  node.dispatchEvent(menu)
  expect(menu.defaultPrevented).toBe(true)
  expect(tips.shown?.tip.text).toBe('What it is')
})

test('beside a small thing the thing itself is explained, and a thing without a tooltip says its name', () => {
  const board = thing('div')
  fingers(board)
  const spot = thing('span')
  spot.dataset['spot'] = 'space:1'
  spot.className = 'can'
  spot.setAttribute('aria-label', 'Space 1')
  spot.setAttribute('role', 'button')
  spot.getBoundingClientRect = () => new DOMRect(0, 0, 20, 20)
  const beside = document.createElement('i')
  board.append(spot, beside)
  press(beside, 600)
  expect(tips.shown?.tip.text).toBe('Space 1')
  tip(() => 'A space on the way')(spot)
  press(beside, 600)
  expect(tips.shown?.tip.text).toBe('A space on the way')
  press(spot, 600)
  expect(pressed).not.toHaveBeenCalled()
  press(beside, 100)
  expect(pressed).toHaveBeenCalled()
})
