import { expect, test } from 'vitest'
import { archiveFile, lookAt, tableFile } from '../exports/exports.fixtures.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { contactsOf, readImport } from '../read-import.fixtures.ts'
import { createAddressBook } from './address-book.ts'

const book = createAddressBook()
const googleNow = tableFile(
  'contacts.csv',
  ['First Name', 'Middle Name', 'Last Name', 'Organization Name', 'Organization Title', 'Birthday']
    .concat(['Notes', 'Labels', 'E-mail 1 - Label', 'E-mail 1 - Value', 'Phone 1 - Value'])
    .concat(['Address 1 - Formatted', 'Website 1 - Value']),
  [
    'Bea',
    '',
    'Gardner',
    'Green Ltd',
    'Head of beds',
    '1980-05-04',
    'beans',
    '* myContacts',
    'Home',
  ].concat(['Bea@example.org ::: bea@work.example', '+1 555 0100', 'Mill Lane 3\nBergen', '']),
  ['', '', '', 'Tool Shed', '', '', '', '', '', '', '+1 555 0199', '', ''],
  ['', '', '', '', '', '', 'only a note', '', '', '', '', '', ''],
)
const outlook = tableFile(
  'contacts.CSV',
  ['Title', 'First Name', 'Last Name', 'Company', 'Job Title', 'Home Street', 'Home City'].concat([
    'Home Postal Code',
    'Mobile Phone',
    'Business Fax',
    'E-mail Address',
    'Birthday',
  ]),
  [
    '',
    'Bob',
    'Ray',
    'Kite',
    'Pilot',
    'Park Road 1',
    'Oslo',
    '0150',
    '+47 400 00 000',
    '+47 1',
  ].concat(['bob@example.org', '31/12/1985']),
)
const calendar = tableFile(
  'calendar.csv',
  [
    'Subject',
    'Start Date',
    'Start Time',
    'End Date',
    'End Time',
    'All day event',
    'Location',
  ].concat(['Meeting Organizer', 'Required Attendees', 'Description']),
  [
    'Dentist',
    '3/14/2026',
    '2:30:00 PM',
    '3/14/2026',
    '3:15:00 PM',
    'False',
    'Mill Lane 3',
    'Ada',
  ].concat(['Dana Field;bob@example.org', 'Bring the card']),
  ['Holiday', '7/1/2026', '12:00:00 AM', '7/14/2026', '12:00:00 AM', 'True', '', '', '', ''],
)

test('tables of contacts and calendars, cards and calendar files are recognised by content', async () => {
  expect(await lookAt(googleNow)).toBe('address_book: a contacts table')
  expect(await lookAt(outlook)).toBe('address_book: a contacts table')
  expect(await lookAt(calendar)).toBe('address_book: a calendar table')
  expect(await lookAt(memoryFile('a.vcf', 'BEGIN:VCARD\nFN:Bea\nEND:VCARD\n'))).toBe(
    'address_book: contacts',
  )
  expect(await lookAt(memoryFile('a.ics', 'BEGIN:VCALENDAR\nEND:VCALENDAR\n'))).toBe(
    'address_book: a calendar',
  )
  const many = archiveFile('calendars.zip', { 'home.ics': 'BEGIN:VCALENDAR\nEND:VCALENDAR\n' })
  expect(await lookAt(many)).toBe('address_book: a calendar')
})

test('a Google table becomes people with all their addresses and numbers', async () => {
  const { items, skipped } = await readImport(book, googleNow)
  expect(contactsOf(items)).toMatchObject([
    {
      name: 'Bea Gardner',
      emails: ['bea@example.org', 'bea@work.example'],
      phones: ['+1 555 0100'],
      organisation: 'Green Ltd',
      position: 'Head of beds',
      birthday: '1980-05-04',
      address: 'Mill Lane 3, Bergen',
    },
    { name: 'Tool Shed', phones: ['+1 555 0199'] },
  ])
  expect(skipped).toEqual([{ reason: 'Rows without a name, an address and a number', count: 1 }])
})

test('an Outlook table becomes people, without fax numbers among their phone numbers', async () => {
  expect(contactsOf((await readImport(book, outlook)).items)).toMatchObject([
    {
      name: 'Bob Ray',
      phones: ['+47 400 00 000'],
      address: 'Park Road 1, Oslo, 0150',
      birthday: '1985-12-31',
      position: 'Pilot',
    },
  ])
})

test('a person in a card and in a table is one', async () => {
  const card = memoryFile(
    'bea.vcf',
    'BEGIN:VCARD\nFN:Bea Gardner\nEMAIL:bea@example.org\nTEL:+1 555 0100\nEND:VCARD\n',
  )
  const table = tableFile(
    'bea.csv',
    ['First Name', 'Last Name', 'E-mail 1 - Value', 'Phone 1 - Value'],
    ['Bea', 'Gardner', 'bea@example.org', '+1 555 0100'],
  )
  const keysOf = async (file: typeof card) =>
    (await readImport(book, file)).items.map(({ key }) => key)
  expect(await keysOf(card)).toEqual(await keysOf(table))
})

test('a calendar table becomes appointments with their times and people', async () => {
  const { items } = await readImport(book, calendar)
  expect(items.flatMap((item) => (item.kind === 'event' ? [item.event] : []))).toMatchObject([
    {
      title: 'Dentist',
      start: '2026-03-14T14:30:00',
      end: '2026-03-14T15:15:00',
      allDay: false,
      attendees: [
        { name: 'Dana Field', address: '' },
        { name: '', address: 'bob@example.org' },
      ],
    },
    { title: 'Holiday', start: '2026-07-01', end: '2026-07-14', allDay: true },
  ])
})
