/** What the table shows of a view: figures, words in four languages, the difference a choice makes. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { LANGUAGES, t } from '../../lib/text.svelte'
import { nearest } from './arrows'
import { artOf } from './art'
import { Content, figuresOf } from './content'
import { CONTENT, MOMENTS, propsOf, speakHere } from './fixtures/table'
import Whole from './fixtures/Whole.svelte'
import { lettering, softly } from './lettering'
import Mine from './Mine.svelte'

afterEach(cleanup)
vi.setConfig({ testTimeout: 60_000 }) // a busy machine draws slowly
const TURN = MOMENTS.find((m) => m.step === 'turn' && m.file === 'full-4-b' && m.choices.some(({ verb }) => verb === 'realm'))!
const text = (node: Element | null): string => (node?.textContent ?? '').replace(/\s+/g, '')

describe('a view', () => {
  beforeAll(() => speakHere('en'))

  test('the Spirit Action in progress is marked on the board of the seat that does it, whoever looks on', () => {
    const moment = MOMENTS.find((one) => one.question.key === 'step-act' && one.choices.length)!
    const [decider] = moment.deciders
    const other = (decider! + 1) % moment.view.seats.length
    for (const [seat, marked] of [
      [decider!, 1],
      [other, 0],
    ] as const) {
      const { container, unmount } = render(Mine, { props: propsOf(moment, seat === decider ? {} : { seat, choices: [] }) })
      expect(container.querySelectorAll('.deed.doing')).toHaveLength(marked)
      unmount()
    }
  })

  test.each(MOMENTS.filter((_, k) => k % 3 === 0))('$file $number: cards, sums, Spheres and Spirits are where it says', (moment) => {
    const { container } = render(Whole, { props: propsOf(moment) })
    const at = (spot: string): Element | null => container.querySelector(`[data-spot="${spot}"]`)
    moment.view.slots.forEach((lying, slot) => {
      const pressed = at(`slot:${slot + 1}`)!
      const shown = pressed.parentElement!
      expect(Boolean(shown.querySelector('.face'))).toBe(lying !== null)
      if (!lying) return
      expect(pressed.getAttribute('aria-label')).toContain(t(`emotion-${lying.card}`))
      expect(shown.querySelectorAll('.space.filled')).toHaveLength(lying.essence)
      expect(text(shown.querySelector('.strength'))).toBe(String(lying.intensity))
    })
    for (const realm of moment.view.realms) {
      expect(text(at(`sum:${realm.realm}`))).toBe(realm.sums.join(':'))
      expect(at(`sphere:${realm.realm}`)!.querySelectorAll('.drop.full')).toHaveLength(realm.willpower)
      expect(at(`sphere:${realm.realm}`)!.getAttribute('aria-label')).toContain(t(`sphere-${realm.sphere}`))
      expect(at(`sphere:${realm.realm}`)!.querySelectorAll('.drop')).toHaveLength(figuresOf(CONTENT).sphere!)
      expect(Boolean(at(`fortress:${realm.realm}`)!.parentElement!.querySelector('.body'))).toBe(realm.fortress !== undefined)
    }
    for (const frontier of moment.view.frontiers) expect(text(at(`sum:${frontier.frontier}`))).toBe(frontier.sums.join(':'))
    expect(container.querySelectorAll('.identity .stone')).toHaveLength(moment.view.identity.length)
    const placed = moment.view.seats.filter((seat) => seat.space)
    expect(container.querySelectorAll('.travels')).toHaveLength(placed.length)
    moment.view.seats.forEach((seat, k) => {
      expect(text(at(`willpower:${k}`))).toBe(String(seat.willpower))
      expect(text(at(`essence:${k}`))).toBe(String(seat.essence))
    })
    for (const team of moment.view.teams) expect(text(at(`team:${team.team}`))).toBe(String(team.total))
  })

  test('a previewed choice shows what would change', () => {
    const next = structuredClone(TURN.view)
    next.realms[0]!.sums = [9, 1]
    next.realms[0]!.control = 'bliss'
    next.seats[TURN.seat]!.willpower = 42
    const action = TURN.choices[0]!.action
    const preview = { action, view: next, events: [], certain: true }
    const { container } = render(Whole, { props: propsOf(TURN, { hovered: action, preview }) })
    const sum = container.querySelector('[data-spot="sum:valley"]')!
    expect(text(sum)).toBe('9:1')
    expect(sum.classList).toContain('changes')
    expect(text(container.querySelector(`[data-spot="willpower:${TURN.seat}"]`))).toContain('→42')
  })

  test('what is pointed at is marked, and the hovered choice is hot', () => {
    const choice = TURN.choices.find((c) => c.verb === 'realm')!
    const { container } = render(Whole, {
      props: propsOf(TURN, { hovered: choice.action, highlighted: [{ kind: 'slot', noun: '3' }] }),
    })
    expect(container.querySelector('[data-spot="slot:3"]')!.classList).toContain('marked')
    expect(container.querySelector(`[data-spot="realm:${choice.noun}"]`)!.classList).toContain('hot')
  })

  test('pings carry a name, strokes of a plan their order', () => {
    const pointed = [
      { seq: 1, kind: 'slot', noun: '4', name: 'Ada', seat: 0, plan: false },
      { seq: 2, kind: 'space', noun: 'land', name: 'Ada', seat: 0, plan: true },
      { seq: 3, kind: 'realm', noun: 'willow', name: 'Ada', seat: 0, plan: true },
    ]
    const { container } = render(Whole, { props: propsOf(TURN, { pointed }) })
    expect([...container.querySelectorAll('.pings text')].map(text)).toEqual(['Ada', '1', '2'])
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('every word is there', async () => {
    await speakHere(language)
    const bare = /\b(screen|emotion|realm|sphere|spirit|upgrade|aspiration|vibe|team|noun|verb|label|token-space|ability|fragment|cause|intention)-[a-z]/
    // One moment of each file with the most to say, and the steps that speak of something special.
    const special = ['turn', 'choose-hidden', 'remove-aspiration', 'act', 'token-colour', 'block-token', '']
    const told = special.flatMap((step) => MOMENTS.filter((moment) => moment.step === step).slice(-1))
    for (const moment of told) {
      const { container, unmount } = render(Whole, { props: propsOf(moment) })
      const spoken = [...container.querySelectorAll('[aria-label]')].map((node) => node.getAttribute('aria-label'))
      const said = `${container.textContent ?? ''} ${spoken.join(' ')}`
      expect(said.match(bare)?.[0], moment.step).toBeUndefined()
      unmount()
    }
  })
})

describe('the drawing of a card', () => {
  const content = new Content(CONTENT)
  const emotions = CONTENT.filter((entry) => entry.kind === 'emotion').map((entry) => content.emotion(entry.id))

  test('is its own and always the same', () => {
    const drawn = emotions.map((e) => JSON.stringify(artOf(e.id, e.team, e.grade === 'strong')))
    expect(new Set(drawn).size).toBe(66)
    expect(emotions.map((e) => JSON.stringify(artOf(e.id, e.team, e.grade === 'strong')))).toEqual(drawn)
  })

  test('is light enough to draw hundreds', () => {
    for (const e of emotions) {
      const { body, fine, bold } = artOf(e.id, e.team, e.grade === 'strong')
      expect(body.length + fine.length + bold.length, e.id).toBeLessThan(26_000)
    }
  })
})

describe('lettering', () => {
  test('breaks long names and squeezes the rest a little', () => {
    const lines = lettering('Чувство собственного достоинства', 100, 18, 'serif')
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.map((line) => line.text.replace(/-$/, '')).join('')).toBe('Чувствособственногодостоинства')
    expect(lettering('Trust', 100, 18, 'serif')).toEqual([{ text: 'Trust', squeezed: null }])
  })

  test('soft hyphens change no letter', () => {
    expect(softly('Rozprzestrzenianie ciemności').replaceAll('\u00ad', '')).toBe('Rozprzestrzenianie ciemności')
    expect(softly('Rozprzestrzenianie')).toContain('\u00ad')
  })
})

describe('arrow keys', () => {
  const box = (x: number, y: number): DOMRect => new DOMRect(x, y, 10, 10)

  test('go to the nearest thing in their direction', () => {
    const things = [box(100, 0), box(50, 5), box(-40, 0), box(0, 60), box(55, 80)]
    expect(nearest(box(0, 0), things, [1, 0])).toBe(1)
    expect(nearest(box(0, 0), things, [-1, 0])).toBe(2)
    expect(nearest(box(0, 0), things, [0, 1])).toBe(3)
    expect(nearest(box(0, 0), things, [0, -1])).toBe(-1)
  })
})
