import { and, eq, ne } from 'drizzle-orm'
import type { ImportReport } from '#shared/sources.ts'
import { createKeyedMutex } from '#server/concurrency/keyed-mutex.ts'
import type { Page } from '#server/connectors/connector.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { newId } from '#server/ids.ts'
import { sealJson } from '#server/vault/seal.ts'
import type { KeyHolder, PersonKeys } from '#server/vault/vault.ts'
import type { ReasonCode } from '../reasons.ts'
import { askForImport, filesWait } from '../files/ask-for-import.ts'
import { removeFiles } from '../files/import-files.ts'
import { own } from '../store.ts'
import { storeItems } from '../storing/store-items.ts'
import { checkpoint, dataSources, type Checkpoint, type SourceRow } from '../tables.ts'
import { assertStorageQuotaForItems, type Quotas } from '#server/quotas/quotas.ts'
import { openSource, sourceContext, type OpenSource } from '../view-source.ts'
import { addPage, countsOf, newReport } from './import-report.ts'
import { includedOf } from './include-items.ts'
import { keepReport, openReport, sealReport } from './reports.ts'
import { addToSeen } from './seen.ts'
import { syncsElsewhere } from './syncs-elsewhere.ts'

export type SourceRuns = ReturnType<typeof createSourceRuns>
/** How a run ended. */
export type Outcome = {
  status: SourceRow['status']
  reason: ReasonCode | null
  /** The explanation for the person, if the run ended early. */
  problem?: string
  nextSyncAt: Date | null
  /** The origin asked us to wait until then. */
  retryAt?: Date
  /** It failed with a transient error once more. */
  isTransient?: boolean
  /** The files stay and are read when the person resumes. */
  stopped?: boolean
}
/** A run as it was begun; it is over once the source carries another run's id. */
export type StartedRun = {
  source: OpenSource
  runId: string
  report: ImportReport
  done: Checkpoint
}
export type Progress = { share?: number; rate?: number; secondsLeft?: number; done?: Checkpoint }

type Deps = { db: Database; vault: KeyHolder; quotas: Pick<Quotas, 'limitsOf'> }

