/** What each client, treatise, tile and place earned, told from the log: points belong to what was last done with. */
import type { LogLine } from '../../wire'

export interface Earning {
  seat: number
  /** Where the points come from, as the events call it. */
  source: string
  /** The text key of the thing, or empty where only the source is known. */
  thing: string
  points: number
  /** How often a notebook tile was resolved. */
  times: number
}

type Data = Record<string, unknown>

/** The events that name the thing which later points of a source belong to. */
const NAMING: Record<string, { source: string; name: (data: Data) => string }> = {
  therapy: { source: 'clients', name: (data) => `client-${String(data['client'])}` },
  treats: { source: 'clients', name: (data) => `client-${String(data['client'])}` },
  catharsis: { source: 'clients', name: (data) => `client-${String(data['client'])}` },
  cures: { source: 'clients', name: (data) => `client-${String(data['client'])}` },
  'takes-client': { source: 'clients', name: (data) => `client-${String(data['client'])}` },
  'sells-box': { source: 'clients', name: () => 'resource-box' },
  publishes: { source: 'treatises', name: (data) => `treatise-${String(data['treatise'])}` },
  'plays-research': { source: 'research', name: (data) => `research-${String(data['card'])}` },
  'resolves-tile': { source: 'notebook', name: (data) => `tile ${String(data['tile'])}` },
  bonus: { source: 'city', name: (data) => `noun-bonus-${String(data['bonus'])}` },
  'district-bonus': { source: 'city', name: (data) => `noun-district-space-${String(data['space'])}` },
  goal: { source: 'city', name: (data) => `goal-${String(data['goal'])}` },
}

export function earnings(log: readonly LogLine[]): Earning[] {
  const found = new Map<string, Earning>()
  /** The thing each seat last had to do with, by source. */
  const last = new Map<string, string>()

  const add = (seat: number, source: string, thing: string, points: number, times: number): void => {
    const key = `${seat} ${source} ${thing}`
    const entry = found.get(key) ?? { seat, source, thing, points: 0, times: 0 }
    found.set(key, { ...entry, points: entry.points + points, times: entry.times + times })
  }

  for (const line of log) {
    if (line.undone) continue
    for (const { data } of line.happened) {
      const seat = Number(data['seat'])
      const naming = NAMING[String(data['event'])]
      if (naming) last.set(`${seat} ${naming.source}`, naming.name(data))
      if (data['event'] === 'resolves-tile') add(seat, 'notebook', `tile ${String(data['tile'])}`, 0, 1)
      else if (data['event'] === 'cites') last.set(`${String(data['other_seat'])} treatises`, `treatise-${String(data['treatise'])}`)
      else if (data['event'] === 'points' && data['source'] !== 'final') {
        const source = String(data['source'])
        add(seat, source, last.get(`${seat} ${source}`) ?? '', Number(data['amount']), 0)
      }
    }
  }
  return [...found.values()]
}
