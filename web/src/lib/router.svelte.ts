/** Addresses: every page has one, links are plain links, and the back button works. */

export interface Route {
  page: string
  params: Record<string, string>
}

const PATTERNS: [page: string, pattern: string][] = [
  ['home', '/'],
  ['new', '/new/:game'],
  ['join', '/join/:code'],
  ['table', '/table/:id'],
  ['replay', '/replay/:id'],
  ['replay', '/replay/:id/:number'],
  ['tutorial', '/tutorial'],
  ['rules', '/rules'],
  ['rules', '/rules/:game'],
  ['cards', '/cards'],
  ['cards', '/cards/:game'],
  ['decks', '/decks'],
  ['decks', '/decks/:game'],
  ['decks', '/decks/:game/:deck'],
  ['statistics', '/statistics'],
  ['settings', '/settings'],
  ['about', '/about'],
  ['account', '/account'],
]

export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean)
  for (const [page, pattern] of PATTERNS) {
    const wanted = pattern.split('/').filter(Boolean)
    if (wanted.length !== parts.length) continue
    const params: Record<string, string> = {}
    const fits = wanted.every((word, index) => {
      const part = parts[index] ?? ''
      if (!word.startsWith(':')) return word === part
      try {
        params[word.slice(1)] = decodeURIComponent(part)
        return true
      } catch {
        return false
      }
    })
    if (fits) return { page, params }
  }
  return { page: 'missing', params: {} }
}

class Address {
  path = $state('/')
  query = $state.raw(new URLSearchParams())
  hash = $state('')
  route = $derived(routeOf(this.path))

  read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.hash = location.hash.slice(1)
  }
}

export const address = new Address()

export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  const before = address.path
  address.read()
  if (address.path !== before && !address.hash) scrollTo(0, 0)
}

/** Follow plain links without loading the page anew. */
export function followLinks(): () => void {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  }
  const back = (): void => address.read()
  address.read()
  document.addEventListener('click', click)
  addEventListener('popstate', back)
  addEventListener('hashchange', back)
  return () => {
    document.removeEventListener('click', click)
    removeEventListener('popstate', back)
    removeEventListener('hashchange', back)
  }
}
