/** What players forget: flags on the desk, and what is asked before something is wasted. */
import { beforeAll, expect, test } from 'vitest'
import { say } from '../../lib/text.svelte'
import type { Choice } from '../../wire'
import { MOMENTS, speakHere } from './fixtures/table'
import { bonusesWithin, heeds, wasted } from './heeds'
import type { RoomView, SeatView, UnconsciousView } from './view'

beforeAll(() => speakHere('en'))

const moment = MOMENTS.find(({ step }) => step === 'turn')!
const ROOM: RoomView = ['the-dizzy-acrobat', '', '', '', 2]

function position(own: Partial<SeatView>, more: Partial<UnconsciousView> = {}): UnconsciousView {
  const seats = moment.view.seats.map((seat, k) => (k === 0 ? { ...seat, boxes: 0, goals: [0, 0, 0, 0, 0, 0, 0], rooms: [null, null], ...own } : seat))
  return { ...moment.view, turns: 5, signal: 0, winner: -1, ...more, seats }
}

const choice = (action: string): Choice => {
  const [verb = '', noun = ''] = action.split(' ')
  return { action, verb, kind: '', noun, label: { key: `verb-${verb}`, args: {} }, facts: {} }
}
const names = (found: { name: string }[]): string[] => found.map(({ name }) => name)

test('nothing to heed, nothing said', () => expect(heeds(position({}), 0)).toEqual([]))

test('boxes that would cure a client, and the client by name', () => {
  const view = position({ boxes: 2, rooms: [ROOM, null] }, { doing: [['use-boxes']] })
  const [flag] = heeds(view, 0)
  expect(say({ key: flag!.said.key, args: flag!.said.args ?? {} })).toBe('2 boxes would cure: The Dizzy Acrobat')
  expect(names(wasted(view, 0, choice('done')))).toEqual(['could-cure'])
  expect(wasted(position({ boxes: 1, rooms: [ROOM, null] }, { doing: [['use-boxes']] }), 0, choice('done'))).toEqual([])
})

test('a goal one step away, while nobody has won it', () => {
  const goals = [1, 0, 0, 0, 0, 4, 0]
  const open = { 'two-columns': -1, 'five-cured': -1 }
  expect(names(heeds(position({ goals }, { goals: { ...moment.view.goals, ...open } }), 0))).toEqual(['goal-near', 'goal-near'])
  expect(names(heeds(position({ goals }, { goals: { ...moment.view.goals, ...open, 'five-cured': 1 } }), 0))).toEqual(['goal-near'])
})

test('full boxes, and the last round', () => {
  expect(names(heeds(position({ boxes: 5, most_boxes: 5 }), 0))).toEqual(['boxes-full'])
  expect(names(heeds(position({}, { signal: 2 }), 0))).toEqual(['last-round'])
  expect(names(wasted(position({ boxes: 5, most_boxes: 5 }), 0, choice('free box')))).toEqual(['boxes-full'])
})

test('a bonus left behind is asked about only where one can be taken', () => {
  const here = { freud: 'opera', journalist: '', doing: [['recall-bonus']] } satisfies Partial<UnconsciousView>
  const view = position({ professor: 'cafe' }, { ...here, bonus_used: ['opera-1'], tokens: [8, 8, 0] })
  expect(bonusesWithin(view, 0)).toEqual(['opera-2', 'opera-3'])
  expect(names(wasted(view, 0, choice('done')))).toEqual(['unclaimed-bonus'])
  expect(wasted({ ...view, tokens: [8, 0, 0] }, 0, choice('done'))).toEqual([])
})

test('coffee that would not fit, an action and a tile that would be lost', () => {
  const ideas: UnconsciousView['ideas'] = { b1: [0, 1, 'research'], b2: [0, 2, 'freud'], c1: [1, 1, 'freud'] }
  expect(names(wasted(position({ coffee: 5 }, { ideas }), 0, choice('turn recall')))).toEqual(['coffee-lost'])
  expect(wasted(position({ coffee: 4 }, { ideas }), 0, choice('turn recall'))).toEqual([])
  expect(names(wasted(position({}, { doing: [['table-action', 'research', 2]] }), 0, choice('done')))).toEqual(['skipped-action'])
  expect(names(wasted(position({}), 0, choice('discard')))).toEqual(['skipped-tile'])
})
