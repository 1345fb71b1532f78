/** Every choice of the recorded moments can be made on the table, by mouse and by keyboard, and says what it is. */
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { say } from '../../lib/text.svelte'
import { MOMENTS, propsOf, speakHere } from './fixtures/table'
import Whole from './fixtures/Whole.svelte'

beforeAll(() => speakHere('en'))
afterEach(cleanup)
vi.setConfig({ testTimeout: 60_000 }) // a busy machine draws slowly

const ASKING = MOMENTS.filter((moment) => moment.choices.length)

test('the recordings offer every verb of the rules', () => {
  const verbs = new Set(ASKING.flatMap((moment) => moment.choices.map((choice) => choice.verb)))
  expect([...verbs].sort()).toEqual(
    [
      ...['ability', 'absorb', 'activate', 'amount', 'answer', 'aspire', 'at', 'begin', 'block', 'clear', 'colour'],
      ...['discard', 'done', 'empower', 'end', 'favour', 'fortify', 'invoke', 'keep', 'move', 'place', 'quell', 'realm'],
      ...['remove', 'reveal', 'sphere', 'swap', 'to', 'use', 'wish', 'with'],
    ].sort(),
  )
})

test.each(ASKING)('$file, decision $number: $step', async (moment) => {
  const made = new Set<string>()
  const among: string[][] = []
  const { container } = render(Whole, {
    props: propsOf(moment, {
      onChoose: (action) => made.add(action),
      onChooseAmong: (actions) => among.push(actions),
    }),
  })
  const spots = [...container.querySelectorAll('[data-spot].can')]
  for (const spot of spots) {
    expect(spot.getAttribute('role')).toBe('button')
    expect(spot.getAttribute('tabindex')).toBe('0')
  }

  // By mouse every choice can be made, and by keyboard the same ones.
  for (const spot of spots) await fireEvent.click(spot)
  const offered = new Set([...made, ...among.flat()])
  expect([...offered].sort()).toEqual(moment.choices.map((choice) => choice.action).sort())
  made.clear()
  among.length = 0
  for (const spot of spots) await fireEvent.keyDown(spot, { key: 'Enter' })
  expect(new Set([...made, ...among.flat()])).toEqual(offered)

  // Whoever does not see the table hears what can be done.
  const names = spots.map((spot) => spot.getAttribute('aria-label') ?? '')
  for (const choice of moment.choices) {
    const label = say(choice.label)
    expect(names.some((name) => name.includes(label)), label).toBe(true)
  }
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

test('with Alt a thing is pointed out instead', async () => {
  const moment = ASKING.find((m) => m.step === 'turn')!
  const onPing = vi.fn()
  const onChoose = vi.fn()
  const { container } = render(Whole, { props: propsOf(moment, { onPing, onChoose }) })
  await fireEvent.click(container.querySelector('[data-spot="slot:7"]')!, { altKey: true })
  expect(onPing).toHaveBeenCalledWith({ kind: 'slot', noun: '7' })
  expect(onChoose).not.toHaveBeenCalled()
})

test('who only watches sees the table and is offered nothing', () => {
  const moment = ASKING.find((m) => m.step === 'turn' && m.file === 'full-4')!
  const view = { ...moment.view, seats: moment.view.seats.map(({ hand: _hand, ...seat }) => seat) }
  const { container } = render(Whole, { props: propsOf({ ...moment, view }, { seat: null, choices: [] }) })
  expect(container.querySelectorAll('[data-spot^="slot:"]')).toHaveLength(15)
  expect(container.querySelectorAll('.others article')).toHaveLength(4)
  expect(container.querySelectorAll('.can, [tabindex="0"]')).toHaveLength(0)
})
