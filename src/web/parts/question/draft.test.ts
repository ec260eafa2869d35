import { expect, test } from 'vitest'
import { createDraft } from './draft.ts'

function createStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

test('a visitor who signs in still has the question', () => {
  const draft = createDraft(createStorage())
  draft.write('visitor', 'When: is the rent due?')
  expect(draft.read('person')).toBe('When: is the rent due?')
})

test("a signed-in person's text is gone after signing out", () => {
  const storage = createStorage()
  const draft = createDraft(storage)
  draft.write('person', 'How much do I owe?')
  expect(draft.read('visitor')).toBe('')
  expect(storage.items.size).toBe(0)
})

test('an emptied input leaves nothing', () => {
  const storage = createStorage()
  const draft = createDraft(storage)
  draft.write('visitor', 'x')
  draft.write('visitor', '')
  expect(storage.items.size).toBe(0)
  expect(draft.read('visitor')).toBe('')
})
