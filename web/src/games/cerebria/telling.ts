/** What a tooltip says of each thing, in words. */
import { nameOf, say, t } from '../../lib/text.svelte'
import type { Tip } from '../../lib/tip.svelte'
import type { Emotion } from './content'
import type { Table } from './table.svelte'
import { slotName } from './reading'
import type { CerebriaView, SeatView, SlotView, Team, TeamView } from './view'

export function teamName(team: Team | ''): string {
  return team ? t(`team-${team}`) : ''
}

function sumsText(sums: readonly [number, number]): string {
  return t('screen-sums', { bliss: sums[0], gloom: sums[1] })
}

function controlText(control: Team | ''): string {
  return control ? t('screen-controlled', { team: teamName(control) }) : t('screen-uncontrolled')
}

/** `Bliss · Mild · Red`. */
export function kindText(emotion: Emotion): string {
  const grade = { starting: t('screen-starting'), mild: t('screen-mild'), strong: t('screen-strong') }[emotion.grade]
  const vibe = emotion.vibe === 'none' ? [] : [say({ key: 'screen-vibe', args: { vibe: { key: `vibe-${emotion.vibe}` } } })]
  return [teamName(emotion.team), grade, ...vibe].join(' · ')
}

/** Everything about a card; where it is in play, how it stands there. */
export function tellEmotion(emotion: Emotion, lying?: SlotView | null): Tip {
  const lines = [kindText(emotion)]
  if (lying) {
    lines.push(t('screen-essence-of', { essence: lying.essence, spaces: emotion.spaces.length }))
    lines.push(
      lying.token ? t('screen-intensity-token', { intensity: lying.intensity, token: lying.token }) : t('screen-intensity', { intensity: lying.intensity }),
    )
  }
  lines.push(t('screen-spaces', { spaces: emotion.spaces.join(', ') }))
  if (emotion.strong) {
    lines.push(t('screen-empower-at', { threshold: emotion.threshold, strong: t(`emotion-${emotion.strong}`) }))
  }
  return {
    title: nameOf(`emotion-${emotion.id}`),
    text: say(emotion.power),
    lines,
    provenance: emotion.provenance,
  }
}

/** The cards that everyone saw go under a deck, the lowest first. */
export function tellBottom(seat: SeatView): string[] {
  return seat.bottom.length ? [t('screen-bottom', { cards: seat.bottom.map((card) => t(`emotion-${card}`)).join(', ') })] : []
}

/** A deck that shows no card: it is empty, or still lies face down. */
export function tellDeckUnseen(seat: SeatView): string {
  return seat.deck ? t('screen-deck-face-down', { cards: seat.deck }) : t('screen-deck-empty')
}

export function tellSlot(table: Table, slot: number): Tip {
  const spot = `slot:${slotName(slot)}`
  const lying = table.view.slots[slot]
  if (!lying) return { title: t(`noun-slot-${slot + 1}`), text: t('screen-slot-empty'), lines: table.offers(spot) }
  const told = tellEmotion(table.content.emotion(lying.card), lying)
  const from = lying.owner === undefined ? [] : [t('screen-from-deck', { seat: table.seatName(lying.owner) })]
  return { ...told, lines: [t(`noun-slot-${slot + 1}`), ...(told.lines ?? []), ...from, ...table.offers(spot)] }
}

export function nameSlot(table: Table, slot: number): string {
  const lying = table.view.slots[slot]
  const place = t(`noun-slot-${slot + 1}`)
  if (!lying) return `${place}: ${t('screen-slot-empty')}`
  const emotion = table.content.emotion(lying.card)
  const essence = t('screen-essence-of', { essence: lying.essence, spaces: emotion.spaces.length })
  const intensity = t('screen-intensity', { intensity: lying.intensity })
  return `${place}: ${t(`emotion-${lying.card}`)} (${kindText(emotion)}), ${essence}, ${intensity}`
}

export function tellRealm(table: Table, realm: number): Tip {
  const here = table.view.realms[realm]!
  return {
    title: t(`realm-${here.realm}`),
    text: say(table.content.text('realm', here.realm)),
    lines: [controlText(here.control), sumsText(here.sums), ...table.offers(`realm:${here.realm}`)],
    clause: 'realm.discount',
  }
}

export function tellRealmSums(table: Table, realm: number): Tip {
  const here = table.view.realms[realm]!
  return {
    title: t(`realm-${here.realm}`),
    text: `${controlText(here.control)} ${sumsText(here.sums)}`,
    lines: [t('screen-realm-sum-help')],
    clause: 'control.realm',
  }
}

export function tellFrontierSums(table: Table, frontier: number): Tip {
  const here = table.view.frontiers[frontier]!
  return {
    title: t(`frontier-${here.frontier}`),
    text: `${controlText(here.control)} ${sumsText(here.sums)}`,
    lines: [t('screen-frontier-sum-help')],
    clause: 'control.frontier',
  }
}

export function nameSums(name: string, control: Team | '', sums: readonly [number, number]): string {
  return `${name}: ${controlText(control)} ${sumsText(sums)}`
}

