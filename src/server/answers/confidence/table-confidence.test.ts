import { afterAll, expect, test } from 'vitest'
import { householdRecords } from '../household-records.fixtures.ts'
import { answersInMemory } from '../fixtures.ts'

/** Today is 20 November 2026. */
const own = answersInMemory({ records: householdRecords() })
afterAll(() => own[Symbol.asyncDispose]())

test('a figure for a fully understood question is shown with the confidence of first looks', async () => {
  const { confidence, answer } = await own.ask(
    'How much did I spend on groceries from 3 to 12 September 2026?',
  )
  expect(answer).toContain('**€60.00**')
  expect(confidence).toBeGreaterThan(0.65)
  expect(confidence).toBeLessThan(0.9)
})

test('a count of distinct values, which may mean the rows, is shown with less', async () => {
  const { found, confidence } = await own.ask('How many different merchants are there?')
  expect(found).toBe(true)
  expect(confidence).toBeLessThanOrEqual(0.8)
})

test('rows that leave a word out are declined when they are seldom right', async () => {
  const { found, answer } = await own.ask('What is the name of my cardiologist?')
  expect(found).toBe(false)
  expect(answer).toContain('“cardiologist”')
})

test('a count of nothing is never sure', async () => {
  const { answer, confidence } = await own.ask(
    'How many times did I buy from Toyland in March 2024?',
  )
  expect(answer).toContain('**0**')
  expect(confidence).toBeLessThanOrEqual(0.6)
})
