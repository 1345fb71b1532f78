import { afterEach, describe, expect, test } from 'vitest'
import { change, dress, pace, settings, silence, together, withDefaults } from '../src/lib/settings.svelte'

afterEach(async () => {
  await change(withDefaults({ language: 'en' }))
})

describe('settings', () => {
  test('what is not understood falls back to its default', () => {
    const kept = withDefaults({ theme: 'pink', speed: 'warp', textSize: 40, volume: -3, language: 'xx', silenced: 'no' } as never)
    expect(kept).toMatchObject({ theme: 'auto', speed: 'normal', textSize: 1, volume: 0.5, language: 'en', silenced: [] })
    expect(withDefaults({ confirm: { absence: false } as never }).confirm).toMatchObject({ absence: false, 'hand-over': true })
  })

  test('a change is seen at once and kept', async () => {
    await change({ theme: 'contrast', textSize: 1.25, language: 'de' })
    expect(document.documentElement.dataset['theme']).toBe('contrast')
    expect(document.documentElement.style.fontSize).toBe('125%')
    expect(document.documentElement.lang).toBe('de')
    expect(JSON.parse(localStorage.getItem('mindtable.settings') ?? '{}')).toMatchObject({ theme: 'contrast', language: 'de' })
  })

  test('no motion means none', async () => {
    await change({ speed: 'slow', motion: 'on' })
    expect(pace()).toBeGreaterThan(400)
    await change({ motion: 'off' })
    expect(pace()).toBe(0)
    dress()
    expect(document.documentElement.style.getPropertyValue('--pace')).toBe('0ms')
    await change({ motion: 'on', speed: 'still' })
    expect(pace()).toBe(0)
  })

  test('a warning is switched off once', () => {
    silence('cerebria/actions-left')
    silence('cerebria/actions-left')
    expect(settings.silenced).toEqual(['cerebria/actions-left'])
  })
})

describe('decks of both places', () => {
  const deck = (id: string, changed: number, name = id) => ({ id, name, side: 'bliss', cards: { trust: 2 }, changed })

  test('none is lost by logging in, and the later change wins', () => {
    const here = { cerebria: [deck('a', 5, 'newer'), deck('b', 1)] }
    const there = { cerebria: [deck('a', 2, 'older'), deck('c', 1)], other: [deck('d', 1)] }
    const all = together(here, there)
    expect(all['cerebria']?.map((one) => one.name).sort()).toEqual(['b', 'c', 'newer'])
    expect(all['other']).toHaveLength(1)
  })

  test('rubbish in the memory is no deck', () => {
    expect(withDefaults({ decks: { cerebria: [null, { id: 'x' }, deck('a', 1)], other: 'no' } } as never).decks).toEqual({
      cerebria: [deck('a', 1)],
      other: [],
    })
    expect(withDefaults({ decks: 7 } as never).decks).toEqual({})
  })
})
