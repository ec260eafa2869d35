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

test('a value cut out of a longer one is not proposed', () => {
  expect(found('Be there at 10.00 am, or by 9.15 Uhr', 'time')).toEqual(['10.00 am', '9.15 Uhr'])
  expect(found('Policy period 03/01/2026 to 03/01/2027, class 12', 'count')).toEqual(['12'])
  expect(found('The total is S$300, not US$ 450', 'money')).toEqual(['S$300', 'US$ 450'])
})

test('a value beside another one is proposed', () => {
  expect(found('€2.49/100g, TOTAL£12.50', 'money')).toEqual(
    expect.arrayContaining(['€2.49', '£12.50']),
  )
  expect(found('Shifts 10:00/14:00', 'time')).toEqual(['10:00', '14:00'])
  expect(found('2026-07-05,6,sick call', 'date')).toContain('2026-07-05')
  expect(found('01.06.2026/02.06.2026', 'date')).toEqual(
    expect.arrayContaining(['01.06.2026', '02.06.2026']),
  )
})
