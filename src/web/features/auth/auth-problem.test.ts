import { expect, test } from 'vitest'
import { authProblem, withoutAuthError } from './auth-problem.ts'

test.each([
  ['?auth-error=social_not_configured', /not set up/],
  ['?auth-error=social_cancelled', /cancelled/],
  ['?auth-error=social_failed', /did not work/],
  ['?auth-error=account_disabled', /ask an admin/],
  ['?auth-error=setup_needed', /setup code/],
])('%s is explained in plain words', (search, words) => {
  expect(authProblem(search)).toMatch(words)
})

test('an unknown code is reported without repeating it', () => {
  expect(authProblem('?auth-error=<b>hello</b>')).toBe('Signing in did not work. Please try again.')
})

test('without a code there is nothing to report', () => {
  expect(authProblem('?token=1')).toBeUndefined()
})

test('the code is removed from the address and the rest stays', () => {
  expect(withoutAuthError('https://trove.example/documents?a=1&auth-error=x#part')).toBe(
    '/documents?a=1#part',
  )
})
