/** What has just changed, for all parts of a table at once: things that breathe once, and pieces still on their way. */
import { SvelteSet } from 'svelte/reactivity'

class News {
  /** Spots that breathe. */
  readonly changed = new SvelteSet<string>()
  /** Spots whose piece is still travelling there: not drawn yet. */
  readonly coming = new SvelteSet<string>()

  clear(): void {
    this.changed.clear()
    this.coming.clear()
  }
}

export const news = new News()
