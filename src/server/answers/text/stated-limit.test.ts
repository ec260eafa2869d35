import { expect, test } from 'vitest'
import { readQuestion } from '../plan/reading.ts'
import { keepsLimit } from './stated-limit.ts'

test.each([
  ['Can I have 13 kids on the team?', '8 players at least, 12 at most.', false],
  ['Can we have 12 kids on the team?', '8 players at least, 12 at most.', true],
  ['Can we play with 6 kids?', '8 players at least, 12 at most.', false],
  ['May I bring 3 bags?', 'Each passenger may check up to 2 bags free of charge.', false],
  ['Darf ich 2 Koffer mitnehmen?', 'Höchstens 1 Koffer je Person.', false],
  ['Can I bring 5 guests?', 'The hall holds up to 1,000 guests.', true],
  ['Can I check in on 24 December?', 'Rooms sleep up to 4 guests.', undefined],
  ['Can I buy it for £500?', 'At most 2 per customer.', undefined],
  [
    'Am I allowed to leave the car for 5 days?',
    'Parking is limited to a maximum of 72 hours.',
    undefined,
  ],
  ['Can I pay in 3 instalments?', 'Payment is due within 30 days.', undefined],
  ['Can I come at 10:30?', 'At most 12 guests.', undefined],
  ['How many kids can I have?', '12 at most.', undefined],
] as const)('%s · %s', (question, sentence, keeps) => {
  expect(keepsLimit(readQuestion(question, '2026-11-20'), sentence)).toBe(keeps)
})
