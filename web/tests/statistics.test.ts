/** A person's figures, with how the rating went. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../src/lib/api'
import { learn } from '../src/lib/text.svelte'
import { person } from '../src/lib/me.svelte'
import Statistics from '../src/pages/Statistics.svelte'

afterEach(cleanup)

test('every change of the rating leads to its game', async () => {
  await learn('cerebria')
  vi.spyOn(api, 'games').mockResolvedValue([])
  vi.spyOn(api, 'statistics').mockResolvedValue({
    played: 2,
    won: 1,
    by_game: [{ game: 'cerebria', games: 2, won: 1, rating: 0, sure: 0 }],
    rated: [{ game: 'cerebria', games: 2, won: 1, rating: 1.5, sure: 7 }],
    changes: [
      { table: 'b', game: 'cerebria', at: 2_000_000, before: 2, after: 1.5 },
      { table: 'a', game: 'cerebria', at: 1_000_000, before: 0, after: 2 },
    ],
  })
  person.me = { person: 'p', name: 'Ada' } as never
  render(Statistics, { params: {} })
  const table = (await screen.findByRole('heading', { name: 'How your rating has changed' })).closest('section')!
  expect([...table.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/replay/b', '/replay/a'])
  expect([...table.querySelectorAll('.change')].map((cell) => cell.textContent)).toEqual(['-0.5', '+2'])
})
