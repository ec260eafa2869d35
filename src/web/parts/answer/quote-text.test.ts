import { expect, test } from 'vitest'
import { german } from '#web/words/de/german.ts'
import { quoteText } from './quote-text.ts'

const cited = {
  number: 1,
  documentId: 'doc_1',
  documentName: 'Transactions',
  locator: { kind: 'cells' as const, sheet: 'Transactions', range: 'A2:F9' },
}

test('rows are counted in the language of the page, and a name is not repeated', () => {
  expect(quoteText({ ...cited, quote: '1,113 rows of Transactions' })).toBe(
    '1,113 rows of Transactions',
  )
  globalThis.troveWords = german
  expect(quoteText({ ...cited, quote: '7 rows of Transactions' })).toBe('7 Zeilen von Transactions')
  expect(quoteText({ ...cited, quote: '7 rows of beans', passageId: 'psg_1' })).toBe(
    '7 rows of beans',
  )
  globalThis.troveWords = undefined
  expect(quoteText({ ...cited, quote: 'Transactions' })).toBe('')
})
