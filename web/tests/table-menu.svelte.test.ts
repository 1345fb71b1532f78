/** The menu of a table: what it asks the server for. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { person } from '../src/lib/me.svelte'
import { TableSession } from '../src/lib/table.svelte'
import { enterGame, leaveGame } from '../src/lib/text.svelte'
import { Panels } from '../src/pages/table/panels.svelte'
import TableMenu from '../src/pages/table/TableMenu.svelte'
import type { LogLine, Me } from '../src/wire'
import { first, recorded, updates } from './recorded'

const told = recorded('cerebria')
const welcome = first(told, 'welcome')
let session: TableSession
let end: () => void

beforeEach(async () => {
  await enterGame('cerebria')
  end = $effect.root(() => {
    session = new TableSession(told.table.id)
    const panels = new Panels(session, () => null)
    render(TableMenu, { session, module: null, panels })
  })
})

afterEach(() => {
  cleanup()
  end()
  leaveGame()
  person.me = null
  vi.unstubAllGlobals()
})

/** The viewer has seat 0 alone, and the table's log is this. */
function come(log: LogLine[] = []): void {
  const seats = welcome.table.seats.map((seat) => ({ ...seat, mine: seat.seat === 0, kind: 'person' as const }))
  session.heard({ ...welcome, log, table: { ...welcome.table, seats } })
}

async function pick(item: string): Promise<void> {
  await fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await fireEvent.click(screen.getByRole('menuitem', { name: new RegExp(item) }))
}

test('muting a table leaves the other muted ones alone', async () => {
  const notices = { push: true, webhook: '', email: '', muted: ['another'] }
  person.me = { person: 'p', name: 'Ada', settings: { language: 'en', client: {} }, notices } as unknown as Me
  const sent: string[][] = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { muted: string[] }).muted)
    return Promise.resolve(new Response(JSON.stringify(person.me)))
  })
  come()
  await pick('Mute this table')
  expect(sent).toEqual([['another', session.id]])
})

test('going back asks for the position before the last choice of one’s own', async () => {
  const [sample] = updates(told).flatMap((update) => (update.line ? [update.line] : []))
  if (!sample) throw new Error('nothing was recorded')
  const line = (seq: number, seat: number): LogLine => ({ ...sample, seq, seat, number: 10 * seq, undone: false })
  const back = vi.spyOn(session, 'askRewind').mockResolvedValue(true)
  come([line(1, 1), line(2, 0), line(3, 1)])
  await pick('Ask to undo my last choice')
  expect(back).toHaveBeenCalledWith(10)
})
