/** What is told of what happened: a Revelation in its steps, every point at the end, pieces on their way. */
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { news } from '../../lib/news.svelte'
import type { Happening } from '../../wire'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { FILES, MOMENTS, propsOf, recorded, speakHere } from './fixtures/table'
import Whole from './fixtures/Whole.svelte'
import game, { placeName, places, warned } from './index'
import { earned } from './reading'
import { factsOf } from './table.svelte'
import { checks, continued, reached, step } from './revelation'

beforeAll(() => speakHere('en'))
afterEach(cleanup)
vi.setConfig({ testTimeout: 60_000 }) // a busy machine draws slowly

const happening = (data: Record<string, unknown>): Happening => ({ phrase: { key: `event-${String(data['event'])}`, args: {} }, data })
const TOLD = MOMENTS.find((moment) => moment.happened.some(({ data }) => data['event'] === 'revelation'))!

test('a deck that shows no card is empty or lies face down', () => {
  const moment = MOMENTS[0]!
  const shown = (deck: number): string => {
    const view = { ...moment.view, seats: moment.view.seats.map((seat) => ({ ...seat, deck, top: '' })) }
    const { container } = render(Whole, { props: propsOf({ ...moment, view }) })
    const said = [...container.querySelectorAll('.mine .none, .others .label')].map((one) => one.textContent).join(' ')
    cleanup()
    return said
  }
  expect(shown(16)).toContain('Deck: 16, face down')
  expect(shown(16)).not.toContain('Deck: empty')
  expect(shown(0)).toContain('Deck: empty')
})

describe('a Revelation', () => {
  test('is put together over several moves', () => {
    const first = [
      { event: 'absorb', seat: 0, sphere: 'humility', amount: 3 },
      { event: 'revelation', seat: 0, sphere: 'humility', step: 1 },
      { event: 'hidden-aspiration', team: 0, aspiration: 'unity', met: 1, bliss: 3, gloom: 2, step: 2 },
      { event: 'common-aspiration', team: 0, aspiration: 'openness', met: 1, bliss: 2, gloom: 1, step: 2 },
      { event: 'hidden-aspiration', team: 1, aspiration: 'fortitude', met: 0, bliss: 0, gloom: 0, step: 2 },
      { event: 'common-aspiration', team: 1, aspiration: 'openness', met: 0, bliss: 2, gloom: 1, step: 2 },
      { event: 'fragment', team: 0, size: 'major', step: 3 },
    ].map(happening)
    let story = continued(null, first)!
    expect(checks(story)).toEqual([
      { of: 'bliss', aspiration: 'unity', standing: [3, 2], met: ['bliss'] },
      { of: '', aspiration: 'openness', standing: [2, 1], met: ['bliss'] },
      { of: 'gloom', aspiration: 'fortitude', standing: [0, 0], met: [] },
    ])
    expect(reached(story)).toBe(3)
    story = continued(
      story,
      [
        { event: 'removed-common', seat: 1, aspiration: 'attitude', step: 4 },
        { event: 'new-common', aspiration: 'unity', step: 4 },
      ].map(happening),
    )!
    const last = [
      { event: 'fortress-joins', team: 1, realm: 'land', size: 'minor', step: 6 },
      { event: 'fragment', team: 0, size: 'capping', step: 6 },
      { event: 'refill', sphere: 'humility', step: 7 },
      { event: 'rotate' },
      { event: 'fragment', team: 1, size: 'minor', step: 3 },
    ]
    story = continued(story, last.map(happening))!
    expect([3, 4, 5, 6, 7].map((number) => step(story, number).length)).toEqual([1, 2, 0, 2, 1])
    expect(reached(story)).toBe(7)
    expect(continued(story, [happening({ event: 'turn', seat: 1, number: 2 })])).toBeNull()
  })

  test('is told with its sums, and can be closed', async () => {
    const { container, rerender } = render(Board, { props: propsOf(TOLD) })
    expect(container.querySelector('.story')).toBeNull()
    await rerender(propsOf(TOLD, { happened: { serial: 1, events: TOLD.happened, instant: false } }))
    const story = container.querySelector('.story')!
    const checks = TOLD.happened.filter(({ data }) => String(data['event']).endsWith('-aspiration'))
    expect(story.querySelectorAll('tbody tr')).toHaveLength(3)
    expect(story.querySelectorAll('td.met')).toHaveLength(checks.filter(({ data }) => data['met'] === 1).length)
    expect(story.querySelectorAll('li')).toHaveLength(7)
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(container.querySelector('.story')).toBeNull()
  })

  test('is not told again after a jump or an undo', async () => {
    const { container, rerender } = render(Board, { props: propsOf(TOLD) })
    await rerender(propsOf(TOLD, { happened: { serial: 1, events: TOLD.happened, instant: true } }))
    expect(container.querySelector('.story')).toBeNull()
  })
})

describe('the end', () => {
  test.each(FILES.filter((name) => recorded(name).games[0]!.points.length))('%s: every point is explained', (name) => {
    const points = recorded(name).games[0]!.points
    const end = MOMENTS.find((moment) => moment.file === name && moment.over)!
    const found = earned(points.map(happening))
    for (const team of [0, 1]) {
      const sum = found.filter((entry) => entry.team === team).reduce((total, entry) => total + entry.points, 0)
      expect(sum).toBe(end.view.teams[team]!.total)
    }
    const log = [{ seq: 1, number: 1, at: 0, seat: 0, action: { key: 'log-acted', args: {} }, happened: points.map(happening), undone: false }]
    const { container } = render(Ending, { props: propsOf(end, { log }) })
    const totals = [...container.querySelectorAll('.total')].map((node) => Number(node.textContent))
    expect(totals).toEqual(end.view.teams.map((team) => team.total))
    const wheel = [...container.querySelectorAll('li.whole b')].map((node) => Number(node.textContent))
    expect(wheel).toEqual(end.view.basic ? [] : end.view.teams.map((team) => team.points))
    const shown = [...container.querySelectorAll('article')].map((article) =>
      [...article.querySelectorAll('li:not(.whole) .sum b')].reduce((sum, node) => sum + Number(node.textContent), 0),
    )
    expect(shown).toEqual(end.view.teams.map((team) => team.total))
  })
})

