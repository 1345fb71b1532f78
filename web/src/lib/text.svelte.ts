/**
 * Words. The server's own Fluent files make every sentence here; `t` gives the text of a key, `say` that of a phrase.
 * Both read the language reactively: in a template they follow a change of language at once. A missing key is shown as
 * itself and never stops a game.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from '../wire'
import { during } from './activity'
import { pseudo } from './pseudo'

export const LANGUAGES: readonly Language[] = ['en', 'pl', 'de', 'ru']

/** Each language in its own words, for whoever cannot read the current one. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', pl: 'Polski', de: 'Deutsch', ru: 'Русский' }

export type Args = Record<string, FluentVariable>

class Words {
  language = $state<Language>('en')
  /** The game whose words are tried first; empty where no game is on the page. */
  game = $state('')
  /** Who sits where, for phrases that speak of seats. */
  names = $state.raw<readonly string[]>([])
  bundles = $state.raw<Record<string, FluentBundle>>({})
  /** By key, the English names that are printed on cards; empty unless the player wants them beside ours. */
  printed = $state.raw<ReadonlyMap<string, string>>(new Map())
  /** Of each bundle, the forms that its texts ask for, by argument: `{ $realm-in }` asks for the form `in`. */
  asked: Record<string, Map<string, Set<string>>> = {}
}

const words = new Words()

/** How the files are fetched; a test reads them from the disk. */
let fetchText = async (language: Language, game: string): Promise<string> => {
  const answer = await fetch(`/api/text/${language}${game ? `?game=${encodeURIComponent(game)}` : ''}`)
  if (!answer.ok) throw new Error(`no words in ${language}`)
  return answer.text()
}

export function fetchTextWith(fetcher: typeof fetchText): void {
  fetchText = fetcher
}

function bundleKey(language: Language, game: string): string {
  return `${language}/${game}`
}

async function load(language: Language, game: string): Promise<void> {
  const key = bundleKey(language, game)
  if (words.bundles[key]) return
  const source = await during(fetchText(language, game))
  // Isolation marks would keep right-to-left names apart; in our languages they only clutter.
  const transform = pseudo()
  const bundle = new FluentBundle(language, transform ? { useIsolating: false, transform } : { useIsolating: false })
  bundle.addResource(new FluentResource(source), { allowOverrides: true })
  words.asked[key] = formsAsked(source)
  words.bundles = { ...words.bundles, [key]: bundle }
}

function formsAsked(source: string): Map<string, Set<string>> {
  const asked = new Map<string, Set<string>>()
  for (const [, name = '', form = ''] of source.matchAll(/\$([a-z_]+)-([a-z]+)/g)) {
    asked.set(name, (asked.get(name) ?? new Set()).add(form))
  }
  return asked
}

/** Speak another language: all that is on the page is fetched first, so nothing is half translated. */
export async function speak(language: Language): Promise<void> {
  const games = new Set(Object.keys(words.bundles).map((key) => key.slice(key.indexOf('/') + 1)))
  games.add('')
  await Promise.all([...games].map((game) => load(language, game)))
  words.language = language
  document.documentElement.lang = language
}

/** Have a game's words at hand. */
export async function learn(game: string): Promise<void> {
  await load(words.language, game)
}

/** Put a game on the page: its words come first, its palette colours everything. */
export async function enterGame(game: string): Promise<void> {
  await learn(game)
  words.game = game
  document.documentElement.dataset['game'] = game
}

export function leaveGame(): void {
  words.game = ''
  words.names = []
  delete document.documentElement.dataset['game']
}

export function nameSeats(names: readonly string[]): void {
  words.names = names
}

/** The text of a key, or another form of it: an attribute of the same name. */
function lookUp(key: string, args: Args | undefined, game: string, form?: string): string | null {
  for (const name of game ? [game, ''] : ['']) {
    const bundle = words.bundles[bundleKey(words.language, name)]
    const message = bundle?.getMessage(key)
    const pattern = form ? message?.attributes[form] : message?.value
    // Given a list for errors, Fluent shows what it could and throws nothing.
    if (bundle && pattern) return bundle.formatPattern(pattern, args ?? null, [])
  }
  return null
}

export function t(key: string, args?: Args): string {
  return lookUp(key, args, words.game) ?? key
}

/** A key of a certain game, wherever we are. */
export function tg(game: string, key: string, args?: Args): string {
  return lookUp(key, args, game) ?? key
}

