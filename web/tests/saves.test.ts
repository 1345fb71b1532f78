import { expect, test } from 'vitest'
import { savedTable } from '../src/lib/saves'

test('the top of a save file names the game and how many play it', () => {
  const file = 'mindtable history 1\r\ngame: cerebria\r\nrules: 1\r\noption players: 3\r\noption pack: \r\nactions: 1\r\n0 end\r\n'
  expect(savedTable(file)).toEqual({ game: 'cerebria', players: 3 })
})

test('what a scenario or an action says is not read', () => {
  expect(savedTable('mindtable history 1\ngame: cerebria\nscenario:\n  x\noption players: 4\n')).toBeNull()
  expect(savedTable('game: cerebria\nactions: 1\noption players: 4\n')).toBeNull()
})

test('other text is no save file', () => {
  expect(savedTable('Dear diary')).toBeNull()
})
