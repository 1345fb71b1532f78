// The service worker: the shell, the words and the rules open without a connection; tables need the server and say so.
const VERSION = '__VERSION__'
const SHELL = `shell-${VERSION}`
const WORDS = 'words'
const KEPT = ['__KEPT__']

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(KEPT))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL && name !== WORDS).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

// Words, rules and cards: what the server says now, or what it said last.
async function freshOrKept(request) {
  const cache = await caches.open(WORDS)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  } catch (offline) {
    const kept = await cache.match(request)
    if (kept) return kept
    throw offline
  }
}

async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) {
      const cache = await caches.open(SHELL)
      await cache.put('/', answer.clone())
    }
    return answer
  } catch (offline) {
    const kept = await caches.match('/')
    if (kept) return kept
    throw offline
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith('/api/text/') || url.pathname.startsWith('/api/games')) {
    event.respondWith(freshOrKept(request))
  } else if (url.pathname.startsWith('/api/')) {
    return
  } else if (request.mode === 'navigate') {
    event.respondWith(page(request))
  } else {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
  }
})

// "It is your turn": the message holds its words, made by the server in the player's language.
self.addEventListener('push', (event) => {
  const said = event.data ? event.data.json() : {}
  event.waitUntil(
    self.registration.showNotification(said.title ?? 'Mindtable', {
      body: said.text ?? '',
      tag: said.table ?? 'mindtable',
      icon: '/icon.svg',
      data: { url: said.url ?? '/' },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data.url, self.location.origin).pathname
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const there = open.find((client) => new URL(client.url).pathname === url)
      return there ? there.focus() : self.clients.openWindow(url)
    }),
  )
})
