import { describe, expect, test } from 'vitest'
import { choiceKey, excludedBy, fromQuery, isSchema, resolved, toQuery, withOption, type Schema } from '../src/lib/options'
import { recorded } from './recorded'

function schemaOf(game: 'cerebria' | 'unconscious'): Schema {
  const { options } = recorded(game).game
  if (!isSchema(options)) throw new Error('no schema')
  return options
}

const schema = schemaOf('cerebria')

describe("a game's options", () => {
  test('they stand in an address and are read from it again', () => {
    const given = { players: 3, mode: 'basic', decks: ['usual', 'anger 2, fear 2', 'usual'] }
    expect(fromQuery(schema, new URLSearchParams(toQuery(given).toString()))).toEqual(given)
    expect(fromQuery(schema, new URLSearchParams('players=x&nothing=1&decks=;'))).toEqual({ decks: [] })
  })

  test('a default may follow another option', () => {
    expect(resolved(schema, {})).toMatchObject({ players: 4, mode: 'full', placement: 'free' })
    expect(resolved(schema, { mode: 'basic' })).toMatchObject({ placement: 'fixed', vibe_tokens: 'fixed' })
    expect(resolved(schema, { mode: 'basic', placement: 'free' })).toMatchObject({ placement: 'free' })
  })

  test('what does not go together is known from both sides, with its rule', () => {
    const basic = resolved(schema, { mode: 'basic' })
    expect(excludedBy(schema, basic, 'team_board', 'B')?.clause).toBe('basic.no-intentions')
    expect(excludedBy(schema, resolved(schema, { team_board: 'B' }), 'mode', 'basic')).not.toBeNull()
    expect(excludedBy(schema, resolved(schema, {}), 'team_board', 'B')).toBeNull()
  })

  test('setting one option drops what no longer goes with it', () => {
    const given = withOption(schema, { team_board: 'B', spirit_board: 'B', players: 3 }, 'mode', 'basic')
    expect(given).toEqual({ mode: 'basic', players: 3 })
    expect(withOption(schema, { mode: 'basic' }, 'team_board', 'B')).toEqual({ team_board: 'B' })
  })

  test('choices have names', () => {
    const spirits = schema.options.find((option) => option.name === 'spirits')
    expect(spirits?.type === 'words' && choiceKey(spirits, 'love')).toBe('spirit-love')
    expect(schemaOf('unconscious').options.map((option) => option.name)).toContain('journalist')
  })
})
