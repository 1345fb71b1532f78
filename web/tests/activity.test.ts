/** The page says when nothing is in progress. */
import { beforeEach, expect, test, vi } from 'vitest'
import { begin, during, soon } from '../src/lib/activity'

const settled = (): boolean => 'settled' in document.documentElement.dataset
const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))

let moving: { playState: string; effect: { getComputedTiming: () => { endTime: number } }; finished: Promise<unknown> }[] = []

beforeEach(async () => {
  // happy-dom animates nothing.
  moving = []
  document.getAnimations = () => moving as unknown as Animation[]
  begin()()
  await vi.waitUntil(settled)
})

test('the page has settled once everything in progress has ended', async () => {
  const [one, other] = [begin(), begin()]
  expect(settled()).toBe(false)
  one()
  one()
  await frame()
  await frame()
  expect(settled()).toBe(false)
  other()
  await vi.waitUntil(settled)
})

test('what follows in the same moment counts, too', async () => {
  let next = (): void => undefined
  void during(Promise.resolve()).then(() => (next = begin()))
  await frame()
  await frame()
  expect(settled()).toBe(false)
  next()
  await vi.waitUntil(settled)
})

test('a failed request ends like any other', async () => {
  await expect(during(Promise.reject(new Error('no')))).rejects.toThrow('no')
  await vi.waitUntil(settled)
})

test('what is to come soon keeps the page busy until it has come or is dropped', async () => {
  const act = vi.fn()
  soon(act, 5)
  expect(settled()).toBe(false)
  await vi.waitUntil(settled)
  expect(act).toHaveBeenCalledOnce()
  const drop = soon(act, 60_000)
  drop()
  await vi.waitUntil(settled)
  expect(act).toHaveBeenCalledOnce()
})

test('an animation is waited for, unless it never ends', async () => {
  let over = (): void => undefined
  const finished = new Promise<void>((done) => (over = done))
  moving = [{ playState: 'running', effect: { getComputedTiming: () => ({ endTime: 300 }) }, finished }]
  begin()()
  await frame()
  await frame()
  expect(settled()).toBe(false)
  moving = [{ playState: 'running', effect: { getComputedTiming: () => ({ endTime: Infinity }) }, finished: new Promise(() => undefined) }]
  over()
  await vi.waitUntil(settled)
})
