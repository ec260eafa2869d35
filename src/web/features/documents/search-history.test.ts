import { expect, test } from 'vitest'
import {
  emptyHistory,
  newerSearch,
  olderSearch,
  rememberSearch,
  textAt,
  type SearchHistory,
} from './search-history.ts'

const after = (...queries: string[]): SearchHistory =>
  queries.reduce<SearchHistory>((history, query) => rememberSearch(history, query), emptyHistory)

test('after an eleventh search the oldest is dropped', () => {
  const { entries } = after(...Array.from({ length: 11 }, (_, i) => `search ${i + 1}`))
  expect(entries).toHaveLength(10)
  expect(entries[0]).toBe('search 11')
  expect(entries).not.toContain('search 1')
})

test('a repeated search moves to the front', () => {
  expect(after('a', 'b', 'a').entries).toEqual(['a', 'b'])
})

test('stepping back goes from the newest to the oldest and stops there', () => {
  let history = after('a', 'b')
  history = olderSearch(history, 'typing')
  expect(textAt(history)).toBe('b')
  history = olderSearch(history, textAt(history))
  expect(textAt(history)).toBe('a')
  history = olderSearch(history, textAt(history))
  expect(textAt(history)).toBe('a')
})

test('stepping forward again ends at the text being typed', () => {
  let history = olderSearch(olderSearch(after('a', 'b'), 'typing'), 'b')
  history = newerSearch(history)
  expect(textAt(history)).toBe('b')
  history = newerSearch(history)
  expect(textAt(history)).toBe('typing')
  expect(newerSearch(history)).toBe(history)
})

test('without earlier searches the keys change nothing', () => {
  expect(olderSearch(emptyHistory, 'typing')).toBe(emptyHistory)
})
