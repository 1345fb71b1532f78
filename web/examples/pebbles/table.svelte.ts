/** Where on the table a choice is made: at the pebble up to which one takes, `pebble:12`. */
import type { Place } from '../../src/games/contract'
import { Spots } from '../../src/lib/spots.svelte'
import type { Choice } from '../../src/wire'
import type { Facts, PebblesView } from './view'

export class Table extends Spots<PebblesView> {
  /** The pebbles from this one outwards are those that the choice under the pointer takes. */
  readonly goesFrom = $derived.by(() => {
    const choice = this.choices.find(({ action }) => action === this.hovered)
    return choice ? this.#first(choice) : this.view.heap
  })

  #first(choice: Choice): number {
    const { amount }: Partial<Facts> = choice.facts
    return this.view.heap - (amount ?? 0)
  }

  override spotsOf(choice: Choice): string[] {
    return [`pebble:${this.#first(choice)}`]
  }

  override spotsOfPlace({ kind, noun }: Place): string[] {
    return [`${kind}:${noun}`]
  }

  override placeOfSpot(spot: string): Place {
    const [kind = '', noun = ''] = spot.split(':')
    return { kind, noun }
  }
}
