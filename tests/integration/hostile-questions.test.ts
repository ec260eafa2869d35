import fc from 'fast-check'
import { beforeAll, afterAll, describe, expect, test, vi } from 'vitest'
import { askResponse } from '#shared/answers.ts'
import { chatResponse } from '#shared/chat.ts'
import { createdQuery, queryView } from '#shared/queries.ts'
import { openTestServer, type Browser, type TestServer } from '#tests/server.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const longest = 10_000
const fill = (text: string) => text.repeat(Math.ceil(longest / text.length)).slice(0, longest)

const hostile: [string, string][] = [
  ['a sum without an end', fill('1+')],
  ['numbers', fill('12345 ')],
  ['200 numbers', Array.from({ length: 200 }, (_, n) => n * 37).join(' ')],
  ['"and" after "and"', fill('and ')],
  ['comparisons', fill('more than 5 than ')],
  ['another script', fill('كم أنفقت ')],
  ['a script without spaces', fill('我花了多少钱')],
  ['emoji', fill('😀👩‍👩‍👧 ')],
  ['combining marks', fill('a\u0301\u0302\u0303')],
  ['deep parentheses', '('.repeat(longest / 2) + ')'.repeat(longest / 2)],
  [
    '5,000 names',
    Array.from({ length: 5_000 }, (_, n) => `N${n}`)
      .join(' ')
      .slice(0, longest),
  ],
  ['one word', fill('a')],
  ['one number', fill('1')],
  ['dots', fill('a.')],
  ['open quotations', fill('“')],
  ['spaces before a word', `a${' '.repeat(longest - 2)}b`],
  ['an almost endless list', fill('how much did I spend on groceries and ')],
  ['dates', fill('1 March 2025 and ')],
  ['groups', fill('rent by month by ')],
  ['conversions', fill('5 km to miles ')],
]

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await openTestServer()
  browser = await server.person('Eve')
  expect((await browser.post('/api/demo')).status).toBe(201)
  await ask('How much did I spend on groceries last month?')
})
afterAll(() => server[Symbol.asyncDispose]())

async function ask(question: string, route = '/api/ask') {
  const answer = await browser.post(route, { question })
  expect(answer.status).toBe(200)
  return askResponse.parse(await answer.json())
}

const threadMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Does the work, and returns the longest uninterrupted computation of the page's own thread. In
 * processor time, since other work slows the clock of a busy machine; background work for the
 * sample counts, too.
 */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longestMs = 0
  let working = true
  const watch = async () => {
    for (let last = threadMs(); working;) {
      expect((await server.app.request('/api/health')).status).toBe(200)
      // Asking without a pause would take a core from the questions.
      await new Promise((resolve) => setTimeout(resolve, 5))
      const now = threadMs()
      longestMs = Math.max(longestMs, now - last)
      last = now
    }
  }
  const watching = watch()
  try {
    await work()
  } finally {
    working = false
    await watching
  }
  return longestMs
}

/**
 * At most 165 ms were measured on one machine and 280 ms on a slower one. Planning such a text on
 * the page's own thread would take seconds.
 */
const mostAtOnceMs = 500

describe.each(hostile)('a question of %s', (_, question) => {
  test('is answered or refused, and the page stays responsive', async () => {
    const turn = await longestTurn(async () => {
      const answer = await ask(question)
      expect(answer.answer).not.toBe('')
    })
    expect(turn).toBeLessThan(mostAtOnceMs)
  })
})

test('the same with steps, in a conversation and in the query builder', async () => {
  for (const question of [fill('1+'), fill('and '), fill('more than 5 than ')]) {
    const turn = await longestTurn(async () => {
      await ask(question, '/api/ask/reasoning')
      const first = await browser.post('/api/chat', { message: question })
      const { conversationId } = chatResponse.parse(await first.json())
      const next = await browser.post('/api/chat', { message: question, conversationId })
      expect(next.status).toBe(200)
      const { id } = createdQuery.parse(
        await (await browser.post('/api/queries', { question })).json(),
      )
      const status = async () =>
        queryView.parse(await (await browser.get(`/api/queries/${id}`)).json()).status
      await expect.poll(status, { timeout: 30_000 }).not.toBe('pending')
    })
    expect(turn).toBeLessThan(mostAtOnceMs)
  }
})

/**
 * Chains, numbers, brackets, scripts, names from the data and colloquial phrases, in any mixture.
 */
const pieces = fc.oneof(
  fc.constantFrom(
    'and', 'or', 'than', 'more than', 'between', 'by month', 'per', 'minus', 'not', 'the most',
    'how much', 'when did', 'who', 'show', 'last month', 'since', 'on days I', '% of', 'wie viel',
    'Osgood Property', 'Priya Raman', 'Harbor Gazette', 'groceries', 'rent', 'miles', 'blood pressure',
    '?', '. ', ', ', '(', ')', '"', '“', '\n', '1+', '1,000.50', '1/2/2025', '2025-13-45', '$', '€',
  ),
  fc.integer().map(String),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
) // prettier-ignore
const grammar = fc
  .tuple(fc.array(pieces, { minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 60 }))
  .map(([words, times]) =>
    `${`${words.join(' ')} `.repeat(times)}`.slice(0, longest).toWellFormed(),
  )
  .filter((text) => text.trim() !== '' && !text.includes('\0'))

test('any text is answered or refused, and the page stays responsive', async () => {
  await fc.assert(
    fc.asyncProperty(grammar, async (question) => {
      const turn = await longestTurn(() => ask(question))
      expect(turn).toBeLessThan(mostAtOnceMs)
    }),
    { seed: 20_261_122, numRuns: 40, endOnFailure: true },
  )
})

test('a person with many questions at once is asked to wait, and somebody else is answered meanwhile', async () => {
  const other = await server.person('Ann')
  const many = Array.from({ length: 20 }, () => browser.post('/api/ask', { question: fill('1+') }))
  const answer = await other.post('/api/ask', { question: 'What is 15% of 1,240?' })
  expect(askResponse.parse(await answer.json()).answer).toContain('186')
  const statuses = (await Promise.all(many)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})
