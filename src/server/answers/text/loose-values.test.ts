import { expect, test } from 'vitest'
import type { AnswerType } from '../extract/answer-type.ts'
import { valuesOf } from './loose-values.ts'

const found = (line: string, type: AnswerType) => valuesOf(line, type).map(({ text }) => text)

test('days without a year and months as figures are proposed as dates', () => {
  const line = 'Erstzulassung 06/2016, service 7/22, report 20-FEB-2026, Rest bis 30.09. zahlen'
  expect(found(line, 'date')).toEqual(
    expect.arrayContaining(['06/2016', '7/22', '20-FEB-2026', '30.09.']),
  )
})

test('amounts of any country are proposed, even without a currency sign if they have cents', () => {
  const line = "Netto 1,196.02, CHF 38'412.55, fee 350 kr, MXN 212.40 and Lohnsteuer -168,25"
  expect(found(line, 'money')).toEqual(
    expect.arrayContaining(['1,196.02', "CHF 38'412.55", '350 kr', 'MXN 212.40', '-168,25']),
  )
})
