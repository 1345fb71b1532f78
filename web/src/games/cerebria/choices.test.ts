/** Every choice of the recorded moments can be made on the table, by mouse and by keyboard, and says what it is. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
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
  refused: [
    ['turn', 'action', 'begin'],
    ['turn', 'realm', 'realm'],
    ['turn', 'sphere', 'absorb'],
    ['turn', 'ability', 'ability'],
    ['turn', 'slot', 'activate'],
    ['act', 'slot', 'quell'],
    ['act', 'space', 'move'],
    ['act', 'place', 'use'],
    ['act', 'hand', 'discard'],
    ['act', 'fortress', 'fortify'],
    ['act', 'spirit', 'swap'],
    ['row-token', 'place', 'place'],
    ['block-token', 'place', 'block'],
    ['network-emotion', 'slot', 'at'],
    ['place-spirit', 'space', 'to'],
    ['drain-sphere', 'sphere', 'sphere'],
  ],
})

test('who only watches sees the table and is offered nothing', () => {
  const moment = ASKING.find((m) => m.step === 'turn' && m.file === 'full-4')!
  const view = { ...moment.view, seats: moment.view.seats.map(({ hand: _hand, ...seat }) => seat) }
  const { container } = render(Whole, { props: propsOf({ ...moment, view }, { seat: null, choices: [] }) })
  expect(container.querySelectorAll('[data-spot^="slot:"]')).toHaveLength(15)
  expect(container.querySelectorAll('.others article')).toHaveLength(4)
  expect(container.querySelectorAll('.can, [tabindex="0"]')).toHaveLength(0)
})
