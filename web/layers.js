/** Who may import whom in the client. The layers are written here, once; eslint holds every file to them. */
import { dirname, relative, resolve } from 'node:path'

/**
 * The layers: the paths of their files, without endings and `/index`, and the layers they may import besides themselves.
 * The first that fits counts. What stands in parentheses tells layers of one kind apart: a game never knows another.
 */
const LAYERS = [
  { name: 'wire', paths: /^src\/wire$/, may: [] },
  // Only types: what the shell and a game ask of each other. `lib` uses them on behalf of both.
  { name: 'contract', paths: /^src\/games\/contract$/, may: ['lib', 'wire'] },
  { name: 'lib', paths: /^src\/lib\//, may: ['contract', 'wire'] },
  { name: 'parts', paths: /^src\/parts\//, may: ['contract', 'lib', 'wire'] },
  // What finds the games, by the names of their folders.
  { name: 'games', paths: /^src\/games(?:\/(?:covers|themes))?$/, may: ['contract', 'game', 'lib'] },
  // With its own board, a game brings dialogs and fields, made of the same parts as those of the pages.
  { name: 'game', paths: /^(?:src\/games|examples)\/([^/]+)/, may: ['contract', 'lib', 'parts', 'wire'] },
  { name: 'pages', paths: /^src\/pages\//, may: ['contract', 'games', 'lib', 'parts', 'wire'] },
  { name: 'styles', paths: /^src\/styles\//, may: [] },
  { name: 'app', paths: /^src\/(?:App|main|vite-env\.d)$/, may: ['games', 'lib', 'pages', 'parts', 'styles'] },
  { name: 'tests', paths: /^tests\//, may: ['contract', 'game', 'games', 'lib', 'pages', 'parts', 'wire'] },
]
/** A game's tests stand in its folder and use what all tests share; nothing else may need a test. */
const TEST = /^tests\/|\.test$|\/fixtures\//

function placeOf(file) {
  const path = relative(import.meta.dirname, file)
    .replaceAll('\\', '/')
    .replace(/(\.(svelte|ts|js|css|json))*$/, '')
    .replace(/\/index$/, '')
  const layer = LAYERS.find(({ paths }) => paths.test(path))
  return { path, test: TEST.test(path), ...layer, one: layer && layer.name + (layer.paths.exec(path)[1] ?? '') }
}

function isAllowed(from, to) {
  if (to.test && !from.test) return false
  return from.one === to.one || from.may.includes(to.name) || (from.test && to.name === 'tests')
}

export default {
  rules: {
    imports: {
      meta: { type: 'problem', schema: [] },
      create(context) {
        const from = placeOf(context.filename)
        function check(source) {
          if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return
          const to = placeOf(resolve(dirname(context.filename), source.value))
          if (!isAllowed(from, to)) context.report({ node: source, message: `${from.path} must not import ${to.path}: see layers.js.` })
        }
        return {
          Program: (node) => from.name || context.report({ node, message: `${from.path} belongs to no layer of layers.js.` }),
          ImportDeclaration: ({ source }) => check(source),
          ExportNamedDeclaration: ({ source }) => check(source),
          ExportAllDeclaration: ({ source }) => check(source),
          ImportExpression: ({ source }) => check(source),
          TSImportType: ({ source }) => check(source),
          // import.meta.glob
          'CallExpression[callee.object.type="MetaProperty"]': ({ arguments: [source] }) => check(source),
        }
      },
    },
  },
}
