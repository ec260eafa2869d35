import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { UsageOverview } from '#shared/usage.ts'
import type { Tx } from '#server/db/open.ts'
import { isShown } from '#server/search/is-shown.ts'
import { countByParts, readQuestions, inPeriodSql } from './count-questions.ts'
import { countSources, readSourceUsage } from './count-sources.ts'
import { trendOf, type Period } from './period.ts'

export type PersonOverview = Omit<UsageOverview, 'activeUsers'>

type Asked = {
  userId: string
  period: Period
  timeZone: string
  /** The person's sources. */
  named: readonly { id: string; name: string }[]
}

const count = z.coerce.number()
const moment = z.coerce.date().nullable()
const sinceRow = z.object({ questions: moment, stored: moment, citations: moment })
const growthRow = z.object({
  queries_now: count,
  queries_before: count,
  documents_now: count,
  documents_before: count,
})
const passagesRow = z.object({ total: count, with_vectors: count })

/** All figures for a period. */
export async function readOverview(
  tx: Tx,
  { userId, period, timeZone, named }: Asked,
): Promise<PersonOverview> {
  const since = await readSince(tx, userId)
  const { unit, starts } = trendOf(period, since.questions ?? undefined, timeZone)
  const counts = await countByParts(tx, userId, starts)
  return {
    period: { from: period.from?.toISOString() ?? null, to: period.to.toISOString() },
    since: {
      questions: since.questions?.toISOString() ?? null,
      stored: since.stored?.toISOString() ?? null,
      citations: since.citations?.toISOString() ?? null,
    },
    trend: {
      unit,
      points: counts.map((queries, index) => ({
        startsAt: (starts[index] ?? period.to).toISOString(),
        queries,
      })),
    },
    ...(await readQuestions(tx, userId, period)),
    dataSources: await countSources(tx, userId, period),
    sources: await readSourceUsage(tx, userId, period, named),
    passages: await readPassages(tx, userId, period),
    growth: await readGrowth(tx, userId, period),
  }
}

async function readSince(tx: Tx, userId: string) {
  const { rows } = await tx.execute(sql`
    select
      (select min(created_at) from questions where user_id = ${userId}) as questions,
      (select min(at) from (
         select min(uploaded_at) as at from documents
         where user_id = ${userId} and source_id is null
         union all select min(created_at) from data_sources where user_id = ${userId}
       ) as beginnings) as stored,
      (select min(created_at) from questions
       where user_id = ${userId} and exists (
         select from question_citations as cited
         where cited.user_id = questions.user_id and cited.question_id = questions.id)) as citations`)
  return sinceRow.parse(rows[0])
}

/** Passages of documents uploaded or dated in the period. */
async function readPassages(
  tx: Tx,
  userId: string,
  period: Period,
): Promise<UsageOverview['passages']> {
  const of =
    period.from === undefined
      ? sql`true`
      : sql`exists (
          select from documents
          where documents.user_id = ${userId} and documents.id = passages.document_id
            and ${inPeriodSql(sql`uploaded_at`, period)})`
  const { rows } = await tx.execute(sql`
    select count(*) as total, count(passage_id) as with_vectors
    from passages
    left join passage_vectors as vectors
      on vectors.user_id = ${userId} and vectors.passage_id = passages.id
    where passages.user_id = ${userId} and ${of} and ${isShown(userId)}`)
  const { total, with_vectors } = passagesRow.parse(rows[0])
  return { total, withVectors: with_vectors }
}

async function readGrowth(
  tx: Tx,
  userId: string,
  { growth }: Period,
): Promise<UsageOverview['growth']> {
  const asked = (span: typeof growth.now) =>
    sql`(select count(*) from questions
      where user_id = ${userId} and ${inPeriodSql(sql`created_at`, span)})`
  const uploaded = (span: typeof growth.now) => sql`(
    select count(*) from documents
    where user_id = ${userId} and source_id is null and ${inPeriodSql(sql`uploaded_at`, span)})`
  const { rows } = await tx.execute(sql`
    select ${asked(growth.now)} as queries_now, ${asked(growth.before)} as queries_before,
      ${uploaded(growth.now)} as documents_now, ${uploaded(growth.before)} as documents_before`)
  const row = growthRow.parse(rows[0])
  return {
    over: growth.over,
    now: { queries: row.queries_now, documents: row.documents_now },
    before: { queries: row.queries_before, documents: row.documents_before },
  }
}
