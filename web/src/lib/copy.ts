import { during } from './activity'

/** Onto the clipboard, also where the page is not served over https. */
export async function copy(text: string): Promise<boolean> {
  try {
    await during(navigator.clipboard.writeText(text))
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.style.position = 'fixed'
    field.style.opacity = '0'
    document.body.append(field)
    field.select()
    // Old, but the only way without a secure context, which a table in the living room often lacks.
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}

/** Offer a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
