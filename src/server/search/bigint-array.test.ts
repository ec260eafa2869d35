import { expect, test } from 'vitest'
import { bigintArray } from './bigint-array.ts'

test("an array is encoded in PostgreSQL's format, whichever kind of array holds the numbers", () => {
  const values = [-(2n ** 63n), -1n, 0n, 1n, 2n ** 63n - 1n]
  const header = '00000001' + '00000000' + '00000014' + '00000005' + '00000001'
  const elements = ['8000000000000000', 'ffffffffffffffff', '0000000000000000']
    .concat(['0000000000000001', '7fffffffffffffff'])
    .map((hex) => `00000008${hex}`)
  const expected = header + elements.join('')
  expect(bigintArray(values).toString('hex')).toBe(expected)
  expect(bigintArray(BigInt64Array.from(values)).toString('hex')).toBe(expected)
})
