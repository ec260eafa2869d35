import { expect, test } from 'vitest'
import { findQuote } from './find-quote.ts'

test('a quote is found in its text', () => {
  expect(findQuote(['Dear Ms Lovelace,', 'the rent is due in March.'], 'rent is due')).toEqual([
    { index: 1, from: 4, to: 15 },
  ])
})

test('a quote over several lines is found in each of them', () => {
  expect(findQuote(['It was paid', 'on  3 May', 'in cash'], 'paid on 3 May in')).toEqual([
    { index: 0, from: 7, to: 11 },
    { index: 1, from: 0, to: 9 },
    { index: 2, from: 0, to: 2 },
  ])
})

test('dots for omitted text are not part of the quote', () => {
  expect(findQuote(['one two three'], '… two…')).toEqual([{ index: 0, from: 4, to: 7 }])
  expect(findQuote(['one two three'], '...two three...')).toEqual([{ index: 0, from: 4, to: 13 }])
})

test('an absent quote is not found', () => {
  expect(findQuote(['one two three'], 'four')).toEqual([])
  expect(findQuote(['one two three'], ' … ')).toEqual([])
  expect(findQuote([], 'one')).toEqual([])
})
