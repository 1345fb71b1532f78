/**
 * A table as this browser knows it. Moves are shown one after another: each waits until the board has told the one before,
 * may be skipped, and the last one shown is always the server's own position. Choices are offered only then.
 */
import type { Absence, Advice, FromServer, LogLine, NoChoice, Phrase, Position, Remark, Request, Table, Update, View, Welcome, Whom } from '../wire'
import type { Happened, Place, Pointed, Previewing } from '../games/contract'
import { soon } from './activity'
import { wholeLog } from './api'
import { Connection, LineBroken, NotDone, type Line, type Message } from './connection'
import { mergedLines, mergedRemarks, standing } from './lines'
import { person } from './me.svelte'
import { isMuted, mute } from './muted'
import { seatNames } from './names'
import { pace, settings } from './settings.svelte'
import { play } from './sounds'
import { toasts } from './toasts.svelte'
import { watched, watchedUpTo } from './watched'

/** The game's own part of a view. */
type Seen = View['table']

const PREVIEW_AFTER = 130
/** A welcome brings the last 300 moves, not all of which are told: a shorter log than this is whole. */
const SURELY_WHOLE = 100
/** A line that is back sooner than after so many milliseconds was not a return: nothing was missed. */
const AWAY = 5 * 60_000
const NOTHING: Happened = { serial: 0, events: [], instant: true }

export class TableSession {
  table = $state.raw<Table | null>(null)
  /** What is on the screen. */
  position = $state.raw<Position | null>(null)
  happened = $state.raw<Happened>(NOTHING)
  log = $state.raw<LogLine[]>([])
  remarks = $state.raw<Remark[]>([])
  /** The viewer wants to see nothing of the talk at this table. */
  muted = $state(false)
  requests = $state.raw<Request[]>([])
  note = $state('')
  /** What happened since the viewer's last choice, as it stood when they came. */
  absence = $state.raw<Absence | null>(null)
  /** Whether any of that was not shown in this browser. */
  missed = $state(false)
  line = $state<Line>('connecting')
  retryAt = $state<number | null>(null)
  farewell = $state.raw<Phrase | null>(null)
  /** The choice that mouse or focus rests on. */
  hovered = $state<string | null>(null)
  preview = $state.raw<Previewing<Seen> | null>(null)
  /** What the log points at, and what the board does. */
  highlighted = $state.raw<Place[]>([])
  pointedAt = $state.raw<Place | null>(null)
  /** Moves that wait to be shown. */
  waiting = $state(0)
  /** A choice of ours is under way. */
  busy = $state(false)
  /** When the table's clocks were told, for counting down. */
  toldAt = $state(0)
  now = $state(Date.now() / 1000)

