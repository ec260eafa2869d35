import { billQuestions } from './bills.ts'
import { calendarQuestions } from './calendar.ts'
import { documentQuestions } from './documents.ts'
import type { Facts } from './facts.ts'
import { followUps } from './follow-ups.ts'
import { healthQuestions } from './health.ts'
import { mailQuestions } from './mails.ts'
import { peopleQuestions } from './people.ts'
import { postQuestions } from './posts.ts'
import type { SampleQuestion } from './question.ts'
import { spendingQuestions } from './spending.ts'
import { unanswerable } from './unanswerable.ts'

/** All questions about the sample person, by subject. */
export const sampleQuestions = (facts: Facts): SampleQuestion[] => [
  ...spendingQuestions(facts),
  ...billQuestions(facts),
  ...mailQuestions(facts),
  ...documentQuestions(facts),
  ...calendarQuestions(facts),
  ...peopleQuestions(facts),
  ...healthQuestions(facts),
  ...postQuestions(facts),
  ...followUps(facts),
  ...unanswerable(),
]
