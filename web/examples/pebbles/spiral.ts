/** Where the pebbles of a heap lie: along a spiral, from its middle outwards, in a square whose sides are 100 long. */
export interface Spiral {
  points: { x: number; y: number }[]
  /** The width of a pebble. */
  width: number
}

const FIRST_ANGLE = 3.2
const ARM = 1.02

/** Neighbours are 1 apart, and so are the arms; then all is scaled to the square. */
export function spiral(count: number): Spiral {
  const found: { x: number; y: number }[] = []
  let angle = FIRST_ANGLE
  for (let number = 0; number < count; number++) {
    const radius = (angle / (2 * Math.PI)) * ARM
    found.push({ x: Math.cos(angle) * radius, y: Math.sin(angle) * radius })
    angle += 1 / radius
  }
  const [across, down] = [found.map(({ x }) => x), found.map(({ y }) => y)].map((all) => ({ from: Math.min(...all), to: Math.max(...all) }))
  const scale = 100 / (Math.max(across!.to - across!.from, down!.to - down!.from) + 1)
  const placed = (at: number, { from, to }: { from: number; to: number }): number => 50 + (at - (from + to) / 2) * scale
  return { points: found.map(({ x, y }) => ({ x: placed(x, across!), y: placed(y, down!) })), width: 0.94 * scale }
}
