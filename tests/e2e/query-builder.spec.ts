import type { QueryView } from '#shared/queries.ts'
import { holdCall, replaceAnswer, watchCalls } from './calls.ts'
import { csvFile } from './files.ts'
import { expect, requirement, test, type Page } from './fixtures.ts'

const inputOf = (page: Page) => page.getByLabel('Your question')
const executeOf = (page: Page) => page.getByRole('button', { name: 'Execute' })
const resultsOf = (page: Page) => page.getByRole('region', { name: 'Results', exact: true })
const destructiveOf = (page: Page) =>
  page.getByRole('region', { name: /Notices/ }).locator('[data-destructive]')

const expenses = csvFile('expenses.csv', [
  ['Date', 'Category', 'Amount'],
  ['2026-01-05', 'Rent', 700],
  ['2026-01-09', 'Food', 40],
  ['2026-02-05', 'Rent', 720],
  ['2026-02-11', 'Food', 25],
])

async function execute(page: Page, question: string) {
  await inputOf(page).fill(question)
  await executeOf(page).click()
}

const view = (parts: Partial<QueryView>): { json: QueryView } => ({
  json: {
    id: 'ask_1',
    question: 'total amount',
    status: 'pending',
    results: [],
    sqlQuery: null,
    columns: [],
    total: 0,
    ...parts,
  },
})

test('the screen offers a question, examples, tips and space for results', async ({
  page,
  signUp,
  store,
}) => {
  requirement(
    'query-builder.textarea',
    'query-builder.execute.disabled-empty',
    'query-builder.examples',
    'query-builder.results.card',
    'query-builder.tips',
  )
  await signUp()
  await store(expenses)
  await page.goto('/query-builder')
  await expect(inputOf(page)).toHaveJSProperty('tagName', 'TEXTAREA')
  await expect(executeOf(page)).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Query Tips' })).toBeVisible()
  await expect(resultsOf(page).getByRole('tab')).toHaveText(['Results', 'Generated SQL'])
  await expect(resultsOf(page)).toContainText('will appear here')
  const examples = page.getByRole('list', { name: 'Example queries' }).getByRole('button')
  await expect(examples).toHaveCount(5)
  await expect(examples.filter({ hasText: /amount/ })).not.toHaveCount(0)
  const first = (await examples.first().textContent()) ?? ''
  await examples.first().click()
  await expect(inputOf(page)).toHaveValue(first)
  await expect(executeOf(page)).toBeEnabled()
  await inputOf(page).fill('')
  await expect(executeOf(page)).toBeDisabled()
})

test('every suggested example runs', async ({ page, signUp, store, api }) => {
  await signUp()
  await store(expenses)
  const { examples } = (await (await api.get('/api/queries/examples')).json()) as {
    examples: string[]
  }
  await page.goto('/query-builder')
  for (const example of examples) {
    await page.getByRole('button', { name: example, exact: true }).click()
    await executeOf(page).click()
    await expect(page).toHaveURL(/query=/)
    await expect(resultsOf(page).getByText('Understood as:')).toBeVisible()
    await page.goto('/query-builder')
  }
})

test('a question becomes SQL that is run, and its rows and SQL are shown', async ({
  page,
  signUp,
  store,
}) => {
  requirement(
    'query-builder.execute.button',
    'query-builder.execute.request',
    'query-builder.results.rows',
    'query-builder.results.sql',
  )
  await signUp()
  await store(expenses)
  await page.goto('/query-builder')
  const calls = watchCalls(page, 'POST', '/api/queries')
  await execute(page, 'Show the total amount by month')
  const table = resultsOf(page).getByRole('region', { name: 'Rows' }).getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText(['Jan 2026', '740'])
  await expect(resultsOf(page).locator('[data-chart=bar]')).toBeVisible()
  await resultsOf(page).getByRole('tab', { name: 'Generated SQL' }).click()
  await expect(resultsOf(page).locator('pre')).toContainText(/SELECT[\s\S]*sum\("amount"\)/)
  expect(calls.map((call) => call.postDataJSON())).toEqual([
    { question: 'Show the total amount by month', timeZone: 'UTC' },
  ])
  await page.reload()
  await expect(inputOf(page)).toHaveValue('Show the total amount by month')
  await expect(table.getByRole('row')).toHaveCount(3)
})

test('the call returns the figures of the SQL', async ({ signUp, store, api }) => {
  requirement(
    'api.queries.create',
    'api.queries.get',
    'api.queries.results',
    'query-builder.sql-made-and-run',
    'query-builder.states',
  )
  await signUp()
  await store(expenses)
  const ask = async (question: string) => {
    const created = await api.post('/api/queries', { data: { question } })
    expect(created.status()).toBe(202)
    const { id } = (await created.json()) as { id: string }
    let found: unknown
    await expect
      .poll(async () => {
        found = await (await api.get(`/api/queries/${id}`)).json()
        return found
      })
      .not.toMatchObject({ status: 'pending' })
    expect(found).toMatchObject({ id, question })
    return found
  }
  expect(await ask('What is the total amount?')).toMatchObject({
    status: 'completed',
    results: [{ value: 1485 }],
    sqlQuery: expect.stringMatching(/select/i),
  })
  expect(await ask('Show the total amount by month')).toMatchObject({
    status: 'completed',
    results: [
      { month: '2026-01', value: 740 },
      { month: '2026-02', value: 745 },
    ],
  })
  expect(await ask('What is the meaning of everything?')).toMatchObject({
    status: 'error',
    results: [],
    error: 'Query execution failed. Please try again or modify your query.',
  })
})

