import { expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { createLoginAttempts, type Attempt } from './login-attempts.ts'

function setUp() {
  const clock = { now: 0 }
  const attempts = createLoginAttempts({ now: () => clock.now })
  const tries = (count: number, attempt: (i: number) => Attempt) => {
    for (let i = 0; i < count; i++) {
      try {
        attempts.begin(attempt(i))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return { after: i, retryAfterS: error.retryAfterS }
      }
    }
    return undefined
  }
  return { clock, attempts, tries }
}

test('one account is tried five times from one address, then once a minute', () => {
  const { clock, tries } = setUp()
  const attempt = () => ({ account: 'ada', address: 'here' })
  expect(tries(9, attempt)).toEqual({ after: 5, retryAfterS: 60 })
  clock.now += 59_000
  expect(tries(1, attempt)).toEqual({ after: 0, retryAfterS: 1 })
  clock.now += 1_000
  expect(tries(2, attempt)).toEqual({ after: 1, retryAfterS: 60 })
})

test('one account is not guessed from many addresses', () => {
  const { tries } = setUp()
  expect(tries(99, (i) => ({ account: 'ada', address: `address ${i}` }))).toMatchObject({
    after: 30,
  })
})

test('many accounts are not guessed from one address', () => {
  const { tries } = setUp()
  expect(tries(99, (i) => ({ account: `account ${i}`, address: 'here' }))).toMatchObject({
    after: 60,
  })
})

test('a right password does not count, and forgives wrong ones', () => {
  const { attempts, tries } = setUp()
  const attempt = { account: 'ada', address: 'here' }
  for (let i = 0; i < 100; i++) {
    expect(tries(1, () => attempt)).toBeUndefined()
    attempts.succeed(attempt)
  }
  tries(3, () => attempt)
  attempts.begin(attempt)
  attempts.succeed(attempt)
  expect(tries(9, () => attempt)).toMatchObject({ after: 5 })
})
