/** The tables whose talk this browser doesn't show. */

const PLACE = 'mindtable.muted'
/** More tables than anybody mutes; the ones muted longest ago are forgotten. */
const MOST = 200

function all(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []
  } catch {
    return []
  }
}

export function isMuted(table: string): boolean {
  return all().includes(table)
}

export function mute(table: string, yes: boolean): void {
  const others = all().filter((one) => one !== table)
  try {
    localStorage.setItem(PLACE, JSON.stringify((yes ? [...others, table] : others).slice(-MOST)))
  } catch {
    // A browser that keeps nothing shows the talk again after a reload.
  }
}
