/** What all parts of Cerebria's table share: the view, which choices lie where, and the game's content. */
import { getContext, setContext } from 'svelte'
import { Spots } from '../../lib/spots.svelte'
import { t } from '../../lib/text.svelte'
import type { Choice } from '../../wire'
import type { BoardProps, Place } from '../contract'
import { Content, figuresOf } from './content'
import { placeOfSpot, spotsOf, spotsOfPlace } from './spots'
import type { CerebriaView, Facts, Figures } from './view'

/** What a choice costs and brings. */
export const factsOf = (choice: Choice): Facts => choice.facts

/** What the shell hands over. */
export type Props = BoardProps<CerebriaView>

const KEY = Symbol('table')

export class Table extends Spots<CerebriaView> {
  readonly question = $derived.by(() => this.props().question)
  readonly deciders = $derived.by(() => this.props().deciders)
  readonly log = $derived.by(() => this.props().log)
  readonly content = $derived.by(() => new Content(this.props().content))
  /** The figures of boards and rules; none before the content has come. */
  readonly figures = $derived.by((): Partial<Figures> => figuresOf(this.props().content))

  /** The own seat, or none where a spectator looks. */
  readonly own = $derived.by(() => this.seat ?? -1)
  /** Whose choice it is: the Spirit Action in progress is that seat's, whoever looks on. */
  readonly deciding = $derived.by(() => this.deciders[0] ?? this.view.active)
  readonly ownTeam = $derived.by(() => this.view.seats[this.own]?.team ?? null)
  /** The Spirit Action in progress, and the upgrades it already uses. */
  readonly row = $derived.by(() => this.view.acting?.action ?? '')
  readonly used = $derived.by(() => new Set(this.view.acting?.upgrades))

  override spotsOf(choice: Choice): string[] {
    return spotsOf(choice, this.own)
  }

  override spotsOfPlace(place: Place): string[] {
    return spotsOfPlace(place)
  }

  override placeOfSpot(spot: string): Place | null {
    return placeOfSpot(spot)
  }

  /** What a choice at a spot costs, if it costs something. */
  priced(spot: string): Facts | undefined {
    return this.at(spot)
      .map(factsOf)
      .find((facts) => facts.price)
  }

  seatName(seat: number): string {
    return this.names[seat] || t(`spirit-${this.view.seats[seat]?.spirit ?? 'love'}`)
  }
}

export function layTable(props: () => Props): Table {
  return setContext(KEY, new Table(props))
}

export function useTable(): Table {
  return getContext<Table>(KEY)
}
