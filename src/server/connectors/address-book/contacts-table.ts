import { tableFormat, type Row } from '../exports/table-format.ts'
import { contactKey } from '../google/takeout/contacts.ts'
import type { Contact } from '../kinds/contact.ts'

const phone =
  /^(?:phone\d+value|(?:primary|home|business|mobile|other|car|assistants?|company ?main)?phone\d?|telefon.*|mobiltelefon\d?|mobilephone|téléphone.*)$/u
const mail = /^e?mail\d*(?:address|adresse|value)?$/u

/** Google writes several values with one label into a cell. */
const several = (cell: string) => cell.split(/\s*:::\s*/).filter((value) => value !== '')
const valuesOf = (row: Row, pattern: RegExp) => [
  ...new Set([...row.all].flatMap(([name, cell]) => (pattern.test(name) ? several(cell) : []))),
]
const mostRelated = 10
const joined = (parts: readonly string[], sign = ' ') =>
  parts.filter((part) => part !== '').join(sign)

function addressOf(row: Row): string {
  const whole = row('Address 1 - Formatted')
  if (whole !== '') return whole.replaceAll(/\s*\n\s*/g, ', ')
  const place = (kind: string) =>
    joined(
      ['Street', 'City', 'State', 'Postal Code', 'Country/Region', 'Country'].map((part) =>
        row(`${kind} ${part}`),
      ),
      ', ',
    )
  return place('Home') || place('Business') || place('Other')
}

/** `Relation 1 - Label` and `Relation 1 - Value` of Google; `Spouse` of Outlook. */
function relatedOf(row: Row): NonNullable<Contact['related']> {
  const numbered = Array.from({ length: mostRelated }, (_, at) => ({
    label: row(`Relation ${at + 1} - Label`, `Relation ${at + 1} - Type`).replace(/^\*\s*/, ''),
    name: row(`Relation ${at + 1} - Value`),
  }))
  const spouse = { label: 'spouse', name: row('Spouse', 'Ehepartner') }
  return [...numbered, spouse].filter(({ label, name }) => label !== '' && name !== '')
}

function contactOf(row: Row): Contact | undefined {
  const parts = [
    row('First Name', 'Given Name', 'Vorname'),
    row('Middle Name', 'Additional Name', 'Weitere Vornamen'),
    row('Last Name', 'Family Name', 'Nachname'),
  ]
  const organisation = row('Organization Name', 'Organization 1 - Name', 'Company', 'Firma')
  const name = row('Name') || joined(parts) || row('Nickname', 'File As') || organisation
  const emails = valuesOf(row, mail).map((address) => address.toLowerCase())
  const phones = valuesOf(row, phone)
  if (name === '' && emails.length + phones.length === 0) return undefined
  const related = relatedOf(row)
  return {
    service: 'Contacts',
    relation: 'contact',
    name: name || emails[0] || phones[0] || '',
    emails,
    phones,
    handles: [],
    organisation,
    position: row('Organization Title', 'Organization 1 - Title', 'Job Title', 'Position'),
    birthday: row.day('Birthday', 'Geburtstag'),
    address: addressOf(row),
    url: row('Website 1 - Value', 'Web Page', 'Webseite'),
    since: '',
    note: row('Notes', 'Notizen'),
    ...(related.length > 0 ? { related } : {}),
  }
}

const names = ['First Name', 'Given Name', 'Vorname'] as const
const ways = [
  'E-mail 1 - Value',
  'Phone 1 - Value',
  'E-mail Address',
  'E-mail 2 Address',
  'Mobile Phone',
  'Home Phone',
  'E-Mail-Adresse',
  'Mobiltelefon',
] as const

export const contactsTable = tableFormat({
  description: 'a contacts table',
  columns: [names, ways],
  // LinkedIn's connections have names and addresses as well.
  without: ['Connected On', 'Order ID', 'Transaction ID'],
  dates: ['Birthday', 'Geburtstag'],
  row: (row) => {
    const contact = contactOf(row)
    if (!contact) return 'Rows without a name, an address and a number'
    return { kind: 'contact', key: contactKey(contact), contact }
  },
})
