/** The game's content as its table needs it: figures and effects of tiles, cards, clients, dreams and boards. */
import type { Entry, Phrase } from '../../wire'
import type { Gain } from './effects'
import { LOCATIONS, type District } from './view'

export interface Tile {
  id: string
  level: 'start' | 'I' | 'II'
  main: string
  banner: string
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
  effect: string
}

export interface Dream {
  id: string
  kind: 'manifest' | 'latent'
  effect: string
  symbol: string
}

export interface Research {
  id: string
  volume: District
  tag: string
  effect: string
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
  effects: string[]
  bonuses: string[]
}

type Fields = Record<string, unknown>

/** Effects stand beside their words, in the notation. */
const notation = (fields: Fields, name: string): string => word(fields[`${name}_notation`])
const notations = (fields: Fields, name: string): string[] => words(fields[`${name}_notation`])

const words = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : [])
const word = (value: unknown): string => (typeof value === 'string' ? value : '')
const figure = (value: unknown): number => (typeof value === 'number' ? value : 0)

export class Content {
  readonly #entries: Map<string, Entry>
  /** Nothing is known before the content has come. */
  readonly empty: boolean

  constructor(entries: readonly Entry[]) {
    this.#entries = new Map(entries.map((entry) => [`${entry.kind} ${entry.id}`, entry]))
    this.empty = entries.length === 0
  }

  entry(kind: string, id: string): Entry | undefined {
    return this.#entries.get(`${kind} ${id}`)
  }

  #fields(kind: string, id: string): Fields {
    return this.entry(kind, id)?.data ?? {}
  }

  /** What an entry says of itself. */
  text(kind: string, id: string): Phrase | null {
    return this.entry(kind, id)?.text ?? null
  }

  provenance(kind: string, id: string): string {
    return this.entry(kind, id)?.provenance ?? ''
  }

  tile(id: string): Tile {
    return readTile(id, this.#fields('tile', id))
  }

  client(id: string): Client {
    return readClient(id, this.#fields('client', id))
  }

  grief(id: string): Grief {
    return readGrief(id, this.#fields('grief', id))
  }

  dream(id: string): Dream {
    return readDream(id, this.#fields('dream', id))
  }

  research(id: string): Research {
    return readResearch(id, this.#fields('research', id))
  }

  treatise(id: string): Treatise {
    return readTreatise(id, this.#fields('treatise', id))
  }

  location(id: string): Location {
    const fields = this.#fields('location', id)
    return {
      id,
      district: (word(fields['district']) || 'green') as District,
      effects: notations(fields, 'effects'),
      bonuses: notations(fields, 'bonuses'),
    }
  }

  /** The three bonuses of a location, as an overlay has changed them. */
  bonuses(location: string, overlays: readonly string[]): string[] {
    const over = overlays[LOCATIONS.indexOf(location as (typeof LOCATIONS)[number])]
    if (!over) return this.location(location).bonuses
    const [id = '', side = ''] = over.split(' ')
    return notations(this.#fields('overlay', id), side)
  }

  /** The four bonuses of a district, by value. */
  districtBonuses(district: string): string[] {
    return notations(this.#fields('district', district), 'bonuses')
  }

  goal(id: string): { tags: string[]; points: number } {
    const fields = this.#fields('goal', id)
    return { tags: words(fields['tags']), points: figure(fields['points']) }
  }

  /** What the reputation track gives above (by the own marker) and below (by Freud's), from left to right. */
  stretches(kind: 'income' | 'section'): { from: number; to: number; effects: string[] }[] {
    const found = [...this.#entries.values()].filter((entry) => entry.kind === kind)
    return found.map(({ data }) => ({
      from: figure(data['from']),
      to: figure(data['to']),
      effects: kind === 'income' ? [notation(data, 'effect')] : notations(data, 'effects'),
    }))
  }

  /** What rows and columns of the notebook bring besides their tiles. */
  board(): { rows: string[]; filledRow: string; columns: string[] } {
    const fields = this.#fields('board', 'player')
    return { rows: words(fields['rows']), filledRow: word(fields['filled_row']), columns: words(fields['columns']) }
  }

  /** The effect of a whole entry that stands in a chain. */
  readonly lookup = ({ op, id }: Gain): string => {
    if (op === 'main') return this.tile(id).main
    if (op === 'banner') return this.tile(id).banner
    return op === 'card' ? this.research(id).effect : ''
  }
}

export function readTile(id: string, fields: Fields): Tile {
  return {
    id,
    level: (word(fields['level']) || 'I') as Tile['level'],
    main: notation(fields, 'main'),
    banner: notation(fields, 'banner'),
    location: word(fields['location']),
    insights: words(fields['insights']),
  }
}

export function readClient(id: string, fields: Fields): Client {
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

export function readGrief(id: string, fields: Fields): Grief {
  return { id, symbol: word(fields['symbol']), therapy: figure(fields['therapy']), effect: notation(fields, 'effect') }
}

export function readDream(id: string, fields: Fields): Dream {
  return {
    id,
    kind: (word(fields['kind']) || 'manifest') as Dream['kind'],
    effect: notation(fields, 'effect'),
    symbol: word(fields['symbol']),
  }
}

export function readResearch(id: string, fields: Fields): Research {
  return {
    id,
    volume: (word(fields['volume']) || 'green') as District,
    tag: word(fields['tag']),
    effect: notation(fields, 'effect'),
  }
}

export function readTreatise(id: string, fields: Fields): Treatise {
  return {
    id,
    size: figure(fields['size']),
    volumes: words(fields['volumes']) as District[],
    tags: words(fields['tags']),
    points: figure(fields['points']),
  }
}
