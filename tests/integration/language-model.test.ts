import { expect, test } from 'vitest'
import { askResponse } from '#shared/answers.ts'
import { chatResponse } from '#shared/chat.ts'
import { rememberedReadings } from '#shared/readings.ts'
import {
  looksUpThenSays,
  startOpenAiStandIn,
  type ChatCall,
  type Turn,
} from '#tests/openai-stand-in.ts'
import { openTestServer } from '#tests/server.ts'

const key = 'sk-very-secret-key'
const respond = looksUpThenSays('The deposit is 900 euros [1].')

test('a person chooses a local model, and Ask and Chat answer with it and its evidence', async () => {
  await using model = await startOpenAiStandIn(respond)
  await using server = await openTestServer({ LOCAL_MODELS: `Stand-in=${model.address}` })
  const ada = await server.person('Ada')
  await ada.bring({ 'lease.txt': 'Lease of the flat.\n\nThe deposit of the flat is 900 euros.\n' })

  const found = await (await ada.get('/api/settings/model/local')).json()
  expect(found).toEqual([{ name: 'Stand-in', address: model.address, models: ['stand-in'] }])
  const choice = { provider: 'local', model: 'stand-in', address: model.address, key }
  const tested = await ada.post('/api/settings/model/test', choice)
  expect(await tested.clone().text()).not.toContain(key)
  expect(await tested.json()).toMatchObject({ ok: true, tools: true })
  const saved = await (await ada.put('/api/settings/model', choice)).text()
  expect(saved).not.toContain(key)
  expect(JSON.parse(saved)).toMatchObject({ provider: 'local', hasKey: true })
  expect(await (await ada.get('/api/settings/model')).text()).toBe(saved)

  const question = 'How high is the deposit of the flat?'
  const asked = askResponse.parse(await (await ada.post('/api/ask', { question })).json())
  expect(asked).toMatchObject({
    answer: 'The deposit is 900 euros [1].',
    citations: [{ number: 1, documentName: 'lease.txt' }],
  })
  expect(model.calls.at(-1)?.authorization).toBe(`Bearer ${key}`)
  const message = await (await ada.post('/api/chat', { message: question })).json()
  const chat = chatResponse.parse(message)
  expect(chat).toMatchObject({ response: 'The deposit is 900 euros [1].' })
  const { conversationId } = chat
  await ada.post('/api/chat', { message: 'And who holds it?', conversationId })
  const messages = JSON.stringify(model.calls.at(-1)?.messages)
  expect(messages).toContain(question)
  expect(messages).toContain('And who holds it?')

  // Nobody else uses Ada's model, and the key is nowhere unencrypted.
  const ben = await server.person('Ben')
  const calls = model.calls.length
  await ben.post('/api/ask', { question })
  expect(model.calls).toHaveLength(calls)
  expect(server.logged.join('\n')).not.toMatch(/deposit|sk-very/)
})

test('an answer can be followed while it is being written, with a model and without', async () => {
  await using model = await startOpenAiStandIn(respond)
  await using server = await openTestServer({ LOCAL_MODELS: `Stand-in=${model.address}` })
  const ada = await server.person('Ada')
  await ada.bring({ 'lease.txt': 'Lease of the flat.\n\nThe deposit of the flat is 900 euros.\n' })
  const body = JSON.stringify({ question: 'How high is the deposit of the flat?' })
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream' }
  const events = async () => {
    const answer = await ada.send('POST', '/api/ask', { body, headers })
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    const text = await answer.text()
    return [...text.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, event, data = '']) => ({
      event,
      data: JSON.parse(data) as unknown,
    }))
  }
  const without = await events()
  expect(without[0]?.event).toBe('step')
  expect(askResponse.parse(without.at(-1)?.data).answer).toContain('900')

  const choice = { provider: 'local', model: 'stand-in', address: model.address }
  await ada.put('/api/settings/model', choice)
  const kinds = (await events()).map(({ event }) => event)
  expect(new Set(kinds)).toEqual(new Set(['step', 'text', 'answer']))
  expect(kinds.at(-1)).toBe('answer')
})

