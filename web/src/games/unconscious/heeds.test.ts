/** What players forget: flags on the desk, and what is asked before something is wasted. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { say, t } from '../../lib/text.svelte'
import type { Choice } from '../../wire'
import { MOMENTS, propsOf, speakHere } from './fixtures/table'
import Whole from './fixtures/Whole.svelte'
import game from './index'
import { WARNINGS, type SeatView } from './view'

beforeAll(() => speakHere('en'))
afterEach(cleanup)

const moment = MOMENTS.find(({ step }) => step === 'turn')!

function flags(heeds: NonNullable<SeatView['heeds']>): string[] {
  const seats = moment.view.seats.map((seat, k) => (k === moment.seat ? { ...seat, heeds } : seat))
  const { container } = render(Whole, { props: propsOf({ ...moment, view: { ...moment.view, seats } }) })
  return [...container.querySelectorAll('.heeds li')].map(({ textContent }) => textContent.trim())
}

test('nothing to heed, nothing said', () => expect(flags([])).toEqual([]))

test('every heed is a flag in words', () => {
  expect(
    flags([
      ['last-round', '', 0],
      ['signalled', '', 0],
      ['could-cure', 'client-the-dizzy-acrobat', 2],
      ['boxes-full', '', 0],
      ['goal-near', 'goal-five-cured', 0],
    ]),
  ).toEqual([
    'The last round. No new clients come.',
    'The end has been signalled. There’s one more round after this.',
    '2 boxes would cure: The Dizzy Acrobat',
    'Your boxes are full. Any more become 2 points each.',
    `One step to a goal: ${t('goal-five-cured')}`,
  ])
})

test('a choice that wastes something is asked about by the name of its warning; the others are not', () => {
  const asked = (facts: Choice['facts']) => game.warnings!.of(moment.view as never, moment.seat, { ...moment.choices[0]!, facts })
  const said = { key: 'waste-could-cure', args: { client: { key: 'client-the-dizzy-acrobat', args: {} }, boxes: 2 } }
  const [found] = asked({ wastes: { name: 'could-cure', said } })
  expect(found!.name).toBe('could-cure')
  expect(say(found!.said)).toBe('2 boxes would cure this client now: The Dizzy Acrobat')
  expect(asked({})).toEqual([])
})

test('every warning can be switched off by a name in words', () => {
  expect(game.warnings!.names).toEqual([...WARNINGS])
  for (const name of WARNINGS) expect(t(`warning-${name}`)).not.toBe(`warning-${name}`)
})
