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
  expect(asksVisitOf('Who wrote to me when I was at Northgate?', 'emails')).toBe(false)
})
