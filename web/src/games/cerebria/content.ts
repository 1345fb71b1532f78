/** The game's content as the board needs it: figures and texts of cards, boards and the rest, by their ids. */
import type { Entry, Phrase } from '../../wire'
import type { Figures, SeatView, Team, Vibe } from './view'

export interface Emotion {
  id: string
  team: Team
  grade: 'starting' | 'mild' | 'strong'
  vibe: Vibe
  spaces: number[]
  strong: string
  threshold: number
  power: Phrase | null
  /** Where its power comes from: rulebook, public, or reconstructed by us. */
  provenance: string
}

export interface Upgrade {
  id: string
  willpower: number
  ambition: number
  about: Phrase
}

export interface Row {
  action: string
  willpower: number
  ambition: number
  upgrades: Upgrade[]
}

export class Content {
  readonly #entries: Map<string, Entry>
  readonly #emotions = new Map<string, Emotion>()

  constructor(entries: readonly Entry[]) {
    this.#entries = new Map(entries.map((entry) => [`${entry.kind} ${entry.id}`, entry]))
  }

  entry(kind: string, id: string): Entry | undefined {
    return this.#entries.get(`${kind} ${id}`)
  }

  /** What an entry says of itself. */
  text(kind: string, id: string): Phrase | null {
    return this.entry(kind, id)?.text ?? null
  }

  emotion(id: string): Emotion {
    let emotion = this.#emotions.get(id)
    if (!emotion) {
      emotion = readEmotion(id, this.entry('emotion', id))
      this.#emotions.set(id, emotion)
    }
    return emotion
  }

  /** The rows of a seat's Spirit board; none before the content has come. */
  rows(seat: SeatView, edition: string): Row[] {
    const id = seat.board === 'A' ? `A-${edition}` : `${seat.spirit}-${edition}`
    const rows = this.entry('board', id)?.data['rows']
    return Array.isArray(rows) ? (rows as Row[]) : []
  }
}

/** The figures of boards and rules. */
export function figuresOf(entries: readonly Entry[]): Partial<Figures> {
  return entries.find((entry) => entry.kind === 'figures')?.data ?? {}
}

export function readEmotion(id: string, entry: Entry | undefined): Emotion {
  const data = (entry?.data ?? {}) as Partial<Record<string, unknown>>
  return {
    id,
    team: (data['team'] as Team | undefined) ?? 'bliss',
    grade: (data['grade'] as Emotion['grade'] | undefined) ?? 'mild',
    vibe: (data['vibe'] as Vibe | undefined) ?? 'none',
    spaces: (data['spaces'] as number[] | undefined) ?? [],
    strong: (data['strong'] as string | undefined) ?? '',
    threshold: (data['threshold'] as number | undefined) ?? 0,
    power: entry?.text ?? null,
    provenance: (data['power_provenance'] as string | undefined) ?? entry?.provenance ?? '',
  }
}
