import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestVault } from '#tests/database.ts'
import { requirement } from '#tests/requirement.ts'
import { createQuestionHistory } from '#server/answers/history.ts'
import { documents, records } from '#server/db/tables.ts'
import { createSourceStore } from '#server/sources/store.ts'
import type { AskResponse } from '#shared/answers.ts'
import type { UsageRange } from '#shared/usage.ts'
import { createPersonUsage } from './person-usage.ts'
import { addDocument, ask, person, sealed, sourcesOf } from './usage.fixtures.ts'

const noAnswer: AskResponse = {
  answer: '',
  queryType: 'general',
  confidence: 0,
  followUpQuestions: [],
  citations: [],
  steps: [],
  found: true,
}

test('the overview has measured figures, and null where nothing was measured yet', async () => {
  requirement('analytics.values.real', 'analytics.values.response-time')
  await using opened = await openTestVault()
  const { db } = opened
  const usage = person(opened)
  const before = await usage.overview('ada', 'UTC')
  expect(before).toMatchObject({ totalQueries: 0, responseTime: null, confidence: null })

  const at = '2026-11-19T10:00:00Z'
  await ask(db, 'ada', [
    { at, durationMs: 100, queryType: 'personal', confidence: 0.5, found: true },
    { at, durationMs: 200, queryType: 'analytical', confidence: 1, found: true },
    { at: '2026-10-02T00:00:00Z', durationMs: 900, queryType: 'analytical', found: false },
  ])
  await addDocument(db, 'ada', { id: 'doc_pdf', kind: 'pdf', passageCount: 2 })

  const overview = await usage.overview('ada', 'UTC')
  expect(overview.trend.unit).toBe('month')
  expect(overview.trend.points).toHaveLength(12)
  expect(overview).toMatchObject({
    period: { from: null, to: '2026-11-21T00:00:00.000Z' },
    since: { questions: '2026-10-02T00:00:00.000Z', stored: '2026-11-02T00:00:00.000Z' },
    totalQueries: 3,
    dataSources: { total: 0, added: 0 },
    responseTime: { averageMs: 400, medianMs: 200, p95Ms: 830, measured: 3 },
    confidence: 0.75,
    answered: { found: 2, of: 3 },
    queryTypes: { personal: 1, analytical: 2, general: 0 },
    sources: [
      { name: 'PDF files', documents: 1, dataPoints: 2, citations: 0 },
      { name: 'Text documents', documents: 0, dataPoints: 0, citations: 0 },
      { name: 'Spreadsheets', documents: 0, dataPoints: 0, citations: 0 },
    ],
    passages: { total: 2, withVectors: 0 },
    growth: {
      over: 'month',
      now: { queries: 2, documents: 1 },
      before: { queries: 1, documents: 0 },
    },
  })
})

