/** Choices put in order: grouped by what is done, the main ones for the bar, the one that ends the turn apart. */
import type { Choice } from '../wire'
import type { GameModule } from '../games/contract'
import { say } from './text.svelte'

export interface Group {
  verb: string
  choices: Choice[]
}

/** The same verb together, in the game's own order, else in that of the server. */
export function grouped(choices: readonly Choice[], order: readonly string[] = []): Group[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const group = groups.get(choice.verb)
    if (group) group.push(choice)
    else groups.set(choice.verb, [choice])
  }
  const rank = (verb: string): number => {
    const index = order.indexOf(verb)
    return index < 0 ? order.length : index
  }
  return [...groups].map(([verb, list]) => ({ verb, choices: list })).sort((one, other) => rank(one.verb) - rank(other.verb))
}

/** What the bar shows: single choices, or a verb with all its choices behind it. */
export type BarItem = { kind: 'choice'; choice: Choice } | { kind: 'group'; group: Group }

export interface Bar {
  main: BarItem[]
  /** What ends the turn: one button, whether there is one way or several. */
  end: BarItem | null
  /** Whether the list holds more than the bar shows. */
  more: boolean
}

export const MOST_BUTTONS = 4

/** Whether a choice ends the turn: the game says so by its verb, or by its label where the verb means other things too. */
export function endsTurn(choice: Choice, module: Pick<GameModule, 'enders'>): boolean {
  return module.enders?.some((ender) => ender === choice.verb || ender === choice.label.key) ?? false
}

export function bar(choices: readonly Choice[], module: Pick<GameModule, 'verbs' | 'enders'>): Bar {
  const end = single(choices.filter((choice) => endsTurn(choice, module)))
  const others = choices.filter((choice) => !endsTurn(choice, module))
  const groups = grouped(others, module.verbs)
  const sorted = groups.flatMap((group) => group.choices)
  if (sorted.length <= MOST_BUTTONS) {
    return { main: sorted.map((choice) => ({ kind: 'choice', choice })), end, more: false }
  }
  const items = groups.map((group) => single(group.choices)).filter((item) => item !== null)
  return { main: items.slice(0, MOST_BUTTONS), end, more: items.length > MOST_BUTTONS || items.some((item) => item.kind === 'group') }
}

function single(choices: Choice[]): BarItem | null {
  const [first] = choices
  if (!first) return null
  return choices.length === 1 ? { kind: 'choice', choice: first } : { kind: 'group', group: { verb: first.verb, choices } }
}

/** All choices as they stand in the list: by group, the ones that end the turn last. */
export function inOrder(choices: readonly Choice[], module: Pick<GameModule, 'verbs' | 'enders'>): Group[] {
  const end = choices.filter((choice) => endsTurn(choice, module))
  const others = choices.filter((choice) => !endsTurn(choice, module))
  return [...grouped(others, module.verbs), ...grouped(end, module.verbs)]
}

/** A choice in words, with what its label is too short for. */
export function explained(choice: Pick<Choice, 'label' | 'about'>): string {
  return choice.about ? `${say(choice.label)}. ${say(choice.about)}` : say(choice.label)
}

/** What is typed is searched in the label, without accents and case. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
}

export function fits(label: string, filter: string): boolean {
  const wanted = plain(filter).split(/\s+/).filter(Boolean)
  const text = plain(label)
  return wanted.every((word) => text.includes(word))
}
