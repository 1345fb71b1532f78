/**
 * What stating ideas would set going: the action once or twice, then the inkpot to a space of the notebook, and what
 * would be resolved there; also with a bright idea or two more or fewer. It is read off the open board alone.
 */
import type { Content } from './content'
import { lineCells, lineFilled, rowValue } from './reading'
import { INKPOT_SPACES, type SeatView, type UnconsciousView } from './view'

/** One thing that would be resolved: an effect in the notation, and the cell of the tile it stands on. */
export interface Resolved {
  effect: string
  cell: number | null
}

export interface Landing {
  by: number
  /** Bright ideas it takes to move so far. */
  bright: number
  space: string
  /** Ideas freed on the way, each with the column below it. */
  freed: number
  /** Row 0 to 2; -1 at the top and at the left. */
  row: number
  /** What lies there: a row's effects, or what the reputation track gives at once. */
  resolved: Resolved[]
  /** At the top: the columns that could be resolved. */
  columns: number[]
}

export interface Chain {
  space: string
  value: number
  landings: Landing[]
}

const LAPS = 3

/** Where the inkpot comes to stand. */
export function landing(from: string, by: number): string {
  const at = INKPOT_SPACES.indexOf(from as (typeof INKPOT_SPACES)[number])
  return INKPOT_SPACES[(at + by) % INKPOT_SPACES.length] ?? 'top'
}

export function chainOf(view: UnconsciousView, seat: number, space: string, content: Content, spare = 2): Chain | null {
  const own = view.seats[seat]
  if (!own) return null
  const value = rowValue(space)
  const most = Math.min(spare, own.bright)
  const landings: Landing[] = []
  for (let by = Math.max(1, value - most); by <= value + most; by += 1) landings.push(landingOf(own, by, Math.abs(by - value), content))
  return { space, value, landings }
}

export function landingOf(own: SeatView, by: number, bright: number, content: Content): Landing {
  const from = INKPOT_SPACES.indexOf(own.inkpot)
  const laps = Math.floor((from + by) / INKPOT_SPACES.length)
  const freed = Math.min(laps, LAPS - own.laps)
  const space = landing(own.inkpot, by)
  const row = space.startsWith('row-') ? Number(space.slice(4)) - 1 : -1
  return {
    by,
    bright,
    space,
    freed,
    row,
    resolved: row >= 0 ? rowEffects(own, row, content) : space === 'left' ? income(own, content) : [],
    columns: space === 'top' ? Array.from({ length: own.laps + freed }, (_, column) => column) : [],
  }
}

/** What stands above the own marker on the reputation track. */
function income(own: SeatView, content: Content): Resolved[] {
  const here = content.stretches('income').find(({ from, to }) => own.reputation >= from && own.reputation <= to)
  return (here?.effects ?? []).map((effect) => ({ effect, cell: null }))
}

/** What a row brings: its generation, its tiles, and the elevation at its end once it is filled. */
export function rowEffects(own: SeatView, row: number, content: Content): Resolved[] {
  const board = content.board()
  return [
    { effect: board.rows[row] ?? '', cell: null },
    ...tilesOf(own, row, content),
    ...(lineFilled(own.notebook, row) ? [{ effect: board.filledRow, cell: null }] : []),
  ]
}

export function columnEffects(own: SeatView, column: number, content: Content): Resolved[] {
  const board = content.board()
  const filled = lineFilled(own.notebook, column + 3)
  return [...tilesOf(own, column + 3, content), ...(filled ? [{ effect: board.columns[column] ?? '', cell: null }] : [])]
}

function tilesOf(own: SeatView, line: number, content: Content): Resolved[] {
  return lineCells(line).flatMap((cell) => {
    const tile = own.notebook[cell]
    return tile ? [{ effect: content.tile(tile).main, cell }] : []
  })
}
