import type { Contact } from '../kinds/contact.ts'
import { numberOf, textOf, type KnownTables, type Row } from './known-tables.ts'

/** `ABMultiValue.property` of an iPhone. */
const phone = 3
const email = 4

/**
 * People in the address book of an iPhone (`AddressBook.sqlitedb`) or Mac
 * (`AddressBook-v22.abcddb`).
 */
export function readContacts(tables: KnownTables): Contact[] {
  return tables.has('ABPerson') ? ofPhone(tables) : ofMac(tables)
}

function ofPhone(tables: KnownTables): Contact[] {
  const people = new Map<number, Contact>()
  const columns = ['First', 'Last', 'Organization', 'JobTitle']
  for (const row of tables.rows('ABPerson', columns)) {
    const contact = contactOf(row['First'], row['Last'], row['Organization'])
    people.set(numberOf(row['rowid']), { ...contact, position: textOf(row['JobTitle']) })
  }
  for (const row of tables.rows('ABMultiValue', ['record_id', 'property', 'value'])) {
    const property = numberOf(row['property'])
    const value = textOf(row['value']).trim()
    const person = people.get(numberOf(row['record_id']))
    if (value === '') continue
    if (property === phone) person?.phones.push(value)
    if (property === email) person?.emails.push(value)
  }
  return known(people)
}

function ofMac(tables: KnownTables): Contact[] {
  const people = new Map<number, Contact>()
  for (const row of tables.rows('ZABCDRECORD', ['ZFIRSTNAME', 'ZLASTNAME', 'ZORGANIZATION'])) {
    people.set(
      numberOf(row['rowid']),
      contactOf(row['ZFIRSTNAME'], row['ZLASTNAME'], row['ZORGANIZATION']),
    )
  }
  for (const row of tables.rows('ZABCDPHONENUMBER', ['ZOWNER', 'ZFULLNUMBER'])) {
    const value = textOf(row['ZFULLNUMBER']).trim()
    if (value !== '') people.get(numberOf(row['ZOWNER']))?.phones.push(value)
  }
  for (const row of tables.rows('ZABCDEMAILADDRESS', ['ZOWNER', 'ZADDRESS'])) {
    const value = textOf(row['ZADDRESS']).trim()
    if (value !== '') people.get(numberOf(row['ZOWNER']))?.emails.push(value)
  }
  return known(people)
}

const known = (people: ReadonlyMap<number, Contact>) =>
  [...people.values()].filter(
    ({ name, phones, emails }) => name !== '' && phones.length + emails.length > 0,
  )

function contactOf(first: Row[string], last: Row[string], organisation: Row[string]): Contact {
  const name = [first, last].map((part) => textOf(part).trim()).filter((part) => part !== '')
  return {
    service: 'Apple Contacts',
    relation: 'contact',
    name: name.join(' ') || textOf(organisation).trim(),
    emails: [],
    phones: [],
    handles: [],
    organisation: textOf(organisation).trim(),
    position: '',
    birthday: '',
    address: '',
    url: '',
    since: '',
    note: '',
  }
}
