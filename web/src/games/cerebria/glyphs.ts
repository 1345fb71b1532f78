/** The signs of the game, each drawn in a box of 24 by 24 round the origin. `line` ones are stroked, the rest filled. */
export interface Glyph {
  d: string
  line?: boolean
}

const star = (points: number, outer: number, inner: number, turn = 0): string => {
  let d = ''
  for (let k = 0; k < points * 2; k++) {
    const a = (Math.PI * k) / points + turn
    const r = k % 2 ? inner : outer
    d += `${k ? 'L' : 'M'}${(Math.sin(a) * r).toFixed(1)} ${(-Math.cos(a) * r).toFixed(1)}`
  }
  return `${d}Z`
}
const ring = (cx: number, cy: number, r: number): string => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export const GLYPHS = {
  // what one has
  willpower: { d: 'M0-10.5C4.6-5 7.6-1.2 7.6 2.9a7.6 7.6 0 0 1-15.2 0C-7.6-1.2-4.6-5 0-10.5ZM-3.9 3a3.9 3.9 0 0 0 3.4 3.9' },
  essence: { d: 'M0-11Q1.4-1.4 11 0Q1.4 1.4 0 11Q-1.4 1.4-11 0Q-1.4-1.4 0-11Z' },
  ambition: { d: star(5, 10.5, 4.6) },
  card: { d: 'M-5-9.5H5a2 2 0 0 1 2 2V7.5a2 2 0 0 1-2 2H-5a2 2 0 0 1-2-2V-7.5a2 2 0 0 1 2-2ZM-3.5-2 0-5.5 3.5-2 0 1.5Z', line: true },
  cards: {
    d: 'M-3-6H6a1.5 1.5 0 0 1 1.5 1.5v12A1.5 1.5 0 0 1 6 9H-3a1.5 1.5 0 0 1-1.5-1.5v-12A1.5 1.5 0 0 1-3-6ZM-7.5 5.5v-12A1.5 1.5 0 0 1-6-8H4',
    line: true,
  },
  points: { d: `${ring(0, 0, 9.5)}${star(5, 6, 2.6)}`, line: true },
  // what one does
  move: { d: 'M-9 6C-8-5 1-9 8-4M8.5-10V-3.5H2M-9 6l-.01 3', line: true },
  invoke: { d: 'M-10 7H10M-6 7a6 6 0 0 1 12 0M0-9.5V-4M-8.5-5.5-5-2.2M8.5-5.5 5-2.2', line: true },
  quell: { d: 'M-9 8.5H9M0-9.5V3.5M-5.5-1.5 0 4 5.5-1.5', line: true },
  fortify: { d: 'M-7 9.5V-3H-8.5V-9.5H-5V-6.5H-2V-9.5H2V-6.5H5V-9.5H8.5V-3H7V9.5H2.5V4a2.5 2.5 0 0 0-5 0v5.5Z' },
  empower: { d: 'M-7.5 0 0-7.5 7.5 0M-7.5 8.5 0 1 7.5 8.5', line: true },
  rotate: { d: 'M7.6-4.2A8.7 8.7 0 1 0 8.6 2M9-9.5V-3.8H3.2', line: true },
  vibe: { d: `${ring(0, 0, 9.5)}M-4.5 0h9M0-4.5v9`, line: true },
  action: { d: 'M2.5-11-7.5 2H-1L-2.5 11 7.5-2.5H1Z' },
  lock: { d: 'M-6.5-1.5h13v10h-13ZM-4-1.5V-4.5a4 4 0 0 1 8 0v3', line: true },
  cross: { d: 'M-7-7 7 7M7-7-7 7', line: true },
  tick: { d: 'M-8 .5-2.5 6.5 8-6.5', line: true },
  plus: { d: 'M-8 0H8M0-8V8', line: true },
  turn: { d: 'M-7-9.5H7M-7 9.5H7M-5.5-9.5C-5.5-3 5.5 3 5.5 9.5M5.5-9.5C5.5-3-5.5 3-5.5 9.5', line: true },
  hidden: { d: 'M-10 0C-5.5-6.5 5.5-6.5 10 0C5.5 6.5-5.5 6.5-10 0ZM-8 8.5 8-8.5', line: true },
  crown: { d: 'M-8.5 7.5-10-5-4.5-.5 0-8.5 4.5-.5 10-5 8.5 7.5Z' },
  // Realms
  valley: { d: 'M-11 8-4.5-5-.5 2 4-8.5 11 8M-3 8a3.4 3.4 0 0 1 6.4 0', line: true },
  cradle: { d: `${ring(0, 2, 2.4)}M-6 2a6 6 0 0 1 12 0M-10 2A10 10 0 0 1 10 2M-7 8.5a10 10 0 0 0 14 0`, line: true },
  network: { d: `${ring(-6, 5, 2.6)}${ring(6.5, 5.5, 2.6)}${ring(0, -6.5, 2.6)}M-4.7 2.6-1.3-4.2M1.4-4.3 5.2 3.2M-3.4 5.1 3.9 5.4`, line: true },
  land: { d: 'M0 10C-6.5 5.5-10 1.5-10-3.2A5 5 0 0 1 0-4.6 5 5 0 0 1 10-3.2C10 1.5 6.5 5.5 0 10ZM0 5.5V-1M-3 2 0-1 3 2', line: true },
  willow: { d: 'M0 10V-3M0-3C-3-10-9.5-9-9.5-2.5V3.5M0-3C3-10 9.5-9 9.5-2.5V3.5M0-3C-2-6-5.2-5-5.2-.5V6M0-3C2-6 5.2-5 5.2-.5V6', line: true },
  // Spheres: what their bonus brings
  commitment: { d: star(5, 10.5, 4.6) },
  creativity: { d: 'M-5-9.5H5a2 2 0 0 1 2 2V7.5a2 2 0 0 1-2 2H-5a2 2 0 0 1-2-2V-7.5a2 2 0 0 1 2-2ZM-3.5-2 0-5.5 3.5-2 0 1.5Z', line: true },
  humility: { d: 'M0-11Q1.4-1.4 11 0Q1.4 1.4 0 11Q-1.4 1.4-11 0Q-1.4-1.4 0-11Z' },
  diligence: { d: 'M-5-8C-2-4.4 0-1.6 0 1.2a5 5 0 0 1-10 0C-10-1.6-8-4.4-5-8ZM6-3C9 .6 10.5 2.4 10.5 5a4.6 4.6 0 0 1-9.2 0C1.3 2.4 3 .6 6-3Z' },
  knowledge: { d: `M0-10 4.2-2.8H-4.2ZM-9 2.2h6.6v6.6H-9Z${ring(6, 5.4, 3.6)}` },
  // Spirits
  love: { d: 'M0 10C-6.5 5.5-10.5 1.5-10.5-3.2A5.4 5.4 0 0 1 0-4.8 5.4 5.4 0 0 1 10.5-3.2C10.5 1.5 6.5 5.5 0 10Z' },
  delight: { d: `${star(12, 11, 7.4)}M-3.2-1.2v-.01M3.2-1.2v-.01M-3.6 2a4.4 4.4 0 0 0 7.2 0` },
  empathy: { d: `${ring(-3.6, 0, 6.6)}${ring(3.6, 0, 6.6)}`, line: true },
  harmony: { d: 'M-10-4.5q5-5 10 0t10 0M-10 1q5-5 10 0t10 0M-10 6.5q5-5 10 0t10 0', line: true },
  hatred: { d: 'M1-11C2-6 7.5-4 7.5 3A7.5 7.5 0 0 1-7.5 3.5C-7.5-.5-5-2-4.6-5.5-2.5-4.5-2-3-2-1.5.5-3.5 1.8-7 1-11Z' },
  misery: { d: 'M0-11C3-5 5.5-1.5 5.5 2a5.5 5.5 0 0 1-11 0C-5.5-1.5-3-5 0-11ZM-8.5 10.5H8.5' },
  malice: { d: 'M0-11 3-4 2.4 1.5H6.5V4H2L1.4 10.5H-1.4L-2 4H-6.5V1.5H-2.4L-3-4Z' },
  anxiety: { d: 'M1 0a1.8 1.8 0 1 0-1 1.8A4.2 4.2 0 1 0-3.6-2.6 6.6 6.6 0 1 1 6.4 2.4M6.4 2.4A9.6 9.6 0 1 1-9-4', line: true },
  // Aspirations
  attitude: {
    d: 'M0 0V-10.5A10.5 10.5 0 0 1 10-3.2ZM-2-1-8.6-8.2A10.5 10.5 0 0 0-10.4 1ZM-2.6 1.4-10 4a10.5 10.5 0 0 0 6.2 5.8ZM.2 2.4-1 10.4A10.5 10.5 0 0 0 9.4 4.6Z',
  },
  openness: { d: 'M-3-10.5A10.7 10.7 0 0 0-3 10.5M3-10.5A10.7 10.7 0 0 1 3 10.5M-7.5 0H7.5M4-3.5 7.5 0 4 3.5M-4-3.5-7.5 0-4 3.5', line: true },
  awareness: { d: `${ring(0, -6.5, 3.4)}${ring(-6.2, 4.6, 3.4)}${ring(6.2, 4.6, 3.4)}` },
  unity: { d: 'M-1.5-4.5H-6a4.5 4.5 0 0 0 0 9h4.5M1.5-4.5H6a4.5 4.5 0 0 1 0 9H1.5M-4 0H4', line: true },
  liveliness: { d: 'M-11 1H-6L-3-8 1.5 9.5 4.8-3 6.5 1H11', line: true },
  versatility: { d: `M-5.5-10-1-2.5H-10ZM5.5-10 9.6-6 5.5-2-1.4-6Z${ring(-5.6, 5.4, 4)}M2 2h8v7.6H2Z` },
  fortitude: { d: 'M-7 9.5V-3H-8.5V-9.5H-5V-6.5H-2V-9.5H2V-6.5H5V-9.5H8.5V-3H7V9.5H2.5V4a2.5 2.5 0 0 0-5 0v5.5Z' },
  sensibility: { d: star(8, 11, 4.2) },
  reflection: { d: 'M-2-9v18L-10.5 0ZM2-9v18L10.5 0ZM0-11v22', line: true },
} satisfies Record<string, Glyph>

export function glyph(name: string): Glyph {
  return (GLYPHS as Record<string, Glyph>)[name] ?? GLYPHS.essence
}
