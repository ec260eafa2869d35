import { expect, test } from 'vitest'
import { stepOfCode } from './code-step.ts'

// The last six digits of RFC 6238's examples.
const secret = '12345678901234567890'

test.each([
  [1234567890, '005924', 41152263],
  [1111111109, '081804', 37037036],
  [2000000000, '279037', 66666666],
])(
  'at second %i the code %s belongs to step %i, and still does a step before and after',
  (at, code, step) => {
    for (const late of [-30, 0, 30]) expect(stepOfCode(secret, code, (at + late) * 1000)).toBe(step)
    for (const late of [-60, 60])
      expect(stepOfCode(secret, code, (at + late) * 1000)).toBeUndefined()
  },
)

test('an invalid code has no step', () => {
  for (const code of ['', '81804', '0818041', '０８１８０４']) {
    expect(stepOfCode(secret, code, 1_111_111_109_000)).toBeUndefined()
  }
})
