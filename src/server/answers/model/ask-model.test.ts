import { afterAll, expect, test } from 'vitest'
import type { Step } from '#shared/answers.ts'
import { describeDataSent } from '#shared/language-models.ts'
import type { Corrected } from '../readings/corrections.ts'
import { startOpenAiStandIn, type ChatCall, type Turn } from '#tests/openai-stand-in.ts'
import { assistantInMemory, tablesInMemory } from './model.fixtures.ts'

const sheets = [
  {
    documentName: 'bank.csv',
    columns: [
      { name: 'Date', type: 'date' as const },
      { name: 'Payee', type: 'text' as const },
      { name: 'Amount', type: 'number' as const },
    ],
    rows: [
      ['2026-03-01', 'Rewe', 40.5],
      ['2026-03-09', 'Rewe', 12.25],
      ['2026-04-02', 'Aldi', 9],
    ],
  },
]
const trips = {
  documentName: 'trips.csv',
  columns: [
    { name: 'Booked', type: 'date' as const },
    { name: 'Net price', type: 'number' as const },
    { name: 'Gross price', type: 'number' as const },
  ],
  rows: [
    ['2026-10-02', 100, 119],
    ['2026-11-09', 200, 238],
  ],
}
const workspaces = tablesInMemory(sheets)
const travel = tablesInMemory([trips])
afterAll(() => Promise.all([workspaces.close(), travel.close()]))

const texts = [
  {
    id: 'doc_lease',
    name: 'lease.docx',
    passages: [{ text: 'The lease ends on 30 September 2027. The deposit is 900 euros.' }],
  },
]
const found = (call: ChatCall) =>
  JSON.stringify(call.messages.filter(({ role }) => role === 'tool'))

test('a model searches, and its answer links to its passage', async () => {
  await using server = await startOpenAiStandIn((_, turn): Turn =>
    turn === 1
      ? { calls: [{ name: 'search', input: { query: 'lease ends' } }] }
      : {
          calls: [
            {
              name: 'answer',
              input: {
                answer: 'Your lease ends on 30 September 2027 [1].',
                followUps: ['How high is the deposit?'],
              },
            },
          ],
        },
  )
  const assistant = assistantInMemory({ address: server.address, workspaces, texts })
  const steps: Step[] = []
  const answer = await assistant.ask('When does my lease end?', { onStep: (s) => steps.push(s) })
  expect(answer).toMatchObject({
    answer: 'Your lease ends on 30 September 2027 [1].',
    citations: [{ number: 1, documentId: 'doc_lease', passageId: 'doc_lease_0' }],
    followUpQuestions: ['How high is the deposit?'],
    found: true,
    confidence: 0.85,
  })
  expect(steps.map(({ kind }) => kind)).toEqual(['search', 'check'])
  expect(server.calls.map(found).join('')).toContain('30 September 2027')
})

test('figures come from the tables through SQL, with the statement and its rows', async () => {
  const sql = `SELECT sum("amount") AS total FROM bank WHERE payee = 'Rewe'`
  await using server = await startOpenAiStandIn((_, turn): Turn =>
    turn === 1
      ? { calls: [{ name: 'sql', input: { query: sql } }] }
      : { calls: [{ name: 'answer', input: { answer: 'You spent 52.75 at Rewe [1].' } }] },
  )
  const assistant = assistantInMemory({ address: server.address, workspaces })
  const answer = await assistant.ask('How much did I spend at Rewe?')
  expect(answer).toMatchObject({
    sql,
    table: { columns: ['total'], rows: [[52.75]] },
    queryType: 'analytical',
    citations: [{ documentName: 'bank.csv', locator: { kind: 'cells', range: 'A2:C4' } }],
  })
  expect(answer.answer).not.toContain('check them')
})

test('a figure without evidence is marked and lowers the confidence', async () => {
  await using server = await startOpenAiStandIn((_, turn): Turn =>
    turn === 1
      ? { calls: [{ name: 'search', input: { query: 'deposit' } }] }
      : { text: 'The deposit is 900 euros [1], and the rent is 1,250 euros [7].' },
  )
  const assistant = assistantInMemory({ address: server.address, workspaces, texts })
  const answer = await assistant.ask('What is the deposit?')
  expect(answer.answer).toContain(
    'These figures are not in what the answer cites, so check them: 1,250.',
  )
  expect(answer.answer).not.toContain('[7]')
  expect(answer.confidence).toBeLessThan(0.7)
})