/** The stored state of imports and syncs, during a run and after it. */
export function createSourceRuns({ db, vault, quotas }: Deps) {
  /** Runs `work` with the source's row locked; returns `undefined` if the source is gone. */
  async function locked<T>(
    { userId, id }: Pick<OpenSource, 'userId' | 'id'>,
    work: (tx: Tx, keys: PersonKeys, row: SourceRow) => Promise<T>,
  ): Promise<T | undefined> {
    const keys = await vault.keysOf(userId)
    return db.asUser(userId, async (tx) => {
      const [row] = await tx.select().from(dataSources).where(own(userId, id)).for('update')
      return row ? work(tx, keys, row) : undefined
    })
  }

  /** The same, as long as this run is the current one. */
  const running = <T>(
    { source, runId }: Pick<StartedRun, 'source' | 'runId'>,
    work: (tx: Tx, keys: PersonKeys, row: SourceRow) => Promise<T>,
  ) =>
    locked(source, (tx, keys, row) =>
      row.runId === runId ? work(tx, keys, row) : Promise.resolve(undefined),
    )

  /** Nothing runs while the person's account is disabled; interrupted runs resume later. */
  async function allowed(userId: string): Promise<boolean> {
    const text = 'select 1 from users where id = $1 and not disabled'
    return ((await db.jobs.query(text, [userId])).rowCount ?? 0) > 0
  }

  return {
    /**
     * Marks a run as begun; a stopped or interrupted one continues its report. Returns `undefined`
     * if it has to wait, because the same account is being synced.
     */
    begin: (source: OpenSource, kind: ImportReport['kind'], batch = '') =>
      locked(source, async (tx, keys, row): Promise<StartedRun | undefined> => {
        if (row.runState === 'stopping' || row.runState === 'stopped') return undefined
        if (kind === 'sync' && (await syncsElsewhere(tx, keys, source))) return undefined
        const before = row.report ? openReport(keys, source, row.report) : undefined
        const known = checkpoint.safeParse(row.checkpoint).data
        const resumed =
          before?.finishedAt === null &&
          before.kind === kind &&
          (kind === 'sync' || known?.batch === batch)
        const report = resumed ? resumedReport(before) : newReport(kind, new Date())
        const done =
          resumed && known ? known : { batch, groups: 0, items: 0, failures: 0, skipped: 0 }
        const runId = newId('run')
        const set = {
          runId,
          runKind: kind,
          runState: 'running',
          runStartedAt: new Date(report.startedAt),
          checkpoint: done,
          ...(resumed ? {} : { runCounts: countsOf(report) }),
          report: sealReport(keys, source, report),
        } as const
        await tx.update(dataSources).set(set).where(own(source.userId, source.id))
        return { source, runId, report, done }
      }),

    /** Stores a page with its cursor; returns the updated report. */
    async page(
      begun: StartedRun,
      report: ImportReport,
      page: Page,
      { done, ...progress }: Progress,
    ): Promise<ImportReport | undefined> {
      const limits = await quotas.limitsOf(begun.source.userId)
      return running(begun, async (tx, keys, row) => {
        const { source } = begun
        const { userId, id, type } = source
        const { settings, seen } = openSource(keys, row)
        const seenNow = addToSeen(seen, page.items)
        const kept = includedOf(page, settings.include)
        const stored = await storeItems(
          tx,
          keys,
          { userId, sourceId: id, type },
          kept.items,
          kept.gone,
        )
        const counted = addPage(report, kept, stored)
        const { cursor } = page
        const at = (part: Parameters<typeof sourceContext>[2]) => sourceContext(userId, id, part)
        const set = {
          runCounts: countsOf(counted, progress),
          report: sealReport(keys, source, counted),
          ...(done ? { checkpoint: done } : {}),
          ...(cursor === undefined || counted.kind === 'import'
            ? {}
            : { cursor: sealJson(keys.content, at('cursor'), { cursor }) }),
          ...(seenNow === seen ? {} : { seen: sealJson(keys.content, at('seen'), seenNow) }),
          ...(stored.stored + stored.updated + stored.removed > 0 ? { embedPending: true } : {}),
        }
        await tx.update(dataSources).set(set).where(own(userId, id))
        if (stored.stored + stored.updated > 0) await assertStorageQuotaForItems(tx, userId, limits)
        return counted
      })
    },

    /** Stores a report that changed without a page. */
    note: (begun: StartedRun, report: ImportReport) =>
      running(begun, async (tx, keys) => {
        const { userId, id } = begun.source
        const set = { report: sealReport(keys, begun.source, report) }
        await tx.update(dataSources).set(set).where(own(userId, id))
        return true
      }),

    /** The account answered, so the source is now connected. */
    verified: (begun: StartedRun, account: string) =>
      running(begun, async (tx, keys, row) => {
        const { userId, id } = begun.source
        const settings = { ...openSource(keys, row).settings, accountId: account }
        const sealed = sealJson(keys.content, sourceContext(userId, id, 'settings'), settings)
        await tx
          .update(dataSources)
          .set({ status: 'connected', reasonCode: null, sealed })
          .where(own(userId, id))
      }),

    /** Stores credentials that the origin renewed. */
    renewed: (begun: StartedRun, changed: Readonly<Record<string, string>>) =>
      running(begun, async (tx, keys, row) => {
        const { userId, id } = begun.source
        const all = { ...openSource(keys, row).credentials, ...changed }
        const credentials = sealJson(keys.content, sourceContext(userId, id, 'credentials'), all)
        await tx.update(dataSources).set({ credentials }).where(own(userId, id))
      }),

    /**
     * Ends a run and removes the files it read. Files that arrived meanwhile are queued in the same
     * transaction, so that the source never looks finished while it has more to read.
     */
    end: (
      begun: StartedRun,
      report: ImportReport,
      outcome: Outcome,
      read: readonly string[] = [],
    ) =>
      running(begun, async (tx, keys, row) => {
        const { source } = begun
        const { userId, id } = source
        const { status, reason, problem, nextSyncAt, retryAt, isTransient, stopped } = outcome
        const now = new Date()
        const ended: ImportReport = {
          ...report,
          finishedAt: stopped ? null : now.toISOString(),
          ...(problem === undefined ? {} : { problem }),
        }
        if (!stopped) await removeFiles(tx, userId, read)
        const over = { runKind: null, runState: null, runCounts: null, checkpoint: null } as const
        const set = {
          status,
          reasonCode: reason,
          nextSyncAt,
          retryAt: retryAt ?? null,
          failedRuns: isTransient ? row.failedRuns + 1 : 0,
          runId: null,
          ...(stopped ? { runState: 'stopped' as const } : over),
          report: sealReport(keys, source, ended),
          ...(problem === undefined ? { lastSync: now } : {}),
        }
        await tx.update(dataSources).set(set).where(own(userId, id))
        if (stopped) return
        await keepReport(tx, keys, source, ended)
        if (await filesWait(tx, userId, id)) await askForImport(tx, userId, id)
      }),

    /** Marks a run as stopped by the person; returns false if they have resumed it meanwhile. */
    stopped: (source: OpenSource) =>
      locked(source, async (tx, _keys, row) => {
        if (row.runState !== 'stopping') return row.runState === 'stopped'
        const set = { runState: 'stopped', runId: null } as const
        await tx.update(dataSources).set(set).where(own(source.userId, source.id))
        return true
      }),

    /** Clears a request that turned out to need no work; returns false if there is a new one. */
    idle: (source: OpenSource) =>
      locked(source, async (tx, _keys, row) => {
        const { userId, id } = source
        const { runState, runKind, runStartedAt } = source.row
        const isAskedAgain =
          row.runState === 'waiting' &&
          (runState !== 'waiting' ||
            row.runKind !== runKind ||
            row.runStartedAt?.getTime() !== runStartedAt?.getTime())
        if (isAskedAgain || (await filesWait(tx, userId, id))) return false
        const set = { runKind: null, runState: null, runCounts: null, runId: null } as const
        const waits = and(own(userId, id), eq(dataSources.runState, 'waiting'))
        await tx.update(dataSources).set(set).where(waits)
        return true
      }),

    allowed,

    /** Allows one run of a source at a time in this process. */
    lock: createKeyedMutex(),

    /** Whether another server has begun a run in place of this one. */
    async replaced({ source: { userId, id }, runId }: StartedRun): Promise<boolean> {
      const rows = await db.asUser(userId, (tx) =>
        tx
          .select({ id: dataSources.id })
          .from(dataSources)
          .where(
            and(own(userId, id), ne(dataSources.runId, runId), eq(dataSources.runState, 'running')),
          ),
      )
      return rows.length > 0
    },

    /**
     * Whether a run may continue: it was not stopped or replaced, and the account is not disabled.
     */
    async wanted({ source: { userId, id }, runId }: StartedRun): Promise<boolean> {
      if (!(await allowed(userId))) return false
      const rows = await db.asUser(userId, (tx) =>
        tx
          .select({ id: dataSources.id })
          .from(dataSources)
          .where(
            and(own(userId, id), eq(dataSources.runId, runId), eq(dataSources.runState, 'running')),
          ),
      )
      return rows.length > 0
    },

    async setEmbedPending(userId: string, id: string, embedPending: boolean): Promise<void> {
      await db.asUser(userId, (tx) =>
        tx.update(dataSources).set({ embedPending }).where(own(userId, id)),
      )
    },
  }
}

/** The reason for ending early no longer applies to a resumed run. */
function resumedReport({ problem: _, ...report }: ImportReport): ImportReport {
  return report
}
