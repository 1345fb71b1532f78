/** What buttons ask of the server: one thing at a time, and what is refused is told. */
import { toasts } from './toasts.svelte'

/** Do something, or tell why not, and then perhaps something else. */
export async function orTell(deed: () => Promise<unknown>, otherwise?: (problem: unknown) => unknown): Promise<void> {
  try {
    await deed()
  } catch (problem) {
    toasts.problem(problem)
    await otherwise?.(problem)
  }
}

export class Deed {
  busy = $state(false)

  /** As `orTell`, unless something else is still being done. */
  async run(...what: Parameters<typeof orTell>): Promise<void> {
    if (this.busy) return
    this.busy = true
    await orTell(...what).finally(() => (this.busy = false))
  }
}
