import { expect, test } from 'vitest'
import { billsAsked } from './bills-asked.ts'

const today = '2026-11-20'

test.each([
  ['When is Tunefold charged next?', 'Tunefold'],
  ['When is my next payment to Filmbox?', 'Filmbox'],
  ['Wann wird Tunefold das nächste Mal abgebucht?', 'Tunefold'],
])('%s asks for the next payment to %s', (question, payee) => {
  expect(billsAsked(question, today)).toEqual({ payee })
})

test.each([
  'When is my next salary?',
  'When do I get paid next?',
  'Wann kommt mein nächstes Gehalt?',
])('%s asks for the next salary', (question) => {
  expect(billsAsked(question, today)).toEqual({ isSalary: true })
})

test.each([
  ['What bills are due next week?', '2026-11-23'],
  ['Was muss ich nächste Woche noch bezahlen?', '2026-11-23'],
])('%s asks for the payments from %s', (question, from) => {
  expect(billsAsked(question, today)).toMatchObject({ period: { from } })
})

test.each(['Which bills are due?', 'What are my upcoming bills?'])(
  '%s asks for all',
  (question) => {
    expect(billsAsked(question, today)).toEqual({ period: undefined, areSubscriptions: false })
  },
)

test.each([
  'What did I have to pay last month?',
  'Which payments are over 100?',
  'When is the concert?',
])('%s is about something else', (question) => {
  expect(billsAsked(question, today)).toBeUndefined()
})
