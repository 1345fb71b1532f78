/** The size the shared table is drawn for: about one pixel to a unit at 1366x768. */
export const STAGE = { width: 842, height: 628 }
/** Where there is more height, the displays take it, up to this. */
const TALLEST = 740
/** What the own desk wants beside it on such a screen. */
export const MINE_WIDTH = 476
/** Narrower than this the table becomes one column that scrolls. */
export const NARROW = 620
const COLUMN = { width: 400, height: 640, scroll: true }

export function stageFor({ width, height }: { width: number; height: number }): { width: number; height: number; scroll?: boolean } {
  if (width > 0 && width < NARROW) return COLUMN
  const tall = width > 0 ? Math.round((STAGE.width * height) / width) : STAGE.height
  return { width: STAGE.width, height: Math.min(TALLEST, Math.max(STAGE.height, tall)) }
}
