/** The game's content as its table needs it: figures and effects of tiles, cards, clients, dreams and boards. */
import type { Entry, Phrase } from '../../wire'
import { LOCATIONS, type District, type Figures, type Signs } from './view'

/** An effect: its signs, and what it says. */
export interface Effect extends Signs {
  said: Phrase
}

/** One part of an effect, as it stands in the chain of what is being done. */
interface Part extends Effect {
  /** The notebook tile whose effect it is. */
  tile: string
  banner: boolean
}

/** A row or column of the notebook. */
interface Line {
  cells: number[]
  always: Effect | null
  filled: Effect | null
}

export interface Tile {
  id: string
  level: 'start' | 'I' | 'II'
  main: Effect
  banner: Effect | null
  location: string
  insights: string[]
}

export interface Client {
  id: string
  kind: 'routine' | 'case'
  therapy: number
  points: number
  tags: string[]
  ability: string
  scoring: { per: string; points: number; cap: number } | null
}

export interface Grief {
  id: string
  symbol: string
  therapy: number
  effect: Effect
}

export interface Dream {
  id: string
  kind: 'manifest' | 'latent'
  effect: Effect
  symbol: string
}

export interface Research {
  id: string
  volume: District
  tag: string
  effect: Effect
}

export interface Treatise {
  id: string
  size: number
  volumes: District[]
  tags: string[]
  points: number
}

export interface Location {
  id: string
  district: District
  effects: Effect[]
  bonuses: Effect[]
}

type Fields = Record<string, unknown>

const NOTHING: Effect = { cost: [], gains: [], said: { key: '', args: {} } }

/** Effects stand beside their words, in signs. */
export function effectsIn(fields: Fields, name: string): Effect[] {
  const said = [fields[name] ?? []].flat() as Phrase[]
  const signs = [fields[`${name}_signs`] ?? []].flat() as Signs[]
  return signs.map((drawn, k) => ({ ...drawn, said: said[k] ?? NOTHING.said }))
}

const effectIn = (fields: Fields, name: string): Effect | null => effectsIn(fields, name)[0] ?? null

const words = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : [])
const word = (value: unknown): string => (typeof value === 'string' ? value : '')
const figure = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Before the content has come. */
const NO_FIGURES: Figures = {
  most_coffee: 0,
  laps: 0,
  tokens: 0,
  district_values: [],
  inkpot_values: [],
  track_end: 0,
  watches: [],
  catharsis_at: 0,
  therapy_points: [],
  goal_needs: [],
  locks: [],
  lock_cells: [],
}

export class Content {
  readonly #entries: Map<string, Entry>
  /** The figures on the boards. */
  readonly figures: Figures

  constructor(entries: readonly Entry[]) {
    this.#entries = new Map(entries.map((entry) => [`${entry.kind} ${entry.id}`, entry]))
    this.figures = { ...NO_FIGURES, ...this.#fields('figures', 'figures') }
  }

  #all(kind: string): Entry[] {
    return [...this.#entries.values()].filter((entry) => entry.kind === kind)
  }

  #entry(kind: string, id: string): Entry | undefined {
    return this.#entries.get(`${kind} ${id}`)
  }

