import { expect, test } from 'vitest'
import { comingBirthdays } from './birthdays.ts'

const daysOf = (birthday: string, today: string) =>
  comingBirthdays([{ name: 'Ruth', birthday }], today).map((line) =>
    line.kind === 'birthday' ? line.day : '',
  )

test.each([
  ['1959-11-30', '2026-11-23', ['2026-11-30']],
  ['--11-30', '2026-11-23', ['2026-11-30']],
  ['19591130', '2026-11-23', ['2026-11-30']],
  ['1959-11-23', '2026-11-23', ['2026-11-23']],
  ['1959-11-22', '2026-11-23', []],
  ['1959-01-02', '2026-12-20', ['2027-01-02']],
  ['1959-06-30', '2026-11-23', []],
  ['in summer', '2026-11-23', []],
])('a birthday on %s, seen from %s, is next on %j', (birthday, today, days) => {
  expect(daysOf(birthday, today)).toEqual(days)
})

test('a person in two address books has one birthday', () => {
  const ruth = { name: 'Ruth', birthday: '1959-11-30' }
  expect(comingBirthdays([ruth, ruth], '2026-11-23')).toHaveLength(1)
})
