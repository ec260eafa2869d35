import { expect } from 'vitest'
import * as z from 'zod/mini'
import { askResponse, type AskResponse } from '#shared/answers.ts'
import { chatResponse } from '#shared/chat.ts'
import { archiveNames } from '#shared/export.ts'
import { queryView, type QueryView } from '#shared/queries.ts'
import { rememberedReadings, type Correction } from '#shared/readings.ts'
import { memoryFile } from '#server/connectors/memory-file.fixtures.ts'
import { openArchive } from '#server/connectors/open-archive.ts'
import { test, type Browser } from '#tests/server.ts'

const question = 'What is the total price?'
const csv = 'trip,net price,gross price\nOslo,100,119\nBergen,200,238\n'

async function ask(browser: Browser, body: { question: string; reading?: Correction }) {
  const answer = await browser.post('/api/ask', body)
  expect(answer.status).toBe(200)
  return askResponse.parse(await answer.json())
}

const remembered = async (browser: Browser) =>
  rememberedReadings.parse(await (await browser.get('/api/readings')).json())

/** Alternative interpretations of a question's words. */
function otherOf({ readings = [] }: AskResponse, phrase: string): Correction {
  const choice = readings.find((reading) => reading.phrase === phrase)?.others[0]?.choice
  if (!choice) throw new Error(`nothing else is offered for ${phrase}`)
  return { phrase, choice }
}

async function archived(browser: Browser) {
  const bytes = await (await browser.get('/api/export/archive')).arrayBuffer()
  using archive = await openArchive([memoryFile('export.zip', Buffer.from(bytes))])
  const file = archive.files.find(({ path }) => path === archiveNames.readings)
  const content = file ? Buffer.concat(await Array.fromAsync(file.stream())) : '[]'
  return rememberedReadings.parse(JSON.parse(content.toString()))
}

async function query(browser: Browser, body: object): Promise<QueryView> {
  const created = await (await browser.post('/api/queries', body)).json()
  const { id } = z.pick(queryView, { id: true }).parse(created)
  const view = async () => queryView.parse(await (await browser.get(`/api/queries/${id}`)).json())
  await expect.poll(async () => (await view()).status, { timeout: 20_000 }).toBe('completed')
  return view()
}

test('a corrected interpretation is remembered for Ask, Chat and queries, only for this person, until it is forgotten', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const ben = await server.person('Ben')
  await Promise.all([ada, ben].map((browser) => browser.bring({ 'trips.csv': csv })))
  const net = await ask(ada, { question })
  expect(net.understood).toBe('Sum of net price in trips')
  expect(net.answer).toContain('it could also mean trips · gross price')
  expect(await remembered(ada)).toEqual([])

  const reading = otherOf(net, 'price')
  const gross = await ask(ada, { question, reading })
  expect(gross.understood).toBe('Sum of gross price in trips')
  expect(gross.answer).toContain('357')
  const [listed, ...more] = await remembered(ada)
  expect(more).toEqual([])
  expect(listed).toMatchObject({
    kind: 'column',
    phrase: 'price',
    meaning: 'trips · gross price',
  })
  expect(gross.readings?.[0]?.remembered).toBe(listed?.id)

  // Later questions with the word, in each way of asking.
  const average = await ask(ada, { question: 'What is the average price?' })
  expect(average.understood).toBe('Average of gross price in trips')
  expect(average.readings?.[0]).toMatchObject({ remembered: listed?.id })
  const chat = await ada.post('/api/chat', { message: 'What is the highest price?' })
  const reply = chatResponse.parse(await chat.json())
  expect(reply.understood).toContain('gross price')
  expect(reply.readings?.[0]?.remembered).toBe(listed?.id)
  expect((await query(ada, { question })).understood).toBe('Sum of gross price in trips')
  expect((await ask(ben, { question })).understood).toBe('Sum of net price in trips')
  expect(await remembered(ben)).toEqual([])
  expect((await ben.del(`/api/readings/${listed?.id}`)).status).toBe(404)

  expect(await archived(ada)).toEqual([listed])

  // A later correction of the same phrase replaces the earlier one.
  const back = otherOf(gross, 'price')
  expect((await query(ada, { question, reading: back })).understood).toContain('net price')
  const [replaced, ...rest] = await remembered(ada)
  expect(rest).toEqual([])
  expect(replaced).toMatchObject({ meaning: 'trips · net price' })
  const said = await ada.post('/api/chat', { message: question, reading })
  expect(chatResponse.parse(await said.json()).understood).toContain('gross price')

  const [last] = await remembered(ada)
  expect((await ada.del(`/api/readings/${last?.id}`)).status).toBe(204)
  expect((await ada.del(`/api/readings/${last?.id}`)).status).toBe(404)
  expect((await ask(ada, { question })).understood).toBe('Sum of net price in trips')
})

test('the parts of an answer are corrected and remembered like a single answer', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  await ada.bring({ 'trips.csv': csv })
  const two = 'What is the total price and what is the average price?'
  const columns = ({ parts }: Pick<AskResponse, 'parts'>) =>
    parts?.map(({ query }) => query?.find(({ label }) => label === 'What')?.value)
  const net = await ask(ada, { question: two })
  expect(columns(net)).toEqual(['Total net price', 'Average net price'])
  expect(net.readings).toBeUndefined()
  const [part] = net.parts ?? []
  expect(part).toMatchObject({
    title: 'What is the total price?',
    understood: 'Sum of net price in trips',
    sql: expect.stringContaining('net_price'),
    table: { rows: [[300]] },
  })

  const reading = otherOf({ ...net, ...part }, 'price')
  const gross = await ask(ada, { question: two, reading })
  expect(columns(gross)).toEqual(['Total gross price', 'Average gross price'])
  const [listed, ...more] = await remembered(ada)
  expect(more).toEqual([])
  for (const { readings } of gross.parts ?? [])
    expect(readings?.[0]).toMatchObject({ phrase: 'price', remembered: listed?.id })

  // Each way of asking shows and follows them.
  const chat = await ada.post('/api/chat', { message: two })
  expect(columns(chatResponse.parse(await chat.json()))).toEqual(columns(gross))
  expect(columns(await query(ada, { question: two }))).toEqual(columns(gross))
  // A computation with a figure is one statement, which returns the same rows as a file.
  const share = await query(ada, { question: '15 % of the total price' })
  expect(share.sqlQuery).toContain('* 15 / 100) AS "Result"')
  expect(share.results).toEqual([{ Result: 53.55, 'the total price': 357 }])
  const file = await (await ada.get(`/api/queries/${share.id}/rows.csv`)).text()
  expect(file).toBe('Result,the total price\r\n53.55,357\r\n')
})

test('an impossible interpretation is neither answered nor remembered, and a guest may correct, too', async ({
  server,
}) => {
  const guest = server.visitor()
  await guest.bring({ 'trips.csv': csv })
  const gone = { phrase: 'price', choice: { kind: 'column', table: 'trips', column: 'x' } } as const
  expect((await ask(guest, { question, reading: gone })).understood).toContain('net price')
  const other = { phrase: 'cost', choice: { kind: 'person', name: 'Eve' } } as const
  await ask(guest, { question, reading: other })
  expect(await remembered(guest)).toEqual([])
  const wrong = { phrase: ' ', choice: { kind: 'person' } }
  expect((await guest.post('/api/ask', { question, reading: wrong })).status).toBe(400)

  await ask(guest, { question, reading: otherOf(await ask(guest, { question }), 'price') })
  expect(await remembered(guest)).toHaveLength(1)
  expect((await ask(guest, { question })).understood).toContain('gross price')
})
