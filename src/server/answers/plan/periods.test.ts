import { describe, expect, test } from 'vitest'
import { calculate } from '../calculate.ts'
import { speechOf } from '../language/language.ts'
import { wordsOf } from '../language/words.ts'
import { readPeriods, settleYear } from './join-periods.ts'
import { readQuestion } from './reading.ts'

const today = '2026-11-20'
function read(question: string) {
  const words = wordsOf(question)
  return readPeriods(words, speechOf(words).lexicon, today)
}
const spans = (question: string) => read(question).map(({ from = '', to = '' }) => `${from}..${to}`)

describe('a question with today on Friday 20 November 2026', () => {
  test.each([
    ['How much did I spend in March?', ['2026-03-01..2026-04-01']],
    ['How much did I spend in december', ['2025-12-01..2026-01-01']],
    ['spending in March 2025', ['2025-03-01..2025-04-01']],
    ['in December of 2021', ['2021-12-01..2022-01-01']],
    ['on 3 March 2025', ['2025-03-03..2025-03-04']],
    ['on March 3rd, 2025', ['2025-03-03..2025-03-04']],
    ['on 2025-03-03', ['2025-03-03..2025-03-04']],
    ['between 10 and 20 September', ['2026-09-10..2026-09-21']],
    ['from 3 to 9 May 2025', ['2025-05-03..2025-05-10']],
    ['September 10-20', ['2026-09-10..2026-09-21']],
    ['zwischen dem 10. und 20. September', ['2026-09-10..2026-09-21']],
    ['vom 3. bis 9. Mai', ['2026-05-03..2026-05-10']],
    ['how long is my call on the 30th', ['2026-11-30..2026-12-01']],
    ['what did I buy on the 3rd', ['2026-11-03..2026-11-04']],
    ['what is the 3rd instalment', []],
    ['how much have I spent since the 1st', ['2026-11-01..']],
    ['in 2024', ['2024-01-01..2025-01-01']],
    ['in Q2 2024', ['2024-04-01..2024-07-01']],
    ['in the second quarter of 2024', ['2024-04-01..2024-07-01']],
    ['in Q4', ['2026-10-01..2027-01-01']],
    ['last month', ['2026-10-01..2026-11-01']],
    ['last weekend', ['2026-11-14..2026-11-16']],
    ['next weekend', ['2026-11-28..2026-11-30']],
    ['Was mache ich am Wochenende?', ['2026-11-21..2026-11-23']],
    ['what did I spend at the weekend', ['2026-11-14..2026-11-16']],
    ['what did I spend on Saturday', ['2026-11-14..2026-11-15']],
    ['Was habe ich am Samstag ausgegeben', ['2026-11-14..2026-11-15']],
    ['which events do I have on Wednesday', ['2026-11-25..2026-11-26']],
    ['Welche Termine habe ich am Mittwoch?', ['2026-11-25..2026-11-26']],
    ['last Saturday', ['2026-11-14..2026-11-15']],
    ['this year', ['2026-01-01..2027-01-01']],
    ['last week', ['2026-11-09..2026-11-16']],
    ['last quarter', ['2026-07-01..2026-10-01']],
    ['last summer', ['2026-06-01..2026-09-01']],
    ['in summer 2023', ['2023-06-01..2023-09-01']],
    ['last winter', ['2025-12-01..2026-03-01']],
    ['in the last 30 days', ['2026-10-22..2026-11-21']],
    ['which events are in the next 30 days', ['2026-11-20..2026-12-21']],
    ['the next two weeks', ['2026-11-20..2026-12-05']],
    ['Termine in den nächsten 3 Tagen', ['2026-11-20..2026-11-24']],
    ['how much have I spent since Monday', ['2026-11-16..']],
    ['the past three months', ['2026-08-21..2026-11-21']],
    ['yesterday', ['2026-11-19..2026-11-20']],
    ['since January', ['2026-01-01..']],
    ['since the start of September', ['2026-09-01..']],
    ['seit Anfang September', ['2026-09-01..']],
    ['until the end of March', ['..2026-04-01']],
    ['before the end of March', ['..2026-04-01']],
    ['before the start of March', ['..2026-03-01']],
    ['after the start of March', ['2026-03-01..']],
    ['nach Ende März', ['2026-04-01..']],
    ['over the summer, June to August', ['2026-06-01..2026-09-01']],
    ['since 2020', ['2020-01-01..']],
    ['before 2020', ['..2020-01-01']],
    ['after March 2024', ['2024-04-01..']],
    ['until May 2024', ['..2024-06-01']],
    ['between 2001 and 2005', ['2001-01-01..2006-01-01']],
    ['from January to March 2024', ['2024-01-01..2024-04-01']],
    ['from November to February', ['2025-11-01..2026-03-01']],
    ['between 3 March and 5 April 2024', ['2024-03-03..2024-04-06']],
    ['compare March and February 2025', ['2026-03-01..2026-04-01', '2025-02-01..2025-03-01']],
    ['May I see the list', []],
    ['what may happen', []],
    ['spending in May', ['2026-05-01..2026-06-01']],
    ['Wie viel habe ich im März 2025 ausgegeben?', ['2025-03-01..2025-04-01']],
    ['Was waren die Kosten im letzten Monat', ['2026-10-01..2026-11-01']],
    ['Ausgaben seit Januar', ['2026-01-01..']],
    ['what I earned two months ago', ['2026-09-01..2026-10-01']],
    ['spending in the month before last', ['2026-09-01..2026-10-01']],
    ['Läufe der vorletzten Woche', ['2026-11-02..2026-11-09']],
    ['weight from 2026-09-27 to 2026-10-26', ['2026-09-27..2026-10-27']],
    ['what I paid on 9/27/2026', ['2026-09-27..2026-09-28']],
    ['rooms 10-12 in 2024', ['2024-01-01..2025-01-01']],
    ['Ausgaben vom 27.9. bis 26.10.', ['2026-09-27..2026-10-27']],
    ['Ausgaben über 27.5', []],
    ['rides 3 weeks ago', ['2026-10-26..2026-11-02']],
    ['the price a year ago', ['2025-11-01..2025-12-01']],
    ['the price two years ago', ['2024-01-01..2025-01-01']],
    ['Wie viel habe ich vor zwei Monaten verdient?', ['2026-09-01..2026-10-01']],
    ['calls on Christmas Eve', ['2025-12-24..2025-12-25']],
    ['who called at Easter 2024', ['2024-03-31..2024-04-01']],
    ["mails on last New Year's Eve", ['2025-12-31..2026-01-01']],
    ['next Easter', ['2027-03-28..2027-03-29']],
    ['Fahrten an Weihnachten', ['2025-12-24..2025-12-27']],
    ['sales on Thanksgiving', ['2025-11-27..2025-11-28']],
    ['sales in the week before Easter', ['2026-03-29..2026-04-05']],
    ['in the two weeks after 1 May 2025', ['2025-05-02..2025-05-16']],
    ['three days before Halloween', ['2026-10-28..2026-10-29']],
    ['Umsatz in der Woche vor Ostern', ['2026-03-29..2026-04-05']],
    ['the year after 1946', ['1947-01-01..1948-01-01']],
    ['how many years before 2005', ['..2005-01-01']],
  ])('%s', (question, expected) => {
    expect(spans(question)).toEqual(expected)
  })
})

test('a holiday is not a day on which something was done', () => {
  expect(readQuestion('How far did I walk on Christmas Day?', today).dayClause).toBeUndefined()
  expect(readQuestion('How far did I walk on swimming days?', today).dayClause).toBeDefined()
})

test.each([
  ['How many days until Christmas?', '35 days'],
  ['How many weeks until Easter?', 'From 20 November 2026 to 28 March 2027'],
])('%s looks ahead', async (question, says) => {
  const calculation = await calculate(question, today)
  expect(`${calculation?.result} ${calculation?.working}`).toContain(says)
})

test('a month without a year is the latest one in the data', () => {
  const [march] = read('in March')
  expect(march && settleYear(march, '2024-01-05', '2025-06-30')).toMatchObject({
    from: '2025-03-01',
    to: '2025-04-01',
    label: 'March 2025',
  })
})

test('a month with data this year stays this year', () => {
  const [march] = read('in March')
  expect(march && settleYear(march, '2024-01-05', '2026-06-30')).toBe(march)
})

test('a column without any day moves no period to other years', () => {
  const [september] = read('in September')
  expect(september && settleYear(september, '', '')).toEqual(september)
})
