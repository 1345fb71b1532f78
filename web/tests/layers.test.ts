/** The import layers bite: eslint, as it is set up here, refuses what crosses them and lets the rest be. */
import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'

const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId === 'layers/imports',
  // Without types, which the rule does not ask for.
  overrideConfig: { files: ['**/*.ts'], languageOptions: { parserOptions: { projectService: false } } },
})

async function refusals(filePath: string, code: string): Promise<string[]> {
  const text = filePath.endsWith('.svelte') ? `<script lang="ts">\n${code}\n</script>` : code
  const [result] = await eslint.lintText(text, { filePath })
  return result!.messages.map((message) => message.message)
}

describe('imports that cross the layers are refused', () => {
  test.each([
    ['src/lib/a.ts', "import { a } from '../games/cerebria/view'"],
    ['src/lib/a.ts', "import type { A } from '../parts/Chart.svelte'"],
    ['src/lib/a.svelte.ts', "import { a } from '../pages/table/keys'"],
    ['src/lib/a.ts', "import games from '../games'"],
    ['src/lib/a.ts', "export * from '../games/plain'"],
    ['src/lib/a.ts', "export { a } from '../games/plain'"],
    ['src/lib/a.ts', "void import('../games/plain')"],
    ['src/lib/a.ts', "type A = import('../games/plain').A"],
    ['src/lib/a.ts', "import.meta.glob('../games/*/index.ts')"],
    ['src/parts/A.svelte', "import { a } from '../pages/table/company.svelte'"],
    ['src/parts/A.svelte', "import { a } from '../games/unconscious/view'"],
    ['src/parts/A.svelte', "import { a } from '../games/covers'"],
    ['src/games/cerebria/A.svelte', "import { a } from '../covers'"],
    ['src/games/cerebria/A.svelte', "import { a } from '../unconscious/view'"],
    ['src/games/cerebria/a.ts', "import { a } from '../plain'"],
    ['src/games/cerebria/a.test.ts', "import { a } from '../unconscious/fixtures/table'"],
    ['src/games/cerebria/a.ts', "import { a } from '..'"],
    ['src/games/cerebria/a.ts', "import { a } from '../../pages/Home.svelte'"],
    ['src/games/cerebria/a.ts', "import { a } from './fixtures/table'"],
    ['src/games/cerebria/a.ts', "import { a } from '../../../tests/moments'"],
    ['src/games/contract.ts', "import { a } from './plain'"],
    ['examples/other/a.ts', "import { a } from '../../src/games/cerebria/view'"],
    ['src/pages/A.svelte', "import Board from '../games/plain/Board.svelte'"],
    ['src/pages/A.svelte', "import App from '../App.svelte'"],
  ])('%s: %s', async (file, code) => {
    expect(await refusals(file, code)).toEqual([expect.stringContaining('must not import')])
  })

  test('a file outside all layers', async () => {
    expect(await refusals('src/other/a.ts', '')).toEqual(['src/other/a belongs to no layer of layers.js.'])
  })
})

describe('imports within the layers are allowed', () => {
  test.each([
    ['src/lib/a.ts', "import type { Place } from '../games/contract'; import { b } from './b'; import { tick } from 'svelte'"],
    ['src/games/cerebria/A.svelte', "import { a } from '../../lib/text.svelte'; import B from './B.svelte'; import Icon from '../../parts/Icon.svelte'"],
    ['src/games/cerebria/a.test.ts', "import { a } from './fixtures/table'; import { b } from '../../../tests/moments'"],
    ['examples/other/A.svelte', "import { a } from '../../src/lib/text.svelte'; import type { B } from '../../src/games/contract'"],
    ['src/games/index.ts', "import.meta.glob('./*/index.ts')"],
    ['src/games/covers.ts', "import.meta.glob('./*/Cover.svelte')"],
    ['src/pages/A.svelte', "import { loadGame } from '../games'; import type { SeatShown } from '../wire'"],
  ])('%s: %s', async (file, code) => {
    expect(await refusals(file, code)).toEqual([])
  })
})
