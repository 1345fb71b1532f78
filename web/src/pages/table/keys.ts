/** The keys of the table. */
import type { Key } from '../../lib/keys.svelte'
import { toasts } from '../../lib/toasts.svelte'
import type { Choosing } from './choosing.svelte'
import type { Panels } from './panels.svelte'

export function tableKeys(choosing: Choosing, panels: Panels): Key[] {
  const { session } = choosing

  function number(event: KeyboardEvent): void {
    const item = choosing.bar.main[Number(event.key) - 1]
    if (item) choosing.take(item)
  }

  /** On a focused button it is that button's own. */
  function enter(event: KeyboardEvent): void {
    const at = event.target as Element | null
    if (at?.closest('button, a, [role="button"], summary')) (at as HTMLElement).click()
    else if (session.hovered) void choosing.choose(session.hovered)
  }

  function undo(turn: boolean): void {
    const undo = session.position?.undo
    if (undo?.can) void choosing.undo(turn)
    else if (undo?.why_not) toasts.phrases([undo.why_not])
  }

  function escape(): void {
    if (choosing.listOpen) choosing.closeList()
    else panels.drawer = false
    session.rest(null)
  }

  const tab = (key: string, name: string, does: string): Key => ({ keys: [key], does, act: () => panels.open(name) })
  return [
    { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], does: 'client-key-number', shown: '1 – 9', act: number },
    { keys: ['l'], does: 'client-key-list', act: () => session.choices.length && choosing.toggleList(null) },
    {
      keys: ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
      does: 'client-key-arrows',
      shown: '← →',
      act: (event) => choosing.step(event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1),
    },
    { keys: ['Enter'], does: 'client-key-enter', act: enter },
    { keys: ['u'], does: 'client-undo', act: () => undo(false) },
    { keys: ['U'], does: 'client-restart', shown: 'Shift + U', act: () => undo(true) },
    { keys: ['e'], does: 'client-key-end', act: () => choosing.bar.end && choosing.take(choosing.bar.end) },
    { keys: ['h'], does: 'client-hint', act: () => choosing.hints && void choosing.hint() },
    { keys: ['s'], does: 'client-skip', act: () => session.skip() },
    { keys: ['r'], does: 'client-nav-rules', act: () => (panels.rules = true) },
    tab('b', 'board', 'client-tab-board'),
    tab('m', 'mine', 'client-tab-mine'),
    tab('o', 'others', 'client-tab-others'),
    tab('g', 'log', 'client-tab-log'),
    tab('c', 'chat', 'client-tab-chat'),
    tab('p', 'players', 'client-tab-players'),
    tab('n', 'notes', 'client-tab-notes'),
    { keys: ['Escape'], does: 'client-close', shown: 'Esc', act: escape },
  ]
}
