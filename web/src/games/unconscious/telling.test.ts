/** Every card and every symbol is drawn and told in words, in every language; the end explains every point. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Language, LogLine } from '../../wire'
import { clientArt, dreamArt } from './art'
import Card from './Card.svelte'
import { earnings } from './earnings'
import { effect, effectText, EVERY_EFFECT } from './effects'
import Ending from './Ending.svelte'
import { CONTENT, MOMENTS, propsOf, recorded, speakHere } from './fixtures/table'
import game from './index'
import Symbols from './Symbols.svelte'
import { FINAL_PARTS } from './reading'
import { SOURCES } from './view'

beforeAll(() => speakHere('en'))
afterEach(cleanup)
vi.setConfig({ testTimeout: 60_000 })

const notations = CONTENT.flatMap(({ data }) => Object.entries(data).flatMap(([name, value]) => (name.endsWith('_notation') ? [value].flat() : []))) as string[]

describe.each(['en', 'pl', 'de', 'ru'] as Language[])('in %s', (language) => {
  test('every effect is told in words', async () => {
    await speakHere(language)
    expect(notations.length).toBeGreaterThan(150)
    for (const text of notations) {
      const told = effectText(text)
      expect(told, text).not.toMatch(/effect-|\{|undefined/)
      expect(told.length, text).toBeGreaterThan(3)
    }
    await speakHere('en')
  })
})

test('an effect is read as it is written', () => {
  expect(effect('major passion + repress: therapy 2, points 3')).toEqual({
    cost: [
      { kind: 'use', level: 'major', quality: 'passion' },
      { kind: 'repress', level: 'minor', quality: 'any' },
    ],
    gains: [
      { op: 'therapy', n: 2, level: 'minor', quality: 'any', id: '' },
      { op: 'points', n: 3, level: 'minor', quality: 'any', id: '' },
    ],
  })
  expect(effectText('median growth: box 1')).toBe('use a median growth insight: gain 1 box')
})

test('every entry of the gallery is drawn', () => {
  for (const entry of CONTENT.filter(({ kind }) => kind in (game.kinds ?? {}))) {
    const { container, unmount } = render(Card, { props: { entry } })
    expect(container.textContent, `${entry.kind} ${entry.id}`).not.toMatch(/undefined|NaN/)
    expect(container.textContent.trim().length, `${entry.kind} ${entry.id}`).toBeGreaterThan(3)
    unmount()
  }
})

test('the glossary explains every sign that an effect can show', () => {
  const kinds = (texts: readonly string[]): Set<string> => new Set(texts.flatMap((text) => effect(text).gains.map(({ op }) => op)))
  const explained = kinds(EVERY_EFFECT)
  expect([...kinds(notations)].filter((op) => !explained.has(op))).toEqual([])
  const { container } = render(Symbols)
  expect(container.querySelectorAll('.wide li')).toHaveLength(EVERY_EFFECT.length)
  expect(container.textContent).toContain('Transfer an insight or elevate a growth insight')
})

test('drawings are the same for the same name, differ by name, and are light', () => {
  const clients = CONTENT.filter(({ kind }) => kind === 'client').map(({ id }) => JSON.stringify(clientArt(id)))
  const dreams = CONTENT.filter(({ kind }) => kind === 'dream').map(({ id, data }) => JSON.stringify(dreamArt(id, data['kind'] === 'latent')))
  expect(new Set(clients).size).toBe(24)
  expect(new Set(dreams).size).toBe(48)
  expect(Math.max(...clients.map(({ length }) => length))).toBeLessThan(7000)
  expect(Math.max(...dreams.map(({ length }) => length))).toBeLessThan(3000)
  expect(JSON.stringify(clientArt('the-fire-watcher'))).toBe(
    clients[CONTENT.filter(({ kind }) => kind === 'client').findIndex(({ id }) => id === 'the-fire-watcher')],
  )
})

describe('the end', () => {
  const file = recorded('plain-2')
  const over = MOMENTS.find((moment) => moment.over && moment.file === 'plain-2')!
  const log: LogLine[] = file.games[0]!.points.map((data, seq) => ({
    seq,
    number: seq,
    at: 0,
    seat: Number(data['seat'] ?? 0),
    action: { key: 'log-acted', args: {} },
    happened: [{ phrase: { key: '', args: {} }, data }],
    undone: false,
  }))

  test('every point of the log belongs to something, and the sums are those of the view', () => {
    const found = earnings(log)
    over.view.seats.forEach((seat, k) => {
      for (const source of SOURCES) {
        const sum = found.filter((one) => one.seat === k && one.source === source).reduce((total, { points }) => total + points, 0)
        expect(sum, `${k} ${source}`).toBe(seat.earned?.[source] ?? 0)
      }
      const final = Object.values(seat.final ?? {}).reduce((total, points) => total + points, 0)
      expect(final).toBe(seat.earned?.['final'])
      expect(Object.values(seat.case_studies ?? {}).reduce((total, points) => total + points, 0)).toBe(seat.final?.['case-studies'])
    })
    for (const source of ['clients', 'notebook', 'treatises', 'research']) {
      const told = found.filter((one) => one.source === source && one.points > 0)
      expect(told.length, source).toBeGreaterThan(0)
      expect(
        told.filter(({ thing }) => !thing),
        source,
      ).toEqual([])
    }
    expect(found.filter(({ source, times }) => source === 'notebook' && times > 1).length).toBeGreaterThan(1)
  })

  test('it shows the seven parts for everyone', () => {
    const { container } = render(Ending, { props: propsOf(over, { log }) })
    const rows = [...container.querySelectorAll('tbody tr')]
    for (const [k, part] of FINAL_PARTS.entries()) {
      const cells = [...rows[k]!.querySelectorAll('td')].map((cell) => Number(cell.textContent))
      expect(cells.toSorted()).toEqual(over.view.seats.map((seat) => seat.final![part]!).toSorted())
    }
    expect(container.querySelectorAll('details')).toHaveLength(over.view.seats.length)
  })
})
