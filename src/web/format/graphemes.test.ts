import { expect, test } from 'vitest'
import { countGraphemes } from './graphemes.ts'

test.each([
  ['', 0],
  ['hello', 5],
  ['e\u0301', 1],
  ['👍🏽', 1],
  ['👨‍👩‍👧‍👦!', 2],
  ['🇩🇪🇫🇷', 2],
  ['a\nb', 3],
  ['日本語', 3],
])('%j has %d characters', (text, count) => {
  expect(countGraphemes(text)).toBe(count)
})

test('a long text is counted completely', () => {
  expect(countGraphemes('x'.repeat(501))).toBe(501)
})
