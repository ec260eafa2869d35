import { expect, test } from 'vitest'
import { spelledOut } from './shorthand.ts'

test.each([
  ['council tax acc no?', 'council tax account number?'],
  ['confirmation # for the rental', 'confirmation number for the rental'],
  ['avg spend this yr', 'average spend this year'],
  ['whos my heart doc', "who's my heart doctor"],
  ['what did i send mam in 26', 'what did i send mam in 2026'],
  ['netflix per month rn?', 'netflix per month right now?'],
  ['by what did it go up', 'by how much did it go up'],
  ['pinnacle fees so far lol', 'pinnacle fees'],
  ['does it cover floods, yes or no?', 'does it cover floods?'],
  ['till when is the ticket valid, pls?', 'until when is the ticket valid?'],
])('%s is short for %s', (typed, meant) => {
  expect(spelledOut(typed).question).toBe(meant)
})

test.each([
  'Do I have a cat or no dog?',
  'What is N in the table?',
  'Did Acc Ltd pay me?',
  'pls',
  'What happened in 26 days?',
  'rates@acc.example',
  'Do I have a meeting at 5 pm?',
  'Did the landlord say no?',
  'Is my blood pressure ok?',
  'Was kostet die uni im Monat?',
])('%s stays', (typed) => {
  expect(spelledOut(typed).question).toBe(typed)
})

test('words that were spelled out are reported, contractions are not', () => {
  expect(spelledOut('whats my acct balance').corrections).toEqual([
    { typed: 'acct', read: 'account' },
  ])
})