describe('pieces on their way', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    if (!Element.prototype.animate) {
      // happy-dom has no Web Animations.
      Element.prototype.animate = () => ({ onfinish: null, cancel: () => undefined }) as unknown as Animation
    }
  })
  afterEach(() => vi.useRealTimers())

  const EVENTS = [
    { event: 'pay', seat: 0, willpower: 2, ambition: 1, essence: 1 },
    { event: 'invoke', seat: 0, card: 'courage', slot: 4 },
    { event: 'carried', card: 'courage', slot: 4, to: 5 },
    { event: 'leaves', card: 'courage', slot: 5 },
    { event: 'draw', seat: 0, card: 'courage' },
    { event: 'discard', seat: 0, card: 'courage' },
    { event: 'vibe', seat: 0, place: 'move-2', colour: 'red' },
    { event: 'fortify', seat: 0, realm: 'land' },
    { event: 'fragment', team: 0, size: 'minor' },
    { event: 'fortress-joins', team: 0, realm: 'land', size: 'minor' },
    { event: 'absorb', seat: 0, sphere: 'humility', amount: 3 },
    { event: 'intention', team: 1, intention: 'fill', points: 1 },
    { event: 'rotate' },
  ].map(happening)

  test('end by themselves, and at once when skipped', async () => {
    const onSettled = vi.fn()
    const { rerender } = render(Whole, { props: propsOf(TOLD, { onSettled, pace: 300 }) })
    expect(onSettled).toHaveBeenLastCalledWith(0)
    await rerender(propsOf(TOLD, { onSettled, pace: 300, happened: { serial: 1, events: EVENTS, instant: false } }))
    expect(onSettled).not.toHaveBeenCalledWith(1)
    await vi.advanceTimersByTimeAsync(6000)
    expect(onSettled).toHaveBeenLastCalledWith(1)
    expect(document.querySelector('.cb-layer')).toBeNull()
    expect(news.changed.size + news.coming.size).toBe(0)

    await rerender(propsOf(TOLD, { onSettled, pace: 300, happened: { serial: 2, events: EVENTS, instant: false } }))
    expect(document.querySelector('.cb-layer')).not.toBeNull()
    await fireEvent.pointerDown(window)
    expect(onSettled).toHaveBeenLastCalledWith(2)
    expect(document.querySelector('.cb-layer')).toBeNull()
  })

  test('stay where they are when nothing shall move', async () => {
    const onSettled = vi.fn()
    const { rerender } = render(Whole, { props: propsOf(TOLD, { onSettled }) })
    await rerender(propsOf(TOLD, { onSettled, happened: { serial: 1, events: EVENTS, instant: false } }))
    expect(onSettled).toHaveBeenLastCalledWith(1)
    expect(document.querySelector('.cb-layer')).toBeNull()
  })
})

describe('prices', () => {
  const choices = MOMENTS.flatMap((moment) => moment.choices)

  test('come with the choices', () => {
    const quell = choices.find((choice) => choice.verb === 'quell')!
    expect(factsOf(quell).price).toMatchObject({ willpower: expect.any(Number) as number })
    expect(choices.filter((choice) => choice.verb === 'move').every((choice) => factsOf(choice).price)).toBe(true)
  })

  test('the sum of an Absorb is beside its Sphere', () => {
    const moment = MOMENTS.find((m) => m.choices.some((choice) => choice.verb === 'absorb'))!
    const choice = moment.choices.find((c) => c.verb === 'absorb')!
    const { sphere, supply } = factsOf(choice)
    expect(sphere).toBeGreaterThan(0)
    const { container } = render(Board, { props: propsOf(moment) })
    const shown = container.querySelector(`[data-spot="sphere:${choice.noun}"] + .sum text`)!.textContent
    expect(shown).toBe(`+${sphere}${supply ? `+${supply}` : ''}`)
  })
})

describe('for the shell', () => {
  const turn = MOMENTS.find((m) => m.step === 'turn' && m.view.actions_left > 0 && m.choices.some((c) => c.verb === 'end'))!

  test('ending a turn with actions left is warned of, each thing by its own name', () => {
    const end = turn.choices.find((choice) => choice.verb === 'end')!
    const names = warned(turn.view, turn.seat, end).map((warning) => warning.name)
    expect(names).toContain('actions-left')
    expect(names.every((name) => game.warnings?.names.includes(name))).toBe(true)
    expect(warned({ ...turn.view, actions_left: 0, absorbed: true }, turn.seat, end)).toEqual([])
  })

  test('the log points at the places of an event', () => {
    expect(places({ event: 'carried', card: 'fear', slot: 3, to: 5 })).toEqual([
      { kind: 'slot', noun: '3' },
      { kind: 'slot', noun: '5' },
    ])
    expect(places({ event: 'gain-willpower', seat: 2, amount: 1 })).toEqual([{ kind: 'seat', noun: '2' }])
    expect(placeName({ kind: 'space', noun: 'valley-cradle' }).key).toBe('frontier-valley-cradle')
    expect(placeName({ kind: 'space', noun: 'valley' }).key).toBe('realm-valley')
  })
})
