import { expect, test } from 'vitest'
import { headlineOf, judge } from './judge.ts'
import type { Expected } from './questions.ts'
import { daysIn, numbersIn, parseNumber } from './written-values.ts'

const said = (expected: Expected, answer: string, found = true) =>
  judge(expected, { answer, found })
const rent = { number: 1760, tolerance: 0.005, unit: 'USD' }
const end = { date: '2027-06-30' }

test.each([
  ['1,760.00', 1760],
  ['1.760,00', 1760],
  ['1.234', 1234],
  ['12,5', 12.5],
  ['1,23,456.70', 123_456.7],
  ['0.125', 0.125],
  ['-45.10', -45.1],
])('%s is read as a number', (written, value) => expect(parseNumber(written)).toBe(value))

test.each([
  ['**$1,760.00**\n\n“first twelve months $1,695.00” [1]', 'right'],
  ['**1.760,00 $** im Monat [1]', 'right'],
  ['**$1,695.00**\n\n“… and, from July 1, 2026, $1,760.00 per month” [1]', 'wrong'],
  ['The rent is $1,695.00, later $1,760.00.', 'wrong'],
  ['**£1,760.00**', 'wrong'],
  ['On July 1, 2026 it became **$1,760**.', 'right'],
])('an amount has to be the first in the headline: %s', (answer, verdict) =>
  expect(said(rent, answer)).toBe(verdict),
)

test("a dollar sign stands for any country's dollar, and no other currency", () => {
  const fare = { number: 45, tolerance: 0.005, unit: 'AUD' }
  expect(said(fare, '**$45.00**')).toBe('right')
  expect(said(fare, '**A$45.00**')).toBe('right')
  expect(said(fare, '**US$45.00**')).toBe('wrong')
  expect(said(fare, '**CAD 45.00**')).toBe('wrong')
  expect(said({ ...fare, unit: 'INR' }, '**$45.00**')).toBe('wrong')
  expect(said({ ...fare, unit: 'INR' }, '**₹45.00**')).toBe('right')
  expect(said({ ...fare, unit: 'NZD' }, '**$45.00**')).toBe('right')
  expect(said({ ...fare, unit: 'NZD' }, '**NZ$45.00**')).toBe('right')
  expect(said({ ...fare, unit: 'ZAR' }, '**R45.00**')).toBe('right')
  expect(said({ ...fare, unit: 'ZAR' }, '**€45.00**')).toBe('wrong')
  expect(said({ ...fare, unit: 'dollars' }, '**NZ$45.00**')).toBe('right')
  expect(said({ ...fare, unit: 'dollars' }, '**€45.00**')).toBe('wrong')
})

test('the sign of an amount does not matter, but its unit does', () => {
  expect(said(rent, '**-$1,760.00**')).toBe('right')
  const hours = { number: 7.5, tolerance: 0.02, unit: 'hour' }
  expect(said(hours, '**7 h 30 min**')).toBe('right')
  expect(said(hours, '**7.5 hours** on 30 nights')).toBe('right')
  expect(said(hours, '**7.5 kg**')).toBe('wrong')
})

test('a day written with figures alone may be in either order', () => {
  expect(said({ date: '2026-11-04' }, '**04-11-2026**')).toBe('right')
  expect(said({ date: '2026-11-13' }, '**13/11/2026**')).toBe('right')
  expect(said({ date: '2026-11-13' }, '**12/11/2026**')).toBe('wrong')
})

test('a count is not taken from an amount, a date or a time', () => {
  const count = { number: 3, tolerance: 0.005 }
  expect(said(count, '**3**')).toBe('right')
  expect(said(count, '**3 times**, $12.00 in all')).toBe('right')
  expect(said(count, '**$3.00**')).toBe('wrong')
  expect(said(count, '**3 May 2026**')).toBe('wrong')
  expect(said(count, '**3:00 pm**')).toBe('wrong')
})

test.each([
  ['**June 30, 2027**', 'right'],
  ['**30 June 2027, 12:00** (Title: Lease)', 'right'],
  ['**30. Juni 2027**', 'right'],
  ['**30.06.2027**', 'right'],
  ['**06/30/2027**', 'right'],
  ['**2027-06-30**', 'right'],
  ['**30 June**', 'right'],
  ['**July 1, 2025** to June 30, 2027', 'wrong'],
  ['“begins on July 1, 2025 and ends on June 30, 2027”', 'wrong'],
  ['**June 30, 2026**', 'wrong'],
  ['**2027**', 'wrong'],
])('a day has to be the first in the headline: %s', (answer, verdict) =>
  expect(said(end, answer)).toBe(verdict),
)

