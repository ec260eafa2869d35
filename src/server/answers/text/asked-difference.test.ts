import { expect, test } from 'vitest'
import { readQuestion } from '../plan/reading.ts'
import { askedDifference } from './asked-difference.ts'

const differenceIn = (question: string, line: string) =>
  askedDifference(readQuestion(question, '2026-11-22'), line)
const up = 'How much is my rent going up by each month?'

test('the old and the new amount of a row are subtracted', () => {
  expect(differenceIn(up, 'Rent per calendar month   GBP 925.00   GBP 960.00')).toEqual({
    kind: 'computed',
    text: 'GBP 35.00',
    working: 'GBP 960.00 − GBP 925.00 = GBP 35.00',
  })
})

test.each([
  ['How much is the rent going up?', 'Rent | £1,080.00 | £1,115.50', '£35.50'],
  ['By how much will the fee go up?', 'The fee changes from $1,080 to $1,115.', '$35'],
  [up, 'Rent   £960.00   £925.00', '£35.00'],
  ['Um wie viel steigt die Miete?', 'Miete   1.080,00 €   1.120,50 €', '40,50 €'],
  ['How much does the rent go up by?', 'Miete   1.080 €   1.120 €', '40 €'],
  ['By how much did it rise?', 'Rent from Rs. 1,500 to Rs. 1,800', 'Rs. 300'],
  ['By how much did it rise?', "Miete   CHF 1'080.00   CHF 1'120.00", 'CHF 40.00'],
])('%s %s → %s', (question, line, text) => {
  expect(differenceIn(question, line)).toMatchObject({ kind: 'computed', text })
})

test.each([
  [up, 'Your rent is going up by £35.00 to £960.00 a month'],
  [up, 'Rent increase   £35.00   £960.00'],
  ['Um wie viel steigt die Miete?', 'Die Miete erhöht sich um 35,00 € auf 890,00 €'],
  ['By how much is it over?', 'You owe £1,080.00 - £35.50'],
  ['Um wie viel Uhr ist der Termin?', 'Ihr Termin ist am 14. Oktober um 14.30 Uhr.'],
  ['By how much can I overdraw?', 'Arranged overdraft £500'],
  ['How much will the fee go up to?', 'Fee   £35.00   £40.00'],
  ['How much did the ferry going down to Split cost?', 'Ferry   £35.00   £40.00'],
  ['How much is the rent?', 'Rent   £925.00   £960.00'],
  ['How much more did they refund than I asked for?', 'Change to the refund $318.00'],
  ['How much more was it than the quote?', 'Invoice £95.00, which is £15.00 over the quote'],
])('the line is read as it is: %s %s', (question, line) => {
  expect(differenceIn(question, line)).toEqual({ kind: 'as read' })
})

test('one of two compared amounts is not their difference', () => {
  expect(
    differenceIn('How much more is the band tour than the last one?', 'Last tour, 2024 $865.00'),
  ).toEqual({ kind: 'missing' })
})
