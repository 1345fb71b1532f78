/** What a tooltip says of each thing, in words. */
import { listed, say, t } from '../../lib/text.svelte'
import type { Tip } from '../../lib/tip.svelte'
import type { Client, Content, Dream, Effect, Grief, Research, Tile, Treatise } from './content'
import type { Table } from './table.svelte'
import { districtTags, figuresAt, published, sentence } from './reading'
import { DISTRICTS, GOALS, LOCATIONS, SPACES } from './view'

function tagText(tags: readonly string[]): string {
  return listed([...new Set(tags)].map((tag) => t('screen-tags-of', { count: tags.filter((one) => one === tag).length, location: t(`location-${tag}`) })))
}

// ---------------------------------------------------------------- cards and tiles

// keys: screen-tile-start screen-tile-i screen-tile-ii
export function tellTile(tile: Tile, content: Content, places: string[] = []): Tip {
  const lines = [`${t('screen-main')} ${say(tile.main.said)}`]
  if (tile.banner) lines.push(`${t('screen-banner')} ${say(tile.banner.said)}`)
  if (tile.location) lines.push(t('screen-start-at', { location: t(`location-${tile.location}`) }))
  return { title: t(`screen-tile-${tile.level.toLowerCase()}`), lines: [...places, ...lines], provenance: content.provenance('tile', tile.id) }
}

export function nameTile(tile: Tile): string {
  const banner = tile.banner ? `. ${t('screen-banner')} ${say(tile.banner.said)}` : ''
  return `${t(`screen-tile-${tile.level.toLowerCase()}`)}: ${say(tile.main.said)}${banner}`
}

export function powerText(client: Client): string {
  if (client.scoring) return t(`case-${client.scoring.per}-help`, { points: client.scoring.points, cap: client.scoring.cap })
  return client.ability ? `${t(`ability-${client.ability}`)}: ${t(`ability-${client.ability}-help`)}` : ''
}

export function tellClient(client: Client, content: Content, more: string[] = []): Tip {
  return {
    title: t(`client-${client.id}`),
    text: t(`client-${client.id}-about`),
    lines: [
      `${client.kind === 'case' ? t('screen-case-study') : t('screen-routine')} · ${t('screen-client-figures', { therapy: client.therapy, points: client.points })}`,
      ...(client.tags.length ? [t('screen-from-catharsis', { tags: tagText(client.tags) })] : []),
      powerText(client),
      ...more,
    ],
    provenance: content.provenance('client', client.id),
  }
}

export function griefText(grief: Grief): string {
  const symbol = grief.symbol ? ` (${t(`symbol-${grief.symbol}`)})` : ''
  return `${t('screen-grief')}${symbol}. ${t('screen-grief-figures', { therapy: grief.therapy, effect: say(grief.effect.said) })}`
}

export function tellDream(dream: Dream, content: Content, more: string[] = []): Tip {
  return {
    title: t(`dream-${dream.id}`),
    text: sentence(say(dream.effect.said)),
    lines: [
      dream.kind === 'manifest' ? t('screen-manifest') : t('screen-latent'),
      ...(dream.symbol ? [t('screen-dream-symbol', { symbol: t(`symbol-${dream.symbol}`) })] : []),
      ...more,
    ],
    provenance: content.provenance('dream', dream.id),
  }
}

export function nameDream(dream: Dream): string {
  const kind = dream.kind === 'manifest' ? t('screen-manifest') : t('screen-latent')
  return `${kind}: ${t(`dream-${dream.id}`)}. ${say(dream.effect.said)}`
}

export function tellResearch(card: Research, content: Content, more: string[] = []): Tip {
  return {
    title: t(`research-${card.id}`),
    text: sentence(say(card.effect.said)),
    lines: [`${t(`volume-${card.volume}`)} · ${t('screen-tag', { location: t(`location-${card.tag}`) })}`, ...more],
    provenance: content.provenance('research', card.id),
  }
}

