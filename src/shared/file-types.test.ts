import { expect, test } from 'vitest'
import { knownMediaType } from './file-types.ts'

test.each([
  ['a.csv', 'text/csv', 'text/csv'],
  ['a.csv', 'Text/CSV; name="divorce.csv"', 'text/csv'],
  ['a.csv', 'application/vnd.ms-excel', 'application/vnd.ms-excel'],
  ['a.PDF', 'application/octet-stream', 'application/pdf'],
  ['a.txt', 'application/x-my-divorce', 'text/plain'],
  ['a', 'text/plain', 'text/plain'],
  ['a', 'application/x-my-divorce', 'application/octet-stream'],
  ['photo.png', 'image/png', 'image/png'],
  ['', '', 'application/octet-stream'],
])('for %s, named %s, %s is stored', (name, mimeType, kept) => {
  expect(knownMediaType({ name, mimeType })).toBe(kept)
})
