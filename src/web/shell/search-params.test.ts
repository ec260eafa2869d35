import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

test.each([
  ['?passage=123', { passage: '123' }],
  ['?passage=12345678901234567890', { passage: '12345678901234567890' }],
  ['?query=true&name=a+b%26c', { query: 'true', name: 'a b&c' }],
  ['', {}],
])('%j is read as %j and written the same', (search, params) => {
  expect(parseSearch(search)).toEqual(params)
  expect(stringifySearch(params)).toBe(search)
})

test('a parameter without a value is left out', () => {
  expect(stringifySearch({ passage: undefined, query: null })).toBe('')
})
