/** The colour of each seat: the game's own for its sides, else one of four tokens, each with a mark. */
import type { SeatShown } from '../wire'
import type { GameModule, Standing } from '../games/contract'

/** A seat's mark besides its colour. */
export const SEAT_MARKS = ['●', '■', '▲', '◆']

export function standingsOf(module: GameModule | null, view: Record<string, unknown> | undefined, seats: readonly SeatShown[]): Standing[] {
  const all = seats.map((seat) => seat.seat)
  if (module?.standings && view) return module.standings(view as never, all)
  const teams = [...new Set(seats.map((seat) => seat.team))]
  return teams.map((team, index) => ({
    seats: seats.filter((seat) => seat.team === team).map((seat) => seat.seat),
    points: null,
    colour: `var(--seat-${index % SEAT_MARKS.length})`,
    mark: SEAT_MARKS[index % SEAT_MARKS.length] ?? '',
  }))
}

export function seatColours(standings: readonly Standing[], count: number): string[] {
  return Array.from({ length: count }, (_, seat) => standings.find((side) => side.seats.includes(seat))?.colour ?? 'var(--line-strong)')
}