test("a statement other than a SELECT over the person's tables is refused, and the model may try again", async () => {
  await using server = await startOpenAiStandIn((call, turn): Turn => {
    if (turn === 1) {
      return { calls: [{ name: 'sql', input: { query: "SELECT * FROM read_csv('/etc/passwd')" } }] }
    }
    expect(found(call)).not.toContain('root:')
    return { text: 'I could not read it.' }
  })
  const assistant = assistantInMemory({ address: server.address, workspaces })
  expect(await assistant.ask('What is in the file?')).toMatchObject({ found: false })
})

test('interpretations are derived from the model’s statements, and corrections are passed to it', async () => {
  const total = (column: string) =>
    `SELECT sum("${column}") FROM trips WHERE booked >= DATE '2026-10-01' AND booked < '2026-11-01'`
  const rows = 'SELECT count(*) AS trips FROM trips'
  const respond = ({ messages }: ChatCall, turn: number): Turn => {
    const hasMeaning = String(messages[0]?.content).includes(
      '"price": the column "gross_price" of the table "trips"',
    )
    const column = hasMeaning ? 'gross_price' : 'net_price'
    if (turn === 1) return { calls: [{ name: 'sql', input: { query: rows } }] }
    if (turn === 2) return { calls: [{ name: 'sql', input: { query: total(column) } }] }
    const understood = `The sum of ${column} in October, see <b>[this](http://evil.example/x)</b>.`
    return { calls: [{ name: 'answer', input: { answer: 'It is this [1].', understood } }] }
  }
  const question = 'What was the total price last month?'
  const ask = async (corrections: Corrected[] = []) => {
    await using server = await startOpenAiStandIn(respond)
    const assistant = assistantInMemory({ address: server.address, workspaces: travel })
    return await assistant.ask(question, {}, { corrections })
  }
  const net = await ask()
  expect(net).toMatchObject({
    understood: 'The sum of net_price in October, see this.',
    sql: total('net_price'),
    parts: [
      { title: 'Query 1 of trips', sql: rows, table: { rows: [[2]] } },
      { title: 'Query 2 of trips', sql: total('net_price'), table: { rows: [[100]] } },
    ],
  })
  const [price, month] = net.readings ?? []
  expect(price).toMatchObject({ phrase: 'price', chosen: { label: 'trips · Net price' } })
  expect(month).toMatchObject({ phrase: 'last month', chosen: { label: 'October 2026' } })
  const option = price?.others.find(({ label }) => label === 'trips · Gross price')
  if (!option) throw new Error('the other price is not offered')

  const correction = { phrase: 'price', choice: option.choice, isSent: true }
  const gross = await ask([correction])
  expect(gross.sql).toBe(total('gross_price'))
  expect(gross.readings?.[0]?.chosen.label).toBe('trips · Gross price')
  // A correction that the model ignored is not shown as applied.
  const away = { ...correction, choice: { ...option.choice, table: 'gone' } } as Corrected
  expect((await ask([away])).readings?.[0]?.chosen.label).toBe('trips · Net price')
})

test('what is sent before any lookup matches what the person is told', async () => {
  const payees = Array.from({ length: 40 }, (_, index) => `Payee ${index + 100}`)
  const own = tablesInMemory([
    {
      documentName: 'bank.csv',
      columns: [{ name: 'Payee', type: 'text' as const }],
      rows: payees.map((payee) => [payee]),
    },
  ])
  await using server = await startOpenAiStandIn(() => ({ text: 'I do not know.' }))
  const assistant = assistantInMemory({ address: server.address, workspaces: own, texts })
  const before = [{ question: 'Who pays me?', answer: 'Nobody does.' }]
  const corrections = [
    { phrase: 'it', choice: { kind: 'column' as const, table: 'bank', column: 'payee' } },
  ]
  await assistant.ask('Who is it?', { before }, { corrections })
  await own.close()
  const messages = JSON.stringify(server.calls[0]?.messages)
  const named: [said: string, sent: string][] = [
    ['question', 'Who is it?'],
    ['what was said before it in a conversation', 'Nobody does.'],
    ['today’s date', '2026-11-20'],
    ['what you chose that words mean', 'the column'],
    ['the names of your tables', 'bank'],
    ['the files they are from', 'bank.csv'],
    ['their columns', 'payee'],
    ['a few values of each', 'Payee 1'],
  ]
  for (const [described, sent] of named) {
    expect(describeDataSent('openai')).toContain(described)
    expect(messages).toContain(sent)
  }
  // Only a few values, and no text before a search finds it.
  expect(payees.filter((payee) => messages.includes(payee)).length).toBeLessThanOrEqual(6)
  expect(messages).not.toContain('The lease ends')
})

