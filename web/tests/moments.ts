/** Recorded moments as the shell would hand them to a game's table; `python -m tools.record_views` writes the files. */
import type { Choice, Happening, NoChoice, Phrase } from '../src/wire'

export interface Moment<V> {
  file: string
  step: string
  number: number
  seat: number
  over: boolean
  deciders: number[]
  question: Phrase
  choices: Choice[]
  refused: NoChoice[]
  happened: Happening[]
  view: V
  teams: number[]
  names: string[]
}

type Change = { '=': unknown } | { '.': Record<string, Change | null> } | { '~': [number, number, unknown[]] } | null
type Told<V> = Omit<Moment<V>, 'view' | 'teams' | 'names' | 'file' | 'refused'> & { refused: Refused }
/** By verb: its kind of nouns, and per reason the nouns, with what is told of them. */
type Refused = Record<string, [string, Record<string, (string | [string, Record<string, unknown>])[]>]>

export interface Recorded<V> {
  name: string
  games: { seed: number; teams: number[]; moments: (Told<V> & { change: Change })[]; points: Record<string, unknown>[] }[]
}

export function readMoments<V>(file: Recorded<V>): Moment<V>[] {
  let view: unknown = {}
  return file.games.flatMap((game) => {
    return game.moments.map(({ change, ...moment }) => {
      view = changed(view, change)
      const whole = phrasesWhole(moment) as Told<V>
      return {
        ...whole,
        refused: refused(whole.refused),
        file: file.name,
        view: view as V,
        teams: game.teams,
        names: game.teams.map((_, seat) => `Player ${seat + 1}`),
      }
    })
  })
}

/** What is refused as the server tells it; only its label says less. */
function refused(recorded: Refused): NoChoice[] {
  return Object.entries(recorded).flatMap(([verb, [kind, reasons]]) =>
    Object.entries(reasons).flatMap(([reason, nouns]) =>
      nouns.map((one) => {
        const [noun, facts] = typeof one === 'string' ? [one, {}] : one
        return {
          ...{ action: noun ? `${verb} ${noun}` : verb, verb, kind, noun, label: { key: `verb-${verb}`, args: { noun } }, facts, about: null },
          ...{ refusal: { error: 'IllegalAction', phrases: [{ key: `reason-${reason}`, args: {} }], clause: '' }, listed: false },
        }
      }),
    ),
  )
}

function changed(old: unknown, change: Change): unknown {
  if (change === null) return old
  if ('=' in change) return change['=']
  if ('~' in change) {
    const [from, to, items] = change['~']
    return (old as unknown[]).toSpliced(from, to - from, ...items)
  }
  if (Array.isArray(old)) return old.map((item, k) => changed(item, change['.'][k] ?? null))
  const made = { ...((old ?? {}) as Record<string, unknown>) }
  for (const [key, inner] of Object.entries(change['.'])) made[key] = changed(made[key], inner)
  return made
}

/** Phrases are recorded without empty arguments. */
export function phrasesWhole(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(phrasesWhole)
  if (value === null || typeof value !== 'object') return value
  const made = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, phrasesWhole(inner)]))
  return 'key' in made && !('args' in made) ? { ...made, args: {} } : made
}
