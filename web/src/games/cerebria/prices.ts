/** What a choice costs and brings, read from its label: a label is a phrase whose parts carry the amounts. */
import type { Phrase } from '../../wire'

export interface Amounts {
  willpower?: number
  ambition?: number
  essence?: number
  cards?: number
}

function amounts(parts: unknown): Amounts {
  const found: Amounts = {}
  for (const part of Array.isArray(parts) ? (parts as Phrase[]) : []) {
    const amount = part.args?.['amount']
    if (typeof amount !== 'number') continue
    if (part.key === 'less-willpower') found.willpower = (found.willpower ?? 0) - amount
    else if (part.key.startsWith('count-')) {
      const what = part.key.slice('count-'.length).split('-')[0] as keyof Amounts
      found[what] = (found[what] ?? 0) + amount
    }
  }
  return found
}

function* phrases(phrase: unknown): Generator<Phrase> {
  if (!phrase || typeof phrase !== 'object' || !('key' in phrase)) return
  const said = phrase as Phrase
  yield said
  for (const part of Object.values(said.args ?? {})) yield* phrases(part)
}

/** The price in a label; `atLeast` where it may become more. Null where nothing is said of a price. */
export function priceIn(label: Phrase): { price: Amounts; atLeast: boolean } | null {
  for (const part of phrases(label)) {
    if (part.key === 'priced' || part.key === 'priced-from') {
      return { price: amounts(part.args['price']), atLeast: part.key === 'priced-from' }
    }
  }
  return null
}

/** What an Absorb would bring: from the Sphere, and from the supply besides. */
export function absorbedIn(label: Phrase): { sphere: number; besides: number; revelation: boolean } | null {
  let revelation = false
  for (const part of phrases(label)) {
    if (part.key === 'label-revelation') revelation = true
    if (part.key === 'label-absorb') {
      const gains = (part.args['gains'] ?? []) as Phrase[]
      const of = (key: string): number => Number(gains.find((gain) => gain.key === key)?.args['amount'] ?? 0)
      return { sphere: of('count-willpower'), besides: of('count-willpower-supply'), revelation }
    }
  }
  return null
}
