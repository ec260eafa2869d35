import type { QueryClient } from '@tanstack/react-query'
import { meQuery } from '#web/parts/session/queries.ts'
import { demoQuery } from './queries.ts'
import { isSampleRemembered } from './sample-memory.ts'

const patienceMs = 1_000

/**
 * Waits, in a browser that does not remember it, until it is known whether the sample's bar is
 * shown above the page, so that the bar does not push the page down.
 */
export async function awaitSample(client: QueryClient): Promise<void> {
  if (isSampleRemembered()) return
  const known = client
    .ensureQueryData(meQuery)
    .then((me) => me && client.ensureQueryData(demoQuery(me.id)))
    .catch(() => null)
  const isEnough = new Promise((enough) => window.setTimeout(enough, patienceMs))
  await Promise.race([known, isEnough])
}
