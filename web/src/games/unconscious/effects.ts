/**
 * The effect notation of the game's content, read for drawing and for telling:
 *
 *     generate minor growth, elevate 1
 *     major passion + minor growth: therapy 2, points 3
 *
 * A cost is insights to use and to repress; a gain is one thing after another. `main one-03`, `banner one-03` and
 * `card stage-fright` stand for the effect of a whole entry.
 */
import { listed, t } from '../../lib/text.svelte'
import type { Level, Quality } from './view'

export type AnyQuality = Quality | 'any'

interface Cost {
  kind: 'use' | 'repress'
  level: Level
  quality: AnyQuality
}

export interface Gain {
  /** The word of the notation: coffee, points, generate, resolve-row, main … */
  op: string
  n: number
  level: Level
  quality: AnyQuality
  /** A location, or the entry whose effect it is. */
  id: string
}

export interface Effect {
  cost: Cost[]
  gains: Gain[]
}

const read = new Map<string, Effect>()

export function effect(text: string): Effect {
  let found = read.get(text)
  if (!found) {
    const [left = '', right] = text.split(':')
    found = {
      cost: right === undefined ? [] : left.split('+').map((part) => readCost(part.trim())),
      gains: (right ?? left).split(',').flatMap((part) => (part.trim() ? [readGain(part.trim())] : [])),
    }
    read.set(text, found)
  }
  return found
}

function readCost(text: string): Cost {
  if (text === 'repress') return { kind: 'repress', level: 'minor', quality: 'any' }
  const [level, quality] = text.split(' ')
  return { kind: 'use', level: level as Level, quality: quality as AnyQuality }
}

export function readGain(text: string): Gain {
  const words = text.split(' ')
  const [op = '', second = '', third = ''] = words
  const gain: Gain = { op, n: 1, level: 'minor', quality: 'any', id: '' }
  if (text.startsWith('transfer 1 or elevate')) return { ...gain, op: 'elevate-or-transfer', quality: words[5] as AnyQuality }
  switch (op) {
    case 'generate':
      return { ...gain, level: second as Level, quality: third as AnyQuality }
    case 'elevate':
      return { ...gain, n: Number(second), quality: (third || 'any') as AnyQuality }
    case 'resolve':
      return { ...gain, op: `resolve-${second}`, n: third === 'twice' ? 2 : 1 }
    case 'inkpot':
      return { ...gain, n: Number(second.slice(second.lastIndexOf('-') + 1)) }
    case 'location':
    case 'main':
    case 'banner':
    case 'card':
      return { ...gain, id: second }
    default:
      return { ...gain, n: second ? Number(second) : 1 }
  }
}

/** One of each kind of effect, as tiles, cards and the city show them: the glossary explains them all. */
export const EVERY_EFFECT: readonly string[] = [
  'generate minor growth',
  'generate median any',
  'major passion: coffee 1',
  'elevate 1',
  'elevate 1 freedom',
  'transfer 1',
  'transfer 1 or elevate 1 growth',
  'repress: coffee 1',
  'coffee 2',
  'box 1',
  'bright 1',
  'points 3',
  'therapy 2',
  'reputation 1',
  'research 1',
  'play 1',
  'tile',
  'resolve tile',
  'resolve tile twice',
  'resolve row',
  'resolve column',
  'inkpot 1-3',
  'professor',
  'location opera',
  'track',
  'treat',
  'room',
]

// ---------------------------------------------------------------- in words

/** Where the text of a whole entry's effect is found. */
export type Lookup = (gain: Gain) => string

const nothing: Lookup = () => ''

// keys: effect-coffee effect-points effect-box effect-bright effect-research effect-play effect-generate effect-elevate
// keys: effect-transfer effect-elevate-or-transfer effect-tile effect-resolve-tile effect-resolve-row effect-inkpot
// keys: effect-resolve-column effect-reputation effect-treat effect-professor effect-track effect-location
// keys: effect-therapy effect-room effect-main effect-banner effect-card
export function gainText(gain: Gain, lookup: Lookup = nothing): string {
  const { op, n, level, quality, id } = gain
  if (op === 'main' || op === 'banner' || op === 'card') {
    const inner = lookup(gain)
    return t(`effect-${op}`, { effect: inner ? effectText(inner) : '' })
  }
  return t(`effect-${op}`, { n, level, quality, location: id })
}

function costText(cost: readonly Cost[]): string {
  const used = cost.filter((c) => c.kind === 'use').map(({ level, quality }) => t('effect-used', { level, quality }))
  const parts = [
    ...(used.length ? [t('effect-use', { insights: listed(used) })] : []),
    ...cost.filter((c) => c.kind === 'repress').map(() => t('effect-repress')),
  ]
  return parts.length > 1 ? parts.reduce((first, second) => t('effect-and', { first, second })) : (parts[0] ?? '')
}

/** An effect as a sentence without a beginning: `use a minor growth insight: gain a research card`. */
export function effectText(text: string, lookup: Lookup = nothing): string {
  const { cost, gains } = effect(text)
  const told = listed(gains.map((gain) => gainText(gain, lookup)))
  return cost.length ? t('effect-for', { cost: costText(cost), gains: told }) : told
}

/** The same as a sentence of its own. */
export function sentence(text: string): string {
  return text ? text[0]!.toLocaleUpperCase() + text.slice(1) : text
}
