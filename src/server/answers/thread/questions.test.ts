import { afterEach, describe, expect, test } from 'vitest'
import type { Step } from '#shared/answers.ts'
import type { CatalogColumn, CatalogInZone } from '#server/workspace/catalog.ts'
import { sheetsInMemory } from '#server/workspace/fixtures.ts'
import { createWorkspaces } from '#server/workspace/workspace.ts'
import { tablesInMemory } from '../model/model.fixtures.ts'
import { outOfTime } from './out-of-time.ts'
import { createQuestions } from './questions.ts'

type Options = Partial<Parameters<typeof createQuestions>[0]>

const shop = {
  documentName: 'shop.csv',
  sheet: 'shop',
  columns: [
    { name: 'Item', type: 'text' as const },
    { name: 'Price', type: 'number' as const },
  ],
  rows: [
    ['Tea', 4],
    ['Coffee', 6],
  ],
}
const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

/** Ada's questions over one sheet, in a thread of their own. */
function questionsInMemory(given: Options = {}) {
  const tables = tablesInMemory([shop])
  const warned: string[] = []
  const questions = createQuestions({
    search: { search: async () => [] },
    workspaces: tables,
    documents: { list: async () => ({ page: [] }), findMany: async () => new Map() },
    isGuest: async () => false,
    log: { error: () => undefined, warn: (...args: unknown[]) => warned.push(args.join(' ')) },
    ...given,
  })
  open.push(questions, tables)
  const ask = (question: string, options?: Parameters<typeof questions.ask>[2], person = 'ada') =>
    questions.ask(person, { question }, options)
  return { ask, questions, tables, warned }
}

const column = (name: string): CatalogColumn => ({
  name,
  label: name,
  type: 'text',
  sheetColumn: 0,
  distinct: 3,
  empty: 0,
  values: [`${name} one`, `${name} two`, `${name} three`],
})

/** Too many tables to plan any question over them in a second. */
const hugeCatalog: CatalogInZone = {
  version: '1.0',
  timeZone: 'UTC',
  tables: Array.from({ length: 2_000 }, (_, table) => ({
    name: `table_${table}`,
    documentId: `doc_${table}`,
    documentName: `list ${table}.csv`,
    sheet: 'list',
    rows: 3,
    firstRow: 2,
    lastRow: 4,
    columns: Array.from({ length: 8 }, (_each, n) => column(`thing${n}`)),
  })),
}

test('a question is answered with its steps, its rows and its SQL', async () => {
  const { ask } = questionsInMemory()
  const steps: Step[] = []
  const answer = await ask('What is the total price?', { onStep: (step) => steps.push(step) })
  expect(answer).toMatchObject({ found: true, table: { rows: [[10]] } })
  expect(answer.sql).toContain('sum(')
  expect(steps).toEqual(answer.steps)
})

test('calculations, suggestions and follow-ups are computed in the thread, too', async () => {
  const { ask, questions } = questionsInMemory()
  expect((await ask('What is 15% of 1,240?')).answer).toContain('186')
  const suggestions = await questions.suggest('ada')
  expect(suggestions.length).toBeGreaterThan(0)
  expect(await questions.suggest(undefined)).toContain('Convert 10 miles to km')
  const followUp = { message: 'And for Coffee?', previous: 'What is the price of Tea?' }
  const asked = await questions.inContext('ada', { ...followUp, today: '2026-11-20' })
  expect(asked).toMatch(/price of Coffee/i)
})

test('a sheet added meanwhile is available to the next question', async () => {
  const memory = sheetsInMemory()
  memory.add('ada', shop)
  const log = { info: () => undefined, warn: () => undefined }
  const workspaces = createWorkspaces({ source: memory.source, log })
  open.push(workspaces)
  const { ask } = questionsInMemory({ workspaces })
  expect((await ask('What is the total price?')).table?.rows).toEqual([[10]])
  const rows = [['Oslo', 12]]
  const columns = [
    { name: 'City', type: 'text' as const },
    { name: 'Rainfall', type: 'number' as const },
  ]
  memory.add('ada', { documentName: 'rain.csv', sheet: 'rain', columns, rows })
  expect((await ask('What is the total rainfall?')).table?.rows).toEqual([[12]])
})

