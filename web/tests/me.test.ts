/** Who sits at this browser: a name that was typed is kept with whatever needs one. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { person } from '../src/lib/me.svelte'
import NameField from '../src/parts/NameField.svelte'
import type { Me } from '../src/wire'

const STRANGER = { person: '', name: '', settings: { language: 'en', client: {} } } as unknown as Me
const asked: string[] = []

/** A server that knows nothing but names. */
function named(name: string): Me {
  return { ...STRANGER, person: 'p', name }
}

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (_url: string, { method, body }: { method: string; body?: string }) => {
    const name = method === 'POST' ? (JSON.parse(body ?? '{}') as { name: string }).name : ''
    if (name) asked.push(name)
    return Promise.resolve(new Response(JSON.stringify(name ? named(name) : STRANGER)))
  })
  person.me = STRANGER
})

afterEach(() => {
  cleanup()
  person.me = null
  vi.unstubAllGlobals()
})

async function typed(name: string): Promise<HTMLInputElement> {
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await fireEvent.input(field, { target: { value: name } })
  return field
}

test('a stranger sits down with the name just typed, or as a guest', async () => {
  render(NameField)
  await typed(' Bo ')
  await person.ensure()
  await person.ensure()
  expect(asked).toEqual(['Bo'])
  person.me = STRANGER
  await person.ensure()
  expect(asked).toEqual(['Bo', 'Guest'])
})

test('a guest who typed another name sits down with it', async () => {
  person.me = named('Guest')
  render(NameField)
  const field = await typed('Bo')
  await person.ensure()
  expect(asked).toEqual(['Bo'])
  expect(field.value).toBe('Bo')
  expect(person.name).toBe('Bo')
})

test('an emptied field keeps the old name, and a field that was left forgets what was typed', async () => {
  person.me = named('Ada')
  const { unmount } = render(NameField)
  await typed('  ')
  await person.ensure()
  await typed('Bo')
  unmount()
  await person.ensure()
  expect(asked).toEqual([])
  expect(person.name).toBe('Ada')
})

test('an answer of the server does not undo what is being typed', async () => {
  render(NameField)
  const field = await typed('Bo')
  await person.meet()
  expect(field.value).toBe('Bo')
})
