import { expect, test } from 'vitest'
import { createChatMemory } from './chat-memory.ts'

function createStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

test('an unsent message is restored, whatever its text', () => {
  const storage = createStorage()
  createChatMemory(storage, 'ada').write('draft', 'When: is the rent due?')
  expect(createChatMemory(storage, 'ada').read('draft')).toBe('When: is the rent due?')
  expect(createChatMemory(storage, 'ada').read('conversation')).toBe('')
})

test("a person's text is dropped and never shown to the next person", () => {
  const storage = createStorage()
  const memory = createChatMemory(storage, 'ada')
  memory.write('draft', 'How much do I owe?')
  memory.write('conversation', 'conv_1')
  expect(createChatMemory(storage, 'ben').read('draft')).toBe('')
  expect(createChatMemory(storage, 'ben').read('conversation')).toBe('')
  expect(storage.items.size).toBe(0)
})

test('an emptied input leaves nothing', () => {
  const storage = createStorage()
  const memory = createChatMemory(storage, 'ada')
  memory.write('draft', 'x')
  memory.write('draft', '')
  expect(storage.items.size).toBe(0)
})
