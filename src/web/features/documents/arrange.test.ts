import { expect, test } from 'vitest'
import type { DocumentView } from '#shared/documents.ts'
import { arrange, unarranged } from './arrange.ts'

const document = (originalName: string, more: Partial<DocumentView> = {}): DocumentView => ({
  id: originalName,
  originalName,
  mimeType: 'application/pdf',
  fileSize: 100,
  uploadedAt: '2026-01-01T00:00:00.000Z',
  status: 'processed',
  ...more,
})
const documents = [
  document('Scan 10.pdf', { uploadedAt: '2026-03-03T00:00:00.000Z', fileSize: 10 }),
  document('Über uns.txt', {
    uploadedAt: '2026-03-02T00:00:00.000Z',
    mimeType: 'text/plain',
    tags: ['Firma', 'tax'],
  }),
  document('scan 2.pdf', { uploadedAt: '2026-03-01T00:00:00.000Z', status: 'error' }),
]
const names = (arrangement: Partial<typeof unarranged>) =>
  arrange(documents, { ...unarranged, ...arrangement }).map(({ originalName }) => originalName)

test.for([
  [{}, ['Scan 10.pdf', 'Über uns.txt', 'scan 2.pdf']],
  [{ order: 'oldest' }, ['scan 2.pdf', 'Über uns.txt', 'Scan 10.pdf']],
  [{ order: 'name' }, ['scan 2.pdf', 'Scan 10.pdf', 'Über uns.txt']],
  [{ order: 'largest' }, ['Über uns.txt', 'scan 2.pdf', 'Scan 10.pdf']],
  [{ name: ' SCAN' }, ['Scan 10.pdf', 'scan 2.pdf']],
  [{ name: 'uber' }, ['Über uns.txt']],
  [{ kind: 'pdf' }, ['Scan 10.pdf']],
  [{ kind: 'text' }, ['Über uns.txt']],
  [{ tag: 'TAX' }, ['Über uns.txt']],
  [{ tag: 'tax', kind: 'pdf' }, []],
  [{ kind: 'unread' }, ['scan 2.pdf']],
  [{ name: 'scan', kind: 'picture' }, []],
] as const)('arranged by %o the list is %o', ([arrangement, expected]) => {
  expect(names(arrangement)).toEqual(expected)
})
