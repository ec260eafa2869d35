import { expect, test } from 'vitest'
import { conversationCosine, withinWindow } from './conversation-window.ts'
import { packVector, readVector } from './pack-vector.ts'
import type { PackedVector } from './pack-vector.ts'

const question = Float32Array.of(1, 0)
const near = readVector(packVector(Float32Array.of(1, 0)))
const far = readVector(packVector(Float32Array.of(0, 1)))
const part = (distance: number, vector: PackedVector | undefined, length = 20) => ({
  distance,
  length,
  vector,
})

test("a window's similarity is that of its passages, the middle one weighted most", () => {
  const middle = conversationCosine(question, [part(0, near), part(1, far)])
  const side = conversationCosine(question, [part(0, far), part(1, near)])
  expect(middle).toBeGreaterThan(side ?? 1)
  expect(conversationCosine(question, [part(0, near), part(1, near)])).toBeCloseTo(1)
})

test('a short reply such as "yes" in between hardly changes the similarity', () => {
  const short = conversationCosine(question, [part(0, near), part(1, far, 1)])
  expect(short).toBeGreaterThan(conversationCosine(question, [part(0, near), part(1, far)]) ?? 1)
})

test('passages without a vector are left out; if none has one there is no similarity', () => {
  expect(conversationCosine(question, [part(0, near), part(1, undefined)])).toBeCloseTo(1)
  expect(conversationCosine(question, [part(0, undefined)])).toBeUndefined()
  expect(conversationCosine(undefined, [part(0, near)])).toBeUndefined()
})

test.each([
  ['short turns', [20, 20, 20], 3],
  ['only the nearest of long passages', [300, 300, 300], 1],
  ['turns up to a long one', [20, 250, 20], 1],
  ['nothing beyond the end', [20, undefined, 20], 1],
])('a window contains %s', (_, lengths, count) => {
  const side = lengths.map((length) => (length === undefined ? undefined : { length }))
  expect(withinWindow(side)).toHaveLength(count)
})
