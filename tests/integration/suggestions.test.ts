import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { askResponse, suggestionsResponse } from '#shared/answers.ts'
import { openTestServer, type Browser, type TestServer } from '#tests/server.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const asked = [
  'How much did I spend on groceries last month?',
  'How much did I spend last month?',
  'What did I spend on restaurants last month?',
  'Show my spending by month',
  'What were my five largest purchases last month?',
  'How much did I spend at Greenleaf Market this year?',
  'How much is my rent?',
  'What was my last salary?',
  'What did I spend the most on last month?',
  'How many mails did Lena send me this year?',
  'Who sent me the most mails this year?',
  'How many mails did I get last month?',
  'How many messages did Priya send me last month?',
  'Who do I write to most?',
  'How many kilometres did I run this year?',
  'What was my longest run?',
  'What is my latest LDL value?',
  'How many tweets did I write last month?',
  'When is my next check-up?',
  'When did my landlord say the lease ends?',
  'How long does the warranty of my laptop last?',
  'Am I spending more than I earn?',
  'How much did I spend on groceries and on restaurants last month?',
  'What was my heart rate each month?',
  'what did the plane ticket to Lisbon cost me',
  'How much is the renters insurance per year?',
  'Wie viel habe ich letzten Monat für Lebensmittel ausgegeben?',
]

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await openTestServer()
  browser = await server.person('Mara')
  expect((await browser.post('/api/demo')).status).toBe(201)
})
afterAll(() => server[Symbol.asyncDispose]())

async function ask(question: string) {
  const answer = await browser.post('/api/ask', { question })
  expect(answer.status).toBe(200)
  return askResponse.parse(await answer.json())
}

async function suggested() {
  const answer = await browser.get('/api/ask/suggestions')
  return suggestionsResponse.parse(await answer.json()).suggestions
}

/** The questions without an answer. */
async function unanswered(questions: readonly string[]): Promise<string[]> {
  const failed = []
  for (const question of new Set(questions)) {
    const { found } = await ask(question)
    if (!found) failed.push(question)
  }
  return failed
}

test('every suggested first question is answered', async () => {
  const offered = await suggested()
  expect(offered).toHaveLength(5)
  expect(await unanswered(offered)).toEqual([])
})

test('every question suggested after an answer is answered', async () => {
  const offered: string[] = []
  for (const question of asked) offered.push(...(await ask(question)).followUpQuestions)
  expect(new Set(offered).size).toBeGreaterThan(20)
  expect(await unanswered(offered)).toEqual([])
})
