/** How far this browser has shown each table from each seat, so that a return tells only what was missed. */

const PLACE = 'mindtable.watched'
/** More tables than anybody plays at once; the ones watched longest ago are forgotten. */
const MOST = 200

function all(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return new Map(Array.isArray(kept) ? (kept as [string, number][]) : [])
  } catch {
    return new Map()
  }
}

/** The sequence number of the last log line that was shown; 0 where there was none. */
export function watchedUpTo(table: string, seat: number): number {
  return all().get(`${table}/${seat}`) ?? 0
}

export function watched(table: string, seats: readonly number[], seq: number): void {
  const kept = all()
  for (const seat of seats) {
    const place = `${table}/${seat}`
    const before = kept.get(place) ?? 0
    kept.delete(place)
    kept.set(place, Math.max(before, seq))
  }
  try {
    localStorage.setItem(PLACE, JSON.stringify([...kept].slice(-MOST)))
  } catch {
    // A browser that keeps nothing tells some things twice.
  }
}
