/** @type {import('knip').KnipConfig} */
export default {
  entry: ['examples/*/{index.ts,Cover.svelte}'], // a build takes them in when it is told to
  ignoreDependencies: ['axe-core'], // the browser tests, in Python, load it into their pages
  // Made by tools/wire_types.py: every message of the server's and all of a view, whether it is used by name or not.
  ignore: ['src/wire.ts', '{src/games,examples}/*/view.ts'],
}
