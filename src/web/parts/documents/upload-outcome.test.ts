import { expect, test } from 'vitest'
import { describeUploads } from './upload-outcome.ts'

const stored = (name: string, duplicate = false) => ({ name, stored: true as const, duplicate })
const failed = (name: string) => ({ name, stored: false as const })

test('nothing is reported if nothing was sent', () => {
  expect(describeUploads([])).toBeUndefined()
})

test('a success states how many documents were uploaded', () => {
  expect(describeUploads([stored('a.pdf')])?.description).toBe('1 document uploaded.')
  expect(describeUploads([stored('a.pdf'), stored('b.pdf')])?.description).toBe(
    '2 documents uploaded.',
  )
})

test('a duplicate file is named', () => {
  expect(describeUploads([stored('a.pdf'), stored('b.pdf', true)])?.description).toBe(
    '1 document uploaded.\nb.pdf was here already.',
  )
  expect(describeUploads([stored('b.pdf', true)])).toEqual({
    title: 'Nothing new',
    description: 'b.pdf was here already.',
  })
})

test('every failed file is named, whatever the result of the others', () => {
  expect(describeUploads([stored('a.pdf'), failed('b.pdf'), failed('c.csv')])).toEqual({
    title: 'Failed to upload document',
    description: 'Failed to upload b.pdf\nFailed to upload c.csv',
    destructive: true,
  })
})