test('interpretations are corrected and remembered for a model as without one', async () => {
  const respond = ({ messages }: ChatCall): Turn => {
    if (messages.at(-1)?.role === 'tool') return { text: 'It is this [1].' }
    const isSaid = String(messages[0]?.content).includes('"price": the column "gross_price"')
    const query = `SELECT sum("${isSaid ? 'gross_price' : 'net_price'}") AS total FROM trips`
    return { calls: [{ name: 'sql', input: { query } }] }
  }
  await using model = await startOpenAiStandIn(respond)
  await using server = await openTestServer({ LOCAL_MODELS: `Stand-in=${model.address}` })
  const ada = await server.person('Ada')
  await ada.bring({ 'trips.csv': 'trip,net price,gross price\nOslo,100,119\nBergen,200,238\n' })
  const choice = { provider: 'local', model: 'stand-in', address: model.address }
  await ada.put('/api/settings/model', choice)
  const question = 'What is the total price?'
  const ask = async (more = {}) =>
    askResponse.parse(await (await ada.post('/api/ask', { question, ...more })).json())
  const [net] = (await ask()).readings ?? []
  expect(net).toMatchObject({ phrase: 'price', chosen: { label: 'trips · net price' } })
  const other = net?.others.find(({ label }) => label === 'trips · gross price')
  const gross = await ask({ reading: { phrase: 'price', choice: other?.choice } })
  expect(gross.table?.rows).toEqual([[357]])
  const remembered = rememberedReadings.parse(await (await ada.get('/api/readings')).json())
  expect(gross.readings?.[0]?.remembered).toBe(remembered[0]?.id)
  expect((await ask()).table?.rows).toEqual([[357]])
})

test('an answer stopped by its asker is not continued', async () => {
  await using model = await startOpenAiStandIn(() => ({ stall: 'The deposit is' }))
  await using server = await openTestServer({ LOCAL_MODELS: `Stand-in=${model.address}` })
  const ada = await server.person('Ada')
  await ada.put('/api/settings/model', {
    provider: 'local',
    model: 'stand-in',
    address: model.address,
  })
  const body = JSON.stringify({ question: 'How high is the deposit of the flat?' })
  for (const accept of ['text/event-stream', 'application/json']) {
    const stop = new AbortController()
    const headers = { 'content-type': 'application/json', accept }
    const before = model.calls.length
    const asked = ada.send('POST', '/api/ask', { body, headers, signal: stop.signal })
    await expect.poll(() => model.calls.length, { timeout: 10_000 }).toBe(before + 1)
    stop.abort()
    // The reader aborts the stream.
    void asked.then((answer) => answer.body?.cancel()).catch(() => undefined)
    await expect.poll(() => model.left.length, { timeout: 10_000 }).toBe(before + 1)
  }
})

test('a server that is neither public nor allowed by the configuration is not called', async () => {
  await using model = await startOpenAiStandIn(respond)
  await using server = await openTestServer()
  const ada = await server.person('Ada')
  const local = { provider: 'local', model: 'stand-in', address: model.address }
  expect((await ada.put('/api/settings/model', local)).status).toBe(400)
  const compatible = { ...local, provider: 'compatible' }
  const tested = await ada.post('/api/settings/model/test', compatible)
  expect(await tested.json()).toEqual({
    ok: false,
    reason: 'This address is not public, or does not begin with https.',
  })
  expect(model.calls).toEqual([])
})

test("a person's own server is called if the configuration allows this machine", async () => {
  await using model = await startOpenAiStandIn(respond)
  await using server = await openTestServer({ OUTGOING_ADDRESSES: 'loopback' })
  const ada = await server.person('Ada')
  await ada.bring({ 'lease.txt': 'Lease of the flat.\n\nThe deposit of the flat is 900 euros.\n' })
  const choice = { provider: 'compatible', model: 'stand-in', address: model.address }
  await ada.put('/api/settings/model', choice)
  const question = 'How high is the deposit of the flat?'
  const asked = askResponse.parse(await (await ada.post('/api/ask', { question })).json())
  expect(asked.answer).toBe('The deposit is 900 euros [1].')
})

test('a key is sent only to the service for which it was entered', async () => {
  await using server = await openTestServer()
  const ada = await server.person('Ada')
  await ada.put('/api/settings/model', { provider: 'openai', model: 'gpt', key })
  const same = await ada.put('/api/settings/model', { provider: 'openai', model: 'gpt-2' })
  expect(await same.json()).toMatchObject({ hasKey: true })
  const other = await ada.put('/api/settings/model', { provider: 'anthropic', model: 'claude' })
  expect(await other.json()).toMatchObject({ hasKey: false })
})