  #fields(kind: string, id: string): Fields {
    return this.#entry(kind, id)?.data ?? {}
  }

  provenance(kind: string, id: string): string {
    return this.#entry(kind, id)?.provenance ?? ''
  }

  tile(id: string): Tile {
    const fields = this.#fields('tile', id)
    return {
      id,
      level: (word(fields['level']) || 'I') as Tile['level'],
      main: effectIn(fields, 'main') ?? NOTHING,
      banner: effectIn(fields, 'banner'),
      location: word(fields['location']),
      insights: words(fields['insights']),
    }
  }

  client(id: string): Client {
    const fields = this.#fields('client', id)
    return {
      id,
      kind: (word(fields['kind']) || 'routine') as Client['kind'],
      therapy: figure(fields['therapy']),
      points: figure(fields['points']),
      tags: words(fields['tags']),
      ability: word(fields['ability']),
      scoring: (fields['scoring'] as Client['scoring'] | undefined) ?? null,
    }
  }

  grief(id: string): Grief {
    const fields = this.#fields('grief', id)
    return { id, symbol: word(fields['symbol']), therapy: figure(fields['therapy']), effect: effectIn(fields, 'effect') ?? NOTHING }
  }

  dream(id: string): Dream {
    const fields = this.#fields('dream', id)
    return {
      id,
      kind: (word(fields['kind']) || 'manifest') as Dream['kind'],
      effect: effectIn(fields, 'effect') ?? NOTHING,
      symbol: word(fields['symbol']),
    }
  }

  research(id: string): Research {
    const fields = this.#fields('research', id)
    return {
      id,
      volume: (word(fields['volume']) || 'green') as District,
      tag: word(fields['tag']),
      effect: effectIn(fields, 'effect') ?? NOTHING,
    }
  }

  treatise(id: string): Treatise {
    const fields = this.#fields('treatise', id)
    return {
      id,
      size: figure(fields['size']),
      volumes: words(fields['volumes']) as District[],
      tags: words(fields['tags']),
      points: figure(fields['points']),
    }
  }

  location(id: string): Location {
    const fields = this.#fields('location', id)
    return {
      id,
      district: (word(fields['district']) || 'green') as District,
      effects: effectsIn(fields, 'effects'),
      bonuses: effectsIn(fields, 'bonuses'),
    }
  }

  /** The three bonuses of a location, as an overlay has changed them. */
  bonuses(location: string, overlays: readonly string[]): Effect[] {
    const over = overlays[LOCATIONS.indexOf(location as (typeof LOCATIONS)[number])]
    if (!over) return this.location(location).bonuses
    const [id = '', side = ''] = over.split(' ')
    return effectsIn(this.#fields('overlay', id), side)
  }

  /** The four bonuses of a district, by value. */
  districtBonuses(district: string): Effect[] {
    return effectsIn(this.#fields('district', district), 'bonuses')
  }

  goal(id: string): { tags: string[]; points: number } {
    const fields = this.#fields('goal', id)
    return { tags: words(fields['tags']), points: figure(fields['points']) }
  }

  /** What the reputation track gives above (by the own marker) and below (by Freud's), from left to right. */
  stretches(kind: 'income' | 'section'): { from: number; to: number; effects: Effect[] }[] {
    return this.#all(kind).map(({ data }) => ({
      from: figure(data['from']),
      to: figure(data['to']),
      effects: effectsIn(data, kind === 'income' ? 'effect' : 'effects'),
    }))
  }

  /** What rows and columns of the notebook bring besides their tiles. */
  lines(): Line[] {
    const lines = this.#fields('board', 'player')['lines'] as (Fields & { cells: number[] })[] | undefined
    return (lines ?? []).map((line) => ({ cells: line.cells, always: effectIn(line, 'always'), filled: effectIn(line, 'filled') }))
  }

  /** A part of an effect, by the name that the view gives it. */
  part(id: string): Part {
    const fields = this.#fields('part', id)
    return { ...(effectIn(fields, 'effect') ?? NOTHING), tile: word(fields['tile']), banner: fields['banner'] === true }
  }

  /** Several parts together. */
  parts(ids: readonly string[]): Signs {
    const parts = ids.map((id) => this.part(id))
    return { cost: parts.flatMap(({ cost }) => cost), gains: parts.flatMap(({ gains }) => gains) }
  }

  /** One of each kind of effect, for the glossary. */
  glossary(): Effect[] {
    return this.#all('glossary').flatMap(({ data }) => effectsIn(data, 'effect'))
  }

  freeAction(kind: string): { pays: Signs | null; gets: Signs; ability: string } {
    const fields = this.#fields('free-action', kind)
    return { pays: effectIn(fields, 'pays'), gets: effectIn(fields, 'gets') ?? NOTHING, ability: word(fields['ability']) }
  }

  /** What an action of the meeting table costs; the client who makes it cheaper. */
  coffee(action: string, cheap: boolean): number {
    const fields = this.#fields('table-action', action)
    return figure((cheap ? fields['cheap'] : 0) || fields['coffee'])
  }
}
