/** Looking into a phrase. */
import type { Phrase } from '../../wire'

/** Every text key in a phrase, its own first. */
export function* phraseKeys(phrase: unknown): Generator<string> {
  if (Array.isArray(phrase)) {
    for (const item of phrase) yield* phraseKeys(item)
  } else if (phrase && typeof phrase === 'object' && 'key' in phrase) {
    const { key, args } = phrase as Phrase
    yield key
    yield* phraseKeys(Object.values(args ?? {}))
  }
}
