import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideTip, showTip, tip, tips } from '../src/lib/tip.svelte'

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  hideTip()
  vi.useRealTimers()
})

function anchored(): HTMLElement {
  const node = document.createElement('button')
  document.body.append(node)
  tip(() => 'What it is')(node)
  return node
}

test('a resting mouse opens it, a click takes it out of the way', () => {
  const node = anchored()
  node.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
  vi.advanceTimersByTime(1000)
  expect(tips.shown?.tip.text).toBe('What it is')
  node.click()
  expect(tips.shown).toBeNull()
  vi.advanceTimersByTime(1000)
  expect(tips.shown).toBeNull()
})

test('an answer that the click brings stays', () => {
  const node = anchored()
  node.addEventListener('click', () => showTip(node, { text: 'Because.' }, true))
  node.click()
  expect(tips.shown?.tip.text).toBe('Because.')
})
