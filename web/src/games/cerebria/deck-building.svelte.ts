/** The deck on the desk: which one is open, what is put in and taken out, and what is kept of it. */
import { untrack } from 'svelte'
import { ask } from '../../lib/asked.svelte'
import { address, go } from '../../lib/router.svelte'
import { change, LONGEST_DECK_NAME, settings, type OwnDeck } from '../../lib/settings.svelte'
import { t } from '../../lib/text.svelte'
import { toasts } from '../../lib/toasts.svelte'
import type { Entry } from '../../wire'
import { Content } from './content'
import { asOption, buildingOf, changed, countOf, readText, readyDecks, type Cards } from './decks'
import { TEAMS, VIBES, type Team } from './view'

export const DECKS = '/decks/cerebria'

interface Built {
  team: Team
  cards: Cards
}

export const asTeam = (side: string): Team => (side === 'gloom' ? 'gloom' : 'bliss')
export const sideMark = (team: Team): string => (team === 'gloom' ? '⬢' : '●')
export const emotionName = (card: string): string => t(`emotion-${card}`)

const draftPlace = (deck: string): string => `mindtable.deck/cerebria/${deck}`

function written(team: Team, name: string, cards: Cards): string {
  return JSON.stringify([team, name.trim(), asOption(cards)])
}

function keepDraft(deck: string, draft: string): void {
  try {
    if (draft) sessionStorage.setItem(draftPlace(deck), draft)
    else sessionStorage.removeItem(draftPlace(deck))
  } catch {
    // A browser that keeps nothing still builds.
  }
}

export class DeckBuilding {
  /** Of a deck of one's own; a deck that was never kept has none. */
  id = $state('')
  team = $state<Team>('bliss')
  name = $state('')
  cards = $state.raw<Cards>({})
  /** Why the last text could not be read. */
  misread = $state('')
  #past = $state.raw<Built[]>([])
  #kept = $state('')
  #opened = '?'

