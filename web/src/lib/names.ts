/** What the players are called on the page. */
import type { Level, Phrase, SeatShown, Whom } from '../wire'
import { say, t } from './text.svelte'

/** Somebody at the table: on a seat, or the one who said something. */
export interface Someone {
  whom: Whom
  name: string
}

/** A name for every seat: the person's, else what the game calls the seat, else the bot's. One person at several seats,
 * or several bots of a level, are told apart. Where the game's own words are not those of the page, say how to read them. */
export function seatNames(seats: readonly SeatShown[], said: (phrase: Phrase) => string = (phrase) => say(phrase, [])): string[] {
  const given = seats.map((seat) => {
    if (seat.kind === 'person' || seat.stand_in) return seat.name
    return seat.kind === 'bot' && seat.title.key === 'seat' ? levelName(seat.level, said) : ''
  })
  return seats.map((seat, index) => {
    const title = said(seat.title)
    const name = given[index]
    if (!name) return title
    const twice = given.filter((other) => other === name).length > 1
    if (!twice) return name
    return seat.title.key === 'seat' ? t('client-name-number', { name, number: seat.seat + 1 }) : t('client-name-at-seat', { name, title })
  })
}

/** Who plays there, in a few words: a bot's level, a free seat, whether someone is there. */
export function seatNote(seat: SeatShown): string {
  if (seat.kind === 'open') return seat.kept_for ? t('client-seat-kept', { name: seat.kept_for }) : t('client-seat-open')
  if (seat.stand_in) return t('client-seat-stand-in', { level: levelName(seat.level) })
  if (seat.kind === 'bot') return t('client-seat-bot', { level: levelName(seat.level) })
  if (seat.left) return t('client-seat-left')
  return seat.online ? t('client-seat-online') : t('client-seat-away')
}

/** The level that is proposed for a bot: the third, where there are as many. */
export function usualLevel(levels: readonly Level[]): string {
  return levels[Math.min(2, levels.length - 1)]?.name ?? ''
}

/** A level of the game on the page, or of the one whose words are given. */
export function levelName(level: string, said: (phrase: Phrase) => string = say): string {
  return level ? said({ key: `bot-level-${level}`, args: {} }) : t('client-bot')
}
