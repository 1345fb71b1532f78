/** Decks of one's own: written and read as text, built with the server's word on them, chosen for a seat. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '../../lib/api'
import { change, settings } from '../../lib/settings.svelte'
import { LANGUAGES, t } from '../../lib/text.svelte'
import type { Resolved } from '../../wire'
import { asOption, asText, buildingOf, changed, countOf, readText, readyDecks } from './decks'
import DeckField from './DeckField.svelte'
import Decks from './Decks.svelte'
import { CONTENT, speakHere } from './fixtures/table'

const EMOTIONS = CONTENT.filter((entry) => entry.kind === 'emotion').map((entry) => entry.id)
const LOVE = readyDecks(CONTENT).find((deck) => deck.id === 'love')!
const FINE: Resolved = { options: {}, seats: [], refusal: null }
const said = (card: string): string => t(`emotion-${card}`)

beforeAll(() => speakHere('en'))
afterEach(cleanup)

describe('a deck as text', () => {
  test('the server says how large a deck is and what it may hold', () => {
    const bliss = buildingOf(CONTENT, 'bliss')
    expect(bliss).toMatchObject({ size: 16, copies: 2, clauses: ['deck.size', 'deck.copies'] })
    expect(bliss.cards).toHaveLength(16)
    expect(countOf(LOVE.cards)).toBe(bliss.size)
    expect(buildingOf(CONTENT, 'gloom').cards).not.toContain('courage')
  })

  test('the option lists the cards in one order, and an empty deck is a list too', () => {
    expect(asOption({ trust: 1, courage: 2 })).toBe('courage 2, trust 1')
    expect(asOption(changed(changed({}, 'trust', 1), 'courage', 2))).toBe(asOption({ courage: 2, trust: 1 }))
    expect(asOption({})).toBe(',')
    expect(changed({ trust: 1 }, 'trust', -1)).toEqual({})
    expect(changed({}, 'trust', -1)).toEqual({})
  })

  test.each(LANGUAGES)('what is written in %s is read in every language', async (language) => {
    await speakHere(language)
    const text = asText('Öl & Żółć', 'Cerebria', LOVE.cards, said)
    for (const other of LANGUAGES) {
      await speakHere(other)
      expect(readText(text, EMOTIONS, said)).toEqual({ name: 'Öl & Żółć', cards: LOVE.cards })
    }
    await speakHere('en')
  })

  test('people write it in many ways', () => {
    const cards = { courage: 2, 'self-esteem': 1, trust: 2 }
    for (const text of ['courage 2, self-esteem, trust 2', '2 Courage\r\nSelf-Esteem\n\n2x trust', '# x\nCOURAGE x2\n self esteem  \ntrust\ntrust 1 # twice']) {
      expect(readText(text, EMOTIONS, said)).toMatchObject({ cards })
    }
  })

  test('what cannot be read names its line', () => {
    expect(readText('# Mine\n2 courage\n2 curage', EMOTIONS, said)).toEqual({ line: 3, words: '2 curage' })
    expect(readText('courage 99999', EMOTIONS, said)).toMatchObject({ line: 1 })
    expect(readText('\n# only a name\n', EMOTIONS, said)).toMatchObject({ line: 0 })
  })
})

describe('the builder', () => {
  const check = vi.spyOn(api, 'check')

  beforeEach(async () => {
    sessionStorage.clear()
    await change({ decks: {} })
    check.mockReset()
    check.mockResolvedValue(FINE)
  })

  const show = (deck = ''): void => void render(Decks, { content: CONTENT, deck })
  const add = (card: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^Add one: ${card}\\.`) })
  const sum = (): string => document.querySelector('.sum')!.textContent.replace(/\s+/g, ' ').trim()

  test('cards go in and out, and at most two of each', async () => {
    show()
    expect(sum()).toBe('0 of 16 cards')
    await fireEvent.click(add('Courage'))
    await fireEvent.click(add('Courage'))
    expect(add('Courage').getAttribute('aria-disabled')).toBe('true')
    await fireEvent.click(add('Courage'))
    expect(sum()).toBe('2 of 16 cards')
    await fireEvent.click(screen.getAllByRole('button', { name: 'Remove one: Courage' })[0]!)
    expect(sum()).toBe('1 of 16 cards')
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(sum()).toBe('2 of 16 cards')
  })

  test('the server judges, and its sentences name the deck instead of a seat', async () => {
    const phrases = [{ key: 'reason-deck-size', args: { count: 1, seat: { seat: 0 } } }]
    check.mockResolvedValue({ ...FINE, refusal: { error: 'BadOption', phrases, clause: 'deck.size' } })
    show()
    await fireEvent.input(screen.getByLabelText('Deck name'), { target: { value: 'Calm' } })
    await fireEvent.click(add('Courage'))
    await waitFor(() => expect(check).toHaveBeenLastCalledWith('cerebria', { players: 2, decks: ['courage 1,', 'usual'] }))
    const verdict = document.querySelector('.verdict')!
    await waitFor(() => expect(verdict.textContent).toContain('Calm: an Emotion deck must have exactly 16 cards'))
    expect(screen.getByRole('button', { name: 'Play with it' }).getAttribute('aria-disabled')).toBe('true')
    check.mockResolvedValue(FINE)
    await fireEvent.click(add('Trust'))
    await waitFor(() => expect(verdict.textContent).toContain('You can play this deck.'))
  })

  test('a ready-made deck is a beginning; what is kept is a deck of its own', async () => {
    show('malice')
    await waitFor(() => expect(check).toHaveBeenLastCalledWith('cerebria', { players: 2, decks: ['usual', expect.stringContaining('hostility 2')] }))
    await fireEvent.input(screen.getByLabelText('Deck name'), { target: { value: 'Spite' } })
    await fireEvent.click(screen.getAllByRole('button', { name: 'Save deck' })[0]!)
    expect(settings.decks['cerebria']).toMatchObject([{ name: 'Spite', side: 'gloom', cards: { hostility: 2 } }])
    expect(within(screen.getByRole('navigation', { name: 'Choose a deck' })).getByRole('link', { name: /Spite/ })).toBeTruthy()
  })

  test('what was begun and not kept is still there', async () => {
    show('love')
    await fireEvent.click(screen.getAllByRole('button', { name: 'Remove one: Trust' })[0]!)
    cleanup()
    show('love')
    expect(sum()).toBe('15 of 16 cards')
  })

  test('a text that cannot be read says which line', async () => {
    show()
    await fireEvent.click(screen.getByRole('button', { name: 'Import from text' }))
    const field = screen.getByRole('textbox', { name: /One Emotion per line/ })
    await fireEvent.input(field, { target: { value: '# Dusk\n2 anger\n2 angst\n' } })
    await fireEvent.submit(field.closest('form')!)
    expect(screen.getByRole('alert').textContent).toBe('Line 3: there’s no Emotion called “2 angst”. Check the spelling.')
    await fireEvent.input(field, { target: { value: '# Dusk\n2 anger\n2 fear\n' } })
    await fireEvent.submit(field.closest('form')!)
    expect(sum()).toBe('4 of 16 cards')
    expect(screen.getByLabelText<HTMLInputElement>('Deck name').value).toBe('Dusk')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Gloom/ }).checked).toBe(true)
  })
})

describe('a deck for a seat', () => {
  test('only decks of its side are offered, one’s own among them', async () => {
    vi.spyOn(api, 'content').mockResolvedValue(CONTENT)
    await change({ decks: { cerebria: [{ id: '1', name: 'Mine', side: 'gloom', cards: { anger: 2 }, changed: 1 }] } })
    const onset = vi.fn()
    render(DeckField, { option: {} as never, values: {}, seats: ['Ada', 'Bo'], teams: [0, 1], onset })
    const [bliss, gloom] = [screen.getByLabelText('Ada'), screen.getByLabelText('Bo')]
    await waitFor(() => expect(within(bliss).getByRole('option', { name: 'Deck of Love' })).toBeTruthy())
    expect(within(bliss).queryByRole('option', { name: /Mine/ })).toBeNull()
    expect(within(gloom).queryByRole('option', { name: 'Deck of Love' })).toBeNull()
    await fireEvent.change(gloom, { target: { value: asOption({ anger: 2 }) } })
    expect(onset).toHaveBeenLastCalledWith(['usual', 'anger 2,'])
  })
})
