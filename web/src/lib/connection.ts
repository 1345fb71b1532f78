/**
 * The line to a table: a WebSocket that comes back by itself. It resumes by the sequence number it has seen, so nothing is
 * lost and nothing comes twice; a request is a promise that its answer settles. It knows messages, not what they mean.
 */
import type { Done, FromClient, FromServer, Answered, Hinted, Previewed, Refusal, Refused, Welcome } from '../wire'
import { begin, during } from './activity'

export type Line = 'connecting' | 'open' | 'waiting' | 'closed'

/** What an answer to a request can be. */
export type Answer = Done | Previewed | Answered | Hinted | Welcome

type WithoutId<M> = M extends { id: number } ? Omit<M, 'id'> : never
export type Message = WithoutId<FromClient>

/** The request was refused at the table. */
export class NotDone extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.error)
  }
}

/** The line broke before the answer came. */
export class LineBroken extends Error {
  constructor() {
    super('line-broken')
  }
}

export interface Listener {
  heard: (message: FromServer) => void
  line: (state: Line, retryAt: number | null) => void
}

interface Waiting {
  done: (answer: Answer) => void
  failed: (problem: Error) => void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const SILENCE = 25_000
const PATIENCE = 12_000

export class Connection {
  #socket: WebSocket | null = null
  #asked = new Map<number, Waiting>()
  #next = 1
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #heartbeat: ReturnType<typeof setTimeout> | undefined
  #finished = false
  #wake = (): void => this.#hurry()
  #state: Line = 'connecting'
  #dialled = (): void => undefined // the page waits for the line no longer

  /** `address` is asked anew for every attempt: it holds the seat and the last sequence number. */
  constructor(
    readonly address: () => string,
    readonly listener: Listener,
  ) {}

  open(): void {
    addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#dial()
  }

  close(): void {
    this.#finished = true
    removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    clearTimeout(this.#retry)
    clearTimeout(this.#heartbeat)
    this.#hangUp()
    this.#tell('closed', null)
  }

  /** Send a request; the answer settles the promise, a refusal rejects it with `NotDone`. */
  request(message: Message): Promise<Answer> {
    const id = this.#next++
    const socket = this.#socket
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new LineBroken())
    return during(
      new Promise((done, failed) => {
        this.#asked.set(id, { done, failed })
        socket.send(JSON.stringify({ ...message, id }))
      }),
    )
  }

  #tell(state: Line, retryAt: number | null): void {
    this.#state = state
    this.#dialled()
    if (state === 'connecting') this.#dialled = begin()
    this.listener.line(state, retryAt)
  }

  #dial(): void {
    clearTimeout(this.#retry)
    this.#hangUp()
    this.#tell('connecting', null)
    const socket = new WebSocket(this.address())
    this.#socket = socket
    socket.onmessage = (event: MessageEvent<string>) => this.#heard(JSON.parse(event.data) as FromServer)
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
    this.#listenFor(socket, PATIENCE, () => socket.close())
  }

  #heard(message: FromServer): void {
    const socket = this.#socket
    if (socket) this.#listenFor(socket, SILENCE, () => this.#stillThere(socket))
    if (this.#state !== 'open') {
      this.#wait = FIRST_WAIT
      this.#tell('open', null)
    }
    if (message.type === 'goodbye') this.#goodbye(message.again)
    this.listener.heard(message)
    if ('id' in message && message.id) this.#answered(message)
  }

  #answered(message: Answer | Refused): void {
    const waiting = this.#asked.get(message.id)
    if (!waiting) return
    this.#asked.delete(message.id)
    if (message.type === 'refused') waiting.failed(new NotDone(message.refusal))
    else waiting.done(message)
  }

  #goodbye(again: number | null): void {
    if (again === null) this.#finished = true
    else this.#wait = Math.max(FIRST_WAIT, again * 1000)
  }

  /** Silence for too long: ask; no answer means the line is dead. */
  #stillThere(socket: WebSocket): void {
    this.request({ type: 'alive' }).catch(() => undefined)
    this.#listenFor(socket, PATIENCE, () => {
      socket.close()
      if (this.#socket === socket) this.#lost()
    })
  }

  #listenFor(socket: WebSocket, milliseconds: number, act: () => void): void {
    clearTimeout(this.#heartbeat)
    this.#heartbeat = setTimeout(() => {
      if (this.#socket === socket) act()
    }, milliseconds)
  }

  #hangUp(): void {
    const socket = this.#socket
    this.#socket = null
    if (socket) {
      socket.onmessage = null
      socket.onclose = null
      socket.close()
    }
    for (const waiting of this.#asked.values()) waiting.failed(new LineBroken())
    this.#asked.clear()
  }

  #lost(): void {
    clearTimeout(this.#heartbeat)
    this.#hangUp()
    if (this.#finished) {
      this.#tell('closed', null)
      return
    }
    // Spread the return of many after a restart.
    const wait = this.#wait * (0.8 + Math.random() * 0.4)
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.8)
    this.#retry = setTimeout(() => this.#dial(), wait)
    this.#tell('waiting', Date.now() + wait)
  }

  /** Try again at once: the network is back, the page is looked at again, or somebody pressed the button. */
  #hurry(): void {
    if (this.#state === 'waiting' && !document.hidden) this.#dial()
  }

  retryNow(): void {
    if (this.#state === 'waiting') this.#dial()
  }
}
