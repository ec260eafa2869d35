import { expect, test } from 'vitest'
import { createTokenBuckets } from './token-buckets.ts'

test('memory is bounded: the least recently used key is forgotten', () => {
  const buckets = createTokenBuckets(
    { capacity: 1, refillMs: 1000 },
    { now: () => 5_000, maxKeys: 3 },
  )
  for (const key of ['a', 'b', 'c']) buckets.take(key)
  expect(buckets.take('a')).toBe(1)
  buckets.take('d')
  expect(buckets.take('c')).toBe(1)
  expect(buckets.take('a')).toBeUndefined()
})

test('a bucket never holds more than its capacity', () => {
  const clock = { now: 0 }
  const buckets = createTokenBuckets({ capacity: 2, refillMs: 1000 }, { now: () => clock.now })
  buckets.giveBack('a')
  clock.now += 100_000
  expect([1, 2, 3].map(() => buckets.take('a'))).toEqual([undefined, undefined, 1])
  buckets.giveBack('a')
  expect([1, 2].map(() => buckets.take('a'))).toEqual([undefined, 1])
})

test('nobody has to wait until a clock that was set back catches up', () => {
  const clock = { now: 86_400_000 }
  const buckets = createTokenBuckets({ capacity: 2, refillMs: 1000 }, { now: () => clock.now })
  buckets.take('a')
  buckets.take('a')
  clock.now = 0
  expect([1, 2, 3].map(() => buckets.take('a'))).toEqual([undefined, undefined, 1])
})
