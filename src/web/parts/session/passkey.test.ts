import { expect, test } from 'vitest'
import { ApiError } from '#web/api.ts'
import { passkeyProblem } from './passkey.ts'

const named = (name: string) => Object.assign(new Error('of the browser'), { name })

test.each([
  [named('NotAllowedError'), 'No passkey was used. You can try again.'],
  [named('InvalidStateError'), 'This device already has a passkey for your account.'],
  [named('SecurityError'), expect.stringContaining('do not work at this address')],
  [named('Surprise'), 'The passkey did not work. Please try again.'],
  [new ApiError(403, 'Forbidden', '{"error":"Not this one.","code":"no"}'), 'Not this one.'],
])('%s is explained in plain words', (error, words) => {
  expect(passkeyProblem(error)).toEqual(words)
})
