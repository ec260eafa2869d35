import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { UsageOverview } from '#shared/usage.ts'
import type { Tx } from '#server/db/open.ts'

export type PersonOverview = Omit<UsageOverview, 'activeUsers'>

const count = z.coerce.number()
const figure = z.coerce.number().nullable()
const questionRow = z.object({
  total: count,
  this_month: count,
  last_month: count,
  measured: count,
  average_ms: figure,
  median_ms: figure,
  p95_ms: figure,
  confidence: figure,
  found: count,
  known: count,
  personal: count,
  analytical: count,
  general: count,
})
const storedRow = z.object({
  this_month: count,
  last_month: count,
  passages: count,
  with_vectors: count,
})
const kindRows = z.array(
  z.object({ kind: z.enum(['pdf', 'text', 'sheets']), documents: count, points: count }),
)

const kinds = [
  { kind: 'pdf', name: 'PDF files' },
  { kind: 'text', name: 'Text documents' },
  { kind: 'sheets', name: 'Spreadsheets' },
] as const

/** `months` are the beginnings of the month before, of this one and of the next. */
export async function readOverview(
  tx: Tx,
  months: readonly Date[],
): Promise<Omit<PersonOverview, 'dataSources'>> {
  const [before, current] = months.map((date) => sql`${date.toISOString()}::timestamptz`)
  if (!before || !current) throw new Error('two months are needed')
  const questions = await readQuestions(tx, before, current)
  const stored = await readStored(tx, before, current)
  const { average_ms, median_ms, p95_ms, measured } = questions
  const known = average_ms !== null && median_ms !== null && p95_ms !== null
  return {
    totalQueries: questions.total,
    responseTime: known
      ? { averageMs: average_ms, medianMs: median_ms, p95Ms: p95_ms, measured }
      : null,
    confidence: questions.confidence,
    answered: { found: questions.found, of: questions.known },
    queryTypes: {
      personal: questions.personal,
      analytical: questions.analytical,
      general: questions.general,
    },
    sources: await readSources(tx),
    passages: { total: stored.passages, withVectors: stored.with_vectors },
    thisMonth: { queries: questions.this_month, documents: stored.this_month },
    lastMonth: { queries: questions.last_month, documents: stored.last_month },
  }
}

async function readQuestions(
  tx: Tx,
  before: ReturnType<typeof sql>,
  current: ReturnType<typeof sql>,
) {
  const { rows } = await tx.execute(sql`
    select count(*) as total,
      count(*) filter (where created_at >= ${current}) as this_month,
      count(*) filter (where created_at >= ${before} and created_at < ${current}) as last_month,
      count(duration_ms) as measured,
      round(avg(duration_ms)) as average_ms,
      round(percentile_cont(0.5) within group (order by duration_ms)) as median_ms,
      round(percentile_cont(0.95) within group (order by duration_ms)) as p95_ms,
      avg(confidence) as confidence,
      count(*) filter (where found) as found,
      count(found) as known,
      count(*) filter (where query_type = 'personal') as personal,
      count(*) filter (where query_type = 'analytical') as analytical,
      count(*) filter (where query_type = 'general') as general
    from questions`)
  return questionRow.parse(rows[0])
}

async function readStored(tx: Tx, before: ReturnType<typeof sql>, current: ReturnType<typeof sql>) {
  const { rows } = await tx.execute(sql`
    select
      (select count(*) from documents
       where source_id is null and uploaded_at >= ${current}) as this_month,
      (select count(*) from documents
       where source_id is null and uploaded_at >= ${before} and uploaded_at < ${current}) as last_month,
      (select count(*) from passages) as passages,
      (select count(*) from passage_vectors) as with_vectors`)
  return storedRow.parse(rows[0])
}

/** Every kind is named, so that charts of different days compare. */
async function readSources(tx: Tx): Promise<UsageOverview['sources']> {
  const { rows } = await tx.execute(sql`
    select kind, count(*) as documents, coalesce(sum(points), 0) as points
    from documents
    left join (
      select document_id, sum(points) as points from data_points group by document_id
    ) as counted on document_id = documents.id
    where kind is not null and source_id is null
    group by kind`)
  const found = new Map(kindRows.parse(rows).map((row) => [row.kind, row]))
  return kinds.map(({ kind, name }) => ({
    name,
    documents: found.get(kind)?.documents ?? 0,
    dataPoints: found.get(kind)?.points ?? 0,
  }))
}
