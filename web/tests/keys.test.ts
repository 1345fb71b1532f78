/** Every text that the client asks for is there in all four languages, with the same arguments. */
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { texts } from './setup'

const SOURCE = join(import.meta.dirname, '..', 'src')

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /(?<!\.test)\.(ts|svelte)$/.test(entry.name) ? [path] : []
  })
}

/** Keys asked for by name, and those of computed families, which a comment names. */
function asked(): Set<string> {
  const found = new Set<string>()
  for (const path of sources(SOURCE)) {
    for (const [, key] of readFileSync(path, 'utf-8').matchAll(/(?<![a-z-])(client-[a-z0-9]+(?:-[a-z0-9]+)*)(?![a-z0-9$-])/g)) {
      if (key) found.add(key)
    }
  }
  return found
}

function known(language: string): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>()
  for (const entry of new FluentResource(texts(language)).body) {
    keys.set(entry.id, new Set([...JSON.stringify(entry).matchAll(/"type":"var","name":"([a-z_]+)"/g)].map(([, name]) => name ?? '')))
  }
  return keys
}

describe('text keys', () => {
  const wanted = asked()
  const english = known('en')

  test('there are many of them', () => expect(wanted.size).toBeGreaterThan(300))

  test.each(['en', 'pl', 'de', 'ru'])('all are there in %s, with the same arguments', (language) => {
    const there = known(language)
    expect([...wanted].filter((key) => !there.has(key))).toEqual([])
    for (const key of wanted) expect([key, there.get(key)]).toEqual([key, english.get(key)])
  })

  test('no text of the client lies about unused', () => {
    expect([...english.keys()].filter((key) => key.startsWith('client-') && !wanted.has(key))).toEqual([])
  })
})
