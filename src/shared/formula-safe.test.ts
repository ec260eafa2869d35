import { expect, test } from 'vitest'
import { formulaSafe } from './formula-safe.ts'

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '  =1+1',
  '\u3000=1+1',
  '\u200B=1+1',
  '\uFEFF＝1+1',
  '\u0000=1+1',
  '\t1+1',
  '\r=1+1',
  '\n1',
])('%j becomes text in a spreadsheet', (cell) => {
  expect(formulaSafe(cell)).toBe(`'${cell}`)
})

test.each(['a=1', 'Müller', '1-2', '', ' two words', '– a note', 12, -12, null, true])(
  '%j stays unchanged',
  (cell) => {
    expect(formulaSafe(cell)).toBe(cell)
  },
)

test('every Unicode variant of a character that starts a formula is guarded, too', () => {
  const passed: string[] = []
  for (let code = 0; code <= 0x10_ff_ff; code += 1) {
    if (code >= 0xd8_00 && code <= 0xdf_ff) continue
    const cell = `${String.fromCodePoint(code)}1`
    if (/^[=+\-@\u2212]/.test(cell.normalize('NFKC')) && formulaSafe(cell) === cell)
      passed.push(cell)
  }
  expect(passed).toEqual([])
})
