import { expect, test } from 'vitest'
import { withoutDashes } from './without-dashes.ts'

test.each([
  ['aldi in sept - total?', 'what is the total of aldi in sept?'],
  ['phone bill - up or down?', 'phone bill, up or down?'],
  ['frys or sprouts – who gets more', 'frys or sprouts, who gets more'],
])('a dash parts %s', (typed, asked) => {
  expect(withoutDashes(typed)).toBe(asked)
})

test.each(['income - rent', '100 - 20', 'spending in May - 50', 'a follow-up on my check-up'])(
  'a minus or a hyphen stays: %s',
  (typed) => {
    expect(withoutDashes(typed)).toBe(typed)
  },
)