test('in a long text, the part that asks is answered, and the answer says which', async () => {
  const { ask } = questionsInMemory()
  const letter = `${'We were at the market and it rained all day. '.repeat(200)}What is the total price?`
  const answer = await ask(letter)
  expect(answer.table?.rows).toEqual([[10]])
  expect(answer.answer).toContain('Only this part was answered: “What is the total price?”')
  expect(answer.steps[0]).toEqual({
    kind: 'understand',
    title: 'Only this part was answered',
    detail: 'What is the total price?',
  })
})

describe('a question over the processor time limit', () => {
  test('is refused, while others are answered', async () => {
    const small = tablesInMemory([shop])
    open.push(small)
    const { ask, warned } = questionsInMemory({
      workspaces: {
        ...small,
        catalog: async (userId) => (userId === 'eve' ? hugeCatalog : small.catalog('ada')),
        query: (_, sql, options) => small.query('ada', sql, options),
      },
      limits: { indexLimitMs: 60_000 },
    })
    const hostile = Array.from({ length: 60 }, (_, n) => `thing${n % 9} lost${n}`).join(' than ')
    const [refused, ...answered] = await Promise.all([
      ask(hostile, {}, 'eve'),
      ask('What is the total price?', {}, 'ada'),
      ask('What is the total price?', {}, 'ben'),
    ])
    expect(refused).toEqual(outOfTime)
    for (const answer of answered) expect(answer.table?.rows).toEqual([[10]])
    // The thread was ended mid-question, and the log contains nothing of the question.
    expect(warned).toEqual(['a question was stopped at its limit of processor time'])
  })

  test('has more processor time while its thread is warming up', async () => {
    const { ask } = questionsInMemory({ limits: { limitMs: 0, coldLimitMs: 60_000 } })
    expect((await ask('What is the total price?')).table?.rows).toEqual([[10]])
  })

  test('is refused if many small tasks add up', async () => {
    const { ask } = questionsInMemory({ limits: { limitMs: 0, coldLimitMs: 0 } })
    expect(await ask('What is the total price?')).toEqual(outOfTime)
  })

  test('does not include the indexing of tables, which has a separate limit', async () => {
    const { questions } = questionsInMemory({
      workspaces: { catalog: async () => hugeCatalog, query: never, places: async () => [] },
      limits: { indexLimitMs: 1 },
    })
    const previous = 'What is the price?'
    const followUp = { message: 'And the cost?', previous, today: '2026-11-20' }
    expect(await questions.inContext('eve', followUp)).toBeUndefined()
  })
})

/** A thread takes a while to start. */
const begun = { timeout: 30_000 }

/** Never answers. */
function never<T>(): Promise<T> {
  return new Promise(() => undefined)
}

test('a person who leaves frees their turn, whatever their question waits for', async () => {
  let searches = 0
  const { ask } = questionsInMemory({
    search: { search: () => (++searches === 1 ? never() : Promise.resolve([])) },
  })
  const left = new AbortController()
  const first = ask('What is the total price?', { signal: left.signal })
  const second = ask('What is the total price?')
  await expect.poll(() => searches, begun).toBe(1)
  left.abort(new Error('left'))
  await expect(first).rejects.toThrow('left')
  expect((await second).table?.rows).toEqual([[10]])
})

test('a failure reveals only its kind', async () => {
  const { ask } = questionsInMemory({
    search: { search: () => Promise.reject(new Error('a secret word')) },
  })
  const failure = await ask('What is the total price?').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(String(failure instanceof Error ? failure.stack : '')).not.toContain('secret')
})

test('a question in progress does not keep the server from stopping', async () => {
  let searches = 0
  const { ask, questions } = questionsInMemory({
    search: {
      search: () => {
        searches++
        return never()
      },
    },
  })
  const asked = ask('What is the total price?').catch((error: unknown) => error)
  await expect.poll(() => searches, begun).toBe(1)
  await questions.close()
  expect(await asked).toBeInstanceOf(Error)
})
