import { expect, test } from 'vitest'
import { answerAsText } from './answer-as-text.ts'

const source = {
  number: 1,
  documentId: 'doc_1',
  documentName: 'Transactions',
  quote: '7 rows',
  locator: { kind: 'cells', sheet: 'Transactions', range: 'A1:F7' },
} as const

test('an answer is shared as plain text, with its question and sources', () => {
  const answer = 'You spent **$362.04** on groceries.\n\nFrom 7 rows of Transactions [1][2]'
  expect(
    answerAsText('How much for groceries? ', {
      answer,
      citations: [source, { ...source, number: 2 }],
    }),
  ).toBe(
    'How much for groceries?\n\nYou spent $362.04 on groceries.\n\nFrom 7 rows of Transactions\n\nSources: Transactions',
  )
})

test('brackets other than citations stay', () => {
  expect(answerAsText('Which row?', { answer: 'Take a[1]b and [12345].', citations: [] })).toBe(
    'Which row?\n\nTake a[1]b and [12345].',
  )
})
