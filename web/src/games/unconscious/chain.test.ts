/** What stating ideas sets going is foreseen as the rules then do it. */
import { beforeAll, describe, expect, test } from 'vitest'
import { chainOf, columnEffects, landing, landingOf, rowEffects } from './chain'
import { Content } from './content'
import { readGain } from './effects'
import { CONTENT, MOMENTS, speakHere } from './fixtures/table'
import { factsOf, partsOf } from './spots'
import { INKPOT_SPACES } from './view'

beforeAll(() => speakHere('en'))
const content = new Content(CONTENT)

describe('the inkpot', () => {
  const moving = MOMENTS.flatMap((moment) => moment.choices.filter(({ verb }) => verb === 'inkpot').map((choice) => ({ moment, choice })))

  test('some moves were recorded', () => expect(moving.length).toBeGreaterThan(1))

  test.each(moving)('lands where the rules say: $choice.action', ({ moment, choice }) => {
    const own = moment.view.seats[moment.seat]!
    const found = landingOf(own, Number(choice.noun), 0, content)
    expect(found.space).toBe(factsOf(choice).space)
    expect(found.freed > 0).toBe(JSON.stringify(choice.label).includes('label-frees-idea'))
  })

  test('goes round, and frees an idea each time until three are free', () => {
    expect(INKPOT_SPACES.map((space) => landing(space, 5))).toEqual([...INKPOT_SPACES])
    const own = { ...MOMENTS[0]!.view.seats[0]!, inkpot: 'row-3' as const, laps: 2 }
    expect(landingOf(own, 3, 0, content)).toMatchObject({ space: 'row-1', freed: 1 })
    expect(landingOf(own, 2, 0, content)).toMatchObject({ space: 'top', freed: 1, columns: [0, 1, 2] })
    expect(landingOf({ ...own, laps: 3 }, 3, 0, content).freed).toBe(0)
  })
})

test('a row brings what the rules then offer as parts', () => {
  const rows = MOMENTS.filter(({ happened, view }) => happened.at(-1)?.data['event'] === 'inkpot' && view.doing[0]?.[0] === 'parts')
  expect(rows.length).toBeGreaterThan(0)
  for (const { view, seat } of rows) {
    const own = view.seats[seat]!
    const offered = partsOf(view.doing[0]).map((part) => content.lookup(readGain(part)) || part)
    expect(rowEffects(own, Number(own.inkpot.slice(4)) - 1, content).map(({ effect }) => effect)).toEqual(offered)
  }
})

test('a filled column adds its foot', () => {
  const own = { ...MOMENTS[0]!.view.seats[0]!, notebook: ['one-01', '', '', 'one-02', '', '', 'one-03', '', ''] }
  const effects = columnEffects(own, 0, content).map(({ effect }) => effect)
  expect(effects).toHaveLength(4)
  expect(effects.at(-1)).toMatch(/^generate median/)
  expect(columnEffects({ ...own, notebook: ['one-01', '', '', '', '', '', '', '', ''] }, 0, content)).toHaveLength(1)
})

test('bright ideas widen the choice, and say what they cost', () => {
  const moment = MOMENTS.find(({ step }) => step === 'turn')!
  const view = { ...moment.view, seats: moment.view.seats.map((seat) => ({ ...seat, bright: 3 })) }
  const chain = chainOf(view, moment.seat, 'b3', content)!
  expect(chain.value).toBe(3)
  expect(chain.landings.map(({ by, bright }) => [by, bright])).toEqual([
    [1, 2],
    [2, 1],
    [3, 0],
    [4, 1],
    [5, 2],
  ])
  expect(chainOf(view, moment.seat, 'b1', content)!.landings.map(({ by }) => by)).toEqual([1, 2, 3])
})
