import { expect, test } from 'vitest'
import { meant } from '../src/lib/fingers'

const SMALL = { x: 100, y: 100, width: 20, height: 20 }
const WIDE = { x: 130, y: 100, width: 80, height: 20 }

test('a touch on a thing or within a finger of its middle means it', () => {
  expect(meant(110, 110, [SMALL])).toBe(0)
  expect(meant(89, 131, [SMALL])).toBe(0)
  expect(meant(87, 110, [SMALL])).toBe(-1)
  expect(meant(110, 133, [SMALL])).toBe(-1)
})

test('of two it means the one that is nearer', () => {
  expect(meant(124, 110, [SMALL, WIDE])).toBe(0)
  expect(meant(131, 110, [SMALL, WIDE])).toBe(1)
  expect(meant(150, 128, [SMALL, WIDE])).toBe(1)
})

test('what cannot be seen is never meant', () => {
  expect(meant(0, 0, [{ x: 0, y: 0, width: 0, height: 0 }])).toBe(-1)
})
