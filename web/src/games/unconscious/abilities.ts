/** The clients whose grief is gone: their abilities hold from then on, and are shown where they matter. */
import type { Content } from './content'
import type { UnconsciousView } from './view'

/** Clients of a seat that are active: cured, or in a room without their layer. */
export function activeClients(view: UnconsciousView, seat: number): string[] {
  const own = view.seats[seat]
  if (!own) return []
  return [...own.cured, ...own.rooms.flatMap((room) => (room && !room[1] ? [room[0]] : []))]
}

/** The client that gives a seat an ability, if it has it. */
export function clientWith(view: UnconsciousView, seat: number, ability: string, content: Content): string {
  return activeClients(view, seat).find((id) => content.client(id).ability === ability) ?? ''
}
