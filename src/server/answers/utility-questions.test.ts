import { afterAll, expect, test } from 'vitest'
import { recordKinds } from '#server/records/record-kinds.ts'
import { answersInMemory } from './fixtures.ts'

const payment = (merchant: string, amount: number, category = 'Utilities') => ({
  date: '2026-10-05',
  amount: -amount,
  currency: 'GBP',
  merchant,
  description: merchant.toUpperCase(),
  category,
  kind: 'spending',
  account: 'Current',
})
const own = answersInMemory({
  records: [
    {
      of: recordKinds.transaction,
      rows: [
        payment('E.ON Next', 120),
        payment('Shetland Electric Co', 30),
        payment('Severn Trent', 40),
        payment('Thames Water', 25),
        payment('Waste Management', 15),
        payment('Tool Barn', 60, 'Shopping'),
        payment('Petplan', 38, 'Insurance'),
        payment('Admiral', 52, 'Insurance'),
        payment('Sparkle Car Wash', 9, 'Transport'),
      ],
    },
  ],
})
afterAll(() => own[Symbol.asyncDispose]())

test.each([
  ['How much did I spend on electricity in October?', '£150.00'],
  ['How much did I pay for water in October?', '£25.00'],
  ['How much did I pay for dog insurance in October?', '£38.00'],
  ['How much did I pay for car insurance in October?', '£52.00'],
])('%s → %s', async (question, says) => {
  expect((await own.ask(question)).answer).toContain(says)
})

test('power tools are no electricity', async () => {
  expect((await own.ask('How much did I spend on power tools?')).answer).not.toContain('£150')
})

test('insurance of a kind that no payee is known for is not all insurance', async () => {
  const { answer, found } = await own.ask('How much did I pay for travel insurance in October?')
  expect(found && answer.includes('£90')).toBe(false)
})
