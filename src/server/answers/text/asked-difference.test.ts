import { expect, test } from 'vitest'
import { readQuestion } from '../plan/reading.ts'
import { askedDifference } from './asked-difference.ts'

const differenceIn = (question: string, line: string) =>
  askedDifference(readQuestion(question, '2026-11-22'), line)

test('the old and the new amount of a row are subtracted', () => {
  expect(
    differenceIn(
      'How much is my rent going up by each month?',
      'Rent per calendar month   GBP 925.00   GBP 960.00',
    ),
  ).toEqual({
    kind: 'computed',
    text: 'GBP 35.00',
    working: 'GBP 960.00 − GBP 925.00 = GBP 35.00',
  })
  expect(
    differenceIn('By how much will the fee go up?', 'The fee changes from $1,080.00 to $1,115.50.'),
  ).toEqual({ kind: 'computed', text: '$35.50', working: '$1,115.50 − $1,080.00 = $35.50' })
})

test('one of the amounts is not their difference', () => {
  expect(
    differenceIn('How much more is the band tour than the last one?', 'Last tour, 2024 $865.00'),
  ).toEqual({ kind: 'missing' })
  expect(
    differenceIn(
      'How much more is the deposit than the rent?',
      'Rent £875.00, deposit £1,009.61, both due on signing',
    ),
  ).toEqual({ kind: 'missing' })
})

test('a difference that is stated is read, and so is the answer to another question', () => {
  expect(
    differenceIn('How much more did they refund than I asked for?', 'Change to the refund $318.00'),
  ).toEqual({ kind: 'as read' })
  expect(differenceIn('How much is the rent?', 'Rent £925.00 £960.00')).toEqual({
    kind: 'as read',
  })
})
