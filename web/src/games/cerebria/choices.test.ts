/** Every choice of the recorded moments can be made on the table, by mouse and by keyboard, and says what it is. */
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { choosingTests } from '../../../tests/choosing'
import { MOMENTS, propsOf, speakHere, TABLE } from './fixtures/table'
import Whole from './fixtures/Whole.svelte'
import module from './index'

beforeAll(() => speakHere('en'))
afterEach(cleanup)

const ASKING = MOMENTS.filter((moment) => moment.choices.length)

choosingTests(TABLE, Whole, {
  verbs: [
    ...['ability', 'absorb', 'activate', 'amount', 'answer', 'aspire', 'at', 'begin', 'block', 'clear', 'colour'],
    ...['discard', 'done', 'empower', 'end', 'favour', 'fortify', 'invoke', 'keep', 'move', 'place', 'quell', 'realm'],
    ...['remove', 'reveal', 'sphere', 'swap', 'to', 'use', 'wish', 'with'],
  ],
  areas: module.areas!,
  pointed: { kind: 'slot', noun: '7' },
})

test('what cannot be done tells why', async () => {
  const moment = ASKING.find((m) => m.step === 'turn')!
  const why = vi.fn(() => Promise.resolve(null))
  const { container } = render(Whole, { props: propsOf(moment, { why }) })
  const offered = moment.choices.map((choice) => choice.action)
  const refused = ['move', 'invoke', 'quell', 'fortify', 'empower'].find(
    (row) => !offered.includes(`begin ${row}`) && container.querySelector(`[data-spot="action:${row}"]`),
  )
  const sphere = [...container.querySelectorAll('[data-spot^="sphere:"]')].find((spot) => !spot.classList.contains('can'))!
  expect(sphere.getAttribute('aria-disabled')).toBe('true')
  await fireEvent.click(sphere)
  expect(why).toHaveBeenCalledWith(`absorb ${sphere.getAttribute('data-spot')!.slice('sphere:'.length)}`, sphere)
  if (refused) {
    await fireEvent.click(container.querySelector(`[data-spot="action:${refused}"]`)!)
    expect(why).toHaveBeenLastCalledWith(`begin ${refused}`, expect.anything())
  }
})

test('who only watches sees the table and is offered nothing', () => {
  const moment = ASKING.find((m) => m.step === 'turn' && m.file === 'full-4')!
  const view = { ...moment.view, seats: moment.view.seats.map(({ hand: _hand, ...seat }) => seat) }
  const { container } = render(Whole, { props: propsOf({ ...moment, view }, { seat: null, choices: [] }) })
  expect(container.querySelectorAll('[data-spot^="slot:"]')).toHaveLength(15)
  expect(container.querySelectorAll('.others article')).toHaveLength(4)
  expect(container.querySelectorAll('.can, [tabindex="0"]')).toHaveLength(0)
})