test('every figure belongs to the chosen period', async () => {
  await using opened = await openTestVault()
  const { db } = opened
  const usage = person(opened)
  await ask(db, 'ada', [
    { at: '2026-11-19T10:00:00Z', durationMs: 100, queryType: 'personal', found: true },
    { at: '2026-11-08T10:00:00Z', durationMs: 300, queryType: 'general', found: false },
    { at: '2026-02-01T10:00:00Z', durationMs: 900, confidence: 1, found: true },
  ])
  await addDocument(db, 'ada', { id: 'doc_pdf', kind: 'pdf', passageCount: 2 })
  const store = createSourceStore(opened)
  const config = { credentials: {}, scrapingEnabled: true, vectorizationEnabled: true }
  const mail = { name: 'Mail', type: 'gmail', config: { ...config, category: 'personal' } } as const
  const sourceId = await store.create('ada', mail, 'awaiting_file')
  const sent = ['2026-11-18T00:00:00Z', '2026-03-01T00:00:00Z', null].map((at, index) => ({
    userId: 'ada',
    id: BigInt(index + 1),
    sourceId,
    kind: 'email',
    sealed,
    occurredAt: at === null ? null : new Date(at),
  }))
  await db.asUser('ada', (tx) => tx.insert(records).values(sent))

  const week = await usage.overview('ada', 'UTC', { range: '7d' })
  expect(week).toMatchObject({
    period: { from: '2026-11-14T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' },
    totalQueries: 1,
    responseTime: { averageMs: 100, measured: 1 },
    confidence: null,
    answered: { found: 1, of: 1 },
    queryTypes: { personal: 1, analytical: 0, general: 0 },
    passages: { total: 0 },
    growth: { over: 'period', now: { queries: 1 }, before: { queries: 1 } },
  })
  expect(week.trend).toMatchObject({ unit: 'day', points: { length: 7 } })
  expect(week.trend.points[5]).toEqual({ startsAt: '2026-11-19T00:00:00.000Z', queries: 1 })
  expect(week.sources.map(({ dataPoints }) => dataPoints)).toEqual([0, 0, 0, 1])

  const days = await usage.overview('ada', 'UTC', { from: '2026-01-01', to: '2026-11-08' })
  expect(days).toMatchObject({ totalQueries: 2, confidence: 1, passages: { total: 2 } })
  expect(days.sources.map(({ dataPoints }) => dataPoints)).toEqual([2, 0, 0, 1])

  const all = await usage.overview('ada', 'UTC', { range: 'all' })
  expect(all.totalQueries).toBe(3)
  expect(all.sources.map(({ dataPoints }) => dataPoints)).toEqual([2, 0, 0, 3])
  const none = await usage.overview('ada', 'UTC', { from: '2020-01-01', to: '2020-01-31' })
  expect(none).toMatchObject({ totalQueries: 0, responseTime: null, dataSources: { total: 0 } })
})

test('citations are counted by source, and removed with the source', async () => {
  await using opened = await openTestVault()
  const { db, vault } = opened
  const store = createSourceStore(opened)
  const config = { credentials: {}, scrapingEnabled: true, vectorizationEnabled: true }
  const mail = { name: 'Mail', type: 'gmail', config: { ...config, category: 'personal' } } as const
  const sourceId = await store.create('ada', mail, 'awaiting_file')
  await addDocument(db, 'ada', { id: 'doc_pdf', kind: 'pdf', passageCount: 1 })
  await addDocument(db, 'ada', { id: 'doc_mail', kind: 'text', passageCount: 1 })
  await addDocument(db, 'ben', { id: 'doc_ben', kind: 'pdf', passageCount: 1 })
  const ofSource = { sourceId }
  await db.asUser('ada', (tx) =>
    tx
      .update(documents)
      .set(ofSource)
      .where(sql`id = 'doc_mail'`),
  )
  const cited = ['doc_pdf', 'doc_mail', 'doc_mail', 'doc_ben', 'doc_gone'].map(
    (documentId, index) => ({
      number: index + 1,
      documentId,
      documentName: 'a',
      quote: '',
      locator: { kind: 'blocks' as const, from: 0, to: 0 },
    }),
  )
  const response = { ...noAnswer, citations: cited }
  await createQuestionHistory({ db, vault }).add('ada', 'ask', { question: 'x' }, response, 1)

  const citations = async (range: UsageRange = {}) => {
    const { sources } = await createPersonUsage({ db, sources: sourcesOf(opened) }).overview(
      'ada',
      'UTC',
      range,
    )
    return sources.map(({ name, citations: count }) => [name, count])
  }
  const uploads = [
    ['PDF files', 1],
    ['Text documents', 0],
    ['Spreadsheets', 0],
  ]
  expect(await citations()).toEqual([...uploads, ['Mail', 2]])
  expect(await citations({ from: '2020-01-01', to: '2020-01-31' })).toContainEqual(['Mail', 0])
  await store.remove('ada', sourceId)
  expect(await citations()).toEqual(uploads)
})
