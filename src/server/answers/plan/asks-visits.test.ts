import { expect, test } from 'vitest'
import { asksVisits } from './asks-visits.ts'
import { readQuestion } from './reading.ts'

const asksVisitOf = (question: string, name: string) =>
  asksVisits(readQuestion(question, '2026-11-20'), { name, records: true })

test('mails from a shop do not tell when somebody was there', () => {
  expect(asksVisitOf('When was I last at Northgate Hardware?', 'emails')).toBe(true)
  expect(asksVisitOf('How often have I been to Northgate Hardware this year?', 'emails')).toBe(true)
  expect(asksVisitOf('When was I last at Northgate Hardware?', 'transactions')).toBe(false)
  expect(asksVisitOf('When was I last in touch with Northgate Hardware?', 'emails')).toBe(false)
  for (const question of [
    'Who emailed me while I was in Berlin?',
    'How many newsletters did I get when we were in Japan?',
    'When was I at Northgate while Sam replied?',
  ])
    expect(asksVisitOf(question, 'emails')).toBe(false)
})