export function nameResearch(card: Research): string {
  return `${t(`research-${card.id}`)}. ${t(`volume-${card.volume}`)}, ${t('screen-tag', { location: t(`location-${card.tag}`) })}. ${say(card.effect.said)}`
}

export function tellTreatise(treatise: Treatise, table: Table, more: string[] = []): Tip {
  const laid = table.view.treatises[treatise.id]
  return {
    title: t(`treatise-${treatise.id}`),
    text: t('screen-treatise-figures', { points: treatise.points, tags: tagText(treatise.tags) }),
    lines: [
      t('screen-treatise-volumes', { volumes: listed(treatise.volumes.map((volume) => t(`volume-${volume}`))) }),
      ...(laid ? [t('screen-published-by', { name: table.seatName(laid[0]) }), t('screen-citable', { count: laid[1].length })] : [t('screen-treatise-help')]),
      ...more,
    ],
    clause: 'treatise.other-volumes',
    provenance: table.content.provenance('treatise', treatise.id),
  }
}

// ---------------------------------------------------------------- the meeting table

export function tellAction(table: Table, action: string): Tip {
  return { title: t(`table-${action}`), text: t(`table-${action}-help`), lines: table.offers(`action:${action}`) }
}

function aboutSpace(table: Table, space: string): string[] {
  const idea = table.view.ideas[space]
  if (table.view.blocked.includes(space)) return [t('screen-space-blocked')]
  const row = Math.floor(SPACES.indexOf(space as (typeof SPACES)[number]) / 4)
  const moves = t('screen-space-moves', { value: table.content.figures.inkpot_values[row] ?? 0 })
  return idea ? [t('screen-space-ideas', { name: table.seatName(idea[0]), count: idea[1], action: t(`table-${idea[2]}`) }), moves] : [moves]
}

export function tellSpace(table: Table, space: string): Tip {
  return {
    title: t('screen-space', { space }),
    lines: [...aboutSpace(table, space), ...table.offers(`space:${space}`)],
    clause: 'table.lattice',
  }
}

export function nameSpace(table: Table, space: string): string {
  return [t('screen-space', { space }), ...aboutSpace(table, space)].join('. ')
}

// ---------------------------------------------------------------- the city

/** How often the own seat would resolve the location's effects, and what that comes from. */
export function resolutions(table: Table, location: string): { figures: number; tags: number; more: boolean; times: number } {
  const index = LOCATIONS.indexOf(location as (typeof LOCATIONS)[number])
  const { seats, freud, journalist } = figuresAt(table.view, location)
  const figures = seats.length + Number(freud) + Number(journalist)
  const tags = table.me?.tags[index] ?? 0
  const helper = table.me?.abilities?.['district-resolution'] ?? ''
  const district = (place: string): string => table.content.location(place).district
  const more = helper !== '' && district(table.content.client(helper).tags[0] ?? '') === district(location)
  return { figures, tags, more, times: table.me?.resolutions?.[index] ?? 0 }
}

export function tellLocation(table: Table, location: string): Tip {
  const { effects } = table.content.location(location)
  const { figures, tags, more } = resolutions(table, location)
  return {
    title: t(`location-${location}`),
    text: t('screen-location-count', { figures, tags }),
    lines: [
      ...effects.map((effect) => sentence(say(effect.said))),
      ...(more ? [t('ability-district-resolution-help')] : []),
      ...whoIsAt(table, location),
      ...table.offers(`location:${location}`),
    ],
    clause: 'location.figures',
  }
}

function whoIsAt(table: Table, location: string): string[] {
  const { seats, freud, journalist } = figuresAt(table.view, location)
  const there = [
    ...(freud ? [t('screen-freud')] : []),
    ...(journalist ? [t('screen-journalist')] : []),
    ...seats.map((seat) => t('screen-professor-of', { name: table.seatName(seat) })),
  ]
  return there.length ? [t('screen-standing-here', { names: listed(there) })] : []
}