/** What is printed in English for each of these keys of a game. */
export async function inEnglish(game: string, keys: readonly string[]): Promise<Map<string, string>> {
  await load('en', game)
  const bundle = words.bundles[bundleKey('en', game)]
  return new Map(keys.flatMap((key) => (bundle?.getMessage(key)?.value ? [[key, bundle.formatPattern(bundle.getMessage(key)!.value!, null, [])]] : [])))
}

/** From now on these names stand beside ours, wherever a thing is named; none for none. */
export function showPrinted(names: ReadonlyMap<string, string>): void {
  words.printed = names
}

function withPrinted(key: string, name: string): string {
  const printed = words.printed.get(key)
  return printed && printed !== name ? `${name} (${printed})` : name
}

/** The name of a card or another thing, where there is room for the printed one, too. */
export function nameOf(key: string): string {
  return withPrinted(key, t(key))
}

export function knows(key: string): boolean {
  return lookUp(key, undefined, words.game) !== null
}

/** A phrase, or a key with arguments that needs none. */
interface Saying {
  key: string
  args?: Record<string, unknown>
}

/** A phrase in words. `names` overrides who sits where. */
export function say(phrase: Saying | null | undefined, names: readonly string[] = words.names): string {
  return phrase ? part(phrase, words.game, names) : ''
}

export function sayIn(game: string, phrase: Saying | null | undefined, names: readonly string[] = []): string {
  return phrase ? part(phrase, game, names) : ''
}

export function seatName(seat: number, names: readonly string[] = words.names): string {
  return names[seat] || (lookUp('seat', { number: seat + 1 }, '') ?? `${seat + 1}`)
}

/** Things one after another, as the language lists them. */
export function listed(items: readonly string[]): string {
  return items.length ? items.reduce((so_far, item) => t('list', { listed: so_far, item })) : ''
}

function isPhrase(value: object): value is Saying {
  return 'key' in value && typeof value.key === 'string'
}

function isSeat(value: object): value is { seat: number } {
  return 'seat' in value && typeof value.seat === 'number'
}

/** Any part of a phrase: a phrase, a seat, a list, a number, a word. */
function part(value: unknown, game: string, names: readonly string[]): string {
  if (Array.isArray(value)) return listed(value.map((item) => part(item, game, names)))
  if (typeof value === 'object' && value !== null) {
    if (isPhrase(value)) return withPrinted(value.key, lookUp(value.key, given(value, game, names), game) ?? value.key)
    if (isSeat(value)) return seatName(value.seat, names)
  }
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** What the text of a phrase is given: each argument, and the forms of it that some text asks for. */
function given(phrase: Saying, game: string, names: readonly string[]): Args {
  const args: Args = {}
  const asked = words.asked[bundleKey(words.language, game)]
  for (const [name, inner] of Object.entries(phrase.args ?? {})) {
    // Numbers stay numbers: the text picks its plural by them.
    const plain = typeof inner === 'number' ? inner : part(inner, game, names)
    args[name] = plain
    for (const form of asked?.get(name) ?? []) args[`${name}-${form}`] = inForm(form, inner, game, names) || plain
  }
  return args
}

/** A phrase, or each of a list, in one of its other forms; empty where it has only one. */
function inForm(form: string, value: unknown, game: string, names: readonly string[]): string {
  if (Array.isArray(value)) {
    const forms = value.map((item) => inForm(form, item, game, names))
    return forms.every(Boolean) ? listed(forms) : ''
  }
  if (typeof value !== 'object' || value === null || !isPhrase(value)) return ''
  return lookUp(value.key, given(value, game, names), game, form) ?? ''
}

// ---------------------------------------------------------------- numbers, days, times

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
}

/** A change: its sign is always shown. */
export function signed(value: number, digits = 1): string {
  return new Intl.NumberFormat(words.language, { signDisplay: 'exceptZero', maximumFractionDigits: digits }).format(value)
}

export function day(seconds: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
}

/** Made once: the log tells the time on every line. */
const clock = $derived(new Intl.DateTimeFormat(words.language, { timeStyle: 'short' }))

export function timeOfDay(seconds: number): string {
  return clock.format(seconds * 1000)
}

/** How long ago, in the largest unit that fits. */
export function ago(seconds: number, now: number = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds)
  const relative = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' })
  if (passed < 5400) return relative.format(-Math.round(passed / 60), 'minute')
  if (passed < 129_600) return relative.format(-Math.round(passed / 3600), 'hour')
  return relative.format(-Math.round(passed / 86_400), 'day')
}
