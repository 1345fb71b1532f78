/** The server's word on the deck on the desk: whether it may be played, and if not, why. */
import { soon } from '../../lib/activity'
import { api } from '../../lib/api'
import { say } from '../../lib/text.svelte'
import type { Phrase } from '../../wire'
import type { DeckBuilding } from './deck-building.svelte'
import { VERDICT } from './timing'

export class DeckVerdict {
  /** What is wrong with it; nothing yet until the server has spoken. */
  phrases = $state.raw<Phrase[] | null>(null)
  unreachable = $state(false)
  readonly legal = $derived(this.phrases?.length === 0)

  constructor(readonly building: DeckBuilding) {
    $effect(() => {
      const decks = building.option
      let stale = false
      const drop = soon(() => {
        api.check('cerebria', { players: decks.length, decks }).then(
          ({ refusal }) => !stale && this.#judged(refusal?.phrases ?? []),
          () => !stale && this.#judged(null),
        )
      }, VERDICT)
      return () => {
        stale = true
        drop()
      }
    })
  }

  #judged(phrases: Phrase[] | null): void {
    this.phrases = phrases
    this.unreachable = phrases === null
  }

  /** The server speaks of seats; here it is the deck that is spoken of. */
  told(phrase: Phrase): string {
    return say({ key: phrase.key, args: { ...phrase.args, seat: this.building.called } })
  }
}
