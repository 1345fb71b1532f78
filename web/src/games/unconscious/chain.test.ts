/** What stating ideas would set going is drawn before it is done, as the choices foretell it. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { MOMENTS, propsOf, speakHere } from './fixtures/table'
import Whole from './fixtures/Whole.svelte'
import { factsOf } from './spots'
import type { Landing } from './view'

beforeAll(() => speakHere('en'))
afterEach(cleanup)

const stating = MOMENTS.find(({ step }) => step === 'idea-space')!
const space = stating.choices.find(({ verb }) => verb === 'space')!
const chain = factsOf(space).chains![0]!
const own = stating.view.seats[stating.seat]!

const foreseen = (landings: Landing[], notebook = own.notebook): HTMLElement => {
  const choices = stating.choices.map((choice) => (choice === space ? { ...choice, facts: { chains: [{ ...chain, landings }] } } : choice))
  const seats = stating.view.seats.map((seat) => (seat === own ? { ...seat, notebook, inkpot: 'top' as const } : seat))
  return render(Whole, { props: propsOf({ ...stating, choices, view: { ...stating.view, seats } }, { hovered: space.action }) }).container
}
const landing = (more: Partial<Landing>): Landing => ({ by: chain.value, bright: 0, space: 'row-1', freed: 0, brings: [[]], ...more })

test('every space on offer foretells where it leads; at the beginning of a turn the free spaces do', () => {
  for (const moment of MOMENTS) {
    for (const choice of moment.choices.filter(({ verb, action }) => verb === 'space' || action === 'turn state')) {
      const chains = factsOf(choice).chains ?? []
      expect(chains.every(({ value, landings }) => landings.some(({ by, bright }) => by === value && !bright))).toBe(true)
      if (choice.verb === 'space') expect(chains.map(({ spaces }) => spaces)).toEqual([[choice.noun]])
    }
  }
})

test('the way of the inkpot is drawn with all that it brings, and on the notebook too', () => {
  const drawn = foreseen([landing({ freed: 1, brings: [['generate minor growth', 'main one-05', 'elevate 1']] })], ['', 'one-05', '', '', '', '', '', '', ''])
  const main = drawn.querySelector('.foreseen .main')!
  expect(main.textContent).toContain(`+${chain.value}`)
  expect(main.querySelectorAll('.effect')).toHaveLength(3)
  expect(drawn.querySelector('.pot.row-1 .ghost')).not.toBeNull()
  expect([...drawn.querySelectorAll('.order')].map(({ textContent }) => textContent)).toEqual(['2'])
})

test('bright ideas widen the choice, and say what they cost', () => {
  const drawn = foreseen([landing({ by: chain.value + 1, bright: 1, brings: [['coffee 1']] }), landing({ brings: [['coffee 1']] })])
  const priced = drawn.querySelector('.foreseen .priced')!
  expect(priced.textContent).toContain('−1')
  expect(priced.querySelector('.effect')).toBeNull()
})

test('of several columns one would be chosen', () => {
  const main = foreseen([landing({ space: 'top', brings: [['main one-05'], ['main one-01', 'generate median freedom']] })]).querySelector('.foreseen .main')!
  expect(main.querySelectorAll('.effect')).toHaveLength(3)
  expect([...main.querySelectorAll('i')].map(({ textContent }) => textContent)).toContain('/')
})
