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
      event('Late supper', '2026-11-25T05:30:00'),
      event('Breakfast', '2026-11-25T18:00:00'),
      event('Concert', '2026-11-26T04:00:00'),
      event('Fair', '2026-11-25T00:00:00', true),
    ],
  },
  {
    of: recordKinds.email,
    rows: [
      mail('sent', 'Hello', '2026-11-20T08:00:00'),
      mail('received', 'Question', '2026-11-24T03:00:00'),
    ],
  },
])
const workspaces = createWorkspaces({
  source,
  log: { info: () => undefined, warn: () => undefined },
})
afterAll(() => workspaces.close())

const linesOf = async (timeZone: string) => {
  const lines = await recordLines(workspaces, 'ada', { today: '2026-11-25', timeZone }, [
    'events',
    'mails',
  ])
  return lines.map((line) =>
    line.kind === 'event' ? [line.title, line.start] : line.kind === 'mail' ? line.date : line.kind,
  )
}

test('events of today and the days after are those of the local day, at their local time', async () => {
  expect(await linesOf('America/Los_Angeles')).toEqual([
    ['Fair', '2026-11-25'],
    ['Breakfast', '2026-11-25 10:00'],
    ['Concert', '2026-11-25 20:00'],
    '2026-11-23',
  ])
  expect(await linesOf('Pacific/Auckland')).toEqual([
    ['Fair', '2026-11-25'],
    ['Late supper', '2026-11-25 18:30'],
    ['Breakfast', '2026-11-26 07:00'],
    ['Concert', '2026-11-26 17:00'],
    '2026-11-24',
  ])
})
