import { expect, test } from 'vitest'
import { createBatches } from './batches.ts'

const tokenize = (text: string) => Array.from(text, (_, index) => index)

function all(texts: string[]) {
  const next = createBatches(texts, tokenize)
  const batches = []
  for (let batch = next(); batch.length > 0; batch = next()) batches.push(batch)
  return batches
}

test('every text is in exactly one batch, with its index', () => {
  const texts = Array.from({ length: 90 }, (_, index) => 'x'.repeat((index * 31) % 200))
  const indexes = all(texts).flatMap((batch) => batch.map(({ index, ids }) => [index, ids.length]))
  expect(indexes.toSorted(([a = 0], [b = 0]) => a - b)).toEqual(
    texts.map((text, index) => [index, text.length]),
  )
})

test('a batch holds texts of similar length, and few tokens including padding', () => {
  const texts = Array.from({ length: 60 }, (_, index) => 'x'.repeat(1 + ((index * 131) % 500)))
  for (const batch of all(texts)) {
    const longest = Math.max(...batch.map(({ ids }) => ids.length))
    expect(longest * batch.length).toBeLessThanOrEqual(1024)
    expect(batch.length).toBeLessThanOrEqual(32)
  }
})

test('a text that is larger than a batch gets its own batch', () => {
  expect(all(['x'.repeat(2000), 'y'])).toHaveLength(2)
})
