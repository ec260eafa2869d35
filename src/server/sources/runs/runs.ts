import { and, eq, ne } from 'drizzle-orm'
import type { ImportReport } from '#shared/sources.ts'
import { createKeyedMutex } from '#server/concurrency/keyed-mutex.ts'
import type { Page } from '#server/connectors/connector.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { newId } from '#server/ids.ts'
import { sealJson } from '#server/vault/seal.ts'
import type { KeyHolder, PersonKeys } from '#server/vault/vault.ts'
import { sameAccount } from '../credentials.ts'
import type { ReasonCode } from '../reasons.ts'
import { own } from '../store.ts'
import { storeItems } from '../storing/store-items.ts'
import { checkpoint, dataSources, type Checkpoint, type SourceRow } from '../tables.ts'
import { openSource, place, type OpenSource } from '../view-source.ts'
import { addPage, countsOf, newReport } from './import-report.ts'
import { includedOf } from './include-items.ts'
import { keepReport, openReport, sealReport } from './reports.ts'
import { seenWith } from './seen.ts'

export type SourceRuns = ReturnType<typeof createSourceRuns>
/** How a run ended. */
export type Outcome = {
  status: SourceRow['status']
  reason: ReasonCode | null
  /** In plain words, when it ended early. */
  problem?: string
  nextSyncAt: Date | null
  /** The origin asks not to be asked before. */
  retryAt?: Date
  /** It failed by chance, once more. */
  byChance?: boolean
  /** What was to be read stays, and is read when the person lets it go on. */
  stopped?: boolean
}
/** A run as it was begun; where the source holds another one, this one is over. */
export type Begun = { source: OpenSource; runId: string; report: ImportReport; done: Checkpoint }
export type Progress = { share?: number; rate?: number; secondsLeft?: number; done?: Checkpoint }

