import { expect, test } from 'vitest'
import { callingCodeOf, createAddressForm, usualCallingCode } from './phone.ts'

test.each([
  ['1', '(555) 123-4567', '+15551234567'],
  ['1', '+1 555-123-4567', '+15551234567'],
  ['1', '1 555 123 4567', '+15551234567'],
  ['49', '030 1234567', '+49301234567'],
  ['49', '0049 30 1234567', '+49301234567'],
  ['1', '011 49 30 1234567', '+49301234567'],
  ['54', '011 4321 1234', '+541143211234'],
  [undefined, '+49 30 1234567', '+49301234567'],
  [undefined, '555-123-4567', '5551234567'],
  ['1', '72345', '72345'],
  ['1', 'MYBANK', 'MYBANK'],
  ['1', 'Bea@Example.org', 'bea@example.org'],
  ['1', '', ''],
])('with the code %s, %s is %s', (code, raw, form) => {
  expect(createAddressForm(code)(raw)).toBe(form)
})

test("the country comes from the person's own number, otherwise from most of the others", () => {
  expect(callingCodeOf('+49 30 1234567')).toBe('49')
  expect(callingCodeOf('030 1234567')).toBeUndefined()
  expect(usualCallingCode(['+15551234567', '030 1', '+15557654321', '+49301234567'])).toBe('1')
  expect(usualCallingCode(['030 1'])).toBeUndefined()
})
