/** Decks go from hand to hand as text and as links. */
import { copy } from '../../lib/copy'
import { t } from '../../lib/text.svelte'
import { toasts } from '../../lib/toasts.svelte'
import { DECKS, emotionName, type DeckBuilding } from './deck-building.svelte'
import { asOption, asText } from './decks'
import { teamName } from './telling'

export class DeckSharing {
  /** The dialog that reads a text is open. */
  reading = $state(false)
  /** What the browser would not copy, to be taken by hand. */
  writing = $state('')

  constructor(readonly building: DeckBuilding) {}

  async text(): Promise<void> {
    const { called, team, count, cards } = this.building
    await this.#share(asText(called, `Cerebria · ${teamName(team)} · ${count}`, cards, emotionName))
  }

  async link(): Promise<void> {
    const { called, cards } = this.building
    await this.#share(`${location.origin}${DECKS}/new?${new URLSearchParams({ name: called, list: asOption(cards) })}`)
  }

  async #share(text: string): Promise<void> {
    if (await copy(text)) toasts.show(t('client-copied'), 'good')
    else this.writing = text
  }
}
