import { afterAll, expect, test } from 'vitest'
import { recordKinds } from '#server/records/record-kinds.ts'
import { answersInMemory } from './fixtures.ts'
import { withRoles } from './roles/with-roles.ts'

/** Today is 20 November 2026. */
const own = answersInMemory({
  sheets: [
    {
      documentName: 'Rowing pot 2026.csv',
      columns: [
        { name: 'Date', type: 'date' },
        { name: 'Member', type: 'text' },
        { name: 'Type', type: 'text' },
        { name: 'Amount', type: 'number' },
      ],
      rows: [
        ['2026-02-02', 'Bela', 'Contribution', 600],
        ['2026-03-02', 'Bela', 'Contribution', 300],
        ['2026-03-09', 'Bela', 'Fine', 50],
        ['2026-04-02', 'Bela', 'Payout', -4800],
        ['2026-02-03', 'Ines', 'Contribution', 600],
      ],
    },
    {
      documentName: 'Cake orders.csv',
      columns: [
        { name: 'Customer', type: 'text' },
        { name: 'Collected', type: 'date' },
        { name: 'Cake', type: 'text' },
        { name: 'Price EUR', type: 'number' },
        { name: 'Paid', type: 'text' },
      ],
      rows: [
        ['Mags Lynch', '2026-10-03', 'Lemon drizzle', 43, 'yes'],
        ['Carmel Foley', '2026-11-07', 'Red velvet', 50, 'no'],
        ['Tina Shea', '2026-11-14', 'Carrot cake', 34, 'no'],
      ],
    },
  ],
  records: [
    { of: recordKinds.contact, rows: [{ name: 'Mum', phones: '+44 7700 900163' }] },
    {
      of: recordKinds.transaction,
      rows: Object.entries({ '2026-02-26': -2000, '2026-03-26': -1800 }).map(([date, amount]) => ({
        date,
        amount,
        currency: 'ZAR',
        merchant: 'Mama',
        description: 'App payment to MAMA',
        category: 'People',
        kind: 'spending',
        account: 'Current',
      })),
    },
  ],
})
afterAll(() => own[Symbol.asyncDispose]())

test('what is paid into a pot comes in, in the book of the pot', async () => {
  const { answer } = await own.ask('How much has Bela paid into the pot so far, without the fines?')
  expect(answer).toContain('900')
})

test('whoever still has to pay is named from a column of yes and no', async () => {
  const { answer } = await own.ask('Who still has to pay me for a cake?')
  expect(answer).toContain('Carmel Foley')
  expect(answer).toContain('Tina Shea')
  expect(answer).not.toContain('Mags Lynch')
})

test('a payee is found by the word for a relative, where their name finds no payment', async () => {
  const answers = withRoles(
    {
      ask: async (_, { question }) => {
        const answer = await own.ask(question)
        return question.includes('Mmapula') ? { ...answer, found: true, sql: undefined } : answer
      },
    },
    {
      related: async () => ({
        roles: [{ role: 'mother', name: 'Mmapula Dube' }],
        names: ['Mmapula Dube'],
      }),
    },
    { places: async () => [] },
  )
  const question = 'How much money have I sent to Mama this year?'
  expect((await answers.ask('ada', { question })).answer).toContain('3,800')
})

test.each([
  ["What is Mum's number?", true],
  ["What is the number for the key safe at Mum's?", false],
])('a card answers what it says, and nothing else: %s', async (question, is) => {
  const { answer } = await own.ask(question)
  expect(answer.includes('900163')).toBe(is)
})
