import { expect, test } from 'vitest'
import { withoutMailDates } from './mail-headers.ts'

const mail = [{ path: ['Picnic', 'Mail from Hemant Apte, 16 November 2026'] }]
const found = ['Date: 16 November 2026, 07:10 UTC', 'The picnic is shifted to 12 December.'].map(
  (text) => ({ text, sentence: { text, start: 0, end: text.length }, passage: 0 }),
)
const kept = (question: string, evidence: readonly { path: string[] }[] = mail) =>
  withoutMailDates(question, evidence, [found] as never)
    .flat()
    .map(({ text }) => text)

test('the day of a mail is not the day of what it is about', () => {
  expect(kept('On which date is the picnic now?')).toEqual([
    'The picnic is shifted to 12 December.',
  ])
})

test('the day of a mail answers when somebody wrote, and a date in a paper stays', () => {
  expect(kept('When did Hemant write about the picnic?')).toHaveLength(2)
  expect(kept('On which date is the picnic now?', [{ path: ['Minutes'] }])).toHaveLength(2)
})
