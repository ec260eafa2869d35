import { expect, test } from 'vitest'
import { sizeInWords } from './size-in-words.ts'

test.each([
  [0, '0 Bytes'],
  [900, '900 Bytes'],
  [27_000, '26.4 KB'],
  [1024 ** 2 - 1, '1 MB'],
  [512 * 1024 ** 2, '512 MB'],
  [1.5 * 1024 ** 3, '1.5 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('%i bytes are written as %s', (bytes, text) => {
  expect(sizeInWords(bytes, 1)).toBe(text)
})

test('a size has at most two decimals by default, in the format of the language', () => {
  expect(sizeInWords(27_000)).toBe('26.37 KB')
  expect(sizeInWords(27_000, 2, 'de')).toBe('26,37 KB')
})
