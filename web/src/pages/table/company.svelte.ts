/** What one can do about the others at a table: block someone, or report them to the host. */
import { api } from '../../lib/api'
import { ask } from '../../lib/asked.svelte'
import { orTell } from '../../lib/deed.svelte'
import type { Someone } from '../../lib/names'
import type { TableSession } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import { toasts } from '../../lib/toasts.svelte'

export class Company {
  /** Whose menu is open, and where. */
  asked = $state.raw<(Someone & { anchor: Element }) | null>(null)
  /** About whom a report is being written. */
  reported = $state.raw<Someone | null>(null)

  constructor(readonly session: TableSession) {}

  /** Open somebody's menu, or close it where it is open. */
  open(someone: Someone, anchor: Element): void {
    this.asked = this.asked?.anchor === anchor ? null : { ...someone, anchor }
  }

  pick(id: string): void {
    const someone = this.asked
    this.asked = null
    if (!someone) return
    if (id === 'report') this.reported = someone
    else void this.#block(someone)
  }

  async #block({ whom, name }: Someone): Promise<void> {
    const yes = await ask({ title: t('client-block-ask', { name }), text: t('client-block-help'), yes: t('client-block'), danger: true })
    if (!yes) return
    await orTell(async () => {
      await api.block(this.session.id, whom)
      this.session.silence(whom)
      toasts.show(t('client-blocked', { name }), 'good')
    })
  }
}
