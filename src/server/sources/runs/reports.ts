import { and, desc, eq, sql } from 'drizzle-orm'
import { importReport, type ImportReport } from '#shared/sources.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { newId } from '#server/ids.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import { own } from '../store.ts'
import { dataSources, sourceReports } from '../tables.ts'
import { sourceContext } from '../view-source.ts'

export type SourceReports = ReturnType<typeof createSourceReports>

const keptReports = 10

type Id = { userId: string; id: string }
const reportContext = (userId: string, id: string) => ({ table: 'source_reports', id, userId })
const ofSource = (userId: string, id: string) =>
  and(eq(sourceReports.userId, userId), eq(sourceReports.sourceId, id))

/** The reports of a source's imports and syncs. */
export function createSourceReports({ db, vault }: { db: Database; vault: Vault }) {
  return {
    /** The latest report; `null` before the first run, `undefined` if the source does not exist. */
    async last(userId: string, id: string): Promise<ImportReport | null | undefined> {
      const keys = await vault.keysOf(userId)
      const [row] = await db.asUser(userId, (tx) =>
        tx.select({ report: dataSources.report }).from(dataSources).where(own(userId, id)),
      )
      if (!row) return undefined
      return row.report ? openReport(keys, { userId, id }, row.report) : null
    },

    /** Reports of finished runs, newest first; `undefined` if the source does not exist. */
    async all(userId: string, id: string): Promise<ImportReport[] | undefined> {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, async (tx) => {
        const known = await tx
          .select({ id: dataSources.id })
          .from(dataSources)
          .where(own(userId, id))
        if (known.length === 0) return undefined
        const rows = await tx
          .select()
          .from(sourceReports)
          .where(ofSource(userId, id))
          .orderBy(desc(sourceReports.startedAt), desc(sourceReports.id))
          .limit(keptReports)
        return rows.map((row) =>
          importReport.parse(openJson(keys.content, reportContext(userId, row.id), row.sealed)),
        )
      })
    },
  }
}

export const sealReport = (keys: PersonKeys, { userId, id }: Id, report: ImportReport) =>
  sealJson(keys.content, sourceContext(userId, id, 'report'), report)

export const openReport = (keys: PersonKeys, { userId, id }: Id, sealed: Buffer): ImportReport =>
  importReport.parse(openJson(keys.content, sourceContext(userId, id, 'report'), sealed))

/** Stores a finished run's report and drops the oldest ones. */
export async function keepReport(
  tx: Tx,
  keys: PersonKeys,
  { userId, id: sourceId }: Id,
  report: ImportReport,
): Promise<void> {
  const id = newId('rep')
  await tx.insert(sourceReports).values({
    userId,
    sourceId,
    id,
    startedAt: new Date(report.startedAt),
    sealed: sealJson(keys.content, reportContext(userId, id), report),
  })
  await tx.execute(sql`
    delete from source_reports where user_id = ${userId} and id in (
      select id from source_reports where user_id = ${userId} and source_id = ${sourceId}
      order by started_at desc, id desc offset ${keptReports})`)
}
