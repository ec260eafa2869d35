import { expect, test } from 'vitest'
import { anyCase } from './any-case.ts'

test('letters match in either case, while classes, escapes and names of groups stay as they are', () => {
  const pattern = new RegExp(
    String.raw`^(?:${anyCase(String.raw`(?<role>wife|mother[\s-]in[\s-]law|große)`)}) \p{Lu}`,
    'u',
  )
  for (const text of ['Wife Ana', 'WIFE Ana', 'Mother-In-Law Bea', 'große Eva', 'GROßE Eva'])
    expect(text).toMatch(pattern)
  expect('Wife ana').not.toMatch(pattern)
  expect(pattern.exec('Wife Ana')?.groups?.['role']).toBe('Wife')
})
