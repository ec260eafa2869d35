import { expect, test } from 'vitest'
import { providerOf, refusalText } from './provider.ts'

test('people are sent to a provider with a familiar name', () => {
  expect(providerOf('google')).toBe('Google')
  expect(providerOf('linkedin')).toBe('LinkedIn')
})

test('every failed sign-in says what to do, even an unknown one', () => {
  expect(refusalText('denied')).toContain('not allowed')
  expect(refusalText('account')).toContain('another account')
  expect(refusalText('<b>')).toBe('The provider did not confirm the access. Please try again.')
  expect(refusalText(undefined)).toContain('Please try again')
})
