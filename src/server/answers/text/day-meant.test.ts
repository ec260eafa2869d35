import { expect, test } from 'vitest'
import { dayMeant, writtenOn } from './day-meant.ts'

test.each([
  ['Monday 7th', '2026-12-07'],
  ['the 14th', '2026-12-14'],
  ['on the 20th', '2026-11-20'],
  ['tomorrow', '2026-11-16'],
  ['Thursday at 4', '2026-11-19'],
  ['am Freitag', '2026-11-20'],
  ['Sat', '2026-11-21'],
  ['Friday 6 to 8pm', '2026-11-20'],
  ['Monday 10 o’clock', '2026-11-16'],
])('"%s", written on Sunday 15 November 2026, is %s', (words, day) => {
  expect(dayMeant(words, `${words} suits me.`, '2026-11-15')).toBe(day)
})

test.each([
  ['7 December', 'It is on 7 December.'],
  ['next Tuesday', 'See you next Tuesday.'],
  ['Monday', 'It was on Monday.'],
  ['the 3rd', 'I paid the deposit on the 3rd.'],
  ['Saturday', 'Posted it on Saturday.'],
  ['Friday', 'Can we do next Friday instead?'],
  ['Sunday', 'See you Sunday.'],
  ['10:30', 'Doors open at 10:30.'],
])('"%s" in "%s" is no certain day', (words, sentence) => {
  expect(dayMeant(words, sentence, '2026-11-15')).toBeUndefined()
})

test('messages are dated by their day, and mails by their path', () => {
  const text =
    '13 November 2026\n19:05 Rita: Keith says yes\n15 November 2026\n08:36 Rita: Monday 7th.'
  expect(writtenOn({ text, path: ['Rita', 'November 2026'] }, text.length)).toBe('2026-11-15')
  expect(writtenOn({ text, path: [] }, 20)).toBe('2026-11-13')
  expect(
    writtenOn({ text: 'See you then', path: ['Carpet', 'Mail from Rita, 15 November 2026'] }, 3),
  ).toBe('2026-11-15')
  expect(writtenOn({ text: 'The lease ends on Friday.', path: ['Lease'] }, 5)).toBeUndefined()
})
