/** How the points grew, added up from the events of the log. */
import type { LogLine, SeatShown } from '../wire'
import type { GameModule } from '../games/contract'
import { listed, seatName } from './text.svelte'

/** One side's points over the course of the game. */
export interface Line {
  name: string
  colour: string
  values: number[]
}

export interface Grown {
  lines: Line[]
  rounds: number[]
}

export function history(
  log: readonly LogLine[],
  module: Pick<GameModule, 'points' | 'beginsRound'>,
  view: unknown,
  seats: readonly SeatShown[],
  names: readonly string[],
  colours: readonly string[],
): Grown {
  const { points, beginsRound } = module
  if (!points) return { lines: [], rounds: [] }
  const teams = [...new Set(seats.map((seat) => seat.team))]
  const sums = new Map(teams.map((team) => [team, 0]))
  const values = new Map<number, number[]>(teams.map((team) => [team, [0]]))
  const rounds: number[] = []
  for (const line of log) {
    if (line.undone) continue
    for (const { data } of line.happened) {
      if (beginsRound?.(data)) rounds.push(values.get(teams[0] ?? 0)?.length ?? 1)
      for (const gain of points(data, view as never)) {
        const gaining = new Set(gain.seats.map((seat) => seats[seat]?.team))
        for (const team of teams) if (gaining.has(team)) sums.set(team, (sums.get(team) ?? 0) + gain.points)
      }
    }
    for (const team of teams) values.get(team)?.push(sums.get(team) ?? 0)
  }
  return {
    lines: teams.map((team) => {
      const members = seats.filter((seat) => seat.team === team).map((seat) => seat.seat)
      return {
        name: listed(members.map((seat) => seatName(seat, names))),
        colour: colours[members[0] ?? 0] ?? 'var(--accent)',
        values: values.get(team) ?? [],
      }
    }),
    rounds,
  }
}
