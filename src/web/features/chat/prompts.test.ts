import { expect, test } from 'vitest'
import { generalPrompts, promptsFrom } from './prompts.ts'

test.each([
  ['none', []],
  ['two', ['What is the total amount?', 'What does “Lease” say?']],
  ['seven', ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
  ['one that is a general prompt too', [generalPrompts[2]]],
  ['the same one twice', ['a', 'a']],
])("with %s about the person's data there are five different prompts, these first", (_, own) => {
  const prompts = promptsFrom(own)
  expect(prompts).toHaveLength(5)
  expect(new Set(prompts).size).toBe(5)
  expect(prompts.slice(0, new Set(own).size)).toEqual([...new Set(own)].slice(0, 5))
})
