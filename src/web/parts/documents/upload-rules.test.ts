import { expect, test } from 'vitest'
import { linesOf } from './check-files.ts'
import { checkDocumentFiles } from './upload-rules.ts'

const megabyte = 1024 * 1024

test('every kind of document is accepted, whatever the case of its extension', () => {
  const files = ['a.pdf', 'b.xlsx', 'c.xls', 'd.CSV', 'e.doc', 'f.DocX', 'g.md', 'h.HEIC'].map(
    (name) => ({
      name,
      size: 1,
    }),
  )
  expect(checkDocumentFiles(files)).toEqual({ accepted: files, refused: [] })
})

test('the valid ones of several files remain and every other file has its line', () => {
  const good = { name: 'good.pdf', size: 9 * megabyte }
  const { accepted, refused } = checkDocumentFiles([
    { name: 'tune.mp3', size: 10 },
    good,
    { name: 'big.pdf', size: 11 * megabyte },
    { name: 'pdf', size: 1 },
  ])
  expect(accepted).toEqual([good])
  expect(linesOf(refused)).toEqual([
    'tune.mp3: File type not supported',
    'big.pdf: File size must be less than 10MB',
    'pdf: File type not supported',
  ])
})

test('a file of exactly 10MB is accepted and one byte more is not', () => {
  expect(checkDocumentFiles([{ name: 'a.pdf', size: 10 * megabyte }]).refused).toEqual([])
  expect(checkDocumentFiles([{ name: 'a.pdf', size: 10 * megabyte + 1 }]).refused).toHaveLength(1)
})
