import { expect, test } from 'vitest'
import { readPutAway, writePutAway } from './dismissed-lines.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a dismissed line stays dismissed, only for that person', () => {
  const storage = memory()
  expect(readPutAway(storage, 'ada')).toEqual([])
  writePutAway(storage, 'ada', ['one', 'two'])
  expect(readPutAway(storage, 'ada')).toEqual(['one', 'two'])
  expect(readPutAway(storage, 'bea')).toEqual([])
})

test('the oldest are eventually forgotten', () => {
  const storage = memory()
  const ids = Array.from({ length: 600 }, (_, index) => `line${index}`)
  writePutAway(storage, 'ada', ids)
  expect(readPutAway(storage, 'ada')).toEqual(ids.slice(100))
})
