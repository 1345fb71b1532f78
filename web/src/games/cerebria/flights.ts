/** Pieces that travel from where they were to where the new view shows them. What flies is a copy above the page, so
 * that it may cross from the hand to the board; the piece itself waits unseen until the copy has landed. */
import { news } from '../../lib/news.svelte'
import type { Happening } from '../../wire'
import type { Happened } from '../contract'
import { glyph } from './glyphs'
import { FLIGHTS } from './timing'
import { TEAMS, type CerebriaView, type RealmView } from './view'

/** How the page looked before the new view was drawn. */
export interface Before {
  boxes: Map<string, DOMRect>
  /** Copies of pieces that will be gone. */
  copies: Map<string, Element>
}

type Data = Record<string, unknown>
type Summed = Pick<RealmView, 'control' | 'sums'>

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

let remembered: { serial: number; before: Before } | null = null

/** Remember how the page looks, once for every new view; whichever part of the table is about to change first asks. */
export function remember({ serial, events, instant }: Happened): void {
  if (instant || remembered?.serial === serial) return
  remembered = { serial, before: look(events) }
}

/** How the page looked before this view. */
export function before(serial: number): Before {
  return remembered?.serial === serial ? remembered.before : { boxes: new Map(), copies: new Map() }
}

/** Where everything is, and a copy of what the events take away. */
function look(events: Happening[]): Before {
  const boxes = new Map<string, DOMRect>()
  const copies = new Map<string, Element>()
  for (const thing of document.querySelectorAll('[data-spot]')) {
    boxes.set(thing.getAttribute('data-spot') ?? '', thing.getBoundingClientRect())
  }
  for (const { data } of events) {
    const spot = data['event'] === 'leaves' ? `slot:${text(data['slot'])}` : data['event'] === 'discard' ? `hand:${text(data['card'])}` : ''
    const piece = spot && pieceAt(spot)
    if (piece) copies.set(spot, drawnCopy(piece))
  }
  return { boxes, copies }
}

function element(spot: string): Element | null {
  return document.querySelector(`[data-spot="${spot}"]`)
}

/** The drawing that stands for the piece at a spot. */
function pieceAt(spot: string): Element | null {
  const drawing = '.face, .picture, svg.gem, .body'
  const thing = element(spot)
  return thing?.querySelector(drawing) ?? thing?.parentElement?.querySelector(drawing) ?? null
}

/** A copy of a drawing that stands by itself. */
function drawnCopy(piece: Element): Element {
  if (piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)) {
    const box = piece.getBBox()
    const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    frame.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
    frame.append(piece.cloneNode(true))
    return frame
  }
  return piece.cloneNode(true) as Element
}

interface Leg {
  /** When it starts, in steps. */
  at: number
  run: (delay: number, pace: number, layer: HTMLElement) => void
}

/** Everything the events move, in their order; then the sums that came out otherwise than in the last view. */
export function plan(events: Happening[], before: Before, view: CerebriaView, last: CerebriaView): Leg[] {
  const legs: Leg[] = []
  let at = 0
  const add = (run: Leg['run'], steps = 1): void => {
    legs.push({ at, run })
    at += steps
  }
  for (const { data } of events) read(data, before, view, add)
  for (const spot of otherSums(last, view)) add(breathe(spot), 0)
  return legs
}

/** The Realms and Frontiers whose sums or control have changed. */
function otherSums(last: CerebriaView, view: CerebriaView): string[] {
  const differs = (was: Summed | undefined, now: Summed): boolean => was?.control !== now.control || was.sums.join() !== now.sums.join()
  return [
    ...view.realms.filter((now, r) => differs(last.realms[r], now)).map((now) => `sum:${now.realm}`),
    ...view.frontiers.filter((now, f) => differs(last.frontiers[f], now)).map((now) => `sum:${now.frontier}`),
  ]
}

