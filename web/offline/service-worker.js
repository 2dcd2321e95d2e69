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

/** A new version waits until the person agrees (app-updates.svelte.ts). */
addEventListener('message', (event) => {
  if (event.data === 'take-over') skipWaiting()
})

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  const scope = new URL('./', location.href)
  // A stream must outlive this worker, so the worker does not answer it.
  if (url.pathname.startsWith(`${scope.pathname}api/`)) return
  const isPage = request.mode === 'navigate' && url.pathname === scope.pathname
  const file = isPage ? './index.html' : request
  event.respondWith(
    caches.match(file, { ignoreSearch: isPage, cacheName: CACHE }).then((kept) => kept ?? fetch(request)),
  )
})

/** Where the page leaves the words of notifications in its language (account/notification-words.ts). */
const WORDS = 'notifications-of-alleycat'
/** These words are shown before a page has left others, because a push must always show a notification. */
const PLAIN = {
  yourTurn: 'Your turn',
  waits: 'A table is waiting for you.',
  invited: 'You’re invited',
  lang: 'en',
  games: {},
}
/** Milliseconds to wait for the server; without its answer the notification tells less. */
const PATIENCE = 4000

async function wordsOfNotifications() {
  const kept = await caches.match('./notification-words', { cacheName: WORDS }).catch(() => undefined)
  return kept ? { ...PLAIN, ...(await kept.json()) } : PLAIN
}

async function myTables() {
  try {
    const answer = await fetch('./api/me/tables', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

const tableAddress = (table) => new URL(table ? `./#/t/${table}` : './#/lobby', location.href).href

const windows = () => clients.matchAll({ type: 'window', includeUncontrolled: true })

/** The message holds the number of a table and nothing else; the rest is asked of the server by whoever is signed in. */
async function tell(table) {
  const [words, mine, open] = await Promise.all([wordsOfNotifications(), myTables(), windows()])
  if (mine) await navigator.setAppBadge?.(mine.yourTurn)?.catch(() => undefined)
  // The person is already looking at the table.
  if (open.some(({ url, focused }) => focused && url === tableAddress(table))) return
  const found = mine?.tables.find(({ id }) => id === table)
  const name = found && (found.title || words.games[found.game])
  const invitation = mine?.invitations?.find((each) => each.table === table)
  await registration.showNotification(invitation ? words.invited : words.yourTurn, {
    body: invitation
      ? `${invitation.from.name}: ${words.games[invitation.game] ?? invitation.game}`
      : (name ?? words.waits),
    lang: words.lang,
    tag: table,
    renotify: table !== '',
    icon: './icon-192.png',
    badge: './icon-192.png',
    data: { table },
  })
}

/** The id of the table in a `TurnNotice` (protocol/messages/stream.ts); empty for anything else. */
function tableIn(data) {
  try {
    const { type, table } = data.json()
    return type === 'turn' && /^[\w-]{1,40}$/.test(table) ? table : ''
  } catch {
    return ''
  }
}

addEventListener('push', (event) => {
  event.waitUntil(tell(tableIn(event.data)))
})

async function visit(address) {
  const open = (await windows()).find(({ url }) => url === address)
  await (open ? open.focus() : clients.openWindow(address))
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(visit(tableAddress(event.notification.data?.table)))
})

async function renew({ options }) {
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON()
  await fetch('./api/me/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  })
}

/** The push service has withdrawn the address of this browser. */
addEventListener('pushsubscriptionchange', (event) => {
  if (event.oldSubscription) event.waitUntil(renew(event.oldSubscription))
})
