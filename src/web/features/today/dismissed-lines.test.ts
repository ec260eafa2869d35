import { expect, test } from 'vitest'
import { readDismissed, writeDismissed } from './dismissed-lines.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a dismissed line stays dismissed, only for that person', () => {
  const storage = memory()
  expect(readDismissed(storage, 'ada')).toEqual([])
  writeDismissed(storage, 'ada', ['one', 'two'])
  expect(readDismissed(storage, 'ada')).toEqual(['one', 'two'])
  expect(readDismissed(storage, 'bea')).toEqual([])
})

test('the oldest are eventually forgotten', () => {
  const storage = memory()
  const ids = Array.from({ length: 600 }, (_, index) => `line${index}`)
  writeDismissed(storage, 'ada', ids)
  expect(readDismissed(storage, 'ada')).toEqual(ids.slice(100))
})
