/** The size the shared table is drawn for: about one pixel to a unit at 1366x768. */
export const STAGE = { width: 842, height: 628 }
/** Where there is more height, the displays take it, up to this. */
const TALLEST = 740
/** What the own desk wants beside it on such a screen. */
export const MINE_WIDTH = 476
/** Narrower than this the table becomes one column that scrolls. */
export const NARROW = 620
const COLUMN = { width: 400, height: 640, scroll: true }
/** What the shell keeps for its head and its bar. */
export const SHELL = 140
/** Events are told at most this many steps long, several at a time if need be. */
export const NEWS_STEPS = 6
/** The dial: where on each of its rings the Insights lie, where the rings end, and where each third has its middle. */
export const DIAL = { rings: [24, 50, 78], edges: [37, 64, 92], turns: [-90, 30, 150] }
/** Vienna's box, the middles of the six panels, clockwise from the upper left, and the wheel of districts. */
export const VIENNA = {
  wide: {
    width: 412,
    height: 366,
    at: [
      [124, 53],
      [288, 53],
      [347, 181],
      [288, 308],
      [124, 308],
      [65, 181],
    ],
    x: 206,
    y: 181,
    r: 65,
  },
  narrow: {
    width: 344,
    height: 590,
    at: [
      [85, 66],
      [259, 66],
      [259, 208],
      [259, 520],
      [85, 520],
      [85, 208],
    ],
    x: 172,
    y: 365,
    r: 76,
  },
}

export function stageFor({ width, height }: { width: number; height: number }): { width: number; height: number; scroll?: boolean } {
  if (width > 0 && width < NARROW) return COLUMN
  const tall = width > 0 ? Math.round((STAGE.width * height) / width) : STAGE.height
  return { width: STAGE.width, height: Math.min(TALLEST, Math.max(STAGE.height, tall)) }
}
