import { expect, test } from 'vitest'
import { resetToken } from './reset-token.ts'

test.each([
  ['#token=abc', '', 'abc'],
  ['', '?token=abc', 'abc'],
  ['#abc', '', 'abc'],
  ['#token=new', '?token=old', 'new'],
  ['', '', undefined],
  ['#', '?other=1', undefined],
  ['#token=', '', undefined],
])('the token of %j %j is %j', (hash, search, token) => {
  expect(resetToken({ hash, search })).toBe(token)
})
