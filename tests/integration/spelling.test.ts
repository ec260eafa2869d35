import { expect } from 'vitest'
import { askResponse } from '#shared/answers.ts'
import { chatResponse, conversation } from '#shared/chat.ts'
import { test, type Browser } from '#tests/server.ts'

const bills = 'date,item,amount\n2026-09-03,Electricity,61.40\n2026-09-07,Groceries,48.10\n'
const contract =
  'Tariff Comfort.\n\nThe standing charge of the electricity contract is 11.90 euros a month.'
const files = { 'bills.csv': bills, 'contract.txt': contract }

async function ask(browser: Browser, body: { question: string; literal?: boolean }) {
  const answer = await browser.post('/api/ask', body)
  expect(answer.status).toBe(200)
  return askResponse.parse(await answer.json())
}

test('a misspelt word is read as a word in the person’s own data, unless they want it as typed', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  await ada.bring(files)
  const question = 'How much did I pay for electricty?'
  const read = await ask(ada, { question })
  expect(read.spelling).toEqual([{ typed: 'electricty', read: 'electricity' }])
  expect(read.answer).toContain('61.4')
  expect(read.answer).not.toContain('109.5')

  const literal = await ask(ada, { question, literal: true })
  expect(literal.spelling).toBeUndefined()

  const right = await ask(ada, { question: 'How much did I pay for electricity?' })
  expect(right.spelling).toBeUndefined()
  expect(right.answer).toBe(read.answer)
})

test('a misspelt word finds its text, and a chat keeps the correction', async ({ server }) => {
  const ada = await server.person('Ada')
  await ada.bring(files)
  const message = 'What is the standnig charge of my contract?'
  const reply = chatResponse.parse(await (await ada.post('/api/chat', { message })).json())
  expect(reply.spelling).toEqual([{ typed: 'standnig', read: 'standing' }])
  expect(reply.response).toContain('11.90')
  const kept = await ada.get(`/api/conversations/${reply.conversationId}`)
  const { messages } = conversation.parse(await kept.json())
  expect(messages.at(-1)?.evidence?.spelling).toEqual(reply.spelling)
})

test('words in another person’s data correct nothing', async ({ server }) => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')]
  await ada.bring({ 'names.csv': 'name,amount\nZwirnheld,12\nQuastenfloss,7\n' })
  await ben.bring(files)
  const { spelling } = await ask(ben, { question: 'What did I pay Zwirnhedl?' })
  expect(spelling).toBeUndefined()
})
