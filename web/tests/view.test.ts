import { describe, expect, test } from 'vitest'
import { clamped, fitScale, MOST_ZOOM, zoomedAt } from '../src/lib/view'

const BOARD = { width: 1000, height: 1000 }
const FRAME = { width: 800, height: 500 }
const WHOLE = clamped({ zoom: 1, x: 0, y: 0 }, BOARD, FRAME)

describe('looking at a board', () => {
  test('it fits, centred', () => {
    expect(fitScale(BOARD, FRAME)).toBe(0.5)
    expect(WHOLE).toEqual({ zoom: 1, x: 150, y: 0 })
  })

  test('the point under the pointer stays there', () => {
    const nearer = zoomedAt(WHOLE, 2, 400, 250, BOARD, FRAME)
    expect(nearer.zoom).toBe(2)
    expect((400 - nearer.x) / 2).toBeCloseTo(400 - WHOLE.x)
    expect((250 - nearer.y) / 2).toBeCloseTo(250 - WHOLE.y)
  })

  test('it never goes out of sight, nor further than it may', () => {
    const nearer = zoomedAt(WHOLE, 3, 400, 250, BOARD, FRAME)
    const lost = clamped({ ...nearer, x: 9999, y: -9999 }, BOARD, FRAME)
    expect(lost.x).toBe(0)
    expect(lost.y).toBe(FRAME.height - 1500)
    expect(zoomedAt(nearer, 100, 0, 0, BOARD, FRAME).zoom).toBe(MOST_ZOOM)
    expect(zoomedAt(nearer, 0.001, 0, 0, BOARD, FRAME)).toEqual(WHOLE)
  })
})
