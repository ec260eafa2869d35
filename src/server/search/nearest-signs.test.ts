import { expect, test } from 'vitest'
import { nearest } from './nearest-signs.ts'

/** A row of 384 signs of which the first `ones` are set. */
const row = (ones: number) =>
  Array.from({ length: 12 }, (_, word) => {
    const set = Math.max(0, Math.min(32, ones - word * 32))
    return set === 32 ? 0xffffffff : 2 ** set - 1
  })
const block = (rows: readonly (readonly [id: bigint, ones: number])[]) => ({
  ids: BigInt64Array.from(rows.map(([id]) => id)),
  signs: Uint32Array.from(rows.flatMap(([, ones]) => row(ones))),
})
const question = Uint32Array.from(row(0))

const blocks = [
  block([
    [1n, 384],
    [2n, 33],
    [3n, 0],
  ]),
  block([
    [4n, 33],
    [5n, 100],
  ]),
]

test('the nearest come first, the newest among equals, with their Hamming distances', () => {
  expect(nearest(blocks, question, { top: 4 })).toEqual([
    { id: 3n, value: 0 },
    { id: 4n, value: 33 },
    { id: 2n, value: 33 },
    { id: 5n, value: 100 },
  ])
  expect(nearest(blocks, question, { top: 2 }).map(({ id }) => id)).toEqual([3n, 4n])
  expect(nearest(blocks, question, { top: 9 })).toHaveLength(5)
  expect(nearest([], question, { top: 9 })).toEqual([])
})

test('a search restricted to some passages returns no others', () => {
  const found = nearest(blocks, question, { top: 3, only: new Set([1n, 5n]) })
  expect(found.map(({ id }) => id)).toEqual([5n, 1n])
})
