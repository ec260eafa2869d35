import { connectorOf } from '#server/connectors/all.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { framesOf, kindOf } from '#server/http/error-handler.ts'
import type { Batch } from '../files/import-files.ts'
import type { OpenSource } from '../view-source.ts'
import { outcomeOf } from './outcome.ts'
import { runImport } from './run-import.ts'
import { runSync } from './run-sync.ts'
import type { Run, RunDeps } from './run.ts'
import type { Begun, Outcome, SourceRuns } from './runs.ts'
import { createPageStore, RunOver, type PageStore } from './store-pages.ts'

type Job = { userId: string; sourceId: string }

/** How often a run looks whether the person stopped it. */
const watchMs = 500

/**
 * Imports the files that wait for a source, then fetches what is new. Safe to run twice or to be cut
 * off: a page is stored with what goes on behind it, and what is there already is not stored again.
 */
export async function runSource(
  deps: RunDeps,
  { userId, sourceId }: Job,
  signal: AbortSignal,
): Promise<void> {
  // A job that is given out again while its run goes on would take the source from it, and back.
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
      await deps.runs.idle(source)
      return
    }
    const begun = await deps.runs.begin(source, kind, batch?.batch)
    if (!begun) {
      // Stopped just now, or it waits until the same account is synced elsewhere.
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
  begun: Begun,
  batch: Batch | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { source } = begun
  const { credentials, settings, type, userId } = source
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
  const ended = await concluding(run, pages, signal, () =>
    batch ? runImport(run, batch, pages) : runSync(run, pages),
  )
  // After the end, so that a stop in between reads the files again instead of losing them.
  if (batch && ended) {
    await deps.importFiles.remove(
      userId,
      batch.files.map(({ id }) => id),
    )
  }
}

/** Aborts when the person stops the run, or when it is over otherwise. */
function watchRun(runs: SourceRuns, begun: Begun) {
  const over = new AbortController()
  let looking = Promise.resolve()
  const look = async () => {
    // A database that cannot be asked for a moment stops nothing.
    if (!(await runs.wanted(begun).catch(() => true))) over.abort(new RunOver())
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
 * Runs `work` and notes how it ended; answers whether it did. A run that the person stops, or that
 * the end of the server cuts off, goes on later.
 */
async function concluding(
  { deps, begun, signal }: Run,
  pages: PageStore,
  server: AbortSignal,
  work: () => Promise<Outcome>,
): Promise<boolean> {
  const { source } = begun
  let outcome: Outcome
  try {
    outcome = await work()
  } catch (error) {
    server.throwIfAborted()
    if (error instanceof RunOver || signal.aborted) return false
    if (!(error instanceof ConnectorError)) {
      const at = framesOf(error)
      deps.log.error({ sourceId: source.id, kind: kindOf(error), at }, 'source run failed')
    }
    outcome = outcomeOf(error, begun)
  }
  await deps.runs.end(begun, pages.report(), outcome)
  const { stored, skipped, failed } = pages.report()
  const { reason } = outcome
  deps.log.info({ sourceId: source.id, reason, stored, skipped, failed }, 'source run')
  return outcome.stopped !== true
}
