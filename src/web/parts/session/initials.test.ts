import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Ida Lindqvist', 'IL'],
  ['ada king lovelace', 'AL'],
  ['Plato', 'P'],
  ['  ', ''],
  ['y\u0308rsa o\u0308st', 'Y\u0308O\u0308'],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
