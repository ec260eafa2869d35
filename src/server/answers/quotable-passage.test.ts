import { expect, test } from 'vitest'
import { indexCatalog } from './plan/catalog-index.ts'
import { readQuestion } from './plan/reading.ts'
import { isQuotablePassage } from './quotable-passage.ts'

const { tables } = indexCatalog({
  version: '1',
  tables: [
    {
      name: 'costs',
      documentId: 'doc_costs',
      documentName: 'costs.xlsx',
      sheet: 'Sheet1',
      rows: 20,
      firstRow: 4,
      lastRow: 23,
      columns: [],
    },
  ],
})
const sum = 'How much did I pay the plumber?'
const lookup = 'What did the plumber repair?'

test.each([
  ['rows of a table', 'A5:C9', lookup, true],
  ['rows of a table', 'A5:C9', sum, false],
  ['the description of a table', 'A3:C23', lookup, false],
  ['a note above the table', 'A1:A1', sum, true],
])('%s (%s) may be quoted for “%s”: %s', (_, range, question, expected) => {
  const hit = {
    documentId: 'doc_costs',
    locator: { kind: 'cells' as const, sheet: 'Sheet1', range },
  }
  expect(isQuotablePassage(hit, readQuestion(question, '2026-11-20'), tables)).toBe(expected)
})

test('text in other documents may be quoted', () => {
  const hit = { documentId: 'doc_letter', locator: { kind: 'page' as const, page: 1, rects: [] } }
  expect(isQuotablePassage(hit, readQuestion(sum, '2026-11-20'), tables)).toBe(true)
})
