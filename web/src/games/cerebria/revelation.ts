/** A Revelation as a story of seven steps: the events that say which of them they belong to. It may reach over several
 * moves, since teams are asked in between. */
import type { Happening } from '../../wire'
import { TEAMS, type Team } from './view'

interface Check {
  /** Whose Hidden Aspiration, or nobody's for the Common one. */
  of: Team | ''
  aspiration: string
  standing: [number, number]
  /** Which teams accomplish it: for a Hidden one only its own can. */
  met: Team[]
}

/** What happened so far, the Revelation itself first. */
export type Story = readonly Happening[]

const stepOf = ({ data }: Happening): number => Number(data['step'] ?? 0)

export const step = (story: Story, number: number): Happening[] => story.filter((happening) => stepOf(happening) === number)
export const reached = (story: Story): number => Math.max(...story.map(stepOf))
const finished = (story: Story): boolean => step(story, 7).length > 0

/** The story so far with further events; a new one begins with its Revelation. Null while there is none. */
export function continued(story: Story | null, events: readonly Happening[]): Story | null {
  let told = story && !finished(story) ? story : null
  for (const happening of events) {
    if (stepOf(happening) === 1) told = [happening]
    else if (stepOf(happening) && told && !finished(told)) told = [...told, happening]
  }
  return told
}

/** What was checked: the Hidden Aspirations, and the Common one once for each team. */
export function checks(story: Story): Check[] {
  const found = new Map<Team | '', Check>()
  for (const { data } of step(story, 2)) {
    const team = TEAMS[Number(data['team'])]!
    const of = data['event'] === 'hidden-aspiration' ? team : ''
    const standing: [number, number] = [Number(data['bliss']), Number(data['gloom'])]
    const check = found.get(of) ?? { of, aspiration: String(data['aspiration']), standing, met: [] }
    found.set(of, data['met'] ? { ...check, met: [...check.met, team] } : check)
  }
  return [...found.values()]
}
