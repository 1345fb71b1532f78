/** Every choice of the recorded moments can be made on the table, by mouse and by keyboard, and says what it is. */
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { choosingTests } from '../../../tests/choosing'
import { MOMENTS, propsOf, speakHere, TABLE } from './fixtures/table'
import Whole from './fixtures/Whole.svelte'
import { SEAT_SHAPES } from './glyphs'
import module from './index'
import Others from './Others.svelte'

beforeAll(() => speakHere('en'))
afterEach(cleanup)

const ASKING = MOMENTS.filter((moment) => moment.choices.length)

choosingTests(TABLE, Whole, {
  verbs: [
    ...['bonus', 'boost', 'box', 'card', 'cell', 'cite', 'client', 'coffee', 'column', 'discard', 'district', 'done', 'dream'],
    ...['effect', 'exchange', 'free', 'inkpot', 'insight', 'part', 'pay', 'place', 'point', 'publish', 'quality', 'row'],
    ...['space', 'start', 'take', 'tile', 'transfer', 'treat', 'turn', 'walk'],
  ],
  areas: module.areas!,
  pointed: { kind: 'location', noun: 'opera' },
  refused: [
    ['turn', 'turn', 'turn'],
    ['turn', 'free', 'free'],
    ['idea-space', 'space', 'space'],
    ['idea-point', 'action', 'point'],
    ['location-effect', 'effect', 'effect'],
    ['pay', 'insight', 'pay'],
    ['treating', 'room', 'treat'],
    ['choose-column', 'column', 'column'],
    ['track-action', 'track', 'part'],
    ['choose-tile', 'cell', 'cell'],
    ['tile-spot', 'tile', 'tile'],
    ['play-card', 'treatise', 'publish'],
    ['gather', 'treatise', 'cite'],
    ['recall-bonus', 'bonus', 'bonus'],
    ['recall-bonus', 'district', 'district'],
    ['two-cards', 'research', 'take'],
  ],
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
  const choices = [{ action, verb: 'space', kind: 'space', noun, label: { key: 'verb-space', args: { noun } }, facts: {}, about: null }]
  await rerender({ ...props, choices, view: { ...moment.view, doing: [['idea-space']] } })
  expect(chosen).toEqual(['turn state', action])
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

test('an idea that is about to be stated has the colour and the shape of the seat that states it, whoever looks on', () => {
  const moment = ASKING.find((one) => one.step === 'idea-place' || one.step === 'idea-point')!
  const [decider] = moment.deciders
  const other = (decider! + 1) % moment.view.seats.length
  for (const seat of [decider!, other, null]) {
    const { container, unmount } = render(Whole, { props: propsOf(moment, seat === decider ? {} : { seat, choices: [] }) })
    const ghost = container.querySelector<SVGElement>('.idea.ghost')!
    expect(ghost.getAttribute('style')).toContain(`--seat-${decider}`)
    expect(ghost.querySelector('.body')!.getAttribute('d')).toBe(SEAT_SHAPES[decider!])
    unmount()
  }
})

test('only the notebook of who places a tile waits for it', () => {
  const moment = ASKING.find((one) => one.step === 'place-tile')!
  const [decider] = moment.deciders
  const other = (decider! + 1) % moment.view.seats.length
  const rows = (seat: number): number => {
    const { container, unmount } = render(Whole, { props: propsOf(moment, { seat, choices: seat === decider ? moment.choices : [] }) })
    const found = container.querySelectorAll('.row-start[data-spot]').length
    unmount()
    return found
  }
  expect(rows(decider!)).toBe(0) // the rows are chosen at their next empty place
  expect(rows(other)).toBe(3)
})
