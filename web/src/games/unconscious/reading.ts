/** How to read a view: what follows from what it says, and the figures of the boards. */
import { DISTRICTS, LOCATIONS, type District, type Link, type SeatView, type UnconsciousView } from './view'

export const DISTRICT_VALUES = [3, 4, 5, 6] as const
/** How far one must come with each goal. */
export const GOAL_NEEDS: readonly number[] = [2, 3, 3, 2, 2, 5, 2]
/** The seven parts of the final scoring. */
export const FINAL_PARTS = ['reputation', 'districts', 'rows', 'tags', 'case-studies', 'boxes', 'bright'] as const

export const MOST_COFFEE = 6
export const MOST_IDEAS = 3
export const FULL_TOKENS = 8
export const TRACK_END = 10
export const CATHARSIS_AT = 3
export const THERAPY_TOP = 8
/** What the spaces of the therapy track give when they are reached. */
export const THERAPY_POINTS: readonly number[] = [0, 0, 0, 0, 0, 0, 1, 2, 3]
/** Spaces of the reputation track at which Freud's figure moves on. */
export const WATCHES: readonly number[] = [4, 7, 9]

/** How far an idea on a space moves the inkpot: the number of its row. */
export const rowValue = (space: string): number => Number(space[1])

export const districtOf = (location: string): District => DISTRICTS[Math.floor(LOCATIONS.indexOf(location as (typeof LOCATIONS)[number]) / 2)] ?? 'green'

/** The cells of a row (0 to 2) or, from 3 on, of a column. */
export const lineCells = (line: number): number[] => (line < 3 ? [3 * line, 3 * line + 1, 3 * line + 2] : [line - 3, line, line + 3])

export const lineFilled = (notebook: readonly string[], line: number): boolean => lineCells(line).every((cell) => notebook[cell])

/** Tags of a district. */
export const districtTags = (seat: SeatView, district: number): number => (seat.tags[2 * district] ?? 0) + (seat.tags[2 * district + 1] ?? 0)

/** How many treatises a seat has published. */
export const published = (view: UnconsciousView, seat: number): string[] => Object.keys(view.treatises).filter((id) => view.treatises[id]?.[0] === seat)

/** Figures at a location: professors by seat, Freud, the journalist. */
export function figuresAt(view: UnconsciousView, location: string): { seats: number[]; freud: boolean; journalist: boolean } {
  return {
    seats: view.seats.flatMap((seat, k) => (seat.professor === location ? [k] : [])),
    freud: view.freud === location,
    journalist: view.journalist === location,
  }
}

/** The first link of what is being done, if it is of this kind. */
export function link(view: UnconsciousView, name: string): Link | null {
  const first = view.doing[0]
  return first && first[0] === name ? first : null
}

export const roundOf = (view: UnconsciousView): number => Math.max(1, Math.ceil(view.turns / view.seats.length))