  readonly seatNames = $derived(this.table ? seatNames(this.table.seats) : [])
  readonly teams = $derived(this.table ? this.table.seats.map((seat) => seat.team) : [])
  readonly seat = $derived(this.position?.seat ?? null)
  readonly mySeats = $derived(this.table ? this.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat) : [])
  /** Nobody else is at the table but bots; one that stands in keeps a person's seat. */
  readonly alone = $derived(this.table?.seats.every((seat) => seat.mine || (seat.kind === 'bot' && !seat.stand_in)) ?? false)
  readonly view = $derived<Seen>(this.position?.view.table ?? {})
  readonly pace = $derived(pace())
  readonly settled = $derived(this.waiting === 0)
  readonly over = $derived(this.table?.state === 'over' || this.position?.over === true)
  /** By the host; nobody does anything here any more. */
  readonly closed = $derived(this.table?.state === 'closed')
  /** What was said, as far as the viewer wants to see it. */
  readonly talk = $derived(this.muted ? [] : this.remarks)
  readonly myTurn = $derived(!this.closed && this.seat !== null && (this.position?.deciders.includes(this.seat) ?? false) && !this.position?.over)
  /** The viewer's seats that look on together: no screen is handed over between them. */
  readonly together = $derived(
    this.mySeats.filter((one) => one === this.seat || this.teams[one] === this.teams[this.seat ?? -1] || !settings.confirm['hand-over']),
  )
  /** Whether the viewer plays with others on the same side. */
  readonly inTeam = $derived(this.seat !== null && this.teams.filter((one) => one === this.teams[this.seat ?? 0]).length > 1)
  readonly choices = $derived(this.settled && this.myTurn && this.table?.state === 'playing' ? (this.position?.choices ?? []) : [])
  readonly pointed = $derived(
    standing(this.remarks, this.now).map((remark): Pointed => ({
      kind: remark.kind,
      noun: remark.noun,
      seq: remark.seq,
      name: remark.name,
      seat: remark.seat,
      plan: remark.plan,
    })),
  )

  #connection: Connection
  #deeds = 0
  #refused: { at: Position; answer: Promise<NoChoice[] | null> } | null = null
  #queue: Update[] = []
  #telling: { serial: number; end: () => void } | null = null
  #seq = 0
  #asks = (): void => undefined
  #ticking: ReturnType<typeof setInterval> | undefined
  #lookFrom: number | null
  #heardAt = 0
  #watching = (): void => this.#watch()

  constructor(
    readonly id: string,
    seat: number | null = null,
  ) {
    this.#lookFrom = seat
    this.muted = isMuted(id)
    this.#connection = new Connection(() => this.#address(), {
      heard: (message) => this.heard(message),
      line: (state, retryAt) => {
        this.line = state
        this.retryAt = retryAt
      },
    })
  }

  #address(): string {
    const query = new URLSearchParams()
    const seat = this.seat ?? this.#lookFrom
    if (seat !== null) query.set('seat', String(seat))
    if (this.#seq) query.set('since', String(this.#seq))
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?${query}`
  }

  open(): void {
    this.#connection.open()
    document.addEventListener('visibilitychange', this.#watching)
    this.#ticking = setInterval(() => (this.now = Date.now() / 1000), 1000)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#watching)
    clearInterval(this.#ticking)
    this.#asks()
    this.#telling?.end()
    this.#connection.close()
  }

  retryNow(): void {
    this.#connection.retryNow()
  }

  // -------------------------------------------------------------- what the server says

  heard(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message)
        break
      case 'update':
        this.#seen(message.seq)
        this.#tableIs(message.table)
        this.#queue.push(message)
        this.waiting = this.#queue.length + (this.#telling ? 1 : 0)
        if (!this.#telling) this.#next()
        break
      case 'table':
        this.#seen(message.seq)
        this.#tableIs(message.table)
        this.requests = message.requests
        break
      case 'remark':
        this.#seen(message.remark.seq)
        this.remarks = mergedRemarks(this.remarks, [message.remark])
        if (message.remark.kind) play('ping')
        else if (message.remark.text && !this.muted) play('said')
        break
      case 'done':
        this.#seen(message.seq)
        break
      case 'refused':
        if (message.position) this.#jump(message.position)
        break
      case 'warned':
        person.warned(message.warning)
        break
      case 'goodbye':
        if (message.again === null) this.farewell = message.reason
        break
      case 'previewed':
      case 'answered':
      case 'hinted':
        break
    }
    this.#heardAt = Date.now()
  }

  #seen(seq: number): void {
    this.#seq = Math.max(this.#seq, seq)
  }

  #tableIs(table: Table): void {
    this.table = table
    this.toldAt = Date.now() / 1000
  }

  #welcome(message: Welcome): void {
    // The answer to `look` comes whole, from another seat; a resume brings only news.
    const resumed = this.#seq > 0 && message.id === 0
    const elsewhere = message.position?.seat !== this.position?.seat
    this.#seen(message.seq)
    this.#tableIs(message.table)
    this.log = mergedLines(resumed && !elsewhere ? this.log : [], message.log, message.undone)
    this.remarks = mergedRemarks(resumed && !elsewhere ? this.remarks : [], message.remarks)
    this.requests = message.requests
    this.note = message.note
    this.#cameBack(message, resumed && !elsewhere && Date.now() - this.#heardAt < AWAY)
    if (message.position) this.#jump(message.position)
    else this.position = null
    if (message.log.length >= SURELY_WHOLE) void this.#askForEarlier(message.log)
  }

  #cameBack(message: Welcome, atOnce: boolean): void {
    if (atOnce) {
      this.#forgetAbsence(message.log)
      return
    }
    const seat = message.position?.seat ?? null
    const watchedTo = seat === null ? 0 : watchedUpTo(this.id, seat)
    this.missed = message.log.some((line) => line.seq > watchedTo && line.seat !== seat && !line.undone && line.happened.length > 0)
    this.absence = message.absence
  }

  /** Once the viewer has chosen again, "since your last turn" is over. */
  #forgetAbsence(lines: readonly LogLine[]): void {
    if (lines.some((line) => line.seat === this.seat)) this.absence = null
  }

  /** What is on a screen that somebody can see was shown to all who look on together. */
  #watch(): void {
    const last = this.log.at(-1)
    if (last && !document.hidden) watched(this.id, this.together, last.seq)
  }

  /** The lines before those of a welcome; the log and the end screen tell the whole game. */
  async #askForEarlier(log: readonly LogLine[]): Promise<void> {
    const seat = this.position?.seat ?? null
    const earlier = await wholeLog(this.id, seat, log[0]?.seq ?? 0).catch((): LogLine[] => [])
    if (seat === (this.position?.seat ?? null)) this.log = mergedLines(earlier, this.log)
  }

  /** Go to a position at once. */
  #jump(position: Position): void {
    this.#queue = []
    this.#telling?.end()
    this.#telling = null
    this.waiting = 0
    this.#show(position, [], true)
  }

  #show(position: Position, events: Happened['events'], instant: boolean): void {
    const before = this.position
    if (position.number !== before?.number) this.busy = false
    this.position = position
    this.happened = { serial: this.happened.serial + 1, events, instant }
    this.rest()
    this.#watch()
    const asked = (at: Position | null): boolean => at !== null && at.seat !== null && at.deciders.includes(at.seat) && !at.over
    if (position.over && before && !before.over) play('over')
    else if (asked(position) && before && (!asked(before) || before.seat !== position.seat)) play('turn')
    else if (!instant && events.length) play('move')
  }

  // -------------------------------------------------------------- showing move after move

  #next(): void {
    const update = this.#queue.shift()
    if (!update) {
      this.#telling = null
      this.waiting = 0
      return
    }
    const events = update.line?.happened ?? []
    this.#note(update)
    const instant = this.pace === 0 || update.line === null
    this.#show(update.position, events, instant)
    if (instant) {
      this.waiting = this.#queue.length
      this.#next()
      return
    }
    // A board that never says it has ended must not hold up the game.
    const serial = this.happened.serial
    const patience = this.pace * (Math.min(events.length, 12) + 1) + 600
    this.#telling = { serial, end: soon(() => this.told(serial), patience) }
    this.waiting = this.#queue.length + 1
  }

  /** Write a move into the log. */
  #note({ line, undone }: Update): void {
    const lines = line ? [line] : []
    this.#forgetAbsence(lines)
    this.log = mergedLines(this.log, lines, undone)
  }

  /** The board has shown a move. */
  told(serial: number): void {
    if (this.#telling?.serial !== serial) return
    this.#telling.end()
    this.#telling = null
    this.waiting = this.#queue.length
    this.#next()
  }

  /** Don't show, go there. */
  skip(): void {
    const last = this.#queue.at(-1)
    for (const update of this.#queue) this.#note(update)
    const position = last?.position ?? this.position
    if (position) this.#jump(position)
  }

  // -------------------------------------------------------------- what we want

  async #request(message: Message): Promise<boolean> {
    try {
      await this.#connection.request(message)
      return true
    } catch (problem) {
      this.#complain(problem)
      return false
    }
  }

  #complain(problem: unknown): void {
    if (problem instanceof NotDone) {
      play('refused')
      toasts.phrases(problem.refusal.phrases, 'bad', problem.refusal.clause)
    } else if (problem instanceof LineBroken) {
      toasts.phrases([{ key: 'client-line-broken', args: {} }], 'bad')
    } else {
      throw problem
    }
  }

  async act(action: string): Promise<boolean> {
    const { position, seat } = this
    if (!position || seat === null || this.busy) return false
    play('choose')
    return await this.#alone({ type: 'act', seat, number: position.number, action })
  }

  /** The step of a lesson is read. */
  async goOn(step: number): Promise<boolean> {
    if (this.seat === null || this.busy) return false
    return await this.#alone({ type: 'continue', seat: this.seat, step })
  }

  async undo(turn: boolean): Promise<boolean> {
    const { position, seat } = this
    if (!position || seat === null || this.busy) return false
    return await this.#alone({ type: 'undo', seat, number: position.number, turn })
  }

  /** One deed at a time: until it is answered, or the table shows what came of it, whichever is first. */
  async #alone(deed: Message): Promise<boolean> {
    const mine = ++this.#deeds
    this.busy = true
    try {
      return await this.#request(deed)
    } finally {
      if (mine === this.#deeds) this.busy = false
    }
  }

  /** What cannot be done in the position on the screen, and why: asked for once; nothing where the server does not say. */
  refused(): Promise<NoChoice[] | null> {
    const { position, seat } = this
    if (!position || seat === null) return Promise.resolve(null)
    if (this.#refused?.at !== position) this.#refused = { at: position, answer: this.#askRefused(position.number, seat) }
    return this.#refused.answer
  }

  async #askRefused(number: number, seat: number): Promise<NoChoice[] | null> {
    try {
      const answer = await this.#connection.request({ type: 'why', seat, number })
      return answer.type === 'answered' ? answer.refused : null
    } catch (problem) {
      this.#refused = null
      this.#complain(problem)
      return null
    }
  }

  async hint(): Promise<Advice[] | null> {
    const { position, seat } = this
    if (!position || seat === null) return null
    try {
      const answer = await this.#connection.request({ type: 'hint', seat, number: position.number })
      return answer.type === 'hinted' ? answer.advice : null
    } catch (problem) {
      this.#complain(problem)
      return null
    }
  }

  /** Mouse or focus rests on a choice: soon ask what it would bring. */
  rest(action: string | null = null): void {
    if (this.hovered === action && action !== null) return
    this.#asks()
    this.hovered = action
    this.preview = null
    if (action === null || !settings.previews || !this.choices.some((choice) => choice.action === action)) return
    this.#asks = soon(() => void this.#foresee(action), PREVIEW_AFTER)
  }

  async #foresee(action: string): Promise<void> {
    const found = await this.foreseen(action)
    if (found && this.hovered === action) this.preview = found
  }

  /** What a choice would bring, or nothing where the server does not say. */
  async foreseen(action: string): Promise<Previewing<Seen> | null> {
    const { position, seat } = this
    if (!position || seat === null) return null
    try {
      const answer = await this.#connection.request({ type: 'preview', seat, number: position.number, action })
      if (answer.type !== 'previewed' || this.position?.number !== position.number) return null
      return { action, view: answer.position.view.table, events: answer.happened, certain: answer.certain }
    } catch {
      // A preview is a courtesy: without one the choice is as good as before.
      return null
    }
  }

  look(seat: number | null): Promise<boolean> {
    this.#lookFrom = seat
    return this.#request({ type: 'look', seat })
  }

  say(text: string, to: 'table' | 'team'): Promise<boolean> {
    return this.#request({ type: 'say', text, to, seat: this.seat })
  }

  ping(place: Place, to: 'table' | 'team', plan = false): Promise<boolean> {
    return this.#request({ type: 'ping', kind: place.kind, noun: place.noun, to, seat: this.seat, plan, clear: false })
  }

  clearPlan(): Promise<boolean> {
    return this.#request({ type: 'ping', kind: '', noun: '', to: 'team', seat: this.seat, plan: true, clear: true })
  }

  isOwn({ seat, name }: Remark): boolean {
    return seat === null ? name === person.name : this.mySeats.includes(seat)
  }

  /** Show nothing of the talk here, or show it again. */
  mute(yes: boolean): void {
    this.muted = yes
    mute(this.id, yes)
  }

  /** Drop what someone said whom the viewer has blocked; the server sends no more of it. */
  silence(whom: Whom): void {
    const said = this.remarks.find((remark) => remark.seq === whom.remark)
    const seat = whom.seat ?? said?.seat ?? null
    this.remarks = this.remarks.filter((remark) => (seat === null ? remark.seat !== null || remark.name !== said?.name : remark.seat !== seat))
  }

  keepNote(text: string): Promise<boolean> {
    this.note = text
    return this.#request({ type: 'note', text })
  }

  pause(pause: boolean): Promise<boolean> {
    return this.#request({ type: 'pause', pause })
  }

  askRewind(number: number): Promise<boolean> {
    return this.#wish({ wish: 'rewind', number, of: 0, level: '' })
  }

  askSave(): Promise<boolean> {
    return this.#wish({ wish: 'save', number: 0, of: 0, level: '' })
  }

  askStandIn(of: number, level: string): Promise<boolean> {
    return this.#wish({ wish: 'stand-in', number: 0, of, level })
  }

  async #wish(wish: { wish: 'rewind' | 'save' | 'stand-in'; number: number; of: number; level: string }): Promise<boolean> {
    if (this.seat === null) return false
    return this.#request({ type: 'ask', seat: this.seat, ...wish })
  }

  answer(request: Request, agree: boolean): Promise<boolean> {
    if (this.seat === null) return Promise.resolve(false)
    return this.#request({ type: 'consent', seat: this.seat, request: request.request, agree })
  }
}
