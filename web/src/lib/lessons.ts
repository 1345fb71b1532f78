/** Which lessons were taken to their end, and what a step points at. */
import type { LessonPlace } from '../wire'
import type { Place } from '../games/contract'
import { change, settings } from './settings.svelte'

export function isFinished(game: string, lesson: string): boolean {
  return settings.lessons.includes(`${game}/${lesson}`)
}

export function finishLesson(game: string, lesson: string): void {
  if (!isFinished(game, lesson)) void change({ lessons: [...settings.lessons, `${game}/${lesson}`] })
}

const AREAS = ['board', 'mine', 'others', 'log', 'bar', 'head']

/** The part of the screen that a step is about, where it says so. */
export function areaOf(places: readonly LessonPlace[]): string {
  return places.find((place) => AREAS.includes(place.kind) && !place.noun)?.kind ?? ''
}

/** The things on the board that a step points at. */
export function thingsOf(places: readonly LessonPlace[]): Place[] {
  return places.filter((place) => !AREAS.includes(place.kind) || place.noun)
}
