import { expect, test } from 'vitest'
import { makeRecoveryCodes, readCode } from './recovery-codes.ts'

test('there are ten different recovery codes, which are accepted in any spelling', () => {
  const codes = makeRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/)
    const read = { kind: 'recovery', code }
    expect(readCode(code)).toEqual(read)
    expect(readCode(` ${code.toUpperCase().replace('-', ' ')} `)).toEqual(read)
  }
})

test.each(['123456', '123 456', ' 123-456 '])('"%s" is an authenticator code', (entered) => {
  expect(readCode(entered)).toEqual({ kind: 'app', code: '123456' })
})