test('addresses described as this machine are on this machine', () => {
  const local = (address: string) => describeDataSent('local', address)
  for (const address of [
    'http://127.0.0.1:11434/v1',
    'http://localhost:1234/v1',
    'http://[::1]:1/v1',
  ])
    expect(local(address)).toContain('Nothing leaves this machine.')
  expect(local('http://10.0.0.7:11434/v1')).toContain('are sent to 10.0.0.7. Nothing else is.')
  expect(describeDataSent('compatible', 'https://models.example/v1')).toContain(
    'to models.example.',
  )
  expect(describeDataSent('none')).toContain('Nothing leaves this machine.')
})

const failures: [string, (turn: number) => Turn, string][] = [
  ['refuses the key', () => ({ status: 401, error: 'bad key secret' }), 'refused the key'],
  ['knows no such model', () => ({ status: 404, error: 'no model' }), 'no model of this name'],
  ['has no credit', () => ({ status: 402, error: 'pay' }), 'no credit'],
  ['fails', () => ({ status: 400, error: 'what' }), 'did not understand'],
  ['asks to wait', () => ({ status: 429, error: 'slow down' }), 'asks to wait'],
  ['is down', () => ({ status: 503, error: 'later' }), 'The service failed.'],
  ['breaks off', () => ({ cut: 'Your lease' }), ''],
  ['answers in no protocol', () => ({ page: '<h1>Welcome</h1>' }), 'did not answer as expected'],
  ['never ends', () => ({ text: 'word'.repeat(60_000) }), 'did not answer as expected'],
  ['says nothing', () => ({ text: '  ' }), 'did not answer as expected'],
]
for (const [what, respond, reason] of failures) {
  test(`if the model ${what}, the built-in engine answers and the answer says so`, async () => {
    await using server = await startOpenAiStandIn((_, turn) => respond(turn))
    const assistant = assistantInMemory({ address: server.address, workspaces, texts })
    const answer = await assistant.ask('When does my lease end?')
    expect(answer.answer).toBe('The built-in engine answers.')
    expect(answer.steps[0]?.title).toBe('Answered without the language model')
    expect(answer.steps[0]?.detail).toContain(reason)
    expect(JSON.stringify(answer)).not.toContain('secret')
  })
}

test('a model that calls tools endlessly is stopped after its steps', async () => {
  await using server = await startOpenAiStandIn(() => ({
    calls: [{ name: 'search', input: { query: 'lease' } }],
  }))
  const assistant = assistantInMemory({ address: server.address, workspaces, texts })
  expect(await assistant.ask('When does my lease end?')).toMatchObject({
    answer: 'The built-in engine answers.',
  })
  expect(server.calls).toHaveLength(6)
})

for (const turn of [{ silent: true }, { stall: 'Your lease' }] as const) {
  test(`a model that does not finish in time is abandoned: ${Object.keys(turn).join('')}`, async () => {
    await using server = await startOpenAiStandIn(() => turn)
    const assistant = assistantInMemory({ address: server.address, workspaces, texts, timeMs: 300 })
    const { answer, steps } = await assistant.ask('When does my lease end?')
    expect(answer).toBe('The built-in engine answers.')
    expect(steps[0]?.detail).toBe('The model took too long.')
  })
}

test('a service that asks to wait once is called again', async () => {
  await using server = await startOpenAiStandIn((_, turn) =>
    turn === 1 ? { status: 429, error: 'slow down' } : { text: 'I do not know.' },
  )
  const assistant = assistantInMemory({ address: server.address, workspaces, texts })
  expect((await assistant.ask('What?')).answer).toBe('I do not know.')
  expect(server.calls).toHaveLength(2)
})

test('stopping aborts the call to the model', async () => {
  await using server = await startOpenAiStandIn(() => ({ silent: true }))
  const assistant = assistantInMemory({ address: server.address, workspaces, texts })
  const stop = new AbortController()
  const answer = assistant.ask('When does my lease end?', { signal: stop.signal })
  await expect.poll(() => server.calls.length, { timeout: 10_000 }).toBe(1)
  stop.abort()
  await expect(answer).rejects.toThrow(/abort/i)
})

test('words are passed on as they arrive', async () => {
  await using server = await startOpenAiStandIn(() => ({ text: 'One word after another.' }))
  const assistant = assistantInMemory({ address: server.address, workspaces, texts })
  const words: string[] = []
  await assistant.ask('Say something', { onText: (text) => words.push(text) })
  expect(words.length).toBeGreaterThan(2)
  expect(words.join('')).toBe('One word after another.')
})
