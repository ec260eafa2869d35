import { expect } from 'vitest'
import { z } from 'zod'
import { extend } from 'zod/mini'
import {
  chatResponse,
  conversation,
  conversationView,
  type ChatRequest,
  type ChatResponse,
  type Conversation,
} from '#shared/chat.ts'
import { dashboardStats } from '#shared/usage.ts'
import { readWholeDatabase, tablesWith } from '#server/accounts/whole-database.fixtures.ts'
import { requirement } from '#tests/requirement.ts'
import { erase, remove } from '#tests/deletions.ts'
import { test, type Browser } from '#tests/server.ts'

const expenses = [
  'date,category,amount',
  '2025-03-02,Groceries,54.20',
  '2025-03-16,Groceries,61.35',
  '2025-03-09,Transport,18.00',
  '2025-04-06,Groceries,40.00',
  '2025-04-20,Transport,22.50',
].join('\n')

type Replied = ChatResponse & { conversationId: string; messageId: string }

async function say(browser: Browser, message: string, parts: Partial<ChatRequest> = {}) {
  const answer = await browser.post('/api/chat', { ...parts, message })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const ids = { conversationId: z.string(), messageId: z.string() }
  return extend(chatResponse, ids).parse(await answer.json()) satisfies Replied
}

async function read(browser: Browser, id: string): Promise<Conversation> {
  return conversation.parse(await (await browser.get(`/api/conversations/${id}`)).json())
}

const list = async (browser: Browser) =>
  z.array(conversationView).parse(await (await browser.get('/api/conversations')).json())

const messageId = (letter: string) => `msg_${letter.repeat(26)}`

test("a message is answered from the person's data, with the evidence", async ({ server }) => {
  requirement('api.chat.request', 'api.chat.answer')
  const ada = await server.person('Ada')
  await ada.bring({ 'expenses.csv': expenses })
  const reply = await say(ada, 'What is the total amount for Groceries?')
  expect(reply.response).toContain('155.55')
  expect(reply).toMatchObject({
    category: 'financial',
    sources: ['expenses.csv'],
    queryType: 'analytical',
    found: true,
    table: { rows: [[155.55]] },
  })
  expect(reply.confidence).toBeGreaterThan(0.5)
  expect(reply.confidence).toBeLessThanOrEqual(1)
  expect(reply.suggestions.length).toBeGreaterThan(0)
  expect(reply.citations.map(({ documentName }) => documentName)).toContain('expenses.csv')
  expect(reply.sql).toMatch(/select/i)
})

test('questions about money, health, other people and anything else are answered from stored data', async ({
  server,
}) => {
  requirement('chat.about')
  const ada = await server.person('Ada')
  await ada.bring({
    'expenses.csv': expenses,
    'weight.csv': 'day,weight in kg\n2025-01-05,71.5\n2025-02-05,70.5\n2025-03-05,69\n',
    'posts.csv': 'posted,network,likes\n2025-01-05,Facebook,12\n2025-02-05,LinkedIn,31\n',
    'passport.txt': 'The passport of Ada Example was issued in Berlin and expires on 4 May 2031.\n',
  })
  const asked = [
    ['How much did I spend on Transport?', 'financial', '40.5'],
    ['What is the average weight in kg?', 'health', '70.33'],
    ['How many likes did I get on LinkedIn?', 'social', '31'],
    ['When does my passport expire?', 'personal', '4 May 2031'],
  ] as const
  for (const [question, category, part] of asked) {
    const reply = await say(ada, question)
    expect(reply.response, question).toContain(part)
    expect([reply.category, reply.found]).toEqual([category, true])
  }
})

test('a follow-up is understood from the previous question', async ({ server }) => {
  const ada = await server.person('Ada')
  await ada.bring({ 'expenses.csv': expenses })
  const first = await say(ada, 'How much did I spend on Groceries in March 2025?')
  expect(first.response).toContain('115.55')
  const { conversationId } = first
  const april = await say(ada, 'and in April?', { conversationId })
  expect(april.response).toContain('40')
  expect(april.steps[0]).toEqual({
    kind: 'understand',
    title: 'Understood as a follow-up',
    detail: 'How much did I spend on Groceries in April 2025?',
  })
  const transport = await say(ada, 'What about transport?', { conversationId })
  expect(transport.response).toContain('22.5')

  const elsewhere = await say(ada, 'and in April?')
  expect(elsewhere.steps.map(({ title }) => title)).not.toContain('Understood as a follow-up')
  const { messages } = await read(ada, conversationId)
  expect(messages.map(({ role }) => role)).toEqual(Array(3).fill(['user', 'assistant']).flat())
  expect(messages[2]?.content).toBe('and in April?')
})

test('conversations are listed, read, renamed and deleted', async ({ server }) => {
  requirement('api.conversations.answers')
  const ada = await server.person('Ada')
  expect(await list(ada)).toEqual([])
  const first = await say(ada, 'What is 15% of 80?')
  const second = await say(ada, 'What is 2 + 2?')
  expect((await list(ada)).map(({ title }) => title)).toEqual([
    'What is 2 + 2?',
    'What is 15% of 80?',
  ])

  const path = `/api/conversations/${first.conversationId}`
  const renamed = await ada.patch(path, { title: ' Percentages ' })
  expect(conversationView.parse(await renamed.json()).title).toBe('Percentages')
  expect((await ada.patch(path, { title: '  ' })).status).toBe(400)
  const found = await read(ada, first.conversationId)
  expect(found.title).toBe('Percentages')
  expect(found.messages).toMatchObject([
    { role: 'user', content: 'What is 15% of 80?', status: 'answered' },
    {
      id: first.messageId,
      role: 'assistant',
      content: first.response,
      metadata: { category: 'general', sources: [], queryType: 'general', confidence: 0.99 },
    },
  ])

  expect((await ada.del(path)).status).toBe(204)
  expect((await ada.get(path)).status).toBe(404)
  expect((await ada.del(path)).status).toBe(404)
  expect((await list(ada)).map(({ id }) => id)).toEqual([second.conversationId])
})

