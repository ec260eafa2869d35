import { describe, expect, test } from 'vitest'
import { requirement } from '#tests/requirement.ts'
import { formatFileSize, formatMegabytes } from './file-size.ts'

describe('a file size', () => {
  test('is shown in a suitable unit', () => {
    requirement('limits.file-size')
    expect(formatFileSize(512)).toBe('512 Bytes')
    expect(formatFileSize(2048)).toBe('2 KB')
    expect(formatFileSize(5_242_880)).toBe('5 MB')
    expect(formatFileSize(3_221_225_472)).toBe('3 GB')
  })

  test.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1_234_567, '1.18 MB'],
    [1_048_575, '1 MB'],
    [10 * 1024 ** 2, '10 MB'],
    [5 * 1024 ** 4, '5120 GB'],
  ])('%d bytes is shown as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text)
  })
})

test.each([
  [0, '0.00 MB'],
  [300, '< 0.01 MB'],
  [1024 ** 2, '1.00 MB'],
  [2_621_440, '2.50 MB'],
])('%d bytes in megabytes is shown as %s', (bytes, text) => {
  expect(formatMegabytes(bytes)).toBe(text)
})
