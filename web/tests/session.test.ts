import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { change, settings, withDefaults } from '../src/lib/settings.svelte'
import { TableSession } from '../src/lib/table.svelte'
import type { Absence, FromServer, LogLine, Update, Welcome } from '../src/wire'
import { first, recorded, updates, welcomes } from './recorded'

const told = recorded('cerebria')

/** A line that never rings: the tests speak for the server. */
class Silent extends EventTarget {
  static readonly OPEN = 1
  readonly sent: { type: string; id: number }[] = []
  readyState = 1
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  static last: Silent | null = null

  constructor(readonly url: string) {
    super()
    Silent.last = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: number })
  }

  close(): void {
    this.readyState = 3
    this.onclose?.()
  }

  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

function line(): Silent {
  if (!Silent.last) throw new Error('nobody called')
  return Silent.last
}

describe('a table', () => {
  let session: TableSession

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', Silent)
    await change(withDefaults({ language: 'en', motion: 'on', speed: 'normal' }))
    session = new TableSession(told.table.id)
    session.open()
  })

  afterEach(() => {
    session.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  function greeted(): void {
    line().hear(first(told, 'welcome'))
  }

  test('the welcome brings position, choices and names', () => {
    greeted()
    expect(session.line).toBe('open')
    expect(session.position?.number).toBe(first(told, 'welcome').position?.number)
    expect(session.choices).toEqual(first(told, 'welcome').position?.choices)
    expect(session.mySeats).toEqual([0, 1])
    expect(new Set(session.seatNames).size).toBe(2)
    expect(session.view).toBe(session.position?.view.table)
    expect(session.view['seats']).toHaveLength(2)
  })

  test('moves wait for one another, and the last position is the one sent', () => {
    greeted()
    const two = updates(told)
      .filter((update) => update.line?.happened.length)
      .slice(0, 2) as [Update, Update]
    line().hear(two[0])
    line().hear(two[1])
    expect(session.position?.number).toBe(two[0].position.number)
    expect(session.waiting).toBe(2)
    expect(session.choices).toEqual([])
    session.told(session.happened.serial)
    expect(session.position?.number).toBe(two[1].position.number)
    session.told(session.happened.serial)
    expect(session.settled).toBe(true)
    expect(session.log).toHaveLength(2)
  })

  test('a long log is asked for to its beginning', async () => {
    const lines = updates(told).flatMap((update) => (update.line ? [update.line] : []))
    const sample = lines[0]
    if (!sample) throw new Error('nothing was recorded')
    const at = (seq: number): LogLine => ({ ...sample, seq })
    const told300 = Array.from({ length: 300 }, (_, k) => at(1001 + k))
    const earlier = Array.from({ length: 40 }, (_, k) => at(901 + k))
    const asked: string[] = []
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url)
      return Promise.resolve(new Response(JSON.stringify(url.includes('before=1001') ? earlier : [])))
    })
    line().hear({ ...first(told, 'welcome'), log: told300 })
    await vi.waitFor(() => expect(session.log).toHaveLength(340))
    expect(session.log[0]?.seq).toBe(901)
    expect(asked).toHaveLength(2)
  })

  test('a board that never says it has ended does not hold up the game', () => {
    greeted()
    for (const update of updates(told).slice(0, 4)) line().hear(update)
    vi.advanceTimersByTime(60_000)
    expect(session.settled).toBe(true)
    expect(session.position?.number).toBe(updates(told)[3]?.position.number)
  })

  test('skipping ends in the sent view at once', () => {
    greeted()
    for (const update of updates(told).slice(0, 5)) line().hear(update)
    session.skip()
    expect(session.settled).toBe(true)
    expect(session.position?.number).toBe(updates(told)[4]?.position.number)
    expect(session.happened.instant).toBe(true)
    expect(session.log).toHaveLength(5)
  })

  test('without motion nothing waits', async () => {
    await change({ motion: 'off' })
    greeted()
    for (const update of updates(told).slice(0, 3)) line().hear(update)
    expect(session.settled).toBe(true)
    expect(session.position?.number).toBe(updates(told)[2]?.position.number)
  })

  test('what was taken back is crossed out', async () => {
    await change({ motion: 'off' })
    greeted()
    for (const message of told.messages.slice(1)) line().hear(message)
    const undone = updates(told).at(-1)?.undone ?? []
    expect(undone.length).toBeGreaterThan(0)
    expect(session.log.filter((one) => one.undone).map((one) => one.seq)).toEqual(undone)
    expect(session.position?.number).toBe(first(told, 'refused').position?.number)
    expect(session.remarks.map((remark) => remark.text)).toEqual(['Hello, everyone.'])
  })

  test('after a broken line it comes back from where it was, and only news are added', () => {
    greeted()
    line().hear(updates(told)[0] as Update)
    session.skip()
    const before = session.log.length
    const old = line()
    old.close()
    expect(session.line).toBe('waiting')
    vi.advanceTimersByTime(2000)
    expect(line()).not.toBe(old)
    expect(line().url).toContain(`since=${updates(told)[0]?.seq}`)
    expect(line().url).toContain(`seat=${session.seat}`)
    line().hear({ ...first(told, 'welcome'), log: [], remarks: [], seq: updates(told)[0]?.seq ?? 0 })
    expect(session.line).toBe('open')
    expect(session.log).toHaveLength(before)
  })

  test('each failure waits longer, and silence is noticed', () => {
    greeted()
    vi.advanceTimersByTime(26_000)
    expect(line().sent.at(-1)?.type).toBe('alive')
    vi.advanceTimersByTime(13_000)
    expect(['waiting', 'connecting']).toContain(session.line)
    const waits: number[] = []
    for (let attempt = 0; attempt < 5; attempt++) {
      while (session.line !== 'connecting') vi.advanceTimersByTime(100)
      line().close()
      waits.push((session.retryAt ?? 0) - Date.now())
    }
    expect(waits.at(-1)).toBeGreaterThan((waits[0] ?? 0) * 2)
    expect(Math.max(...waits)).toBeLessThan(20_000)
  })

  test('a farewell for good is not called back', () => {
    greeted()
    line().hear({ type: 'goodbye', reason: { key: 'reason-not-found', args: {} }, again: null })
    line().close()
    expect(session.line).toBe('closed')
    expect(session.farewell?.key).toBe('reason-not-found')
  })

  test('a choice carries the number it was seen at, and one at a time', async () => {
    greeted()
    const [choice] = session.choices
    const doing = session.act(choice?.action ?? '')
    expect(line().sent.at(-1)).toMatchObject({ type: 'act', action: choice?.action, number: session.position?.number, seat: session.seat })
    expect(await session.act(choice?.action ?? '')).toBe(false)
    line().hear({ type: 'done', id: line().sent.at(-1)?.id ?? 0, seq: 9 })
    expect(await doing).toBe(true)
    expect(session.busy).toBe(false)
  })

  test('undo says whether it is for the whole turn', () => {
    greeted()
    for (const turn of [true, false]) {
      void session.undo(turn)
      expect(line().sent.at(-1)).toMatchObject({ type: 'undo', turn })
      session.busy = false
    }
  })

  test('a refused choice fails without breaking anything, a broken line fails what was asked', async () => {
    greeted()
    const refused = session.act('nothing')
    line().hear({ ...first(told, 'refused'), id: line().sent.at(-1)?.id ?? 0, position: null })
    expect(await refused).toBe(false)
    const lost = session.refused()
    line().close()
    expect(await lost).toBeNull()
  })

  test('what cannot be done is asked for once in a position, and again after a failure', async () => {
    greeted()
    const answered = first(told, 'answered')
    const both = [session.refused(), session.refused()]
    expect(line().sent).toMatchObject([{ type: 'why', seat: session.seat, number: session.position?.number }])
    line().hear({ ...first(told, 'refused'), id: line().sent[0]?.id ?? 0, position: null })
    expect(await Promise.all(both)).toEqual([null, null])
    const again = session.refused()
    line().hear({ ...answered, id: line().sent[1]?.id ?? 0 })
    expect(await again).toEqual(answered.refused)
    session.heard(updates(told)[0]!)
    session.skip()
    void session.refused()
    expect(line().sent).toHaveLength(3)
  })

  test('resting on a choice asks once what it would bring; leaving forgets it', async () => {
    greeted()
    const [choice] = session.choices
    session.rest(choice?.action)
    vi.advanceTimersByTime(50)
    expect(line().sent).toHaveLength(0)
    vi.advanceTimersByTime(200)
    expect(line().sent).toMatchObject([{ type: 'preview', action: choice?.action }])
    line().hear({ ...first(told, 'previewed'), id: line().sent[0]?.id ?? 0 })
    await vi.waitFor(() => expect(session.preview?.action).toBe(choice?.action))
    session.rest(null)
    expect(session.preview).toBeNull()
  })

  describe('what happened meanwhile', () => {
    const absence: Absence = { number: 1, to_you: [], others: [{ data: {}, phrase: { key: 'x', args: {} } }] }
    const moved = (seq: number, seat: number): LogLine => {
      const line = updates(told)
        .flatMap((update) => update.line ?? [])
        .find((one) => one.happened.length)
      if (!line) throw new Error('nothing was recorded')
      return { ...line, seq, seat, undone: false }
    }
    const welcome = (log: LogLine[], seat = 0): Welcome => {
      const said = first(told, 'welcome')
      return { ...said, absence, log, seq: log.at(-1)?.seq ?? 0, position: said.position && { ...said.position, seat } }
    }
    const hidden = vi.spyOn(document, 'hidden', 'get')

    function again(): void {
      session.close()
      session = new TableSession(told.table.id)
      session.open()
    }

    beforeEach(() => localStorage.clear())
    afterEach(() => void hidden.mockReturnValue(false))

    test('is missed by who comes back, and not by who loads the page again', () => {
      line().hear(welcome([moved(3, 0), moved(4, 1)]))
      expect(session.missed).toBe(true)
      expect(session.absence).toEqual(absence)
      again()
      line().hear(welcome([moved(3, 0), moved(4, 1)]))
      expect(session.missed).toBe(false)
      again()
      line().hear(welcome([moved(3, 0), moved(4, 1), moved(6, 1)]))
      expect(session.missed).toBe(true)
    })

    test('is not missed by who watched, but by who had the page hidden', async () => {
      await change({ motion: 'off' })
      line().hear(welcome([moved(3, 0), moved(4, 1)]))
      const update = updates(told)[0] as Update
      line().hear({ ...update, seq: 6, line: moved(6, 1), position: { ...update.position, seat: 0 } })
      again()
      line().hear(welcome([moved(3, 0), moved(4, 1), moved(6, 1)]))
      expect(session.missed).toBe(false)
      hidden.mockReturnValue(true)
      line().hear({ ...update, seq: 8, line: moved(8, 1), position: { ...update.position, seat: 0 } })
      again()
      line().hear(welcome([moved(3, 0), moved(4, 1), moved(6, 1), moved(8, 1)]))
      expect(session.missed).toBe(true)
      hidden.mockReturnValue(false)
      document.dispatchEvent(new Event('visibilitychange'))
      again()
      line().hear(welcome([moved(3, 0), moved(4, 1), moved(6, 1), moved(8, 1)]))
      expect(session.missed).toBe(false)
    })

    test('is not missed over a short break of the line, but over a long one', () => {
      line().hear(welcome([moved(3, 0), moved(4, 1)]))
      line().close()
      vi.advanceTimersByTime(2000)
      line().hear({ ...welcome([moved(6, 1)]), absence: { ...absence, number: 2 } })
      expect(session.absence).toEqual(absence) // what is being read stays
      session.close()
      vi.advanceTimersByTime(6 * 60_000)
      session.open()
      line().hear({ ...welcome([moved(8, 1)]), absence: { ...absence, number: 3 } })
      expect(session.absence?.number).toBe(3)
      expect(session.missed).toBe(true)
    })

    test('each seat at one screen misses what the other did, unless both look on', async () => {
      line().hear(welcome([moved(3, 0), moved(4, 1), moved(5, 0)], 0))
      line().hear({ ...welcome([moved(3, 0), moved(4, 1), moved(5, 0)], 1), id: 1 })
      expect(session.missed).toBe(true)
      localStorage.clear()
      await change({ confirm: { ...settings.confirm, 'hand-over': false } })
      line().hear({ ...welcome([moved(3, 0), moved(4, 1), moved(5, 0)], 0), id: 2 })
      line().hear({ ...welcome([moved(3, 0), moved(4, 1), moved(5, 0)], 1), id: 3 })
      expect(session.missed).toBe(false)
    })

    test('is over with the next choice', async () => {
      await change({ motion: 'off' })
      line().hear(welcome([moved(3, 0), moved(4, 1)]))
      const update = updates(told)[0] as Update
      line().hear({ ...update, seq: 5, line: moved(5, 0), position: { ...update.position, seat: 0 } })
      expect(session.absence).toBeNull()
    })
  })

  test('looking from another seat replaces what was seen', () => {
    greeted()
    const before = session.seat
    const other = welcomes(told).find((message) => message.position?.seat !== before)
    if (!other) throw new Error('nobody looked from another seat')
    line().hear(other)
    expect(session.seat).not.toBe(before)
    expect(session.log).toEqual(other.log)
  })
})
