import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { UsageOverview } from '#shared/usage.ts'
import type { Tx } from '#server/db/open.ts'
import { inPeriodSql } from './count-questions.ts'
import type { Period } from './period.ts'

const count = z.coerce.number()
const kind = z.enum(['pdf', 'text', 'sheets'])
const uploadRows = z.array(z.object({ kind, documents: count, points: count }))
const recordRows = z.array(z.object({ source_id: z.string(), points: count }))
const citationRows = z.array(
  z.object({ source_id: z.string().nullable(), kind: kind.nullable(), citations: count }),
)
const sourcesRow = z.object({ total: count, added: count })

/** Lists every kind, so that charts of different days are comparable. */
const kinds = [
  { kind: 'pdf', name: 'PDF files' },
  { kind: 'text', name: 'Text documents' },
  { kind: 'sheets', name: 'Spreadsheets' },
] as const

/** Contents of uploads and sources in a period, and how often answers cited them. */
export async function readSourceUsage(
  tx: Tx,
  userId: string,
  period: Period,
  named: readonly { id: string; name: string }[],
): Promise<UsageOverview['sources']> {
  const uploads = new Map((await readUploads(tx, userId, period)).map((row) => [row.kind, row]))
  const records = new Map(
    (await readRecords(tx, userId, period)).map(({ source_id, points }) => [source_id, points]),
  )
  const cited = await readCitations(tx, userId, period)
  return [
    ...kinds.map(({ kind: of, name }) => ({
      name,
      dataPoints: uploads.get(of)?.points ?? 0,
      citations: cited.find((row) => row.source_id === null && row.kind === of)?.citations ?? 0,
      documents: uploads.get(of)?.documents ?? 0,
    })),
    ...named.map(({ id, name }) => ({
      name,
      dataPoints: records.get(id) ?? 0,
      citations: cited.find((row) => row.source_id === id)?.citations ?? 0,
    })),
  ]
}

/** By day of upload. */
async function readUploads(tx: Tx, userId: string, period: Period) {
  const { rows } = await tx.execute(sql`
    select kind, count(*) as documents, coalesce(sum(points), 0) as points
    from documents
    left join (
      select document_id, sum(points) as points from data_points
      where user_id = ${userId} group by document_id
    ) as counted on document_id = documents.id
    where user_id = ${userId} and kind is not null and source_id is null
      and ${inPeriodSql(sql`uploaded_at`, period)}
    group by kind`)
  return uploadRows.parse(rows)
}

/** By their own date, such as when a mail was sent or a payment booked. */
async function readRecords(tx: Tx, userId: string, period: Period) {
  const { rows } = await tx.execute(sql`
    select source_id, sum(items) as points
    from records
    where user_id = ${userId} and source_id is not null and kind <> 'gone'
      and ${inPeriodSql(sql`occurred_at`, period)}
    group by source_id`)
  return recordRows.parse(rows)
}

async function readCitations(tx: Tx, userId: string, period: Period) {
  const { rows } = await tx.execute(sql`
    select cited.source_id, cited.kind, sum(cited.citations) as citations
    from question_citations as cited
    join questions on questions.user_id = cited.user_id and questions.id = cited.question_id
    where cited.user_id = ${userId} and ${inPeriodSql(sql`questions.created_at`, period)}
    group by cited.source_id, cited.kind`)
  return citationRows.parse(rows)
}

/** Number of sources at the end of the period, not counting those deleted since. */
export async function countSources(
  tx: Tx,
  userId: string,
  period: Period,
): Promise<UsageOverview['dataSources']> {
  const until = period.from && { from: new Date(0), to: period.to }
  const { rows } = await tx.execute(sql`
    select count(*) as total,
      count(*) filter (where ${inPeriodSql(sql`created_at`, period)}) as added
    from data_sources where user_id = ${userId} and ${inPeriodSql(sql`created_at`, until ?? period)}`)
  return sourcesRow.parse(rows[0])
}
