import type { Connector } from '../connector.ts'
import { createFileConnector } from '../exports/file-connector.ts'
import { fromTakeout } from '../exports/takeout-format.ts'
import type { Format } from '../exports/format.ts'
import { readCalendar } from '../google/takeout/calendar.ts'
import { readContacts } from '../google/takeout/contacts.ts'
import { calendarTable } from './calendar-table.ts'
import { contactsTable } from './contacts-table.ts'

const cards: Format = {
  description: 'contacts',
  extensions: ['vcf', 'vcard'],
  fits: ({ text }) => /^\s*BEGIN:VCARD/i.test(text),
  read: fromTakeout(readContacts),
}
const calendars: Format = {
  description: 'a calendar',
  extensions: ['ics', 'ical'],
  fits: ({ text }) => /^\s*BEGIN:VCALENDAR/i.test(text),
  read: fromTakeout(readCalendar),
}

/** Contacts and events as exported by programs; those in a Google archive are left to Google. */
export const createAddressBook = (): Connector =>
  createFileConnector({
    formats: [cards, calendars, contactsTable, calendarTable],
    mayHold: (names) =>
      names.every((name) => name.endsWith('/') || /\.(vcf|vcard|ics|ical|csv)$/i.test(name)) &&
      !names.some((name) => name.startsWith('Takeout/')),
  })
