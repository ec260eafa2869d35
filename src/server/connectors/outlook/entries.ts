import { contactKey } from '../google/takeout/contacts.ts'
import { hashOf } from '../google/takeout/activities.ts'
import type { Finding } from '../gather-pages.ts'
import type { Contact } from '../kinds/contact.ts'
import type { Event } from '../kinds/event.ts'
import { clean } from '../gmail/parse-mail.ts'

const hour = 3_600_000

/** Outlook stores a day as its midnight in the zone of the computer. */
export const dayOf = (midnight: Date) =>
  new Date(midnight.getTime() + 12 * hour).toISOString().slice(0, 10)

const filled = (values: readonly (string | undefined)[]) => [
  ...new Set(values.map((value) => clean(value ?? '')).filter((value) => value !== '')),
]

export type OutlookContact = {
  name: string
  emails: readonly (string | undefined)[]
  phones: readonly (string | undefined)[]
  organisation: string
  position: string
  birthday: Date | undefined
  address: readonly (string | undefined)[]
  url: string
  spouse: string
  note: string
}

export function contactFinding(given: OutlookContact): Finding {
  const emails = filled(given.emails)
    .filter((address) => address.includes('@'))
    .map((address) => address.toLowerCase())
  const phones = filled(given.phones)
  const organisation = clean(given.organisation)
  const name = clean(given.name) || organisation
  if (name === '' && emails.length + phones.length === 0) {
    return { skipped: 'Contacts without a name, an address and a number', count: 1 }
  }
  const spouse = clean(given.spouse)
  const contact: Contact = {
    service: 'Contacts',
    relation: 'contact',
    name: name || (emails[0] ?? phones[0] ?? ''),
    emails,
    phones,
    handles: [],
    organisation,
    position: clean(given.position),
    birthday: given.birthday ? dayOf(given.birthday) : '',
    address: filled(given.address)[0] ?? '',
    url: clean(given.url),
    since: '',
    note: given.note.trim(),
    ...(spouse === '' ? {} : { related: [{ label: 'spouse', name: spouse }] }),
  }
  return { item: { kind: 'contact', key: contactKey(contact), contact } }
}

export type OutlookEvent = {
  title: string
  calendar: string
  start: Date | undefined
  end: Date | undefined
  allDay: boolean
  location: string
  description: string
  repeats: string
  organiser: string
  attendees: Event['attendees']
}

export function eventFinding(given: OutlookEvent): Finding {
  const { start, end = start, allDay } = given
  if (!start || !end) return { skipped: 'Events without a date', count: 1 }
  const title = clean(given.title)
  const location = clean(given.location)
  const from = allDay ? dayOf(start) : start.toISOString()
  const repeats = clean(given.repeats)
  const event: Event = {
    service: 'Calendar',
    calendar: given.calendar,
    title,
    start: from,
    // The end of an all-day event is the midnight after it.
    end: allDay ? dayOf(new Date(Math.max(start.getTime(), end.getTime() - 1))) : end.toISOString(),
    allDay,
    location,
    description: [given.description.trim(), repeats === '' ? '' : `Repeats: ${repeats}`]
      .filter((part) => part !== '')
      .join('\n'),
    organiser: clean(given.organiser),
    attendees: given.attendees,
    status: '',
  }
  return { item: { kind: 'event', key: hashOf(['event', title, from, location]), event } }
}
