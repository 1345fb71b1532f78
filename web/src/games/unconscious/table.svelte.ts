/** What all parts of the table share: the view, which choices lie where, what the pointer rests on, and what that would
 * set going. It is made anew from the shell's props with every change; nothing here knows a rule. */
import { getContext, setContext } from 'svelte'
import { Spots, type SpotAttributes } from '../../lib/spots.svelte'
import { t } from '../../lib/text.svelte'
import { note, travel } from '../../lib/travel'
import type { Choice, LogLine, Phrase } from '../../wire'
import type { BoardProps, Place } from '../contract'
import { Content } from './content'
import { gaze } from './gaze.svelte'
import { factsOf, followUp, placeOfSpot, spotsOf, spotsOfPlace } from './spots'
import type { Chain, Facts, SeatView, Space, UnconsciousView } from './view'

export type Props = BoardProps<UnconsciousView>

const KEY = Symbol('table')

export class Table extends Spots<UnconsciousView> {
  /** What was meant by the thing pressed at the beginning of a turn, to be done next. */
  #meant = ''

  readonly content = $derived.by(() => new Content(this.props().content ?? []))
  readonly question: Phrase | null = $derived.by(() => this.props().question ?? null)
  readonly log: LogLine[] = $derived.by(() => this.props().log ?? [])
  readonly deciders: number[] = $derived.by(() => this.props().deciders ?? [])

  /** The own seat, or -1 where only a spectator looks. */
  readonly own = $derived.by(() => this.seat ?? -1)
  /** Whose choice it is: what is being done belongs to that seat, whoever looks on. */
  readonly deciding = $derived.by(() => this.deciders[0] ?? this.view.active)
  readonly me: SeatView | null = $derived.by(() => this.view.seats[this.own] ?? null)
  /** The own desk as the choice under the pointer would leave it. */
  readonly meNext: SeatView | null = $derived.by(() => this.next?.seats[this.own] ?? null)

  /** Where the choice under the pointer leads. */
  readonly led: Facts = $derived.by(() => {
    const choice = this.choices.find(({ action }) => action === this.hovered)
    return choice ? factsOf(choice) : {}
  })

  /** The idea space that is looked at or has been chosen, and what follows from it. */
  readonly chain: (Chain & { space: string }) | null = $derived.by(() => {
    const space = this.#space()
    const chains = space ? this.choices.flatMap((choice) => factsOf(choice).chains ?? []) : []
    const found = chains.find(({ spaces }) => spaces.includes(space as Space))
    return found ? { ...found, space } : null
  })

  #space(): string {
    const first = this.view.doing[0]
    if (this.view.doing.length && !this.choices.length) return ''
    if (first?.[0] === 'idea-point' || first?.[0] === 'idea-place') return String(first[1])
    const stating = first?.[0] === 'idea-space' || first?.[0] === 'turn'
    if (!stating) return ''
    if (this.hovered?.startsWith('space ')) return this.hovered.slice('space '.length)
    const looked = gaze.spot.startsWith('space:') ? gaze.spot.slice('space:'.length) : ''
    return this.at(gaze.spot).some(({ action, verb }) => verb === 'space' || action === 'turn state') ? looked : ''
  }

  spotsOf(choice: Choice): string[] {
    return spotsOf(choice, this.view, this.own)
  }

  spotsOfPlace(place: Place): string[] {
    return spotsOfPlace(place)
  }

  placeOfSpot(spot: string): Place | null {
    return placeOfSpot(spot)
  }

  /** A thing that only begins a turn is marked less loudly. */
  override attributes(spot: string, name: string, more = ''): SpotAttributes {
    const [only] = this.at(spot)
    return super.attributes(spot, name, only?.verb === 'turn' && !spot.startsWith('turn:') ? `${more} shortcut` : more)
  }

  protected override looked(spot: string | null): void {
    gaze.spot = spot ?? ''
  }

  override press(spot: string, anchor: Element, pointing = false): void {
    const [only, ...others] = this.at(spot)
    this.#meant = only && !others.length && !pointing ? followUp(only.action, spot) : ''
    super.press(spot, anchor, pointing)
  }

  /** Do what was meant, now that it is on offer; called whenever the choices change. */
  follow(): void {
    const { choices } = this
    if (!this.#meant || !choices.length || choices.some((choice) => choice.verb === 'turn')) return
    const meant = choices.find((choice) => choice.action === this.#meant)
    this.#meant = ''
    if (meant) this.props().onChoose(meant.action)
  }

  seatName(seat: number): string {
    return this.names[seat] || t('seat', { number: seat + 1 })
  }
}

export function layTable(props: () => Props): Table {
  const table = setContext(KEY, new Table(props))
  $effect(() => table.follow())
  $effect.pre(() => note(table.view))
  $effect(() => {
    const { view, pace, happened } = table
    if (view && !happened.instant) travel(pace)
  })
  return table
}

export function useTable(): Table {
  return getContext<Table>(KEY)
}

/** What can be done with the things of a desk: nothing with those of another's, which only say what they are. */
export function useDesk(own: () => boolean) {
  const table = useTable()
  return {
    attributes: (spot: string, name: string, more: string) =>
      own() ? table.attributes(spot, name, more) : { role: 'img', 'aria-label': name, class: `spot ${more}` },
    attach: (spot: string) => (own() ? table.spot(spot) : () => {}),
    can: (spot: string) => own() && table.can(spot),
    offers: (spot: string) => (own() ? table.offers(spot) : []),
  }
}