/** What is kept of imports and syncs while they run and after they ended. */
export function createSourceRuns({ db, vault }: { db: Database; vault: KeyHolder }) {
  /** Runs `work` on the source's row; answers `undefined` when the source is gone. */
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

  /** The same, as long as this run is the one that goes on. */
  const running = <T>(
    { source, runId }: Pick<Begun, 'source' | 'runId'>,
    work: (tx: Tx, keys: PersonKeys, row: SourceRow) => Promise<T>,
  ) =>
    locked(source, (tx, keys, row) =>
      row.runId === runId ? work(tx, keys, row) : Promise.resolve(undefined),
    )

  /** Nothing runs for a person whose account is disabled; what was cut off goes on later. */
  async function allowed(userId: string): Promise<boolean> {
    const text = 'select 1 from users where id = $1 and not disabled'
    return ((await db.jobs.query(text, [userId])).rowCount ?? 0) > 0
  }

  return {
    /**
     * Marks a run as begun; one that was stopped or cut off goes on in its report. Answers
     * `undefined` when it has to wait, because the same account is being synced.
     */
    begin: (source: OpenSource, kind: ImportReport['kind'], batch = '') =>
      locked(source, async (tx, keys, row): Promise<Begun | undefined> => {
        if (row.runState === 'stopping' || row.runState === 'stopped') return undefined
        if (kind === 'sync' && (await syncsElsewhere(tx, keys, source))) return undefined
        const before = row.report ? openReport(keys, source, row.report) : undefined
        const known = checkpoint.safeParse(row.checkpoint).data
        const resumed =
          before?.finishedAt === null &&
          before.kind === kind &&
          (kind === 'sync' || known?.batch === batch)
        const report = resumed ? goingOn(before) : newReport(kind, new Date())
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

    /** Stores a page with what goes on behind it; answers the report that counts it. */
    page: (begun: Begun, report: ImportReport, page: Page, { done, ...progress }: Progress) =>
      running(begun, async (tx, keys, row) => {
        const { source } = begun
        const { userId, id, type } = source
        const { settings, seen } = openSource(keys, row)
        const seenNow = seenWith(seen, page.items)
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
        const at = (part: Parameters<typeof place>[2]) => place(userId, id, part)
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
        return counted
      }),

    /** Keeps a report that changed without a page. */
    note: (begun: Begun, report: ImportReport) =>
      running(begun, async (tx, keys) => {
        const { userId, id } = begun.source
        const set = { report: sealReport(keys, begun.source, report) }
        await tx.update(dataSources).set(set).where(own(userId, id))
        return true
      }),

    /** The account answered: the source is connected from here on. */
    verified: (begun: Begun, account: string) =>
      running(begun, async (tx, keys, row) => {
        const { userId, id } = begun.source
        const settings = { ...openSource(keys, row).settings, accountId: account }
        const sealed = sealJson(keys.content, place(userId, id, 'settings'), settings)
        await tx
          .update(dataSources)
          .set({ status: 'connected', reasonCode: null, sealed })
          .where(own(userId, id))
      }),

    /** Keeps credentials that the origin renewed. */
    renewed: (begun: Begun, changed: Readonly<Record<string, string>>) =>
      running(begun, async (tx, keys, row) => {
        const { userId, id } = begun.source
        const all = { ...openSource(keys, row).credentials, ...changed }
        const credentials = sealJson(keys.content, place(userId, id, 'credentials'), all)
        await tx.update(dataSources).set({ credentials }).where(own(userId, id))
      }),

    end: (begun: Begun, report: ImportReport, outcome: Outcome) =>
      running(begun, async (tx, keys, row) => {
        const { source } = begun
        const { status, reason, problem, nextSyncAt, retryAt, byChance, stopped } = outcome
        const now = new Date()
        const ended: ImportReport = {
          ...report,
          finishedAt: stopped ? null : now.toISOString(),
          ...(problem === undefined ? {} : { problem }),
        }
        const over = { runKind: null, runState: null, runCounts: null, checkpoint: null } as const
        const set = {
          status,
          reasonCode: reason,
          nextSyncAt,
          retryAt: retryAt ?? null,
          failedRuns: byChance ? row.failedRuns + 1 : 0,
          runId: null,
          ...(stopped ? { runState: 'stopped' as const } : over),
          report: sealReport(keys, source, ended),
          ...(problem === undefined ? { lastSync: now } : {}),
        }
        await tx.update(dataSources).set(set).where(own(source.userId, source.id))
        if (!stopped) await keepReport(tx, keys, source, ended)
      }),

    /** The person stopped it; answers whether that is still so. */
    stopped: (source: OpenSource) =>
      locked(source, async (tx, _keys, row) => {
        if (row.runState !== 'stopping') return row.runState === 'stopped'
        const set = { runState: 'stopped', runId: null } as const
        await tx.update(dataSources).set(set).where(own(source.userId, source.id))
        return true
      }),

    /** Nothing is left to do for what was asked. */
    idle: (source: OpenSource) =>
      locked(source, async (tx) => {
        const set = { runKind: null, runState: null, runCounts: null, runId: null } as const
        const waits = and(own(source.userId, source.id), eq(dataSources.runState, 'waiting'))
        await tx.update(dataSources).set(set).where(waits)
      }),

    allowed,

    /** One run of a source at a time in this process. */
    lock: createKeyedMutex(),

    /** Whether another server has begun a run in place of this one. */
    async replaced({ source: { userId, id }, runId }: Begun): Promise<boolean> {
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

    /** Whether a run may go on: nobody stopped it, took its place or disabled the account. */
    async wanted({ source: { userId, id }, runId }: Begun): Promise<boolean> {
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

    async embedded(userId: string, id: string): Promise<void> {
      await db.asUser(userId, (tx) =>
        tx.update(dataSources).set({ embedPending: false }).where(own(userId, id)),
      )
    },
  }
}

/** What ended a run early is over when it goes on. */
function goingOn({ problem: _, ...report }: ImportReport): ImportReport {
  return report
}

/** Whether another source of the same account is being synced; two at once would disturb each other. */
async function syncsElsewhere(tx: Tx, keys: PersonKeys, source: OpenSource): Promise<boolean> {
  const rows = await tx
    .select()
    .from(dataSources)
    .where(
      and(
        eq(dataSources.userId, source.userId),
        eq(dataSources.type, source.type),
        ne(dataSources.id, source.id),
        eq(dataSources.runKind, 'sync'),
        eq(dataSources.runState, 'running'),
      ),
    )
  return rows.some((row) => sameAccount(openSource(keys, row), source))
}
