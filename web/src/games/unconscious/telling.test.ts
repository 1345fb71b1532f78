/** Every card and every symbol is drawn and told in words, in every language; the end explains every point. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { say } from '../../lib/text.svelte'
import type { Language, LogLine } from '../../wire'
import { clientArt, dreamArt } from './art'
import Card from './Card.svelte'
import { earnings } from './earnings'
import { Content, effectsIn } from './content'
import Effects from './Effects.svelte'
import Ending from './Ending.svelte'
import { CONTENT, MOMENTS, propsOf, recorded, speakHere } from './fixtures/table'
import game from './index'
import Symbols from './Symbols.svelte'
import { FINAL_PARTS, SOURCES } from './view'

beforeAll(() => speakHere('en'))
afterEach(cleanup)
vi.setConfig({ testTimeout: 60_000 })

const EFFECTS = CONTENT.flatMap(({ data }) =>
  Object.keys(data).flatMap((name) => (name.endsWith('_signs') ? effectsIn(data, name.slice(0, -'_signs'.length)) : [])),
)
const TOLD = EFFECTS.filter(({ said }) => said.key)

describe.each(['en', 'pl', 'de', 'ru'] as Language[])('in %s', (language) => {
  test('every effect is told in words', async () => {
    await speakHere(language)
    expect(TOLD.length).toBeGreaterThan(150)
    for (const { said } of TOLD) {
      const told = say(said)
      expect(told, said.key).not.toMatch(/effect-|\{|undefined/)
      expect(told.length, said.key).toBeGreaterThan(3)
    }
    await speakHere('en')
  })
})

test('every sign of an effect is drawn', () => {
  for (const effect of EFFECTS) {
    const { container, unmount } = render(Effects, { props: { of: effect } })
    expect(container.querySelectorAll('svg').length, JSON.stringify(effect)).toBeGreaterThanOrEqual(effect.cost.length + effect.gains.length)
    expect(container.textContent).not.toMatch(/undefined|NaN/)
    unmount()
  }
})

test('an entry of the catalogue is read with its signs and its words', () => {
  const [first] = new Content(CONTENT).glossary()
  expect(first).toMatchObject({ cost: [], gains: [{ op: 'generate', level: 'minor', quality: 'growth' }] })
  expect(say(first!.said)).toBe('generate a minor growth insight')
  expect(new Content(CONTENT).parts(['median growth', 'box 1'])).toEqual({ cost: [{ level: 'median', quality: 'growth' }], gains: [{ op: 'box', n: 1 }] })
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
  const explained = new Content(CONTENT).glossary()
  const kinds = new Set(explained.flatMap(({ gains }) => gains.map(({ op }) => op)))
  expect(EFFECTS.flatMap(({ gains }) => gains.map(({ op }) => op)).filter((op) => !kinds.has(op))).toEqual([])
  const { container } = render(Symbols, { props: { content: CONTENT } })
  expect(container.querySelectorAll('.wide li')).toHaveLength(explained.length)
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
