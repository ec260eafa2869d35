import { expect, test } from 'vitest'
import { categoryOf, type Asked } from './category.ts'

const about = (question: string, parts: Partial<Asked> = {}): Asked => ({
  question,
  queryType: 'personal',
  documents: [],
  columns: [],
  ...parts,
})

test.each([
  ['financial', about('How much did I spend on groceries last month?')],
  ['financial', about('What is the balance of my account?')],
  ['financial', about('Wie hoch war die Miete im März?')],
  ['financial', about('How much for Hillside Homes?', { documents: ['bank_statement.csv'] })],
  ['financial', about('And in April?', { columns: ['Total Amount', 'Merchant'] })],
  ['health', about('What was my average heart rate?')],
  ['health', about('When did the doctor prescribe it?')],
  ['health', about('What was the highest value?', { documents: ['BloodPressure 2025.xlsx'] })],
  ['health', about('Wie viele Schritte bin ich gegangen?')],
  ['social', about('Which of my posts got the most likes?')],
  ['social', about('Who wrote me the most messages?')],
  ['social', about('How many were there in May?', { documents: ['WhatsApp chat.csv'] })],
  ['personal', about('When does my passport expire?', { documents: ['passport.txt'] })],
  ['personal', about('Who is my landlord?', { documents: ['lease.pdf'] })],
  // A stray word in a column does not decide.
  ['personal', about('Which books did I read?', { columns: ['title', 'weight'] })],
  // Parts of words do not count.
  ['personal', about('What does “Parenting” say about apparel?')],
  ['general', about('How much is 15% of my income?', { queryType: 'general' })],
] as const)('%s: %j', (category, asked) => {
  expect(categoryOf(asked)).toBe(category)
})

test('the question outweighs the sources of its answer', () => {
  const asked = about('How much did the doctor cost?', {
    documents: ['expenses.csv'],
    columns: ['amount'],
  })
  expect(categoryOf(asked)).toBe('financial')
  const blood = about('What was my blood pressure?', { documents: ['invoice.pdf'] })
  expect(categoryOf(blood)).toBe('health')
})
