import { expect, test } from 'vitest'
import { providerOf, refusalText } from './provider.ts'

test('people are sent to whom they know', () => {
  expect(providerOf('google')).toBe('Google')
  expect(providerOf('linkedin')).toBe('LinkedIn')
})

test('every way in which a sign-in fails says what to do, also one that is new', () => {
  expect(refusalText('denied')).toContain('not allowed')
  expect(refusalText('account')).toContain('another account')
  expect(refusalText('<b>')).toBe('The provider did not confirm the access. Please try again.')
  expect(refusalText(undefined)).toContain('Please try again')
})
