/** The drawing of an Emotion, made from its name: round waves for Bliss, sharper ones for Gloom. It fills a box of
 * 100 by 100 round the origin, as three paths: a soft body of light, fine lines and a few bold ones. */
import { dice } from '../../lib/dice'
import type { Team } from './view'

export interface Art {
  /** Filled at low opacity, as light behind the lines. */
  body: string
  fine: string
  bold: string
  /** Degrees by which the two colours of the ground are turned. */
  tilt: number
}

type Roll = () => number
interface Sketch {
  body: string[]
  fine: string[]
  bold: string[]
}

const TAU = Math.PI * 2
const n = (value: number): string => (Math.round(value * 10) / 10).toString()

const drawn = new Map<string, Art>()

export function artOf(card: string, side: Team, strong: boolean): Art {
  const key = `${card} ${side} ${strong}`
  let art = drawn.get(key)
  if (!art) {
    art = draw(card, side, strong)
    drawn.set(key, art)
  }
  return art
}

function draw(card: string, side: Team, strong: boolean): Art {
  const roll = dice(card)
  const families = side === 'bliss' ? BLISS : GLOOM
  const family = families[Math.floor(roll() * families.length)] ?? families[0]!
  const sketch: Sketch = { body: [], fine: [], bold: [] }
  family(sketch, roll, strong)
  return {
    body: sketch.body.join(''),
    fine: sketch.fine.join(''),
    bold: sketch.bold.join(''),
    tilt: Math.floor(roll() * 360),
  }
}

/** A closed curve through points given by angle and radius, rounded. */
function loop(points: [number, number][], cx = 0, cy = 0): string {
  const at = points.map(([a, r]) => [cx + Math.cos(a) * r, cy + Math.sin(a) * r] as const)
  const count = at.length
  let path = ''
  for (let k = 0; k < count; k++) {
    const [x0, y0] = at[k]!
    const [x1, y1] = at[(k + 1) % count]!
    const mx = (x0 + x1) / 2
    const my = (y0 + y1) / 2
    path += k === 0 ? `M${n(mx)} ${n(my)}` : ''
    const [x2, y2] = at[(k + 2) % count]!
    path += `Q${n(x1)} ${n(y1)} ${n((x1 + x2) / 2)} ${n((y1 + y2) / 2)}`
  }
  return `${path}Z`
}

