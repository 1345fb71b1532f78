/**
 * Drawings made from names, always the same for the same name. A client is a profile with a pattern of thought in the
 * head; a dream is a landscape of layers that drift behind each other. Both fill a box of 100 by 100.
 */
import { dice } from '../../lib/dice'

interface Stroke {
  d: string
  /** Filled or drawn with a pen, in one of three tones, at some strength. */
  as: 'fill' | 'line'
  tone: 0 | 1 | 2
  strength: number
}

export interface Drawn {
  strokes: Stroke[]
  /** Seen from the other side. */
  mirrored: boolean
}

type Roll = () => number

const n = (value: number): string => (Math.round(value * 10) / 10).toString()
const TAU = Math.PI * 2

/** The outline of a head and neck, looking to the left. */
export const PROFILE =
  'M70 100C68 90 66 84 69 76C78 68 84 56 83 42C82 22 68 8 48 8C32 8 22 18 21 32C21 37 21 39 19.5 42C16 48 13 52 11.5 55.5' +
  'C10.8 57.5 13 58.6 16 59C15.2 61 14.6 62.4 15.6 64C16.4 65 17.4 65.2 17 66.4C16 68 15.6 69.4 16.8 70.8' +
  'C17.6 72 17 74 17.4 76C18.4 80.4 23 82 29 81.4C35 80.8 38 83 39.5 88C40.5 92 40 96 38 100Z'

const made = new Map<string, Drawn>()

function keep(key: string, draw: () => Drawn): Drawn {
  let drawn = made.get(key)
  if (!drawn) {
    drawn = draw()
    made.set(key, drawn)
  }
  return drawn
}

// ---------------------------------------------------------------- clients

type Pattern = (roll: Roll) => string

const spiral: Pattern = (roll) => {
  const turns = 3.4 + roll() * 2
  const start = roll() * TAU
  let d = ''
  for (let k = 0; k <= 60; k += 1) {
    const a = start + (k / 60) * turns * TAU
    const r = 1.5 + (k / 60) * 33
    d += `${k ? 'L' : 'M'}${n(51 + Math.cos(a) * r)} ${n(39 + Math.sin(a) * r * 0.92)}`
  }
  return d
}

const waves: Pattern = (roll) => {
  const tall = 2.5 + roll() * 3
  const long = 16 + roll() * 14
  const shift = roll() * long
  let d = ''
  for (let y = 4; y < 82; y += 7) {
    d += `M${n(-shift)} ${n(y)}`
    for (let x = -shift; x < 100; x += long) d += `q${n(long / 4)} ${n(-tall)} ${n(long / 2)} 0t${n(long / 2)} 0`
  }
  return d
}

const rooms: Pattern = (roll) => {
  let d = ''
  for (let k = 0; k < 6; k += 1) {
    const half = 4 + k * 6.2
    const turn = (roll() - 0.5) * 0.5
    d += square(51 + (roll() - 0.5) * 4, 40 + (roll() - 0.5) * 4, half, turn)
  }
  return d
}

const branches: Pattern = (roll) => {
  let d = ''
  const grow = (x: number, y: number, a: number, long: number, left: number): void => {
    const x1 = x + Math.cos(a) * long
    const y1 = y + Math.sin(a) * long
    d += `M${n(x)} ${n(y)}Q${n(x + Math.cos(a - 0.35) * long * 0.6)} ${n(y + Math.sin(a - 0.35) * long * 0.6)} ${n(x1)} ${n(y1)}`
    if (!left) return
    grow(x1, y1, a - 0.35 - roll() * 0.35, long * 0.76, left - 1)
    grow(x1, y1, a + 0.3 + roll() * 0.4, long * 0.74, left - 1)
  }
  grow(55, 84, -TAU / 4 - 0.1, 20, 4)
  return d
}

const orbits: Pattern = (roll) => {
  let d = ''
  for (let k = 0; k < 7; k += 1) {
    const rx = 12 + roll() * 24
    d += `M${n(51 - rx)} 40a${n(rx)} ${n(6 + roll() * 20)} ${n(roll() * 180)} 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(6 + roll() * 20)} ${n(roll() * 180)} 1 0 ${n(-rx * 2)} 0`
  }
  return d
}

const rain: Pattern = (roll) => {
  let d = ''
  for (let k = 0; k < 46; k += 1) {
    const x = 18 + roll() * 68
    const y = 4 + roll() * 72
    d += `M${n(x)} ${n(y)}l${n(-2 - roll() * 2)} ${n(6 + roll() * 5)}`
  }
  return d
}

const stairs: Pattern = (roll) => {
  let d = ''
  const step = 6 + roll() * 3
  for (let k = -4; k < 9; k += 1) {
    d += `M${n(-10 + k * 13)} 84`
    for (let s = 0; s < 9; s += 1) d += `h${n(step)}v${n(-step)}`
  }
  return d
}

const rays: Pattern = (roll) => {
  let d = ''
  const x = 44 + roll() * 14
  const y = 30 + roll() * 14
  const count = 18 + Math.floor(roll() * 10)
  for (let k = 0; k < count; k += 1) {
    const a = (k / count) * TAU
    d += `M${n(x + Math.cos(a) * 7)} ${n(y + Math.sin(a) * 7)}L${n(x + Math.cos(a) * 60)} ${n(y + Math.sin(a) * 60)}`
  }
  return `${d}M${n(x - 4)} ${n(y)}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`
}

const PATTERNS: readonly Pattern[] = [spiral, waves, rooms, branches, orbits, rain, stairs, rays]

