import { expect, test } from 'vitest'
import { oneLine, plain } from './print.ts'

test('contents of documents cannot control the terminal they are printed on', () => {
  const hostile = 'rent\u001b[2J\u001b]0;owned\u0007 due\u202e\r\nMay\u009b1m'
  expect(plain(hostile)).toBe('rent[2J]0;owned due\nMay1m')
  expect(oneLine(hostile)).toBe('rent[2J]0;owned due May1m')
})
