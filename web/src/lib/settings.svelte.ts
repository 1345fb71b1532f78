/**
 * What a person set for themselves: kept in this browser at once, and with the server for whoever has a name there.
 * Every setting has a default, so that an older browser's memory never breaks a newer page.
 */
import type { Language } from '../wire'
import { api } from './api'
import { LANGUAGES, speak } from './text.svelte'

export type Theme = 'auto' | 'light' | 'dark' | 'contrast'
export type Speed = 'still' | 'slow' | 'normal' | 'fast'
export type Motion = 'auto' | 'on' | 'off'

/** Each can be switched off by itself, in the settings or by "don't ask again". */
export const CONFIRMATIONS = ['end-turn', 'restart-turn', 'uncertain', 'hand-over', 'absence'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]

/** A deck of one's own, in a game that has them. It need not be ready to play. */
export interface OwnDeck {
  id: string
  name: string
  /** Whose it is, where a game has sides. */
  side: string
  cards: Record<string, number>
  /** When it was last changed, in milliseconds. */
  changed: number
}

export const LONGEST_DECK_NAME = 60

export interface Chosen {
  language: Language
  theme: Theme
  textSize: number
  speed: Speed
  motion: Motion
  sound: boolean
  volume: number
  previews: boolean
  /** The printed English names of cards, beside ours. */
  printed: boolean
  confirm: Record<Confirmation, boolean>
  /** Warnings that were switched off, by game and name: `marbles/marbles-left`. */
  silenced: string[]
  /** Lessons taken to their end, by game and id: `marbles/first`. */
  lessons: string[]
  /** What was played last, so that one click starts the same again. */
  quick: Record<string, { players: number; level: string; mode?: string }>
  /** Decks of one's own, by game. */
  decks: Record<string, OwnDeck[]>
}

const DEFAULTS: Chosen = {
  language: 'en',
  theme: 'auto',
  textSize: 1,
  speed: 'normal',
  motion: 'auto',
  sound: false,
  volume: 0.5,
  previews: true,
  printed: false,
  confirm: { 'end-turn': false, 'restart-turn': true, uncertain: false, 'hand-over': true, absence: true },
  silenced: [],
  lessons: [],
  quick: {},
  decks: {},
}

const PLACE = 'mindtable.settings'
const PACE: Record<Speed, number> = { still: 0, slow: 560, normal: 320, fast: 140 }

function remembered(): Partial<Chosen> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

function browserLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

/** What was kept, with only the values that are still understood. */
export function withDefaults(kept: Partial<Chosen>): Chosen {
  const whole: Chosen = { ...DEFAULTS, language: browserLanguage(), ...kept, confirm: { ...DEFAULTS.confirm, ...kept.confirm } }
  if (!LANGUAGES.includes(whole.language)) whole.language = 'en'
  if (!['auto', 'light', 'dark', 'contrast'].includes(whole.theme)) whole.theme = 'auto'
  if (!(whole.speed in PACE)) whole.speed = 'normal'
  if (!(whole.textSize >= 0.8 && whole.textSize <= 2)) whole.textSize = 1
  if (!(whole.volume >= 0 && whole.volume <= 1)) whole.volume = 0.5
  if (!Array.isArray(whole.silenced)) whole.silenced = []
  if (!Array.isArray(whole.lessons)) whole.lessons = []
  whole.decks = readable(whole.decks)
  return whole
}

function readable(decks: unknown): Record<string, OwnDeck[]> {
  if (typeof decks !== 'object' || decks === null) return {}
  const isDeck = (deck: unknown): deck is OwnDeck =>
    typeof deck === 'object' && deck !== null && 'id' in deck && 'name' in deck && 'side' in deck && 'cards' in deck && typeof deck.cards === 'object'
  return Object.fromEntries(Object.entries(decks).map(([game, list]) => [game, Array.isArray(list) ? list.filter(isDeck) : []]))
}

/** The decks of both places, each as it was last changed: no deck is lost by logging in. */
export function together(here: Chosen['decks'], there: Chosen['decks']): Chosen['decks'] {
  const all: Chosen['decks'] = {}
  for (const game of new Set([...Object.keys(here), ...Object.keys(there)])) {
    const decks = new Map((there[game] ?? []).map((deck) => [deck.id, deck]))
    for (const deck of here[game] ?? []) {
      const other = decks.get(deck.id)
      if (!other || other.changed < deck.changed) decks.set(deck.id, deck)
    }
    all[game] = [...decks.values()]
  }
  return all
}

export const settings = $state<Chosen>(withDefaults(remembered()))

function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

function theme(): 'light' | 'dark' | 'contrast' {
  if (settings.theme !== 'auto') return settings.theme
  if (matches('(prefers-contrast: more)')) return 'contrast'
  return matches('(prefers-color-scheme: light)') ? 'light' : 'dark'
}

/** Milliseconds that one step of an animation may take; 0 for none. */
export function pace(): number {
  if (settings.motion === 'off') return 0
  if (settings.motion === 'auto' && matches('(prefers-reduced-motion: reduce)')) return 0
  return PACE[settings.speed]
}

/** Make the page look as set. */
export function dress(): void {
  const root = document.documentElement
  root.dataset['theme'] = theme()
  root.dataset['motion'] = settings.motion
  root.style.fontSize = `${settings.textSize * 100}%`
  root.style.setProperty('--pace', `${pace()}ms`)
}

let person = false
let saving: ReturnType<typeof setTimeout> | undefined

/** From now on the settings are also kept with the server. */
export function keepWithServer(yes: boolean): void {
  person = yes
}

function keep(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
  dress()
  if (!person) return
  clearTimeout(saving)
  saving = setTimeout(() => {
    const { language, ...client } = $state.snapshot(settings)
    void api.keepSettings({ language, client }).catch(() => undefined)
  }, 800)
}

/** Change some settings, and keep them. */
export async function change(some: Partial<Chosen>): Promise<void> {
  if (some.language && some.language !== settings.language) await speak(some.language)
  Object.assign(settings, some)
  keep()
}

/** What the server kept for this person wins over this browser's memory; where it has kept nothing yet, it does now. */
export async function adopt(language: Language, client: Record<string, unknown>): Promise<void> {
  if (!Object.keys(client).length) {
    keep()
    return
  }
  const kept = withDefaults({ ...(client as Partial<Chosen>), language })
  await change({ ...kept, decks: together($state.snapshot(settings.decks), kept.decks) })
}

export function silence(warning: string): void {
  if (!settings.silenced.includes(warning)) void change({ silenced: [...settings.silenced, warning] })
}

export function watchSystem(): void {
  for (const query of ['(prefers-color-scheme: light)', '(prefers-contrast: more)', '(prefers-reduced-motion: reduce)']) {
    matchMedia(query).addEventListener('change', dress)
  }
}
