/**
 * Emotion decks as text: as the `decks` option takes them, and as people share them. What a deck may hold is for the
 * server to judge; here it is only written and read.
 */
import type { Entry } from '../../wire'
import type { Team } from './view'

/** How many of each Emotion. */
export type Cards = Record<string, number>

export interface ReadyDeck {
  id: string
  team: Team
  cards: Cards
}

/** What the server says of building decks for a side: how many cards, how many copies, and which. */
export interface Building {
  size: number
  copies: number
  cards: string[]
  /** The rules, to be looked up. */
  clauses: string[]
}

export function readyDecks(content: readonly Entry[]): ReadyDeck[] {
  return content.filter((entry) => entry.kind === 'deck').map(({ id, data }) => ({ id, team: data['team'] as Team, cards: data['cards'] as Cards }))
}

export function buildingOf(content: readonly Entry[], team: Team): Building {
  const data = content.find((entry) => entry.kind === 'deck-building' && entry.id === team)?.data ?? {}
  return {
    size: Number(data['size'] ?? 0),
    copies: Number(data['copies'] ?? 0),
    cards: (data['cards'] as string[] | undefined) ?? [],
    clauses: (data['clauses'] as string[] | undefined) ?? [],
  }
}

export function countOf(cards: Cards): number {
  return Object.values(cards).reduce((sum, number) => sum + number, 0)
}

/** So many more or fewer of a card; none is left where there are none. */
export function changed(cards: Cards, card: string, by: number): Cards {
  const { [card]: before = 0, ...others } = cards
  const now = Math.max(0, before + by)
  return now ? { ...others, [card]: now } : others
}

/** Equal decks are written equally, in whatever order they were built. */
function inOrder(cards: Cards): [card: string, number: number][] {
  return Object.entries(cards).sort(([one], [other]) => (one < other ? -1 : 1))
}

/** As the `decks` option takes it; a deck without cards is a list too. */
export function asOption(cards: Cards): string {
  return (
    inOrder(cards)
      .map(([card, number]) => `${card} ${number}`)
      .join(', ') + (Object.keys(cards).length > 1 ? '' : ',')
  )
}

/** As people share it: cards by their English names, so that every language can read it, and in the writer's own. */
export function asText(name: string, about: string, cards: Cards, said: (card: string) => string): string {
  const rows = inOrder(cards).map(([card, number]) => {
    const own = said(card)
    return plain(own) === card ? `${number} ${card}` : `${number} ${card} # ${own}`
  })
  return [`# ${name}`, `# ${about}`, ...rows, ''].join('\n')
}

/** However a name is typed. */
function plain(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s_–—-]+/g, '-')
}

export type Read = { name: string; cards: Cards } | { line: number; words: string }

const ROW = /^(?:([0-9]{1,4}) ?[x×]? )?(.+?)(?: [x×]? ?([0-9]{1,4}))?$/i

/** A shared text: one card to a line, or several with commas between; the first note is the name. What cannot be read
 * comes back with the number of its line, which is 0 where the text names no card at all. */
export function readText(text: string, emotions: readonly string[], said: (card: string) => string): Read {
  const known = new Map<string, string>()
  for (const card of emotions) known.set(plain(said(card)), card)
  for (const card of emotions) known.set(card, card)
  let name = ''
  let cards: Cards = {}
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [listed = '', note = ''] = line.split('#', 2)
    if (!name && !listed.trim()) name = note.trim()
    for (const part of listed.split(/[,;]/)) {
      const row = ROW.exec(part.trim().replace(/\s+/g, ' '))
      if (!row) continue
      const card = known.get(plain(row[2] ?? ''))
      if (!card) return { line: index + 1, words: part.trim() }
      cards = changed(cards, card, Number(row[1] ?? row[3] ?? 1))
    }
  }
  return Object.keys(cards).length ? { name, cards } : { line: 0, words: '' }
}
