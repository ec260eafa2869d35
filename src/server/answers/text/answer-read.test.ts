import path from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { createEmbedder } from '#server/models/embedder.ts'
import { answersInMemory } from '../fixtures.ts'

const embedder = createEmbedder({
  cacheDir: path.resolve('.cache/models'),
  threads: 1,
  log: pino({ level: 'silent' }),
})
afterAll(() => embedder.close())

const letter = {
  id: 'doc_letter',
  name: 'Renewal of the tenancy.txt',
  passages: [
    {
      text: [
        'Rent now: £875 per calendar month',
        'Rent from 1 December: £915 per calendar month',
        'Deposit held: £1,009.61 (scheme certificate DPX-558210-K)',
        'Smoking is not permitted in any part of the building.',
      ].join('\n'),
    },
  ],
}

test('the trained reader gives the value, with its line', async () => {
  await using answers = answersInMemory({ texts: [letter], reader: embedder })
  const answer = await answers.ask('How much deposit is held?')
  expect(answer.answer).toContain('**£1,009.61**')
  expect(answer.citations[0]?.quote).toContain('Deposit held: £1,009.61')
  expect(answer.confidence).toBeGreaterThan(0.3)
  expect(answer.confidence).toBeLessThan(1)
})

test('a whole clause is not a name', async () => {
  const lease = {
    id: 'doc_lease',
    name: 'Lease.txt',
    passages: [{ text: 'Dogs need the consent of the landlord. Cats are welcome.' }],
  }
  await using answers = answersInMemory({ texts: [lease], reader: embedder })
  for (const question of ['Wie heißt mein Hund?', 'What is my dog called?']) {
    expect((await answers.ask(question)).found).toBe(false)
  }
})

test("the reader's answer stands where a rule finds a part of it in the form asked for", async () => {
  const policy = {
    id: 'doc_policy',
    name: 'Renters policy.txt',
    passages: [
      {
        text: 'RENTERS POLICY DECLARATIONS (HO-4)\nPolicy number RN 40-771-3826\nPersonal property $35,000',
      },
    ],
  }
  await using answers = answersInMemory({ texts: [policy], reader: embedder })
  const answer = await answers.ask('What is my renters insurance policy number?')
  expect(answer.answer).toMatch(/^\*\*RN 40-771-3826\*\*/)
})

test('a question without an answer in the texts does not get a similar one', async () => {
  await using answers = answersInMemory({ texts: [letter], reader: embedder })
  const answer = await answers.ask('When does my passport expire?')
  expect(answer.found).toBe(false)
})

test('if the reader fails, the rules answer', async () => {
  const reader = { read: () => Promise.reject(new Error('no weights')) }
  await using answers = answersInMemory({ texts: [letter], reader })
  const answer = await answers.ask('How much is the deposit held?')
  expect(answer.answer).toContain('£1,009.61')
})

test('a cancelled question is not answered by the rules instead', async () => {
  const abort = new AbortController()
  const reader = {
    read: () => {
      abort.abort(new Error('given up'))
      return Promise.reject(new Error('given up'))
    },
  }
  await using answers = answersInMemory({ texts: [letter], reader })
  await expect(
    answers.ask('How much is the deposit held?', { signal: abort.signal }),
  ).rejects.toThrow('given up')
})

test('if the reader finds nothing, certain rules answer, with lower confidence', async () => {
  const reader = {
    read: async (_: string, windows: unknown[]) =>
      windows.map(() => ({ words: [], answers: -8, yes: 0 })),
  }
  await using answers = answersInMemory({ texts: [letter], reader })
  const answer = await answers.ask('How much is the deposit held?')
  expect(answer.answer).toContain('£1,009.61')
  expect(answer.confidence).toBeLessThanOrEqual(0.6)
})
