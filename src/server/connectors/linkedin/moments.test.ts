import { describe, expect, test } from 'vitest'
import { instantOf, whenOf } from './moments.ts'

describe('times', () => {
  test.each([
    ['2025-06-01 14:03:22 UTC', '2025-06-01T14:03:22.000Z'],
    ['2025/06/01 14:03:22 UTC', '2025-06-01T14:03:22.000Z'],
    ['2025-06-01 14:03:22', '2025-06-01T14:03:22.000Z'],
    ['08 Feb 2026', '2026-02-08'],
    ['Jan 2020', '2020-01'],
    ['2020', '2020'],
    ['1/29/26, 2:37 PM', '2026-01-29T14:37:00.000Z'],
    ['1/29/26, 12:07 AM', '2026-01-29T00:07:00.000Z'],
    ['2025-06-01T14:03:22Z', '2025-06-01T14:03:22.000Z'],
    ['Feb 3, 2021', '2021-02-03'],
    ['99/99/99, 2:37 PM', ''],
    ['Not Available', ''],
    ['', ''],
  ])('%s is %s', (text, when) => {
    expect(whenOf(text)).toBe(when)
    if (when !== '') expect(instantOf(text)).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/)
  })
})