function read(data: Data, before: Before, view: CerebriaView, add: (run: Leg['run'], steps?: number) => void): void {
  const seat = text(data['seat'])
  const card = text(data['card'])
  const slot = `slot:${text(data['slot'])}`
  const realm = text(data['realm'])
  const team = typeof data['team'] === 'number' ? (TEAMS[data['team']] ?? '') : ''
  const amount = Number(data['amount'] ?? 0)
  const box = (spot: string): DOMRect | undefined => before.boxes.get(spot)
  switch (data['event']) {
    case 'invoke':
    case 'starting-emotion':
      return add(arrive(box(`hand:${card}`) ?? box(`top:${seat}`) ?? box(`seat:${seat}`), slot))
    case 'carried':
      return add(arrive(box(slot), `slot:${text(data['to'])}`))
    case 'draw':
      return add(arrive(box(`top:${seat}`) ?? box(`seat:${seat}`), element(`hand:${card}`) ? `hand:${card}` : `cards:${seat}`))
    case 'discard':
      return add(depart(before, `hand:${card}`, [`top:${seat}`, `seat:${seat}`]))
    case 'leaves':
      return add(depart(before, slot, []))
    case 'vibe':
      return add(arrive(box(`hand:${card}`) ?? box(`seat:${seat}`), `place:${seat}:${text(data['place'])}`))
    case 'fortify':
    case 'exalt':
      return add(arrive(box(`supply:${view.seats[Number(seat)]?.team ?? ''}`), `fortress:${realm}`))
    case 'fortress-joins':
      return add(send('fortify', 1, box(`fortress:${realm}`), 'identity'))
    case 'fragment':
      return add(send('crown', 1, box(`supply:${team}`), 'identity'))
    case 'absorb':
    case 'drain': {
      const at = sphereSpot(view, text(data['sphere']))
      return add(send('willpower', Math.max(1, amount), box(at), `willpower:${seat}`, `+${Math.max(1, amount)}`), 1.4)
    }
    case 'pay': {
      for (const what of ['willpower', 'essence'] as const) {
        const paid = Number(data[what] ?? 0)
        if (paid) add(bubble(`${what}:${seat}`, `−${paid}`), 0.2)
      }
      const ambition = Number(data['ambition'] ?? 0)
      if (ambition) add(bubble(`ambition:${view.seats[Number(seat)]?.team ?? ''}`, `−${ambition}`), 0.2)
      return
    }
    case 'gain-willpower':
      return add(bubble(`willpower:${seat}`, `+${amount}`), 0.5)
    case 'lose-willpower':
      return add(bubble(`willpower:${seat}`, `−${amount}`), 0.5)
    case 'gain-essence':
      return add(bubble(`essence:${seat}`, `+${amount}`), 0.5)
    case 'gain-ambition':
      return add(bubble(`ambition:${team}`, `+${amount}`), 0.5)
    case 'intention':
      return add(bubble(`team:${team}`, `+${text(data['points'])}`), 1)
    case 'essence':
      return add(bubble(slot, `+${amount}`), 0.6)
    case 'essence-removed':
    case 'quell':
      return add(bubble(slot, amount ? `−${amount}` : ''), 0.6)
    case 'token':
      return add(bubble(slot, `+${amount}`), 0.6)
    case 'empower':
      return add(breathe(slot), 0.8)
    case 'raze':
      return add(breathe(`fortress:${realm}`), 0.6)
    case 'refill':
      return add(breathe(sphereSpot(view, text(data['sphere']))), 0.6)
    case 'new-common':
      return add(breathe(`common:${text(data['aspiration'])}`), 0.8)
    case 'blocked':
    case 'cleared':
      return add(breathe(`place:${seat}:${text(data['place'])}`), 0.6)
    case 'rotate':
      return add(() => undefined, 1.4)
    default:
      return
  }
}

/** The spot of a Sphere; where the Origin has turned since, the one it has come to. */
function sphereSpot(view: CerebriaView, sphere: string): string {
  return `sphere:${view.realms.find((here) => here.sphere === sphere)?.realm ?? ''}`
}

