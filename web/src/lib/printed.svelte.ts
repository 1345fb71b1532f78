/** The English names that are printed on cards, beside those of another language, for players with an English edition. */
import { contentOf, games } from './games.svelte'
import { settings } from './settings.svelte'
import { inEnglish, showPrinted } from './text.svelte'

/** Follow the setting and the language. */
export function followPrinted(): void {
  if (settings.printed && settings.language !== 'en') void collect().then(showPrinted, () => undefined)
  else showPrinted(new Map())
}

async function collect(): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for (const game of await games()) {
    // What we reconstructed isn't printed anywhere.
    const printed = (await contentOf(game.id)).filter((entry) => entry.provenance !== 'reconstructed')
    const keys = printed.map((entry) => entry.name.key)
    for (const [key, name] of await inEnglish(game.id, keys)) all.set(key, name)
  }
  return all
}
