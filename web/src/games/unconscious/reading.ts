/** How to read a view: where in it the things are. */
import type { Link, SeatView, UnconsciousView } from './view'

/** Clients of a seat without a layer: cured, or in a room from which grief has gone. */
export const activeClients = (seat: SeatView): string[] => [...seat.cured, ...seat.rooms.flatMap((room) => (room && !room[1] ? [room[0]] : []))]

/** Tags of a district. */
export const districtTags = (seat: SeatView, district: number): number => (seat.tags[2 * district] ?? 0) + (seat.tags[2 * district + 1] ?? 0)

/** A phrase as a sentence of its own. */
export const sentence = (text: string): string => (text ? text[0]!.toLocaleUpperCase() + text.slice(1) : text)

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
