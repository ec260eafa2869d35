import { expect, test } from 'vitest'
import { openTestVault } from '#tests/database.ts'
import { requirement } from '#tests/requirement.ts'
import type { AskResponse } from '#shared/answers.ts'
import { queryLimits } from '#shared/queries.ts'
import { questions } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import { createQueries } from './queries.ts'
import { createQueryStore } from './store.ts'

type Ask = Parameters<typeof createQueries>[0]['answers']['ask']

const answered: AskResponse = {
  answer: 'The total is 42.',
  queryType: 'analytical',
  confidence: 0.9,
  followUpQuestions: [],
  citations: [],
  steps: [],
  found: true,
  understood: 'Sum of Amount in expenses',
  sql: 'SELECT sum("amount") AS "Total Amount"\nFROM "expenses"',
  table: { columns: ['Total Amount'], rows: [[42]], total: 1 },
}

async function open(ask: Ask, settings: { alone?: boolean; timeLimitMs?: number } = {}) {
  const opened = await openTestVault()
  const store = createQueryStore(opened)
  const errors: unknown[] = []
  const workspaces = { query: () => Promise.reject(new Error('no statement is run here')) }
  const log = { error: (entry: unknown) => errors.push(entry) }
  const start = () =>
    createQueries({ store, answers: { ask }, workspaces, log, alone: true, ...settings })
  const queries = start()
  return {
    ...opened,
    queries,
    errors,
    /** Another server on the same database. */
    restart: start,
    ended: (id: string) =>
      expect
        .poll(async () => (await queries.find('ada', id))?.status, { interval: 10 })
        .not.toBe('pending'),
    async [Symbol.asyncDispose]() {
      await queries.close()
      await opened[Symbol.asyncDispose]()
    },
  }
}

const untilAborted: Ask = (_userId, _request, { signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('a query starts as pending and is completed with its SQL and rows', async () => {
  requirement('query-builder.states', 'query-builder.sql-made-and-run', 'api.queries.get')
  const answer = Promise.withResolvers<AskResponse>()
  await using it = await open(() => answer.promise)
  const id = await it.queries.create('ada', { question: 'total amount' })
  expect(await it.queries.find('ada', id)).toMatchObject({
    id,
    question: 'total amount',
    status: 'pending',
    results: [],
    sqlQuery: null,
  })

  answer.resolve(answered)
  await it.ended(id)

  expect(await it.queries.find('ada', id)).toEqual({
    id,
    question: 'total amount',
    status: 'completed',
    results: [{ value: 42 }],
    sqlQuery: answered.sql,
    columns: [{ key: 'value', label: 'Total Amount' }],
    total: 1,
    understood: 'Sum of Amount in expenses',
  })
})

test('question, SQL and rows are sealed, and only the measurements are readable', async () => {
  await using it = await open(() => Promise.resolve(answered))
  const id = await it.queries.create('ada', { question: 'total of zanzibarium' })
  await it.ended(id)
  const [row] = await it.db.asUser('ada', (tx) => tx.select().from(questions))
  expect(row).toMatchObject({
    kind: 'query',
    status: 'completed',
    queryType: 'analytical',
    confidence: expect.closeTo(0.9),
    found: true,
  })
  expect(row?.durationMs).toBeGreaterThanOrEqual(0)
  expect(JSON.stringify({ ...row, sealed: row?.sealed.toString('latin1') })).not.toMatch(
    /zanzibarium|expenses/,
  )
})

test('a question that is no query fails, with a link to Ask Anything', async () => {
  const { sql: _sql, table: _table, ...prose } = answered
  await using it = await open(() => Promise.resolve({ ...prose, queryType: 'personal' }))
  const id = await it.queries.create('ada', { question: 'who wrote the letter?' })
  await it.ended(id)
  expect(await it.queries.find('ada', id)).toMatchObject({
    status: 'error',
    error: 'Query execution failed. Please try again or modify your query.',
    hint: expect.stringContaining('Ask Anything'),
    askInstead: true,
  })
})

test('an endless query becomes an error after the time limit', async () => {
  await using it = await open(() => new Promise(() => undefined), { timeLimitMs: 50 })
  const id = await it.queries.create('ada', { question: 'everything' })
  await it.ended(id)
  expect(await it.queries.find('ada', id)).toMatchObject({
    status: 'error',
    hint: expect.stringContaining('stopped after'),
  })
})

test('a bug ends the query, keeps the question out of the log, and suggests what to do', async () => {
  let fault: Error = new Error('secret words of the person')
  await using it = await open(() => Promise.reject(fault))
  const first = await it.queries.create('ada', { question: 'secret words of the person' })
  await it.ended(first)
  expect(await it.queries.find('ada', first)).toMatchObject({ status: 'error' })
  expect(it.errors).toHaveLength(1)
  expect(JSON.stringify(it.errors)).not.toContain('secret')

  fault = new AppError('unavailable', 'workspace.busy', 'Too many people are asking at once.')
  const second = await it.queries.create('ada', { question: 'again' })
  await it.ended(second)
  expect((await it.queries.find('ada', second))?.hint).toBe('Too many people are asking at once.')
})

test('a query that a server left pending is an error after the restart', async () => {
  await using it = await open(untilAborted)
  const id = await it.queries.create('ada', { question: 'total amount' })
  const restarted = it.restart()
  expect(await restarted.find('ada', id)).toMatchObject({
    status: 'error',
    error: 'Query execution failed. Please try again or modify your query.',
  })
  const [row] = await it.db.asUser('ada', (tx) => tx.select().from(questions))
  expect(row?.status).toBe('error')
})

test('a query that another server of the same database runs stays pending', async () => {
  await using it = await open(untilAborted, { alone: false })
  const id = await it.queries.create('ada', { question: 'total amount' })
  expect(await it.restart().find('ada', id)).toMatchObject({ status: 'pending' })
})

test('another person cannot find the query', async () => {
  await using it = await open(() => Promise.resolve(answered))
  const id = await it.queries.create('ada', { question: 'total amount' })
  expect(await it.queries.find('ben', id)).toBeUndefined()
  expect(await it.queries.find('ada', 'ask_unknown')).toBeUndefined()
})

test('one person cannot fill the server with running queries', async () => {
  await using it = await open(untilAborted)
  for (let i = 0; i < 5; i++) await it.queries.create('ada', { question: `number ${i}` })
  await expect(it.queries.create('ada', { question: 'one more' })).rejects.toMatchObject({
    kind: 'too_many',
  })
  await expect(it.queries.create('ben', { question: 'mine' })).resolves.toBeTypeOf('string')
})

test('stopping the server ends running queries', async () => {
  await using it = await open(untilAborted)
  const id = await it.queries.create('ada', { question: 'total amount' })
  await it.queries.close()
  expect(await it.queries.find('ada', id)).toMatchObject({ status: 'error' })
})

test('the history goes on page by page, with saved queries on the first', async () => {
  await using it = await open(untilAborted)
  const store = createQueryStore(it)
  const count = queryLimits.history + 5
  const ids: string[] = []
  for (let at = 0; at < count; at += 1)
    ids.unshift(await store.add('ada', { question: `Query ${at}` }))
  const [saved = '', ...others] = ids.toReversed()
  await store.save('ada', saved, 'Mine')
  const first = await store.list('ada')
  expect(first).toHaveLength(queryLimits.history + 1)
  const rest = await store.list('ada', first.at(-1)?.id)
  expect([...first, ...rest].map(({ id }) => id)).toEqual([saved, ...others.toReversed()])
})
