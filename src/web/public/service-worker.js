// Caches the page's built files, and the page shown without a network. Responses about a person are
// never cached: only /assets/ is, where names contain a hash of the content.

const shell = 'trove-offline-3'
const assets = 'trove-assets-1'
const offlinePage = '/offline.html'
const offlineFiles = [offlinePage, '/offline.js', '/first.js', '/favicon.svg']
const keptAssets = 300

self.addEventListener('install', (event) => {
  // Bypasses the browser's own cache, so that a new version is really new.
  const fresh = offlineFiles.map((file) => new Request(file, { cache: 'reload' }))
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) => cache.addAll(fresh))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(event))
  else if (url.pathname.startsWith('/assets/') && !request.headers.has('range')) {
    event.respondWith(asset(event))
  } else if (offlineFiles.includes(url.pathname)) event.respondWith(networkThenKept(request))
})

/** The page always comes from the network, so every visit gets the newest one. */
async function pageOrOffline({ request }) {
  try {
    return await fetch(request)
  } catch {
    const kept = await caches.match(offlinePage)
    return kept ?? Response.error()
  }
}

async function networkThenKept(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}

/** A name always has the same content, so a cached file need not be revalidated. */
async function asset(event) {
  const { request } = event
  const cache = await caches.open(assets)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) event.waitUntil(keep(cache, request, answer.clone()))
  return answer
}

async function keep(cache, request, answer) {
  await cache.put(request, answer)
  const keys = await cache.keys()
  // The oldest come first: those of earlier builds.
  await Promise.all(keys.slice(0, -keptAssets).map((key) => cache.delete(key)))
}

async function dropOldCaches() {
  const names = await caches.keys()
  const old = names.filter((name) => name !== shell && name !== assets)
  await Promise.all(old.map((name) => caches.delete(name)))
}