test("another person's conversation is not found, even by guests, and visitors have none", async ({
  server,
}) => {
  requirement('privacy.own-data-only')
  const ada = await server.person('Ada')
  const mallory = await server.person('Mallory')
  const visitor = server.visitor()
  const guest = server.visitor()
  await guest.post('/api/ask', { question: 'What is 2 + 2?' })
  const { conversationId, messageId: replyId } = await say(ada, 'What is 7 * 6?')
  const path = `/api/conversations/${conversationId}`
  const calls = (browser: Browser) => [
    () => browser.get(path),
    () => browser.patch(path, { title: 'Mine now' }),
    () => browser.del(path),
    () => browser.post('/api/chat', { message: 'What is 1 + 1?', conversationId }),
  ]
  for (const call of [...calls(mallory), ...calls(guest)]) {
    const answer = await call()
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('42')
  }
  const others = [
    () => visitor.get('/api/conversations'),
    () => visitor.post('/api/chat', { message: 'hello' }),
  ]
  for (const call of [...calls(visitor), ...others]) expect((await call()).status).toBe(401)
  for (const browser of [mallory, guest]) expect(await list(browser)).toEqual([])
  const { title, messages } = await read(ada, conversationId)
  expect([title, messages.length, messages[1]?.id]).toEqual(['What is 7 * 6?', 2, replyId])
})

test('an empty message and one without text are refused', async ({ server }) => {
  const ada = await server.person('Ada')
  for (const body of [{}, { message: '' }, { message: ' \n ' }, { message: 7 }]) {
    expect((await ada.post('/api/chat', body)).status).toBe(400)
  }
  expect((await ada.post('/api/chat', { message: 'x', messageId: 'mine' })).status).toBe(400)
  expect(await list(ada)).toEqual([])
})

test('a message whose answer was stopped stays, marked, and is answered when sent again', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const sent = { message: 'What is 20 * 5?', messageId: messageId('a') }
  const stopped = await ada.send('POST', '/api/chat', {
    body: JSON.stringify(sent),
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.abort(),
  })
  expect(stopped.status).toBe(503)
  const [kept] = await list(ada)
  expect(kept?.title).toBe(sent.message)
  const id = kept?.id ?? ''
  expect((await read(ada, id)).messages).toMatchObject([
    { id: sent.messageId, content: sent.message, status: 'failed' },
  ])

  const reply = await say(ada, sent.message, sent)
  expect(reply.conversationId).toBe(id)
  expect((await read(ada, id)).messages).toMatchObject([
    { id: sent.messageId, status: 'answered' },
    { id: reply.messageId, content: expect.stringContaining('100') },
  ])
})

test('a message that is answered again replaces everything after it', async ({ server }) => {
  const ada = await server.person('Ada')
  const first = { message: 'What is 3 + 4?', messageId: messageId('b') }
  const { conversationId } = await say(ada, first.message, first)
  await say(ada, 'What is 1 + 1?', { conversationId })
  expect((await read(ada, conversationId)).messages).toHaveLength(4)
  const again = await say(ada, 'What is 3 + 5?', { ...first, conversationId })
  const { messages } = await read(ada, conversationId)
  expect(messages.map(({ id }) => id)).toEqual([first.messageId, again.messageId])
  expect(messages.map(({ content }) => content)).toEqual([
    'What is 3 + 5?',
    expect.stringContaining('8'),
  ])
  expect((await list(ada)).map(({ id }) => id)).toEqual([conversationId])

  const elsewhere = await say(ada, 'What is 9 - 1?')
  const moved = {
    message: 'x',
    messageId: first.messageId,
    conversationId: elsewhere.conversationId,
  }
  expect((await ada.post('/api/chat', moved)).status).toBe(404)
})

test('chat messages are counted as questions', async ({ server }) => {
  const ada = await server.person('Ada')
  const asked = async () =>
    dashboardStats.parse(await (await ada.get('/api/dashboard/stats')).json()).monthlyQueries
  expect(await asked()).toBe(0)
  const { conversationId } = await say(ada, 'What is 3 + 4?')
  await say(ada, 'What is 3 + 5?', { conversationId })
  expect(await asked()).toBe(2)
})

test('messages are nowhere readable, and deleted with their conversation', async ({ server }) => {
  requirement('privacy.claim.credentials-encrypted')
  const ada = await server.person('Ada')
  await ada.bring({ 'flowers.txt': 'The vexillary garden holds 41 hydrangeas.\n' })
  const { conversationId } = await say(ada, 'How many hydrangeas has the vexillary garden?')
  await ada.patch(`/api/conversations/${conversationId}`, { title: 'Chrysoprase' })
  const contents = await readWholeDatabase(server.opened.connection)
  expect(tablesWith(contents, conversationId).toSorted()).toEqual([
    'trove.chat_messages',
    'trove.conversations',
  ])
  for (const word of ['hydrangea', 'vexillary', 'Chrysoprase']) {
    expect(tablesWith(contents, word), word).toEqual([])
    expect(server.logged.join('\n')).not.toContain(word)
  }
  await erase(server, ada, await remove(ada, `/api/conversations/${conversationId}`))
  expect(tablesWith(await readWholeDatabase(server.opened.connection), conversationId)).toEqual([])
})
