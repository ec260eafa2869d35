import { describe as suite, expect, test } from 'vitest'
import { ApiError } from './api.ts'
import { describe } from './failure.ts'

const refused = (status: number) =>
  new ApiError(status, '', JSON.stringify({ error: 'At most 10 a day.', code: 'x' }))

suite('a failure', () => {
  test('is reported with the reason of a refusal, otherwise with a remedy', () => {
    expect(describe('Not saved.', refused(429), 'Try again.')).toBe('Not saved.\nAt most 10 a day.')
    expect(describe('Not saved.', refused(500), 'Try again.')).toBe('Not saved. Try again.')
    expect(describe('Not saved.', new TypeError('x'))).toBe('Not saved.')
  })
})
