/** The drawing on the ground of each Realm, made once: hills, ripples, a net of thoughts, flames, willow branches. */
import { dice } from '../../lib/dice'
import { at } from './geometry'

const n = (value: number): string => (Math.round(value * 10) / 10).toString()
const INNER = 192
const OUTER = 445
const HALF = 24

/** A point of a Realm's ground: degrees from its middle, and how far out from 0 to 1. */
function on(middle: number, angle: number, out: number): string {
  const p = at(middle + angle, INNER + (OUTER - INNER) * out)
  return `${n(p.x)} ${n(p.y)}`
}

/** A smooth line through points. */
function line(points: [number, number][], middle: number): string {
  let d = `M${on(middle, ...points[0]!)}`
  for (let k = 1; k < points.length - 1; k++) {
    const [a, r] = points[k]!
    const [a2, r2] = points[k + 1]!
    d += `Q${on(middle, a, r)} ${on(middle, (a + a2) / 2, (r + r2) / 2)}`
  }
  const last = points.at(-1)!
  return `${d}L${on(middle, ...last)}`
}

function hills(middle: number): string {
  const roll = dice('valley')
  let d = ''
  for (let row = 0; row < 13; row++) {
    const base = 0.04 + row * 0.078
    const shift = roll() * 6
    const points: [number, number][] = []
    for (let a = -HALF - 2; a <= HALF + 2; a += 2) {
      const far = Math.sin(a * 0.19 + shift + row * 0.4) * 0.5 + Math.sin(a * 0.42 + row) * 0.3
      points.push([a, base + far * 0.055])
    }
    d += line(points, middle)
  }
  return d
}

function ripples(middle: number): string {
  const roll = dice('cradle')
  let d = ''
  for (const [a, out] of [
    [-13, 0.74],
    [9, 0.3],
    [16, 0.86],
    [-6, 0.1],
  ] as const) {
    const centre = at(middle + a, INNER + (OUTER - INNER) * out)
    const rings = 5 + Math.floor(roll() * 3)
    for (let ring = 1; ring <= rings; ring++) {
      const r = ring * (9 + ring * 1.1)
      d += `M${n(centre.x - r)} ${n(centre.y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`
    }
  }
  return d
}

function net(middle: number): string {
  const roll = dice('network of thoughts')
  const knots: { x: number; y: number }[] = []
  for (let tries = 0; knots.length < 34 && tries < 900; tries++) {
    const p = at(middle + (roll() * 2 - 1) * HALF, INNER + (OUTER - INNER) * roll())
    if (knots.every((k) => Math.hypot(k.x - p.x, k.y - p.y) > 36)) knots.push(p)
  }
  let d = ''
  knots.forEach((a, k) => {
    const near = knots
      .filter((_, j) => j !== k)
      .sort((p, q) => Math.hypot(p.x - a.x, p.y - a.y) - Math.hypot(q.x - a.x, q.y - a.y))
      .slice(0, 3)
    for (const b of near) if (b.x > a.x || (b.x === a.x && b.y > a.y)) d += `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`
    const r = 2 + (k % 3)
    d += `M${n(a.x - r)} ${n(a.y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  })
  return d
}

function flames(middle: number): string {
  const roll = dice('land of desires')
  let d = ''
  for (let k = 0; k < 22; k++) {
    const foot = -HALF + (k + 0.5) * ((2 * HALF) / 22) + (roll() - 0.5) * 1.4
    const tall = 0.35 + roll() * 0.62
    const sway = (roll() - 0.5) * 5
    d += line(
      [
        [foot, 0],
        [foot + sway, tall * 0.3],
        [foot - sway * 1.2, tall * 0.62],
        [foot + sway * 0.9, tall * 0.86],
        [foot, tall],
      ],
      middle,
    )
    if (k % 2) {
      d += line(
        [
          [foot, 0],
          [foot - sway, tall * 0.22],
          [foot + sway * 0.7, tall * 0.46],
          [foot, tall * 0.6],
        ],
        middle,
      )
    }
  }
  return d
}

function branches(middle: number): string {
  const roll = dice('willow of values')
  let d = ''
  for (let k = 0; k < 19; k++) {
    const top = -HALF + (k + 0.5) * ((2 * HALF) / 19)
    const low = 0.06 + roll() * 0.5
    const sway = (roll() - 0.5) * 4
    d += line(
      [
        [top, 1],
        [top + sway * 0.4, 0.8],
        [top + sway, 0.8 - (0.8 - low) * 0.5],
        [top + sway * 0.8, low],
      ],
      middle,
    )
    for (let leaf = 0; leaf < 6; leaf++) {
      const out = 0.92 - leaf * ((0.92 - low) / 6)
      const side = leaf % 2 ? 1 : -1
      const a = top + sway * (1 - out)
      d += `M${on(middle, a, out)}Q${on(middle, a + side * 1.7, out - 0.015)} ${on(middle, a + side * 1.9, out - 0.06)}`
    }
  }
  return d
}

const DRAWERS = [hills, ripples, net, flames, branches]
export const MOTIFS: readonly string[] = DRAWERS.map((draw, realm) => draw(realm * 72))

/** Stars over a stage, the faint ones together and the bright ones together. */
export function skies(width: number, height: number): { d: string; glow: number }[] {
  const roll = dice(`sky ${width} ${height}`)
  return [
    { glow: 0.35, count: 80, size: 0.9 },
    { glow: 0.6, count: 45, size: 1.2 },
    { glow: 0.9, count: 16, size: 1.9 },
  ].map(({ glow, count, size }) => {
    let d = ''
    for (let k = 0; k < count; k++) {
      const r = n(size * (0.6 + roll() * 0.6))
      d += `M${n(roll() * width)} ${n(roll() * height)}m-${r} 0a${r} ${r} 0 1 0 ${n(2 * Number(r))} 0a${r} ${r} 0 1 0-${n(2 * Number(r))} 0Z`
    }
    return { d, glow }
  })
}
