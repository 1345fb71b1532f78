/** Choosing at the table: bar, list, menu and board lead to the same choices, with the same warnings before them. */
import type { Advice, Choice, NoChoice } from '../../wire'
import type { GameModule } from '../../games/contract'
import { confirm, warn } from '../../lib/asked.svelte'
import { bar, endsTurn, inOrder, type BarItem } from '../../lib/choices'
import { settings } from '../../lib/settings.svelte'
import type { TableSession } from '../../lib/table.svelte'
import { say, t } from '../../lib/text.svelte'
import { showTip } from '../../lib/tip.svelte'

export class Choosing {
  listOpen = $state(false)
  listVerb = $state<string | null>(null)
  /** Several choices belong to one thing on the board: a small menu there asks which. */
  among = $state.raw<{ actions: string[]; anchor: Element } | null>(null)
  /** The bot's advice; nothing yet while it thinks. */
  advice = $state.raw<Advice[] | null>(null)
  hinting = $state(false)
  /** What one might want to do but cannot: it stands at the end of the list. */
  refused = $state.raw<NoChoice[]>([])

  readonly bar = $derived.by(() => bar(this.session.choices, this.module() ?? {}))
  readonly groups = $derived.by(() => inOrder(this.session.choices, this.module() ?? {}))
  readonly hints = $derived.by(() => this.session.myTurn && this.session.choices.length > 0 && !this.session.table?.rated && !this.session.position?.lesson)
  /** The choice that the arrow keys have come to, for whoever hears it. */
  readonly announced = $derived.by(() => {
    const { hovered, choices } = this.session
    return hovered && !this.listOpen ? say(choices.find((choice) => choice.action === hovered)?.label) : ''
  })

  constructor(
    readonly session: TableSession,
    readonly module: () => GameModule | null,
  ) {
    $effect(() => {
      if (!session.choices.length) this.listOpen = false
      // The menu asks about choices that may have gone meanwhile.
      const offered = new Set(session.choices.map((choice) => choice.action))
      if (this.among && !this.among.actions.every((action) => offered.has(action))) this.among = null
    })
    $effect(() => {
      if (this.listOpen) void this.#listRefused()
    })
  }

  async choose(action: string): Promise<void> {
    const { session } = this
    const { position, seat, table } = session
    const module = this.module()
    const choice = session.choices.find((one) => one.action === action)
    if (!choice || !position || seat === null) return
    this.among = null
    // In a lesson the coach has already said what to do.
    for (const { name, said } of (position.lesson ? null : module?.warnings?.of(session.view as never, seat, choice)) ?? []) {
      const text = say(said)
      if (!(await warn(`${table?.game}/${name}`, { title: t('client-warning'), text, yes: say(choice.label) }))) return
    }
    if (endsTurn(choice, module ?? {})) {
      if (!(await confirm('end-turn', { title: t('client-end-turn-ask'), text: t('client-end-turn-help'), yes: say(choice.label) }))) return
    }
    if (settings.confirm.uncertain) {
      const found = await session.foreseen(action)
      const question = { title: say(choice.label), text: t('client-uncertain-help'), yes: t('client-do-it') }
      if (found && !found.certain && !(await confirm('uncertain', question))) return
    }
    this.#leaveList()
    await session.act(action)
  }

  /** The list goes, and what had the focus in it: the bar, which stays, takes it over. */
  #leaveList(): void {
    const within = document.activeElement?.closest('#choice-list')
    this.listOpen = false
    if (within) document.querySelector<HTMLElement>('section.bar')?.focus()
  }

  chooseAmong(actions: string[], anchor: Element): void {
    const [only] = actions
    if (only && actions.length === 1) void this.choose(only)
    else this.among = { actions, anchor }
  }

  /** What stands in the bar: a choice, or a verb whose choices the list shows. */
  take(item: BarItem): void {
    if (item.kind === 'choice') void this.choose(item.choice.action)
    else this.toggleList(item.group.verb)
  }

  /** A thing that vanishes while it has the focus loses it in the middle of the drawing: letting go waits until after. */
  rest(action: string | null): void {
    const { session } = this
    if (action !== null) {
      session.rest(action)
      return
    }
    const was = session.hovered
    queueMicrotask(() => {
      if (session.hovered === was) session.rest(null)
    })
  }

  /** Arrow keys go through the choices without opening the list. */
  step(by: number): void {
    const { session } = this
    const all = this.groups.flatMap((group) => group.choices)
    if (!all.length) return
    const now = all.findIndex((choice) => choice.action === session.hovered)
    const next = all[now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length]
    if (next) session.rest(next.action)
  }

  async undo(turn: boolean): Promise<void> {
    if (turn && !(await confirm('restart-turn', { title: t('client-restart'), text: t('client-restart-help'), yes: t('client-restart') }))) return
    await this.session.undo(turn)
  }

  /** Why can nothing be done there? The answer is shown at the anchor. */
  async why(isThere: (refused: Choice) => boolean, anchor: Element): Promise<void> {
    const { position } = this.session
    const refused = await this.session.refused()
    if (!refused || this.session.position !== position) return
    const { phrases, clause } = refused.find(isThere)?.refusal ?? { phrases: [{ key: 'reason-not-now', args: {} }], clause: '' }
    showTip(anchor, { title: t('client-why-not'), lines: phrases.map((phrase) => say(phrase)), ...(clause ? { clause } : {}) }, true)
  }

  async #listRefused(): Promise<void> {
    const { position } = this.session
    this.refused = []
    const refused = await this.session.refused()
    if (this.session.position === position) this.refused = (refused ?? []).filter((one) => one.listed)
  }

  toggleList(verb: string | null): void {
    this.listOpen = !(this.listOpen && this.listVerb === verb)
    this.listVerb = verb
    if (!this.listOpen) this.session.rest(null)
  }

  closeList(): void {
    this.listOpen = false
    this.session.rest(null)
    document.querySelector<HTMLElement>('[aria-controls="choice-list"]')?.focus()
  }

  async hint(): Promise<void> {
    this.advice = null
    this.hinting = true
    this.advice = await this.session.hint()
    if (!this.advice) this.hinting = false
  }
}
