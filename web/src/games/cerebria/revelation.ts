/** A Revelation as a story of seven steps, put together from its events. It may reach over several moves, since teams
 * are asked in between. */
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

export interface Story {
  opened: Happening
  checks: Check[]
  /** What happened in steps 3 to 7, and what followed (the Capping Fragment comes after every other). */
  steps: Record<3 | 4 | 5 | 6 | 7, Happening[]>
  finished: boolean
}

const STEP: Record<string, 3 | 4 | 5 | 6 | 7> = {
  fragment: 3,
  'removed-common': 4,
  'new-common': 4,
  'last-turn': 4,
  'chose-hidden': 5,
  'chose-hidden-hidden': 5,
  'fortress-joins': 6,
  'second-capping': 6,
  refill: 7,
}

/** The story so far with further events; a new one begins with its Revelation. Null while there is none. */
export function continued(story: Story | null, events: readonly Happening[]): Story | null {
  let told = story?.finished ? null : story
  for (const happening of events) {
    const { data } = happening
    const kind = String(data['event'])
    if (kind === 'revelation') {
      told = { opened: happening, checks: [], steps: { 3: [], 4: [], 5: [], 6: [], 7: [] }, finished: false }
    } else if (told && !told.finished) {
      told = withEvent(told, kind, happening)
    }
  }
  return told
}

function withEvent(story: Story, kind: string, happening: Happening): Story {
  const { data } = happening
  if (kind === 'hidden-aspiration' || kind === 'common-aspiration') {
    return { ...story, checks: withCheck(story.checks, kind === 'hidden-aspiration', data) }
  }
  let step = STEP[kind]
  // The crown of the Identity is added when the Fortress has joined.
  if (kind === 'fragment' && data['size'] === 'capping') step = 6
  if (kind === 'last-turn' && data['cause'] !== 'last-aspiration') step = 6
  if (!step) return story
  return { ...story, steps: { ...story.steps, [step]: [...story.steps[step], happening] }, finished: kind === 'refill' }
}

function withCheck(checks: Check[], hidden: boolean, data: Record<string, unknown>): Check[] {
  const team = TEAMS[Number(data['team'])] ?? 'bliss'
  const met = Number(data['met']) ? [team] : []
  const of = hidden ? team : ''
  const known = checks.find((check) => check.of === of)
  if (known) return checks.map((check) => (check === known ? { ...check, met: [...check.met, ...met] } : check))
  const standing: [number, number] = [Number(data['bliss'] ?? 0), Number(data['gloom'] ?? 0)]
  return [...checks, { of, aspiration: String(data['aspiration']), standing, met }]
}
