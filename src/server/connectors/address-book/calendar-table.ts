import { instantOf } from '../exports/moments.ts'
import { tableFormat } from '../exports/table-format.ts'
import { hashOf } from '../google/takeout/activities.ts'
import type { Event } from '../kinds/event.ts'

const people = (names: string) =>
  names
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => (name.includes('@') ? { name: '', address: name } : { name, address: '' }))

const isYes = (cell: string) => /^(true|yes|ja|wahr|1|ein)$/i.test(cell)

/** Events as exported by Outlook and accepted by Google. */
export const calendarTable = tableFormat({
  description: 'a calendar table',
  columns: [
    ['Subject', 'Betreff'],
    ['Start Date', 'Beginnt am'],
  ],
  dates: ['Start Date', 'End Date', 'Beginnt am', 'Endet am'],
  row: (row) => {
    const title = row('Subject', 'Betreff')
    const startDay = row.day('Start Date', 'Beginnt am')
    if (startDay === '') return 'Rows without a date'
    const allDay = isYes(row('All day event', 'All Day Event', 'Ganztägiges Ereignis'))
    const endDay = row.day('End Date', 'Endet am') || startDay
    const moment = (day: string, time: string) =>
      allDay || time === '' ? day : instantOf(`${day} ${time}`, 'YMD')
    const start = moment(startDay, row('Start Time', 'Beginnt um'))
    const location = row('Location', 'Ort')
    const event: Event = {
      service: 'Calendar',
      calendar: 'Calendar',
      title,
      start,
      end: moment(endDay, row('End Time', 'Endet um')),
      timeIsLocal: true,
      allDay: start.length === 10,
      location,
      description: row('Description', 'Beschreibung'),
      organiser: row('Meeting Organizer', 'Besprechungsplanung'),
      attendees: [
        ...people(row('Required Attendees', 'Erforderliche Teilnehmer')),
        ...people(row('Optional Attendees', 'Optionale Teilnehmer')),
      ],
      status: '',
    }
    return { kind: 'event', key: hashOf(['event', title, start, location]), event }
  },
})
