/** Where things lie on the board: one ring of slots, one of spaces, the Origin in the middle. Angles run clockwise from
 * the top, in degrees; lengths are units of the stage. */
import { FRONTIERS, REALMS, SPACES, type CerebriaView, type FragmentSize, type Frontier, type Space } from './view'

export interface Point {
  x: number
  y: number
}

/** The stage where there is room beside the ring. */
const WIDE = { width: 1200, height: 1000, x: 600, y: 500 }
export type Stage = typeof WIDE

/** The coming Aspirations where there is none (a phone held upright): eight in a row below the ring. */
const ROW = { count: 8, edge: 16, y: 1192 }

/** The side of the square that a finger hits there: an eighth of the row. */
export const hitSide = (stage: Stage): number => (stage.width - ROW.edge) / ROW.count

/** The stage for a room. An upright one takes the room's own shape, and so does the row: at 360 pixels it has 44 for each
 * finger, however much of the height is taken. */
export function stageFor({ width, height }: { width: number; height: number }): Stage {
  if (height <= width) return WIDE
  const shape = width / height
  const side = Math.max(128, (ROW.y * shape - ROW.edge) / (ROW.count - shape))
  const across = ROW.count * side + ROW.edge
  return { width: across, height: ROW.y + side, x: across / 2, y: 700 }
}

export const R = {
  edge: 491,
  names: 466,
  rimOut: 457,
  rim: 451,
  rimIn: 445,
  cards: 374,
  realmSum: 291,
  path: 247,
  fortress: 207,
  frontierSum: 197,
  origin: 186,
  sphereNames: 167,
  spheres: 113,
}

export const CARD = { width: 106, height: 132 }
export const SPACE_RADIUS = 22
export const SPHERE_RADIUS = 41
/** The Wheel on a Team board. */
export const WHEEL = { x: 78, y: 80, radius: 64 }
/** The Fragments piled up in the Identity: how tall and wide, where the lowest stands, and what room there is. */
export const STONES: Record<FragmentSize, { tall: number; wide: number }> = {
  minor: { tall: 9, wide: 25 },
  major: { tall: 14, wide: 32 },
  capping: { tall: 22, wide: 20 },
}
export const TOWER = { foot: 50, room: 112 }
/** A card of the gallery. */
export const FACE = { width: 120, height: 130 }

/** The angle of a Realm's middle, and of a Frontier's. */
export const realmAngle = (realm: number): number => realm * 72
export const frontierAngle = (frontier: number): number => frontier * 72 + 36
const slotAngle = (slot: number): number => slot * 24 - 12
export const spaceAngle = (space: number): number => space * 36

export function at(angle: number, radius: number): Point {
  const a = (angle * Math.PI) / 180
  return { x: Math.sin(a) * radius, y: -Math.cos(a) * radius }
}

export const slotPoint = (slot: number): Point => at(slotAngle(slot), R.cards)
export const spacePoint = (space: number): Point => at(spaceAngle(space), R.path)
export const spaceNumber = (name: string): number => SPACES.indexOf(name as Space)

/** Cards stand upright wherever they lie, leaning a little towards the middle. */
export function slotTilt(slot: number): number {
  const angle = ((slotAngle(slot) + 180) % 360) - 180
  const lean = Math.abs(angle) <= 90 ? angle : angle > 0 ? angle - 180 : angle + 180
  return lean * 0.11 + ((slot * 7) % 5) * 0.5 - 1
}

const n = (value: number): string => String(Math.round(value * 100) / 100)

/** A piece of a ring from one angle to another. */
export function sector(from: number, to: number, inner: number, outer: number): string {
  const a = at(from, outer)
  const b = at(to, outer)
  const c = at(to, inner)
  const d = at(from, inner)
  const large = to - from > 180 ? 1 : 0
  return (
    `M${n(a.x)} ${n(a.y)}A${n(outer)} ${n(outer)} 0 ${large} 1 ${n(b.x)} ${n(b.y)}` +
    `L${n(c.x)} ${n(c.y)}A${n(inner)} ${n(inner)} 0 ${large} 0 ${n(d.x)} ${n(d.y)}Z`
  )
}

/** An arc to write on: read from outside at the top, from inside at the bottom, so that no name stands on its head. */
export function arc(from: number, to: number, radius: number): string {
  const a = at(from, radius)
  const b = at(to, radius)
  const large = Math.abs(to - from) > 180 ? 1 : 0
  return `M${n(a.x)} ${n(a.y)}A${n(radius)} ${n(radius)} 0 ${large} ${to > from ? 1 : 0} ${n(b.x)} ${n(b.y)}`
}

/** A regular polygon with a corner at the top (or a side, when turned). */
export function polygon(sides: number, radius: number, turn = 0): string {
  const corners = Array.from({ length: sides }, (_, k) => at((360 / sides) * k + turn, radius))
  return corners.map((p) => `${n(p.x)},${n(p.y)}`).join(' ')
}

/** Where the Spirits on one space stand: beside each other along the path. */
export function crowd(space: number, place: number, of: number): Point {
  const apart = of > 2 ? 30 : 36
  const offset = ((place - (of - 1) / 2) * apart * 180) / (Math.PI * R.path)
  return at(spaceAngle(space) + offset, R.path)
}

/** The middle of a thing on the ring; null for what lies elsewhere. */
export function spotPoint(spot: string, view: CerebriaView): Point | null {
  const [kind = '', name = ''] = spot.split(':')
  const realm = (REALMS as readonly string[]).indexOf(name)
  switch (kind) {
    case 'slot':
      return slotPoint(Number(name) - 1)
    case 'space':
      return spacePoint(spaceNumber(name))
    case 'realm':
      return at(realmAngle(realm), R.names)
    case 'sphere':
      return at(realmAngle(realm), R.spheres)
    case 'fortress':
      return at(realmAngle(realm), R.fortress)
    case 'frontier':
      return at(frontierAngle(FRONTIERS.indexOf(name as Frontier)), R.frontierSum)
    case 'spirit': {
      const space = view.seats[Number(name)]?.space
      return space ? spacePoint(spaceNumber(space)) : null
    }
    default:
      return null
  }
}
