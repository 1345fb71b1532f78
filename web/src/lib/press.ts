/** Anything can be a button: an attachment for SVG shapes and cards. The label is the caller's. */
import type { Attachment } from 'svelte/attachments'

export function press(act: (target: Element, event: Event) => void): Attachment<Element> {
  return (node) => {
    if (!node.hasAttribute('role')) node.setAttribute('role', 'button')
    if (!node.hasAttribute('tabindex')) node.setAttribute('tabindex', '0')
    const click = (event: Event): void => act(node, event)
    const key = (event: Event): void => {
      const { key: name } = event as KeyboardEvent
      if (name !== 'Enter' && name !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      act(node, event)
    }
    node.addEventListener('click', click)
    node.addEventListener('keydown', key)
    return () => {
      node.removeEventListener('click', click)
      node.removeEventListener('keydown', key)
    }
  }
}
