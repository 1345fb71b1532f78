/** What is done with a table as a whole, rather than at it: leaving, retaking a seat, playing again, taking the file home. */
import { api } from '../../lib/api'
import { ask } from '../../lib/asked.svelte'
import { download } from '../../lib/copy'
import { orTell } from '../../lib/deed.svelte'
import { go } from '../../lib/router.svelte'
import type { TableSession } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import { toasts } from '../../lib/toasts.svelte'

export async function leave(session: TableSession, seat: number): Promise<void> {
  const text = t(session.table?.rated ? 'client-leave-rated' : 'client-leave-help')
  const yes = await ask({ title: t('client-leave-ask'), text, yes: t('client-leave'), danger: true })
  if (!yes) return
  await orTell(async () => {
    await api.leave(session.id, seat)
    if (session.mySeats.length <= 1) go('/')
  })
}

export function retake(session: TableSession, seat: number): Promise<void> {
  return orTell(() => api.take(session.id, seat))
}

export function rematch(session: TableSession, rotate: boolean): Promise<void> {
  return orTell(async () => go(`/table/${(await api.rematch(session.id, rotate)).id}`))
}

/** The file of a running game holds every secret: all have to agree first. Where only bots play along they do at once. */
export async function exported(session: TableSession): Promise<void> {
  const ready = (): boolean => session.over || session.seat === null || session.table?.shared === true
  if (!ready()) {
    const wanted = session.alone || (await ask({ title: t('client-export'), text: t('client-export-agree'), yes: t('client-ask-all') }))
    if (!wanted || !(await session.askSave())) return
    if (!ready()) {
      toasts.show(t('client-export-agreed'))
      return
    }
  }
  await orTell(async () => download(`${session.table?.game ?? 'mindtable'}-${session.id}.txt`, await api.exported(session.id)))
}
