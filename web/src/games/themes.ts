/** Each game's colours for the pages around its board: needed before the board, and by pages that never load it. */
import.meta.glob('./*/theme.css', { eager: true })
