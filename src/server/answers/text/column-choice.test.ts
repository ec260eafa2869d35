import { expect, test } from 'vitest'
import { columnsAsked, withoutOtherColumns } from './column-choice.ts'

const asked = (question: string, ...headings: string[]) =>
  columnsAsked(question, headings).map((at) => headings[at])

test('the present period is meant unless an earlier one is named', () => {
  const years = ['1 Jul 24 - 30 Jun 25', '1 Jul 25 - 30 Jun 26']
  expect(asked('how much electricity did we use in the year', ...years)).toEqual([years[1]])
  expect(asked('how much gas did we use last year', ...years)).toEqual([years[0]])
  expect(asked('how much power did we get through over the last year', ...years)).toEqual([
    years[1],
  ])
  const months = ['This month', 'Same month last year']
  expect(asked('how many kwh on the last light bill', ...months)).toEqual(['This month'])
  expect(asked('how many kwh was it last year', ...months)).toEqual(['Same month last year'])
  expect(asked('what is the premium', '2025', '2026')).toEqual(['2026'])
})

test('what is left, was taken or is granted is in the column that says so', () => {
  const leave = ['Entitled', 'Taken', 'Balance']
  expect(asked('How many sick days have I got left?', ...leave)).toEqual(['Balance'])
  expect(asked('How many days have I taken?', ...leave)).toEqual(['Taken'])
  expect(asked('How many sick days am I entitled to?', ...leave)).toEqual(['Entitled'])
})

test('a heading that the question names precedes everything else', () => {
  const insurance = ['LIMIT / DEDUCTIBLE', '6-MO PREMIUM']
  expect(asked('i crash the truck, what is my deductible', ...insurance)).toEqual([insurance[0]])
  expect(asked('how many kwh on-peak', 'Previous', 'Current', 'kWh')).toEqual(['kWh'])
  expect(asked('what was the pay this year', 'Current', 'YTD')).toEqual(['YTD'])
  expect(asked('what was my net pay', 'Current', 'YTD')).toEqual(['Current'])
})

test('days are no years, and what was paid before is in the earlier column', () => {
  expect(asked('What was the meter reading?', 'Sep 29', 'Oct 28')).toEqual(['Sep 29', 'Oct 28'])
  expect(asked('What was I paying before the renewal?', 'Last year', 'This year')).toEqual([
    'Last year',
  ])
  expect(asked('How much federal tax have I paid?', 'Current', 'YTD')).toEqual(['YTD'])
  expect(asked('What was the tax before deductions?', 'Last year', 'This year')).toEqual([
    'This year',
  ])
})

test('columns that the question does not tell apart all stay', () => {
  expect(asked('how many hours', 'Rate', 'Units')).toEqual(['Rate', 'Units'])
})

const bill = [
  'HOW YOU COMPARE',
  'This bill     Last bill     Same time last year',
  'kWh in total              468           561               431',
  'kWh a day                15.6          18.1              14.4',
].join('\n')

const candidatesIn = (text: string, ...spans: string[]) =>
  spans.map((span) => {
    const start = text.indexOf(span)
    return { text: span, start, end: start + span.length, passage: 0, proposer: 'span' }
  })

test('figures of other columns are no candidates', () => {
  const found = candidatesIn(bill, '468', '561', '431', '15.6', '18.1')
  const [kept] = withoutOtherColumns('how much power did we use', [{ text: bill }], [
    found,
  ] as never)
  expect(kept?.map(({ text }) => text)).toEqual(['468', '15.6'])
})

test('outside tables with headings, all candidates stay', () => {
  const text = 'Charges\nAnytime        468 kWh   x 24.80 c       $116.06'
  const found = candidatesIn(text, '468 kWh', '$116.06')
  const [kept] = withoutOtherColumns('how much power did we use', [{ text }], [found] as never)
  expect(kept).toHaveLength(2)
})
