import { afterAll, expect, test } from 'vitest'
import { withRecords } from '#server/answers/fixtures.ts'
import { recordKinds } from '#server/records/record-kinds.ts'
import { sheetsInMemory } from '#server/workspace/fixtures.ts'
import { createWorkspaces } from '#server/workspace/workspace.ts'
import { recordLines } from './record-lines.ts'

const event = (title: string, start: string, allDay = false) => ({ title, start, all_day: allDay })
const mail = (direction: string, thread: string, date: string) => ({
  direction,
  thread,
  date,
  subject: thread,
  from_person: direction === 'received' ? 'Dana Field' : 'Ada',
  to_people: direction === 'sent' ? 'Dana Field' : 'Ada',
})
const source = withRecords(sheetsInMemory().source, [
  {
    of: recordKinds.event,
    rows: [
      event('Last night', '2026-11-24T21:30:00'),
      event('Breakfast', '2026-11-25T10:00:00'),
      event('Concert', '2026-12-02T20:00:00'),
      event('Next week', '2026-12-03T09:00:00'),
      event('Fair', '2026-11-25T00:00:00', true),
    ],
  },
  {
    of: recordKinds.email,
    rows: [
      mail('sent', 'Hello', '2026-11-20T08:00:00'),
      mail('received', 'Question', '2026-11-23T03:00:00'),
    ],
  },
])
const workspaces = createWorkspaces({
  source,
  log: { info: () => undefined, warn: () => undefined },
})
afterAll(() => workspaces.close())

test('events of today and the seven days after are listed with their times, and unanswered mails', async () => {
  const day = { today: '2026-11-25', timeZone: 'America/Los_Angeles' }
  const lines = await recordLines(workspaces, 'ada', day, ['events', 'mails'])
  const shown = lines.map((line) =>
    line.kind === 'event' ? [line.title, line.start] : line.kind === 'mail' ? line.date : line.kind,
  )
  expect(shown).toEqual([
    ['Fair', '2026-11-25'],
    ['Breakfast', '2026-11-25 10:00'],
    ['Concert', '2026-12-02 20:00'],
    '2026-11-23',
  ])
})
