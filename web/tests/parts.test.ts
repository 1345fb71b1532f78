/** Parts of the page drawn with what a real server said. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import plain from '../src/games/plain'
import { bar, inOrder } from '../src/lib/choices'
import { isSchema, resolved } from '../src/lib/options'
import { enterGame, leaveGame, nameSeats, say } from '../src/lib/text.svelte'
import Absence from '../src/parts/Absence.svelte'
import Chart from '../src/parts/Chart.svelte'
import Chat from '../src/parts/Chat.svelte'
import ChoiceBar from '../src/parts/ChoiceBar.svelte'
import ChoiceList from '../src/parts/ChoiceList.svelte'
import HandOver from '../src/parts/HandOver.svelte'
import Hints from '../src/parts/Hints.svelte'
import Log from '../src/parts/Log.svelte'
import Menu from '../src/parts/Menu.svelte'
import OptionField from '../src/parts/OptionField.svelte'
import Players from '../src/parts/Players.svelte'
import Requests from '../src/parts/Requests.svelte'
import RuleBook from '../src/parts/RuleBook.svelte'
import Scrub from '../src/parts/Scrub.svelte'
import Stage from '../src/parts/Stage.svelte'
import { deciding, first, recorded, updates } from './recorded'
import { createRawSnippet } from 'svelte'

const told = recorded('cerebria')
const NOTHING = (): void => undefined

beforeEach(async () => {
  await enterGame('cerebria')
  nameSeats(['Ada', 'Bo'])
})

afterEach(() => {
  cleanup()
  leaveGame()
})

describe('the choice bar', () => {
  function shown(some: Record<string, unknown> = {}) {
    const position = deciding(told, 5)
    const onchoose = vi.fn()
    const onlist = vi.fn()
    const onrest = vi.fn()
    render(ChoiceBar, {
      bar: bar(position.choices, { enders: ['end'] }),
      choices: position.choices,
      question: position.question,
      instead: '',
      myTurn: true,
      undo: { can: false, why_not: { key: 'reason-nothing-to-undo', args: {} } },
      hovered: null,
      preview: null,
      listOpen: false,
      busy: false,
      skippable: false,
      hints: true,
      onchoose,
      onrest,
      onlist,
      onundo: NOTHING,
      onhint: NOTHING,
      onskip: NOTHING,
      ...some,
    })
    return { position, onchoose, onlist, onrest }
  }

  test('asks in words and offers at most four main buttons and the list', async () => {
    const { position, onlist } = shown()
    expect(screen.getByText(say(position.question))).toBeTruthy()
    const main = screen.getByRole('group', { name: 'Main choices' })
    expect(main.querySelectorAll('button').length).toBeLessThanOrEqual(4)
    await fireEvent.click(screen.getByRole('button', { expanded: false, name: /choices/ }))
    expect(screen.getByText(`All ${position.choices.length} choices`)).toBeTruthy()
    expect(onlist).toHaveBeenCalledWith(null)
  })

  test('a choice is chosen, resting on it is told', async () => {
    const position = deciding(told, 2)
    const few = position.choices.slice(0, 2)
    const { onchoose, onrest } = shown({ bar: bar(few, {}), choices: few })
    const [button] = screen.getByRole('group', { name: 'Main choices' }).querySelectorAll('button')
    if (!button) throw new Error('no button')
    await fireEvent.focus(button)
    expect(onrest).toHaveBeenCalledWith(few[0]?.action)
    await fireEvent.click(button)
    expect(onchoose).toHaveBeenCalledWith(few[0]?.action)
  })

  test('undo that is not possible stays reachable and does nothing', async () => {
    const onundo = vi.fn()
    shown({ onundo })
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(undo.getAttribute('aria-disabled')).toBe('true')
    expect((undo as HTMLButtonElement).disabled).toBe(false)
    await fireEvent.click(undo)
    expect(onundo).not.toHaveBeenCalled()
  })

  test('undo takes back one choice, the button beside it the whole turn', async () => {
    const onundo = vi.fn()
    shown({ onundo, undo: { can: true, why_not: null } })
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Restart turn' }))
    expect(onundo.mock.calls).toEqual([[false], [true]])
  })

  test('a preview stands beside the question; what is unknown is called so', () => {
    const previewed = first(told, 'previewed')
    shown({ preview: { action: 'x', view: {}, events: updates(told)[0]?.line?.happened ?? [], certain: false } })
    expect(screen.getByText(/isn’t known/)).toBeTruthy()
    expect(previewed.type).toBe('previewed')
  })
})

describe('the choice list', () => {
  function shown(some: Record<string, unknown> = {}) {
    const { choices } = deciding(told, 5)
    const refused = first(told, 'answered').refused.slice(0, 2)
    const props = {
      groups: inOrder(choices, {}),
      refused,
      verb: null,
      hovered: null,
      preview: null,
      onchoose: vi.fn(),
      onrest: vi.fn(),
      onverb: vi.fn(),
      onclose: vi.fn(),
      ...some,
    }
    const { container } = render(ChoiceList, props)
    return { choices, props, buttons: () => [...container.querySelectorAll<HTMLButtonElement>('.choice')], container }
  }

  test('holds every choice; number keys choose, arrows move, Escape closes', async () => {
    const { choices, props, buttons } = shown()
    expect(buttons()).toHaveLength(choices.length)
    await waitFor(() => expect(document.activeElement).toBe(buttons()[0]))
    const box = screen.getByRole('region', { name: 'All choices' })
    await fireEvent.keyDown(box, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(buttons()[1])
    await fireEvent.keyDown(box, { key: '2' })
    expect(props.onchoose).toHaveBeenCalledWith(inOrder(choices, {}).flatMap((group) => group.choices)[1]?.action)
    await fireEvent.keyDown(box, { key: 'Escape' })
    expect(props.onclose).toHaveBeenCalled()
  })

  test('the filter narrows it', async () => {
    const { choices, buttons } = shown()
    const wanted = say(choices.at(-1)?.label)
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: wanted } })
    expect(buttons().length).toBeLessThan(choices.length)
    expect(buttons().some((button) => button.textContent?.includes(wanted))).toBe(true)
  })

  test('what cannot be done answers why', async () => {
    const { props } = shown()
    const [one] = props.refused
    const reason = say(one?.refusal.phrases[0])
    expect(screen.queryByText(reason)).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: say(one?.label) }))
    await screen.findByText(reason)
  })
})

describe('the log', () => {
  const lines = updates(told).flatMap((update) => (update.line ? [update.line] : []))

  test('is a live log, tells every event, and crosses out what was taken back', () => {
    const undone = lines.map((line, index) => (index === 1 ? { ...line, undone: true } : line))
    const { container } = render(Log, { lines: undone, seatNames: ['Ada', 'Bo'], module: null, colours: [], pointed: null, onhighlight: NOTHING })
    expect(screen.getByRole('log', { name: 'What happened' })).toBeTruthy()
    const words = container.textContent ?? ''
    for (const [index, line] of undone.entries()) {
      for (const event of line.happened) expect(words.includes(say(event.phrase)) || index === 1).toBe(true)
    }
    expect(container.querySelectorAll('.undone')).toHaveLength(1)
    expect(screen.getByText('(undone)')).toBeTruthy()
  })

  test('that somebody has chosen is told only until it is known what came of it', () => {
    const [some] = lines
    if (!some) throw new Error('no line')
    const silent = (seq: number) => ({ ...some, seq, seat: 1, happened: [], action: { key: 'log-acted', args: { seat: { seat: 1 } } } })
    const news = { ...some, seq: 13, seat: 1 }
    const props = { seatNames: ['Ada', 'Bo'], module: null, colours: [], pointed: null, onhighlight: NOTHING }
    const { container } = render(Log, { lines: [silent(11), silent(12), news, silent(14)], ...props })
    expect([...container.querySelectorAll('.line')]).toHaveLength(2)
    expect(screen.getAllByText('Bo has made a choice.')).toHaveLength(1)
  })

  test('a line points at its things on the board, and the board at its lines', async () => {
    const onhighlight = vi.fn()
    const places = (): { kind: string; noun: string }[] => [{ kind: 'slot', noun: '7' }]
    const { container } = render(Log, {
      lines: lines.slice(0, 3),
      seatNames: [],
      module: { places },
      colours: [],
      pointed: { kind: 'slot', noun: '7' },
      onhighlight,
    })
    const [line] = container.querySelectorAll('.line')
    if (!line) throw new Error('no line')
    await fireEvent.pointerEnter(line)
    expect(onhighlight).toHaveBeenCalledWith(expect.arrayContaining([{ kind: 'slot', noun: '7' }]))
    expect(line.classList.contains('pointed')).toBe(true)
  })
})

describe('talk', () => {
  const spoken = first(told, 'remark').remark
  const talk = {
    remarks: [spoken],
    module: null,
    colours: [],
    team: false,
    may: true,
    onsay: () => Promise.resolve(true),
    onhighlight: NOTHING,
    onclear: NOTHING,
    muted: false,
    onmute: NOTHING,
    isOwn: () => false,
    asked: null,
    onperson: NOTHING,
  }

  test('a muted chat says so, takes no words, and can be heard again', async () => {
    const onmute = vi.fn()
    render(Chat, { ...talk, remarks: [], muted: true, onmute })
    expect(screen.getByText('You’ve muted the chat at this table.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    await fireEvent.click(screen.getByRole('checkbox', { name: 'Mute this chat' }))
    expect(onmute).toHaveBeenCalledWith(false)
  })

  test('about somebody else’s words one can do something, about one’s own nothing', async () => {
    const onperson = vi.fn()
    const own = { ...spoken, seq: 99, name: 'Me' }
    render(Chat, { ...talk, remarks: [spoken, own], isOwn: ({ seq }) => seq === 99, onperson })
    await fireEvent.click(screen.getByRole('button', { name: /^Block or report/ }))
    expect(onperson).toHaveBeenCalledWith({ whom: { seat: null, remark: spoken.seq }, name: spoken.name }, expect.anything())
  })

  test('table and team are kept apart, and a message is sent once it has words', async () => {
    const onsay = vi.fn(() => Promise.resolve(true))
    render(Chat, {
      ...talk,
      remarks: [spoken, { ...spoken, seq: 99, to: 'team', text: 'psst' }],
      team: true,
      onsay,
    })
    expect(screen.getByText('Hello, everyone.')).toBeTruthy()
    expect(screen.queryByText('psst')).toBeNull()
    await fireEvent.click(screen.getByRole('tab', { name: 'Team' }))
    expect(screen.getByText('psst')).toBeTruthy()
    const field = screen.getByRole('textbox')
    await fireEvent.input(field, { target: { value: '  hi ' } })
    await fireEvent.submit(field.closest('form') as HTMLFormElement)
    expect(onsay).toHaveBeenCalledWith('hi', 'team')
  })
})

describe('people', () => {
  const { table } = first(told, 'welcome')
  const base = {
    names: ['Ada', 'Bo'],
    colours: [],
    deciders: [0],
    viewer: 0,
    toldAt: 100,
    now: 130,
    levels: told.game.levels,
    onlook: NOTHING,
    onstandin: NOTHING,
    onretake: NOTHING,
    onleave: NOTHING,
    asked: null,
    onperson: NOTHING,
  }

  test('names, who decides, and the time that is left', () => {
    const seats = table.seats.map((seat) => ({ ...seat, clock: 100 }))
    render(Players, { ...base, table: { ...table, state: 'playing', seats } })
    expect(screen.getByText('deciding')).toBeTruthy()
    expect(screen.getAllByRole('timer').map((timer) => timer.textContent?.trim())).toEqual(['1:10', '1:40'])
  })

  test('there is a menu for the others, and none for oneself or a bot', () => {
    const seats = table.seats.map((seat) => ({ ...seat, mine: seat.seat === 0, kind: 'person' as const }))
    const { unmount } = render(Players, { ...base, table: { ...table, state: 'playing', seats } })
    expect(screen.getAllByRole('button', { name: /^Block or report/ })).toHaveLength(1)
    unmount()
    render(Players, {
      ...base,
      table: { ...table, state: 'playing', seats: seats.map((seat) => ({ ...seat, kind: seat.mine ? seat.kind : ('bot' as const) })) },
    })
    expect(screen.queryByRole('button', { name: /^Block or report/ })).toBeNull()
  })

  test('the others may ask for a bot in place of a person', async () => {
    const onstandin = vi.fn()
    const seats = table.seats.map((seat) => ({ ...seat, mine: seat.seat === 0 }))
    render(Players, { ...base, onstandin, table: { ...table, state: 'playing', seats } })
    await fireEvent.click(screen.getByRole('button', { name: /fill in/ }))
    await fireEvent.click(screen.getByRole('button', { name: 'Ask the others' }))
    expect(onstandin).toHaveBeenCalledWith(1, expect.stringMatching(/./))
  })

  test('a wish is told and answered by whoever has not yet', async () => {
    const onanswer = vi.fn()
    const request = { request: 5, seat: 1, wish: 'rewind' as const, number: 12, of: 0, level: '', agreed: [1] }
    render(Requests, { requests: [request], names: ['Ada', 'Bo'], mySeats: [0], onanswer })
    expect(screen.getByText(/Bo would like to go back to position 12/)).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
    expect(onanswer).toHaveBeenCalledWith(request, true)
  })

  test('the hand-over names the next player only', () => {
    render(HandOver, { name: 'Bo', colour: '#fff', onready: NOTHING })
    expect(screen.getByRole('heading').textContent).toContain('Bo')
    expect(document.activeElement).toBe(screen.getByRole('button'))
  })
})

describe('options', () => {
  const schema = isSchema(told.game.options) ? told.game.options : { options: [], exclusions: [] }

  test.each(schema.options.map((option) => option.name))('%s can be set and says what it means', async (name) => {
    const option = schema.options.find((one) => one.name === name)
    if (!option) throw new Error(name)
    const onset = vi.fn()
    const { container } = render(OptionField, {
      option,
      schema,
      values: resolved(schema, {}),
      set: false,
      onset,
      seats: ['Love', 'Misery', 'Empathy', 'Hatred'],
    })
    expect(container.querySelector('.help')?.textContent).toBe(say({ key: `option-${name}-help` }))
    const field = container.querySelector<HTMLInputElement | HTMLSelectElement>('input:not(:checked), select')
    if (!field) throw new Error('nothing to set')
    if (field instanceof HTMLSelectElement) await fireEvent.change(field, { target: { value: field.options[1]?.value } })
    else if (field.type === 'text') {
      await fireEvent.input(field, { target: { value: 'starter' } })
      await fireEvent.change(field)
    } else await fireEvent.click(field)
    expect(onset).toHaveBeenCalledTimes(1)
  })
})

describe('other parts', () => {
  test('hints name the best first, with reasons', async () => {
    const onchoose = vi.fn()
    const { choices } = deciding(told, 2)
    const advice = choices
      .slice(0, 2)
      .map(({ action, label }) => ({ action, label, gain: 1, features: [{ feature: { key: 'feature-points', args: {} }, gain: 1.5 }] }))
    render(Hints, { advice, onchoose, onrest: NOTHING, onclose: NOTHING })
    expect(screen.getAllByText('+1.5')).toHaveLength(2)
    const [best] = screen.getAllByRole('button', { name: 'Do it' })
    await fireEvent.click(best as HTMLElement)
    expect(onchoose).toHaveBeenCalledWith(choices[0]?.action)
  })

  test('what was done to you comes first', () => {
    const [one, other] = updates(told).flatMap((update) => update.line?.happened ?? [])
    if (!one || !other) throw new Error('nothing happened')
    render(Absence, { absence: { number: 3, to_you: [other], others: [one] }, replay: '', onclose: NOTHING })
    const told_ = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(told_).toEqual([say(other.phrase), say(one.phrase)])
  })

  test('the scrub bar goes anywhere and says where it is', async () => {
    const onmove = vi.fn()
    render(Scrub, { number: 3, last: 10, playing: false, marks: [5], onmove, onplay: NOTHING })
    await fireEvent.click(screen.getByRole('button', { name: 'One step forward' }))
    expect(onmove).toHaveBeenLastCalledWith(4)
    const slider = screen.getByRole('slider')
    expect(slider.getAttribute('aria-valuetext')).toBe('3 of 10')
    await fireEvent.input(slider, { target: { value: '7' } })
    expect(onmove).toHaveBeenLastCalledWith(7)
  })

  test('the chart draws a line for each side and says its end', () => {
    const { container } = render(Chart, {
      lines: [
        { name: 'Bliss', colour: '#fb0', values: [0, 1, 4] },
        { name: 'Gloom', colour: '#08f', values: [0, 2, 2] },
      ],
      rounds: [1],
    })
    expect(container.querySelectorAll('svg[role="img"] path')).toHaveLength(2)
    expect(container.textContent).toContain('Bliss: 4')
    expect(container.innerHTML).not.toContain('NaN')
  })

  test('rules are found by their words and chapters', async () => {
    const ruling = { key: 'source-rulings', args: { place: 'geometry, 12' } }
    const clauses = [
      { id: 'quell.cost', key: 'clause-quell-cost', topic: 'quell', source: 'rulebook', places: [], editions: ['first', 'revised'] },
      { id: 'setup.spheres', key: 'clause-setup-spheres', topic: 'setup', source: 'ruling', places: [ruling], editions: ['first'] },
    ]
    const { container } = render(RuleBook, { clauses })
    expect(container.querySelectorAll('li[id]')).toHaveLength(2)
    expect(screen.getByText('Our ruling')).toBeTruthy()
    expect(screen.getByText('Rulings: geometry, 12')).toBeTruthy()
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'spheres start' } })
    expect(container.querySelectorAll('li[id]')).toHaveLength(1)
  })

  test('a menu is walked by arrows and chosen by number', async () => {
    const onpick = vi.fn()
    render(Menu, {
      props: {
        title: 'Which?',
        items: [
          { id: 'a', label: 'A' },
          { id: 'b', label: 'B' },
        ],
        anchor: document.body,
        onpick,
        onclose: NOTHING,
      },
    })
    const menu = screen.getByRole('menu')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('A'))
    await fireEvent.keyDown(menu, { key: 'ArrowDown' })
    expect(document.activeElement?.textContent).toContain('B')
    await fireEvent.keyDown(menu, { key: '2' })
    expect(onpick).toHaveBeenCalledWith('b')
  })

  test('the plain table plays any game in words', async () => {
    const position = deciding(recorded('unconscious'), 2)
    await enterGame('unconscious')
    const onChoose = vi.fn()
    const onSettled = vi.fn()
    const { Board } = plain
    render(Board, {
      view: position.view as never,
      question: position.question,
      deciders: position.deciders,
      over: false,
      content: [],
      log: [],
      seat: position.seat,
      choices: position.choices,
      seatNames: ['Ada', 'Bo'],
      teams: [0, 1],
      happened: { serial: 4, events: [], instant: true },
      hovered: null,
      preview: null,
      highlighted: [],
      pointed: [],
      pace: 0,
      onChoose,
      onChooseAmong: NOTHING,
      onHover: NOTHING,
      onPoint: NOTHING,
      onPing: null,
      onWhy: NOTHING,
      onSettled,
    })
    expect(onSettled).toHaveBeenCalledWith(4)
    await fireEvent.click(screen.getByRole('button', { name: say(position.choices[0]?.label) }))
    expect(onChoose).toHaveBeenCalledWith(position.choices[0]?.action)
  })

  test('the stage holds its board', () => {
    const board = createRawSnippet(() => ({ render: () => '<p>board</p>' }))
    render(Stage, { size: { width: 100, height: 100 }, label: 'Board', children: board })
    expect(screen.getByRole('region', { name: 'Board' }).textContent).toContain('board')
  })
})
