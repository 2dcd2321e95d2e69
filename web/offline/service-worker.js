/* global FILES, VERSION */
/**
 * Keeps the whole app, so that it starts and plays without a connection. The build writes two constants in front:
 * FILES, every file of the app, and VERSION, which changes when any of them does.
 */
const CACHE = `alleycat-${VERSION}`

addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name !== CACHE && name.startsWith('alleycat-')).map((name) => caches.delete(name)),
        ),
      )
      .then(() => clients.claim()),
  )
})

/** A new version waits until the person agrees (updates.svelte.ts). */
addEventListener('message', (event) => {
  if (event.data === 'take-over') skipWaiting()
})

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  const scope = new URL('./', location.href)
  if (url.pathname.startsWith(`${scope.pathname}api/`)) return // a stream must not depend on this worker's life
  const isPage = request.mode === 'navigate' && url.pathname === scope.pathname
  const file = isPage ? './index.html' : request
  event.respondWith(
    caches.match(file, { ignoreSearch: isPage, cacheName: CACHE }).then((kept) => kept ?? fetch(request)),
  )
})