  readonly book = $derived.by(() => new Content(this.content()))
  readonly ready = $derived.by(() => {
    const decks = readyDecks(this.content())
    return TEAMS.flatMap((team) => decks.filter((deck) => deck.team === team))
  })
  readonly own = $derived([...(settings.decks['cerebria'] ?? [])].sort((one, other) => one.name.localeCompare(other.name)))
  readonly rules = $derived.by(() => buildingOf(this.content(), this.team))
  readonly count = $derived(countOf(this.cards))
  readonly called = $derived(this.name.trim() || t('screen-decks-unnamed'))
  readonly unsaved = $derived(written(this.team, this.name, this.cards) !== this.#kept)
  readonly canKeep = $derived(this.unsaved || this.id === '')
  readonly canUndo = $derived(this.#past.length > 0)
  readonly inDeck = $derived.by(() => Object.keys(this.cards).sort((one, other) => this.#place(one) - this.#place(other)))
  readonly pool = $derived.by(() =>
    VIBES.map((vibe) => ({ vibe, cards: this.rules.cards.filter((card) => this.book.emotion(card).vibe === vibe) })).filter(({ cards }) => cards.length),
  )
  /** As the `decks` option takes it: this deck for its side, the usual one for the other. */
  readonly option = $derived.by(() => TEAMS.map((team) => (team === this.team ? asOption(this.cards) : 'usual')))

  constructor(
    readonly content: () => Entry[],
    readonly wanted: () => string,
  ) {
    $effect.pre(() => {
      const which = wanted()
      if (which !== this.#opened) untrack(() => this.#open(which))
    })
    $effect(() => {
      keepDraft(this.#opened, this.unsaved ? JSON.stringify({ team: this.team, name: this.name, cards: this.cards }) : '')
    })
  }

  #place(card: string): number {
    const { team, vibe } = this.book.emotion(card)
    return (team === this.team ? 0 : 1000) + VIBES.indexOf(vibe) * 100 + this.rules.cards.indexOf(card)
  }

  // ---------------------------------------------------------------- which deck

  #open(which: string): void {
    const mine = this.own.find((deck) => deck.id === which)
    const found = this.ready.find((deck) => deck.id === which)
    this.#opened = which
    this.#past = []
    this.id = mine?.id ?? ''
    this.name = mine?.name ?? ''
    this.team = mine ? asTeam(mine.side) : (found?.team ?? 'bliss')
    this.cards = { ...(mine?.cards ?? found?.cards) }
    this.#kept = written(this.team, this.name, this.cards)
    const shared = address.query.get('list')
    if (shared) this.take(shared, address.query.get('name') ?? '')
    else this.#remember(which)
  }

  /** What was begun here and not kept is still there. */
  #remember(which: string): void {
    try {
      const draft = JSON.parse(sessionStorage.getItem(draftPlace(which)) ?? 'null') as (Built & { name: string }) | null
      if (draft) [this.team, this.name, this.cards] = [asTeam(draft.team), String(draft.name), { ...draft.cards }]
    } catch {
      // As above.
    }
  }

  // ---------------------------------------------------------------- building

  #set(next: Built): void {
    this.#past = [...this.#past, { team: this.team, cards: this.cards }].slice(-50)
    this.team = next.team
    this.cards = next.cards
  }

  /** A deck of the other side has other cards. */
  begin(team: Team): void {
    this.#set({ team, cards: {} })
  }

  add(card: string): void {
    if (!card) return
    if ((this.cards[card] ?? 0) >= this.rules.copies) toasts.show(t('clause-deck-copies'), 'bad', 'deck.copies')
    else this.#set({ team: this.team, cards: changed(this.cards, card, 1) })
  }

  drop(card: string): void {
    if (this.cards[card]) this.#set({ team: this.team, cards: changed(this.cards, card, -1) })
  }

  undo(): void {
    const last = this.#past.at(-1)
    if (!last) return
    this.#past = this.#past.slice(0, -1)
    this.team = last.team
    this.cards = last.cards
  }

  /** Take over a deck somebody wrote; false, with a sentence, where it cannot be read. */
  take(source: string, title = ''): boolean {
    const emotions = this.content().filter((entry) => entry.kind === 'emotion')
    const read = readText(
      source,
      emotions.map((entry) => entry.id),
      emotionName,
    )
    if ('line' in read) {
      this.misread = read.line ? t('screen-decks-misread', read) : t('screen-decks-read-nothing')
      return false
    }
    const sides = Object.keys(read.cards).map((card) => this.book.emotion(card).team)
    const gloomy = sides.filter((side) => side === 'gloom').length * 2 > sides.length
    this.#set({ team: gloomy ? 'gloom' : 'bliss', cards: read.cards })
    this.name = (title || read.name || this.name).slice(0, LONGEST_DECK_NAME)
    return true
  }

  // ---------------------------------------------------------------- keeping and playing

  #store(decks: OwnDeck[]): void {
    void change({ decks: { ...settings.decks, cerebria: decks } })
  }

  save(): void {
    const { called, team, cards } = this
    const saved: OwnDeck = { id: this.id || crypto.getRandomValues(new Uint32Array(2)).join('-'), name: called, side: team, cards, changed: Date.now() }
    this.#store([...this.own.filter((deck) => deck.id !== saved.id), saved])
    keepDraft(this.#opened, '')
    this.id = saved.id
    this.name = saved.name
    this.#kept = written(team, saved.name, cards)
    this.#opened = saved.id
    go(`${DECKS}/${saved.id}`, { replace: true })
    toasts.show(t('screen-decks-saved', { name: called }), 'good')
  }

  async remove(): Promise<void> {
    const question = { title: t('screen-decks-delete-ask', { name: this.called }), text: t('screen-decks-delete-help'), yes: t('screen-decks-delete') }
    if (!(await ask({ ...question, danger: true }))) return
    this.#store(this.own.filter((deck) => deck.id !== this.id))
    keepDraft(this.#opened, '')
    go(DECKS, { replace: true })
  }

  play(): void {
    const query = new URLSearchParams({ players: String(this.option.length), decks: this.option.join(';'), me: String(TEAMS.indexOf(this.team)) })
    go(`/new/cerebria?${query}`)
  }
}
