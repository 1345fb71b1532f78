/** What every game's table must do with its choices; a game's own test says which verbs there are. */
import { fireEvent, render } from '@testing-library/svelte'
import type { Component } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { Area, BoardProps, Place } from '../src/games/contract'
import { say } from '../src/lib/text.svelte'
import type { Choice, NoChoice } from '../src/wire'
import type { Moment } from './moments'
import type { RecordedTable } from './tables'

export function choosingTests<V>(
  table: RecordedTable<V>,
  Whole: Component<BoardProps<V>>,
  {
    verbs,
    pointed,
    areas,
    refused,
  }: {
    verbs: string[]
    pointed: Place
    areas(this: void, choice: Choice, view: V, seat: number): Area[]
    /** What cannot be done at which kind of thing: step, kind of spot, verb. */
    refused: [string, string, string][]
  },
): void {
  const asking = table.moments.filter((moment) => moment.choices.length)
  vi.setConfig({ testTimeout: 60_000 }) // a busy machine draws slowly

  test('the recordings offer every verb of the rules', () => {
    const found = new Set(asking.flatMap((moment) => moment.choices.map((choice) => choice.verb)))
    expect([...found].sort()).toEqual(verbs.toSorted())
  })

  test.each(asking)('$file, decision $number: $step', async (moment: Moment<V>) => {
    const made = new Set<string>()
    const among: string[][] = []
    const { container } = render(Whole, {
      props: table.propsOf(moment, {
        onChoose: (action) => void made.add(action),
        onChooseAmong: (actions) => void among.push(actions),
      }),
    })
    const spots = [...container.querySelectorAll('[data-spot].can')]
    for (const spot of spots) {
      expect(spot.getAttribute('role')).toBe('button')
      expect(spot.getAttribute('tabindex')).toBe('0')
    }

    // By mouse every choice can be made, and where the game says; by keyboard the same ones.
    const offered = new Set<string>()
    for (const spot of spots) {
      await fireEvent.click(spot)
      const area = spot.closest('[data-area]')?.getAttribute('data-area')
      for (const action of [...made, ...among.flat()]) {
        offered.add(action)
        const choice = moment.choices.find((one) => one.action === action)!
        expect(areas(choice, moment.view, moment.seat), action).toContain(area)
      }
      made.clear()
      among.length = 0
    }
    expect([...offered].sort()).toEqual(moment.choices.map((choice) => choice.action).sort())
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

  test.each(refused)('%s: a %s tells why one cannot %s', async (step, kind, verb) => {
    const told: string[] = []
    for (const moment of asking.filter((one) => one.step === step && one.refused.some((entry) => entry.verb === verb))) {
      let there: NoChoice[] = []
      const { container, unmount } = render(Whole, {
        props: table.propsOf(moment, { onWhy: (isThere) => void (there = moment.refused.filter(isThere)) }),
      })
      for (const spot of container.querySelectorAll(`[data-spot^="${kind}:"]:not(.can)`)) {
        expect(spot.getAttribute('aria-disabled')).toBe('true')
        await fireEvent.click(spot)
        const [first] = there
        if (!first) continue
        expect(first.verb).toBe(verb)
        // An upgrade is told at its place on the board; all else lies at a spot of its own name.
        const name = spot.getAttribute('data-spot')?.replaceAll(':', '-') ?? ''
        if (first.kind !== 'upgrade') expect(name.endsWith(`-${first.noun}`), `${name}: ${first.action}`).toBe(true)
        told.push(first.action)
      }
      unmount()
      if (told.length) return
    }
    expect(told).not.toEqual([])
  })

  test('with Alt a thing is pointed out instead', async () => {
    const moment = asking.find((one) => one.step === 'turn')!
    const onPing = vi.fn()
    const onChoose = vi.fn()
    const { container } = render(Whole, { props: table.propsOf(moment, { onPing, onChoose }) })
    await fireEvent.click(container.querySelector(`[data-spot="${pointed.kind}:${pointed.noun}"]`)!, { altKey: true })
    expect(onPing).toHaveBeenCalledWith(pointed)
    expect(onChoose).not.toHaveBeenCalled()
  })
}
