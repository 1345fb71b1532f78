/** Dialogs: where the focus is when one opens. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import Dialog from '../src/parts/Dialog.svelte'

const children = createRawSnippet(() => ({ render: () => '<p>The game is over.</p>' }))

afterEach(cleanup)

test('a key meant for the table presses nothing in a dialog that opens by itself', () => {
  render(Dialog, { title: 'The end', uninvited: true, onclose: () => undefined, children })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The end' }))
})

test('a dialog someone asked for leaves the focus to the browser', () => {
  render(Dialog, { title: 'Settings', onclose: () => undefined, children })
  expect(document.activeElement).not.toBe(screen.getByRole('heading', { name: 'Settings' }))
})