test('queries are for their owner only, and for people with an account', async ({
  signUp,
  api,
  context,
}) => {
  await signUp()
  const { id } = (await (
    await api.post('/api/queries', { data: { question: 'total amount' } })
  ).json()) as { id: string }
  expect((await api.get(`/api/queries/${id}`)).status()).toBe(200)
  await signUp()
  expect((await api.get(`/api/queries/${id}`)).status()).toBe(404)
  expect((await api.post('/api/queries', { data: { question: ' ' } })).status()).toBe(400)
  await context.clearCookies()
  for (const path of [`/api/queries/${id}`, '/api/queries/examples']) {
    expect((await api.get(path)).status()).toBe(401)
  }
})

test('a pending query is requested every second until it is completed', async ({
  page,
  signUp,
}) => {
  requirement('limits.poll.query', 'query-builder.poll-stops', 'query-builder.results.processing')
  await signUp()
  await page.clock.install()
  await page.goto('/query-builder')
  await replaceAnswer(page, '/api/queries', { status: 202, json: { id: 'ask_1' } })
  const columns = [{ key: 'value', label: 'Total Amount' }]
  const found = { results: [{ value: 42 }], columns, total: 1, sqlQuery: 'SELECT 42' }
  const polls: number[] = []
  await page.route(
    (url) => url.pathname === '/api/queries/ask_1',
    (route) => {
      polls.push(Date.now())
      const done = polls.length > 3
      return route.fulfill(view(done ? { status: 'completed', ...found } : {}))
    },
  )
  await execute(page, 'total amount')
  await expect(resultsOf(page).getByText('Query is still processing...')).toBeVisible()
  await expect(resultsOf(page).getByText('42', { exact: true })).toBeVisible()
  const gaps = polls.slice(1).map((at, index) => at - (polls[index] ?? 0))
  expect(gaps).toHaveLength(3)
  for (const gap of gaps) {
    expect(gap).toBeGreaterThan(900)
    // A second, plus the time of the response on a busy machine.
    expect(gap).toBeLessThan(3_000)
  }
  await page.clock.runFor(10_000)
  expect(polls).toHaveLength(4)
})

test('leaving the screen ends the polling', async ({ page, signUp }) => {
  await signUp()
  await page.clock.install()
  await replaceAnswer(page, '/api/queries/ask_1', view({}))
  const polls = watchCalls(page, 'GET', '/api/queries/ask_1')
  await page.goto('/query-builder?query=ask_1')
  await expect(resultsOf(page).getByText('Query is still processing...')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const until = polls.length
  await page.clock.runFor(5_000)
  expect(polls).toHaveLength(until)
})

test('a question that is no query fails and can be asked on Ask Anything', async ({
  page,
  signUp,
  store,
}) => {
  requirement('query-builder.results.error')
  await signUp()
  await store(expenses)
  await page.goto('/query-builder')
  await execute(page, 'Why is the sky blue?')
  await expect(
    resultsOf(page).getByText('Query execution failed. Please try again or modify your query.'),
  ).toBeVisible()
  await resultsOf(page).getByRole('button', { name: 'Ask it on Ask Anything' }).click()
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue(
    'Why is the sky blue?',
  )
  await expect(page).toHaveURL('/')
})

test('a blank query is not sent and says what is missing', async ({ page, signUp }) => {
  requirement('query-builder.execute.blank-notice')
  await signUp()
  await page.goto('/query-builder')
  const calls = watchCalls(page, 'POST', '/api/queries')
  await execute(page, '   ')
  await expect(destructiveOf(page)).toContainText('Please enter a query')
  expect(calls).toEqual([])
})

test('a query that could not be submitted is reported in a notice', async ({ page, signUp }) => {
  requirement('errors.query.submit')
  await signUp()
  await page.goto('/query-builder')
  await replaceAnswer(page, '/api/queries', { status: 503, json: { error: 'x', code: 'y' } })
  await execute(page, 'total amount')
  await expect(destructiveOf(page).getByText('Error', { exact: true })).toBeVisible()
  await expect(destructiveOf(page)).toContainText('Failed to execute query')
  await expect(inputOf(page)).toHaveValue('total amount')
})

test('a query without rows says so and shows its SQL', async ({ page, signUp, store }) => {
  await signUp()
  await store(expenses)
  await page.goto('/query-builder')
  await execute(page, 'List the category where the amount is above 100000')
  await expect(resultsOf(page).getByText('No results.')).toBeVisible()
  await resultsOf(page).getByRole('tab', { name: 'Generated SQL' }).click()
  await expect(resultsOf(page).locator('pre')).toContainText('100000')
})

test('truncated rows are counted correctly', async ({ page, signUp }) => {
  await signUp()
  const columns = ['Category', 'Amount'].map((label) => ({ key: label, label }))
  const results = [
    { Category: 'Rent', Amount: 700 },
    { Category: 'Food', Amount: 40 },
  ]
  const done = { status: 'completed', results, columns, sqlQuery: 'SELECT 1', total: 4821 } as const
  await replaceAnswer(page, '/api/queries/ask_1', view(done))
  await page.goto('/query-builder?query=ask_1')
  await expect(resultsOf(page).getByText('The first 2 of 4,821 rows')).toBeVisible()
})

test('the button is busy while a query is being sent', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/query-builder')
  const held = await holdCall(page, '/api/queries', 'POST')
  const calls = watchCalls(page, 'POST', '/api/queries')
  await inputOf(page).fill('total amount')
  await page.evaluate(`for (const n of '12') document.querySelector('form [type=submit]').click()`)
  await expect(executeOf(page)).toBeDisabled()
  held.release()
  await expect(page).toHaveURL(/query=/)
  expect(calls).toHaveLength(1)
})
