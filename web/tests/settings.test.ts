import { afterEach, describe, expect, test } from 'vitest'
import { change, dress, pace, settings, silence, withDefaults } from '../src/lib/settings.svelte'

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
