/** The options of Cerebria that want more than a plain field in the new-table form. */
import type { GameFields } from '../contract'
import DeckField from './DeckField.svelte'

export default { decks: DeckField } satisfies GameFields