export function tellSphere(table: Table, realm: number): Tip {
  const here = table.view.realms[realm]!
  return {
    title: t(`sphere-${here.sphere}`),
    text: say(table.content.text('sphere', here.sphere)),
    lines: [
      t('screen-sphere-at', { realm: t(`realm-${here.realm}`) }),
      t('screen-sphere-holds', { willpower: here.willpower }),
      ...table.offers(`sphere:${here.realm}`),
    ],
    clause: 'absorb.base',
  }
}

export function nameSphere(table: Table, realm: number): string {
  const here = table.view.realms[realm]!
  return [t(`sphere-${here.sphere}`), t('screen-sphere-at', { realm: t(`realm-${here.realm}`) }), t('screen-sphere-holds', { willpower: here.willpower })].join(
    '. ',
  )
}

export function nameFortress(table: Table, realm: number): string {
  const here = table.view.realms[realm]!
  if (!here.fortress) return t('screen-fortress-none', { realm: t(`realm-${here.realm}`) })
  const [team, size] = here.fortress
  const args = { team: { key: `team-${team}` }, realm: { key: `realm-${here.realm}` }, fragment: { key: `fragment-${size}` } }
  return say({ key: here.fresh ? 'screen-fortress-fresh' : 'screen-fortress', args })
}

export function tellFortress(table: Table, realm: number): Tip {
  const here = table.view.realms[realm]!
  return {
    title: nameFortress(table, realm),
    text: t('screen-fortress-help'),
    lines: table.offers(`fortress:${here.realm}`),
    clause: 'fortify.bonus',
  }
}

export function nameSpace(table: Table, space: string, index: number): string {
  const here = table.view.seats.flatMap((seat, k) => (seat.space === space ? [table.seatName(k)] : []))
  const name = t(index % 2 ? `frontier-${space}` : `realm-${space}`)
  return here.length ? t('screen-space-with', { space: name, seats: here.join(', ') }) : t('screen-space', { space: name })
}

export function tellSpace(table: Table, space: string, index: number): Tip {
  return { title: nameSpace(table, space, index), lines: table.offers(`space:${space}`) }
}

export function spiritName(table: Table, seat: number): string {
  const spirit = t(`spirit-${table.view.seats[seat]!.spirit}`)
  const player = table.names[seat]
  return player && player !== spirit ? t('screen-spirit-of', { spirit, seat: player }) : spirit
}

export function spiritPower(table: Table, seat: number): string {
  if (table.view.basic) return t('screen-no-power')
  return say(table.content.text('spirit', `${table.view.seats[seat]!.spirit}-${table.view.edition}`))
}

export function tellSpirit(table: Table, seat: number): Tip {
  const here = table.view.seats[seat]!
  return {
    title: spiritName(table, seat),
    text: spiritPower(table, seat),
    lines: [
      teamName(here.team),
      t('screen-holds', { willpower: here.willpower, essence: here.essence, cards: here.seen.length + here.unseen }),
      ...table.offers(`spirit:${seat}`),
    ],
  }
}

/** How far both teams are with an Aspiration, and which is ahead. */
export interface Standing {
  sums: [number, number]
  ahead: Team | ''
}

/** Of the current Common Aspiration. */
export function commonStanding({ standing, ahead }: CerebriaView): Standing | null {
  return standing.length ? { sums: standing, ahead } : null
}

/** Of a team's Hidden Aspiration, where one knows it. */
export function hiddenStanding(team: TeamView | undefined): Standing | null {
  return team?.hidden_standing ? { sums: team.hidden_standing, ahead: team.hidden_ahead ?? '' } : null
}

export function standingText(standing: Standing): string {
  const sums = sumsText(standing.sums)
  return standing.ahead ? t('screen-ahead', { sums, team: teamName(standing.ahead) }) : t('screen-level', { sums })
}

export function tellAspiration(table: Table, aspiration: string, standing: Standing | null, role: string): Tip {
  return {
    title: nameOf(`aspiration-${aspiration}`),
    text: t(`aspiration-${aspiration}-help`),
    lines: [role, ...(standing ? [standingText(standing)] : []), ...table.offers(`common:${aspiration}`)],
    clause: 'revelation.check',
  }
}

export function tellIdentity(table: Table): Tip {
  const pieces = table.view.identity.map(([team, size]) => t('screen-identity-piece', { team: teamName(team), fragment: t(`fragment-${size}`) }))
  return {
    title: t('screen-identity'),
    text: t('screen-identity-help'),
    lines: pieces.length ? pieces : [t('screen-identity-empty')],
    clause: 'scoring.fragments',
  }
}

export function tellWheel(table: Table, team: number): Tip {
  const here = table.view.teams[team]!
  if (table.view.basic) {
    return { title: teamName(here.team), text: t('screen-total', { points: here.total }) }
  }
  const intentions = table.figures.intentions?.[table.view.edition]?.[table.view.team_board] ?? []
  return {
    title: teamName(here.team),
    text: `${t('screen-total', { points: here.total })} ${t('screen-wheel', { points: here.points })}`,
    lines: [t('screen-intentions'), ...intentions.map((name) => t(`intention-${name}`)), t('screen-wheel-bonus')],
    clause: `intention.points-${table.view.edition}`,
  }
}
