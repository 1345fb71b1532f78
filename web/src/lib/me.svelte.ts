/** Who sits at this browser: a stranger, a guest with a name, or someone with an account. */
import type { HostWarning, Me } from '../wire'
import { api, Offline } from './api'
import { adopt, keepWithServer } from './settings.svelte'
import { t } from './text.svelte'

class Person {
  me = $state<Me | null>(null)
  /** The server was not reachable when we asked. */
  unreachable = $state(false)
  /** The name that is typed just now and not kept yet. */
  wished = $state<string | null>(null)

  /** The typed name, where it is one and another than before. */
  get renamed(): string {
    const wished = this.wished?.trim() ?? ''
    return wished === this.name ? '' : wished
  }

  get known(): boolean {
    return Boolean(this.me?.person)
  }

  get name(): string {
    return this.me?.name ?? ''
  }

  #meeting: Promise<void> | null = null

  /** Who this is, says the server; asked once for all who want to know, so that no late answer undoes a new name. */
  async meet(): Promise<void> {
    this.#meeting ??= this.#meet().finally(() => (this.#meeting = null))
    await this.#meeting
  }

  async #meet(): Promise<void> {
    try {
      await this.became(await api.me())
      this.unreachable = false
    } catch (problem) {
      this.unreachable = problem instanceof Offline
    }
  }

  async became(me: Me): Promise<void> {
    this.me = me
    keepWithServer(this.known)
    if (this.known) await adopt(me.settings.language, me.settings.client)
  }

  /** The host has just said something. */
  warned(warning: HostWarning): void {
    if (this.me && !this.me.warnings.some((one) => one.id === warning.id)) this.me = { ...this.me, warnings: [...this.me.warnings, warning] }
  }

  async rename(name: string): Promise<void> {
    await this.became(await api.arrive(name))
    this.wished = null
  }

  /** Who sits down has a name: the one just typed, or a plain one to be changed at any time. */
  async ensure(): Promise<void> {
    if (!this.me) await this.meet()
    if (this.renamed || !this.known) await this.rename(this.renamed || t('client-guest'))
  }
}

export const person = new Person()
