import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '../../lib/api'
import { enterGame, leaveGame } from '../../lib/text.svelte'
import { CONTENT } from './fixtures/table'
import SpiritField from './SpiritField.svelte'

describe('a Spirit for a seat', () => {
  beforeEach(() => {
    vi.spyOn(api, 'content').mockResolvedValue(CONTENT)
    return enterGame('cerebria')
  })
  afterEach(() => {
    cleanup()
    leaveGame()
  })

  async function field(spirits: string[] = []): Promise<{ at: (seat: number) => HTMLSelectElement; onset: ReturnType<typeof vi.fn> }> {
    const onset = vi.fn()
    render(SpiritField, { option: {} as never, values: { spirits }, seats: ['', '', '', ''], teams: [0, 1, 0, 1], onset })
    await screen.findAllByRole('option')
    return { at: (seat) => screen.getAllByRole('combobox')[seat] as HTMLSelectElement, onset }
  }

  test('the usual ones stand there, and only those of the side are offered', async () => {
    const { at } = await field()
    expect([0, 1, 2, 3].map((seat) => at(seat).value)).toEqual(['love', 'misery', 'empathy', 'hatred'])
    expect([...at(1).options].map((one) => one.value)).toEqual(['hatred', 'misery', 'malice', 'anxiety'])
  })

  test('another Spirit leaves the other seats alone', async () => {
    const { at, onset } = await field()
    await fireEvent.change(at(0), { target: { value: 'delight' } })
    expect(onset).toHaveBeenLastCalledWith(['delight', 'misery', 'empathy', 'hatred'])
  })

  test('two that want the same one change places; as usual again is left to the game', async () => {
    const { at, onset } = await field(['empathy', 'misery', 'love', 'hatred'])
    await fireEvent.change(at(2), { target: { value: 'harmony' } })
    expect(onset).toHaveBeenLastCalledWith(['empathy', 'misery', 'harmony', 'hatred'])
    await fireEvent.change(at(0), { target: { value: 'love' } })
    expect(onset).toHaveBeenLastCalledWith(undefined)
  })
})
