import { expect, test } from 'vitest'
import { coverOf } from '../src/games/covers'

test('a game without a cover of its own gets the plain one', () => {
  expect(coverOf('nowhere')).toBe(coverOf('plain'))
  expect(coverOf('cerebria')).not.toBe(coverOf('plain'))
})
