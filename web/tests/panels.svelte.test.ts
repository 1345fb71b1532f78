/** What the tabs at the table say: how much was said that has not been seen. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { person } from '../src/lib/me.svelte'
import { TableSession } from '../src/lib/table.svelte'
import { Panels } from '../src/pages/table/panels.svelte'
import type { Remark } from '../src/wire'
import { first, recorded } from './recorded'

const told = recorded('cerebria')
const welcome = first(told, 'welcome')
let session: TableSession
let panels: Panels
let end: () => void

beforeEach(() => {
  end = $effect.root(() => {
    session = new TableSession(told.table.id)
    panels = new Panels(session, () => null)
  })
})

afterEach(() => end())

function remark(seq: number, seat: number | null, name = 'Bo'): Remark {
  return { seq, at: 0, name, seat, to: 'table', text: 'Hello', kind: '', noun: '', plan: false, clear: false }
}

function news(): number {
  flushSync()
  return panels.sideTabs.find((tab) => tab.id === 'chat')?.news ?? 0
}

/** The viewer has seat 0 alone. */
function come(remarks: Remark[] = []): void {
  const seats = welcome.table.seats.map((seat) => ({ ...seat, mine: seat.seat === 0 }))
  session.heard({ ...welcome, remarks, table: { ...welcome.table, seats } })
}

test('the first thing that is said is news, and what was said before is not', () => {
  come()
  expect(news()).toBe(0)
  session.heard({ type: 'remark', remark: remark(50, 1) })
  expect(news()).toBe(1)
  panels.open('chat')
  expect(news()).toBe(0)
  panels.open('log')
  session.heard({ type: 'remark', remark: remark(51, 1) })
  expect(news()).toBe(1)
})

test('what was said before we came is not news', () => {
  come([remark(40, 1), remark(41, 1)])
  expect(news()).toBe(0)
  session.heard({ type: 'remark', remark: remark(50, 1) })
  expect(news()).toBe(1)
})

test('what we say ourselves is not news, from a seat or as a spectator', () => {
  come([remark(40, 1)])
  session.heard({ type: 'remark', remark: remark(50, 0, 'Ada') })
  expect(news()).toBe(0)
  person.me = { ...(person.me as NonNullable<typeof person.me>), name: 'Ada' }
  session.heard({ type: 'remark', remark: remark(51, null, 'Ada') })
  expect(news()).toBe(0)
  session.heard({ type: 'remark', remark: remark(52, null, 'Cy') })
  expect(news()).toBe(1)
  person.me = null
})

test('at a muted table nothing is news, also after a reload', () => {
  come([remark(40, 1)])
  session.mute(true)
  session.heard({ type: 'remark', remark: remark(50, 1) })
  expect(news()).toBe(0)
  expect(session.talk).toEqual([])
  expect(new TableSession(told.table.id).muted).toBe(true)
  expect(new TableSession('another').muted).toBe(false)
  session.mute(false)
  expect(session.talk.map(({ seq }) => seq)).toEqual([40, 50])
  expect(new TableSession(told.table.id).muted).toBe(false)
})

test('what a blocked person said is gone, and nobody else’s words', () => {
  const said = [remark(40, 1), remark(41, 0, 'Ada'), remark(42, null, 'Eve'), remark(43, null, 'Max')]
  come(said)
  session.silence({ seat: 1, remark: null })
  expect(session.remarks.map(({ seq }) => seq)).toEqual([41, 42, 43])
  session.silence({ seat: null, remark: 42 })
  expect(session.remarks.map(({ seq }) => seq)).toEqual([41, 43])
})

test('a warning of the host reaches the person once', () => {
  person.me = {
    person: 'p',
    name: 'Ada',
    login: '',
    admin: false,
    settings: { language: 'en', client: {} },
    notices: null,
    email_confirmed: false,
    barred: null,
    warnings: [],
  }
  const warning = { id: 'w', words: 'Be kind.', at: 0 }
  session.heard({ type: 'warned', warning })
  session.heard({ type: 'warned', warning })
  expect(person.me.warnings).toEqual([warning])
  person.me = null
})
