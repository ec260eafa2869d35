import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { documents } from '#server/db/tables.ts'
import type { Embedder } from '#server/models/embedder.ts'
import { embedPassages } from '#server/search/embed-passages.ts'
import type { KeyHolder } from '#server/vault/vault.ts'
import type { SourceStore } from '../store.ts'
import type { SourceRuns } from './runs.ts'

type Deps = {
  db: Database
  vault: KeyHolder
  embedder: Pick<Embedder, 'embed'>
  sources: SourceStore
  runs: SourceRuns
}

type Job = { userId: string; sourceId: string }

/** Embeds a source's new passages, newest first; resumes after an interruption or a failure. */
export async function embedSource(deps: Deps, job: Job, signal: AbortSignal): Promise<void> {
  const { userId, sourceId } = job
  const source = await deps.sources.open(userId, sourceId)
  if (!source) return
  // Cleared before the work, so that passages stored meanwhile request another round.
  await deps.runs.setEmbedPending(userId, sourceId, false)
  if (!source.settings.vectorizationEnabled) return
  try {
    await embedPassages(deps, { userId, sourceId }, signal)
    await markEmbedded(deps.db, { userId, sourceId })
  } catch (error) {
    // The cause counts more than a second failure, to note it.
    await deps.runs.setEmbedPending(userId, sourceId, true).catch(() => undefined)
    throw error
  }
}

async function markEmbedded(db: Database, { userId, sourceId }: Job): Promise<void> {
  const own = and(eq(documents.userId, userId), eq(documents.sourceId, sourceId))
  await db.asUser(userId, async (tx) => {
    // The source first: deletion locks it before its documents.
    await tx.execute(
      sql`select 1 from data_sources where user_id = ${userId} and id = ${sourceId} for update`,
    )
    await tx
      .update(documents)
      .set({ embeddedAt: new Date() })
      .where(and(own, isNull(documents.embeddedAt)))
  })
}
