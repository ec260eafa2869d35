import { expect, test } from 'vitest'
import { makeRecoveryCodes, readCode } from './recovery-codes.ts'

test('recovery codes are ten, all different, and read back however they are typed', () => {
  const codes = makeRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/)
    const read = { kind: 'recovery', code }
    expect(readCode(code)).toEqual(read)
    expect(readCode(` ${code.toUpperCase().replace('-', ' ')} `)).toEqual(read)
  }
})

test.each(['123456', '123 456', ' 123-456 '])('"%s" is a code of the app', (entered) => {
  expect(readCode(entered)).toEqual({ kind: 'app', code: '123456' })
})
