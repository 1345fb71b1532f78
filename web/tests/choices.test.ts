import { describe, expect, test } from 'vitest'
import { bar, fits, grouped, inOrder, MOST_BUTTONS } from '../src/lib/choices'
import type { Choice } from '../src/wire'
import { deciding, recorded } from './recorded'

function choice(action: string): Choice {
  const [verb = '', noun = ''] = action.split(' ')
  return { action, verb, kind: noun ? 'slot' : '', noun, label: { key: `verb-${verb}`, args: {} }, facts: {}, about: null }
}

const TURN = ['move 1', 'move 2', 'invoke courage', 'quell 3', 'fortify 1', 'end now', 'end later', 'wait'].map(choice)

describe('choices', () => {
  test('the same verb stands together, in the order of the game', () => {
    expect(grouped(TURN, ['quell', 'invoke']).map((group) => group.verb)).toEqual(['quell', 'invoke', 'move', 'fortify', 'end', 'wait'])
  })

  test('up to four choices are buttons of their own', () => {
    const few = bar(TURN.slice(0, 4), {})
    expect(few.main.map((item) => item.kind === 'choice' && item.choice.action)).toEqual(['move 1', 'move 2', 'invoke courage', 'quell 3'])
    expect(few.more).toBe(false)
  })

  test('more are gathered by verb, and what ends the turn stands apart as one button', () => {
    const many = bar(TURN, { enders: ['end'] })
    expect(many.main).toHaveLength(MOST_BUTTONS)
    expect(many.main[0]).toMatchObject({ kind: 'group', group: { verb: 'move' } })
    expect(many.end).toMatchObject({ kind: 'group', group: { verb: 'end' } })
    expect(many.more).toBe(true)
    expect(bar(TURN.slice(0, 6), { enders: ['end'] }).end).toMatchObject({ kind: 'choice', choice: { action: 'end now' } })
    expect(bar([], { enders: ['end'] })).toEqual({ main: [], end: null, more: false })
  })

  test('the list holds every choice once, the ends last', () => {
    const all = inOrder(TURN, { enders: ['end'] }).flatMap((group) => group.choices)
    expect(new Set(all)).toEqual(new Set(TURN))
    expect(all).toHaveLength(TURN.length)
    expect(all.at(-1)?.verb).toBe('end')
  })

  test('of a real position nothing is lost', () => {
    for (const game of ['cerebria', 'unconscious'] as const) {
      const { choices } = deciding(recorded(game), 3)
      expect(inOrder(choices, {}).flatMap((group) => group.choices)).toHaveLength(choices.length)
    }
  })

  test('the filter knows neither case nor accents', () => {
    expect(fits('Wierzba Wartości', 'wartosci wierz')).toBe(true)
    expect(fits('Łuk', 'luk')).toBe(true)
    expect(fits('Долина мотивов', 'МОТИВ')).toBe(true)
    expect(fits('Land of Desires', 'lands')).toBe(false)
  })
})
