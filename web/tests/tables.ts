/** A game's table for its tests: the language, the recorded moments, and the props that a shell would hand over. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BoardProps } from '../src/games/contract'
import { enterGame, speak } from '../src/lib/text.svelte'
import type { Entry, Language } from '../src/wire'
import { phrasesWhole, readMoments, type Moment, type Recorded } from './moments'

export interface RecordedTable<V> {
  moments: Moment<V>[]
  content: Entry[]
  recorded: (name: string) => Recorded<V>
  /** Speak a language at this game's table; the set-up of the tests reads the words from the disk. */
  speakHere: (language: Language) => Promise<void>
  /** What the shell hands over for a moment. */
  propsOf: (moment: Moment<V>, more?: Partial<BoardProps<V>>) => BoardProps<V>
}

export function recordedTable<V>(game: string, folder: string, files: readonly string[]): RecordedTable<V> {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf-8'))
  const recorded = (name: string): Recorded<V> => read(name) as Recorded<V>
  const content = phrasesWhole(read('content')) as Entry[]
  return {
    moments: files.flatMap((name) => readMoments(recorded(name))),
    content,
    recorded,
    speakHere: async (language) => {
      await enterGame(game)
      await speak(language)
    },
    propsOf: (moment, more = {}) => ({
      view: moment.view,
      seat: moment.seat,
      question: moment.question,
      deciders: moment.deciders,
      over: moment.over,
      content,
      log: [],
      choices: moment.choices,
      seatNames: moment.names,
      teams: moment.teams,
      happened: { serial: 0, events: [], instant: true },
      hovered: null,
      preview: null,
      highlighted: [],
      pointed: [],
      pace: 0,
      onChoose: () => undefined,
      onChooseAmong: () => undefined,
      onHover: () => undefined,
      onPoint: () => undefined,
      onPing: null,
      onWhy: () => undefined,
      onSettled: () => undefined,
      ...more,
    }),
  }
}