function square(x: number, y: number, half: number, turn: number): string {
  const corners = [0.25, 0.75, 1.25, 1.75].map((k) => {
    const a = k * Math.PI + turn
    return `${n(x + Math.cos(a) * half * 1.41)} ${n(y + Math.sin(a) * half * 1.41)}`
  })
  return `M${corners.join('L')}Z`
}

/** Behind the head: squares, rings or rays of the Secession. */
function ornament(roll: Roll): string {
  const kind = Math.floor(roll() * 4)
  let d = ''
  if (kind === 0) {
    for (let x = 4; x < 100; x += 9) for (let y = 4; y < 100; y += 9) if (roll() < 0.55) d += `M${x} ${y}h4v4h-4Z`
  } else if (kind === 1) {
    for (let r = 18; r < 90; r += 8) d += `M${n(51 - r)} 44a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  } else if (kind === 2) {
    for (let k = 0; k < 24; k += 1) {
      const a = (k / 24) * TAU
      d += `M${n(51 + Math.cos(a) * 40)} ${n(44 + Math.sin(a) * 40)}L${n(51 + Math.cos(a) * 96)} ${n(44 + Math.sin(a) * 96)}`
    }
  } else {
    for (let x = 6; x < 100; x += 11) d += `M${x} -2V102M${x + 3} -2V102`
  }
  return d
}

export function clientArt(name: string): Drawn {
  return keep(`client ${name}`, () => {
    const roll = dice(name)
    const first = PATTERNS[Math.floor(roll() * PATTERNS.length)] ?? spiral
    return {
      mirrored: roll() < 0.5,
      strokes: [
        { d: ornament(roll), as: 'line', tone: 1, strength: 0.35 },
        { d: PROFILE, as: 'fill', tone: 0, strength: 1 },
        { d: first(roll), as: 'line', tone: 2, strength: 0.95 },
      ],
    }
  })
}

// ---------------------------------------------------------------- dreams

/** A band across the picture whose upper edge drifts. */
function drift(roll: Roll, y: number, tall: number): string {
  const points = Array.from({ length: 6 }, (_, k) => [k * 20, y + (roll() - 0.5) * tall] as const)
  let d = `M-2 102V${n(points[0]![1])}`
  for (let k = 0; k < points.length - 1; k += 1) {
    const [x0, y0] = points[k]!
    const [x1, y1] = points[k + 1]!
    d += `C${n(x0 + 10)} ${n(y0)} ${n(x1 - 10)} ${n(y1)} ${n(x1)} ${n(y1)}`
  }
  return `${d}L102 102Z`
}

function blob(roll: Roll, x: number, y: number, r: number): string {
  const count = 7
  const at = Array.from({ length: count }, (_, k) => {
    const a = (k / count) * TAU
    const far = r * (0.75 + roll() * 0.5)
    return [x + Math.cos(a) * far, y + Math.sin(a) * far] as const
  })
  const middle = (a: readonly [number, number], b: readonly [number, number]): string => `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`
  let d = `M${middle(at[count - 1]!, at[0]!)}`
  at.forEach((point, k) => {
    d += `Q${n(point[0])} ${n(point[1])} ${middle(point, at[(k + 1) % count]!)}`
  })
  return `${d}Z`
}

/** Something that floats: a moon, a window, a kite, a boat. */
function floating(roll: Roll): string {
  const x = 16 + roll() * 68
  const y = 12 + roll() * 30
  const r = 6 + roll() * 9
  switch (Math.floor(roll() * 5)) {
    case 0:
      return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`
    case 1:
      return `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r)} ${n(y + r * 0.3)}A${n(r * 0.8)} ${n(r * 0.8)} 0 1 1 ${n(x)} ${n(y - r)}Z`
    case 2:
      return square(x, y, r * 0.8, roll() * 0.8)
    case 3:
      return `M${n(x - r * 1.3)} ${n(y)}Q${n(x)} ${n(y + r * 1.3)} ${n(x + r * 1.3)} ${n(y)}ZM${n(x)} ${n(y - 1)}V${n(y - r * 1.5)}L${n(x + r)} ${n(y - 1)}Z`
    default:
      return `M${n(x)} ${n(y - r * 1.3)}L${n(x + r * 0.8)} ${n(y)}L${n(x)} ${n(y + r * 1.6)}L${n(x - r * 0.8)} ${n(y)}Z`
  }
}

export function dreamArt(name: string, latent: boolean): Drawn {
  return keep(`dream ${name}`, () => {
    const roll = dice(name)
    const strokes: Stroke[] = []
    if (latent) {
      for (let k = 0; k < 4; k += 1) {
        strokes.push({ d: blob(roll, 14 + roll() * 72, 14 + roll() * 66, 20 + roll() * 20), as: 'fill', tone: (k % 3) as 0 | 1 | 2, strength: 0.34 })
      }
      for (let k = 0; k < 3; k += 1) {
        const r = 10 + k * 9
        strokes.push({ d: blob(roll, 50, 46, r), as: 'line', tone: 2, strength: 0.8 })
      }
    } else {
      strokes.push({ d: floating(roll), as: 'fill', tone: 2, strength: 0.85 })
      if (roll() < 0.6) strokes.push({ d: floating(roll), as: 'line', tone: 2, strength: 0.8 })
      const bands = 3 + Math.floor(roll() * 2)
      for (let k = 0; k < bands; k += 1) {
        const y = 46 + (k * 52) / bands
        strokes.push({ d: drift(roll, y, 22), as: 'fill', tone: (k % 2) as 0 | 1, strength: 0.4 + k * 0.14 })
      }
    }
    return { strokes, mirrored: false }
  })
}
