import type { Event } from '#server/connectors/kinds/event.ts'
import { listCell, momentCell, textCell } from './cells.ts'
import { localTime } from './local-time.ts'
import { ofService, joinPhrases, type RecordKind } from './record-kind.ts'

const people = ({ attendees }: Event) => attendees.map(({ name, address }) => name || address)

/** `2026-12-18 12:00`, in the calendar's zone if it names one. */
function when(iso: string, timeZone: string | undefined): string {
  const isInstant = timeZone !== undefined && iso.endsWith('Z')
  const local = isInstant ? localTime(timeZone)(Date.parse(iso)) : iso
  return local.slice(0, 16).replace('T', ' ')
}

function periodOf({ start, end, timeZone }: Event): string {
  if (start === '') return ''
  return [start, end]
    .filter(Boolean)
    .map((iso) => when(iso, timeZone))
    .join(' to ')
}

export const eventKind: RecordKind<Event> = {
  kind: 'event',
  table: 'events',
  label: 'Events',
  about: 'Appointments and invitations.',
  at: ({ start }) => start,
  columns: [
    {
      name: 'start',
      label: 'Start',
      type: 'timestamp',
      about: 'local time',
      value: ({ start, timeIsLocal }, zone) => momentCell(start, timeIsLocal ? undefined : zone),
    },
    {
      name: 'finish',
      label: 'End',
      type: 'timestamp',
      value: ({ end, timeIsLocal }, zone) => momentCell(end, timeIsLocal ? undefined : zone),
    },
    { name: 'all_day', type: 'boolean', value: ({ allDay }) => allDay },
    { name: 'title', type: 'text', value: ({ title }) => textCell(title) },
    { name: 'location', type: 'text', value: ({ location }) => textCell(location) },
    { name: 'organiser', type: 'text', value: ({ organiser }) => textCell(organiser) },
    { name: 'attendees', type: 'text', value: (event) => listCell(people(event)) },
    { name: 'status', type: 'text', value: ({ status }) => textCell(status) },
    { name: 'calendar', type: 'text', value: ({ calendar }) => textCell(calendar) },
    { name: 'service', type: 'text', value: ({ service }) => textCell(service) },
    {
      name: 'description',
      type: 'text',
      prose: true,
      value: ({ description }) => textCell(description),
    },
  ],
  sheet: {
    group: ({ service }) => service,
    name: ofService('Events'),
    rowsAPassage: 1,
    text: (event) => {
      const { title, location, organiser, description, status, calendar } = event
      const attendees = listCell(people(event))
      const about = joinPhrases(
        periodOf(event),
        title,
        location && `at ${location}`,
        organiser && `organised by ${organiser}`,
        typeof attendees === 'string' && `with ${attendees}`,
        status,
        calendar,
      )
      return description === '' ? about : `${about}\n${description}`
    },
  },
}