function hold(layer: HTMLElement, box: DOMRect): HTMLElement {
  const frame = document.createElement('div')
  Object.assign(frame.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  frame.className = 'cb-flying'
  layer.append(frame)
  return frame
}

const from = (start: DOMRect, end: DOMRect): string => {
  const dx = start.left + start.width / 2 - end.left - end.width / 2
  const dy = start.top + start.height / 2 - end.top - end.height / 2
  const scale = Math.min(2.4, Math.max(0.25, start.height / Math.max(end.height, 1)))
  return `translate(${dx}px, ${dy}px) scale(${scale})`
}

/** A piece comes from a box to the spot where the view shows it. */
function arrive(start: DOMRect | undefined, spot: string): Leg['run'] {
  return (delay, pace, layer) => {
    const piece = pieceAt(spot)
    if (!piece || !start) return void breathe(spot)(delay, pace, layer)
    const end = piece.getBoundingClientRect()
    if (!end.width || Math.hypot(start.left - end.left, start.top - end.top) < 4) return
    const frame = hold(layer, end)
    frame.append(drawnCopy(piece))
    news.coming.add(spot)
    const flight = frame.animate(
      [{ transform: from(start, end) }, { transform: `${from(start, end)} translateY(-6px)`, offset: 0.15 }, { transform: 'none' }],
      { duration: pace * 1.3, delay, easing: 'cubic-bezier(0.3, 0, 0.15, 1)', fill: 'both' },
    )
    flight.onfinish = () => {
      news.coming.delete(spot)
      frame.remove()
    }
  }
}

/** A piece that is gone leaves for the first of these spots that is there. */
function depart(before: Before, spot: string, goals: string[]): Leg['run'] {
  return (delay, pace, layer) => {
    const start = before.boxes.get(spot)
    const copy = before.copies.get(spot)
    if (!start || !copy) return
    const goal = goals.map((name) => element(name)?.getBoundingClientRect()).find((box) => box?.width)
    const frame = hold(layer, start)
    frame.append(copy)
    const away = goal ? from(goal, start) : 'scale(0.6)'
    frame.animate([{ opacity: 1 }, { transform: away, opacity: 0 }], {
      duration: pace * 1.3,
      delay,
      easing: 'ease-in',
      fill: 'both',
    }).onfinish = () => frame.remove()
  }
}

/** Small signs stream from a box to a spot. */
function send(sign: string, count: number, start: DOMRect | undefined, spot: string, said = ''): Leg['run'] {
  return (delay, pace, layer) => {
    const goal = element(spot)?.getBoundingClientRect()
    if (!start || !goal?.width) return void breathe(spot)(delay, pace, layer)
    for (let k = 0; k < Math.min(count, 7); k++) {
      const box = new DOMRect(goal.left + goal.width / 2 - 9, goal.top + goal.height / 2 - 9, 18, 18)
      const frame = hold(layer, box)
      const { d, line } = glyph(sign)
      frame.innerHTML = `<svg viewBox="-12 -12 24 24" class="cb-sign ${sign} ${line ? 'line' : ''}"><path d="${d}"/></svg>`
      frame.animate(
        [
          { transform: from(start, box), opacity: 0 },
          { opacity: 1, offset: 0.2 },
          { transform: 'none', opacity: 1, offset: 0.9 },
          { transform: 'none', opacity: 0 },
        ],
        { duration: pace * 1.4, delay: delay + k * pace * 0.12, easing: 'cubic-bezier(0.3, 0, 0.15, 1)', fill: 'both' },
      ).onfinish = () => frame.remove()
    }
    if (said) bubble(spot, said)(delay + pace * 1.2, pace, layer)
    else breathe(spot)(delay + pace * 1.2, pace, layer)
  }
}

/** A number rises from a spot, which breathes. */
function bubble(spot: string, said: string): Leg['run'] {
  return (delay, pace, layer) => {
    breathe(spot)(delay, pace, layer)
    const box = element(spot)?.getBoundingClientRect()
    if (!said || !box?.width) return
    const frame = hold(layer, new DOMRect(box.left + box.width / 2 - 30, box.top - 6, 60, 24))
    frame.classList.add('cb-bubble')
    frame.textContent = said
    frame.animate(
      [
        { transform: 'translateY(12px)', opacity: 0 },
        { transform: 'translateY(0)', opacity: 1, offset: 0.25 },
        { transform: 'translateY(-6px)', opacity: 1, offset: 0.75 },
        { transform: 'translateY(-16px)', opacity: 0 },
      ],
      { duration: pace * 2.4, delay, fill: 'both' },
    ).onfinish = () => frame.remove()
  }
}

function breathe(spot: string): Leg['run'] {
  return (delay, pace) => {
    later(delay, () => {
      news.changed.add(spot)
      later(pace * 3, () => news.changed.delete(spot))
    })
  }
}

// ------------------------------------------------------------------ playing

let timers: ReturnType<typeof setTimeout>[] = []
let layer: HTMLElement | null = null

function later(ms: number, act: () => void): void {
  timers.push(setTimeout(act, ms))
}

/** Play the legs one after the other; `done` is called once, at the end or when it is cut short. */
export function fly(legs: Leg[], pace: number, done: () => void): () => void {
  halt()
  if (!legs.length || pace <= 0) {
    done()
    return () => undefined
  }
  layer = document.createElement('div')
  layer.className = 'cb-layer'
  layer.setAttribute('aria-hidden', 'true')
  document.body.append(layer)
  const last = legs.at(-1)!.at
  // A long chain goes faster, so that nobody waits for it.
  const step = Math.min(pace * 0.75, FLIGHTS / Math.max(last, 1))
  const own = layer
  for (const leg of legs) leg.run(leg.at * step, pace, own)
  let over = false
  const end = (): void => {
    if (over) return
    over = true
    if (layer === own) halt()
    done()
  }
  later(last * step + pace * 2.6, end)
  return end
}

/** Stop whatever is moving: everything is where the view says. */
export function halt(): void {
  for (const timer of timers) clearTimeout(timer)
  timers = []
  layer?.remove()
  layer = null
  news.clear()
}
