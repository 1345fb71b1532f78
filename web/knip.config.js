/** @type {import('knip').KnipConfig} */
export default {
  ignoreDependencies: ['axe-core'], // the browser tests, in Python, load it into their pages
  ignore: ['src/wire.ts'], // every message of the server's, made by tools/wire_types.py, whether it is used by name or not
}
