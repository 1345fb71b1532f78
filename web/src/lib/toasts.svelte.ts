/** Short news at the edge of the page, said aloud to screen readers too. */
import type { Phrase } from '../wire'
import { phrasesOf } from './api'
import { play } from './sounds'
import { say } from './text.svelte'

interface Toast {
  id: number
  text: string
  kind: 'plain' | 'good' | 'bad'
  clause: string
}

class Toasts {
  list = $state.raw<Toast[]>([])
  #next = 1

  show(text: string, kind: Toast['kind'] = 'plain', clause = ''): void {
    const toast = { id: this.#next++, text, kind, clause }
    this.list = [...this.list.filter((other) => other.text !== text), toast].slice(-4)
    setTimeout(() => this.drop(toast.id), kind === 'bad' ? 9000 : 5000)
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }

  phrases(phrases: Phrase[], kind: Toast['kind'] = 'plain', clause = ''): void {
    for (const phrase of phrases) this.show(say(phrase), kind, clause)
  }

  /** Something was refused or failed. */
  problem(problem: unknown): void {
    play('refused')
    this.phrases(phrasesOf(problem), 'bad')
  }
}

export const toasts = new Toasts()
