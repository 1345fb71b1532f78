/** @type {import('prettier').Config} */
export default {
  semi: false,
  singleQuote: true,
  // A board is drawn in long lines: one element with its classes, styles and attachments.
  printWidth: 160,
  plugins: ['prettier-plugin-svelte'],
}
