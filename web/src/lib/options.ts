/** A game's options as the server describes them: what a value is unless set, and which values do not go together. */
import type { OptionValue } from '../wire'

interface Otherwise {
  option: string
  value: OptionValue
  default: OptionValue
}

interface Common {
  name: string
  group: string
  otherwise: Otherwise[]
}

export interface ChoiceOption extends Common {
  type: 'choice'
  choices: string[]
  default: string
  labels?: Record<string, string>
}

interface NumberOption extends Common {
  type: 'number'
  low: number
  high: number
  default: number
}

interface SwitchOption extends Common {
  type: 'switch'
  default: boolean
}

export interface WordsOption extends Common {
  type: 'words'
  choices: string[]
  lengths: number[]
  repeats: boolean
  default: string[]
  labels?: Record<string, string>
}

export type Option = ChoiceOption | NumberOption | SwitchOption | WordsOption

export interface Exclusion {
  one: [string, OptionValue]
  other: [string, OptionValue]
  clause: string
}

export interface Schema {
  options: Option[]
  exclusions: Exclusion[]
}

export type Values = Record<string, OptionValue>

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'options' in value && Array.isArray(value.options)
}

export function same(one: OptionValue | undefined, other: OptionValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Every option with its value: what was set, else its default, which may follow an earlier option. */
export function resolved(schema: Schema, given: Values): Values {
  const values: Values = {}
  for (const option of schema.options) {
    const set = given[option.name]
    if (set !== undefined) {
      values[option.name] = set
      continue
    }
    const other = option.otherwise.find((rule) => same(values[rule.option], rule.value))
    values[option.name] = other ? other.default : option.default
  }
  return values
}

/** The exclusion that forbids this value beside the others, if there is one. */
export function excludedBy(schema: Schema, values: Values, name: string, value: OptionValue): Exclusion | null {
  return (
    schema.exclusions.find(({ one, other }) => {
      if (one[0] === name && same(one[1], value)) return same(values[other[0]], other[1])
      if (other[0] === name && same(other[1], value)) return same(values[one[0]], one[1])
      return false
    }) ?? null
  )
}

/** Set one option. What no longer goes with it falls back to its default, or to a choice that does. */
export function withOption(schema: Schema, given: Values, name: string, value: OptionValue): Values {
  const next: Values = { ...given, [name]: value }
  for (const option of schema.options) {
    if (option.name === name) continue
    let values = resolved(schema, next)
    const now = values[option.name]
    if (now === undefined || !excludedBy(schema, values, option.name, now)) continue
    delete next[option.name]
    values = resolved(schema, next)
    const fallen = values[option.name]
    if (fallen === undefined || !excludedBy(schema, values, option.name, fallen) || option.type !== 'choice') continue
    const fits = option.choices.find((choice) => !excludedBy(schema, values, option.name, choice))
    if (fits !== undefined) next[option.name] = fits
  }
  return next
}

/** The text key of a choice. */
export function choiceKey(option: ChoiceOption | WordsOption, choice: string): string {
  return option.labels?.[choice] ?? `option-${option.name}-${choice}`
}

/** Options as they stand in an address; words are told apart by semicolons, as in a save file. */
export function toQuery(given: Values): URLSearchParams {
  return new URLSearchParams(Object.entries(given).map(([name, value]) => [name, Array.isArray(value) ? value.join(';') : String(value)]))
}

export function fromQuery(schema: Schema, query: URLSearchParams): Values {
  const given: Values = {}
  for (const option of schema.options) {
    const text = query.get(option.name)
    if (text === null) continue
    if (option.type === 'number') {
      if (/^[0-9]{1,4}$/.test(text)) given[option.name] = Number(text)
    } else if (option.type === 'switch') given[option.name] = text === 'true'
    else if (option.type === 'choice') given[option.name] = text
    else
      given[option.name] = text
        .split(';')
        .map((word) => word.trim())
        .filter(Boolean)
  }
  return given
}
