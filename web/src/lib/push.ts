/** Messages of the browser: this browser is told to the server, or taken away again. */
import { api } from './api'

/** Whether this browser can show messages at all. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Ask the person and the browser; false where one of them says no. */
export async function subscribe(key: string): Promise<boolean> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return false
  const registration = await navigator.serviceWorker.ready
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  const { endpoint, keys } = made.toJSON()
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return false
  await api.pushTo({ endpoint, p256dh: keys['p256dh'], auth: keys['auth'] })
  return true
}

export async function unsubscribe(): Promise<void> {
  if (!canPush()) return
  const registration = await navigator.serviceWorker.getRegistration()
  const made = await registration?.pushManager.getSubscription()
  if (!made) return
  await api.pushNoMore(made.endpoint)
  await made.unsubscribe()
}
