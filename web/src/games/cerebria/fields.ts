/** The options of Cerebria that want more than a plain field in the new-table form. */
import type { GameFields } from '../contract'
import DeckField from './DeckField.svelte'
import SpiritField from './SpiritField.svelte'

export default { decks: DeckField, spirits: SpiritField } satisfies GameFields
