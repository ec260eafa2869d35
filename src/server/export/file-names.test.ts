import { expect, test } from 'vitest'
import { archiveNames } from '#shared/export.ts'
import { createFileNames } from './file-names.ts'

test('files in an archive have unique names that do not lead outside it', () => {
  const nameOf = createFileNames()
  const names = [
    { path: '', name: 'a.txt' },
    { path: '', name: 'A.TXT' },
    { path: '../../etc', name: '../passwd' },
    { path: 'C:\\Users', name: 'con.txt' },
    { path: 'a//b', name: '...' },
    { path: '', name: `${'x'.repeat(300)}.pdf` },
    { path: '', name: 'invoice\u202efdp.exe' },
  ].map(nameOf)
  expect(names).toEqual([
    'documents/a.txt',
    'documents/A (2).TXT',
    'documents/etc/_passwd',
    'documents/C_/Users/_con.txt',
    'documents/a/b/document',
    `documents/${'x'.repeat(116)}.pdf`,
    'documents/invoice_fdp.exe',
  ])
  expect(names.every((name) => name.startsWith(`${archiveNames.documents}/`))).toBe(true)
})
