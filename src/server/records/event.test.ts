import { expect, test } from 'vitest'
import { eventKind } from './event.ts'

const event = {
  service: 'Calendar',
  calendar: 'Home',
  title: 'Work breakup',
  start: '2026-12-18T01:00:00.000Z',
  end: '2026-12-18T06:00:00.000Z',
  allDay: false,
  location: '',
  description: '',
  organiser: '',
  attendees: [],
  status: '',
}

test("a text of an appointment has the times of its calendar's zone", () => {
  const text = eventKind.sheet?.text({ ...event, timeZone: 'Australia/Hobart' })
  expect(text).toContain('2026-12-18 12:00 to 2026-12-18 17:00')
})

test('without a zone the times stay as they are stored', () => {
  expect(eventKind.sheet?.text(event)).toContain('2026-12-18 01:00 to 2026-12-18 06:00')
  expect(eventKind.sheet?.text({ ...event, end: '' })).toContain('2026-12-18 01:00, Work breakup')
})
