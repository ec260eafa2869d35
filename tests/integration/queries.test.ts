import { expect } from 'vitest'
import { z } from 'zod'
import { queryHistory, queryTables, queryView, rowsPage } from '#shared/queries.ts'
import { test, type Browser } from '#tests/server.ts'

const csv = `Item,Amount\n${Array.from({ length: 150 }, (_, n) => `${n === 7 ? '=HYPERLINK(1)' : `item ${n}`},${n}`).join('\n')}\n`

async function run(browser: Browser, query: { question: string; sql?: string; timeZone?: string }) {
  const { id } = z
    .object({ id: z.string() })
    .parse(await (await browser.post('/api/queries', query)).json())
  const find = async () => queryView.parse(await (await browser.get(`/api/queries/${id}`)).json())
  await expect.poll(async () => (await find()).status, { timeout: 20_000 }).not.toBe('pending')
  return find()
}

test('the generated SQL is edited, run again, sorted, paged and exported', async ({ server }) => {
  const ada = await server.person('Ada')
  await ada.bring({ 'things.csv': csv })
  const [table] = queryTables.parse(await (await ada.get('/api/queries/tables')).json())
  expect(table).toMatchObject({
    name: 'things',
    documentName: 'things.csv',
    rows: 150,
    columns: [
      { name: 'item', type: 'text' },
      { name: 'amount', type: 'integer' },
    ],
  })
  const question = 'total amount'
  expect(await run(ada, { question })).toMatchObject({ results: [{ value: 11_175 }] })

  const sql = 'SELECT item, amount FROM things -- all of them;'
  const edited = await run(ada, { question, sql })
  expect(edited).toMatchObject({ status: 'completed', sqlQuery: sql, edited: true, total: 150 })
  const path = `/api/queries/${edited.id}/rows`
  const first = rowsPage.parse(await (await ada.get(`${path}?sort=1&direction=desc`)).json())
  expect(first).toMatchObject({ columns: ['item', 'amount'], total: 150, from: 0 })
  expect(first.rows).toHaveLength(100)
  expect(first.rows[0]).toEqual(['item 149', 149])
  const next = rowsPage.parse(await (await ada.get(`${path}?sort=1&from=100`)).json())
  expect(next.rows[0]).toEqual(['item 100', 100])

  const file = await (await ada.get(`${path}.csv?sort=1`)).text()
  expect(file.split('\r\n').slice(0, 3)).toEqual(['item,amount', 'item 0,0', 'item 1,1'])
  expect(file.trimEnd().split('\r\n')).toHaveLength(151)
  expect(file).toContain("'=HYPERLINK(1),7")
})

const keysOf = ({ columns }: z.infer<typeof queryView>) => columns.map(({ key }) => key)

test('the ids of rows are shown only to a statement that names them', async ({ server }) => {
  const ada = await server.person('Ada')
  await ada.bring({ 'things.csv': 'Item,Amount\ncup,3\nplate,5\n' })
  const all = await run(ada, { question: 'all things', sql: 'SELECT * FROM things' })
  expect(keysOf(all)).toEqual(['item', 'amount'])
  const both = 'SELECT * FROM things a JOIN things b ON a.item = b.item'
  const joined = await run(ada, { question: 'twice', sql: both })
  expect(keysOf(joined)).toEqual(['item', 'amount', 'item_1', 'amount_1'])
  const path = `/api/queries/${joined.id}/rows`
  const rows = rowsPage.parse(await (await ada.get(`${path}?sort=1&direction=desc`)).json())
  expect(rows.rows).toEqual([
    ['plate', 5, 'plate', 5],
    ['cup', 3, 'cup', 3],
  ])
  expect(await (await ada.get(`${path}.csv`)).text()).toContain('item,amount,item_1,amount_1')
  const named = await run(ada, { question: 'ids', sql: 'SELECT _row, item FROM things' })
  expect(keysOf(named)).toEqual(['_row', 'item'])
})

test("today is relative to the person's chosen time zone, whatever the browser says", async ({
  server,
}) => {
  const ada = await server.person('Ada')
  // The two zones never have the same date.
  const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const
  const todayIn = (timeZone: string) => new Date().toLocaleDateString('en-CA', { timeZone })
  const rows = `Day,Item,Amount\n${todayIn(east)},tea,5\n${todayIn(west)},tea,7\n`
  await ada.bring({ 'tea.csv': rows })
  const asked = { question: 'total amount of tea today', timeZone: west }
  expect(await run(ada, asked)).toMatchObject({ results: [{ value: 7 }] })
  expect((await ada.put('/api/account/region', { timeZone: east })).status).toBe(200)
  expect(await run(ada, asked)).toMatchObject({ results: [{ value: 5 }] })
})

test('a refused or wrong statement is explained, and changes nothing', async ({ server }) => {
  const ada = await server.person('Ada')
  await ada.bring({ 'things.csv': csv })
  for (const [sql, hint] of [
    ['DROP TABLE things', /SELECT/],
    ["SELECT * FROM read_csv('/etc/passwd')", /not available|no table/],
    ['SELECT nothing FROM things', /nothing/],
    ['SELECT * FROM elsewhere', /elsewhere/],
  ] as const) {
    const query = await run(ada, { question: 'things', sql })
    expect(query).toMatchObject({ status: 'error', sqlQuery: sql })
    expect(query.hint).toMatch(hint)
  }
  expect(await run(ada, { question: 'x', sql: 'SELECT count(*) FROM things' })).toMatchObject({
    results: [{ value: 150 }],
  })
})

test('queries are kept, saved under a name, and deleted', async ({ server }) => {
  const ada = await server.person('Ada')
  await ada.bring({ 'things.csv': csv })
  const first = await run(ada, { question: 'total amount' })
  const second = await run(ada, { question: 'average amount' })
  const list = async () => queryHistory.parse(await (await ada.get('/api/queries')).json())
  expect((await list()).map(({ question }) => question)).toEqual(['average amount', 'total amount'])
  await ada.patch(`/api/queries/${first.id}`, { savedAs: 'My total' })
  expect((await list())[0]).toMatchObject({ id: first.id, savedAs: 'My total' })
  await ada.patch(`/api/queries/${first.id}`, { savedAs: null })
  expect((await list())[0]).toMatchObject({ id: second.id })
  expect((await ada.del(`/api/queries/${first.id}`)).status).toBe(204)
  expect((await ada.get(`/api/queries/${first.id}`)).status).toBe(404)
  expect(await list()).toHaveLength(1)
})
