/** Something asked of the server, for a page: waiting, there, or failed with a reason; it can be asked again. */
import type { Phrase } from '../wire'
import { phrasesOf } from './api'

export class Loaded<T> {
  value = $state.raw<T | null>(null)
  problem = $state.raw<Phrase[] | null>(null)
  waiting = $state(true)

  constructor(readonly fetch: () => Promise<T>) {
    void this.again()
  }

  async again(): Promise<void> {
    this.waiting = true
    try {
      this.value = await this.fetch()
      this.problem = null
    } catch (problem) {
      this.problem = phrasesOf(problem)
    } finally {
      this.waiting = false
    }
  }
}
