const askEveryMs = 3_000

let isAway = false
let isAsking = false
let timer: number | undefined
const listeners = new Set<() => void>()

export const isServerAway = (): boolean => isAway

/** Calls the listener when the server becomes unavailable and when it is back. */
export function watchServer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the server whether it is available, and again every three seconds until it is. */
export async function checkServer(): Promise<void> {
  if (isAsking || !navigator.onLine) return
  isAsking = true
  window.clearTimeout(timer)
  const isThere = await fetch('/api/health', { cache: 'no-store' }).then(
    // A proxy responds in place of a stopped server.
    ({ status }) => status < 502 || status > 504,
    () => false,
  )
  isAsking = false
  if (!isThere) timer = window.setTimeout(() => void checkServer(), askEveryMs)
  if (isAway !== isThere) return
  isAway = !isThere
  for (const listener of listeners) listener()
}