function dot(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0-${n(2 * r)} 0Z`
}

function shape(points: readonly (readonly [number, number])[], closed = true): string {
  return points.map(([x, y], k) => `${k ? 'L' : 'M'}${n(x)} ${n(y)}`).join('') + (closed ? 'Z' : '')
}

const around = (count: number, radius: (a: number, k: number) => number): [number, number][] =>
  Array.from({ length: count }, (_, k) => {
    const a = (TAU * k) / count
    return [a, radius(a, k)]
  })

const between = (roll: Roll, low: number, high: number): number => low + roll() * (high - low)
const whole = (roll: Roll, low: number, high: number): number => Math.floor(between(roll, low, high + 1))

// ------------------------------------------------------------------ Bliss: round, breathing, open

/** Petals round a warm heart. */
function bloom(s: Sketch, roll: Roll, strong: boolean): void {
  const petals = whole(roll, 5, 8)
  const turn = roll() * TAU
  const depth = between(roll, 0.16, 0.34)
  const second = whole(roll, 1, 3)
  const rings = strong ? 9 : 7
  for (let ring = 0; ring < rings; ring++) {
    const size = 9 + ring * (strong ? 5.6 : 6.6)
    const swirl = turn + ring * 0.1
    const curve = loop(around(petals * 6, (a) => size * (1 + depth * Math.sin(petals * a + swirl) + 0.05 * Math.sin(second * a))))
    ;(ring % 3 === 1 ? s.bold : s.fine).push(curve)
    if (ring === 4) s.body.push(curve)
  }
}

/** A sea of waves under a rising sun. */
function dawn(s: Sketch, roll: Roll, strong: boolean): void {
  const sx = between(roll, -20, 20)
  const sy = between(roll, -14, 2)
  const size = between(roll, 12, 18)
  s.body.push(
    loop(
      around(24, () => size),
      sx,
      sy,
    ),
  )
  for (let ring = 1; ring <= (strong ? 4 : 2); ring++)
    s.fine.push(
      loop(
        around(28, () => size + ring * 6),
        sx,
        sy,
      ),
    )
  const speed = between(roll, 0.9, 1.8)
  const phase = roll() * TAU
  for (let line = 0; line < 9; line++) {
    const y = sy + 6 + line * 6.2
    const lift = 2.5 + line * 0.55
    let path = `M-54 ${n(y + lift * Math.sin(phase + line))}`
    for (let x = -54; x < 54; x += 12) {
      const y1 = y + lift * Math.sin(phase + line * 0.7 + ((x + 6) / 16) * speed)
      const y2 = y + lift * Math.sin(phase + line * 0.7 + ((x + 12) / 16) * speed)
      path += `Q${x + 6} ${n(y1)} ${x + 12} ${n(y2)}`
    }
    ;(line % 3 === 0 ? s.bold : s.fine).push(path)
  }
}

/** Ripples that meet. */
function ripples(s: Sketch, roll: Roll, strong: boolean): void {
  const drops = strong ? 4 : 3
  const turn = roll() * TAU
  for (let drop = 0; drop < drops; drop++) {
    const a = turn + (TAU * drop) / drops + between(roll, -0.3, 0.3)
    const away = between(roll, 15, 24)
    const cx = Math.cos(a) * away
    const cy = Math.sin(a) * away
    const rings = whole(roll, 4, 6)
    for (let ring = 1; ring <= rings; ring++) {
      const circle = loop(
        around(20, () => ring * between(roll, 5, 5.6)),
        cx,
        cy,
      )
      ;(ring === 2 ? s.bold : s.fine).push(circle)
      if (ring === 3) s.body.push(circle)
    }
  }
}

/** Seeds in a sunflower's order. */
function seeds(s: Sketch, roll: Roll, strong: boolean): void {
  const angle = Math.PI * (3 - Math.sqrt(5)) + between(roll, -0.003, 0.003)
  const count = strong ? 120 : 88
  const spread = strong ? 5.3 : 5.9
  const cx = between(roll, -14, 14)
  const cy = between(roll, -10, 10)
  const every = whole(roll, 3, 5)
  for (let k = 1; k < count; k++) {
    const r = spread * Math.sqrt(k)
    const a = k * angle
    const size = 1.1 + (2.6 * k) / count
    const seed = dot(cx + Math.cos(a) * r, cy + Math.sin(a) * r, size)
    ;(k % every === 0 ? s.bold : s.fine).push(seed)
    if (k % every) s.body.push(seed)
  }
}

/** Ribbons that wind about each other. */
function ribbons(s: Sketch, roll: Roll, strong: boolean): void {
  const strands = strong ? 12 : 9
  const lobes = whole(roll, 2, 4)
  const phase = roll() * TAU
  const reach = between(roll, 13, 19)
  for (let strand = 0; strand < strands; strand++) {
    const shift = (strand / strands) * Math.PI
    const curve = loop(around(36, (a) => 27 + reach * Math.sin(lobes * a + phase + shift) * Math.cos(a * 0.5 + shift) ** 2))
    ;(strand % 4 === 0 ? s.bold : s.fine).push(curve)
    if (strand === 0) s.body.push(curve)
  }
}

/** A meadow of small flowers. */
function meadow(s: Sketch, roll: Roll, strong: boolean): void {
  const flowers: [number, number, number][] = []
  for (let tries = 0; flowers.length < (strong ? 13 : 9) && tries < 400; tries++) {
    const x = between(roll, -48, 48)
    const y = between(roll, -44, 44)
    const size = between(roll, 9, 17)
    if (flowers.every(([fx, fy, fs]) => Math.hypot(fx - x, fy - y) > (fs + size) * 0.92)) flowers.push([x, y, size])
  }
  flowers.forEach(([x, y, size], k) => {
    const petals = whole(roll, 4, 7)
    const turn = roll() * TAU
    const outline = loop(
      around(petals * 6, (a) => size * (0.72 + 0.28 * Math.cos(petals * a + turn))),
      x,
      y,
    )
    ;(k % 3 === 0 ? s.bold : s.fine).push(outline)
    s.fine.push(
      loop(
        around(petals * 6, (a) => size * (0.4 + 0.14 * Math.cos(petals * a + turn))),
        x,
        y,
      ),
    )
    s.fine.push(dot(x, y, size * 0.16))
    if (k % 2 === 0) s.body.push(outline)
  })
}

/** Arches of light, one over the other. */
function arches(s: Sketch, roll: Roll, strong: boolean): void {
  const cx = between(roll, -16, 16)
  const foot = between(roll, 34, 46)
  const lean = between(roll, -0.25, 0.25)
  const count = strong ? 13 : 10
  for (let k = 1; k <= count; k++) {
    const r = k * (strong ? 5.4 : 6.4)
    const x = cx + lean * r
    const arch = `M${n(x - r)} ${n(foot)}C${n(x - r)} ${n(foot - r * 1.5)} ${n(x + r)} ${n(foot - r * 1.5)} ${n(x + r)} ${n(foot)}`
    ;(k % 3 === 1 ? s.bold : s.fine).push(arch)
    if (k === 4) s.body.push(arch)
  }
  const rays = whole(roll, 9, 15)
  for (let k = 0; k <= rays; k++) {
    const a = Math.PI + (Math.PI * k) / rays
    s.fine.push(`M${n(cx + Math.cos(a) * 74)} ${n(foot + Math.sin(a) * 74)}L${n(cx + Math.cos(a) * 100)} ${n(foot + Math.sin(a) * 100)}`)
  }
}

// ------------------------------------------------------------------ Gloom: angular, splintered, closing in

/** A star of splinters, each ring turned against the last. */
function splinters(s: Sketch, roll: Roll, strong: boolean): void {
  const points = whole(roll, 5, 9)
  const turn = roll() * TAU
  const bite = between(roll, 0.42, 0.66)
  const twist = between(roll, 0.08, 0.24)
  const rings = strong ? 9 : 7
  for (let ring = 0; ring < rings; ring++) {
    const size = 10 + ring * (strong ? 5.8 : 6.8)
    const star = Array.from({ length: points * 2 }, (_, k) => {
      const a = turn + ring * twist + (Math.PI * k) / points
      const r = size * (k % 2 ? bite : 1)
      return [Math.cos(a) * r, Math.sin(a) * r] as const
    })
    ;(ring % 3 === 1 ? s.bold : s.fine).push(shape(star))
    if (ring === 4) s.body.push(shape(star))
  }
}

/** A broken range of peaks, ridge behind ridge. */
function ridges(s: Sketch, roll: Roll, strong: boolean): void {
  const ranges = strong ? 9 : 7
  for (let range = 0; range < ranges; range++) {
    const base = -26 + range * (72 / ranges)
    const points: [number, number][] = []
    let x = -58
    let up = roll() < 0.5
    while (x < 58) {
      points.push([x, base + (up ? -between(roll, 6, 17) : between(roll, 0, 6))])
      up = !up
      x += between(roll, 6, 14)
    }
    points.push([58, base])
    ;(range % 3 === 0 ? s.bold : s.fine).push(shape(points, false))
    if (range === 2) s.body.push(shape([...points, [58, 60], [-58, 60]]))
  }
}

/** Cracks that run out from one blow. */
function cracks(s: Sketch, roll: Roll, strong: boolean): void {
  const cx = between(roll, -12, 12)
  const cy = between(roll, -10, 10)
  const arms = strong ? 15 : 11
  const turn = roll() * TAU
  const ring: [number, number][][] = [[], [], []]
  for (let arm = 0; arm < arms; arm++) {
    let a = turn + (TAU * arm) / arms + between(roll, -0.12, 0.12)
    let x = cx
    let y = cy
    const points: [number, number][] = [[x, y]]
    for (let joint = 0; joint < 5; joint++) {
      const step = between(roll, 9, 16)
      a += between(roll, -0.5, 0.5)
      x += Math.cos(a) * step
      y += Math.sin(a) * step
      points.push([x, y])
      if (joint < 3) ring[joint]!.push([x, y])
    }
    ;(arm % 3 === 0 ? s.bold : s.fine).push(shape(points, false))
  }
  for (const web of ring) s.fine.push(shape(web))
  s.body.push(shape(ring[1]!))
}

/** Thorns along a narrowing spiral. */
function thorns(s: Sketch, roll: Roll, strong: boolean): void {
  const way = roll() < 0.5 ? 1 : -1
  const turns = between(roll, 2.4, 3.3)
  const steps = Math.floor(turns * 11)
  const start = roll() * TAU
  const coil: [number, number][] = []
  for (let k = 0; k <= steps; k++) {
    const r = 50 * (1 - k / steps) ** 0.85 + 2
    const a = start + way * ((TAU * turns * k) / steps)
    coil.push([Math.cos(a) * r, Math.sin(a) * r])
    const long = r * between(roll, 0.16, 0.3) + 2
    const out = a + way * 0.35
    const tip: [number, number] = [Math.cos(a) * r + Math.cos(out) * long, Math.sin(a) * r + Math.sin(out) * long]
    const foot = a + way * 0.16
    s.fine.push(shape([[Math.cos(a) * r, Math.sin(a) * r], tip, [Math.cos(foot) * r * 0.97, Math.sin(foot) * r * 0.97]], false))
    if (strong && k % 2)
      s.fine.push(
        shape(
          [
            [0, 0],
            [Math.cos(a) * r * 0.4, Math.sin(a) * r * 0.4],
          ],
          false,
        ),
      )
  }
  s.bold.push(shape(coil, false))
  s.body.push(shape(coil.slice(0, 13)))
}

/** Crystals grown into each other. */
function crystals(s: Sketch, roll: Roll, strong: boolean): void {
  const count = strong ? 9 : 7
  const turn = roll() * TAU
  for (let k = 0; k < count; k++) {
    const a = turn + (TAU * k) / count + between(roll, -0.15, 0.15)
    const long = between(roll, 30, 52)
    const wide = between(roll, 0.1, 0.2)
    const p = (angle: number, r: number): [number, number] => [Math.cos(angle) * r, Math.sin(angle) * r]
    const outline = [p(a + Math.PI, 5), p(a - wide * 2.2, long * 0.62), p(a, long), p(a + wide * 2.2, long * 0.66)] as const
    ;(k % 3 === 0 ? s.bold : s.fine).push(shape(outline))
    s.fine.push(shape([p(a + Math.PI, 5), p(a - wide * 0.4, long * 0.7), p(a, long)], false))
    s.fine.push(shape([p(a - wide * 2.2, long * 0.62), p(a - wide * 0.4, long * 0.7), p(a + wide * 2.2, long * 0.66)], false))
    if (k % 2 === 0) s.body.push(shape(outline))
  }
}

/** Squares turned into each other, without an end. */
function maze(s: Sketch, roll: Roll, strong: boolean): void {
  const sides = whole(roll, 3, 6)
  const twist = between(roll, 0.09, 0.2) * (roll() < 0.5 ? 1 : -1)
  const shrink = between(roll, 0.84, 0.9)
  const cx = between(roll, -10, 10)
  const cy = between(roll, -8, 8)
  let size = 64
  let turn = roll() * TAU
  for (let k = 0; k < (strong ? 22 : 17); k++) {
    const outline = Array.from({ length: sides }, (_, j) => {
      const a = turn + (TAU * j) / sides
      return [cx + Math.cos(a) * size, cy + Math.sin(a) * size] as const
    })
    ;(k % 4 === 0 ? s.bold : s.fine).push(shape(outline))
    if (k === 5) s.body.push(shape(outline))
    size *= shrink
    turn += twist
  }
}

/** Hard rain on broken ground. */
function rain(s: Sketch, roll: Roll, strong: boolean): void {
  const slant = between(roll, 0.2, 0.6) * (roll() < 0.5 ? 1 : -1)
  for (let k = 0; k < (strong ? 44 : 32); k++) {
    const x = between(roll, -60, 60)
    const y = between(roll, -52, 24)
    const long = between(roll, 8, 22)
    ;(k % 5 === 0 ? s.bold : s.fine).push(`M${n(x)} ${n(y)}L${n(x + slant * long)} ${n(y + long)}`)
  }
  const ground: [number, number][] = []
  for (let x = -58; x <= 58; x += between(roll, 7, 13)) ground.push([x, between(roll, 22, 40)])
  s.bold.push(shape(ground, false))
  s.body.push(shape([...ground, [58, 60], [-58, 60]]))
  for (const [x, y] of ground) s.fine.push(`M${n(x)} ${n(y)}L${n(x + between(roll, -9, 9))} 56`)
}

const BLISS = [bloom, dawn, ripples, seeds, ribbons, meadow, arches]
const GLOOM = [splinters, ridges, cracks, thorns, crystals, maze, rain]
