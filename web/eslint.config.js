import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import layers from './layers.js'

export default defineConfig(
  { ignores: ['src/wire.ts'] }, // made by tools/wire_types.py
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    files: ['**/*.{ts,svelte}'],
    rules: {
      'no-undef': 'off', // the compiler knows better
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }], // as the compiler has it
      'svelte/prefer-svelte-reactivity': 'off', // it takes every Map that a function makes and returns for one that is watched
    },
  },
  {
    // With types, but not in components: there it would take three times as long.
    files: ['**/*.ts'],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      // These take whatever comes from a component for `any`; svelte-check knows its types.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['src/**', 'examples/**', 'tests/**'], plugins: { layers }, rules: { 'layers/imports': 'error' } },
  { files: ['*.js'], languageOptions: { globals: globals.node } },
  { files: ['public/*.js'], languageOptions: { globals: globals.browser } },
  { files: ['build/sw.template.js'], languageOptions: { globals: globals.serviceworker } },
)
