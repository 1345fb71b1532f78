import { describe, expect, test } from 'vitest'
import { pretend } from '../src/lib/pseudo'
import { enterGame, fetchTextWith, inEnglish, leaveGame, listed, nameOf, nameSeats, say, showPrinted, seatName, speak, t, tg } from '../src/lib/text.svelte'
import { first, recorded, updates } from './recorded'
import { texts } from './setup'

const LANGUAGES = ['en', 'pl', 'de', 'ru'] as const
const TOY = 'light = Ola zapala { $what-lit } { $where-at }\nred = czerwona\n    .lit = czerwoną\nhere = tu'

fetchTextWith((language, game) => Promise.resolve(game === 'toy' ? TOY : texts(language, game)))

describe('words', () => {
  test('a key is said in the current language, a missing one as itself', async () => {
    expect(t('client-close')).toBe('Close')
    await speak('pl')
    expect(t('client-close')).toBe('Zamknij')
    expect(document.documentElement.lang).toBe('pl')
    expect(t('no-such-key')).toBe('no-such-key')
  })

  test('numbers choose their plural, also the Slavic ones', async () => {
    await speak('pl')
    expect([1, 2, 5, 22].map((count) => t('client-free-seats', { count }))).toEqual([
      '1 wolne miejsce',
      '2 wolne miejsca',
      '5 wolnych miejsc',
      '22 wolne miejsca',
    ])
    await speak('ru')
    expect(t('client-free-seats', { count: 21 })).toBe('21 свободное место')
  })

  test("a game's words come first while it is on the page, and can be asked for from anywhere", async () => {
    await enterGame('cerebria')
    expect(t('realm-land')).toBe('Land of Desires')
    expect(document.documentElement.dataset['game']).toBe('cerebria')
    leaveGame()
    expect(t('realm-land')).toBe('realm-land')
    expect(tg('cerebria', 'realm-land')).toBe('Land of Desires')
  })

  test('another language brings the words of every game on the page along', async () => {
    await enterGame('cerebria')
    await speak('de')
    expect(document.documentElement.lang).toBe('de')
    expect(t('realm-land')).not.toBe('realm-land')
  })

  test('phrases hold phrases, seats and lists', async () => {
    await enterGame('cerebria')
    nameSeats(['Ada', 'Bo'])
    expect(say({ key: 'verb-move', args: { noun: { key: 'realm-land', args: {} } } })).toBe('Move to: Land of Desires')
    expect(say({ key: 'seat-thing', args: { seat: { seat: 1 }, thing: 'x' } })).toBe('Bo: x')
    expect(seatName(3)).toBe('Player 4')
    expect(listed(['a', 'b', 'c'])).toBe('a, b, c')
    const list = [{ key: 'realm-land' }, { key: 'realm-valley' }]
    expect(say({ key: 'verb-move', args: { noun: list } })).toBe('Move to: Land of Desires, Valley of Motives')
    leaveGame()
  })

  test('a text asks for the form of a name that its grammar needs', async () => {
    await enterGame('toy')
    expect(say({ key: 'light', args: { what: { key: 'red' }, where: { key: 'here' } } })).toBe('Ola zapala czerwoną tu')
    expect(say({ key: 'light', args: { what: [{ key: 'red' }, { key: 'red' }], where: 'x' } })).toBe('Ola zapala czerwoną, czerwoną x')
    leaveGame()
  })

  test('the printed English names stand beside ours where a thing is named', async () => {
    await speak('de')
    await enterGame('cerebria')
    const named = { key: 'emotion-anger', args: {} }
    const ours = say(named)
    showPrinted(await inEnglish('cerebria', ['emotion-anger', 'no-such-key']))
    expect(say(named)).toBe(`${ours} (Anger)`)
    expect(nameOf('emotion-anger')).toBe(`${ours} (Anger)`)
    expect(t('emotion-anger')).toBe(ours)
    showPrinted(new Map())
    expect(say(named)).toBe(ours)
    leaveGame()
  })

  test.each(LANGUAGES)('everything a server said at a table has words in %s', async (tongue) => {
    for (const game of ['cerebria', 'unconscious'] as const) {
      await speak(tongue)
      await enterGame(game)
      nameSeats(['Ada', 'Bo'])
      const told = recorded(game)
      const phrases = [
        first(told, 'refused').refusal.phrases,
        updates(told).flatMap(({ line, position }) => [
          ...(line ? [line.action, ...line.happened.map((event) => event.phrase)] : []),
          ...(position.question ? [position.question] : []),
          ...position.choices.map((choice) => choice.label),
        ]),
      ].flat()
      expect(phrases.length).toBeGreaterThan(30)
      for (const phrase of phrases) {
        const words = say(phrase)
        expect(words).not.toBe(phrase.key)
        expect(words).not.toMatch(/[{}]|\$/)
      }
    }
    leaveGame()
  })

  test('the pretended language is 40 % longer', () => {
    const text = 'Every rule in our own words, one by one. Refusals and tooltips link here.'
    const grown = [...pretend(text)].length / text.length
    expect(grown).toBeGreaterThan(1.3)
    expect(grown).toBeLessThan(1.5)
  })
})
