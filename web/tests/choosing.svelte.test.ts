/** What must not outlive the moment it was meant for: the menu that asks which, and a tooltip that was about to open. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableSession } from '../src/lib/table.svelte'
import { enterGame, say, speak } from '../src/lib/text.svelte'
import { hideTip, tip, tips } from '../src/lib/tip.svelte'
import { Choosing } from '../src/pages/table/choosing.svelte'
import { tableKeys } from '../src/pages/table/keys'
import { Panels } from '../src/pages/table/panels.svelte'
import { first, recorded, updates } from './recorded'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('the menu closes when another move takes its choices away', () => {
  const told = recorded('cerebria')
  const session = new TableSession(told.table.id)
  const end = $effect.root(() => {
    const choosing = new Choosing(session, () => null)
    session.heard(first(told, 'welcome'))
    flushSync()
    const [one, other] = session.choices
    choosing.chooseAmong([one!.action, other!.action], document.body)
    flushSync()
    expect(choosing.among).not.toBeNull()
    session.heard(updates(told)[0]!)
    session.skip()
    flushSync()
    expect(session.choices.some((choice) => choice.action === one!.action)).toBe(false)
    expect(choosing.among).toBeNull()
  })
  end()
})

test('what cannot be done is explained at the thing, and listed where it is always looked for', async () => {
  const told = recorded('cerebria')
  const session = new TableSession(told.table.id)
  const [one, other, ...more] = first(told, 'answered').refused
  vi.spyOn(session, 'refused').mockResolvedValue([{ ...one!, listed: false }, { ...other!, listed: true }, ...more])
  await enterGame('cerebria')
  await speak('en')
  const end = $effect.root(() => void session.heard(first(told, 'welcome')))
  let choosing: Choosing | null = null
  const listening = $effect.root(() => void (choosing = new Choosing(session, () => null)))
  const at = document.createElement('button')
  await choosing!.why((refused) => refused.action === other!.action, at)
  expect(tips.shown).toMatchObject({ anchor: at, tip: { title: 'Why not?', lines: [say(other!.refusal.phrases[0])] } })
  await choosing!.why(() => false, at)
  expect(tips.shown?.tip.lines).toEqual(['You can’t do that right now. Choose one of the actions on offer.'])
  choosing!.toggleList(null)
  flushSync()
  await Promise.resolve()
  await Promise.resolve()
  expect(choosing!.refused.map(({ action }) => action)).toEqual([other!.action])
  hideTip()
  listening()
  end()
})

test('keys lead to the choices that are shown', () => {
  const told = recorded('cerebria')
  const session = new TableSession(told.table.id)
  const end = $effect.root(() => {
    const choosing = new Choosing(session, () => null)
    const keys = tableKeys(choosing, new Panels(session, () => null))
    const press = (key: string): unknown => keys.find((one) => one.keys.includes(key))?.act(new KeyboardEvent('keydown', { key }))
    session.heard(first(told, 'welcome'))
    flushSync()
    const all = choosing.groups.flatMap((group) => group.choices.map((choice) => choice.action))
    press('ArrowUp')
    expect(session.hovered).toBe(all.at(-1))
    press('ArrowDown')
    expect(session.hovered).toBe(all[0])
    const take = vi.spyOn(choosing, 'take').mockReturnValue()
    press('1')
    expect(take).toHaveBeenCalledWith(choosing.bar.main[0])
  })
  end()
})

test('a thing that has left the page says nothing', () => {
  const content = vi.fn(() => 'a word')
  const node = document.body.appendChild(document.createElement('button'))
  const detach = tip(content)(node)
  node.dispatchEvent(new Event('pointerenter'))
  detach?.()
  node.remove()
  vi.runAllTimers()
  expect(content).not.toHaveBeenCalled()
  expect(tips.shown).toBeNull()
})
