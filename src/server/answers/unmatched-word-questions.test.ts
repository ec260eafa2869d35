import { afterAll, describe, expect, test } from 'vitest'
import { householdRecords } from './household-records.fixtures.ts'
import { fuelLog } from './household-sheets.fixtures.ts'
import { answersInMemory } from './fixtures.ts'

/** Today is 20 November 2026. */
const own = answersInMemory({ records: householdRecords(), sheets: [fuelLog] })
afterAll(() => own[Symbol.asyncDispose]())

describe('a word that nothing in the data accounts for is asked about', () => {
  const asked: [question: string, word: string, offered: string][] = [
    ['How much did I spend on the dog groomer?', '“groomer”', 'How much did I spend?'],
    [
      'How much did I spend on macarons in May 2026?',
      '“macarons”',
      'How much did I spend in May 2026?',
    ],
  ]
  test.each(asked)('%s', async (question, word, offered) => {
    const { found, answer, followUpQuestions, confidence } = await own.ask(question)
    expect(found).toBe(false)
    expect(answer).toContain(word)
    expect(followUpQuestions).toContain(offered)
    expect(confidence).toBeLessThan(0.3)
  })

  test.each([
    'By how much may I reduce the rent?',
    'How much can we deduct from the rent?',
    'How much electricity did we use in March?',
    'How much rent do I pay when we move out?',
    'What is my share of the rent?',
    'How much do I owe Toyland?',
  ])('what was paid is no answer to: %s', async (question) => {
    const { answer } = await own.ask(question)
    expect(answer).not.toMatch(/€\d/)
  })

  test('in German too', async () => {
    const { found, answer } = await own.ask('Wie viel habe ich im Mai für Makronen ausgegeben?')
    expect(found).toBe(false)
    expect(answer).toContain('„Makronen“')
  })

  test.each(['Am I still hoarding groceries?', 'On which island do I spend the most?'])(
    '%s: no question is offered that nobody would ask',
    async (question) => {
      const { followUpQuestions } = await own.ask(question)
      expect(followUpQuestions.join(' ')).not.toMatch(/still groceries|which do I/)
    },
  )

  test('and the question that is offered is answered', async () => {
    const { found } = await own.ask('How much did I spend in May 2026?')
    expect(found).toBe(true)
  })
})

describe('over payments the answer is right to', () => {
  const asked: [question: string, says: string][] = [
    ['How much rent do I pay?', '**€1,100.00**'],
    ['Wie viel Miete zahle ich?', '1.100,00'],
    ['What was my second highest grocery bill?', '33.00'],
    ['What is the most I ever paid at Toyland?', '80.00'],
    ['Am I spending more than I earn in October?', '**No**, '],
    ['What did I spend on groceries between 3 and 10 September?', '**€33.00**'],
    ['How much did I spend on groceries from 3 to 12 September 2026?', '**€60.00**'],
  ]
  test.each(asked)('%s', async (question, says) => {
    const { answer } = await own.ask(question)
    expect(answer).toContain(says)
  })
})
