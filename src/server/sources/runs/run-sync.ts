import { z } from 'zod'
import { openJson } from '#server/vault/seal.ts'
import { reasonCode, type ReasonCode } from '../reasons.ts'
import { nextSync } from '../schedule.ts'
import { sourceContext } from '../view-source.ts'
import { coveringCursor, withCoverage } from './cursor-coverage.ts'
import { retryTransient, backOffOrThrow } from './retry.ts'
import type { Run } from './run.ts'
import type { Outcome } from './runs.ts'
import type { PageStore } from './store-pages.ts'

const sealedCursor = z.object({ cursor: z.string() })

/** Fetches new items. */
export async function runSync(run: Run, pages: PageStore): Promise<Outcome> {
  const { deps, begun, connector, signal } = run
  const { source } = begun
  if (!connector.verify || !connector.pull || !source.settings.scrapingEnabled) {
    return { status: source.row.status, reason: keptReason(run), nextSyncAt: null }
  }
  const { verify, pull } = connector
  const { account } = await retryTransient(() => verify(signal), signal)
  await deps.runs.verified(begun, account)
  source.row.status = 'connected'
  for (let tries = 0; ; tries++) {
    try {
      for await (const page of pull(await cursorOf(run), signal)) {
        signal.throwIfAborted()
        const { cursor } = page
        const within = withCoverage(cursor ?? '', source.settings.include)
        await pages.store(cursor === undefined ? page : { ...page, cursor: within })
        tries = 0
      }
      break
    } catch (error) {
      // Earlier pages are stored, so the retry resumes after them.
      await backOffOrThrow(error, tries, signal)
    }
  }
  const nextSyncAt = nextSync(source.settings.schedule, new Date())
  return { status: 'connected', reason: null, nextSyncAt }
}

function keptReason({ begun: { source } }: Run): ReasonCode | null {
  const { reasonCode: code } = source.row
  if (code === null) return null
  return code === 'connecting' ? 'missing_credentials' : reasonCode.parse(code)
}

async function cursorOf({ deps: { sources, vault }, begun: { source } }: Run) {
  const { userId, id } = source
  const sealed = (await sources.open(userId, id))?.row.cursor
  if (!sealed) return undefined
  const keys = await vault.keysOf(userId)
  const { cursor } = sealedCursor.parse(
    openJson(keys.content, sourceContext(userId, id, 'cursor'), sealed),
  )
  return coveringCursor(cursor, source.type, source.settings.include)
}
