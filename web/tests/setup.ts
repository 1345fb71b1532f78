/** Before every test file: the words are read from the package itself, as the server would send them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach } from 'vitest'
import { fetchTextWith, speak } from '../src/lib/text.svelte'

const PACKAGE = join(import.meta.dirname, '..', '..', 'src', 'mindtable')

export function texts(language: string, game = ''): string {
  const folders = [join(PACKAGE, 'text', language)]
  if (game) folders.push(join(PACKAGE, 'games', game, 'text', language))
  return folders
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => readFileSync(file, 'utf-8'))
    .join('\n')
}

fetchTextWith((language, game) => Promise.resolve(texts(language, game)))

beforeEach(async () => {
  await speak('en')
})

// It has no animations.
document.getAnimations = () => []
