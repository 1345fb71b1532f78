/** Every choice of the recorded moments can be made on the table, by mouse and by keyboard, and says what it is. */
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { say } from '../../lib/text.svelte'
import { MOMENTS, propsOf, speakOfGame } from './fixtures/table'
import Whole from './fixtures/Whole.svelte'
import Others from './Others.svelte'

beforeAll(() => speakOfGame('en'))
afterEach(cleanup)
vi.setConfig({ testTimeout: 60_000 }) // a busy machine draws slowly

const ASKING = MOMENTS.filter((moment) => moment.choices.length)

test('the recordings offer every verb of the rules', () => {
  const verbs = new Set(ASKING.flatMap((moment) => moment.choices.map((choice) => choice.verb)))
  expect([...verbs].sort()).toEqual(
    [
      ...['bonus', 'boost', 'box', 'card', 'cell', 'cite', 'client', 'coffee', 'column', 'discard', 'district', 'done', 'dream'],
      ...['effect', 'exchange', 'free', 'inkpot', 'insight', 'part', 'pay', 'place', 'point', 'publish', 'quality', 'row'],
      ...['space', 'start', 'take', 'tile', 'transfer', 'treat', 'turn', 'walk'],
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
    expect(
      names.some((name) => name.includes(label)),
      label,
    ).toBe(true)
  }
})

const turn = (): (typeof ASKING)[number] => ASKING.find((moment) => moment.step === 'turn')!

test('a turn can begin with the thing itself: the space is chosen once it is on offer', async () => {
  const moment = turn()
  const chosen: string[] = []
  const props = propsOf(moment, { onChoose: (action) => chosen.push(action) })
  const { container, rerender } = render(Whole, { props })
  const space = container.querySelector<HTMLElement>('[data-spot^="space:"].can.shortcut')!
  await fireEvent.click(space)
  expect(chosen).toEqual(['turn state'])
  const action = `space ${space.dataset['spot']!.slice('space:'.length)}`
  const noun = action.slice(6)
  const choices = [{ action, verb: 'space', kind: 'space', noun, label: { key: 'verb-space', args: { noun } } }]
  await rerender({ ...props, choices, view: { ...moment.view, doing: [['idea-space']] } })
  expect(chosen).toEqual(['turn state', action])
})

test('what cannot be done tells why', async () => {
  const moment = ASKING.find((one) => one.step === 'idea-space')!
  const why = vi.fn(() => Promise.resolve(null))
  const { container } = render(Whole, { props: propsOf(moment, { why }) })
  const taken = [...container.querySelectorAll<HTMLElement>('[data-spot^="space:"]')].find((spot) => !spot.classList.contains('can'))!
  expect(taken.getAttribute('aria-disabled')).toBe('true')
  await fireEvent.click(taken)
  expect(why).toHaveBeenCalledWith(`space ${taken.dataset['spot']!.slice(6)}`, taken)
})

test('with Alt a thing is pointed out instead', async () => {
  const onPing = vi.fn()
  const onChoose = vi.fn()
  const { container } = render(Whole, { props: propsOf(turn(), { onPing, onChoose }) })
  await fireEvent.click(container.querySelector('[data-spot="location:opera"]')!, { altKey: true })
  expect(onPing).toHaveBeenCalledWith({ kind: 'location', noun: 'opera' })
  expect(onChoose).not.toHaveBeenCalled()
})

test('who only watches sees the table and is offered nothing', () => {
  const moment = turn()
  const view = { ...moment.view, seats: moment.view.seats.map(({ hand: _hand, ...seat }) => seat) }
  const props = propsOf({ ...moment, view }, { seat: null, choices: [] })
  const { container } = render(Whole, { props })
  const others = render(Others, { props })
  expect(container.querySelectorAll('[data-spot^="space:"]')).toHaveLength(16)
  expect(container.querySelectorAll('[data-spot^="location:"]')).toHaveLength(6)
  expect(others.container.querySelectorAll('[data-spot^="seat:"]')).toHaveLength(moment.view.seats.length)
  for (const part of [container, others.container]) expect(part.querySelectorAll('.can, [tabindex="0"]')).toHaveLength(0)
})