export function nameLocation(table: Table, location: string): string {
  return [t(`location-${location}`), ...whoIsAt(table, location)].join('. ')
}

export function tellBonus(table: Table, bonus: string, effect: Effect): Tip {
  const used = table.view.bonus_used.includes(bonus)
  return {
    title: t(`noun-bonus-${bonus}`),
    text: sentence(say(effect.said)),
    lines: [used ? t('screen-bonus-used') : t('screen-bonus-free'), ...table.offers(`bonus:${bonus}`)],
    clause: 'location-bonus.gain',
  }
}

export function nameBonus(table: Table, bonus: string, effect: Effect): string {
  const used = table.view.bonus_used.includes(bonus) ? t('screen-bonus-used') : t('screen-bonus-free')
  return `${t(`noun-bonus-${bonus}`)}: ${say(effect.said)}. ${used}`
}

export function tellDistrict(table: Table, space: string): Tip {
  const [district = 'green', value = '3'] = space.split('-')
  const index = DISTRICTS.indexOf(district as (typeof DISTRICTS)[number])
  const effect = table.content.districtBonuses(district)[table.content.figures.district_values.indexOf(Number(value))]
  const owner = table.view.insights_on_map[space]
  const tags = table.me ? districtTags(table.me, index) : 0
  return {
    title: t(`noun-district-space-${space}`),
    text: effect ? sentence(say(effect.said)) : '',
    lines: [
      owner === undefined ? t('screen-district-needs', { value: Number(value), tags }) : t('screen-district-taken', { name: table.seatName(owner) }),
      ...(table.view.fireworks === district ? [t('screen-fireworks-help')] : []),
      ...table.offers(`district:${space}`),
    ],
    clause: 'district.gain',
  }
}

export function nameDistrict(table: Table, space: string): string {
  const tip = tellDistrict(table, space)
  return `${tip.title}: ${tip.text}. ${tip.lines?.[0] ?? ''}`
}

export function tellTokens(table: Table, district: string): Tip {
  const tokens = table.view.tokens[DISTRICTS.indexOf(district as (typeof DISTRICTS)[number])] ?? 0
  return { title: t(`district-${district}`), text: t('screen-tokens', { count: tokens }), lines: [t('screen-tokens-help')], clause: 'recall.token' }
}

// ---------------------------------------------------------------- goals

export function tellGoal(table: Table, goal: string): Tip {
  const index = GOALS.indexOf(goal as (typeof GOALS)[number])
  const { tags, points } = table.content.goal(goal)
  const owner = table.view.goals[goal] ?? -1
  return {
    title: t(`goal-${goal}`),
    text: t(`goal-${goal}-help`),
    lines: [
      tags.length ? t('screen-goal-tags', { tags: tagText(tags) }) : t('screen-goal-points', { points }),
      ...(owner >= 0
        ? [t('screen-goal-won', { name: table.seatName(owner) })]
        : table.view.seats.map((seat, k) =>
            t('screen-goal-progress', { name: table.seatName(k), reached: seat.goals[index] ?? 0, needed: table.content.figures.goal_needs[index] ?? 0 }),
          )),
    ],
    clause: 'goal.reward',
  }
}

export function nameGoal(table: Table, goal: string): string {
  const tip = tellGoal(table, goal)
  return [tip.title, ...(tip.lines ?? [])].join('. ')
}

// ---------------------------------------------------------------- seats

export function seatLine(table: Table, seat: number): string {
  const here = table.view.seats[seat]
  if (!here) return table.seatName(seat)
  return t('screen-seat-line', {
    name: table.seatName(seat),
    points: here.points,
    coffee: here.coffee,
    boxes: here.boxes,
    cured: here.cured.length,
    treatises: published(table.view, seat).length,
  })
}

export const locationTone = (location: string): string => `var(--um-${location})`
