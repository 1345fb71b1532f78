/** What is open at the table besides the board: tabs at the side, tabs of a phone, and the dialogs over it all. */
import { untrack } from 'svelte'
import type { Area, GameModule } from '../../games/contract'
import { areaOf } from '../../lib/lessons'
import { screen } from '../../lib/screen.svelte'
import { settings } from '../../lib/settings.svelte'
import type { TableSession } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import type { Tab } from '../../parts/Tabs.svelte'

export class Panels {
  #side = $state('')
  #phone = $state('board')
  /** The sequence number up to which the talk was seen; none until we know what was said before we came. */
  #talkSeen = $state<number | null>(null)
  drawer = $state(false)

  ending = $state(false)
  absence = $state(false)
  rules = $state(false)
  settings = $state(false)
  symbols = $state(false)
  #endShown = false

  /** Where the board needs the room, log and talk open over it and close again. */
  readonly folded = $derived.by(() => this.module()?.side === 'folded' && screen.room === 'desktop' && screen.width < 1700)
  readonly #talkOpen = $derived.by(() => this.side === 'chat' && (screen.room !== 'phone' || this.phone === 'log') && (!this.folded || this.drawer))
  readonly #said = $derived.by(() => this.session.talk.filter((remark) => remark.text))
  readonly #news = $derived.by(() => {
    const seen = this.#talkSeen
    return seen === null ? 0 : this.#said.filter((remark) => remark.seq > seen && !this.session.isOwn(remark)).length
  })

  readonly sideTabs = $derived.by((): Tab[] => {
    const module = this.module()
    const tabs: Tab[] = []
    if (screen.room === 'tablet' && module?.Mine && this.session.seat !== null) tabs.push({ id: 'mine', label: t('client-tab-mine'), icon: 'hand' })
    if (screen.room !== 'phone' && module?.Others) tabs.push({ id: 'others', label: t('client-tab-others'), icon: 'players' })
    tabs.push({ id: 'log', label: t('client-tab-log'), icon: 'log' })
    tabs.push({ id: 'chat', label: t('client-tab-chat'), icon: 'chat', news: this.#news })
    tabs.push({ id: 'players', label: t('client-tab-players'), icon: 'person' })
    if (this.session.seat !== null) tabs.push({ id: 'notes', label: t('client-tab-notes'), icon: 'notes' })
    return tabs
  })
  /** The tab that is open: until one is picked the own area, where it has no place beside the board, else the log. */
  readonly side = $derived.by(() => [this.#side, 'mine'].find((wanted) => this.sideTabs.some((tab) => tab.id === wanted)) ?? 'log')
  readonly phoneTabs = $derived.by((): Tab[] => {
    const module = this.module()
    const tabs: Tab[] = [{ id: 'board', label: t('client-tab-board'), icon: 'board' }]
    if (module?.Mine && this.session.seat !== null) tabs.push({ id: 'mine', label: t('client-tab-mine'), icon: 'hand' })
    if (module?.Others) tabs.push({ id: 'others', label: t('client-tab-others'), icon: 'players' })
    tabs.push({ id: 'log', label: t('client-tab-talk'), icon: 'log', news: this.#news })
    return tabs
  })
  readonly phone = $derived.by(() => (this.phoneTabs.some((tab) => tab.id === this.#phone) ? this.#phone : 'board'))

  /** The areas to which one has to go for any of the choices: marked where none can be made in sight. */
  readonly asked = $derived.by((): Area[] => {
    const { seat, position, view } = this.session
    const areas = this.module()?.areas
    if (!areas || seat === null || !position || screen.room === 'desktop') return []
    const found = new Set(this.session.choices.flatMap((choice) => areas(choice, view as never, seat)))
    const inSight = screen.room === 'phone' ? [this.phone] : ['board', this.side]
    return inSight.some((area) => found.has(area as Area)) ? [] : [...found]
  })

  constructor(
    readonly session: TableSession,
    readonly module: () => GameModule | null,
  ) {
    $effect(() => {
      // What was said before we came is not news.
      if (this.#talkOpen || (session.table && this.#talkSeen === null)) this.#talkSeen = this.#said.at(-1)?.seq ?? 0
    })
    $effect(() => {
      const over = session.position?.over
      if (over && session.settled && !this.#endShown) {
        this.#endShown = true
        this.ending = true
      }
      if (over === false) this.#endShown = false
    })
    $effect(() => {
      // Once for each return: what the position becomes later opens nothing.
      const { absence } = session
      this.absence = absence !== null && untrack(() => this.#tellsAbsence())
    })
    // On a phone a lesson opens the view that it speaks of.
    $effect(() => {
      const lesson = session.position?.lesson
      const area = lesson ? areaOf(lesson.places) : ''
      if (area && untrack(() => screen.room === 'phone')) this.open(area)
    })
  }

  /** A lesson tells all by itself, and of a game that has ended meanwhile the end is told. */
  #tellsAbsence(): boolean {
    const { missed, position } = this.session
    return missed && settings.confirm.absence && !position?.lesson && !position?.over
  }

  /** Show a tab, wherever this size of screen has it. */
  open(tab: string): void {
    if (screen.room === 'phone') {
      if (tab === 'board' || tab === 'mine' || tab === 'others') this.#phone = tab
      else {
        this.#phone = 'log'
        this.#side = tab
      }
    } else if (tab !== 'board') this.openSide(tab)
  }

  openPhone(tab: string): void {
    this.#phone = tab
  }

  openSide(tab: string): void {
    this.drawer = !(this.folded && this.drawer && this.#side === tab)
    this.#side = tab
  }
}