test('a month matches a month or one of its days', () => {
  const month = { month: '2027-03' }
  expect(said(month, '**March 2027**')).toBe('right')
  expect(said(month, '**März 2027**')).toBe('right')
  expect(said(month, '**11 March 2027**')).toBe('right')
  expect(said(month, '**March 2026**')).toBe('wrong')
})

test('only whole words of the headline count', () => {
  const name = { text: ['Quinta da Falésia'], not: ['Funchal'] }
  expect(said(name, '**Hotel Quinta da Falesia**')).toBe('right')
  expect(said(name, '**Rua do Gorgulho**\n\n“Hotel Quinta da Falésia”')).toBe('wrong')
  expect(said(name, '**Quinta da Falésia**, **Funchal**')).toBe('wrong')
  expect(said({ text: ['409'] }, '**4096**')).toBe('wrong')
})

test('a list needs every item, in the headline or in the rows below it', () => {
  const both = { all: [['Nov 14', '14 November'], ['Dec 12']], not: ['Nov 21'] }
  expect(said(both, '**Nov 14 and Dec 12**')).toBe('right')
  expect(said(both, 'Two days:\n\n1. **14 November**\n2. **Dec 12**')).toBe('right')
  expect(said(both, '**Nov 14**\n\n“So Nov 14 and Dec 12.”')).toBe('wrong')
  expect(said(both, '**Nov 14, Nov 21 and Dec 12**')).toBe('wrong')
})

test('yes and no are judged by the first words, otherwise by the deciding clause', () => {
  const no = { yes: false, clause: ['no dogs'] }
  expect(said(no, '**No.** “No dogs are permitted”')).toBe('right')
  expect(said(no, '**Nein** – Hunde sind nicht erlaubt')).toBe('right')
  expect(said(no, '**Yes**: “no dogs”')).toBe('wrong')
  expect(said(no, '“No dogs, reptiles or poultry are permitted”')).toBe('right')
  expect(said(no, '“Tenant may keep one cat.”')).toBe('wrong')
})

test('declining is right only if the data has no answer', () => {
  const none: Expected = { unanswerable: true }
  expect(said(rent, 'I could not find this in your documents.', false)).toBe('declined')
  expect(said(none, 'I could not find this in your documents.', false)).toBe('right')
  expect(said(none, 'That is not in your data.')).toBe('right')
  expect(said(none, '**$12.00**')).toBe('wrong')
  expect(said({ ...none, says: ['not part of'] }, '“Your pension is not part of it.”')).toBe(
    'right',
  )
  expect(said(none, '**$0.00**')).toBe('wrong')
  expect(said({ ...none, zero: true }, '**$0.00**')).toBe('right')
  expect(said({ ...none, zero: true }, '**$10.00**')).toBe('wrong')
  expect(said(rent, 'There are no records of June; the rent is **$1,760.00**')).toBe('right')
})

test('one of several forms is enough', () => {
  const expected = { any: [rent, { text: ["one month's rent"] }] }
  expect(said(expected, '**one month’s rent**')).toBe('right')
  expect(said(expected, '**two months’ rent**')).toBe('wrong')
})

test('the headline is the bold text in the first paragraph, otherwise its beginning', () => {
  expect(headlineOf('You paid **$5** in **May** [1]\n\n**more**')).toBe('$5 · May')
  expect(headlineOf('You paid five [2]\n\nmore')).toBe('You paid five')
})

test('numbers and dates in a sentence are found with their units', () => {
  const sentence = 'On 3 May 2026 at 14:30 she paid ₹1,23,456 for 12 kg and 45 € for 2.5 hours'
  expect(numbersIn(sentence)).toEqual([
    { value: 123_456, unit: 'INR' },
    { value: 12, unit: 'kg' },
    { value: 45, unit: 'EUR' },
    { value: 2.5, unit: 'hour' },
  ])
  expect(daysIn(sentence)).toEqual([{ at: 3, year: 2026, month: 5, day: 3 }])
})
