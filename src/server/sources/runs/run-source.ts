import { connectorOf } from '#server/connectors/all.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { framesOf, kindOf } from '#server/http/error-handler.ts'
import { outageOf } from '#server/http/outage.ts'
import type { Batch } from '../files/import-files.ts'
import type { OpenSource } from '../view-source.ts'
import { isStorageQuotaExceeded } from '#server/quotas/over-quota.ts'
import { outcomeOf } from './outcome.ts'
import { runImport } from './run-import.ts'
import { runSync } from './run-sync.ts'
import type { Run, RunDeps } from './run.ts'
import type { StartedRun, Outcome, SourceRuns } from './runs.ts'
import { createPageStore, RunEnded, type PageStore } from './store-pages.ts'

type Job = { userId: string; sourceId: string }

/** How often a run checks whether the person has stopped it. */
const watchMs = 500

/**
 * Imports a source's waiting files, then syncs it. Safe to repeat or interrupt: each page is stored
 * together with its cursor, and known items are not stored twice.
 */
export async function runSource(
  deps: RunDeps,
  { userId, sourceId }: Job,
  signal: AbortSignal,
): Promise<void> {
  // Without the lock, a job delivered again during its run would take the source over, and back.
  using _lock = await deps.runs.lock(sourceId)
  for (;;) {
    signal.throwIfAborted()
    if (!(await deps.runs.allowed(userId))) return
    const source = await deps.sources.open(userId, sourceId)
    if (!source) return
    const { runState } = source.row
    if (runState === 'stopped') return
    if (runState === 'stopping' && (await deps.runs.stopped(source))) return
    const batch = await deps.importFiles.waiting(userId, sourceId)
    const kind = batch ? 'import' : wantsSync(source) ? 'sync' : undefined
    if (kind === undefined) {
      if ((await deps.runs.idle(source)) === false) continue
      return
    }
    const begun = await deps.runs.begin(source, kind, batch?.batch)
    if (!begun) {
      // It was stopped just now, or it waits for another sync of the same account.
      await deps.runs.stopped(source)
      return
    }
    await runOnce(deps, begun, batch, signal)
    if (await deps.runs.replaced(begun)) return
  }
}

function wantsSync({ row }: OpenSource): boolean {
  const asked = row.runState !== null && row.runKind === 'sync'
  return asked || (row.nextSyncAt !== null && row.nextSyncAt.getTime() <= Date.now())
}

async function runOnce(
  deps: RunDeps,
  begun: StartedRun,
  batch: Batch | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { source } = begun
  const { credentials, settings, type } = source
  const connector = connectorOf(
    type,
    {
      credentials,
      ...(settings.include ? { include: settings.include } : {}),
      keep: async (changed) => {
        await deps.runs.renewed(begun, changed)
      },
    },
    deps.connectors,
  )
  await using watch = watchRun(deps.runs, begun)
  const either = AbortSignal.any([signal, watch.signal])
  const run: Run = { deps, begun, connector, signal: either }
  const pages = createPageStore(deps.runs, begun)
  const files = batch?.files.map(({ id }) => id) ?? []
  await concluding(run, pages, { server: signal, files }, () =>
    batch ? runImport(run, batch, pages) : runSync(run, pages),
  )
}

/** Aborts when the person stops the run or it is over for another reason. */
function watchRun(runs: SourceRuns, begun: StartedRun) {
  const over = new AbortController()
  let looking = Promise.resolve()
  const look = async () => {
    // A database that is unreachable for a moment stops nothing.
    if (!(await runs.wanted(begun).catch(() => true))) over.abort(new RunEnded())
  }
  const timer = setInterval(() => {
    looking = look()
  }, watchMs)
  return {
    signal: over.signal,
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await looking
    },
  }
}

/**
 * Runs `work` and records how it ended. A run stopped by the person, or interrupted by a shutdown
 * or a lost database, is resumed later.
 */
async function concluding(
  { deps, begun, signal }: Run,
  pages: PageStore,
  { server, files }: { server: AbortSignal; files: readonly string[] },
  work: () => Promise<Outcome>,
): Promise<void> {
  const { source } = begun
  let outcome: Outcome
  try {
    outcome = await work()
  } catch (error) {
    server.throwIfAborted()
    if (error instanceof RunEnded || signal.aborted) return
    if (outageOf(error)?.code === 'database.unavailable') throw error
    if (!(error instanceof ConnectorError) && !isStorageQuotaExceeded(error)) {
      const at = framesOf(error)
      deps.log.error({ sourceId: source.id, kind: kindOf(error), at }, 'source run failed')
    }
    outcome = outcomeOf(error, begun)
  }
  await deps.runs.end(begun, pages.report(), outcome, files)
  const { stored, skipped, failed } = pages.report()
  const { reason } = outcome
  deps.log.info({ sourceId: source.id, reason, stored, skipped, failed }, 'source run')
}
