import type { Cell } from '#shared/answers.ts'
import { personKind } from '#server/records/person.ts'
import { recordKinds } from '#server/records/record-kinds.ts'
import type { Records, TextDocument } from './fixtures.ts'

/** Other personal records, small and with known answers. Today is 20 November 2026. */
type Row = Record<string, Cell>
const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const pad = (value: number) => String(value).padStart(2, '0')

const moved = (
  date: string,
  merchant: string,
  category: string,
  amount: number,
  more: Row = {},
): Row => ({
  date,
  amount,
  merchant,
  category,
  kind: 'spending',
  is_transfer: false,
  description: merchant.toUpperCase(),
  account: 'Giro',
  account_type: 'checking',
  currency: 'EUR',
  ...more,
})
const transactions: Row[] = [
  ...range(11).flatMap((index): Row[] => {
    const month = `2026-${pad(index + 1)}`
    return [
      moved(`${month}-01`, 'Lindenhof GmbH', 'Rent', -1_100),
      moved(`${month}-05`, 'Vidora', 'Subscriptions', -14.99),
      moved(`${month}-06`, 'Chordly', 'Subscriptions', -4.5),
      moved(`${month}-09`, 'Stadtwerke Electric', 'Utilities', -50 - index),
      moved(`${month}-27`, 'Quarry Press', 'Income', 2_800, { kind: 'income' }),
    ]
  }),
  moved('2025-12-20', 'Toyland', 'Shopping', -80),
  moved('2025-12-30', 'Toyland', 'Shopping', -15),
  moved('2026-02-03', 'Velo Werk', 'Shopping', -760),
  moved('2026-04-14', 'Kamm Hair Studio', 'Personal care', -38),
  moved('2026-08-22', 'Kamm Hair Studio', 'Personal care', -41),
  moved('2026-05-03', 'Aral', 'Fuel', -62),
  moved('2026-10-11', 'Shell', 'Fuel', -70),
  moved('2026-03-08', 'Shoe Barn', 'Shopping', -95),
  moved('2026-03-19', 'Shoe Barn', 'Shopping', 95, { kind: 'refund' }),
  moved('2026-09-04', 'Konsum', 'Groceries', -33),
  moved('2026-09-12', 'Konsum', 'Groceries', -27),
  moved('2026-10-07', 'Biomarkt', 'Groceries', -44),
]

const accounts: Row[] = [
  { name: 'Giro', balance: 1_200, account_type: 'checking' },
  { name: 'Nest egg', balance: 5_300, account_type: 'savings' },
].map((account) => ({ ...account, bank: 'Uferbank', as_of: '2026-11-20', currency: 'EUR' }))

const event = (title: string, start: string, finish: string, more: Row = {}): Row => ({
  title,
  start,
  finish,
  all_day: false,
  calendar: 'Private',
  service: 'Google',
  organiser: 'Ada Lind',
  ...more,
})
const events: Row[] = [
  ...['2026-11-04', '2026-11-11', '2026-11-18', '2026-11-25'].map((day) =>
    event('Weekly rehearsal', `${day}T19:00:00`, `${day}T20:30:00`, {
      attendees: 'Noor Haddad, Felix Baum',
    }),
  ),
  event('Trip to Porto', '2026-07-03T00:00:00', '2026-07-10T00:00:00', { all_day: true }),
  event('Recital', '2026-12-12T18:00:00', '2026-12-12T19:00:00'),
  event('Recital', '2025-12-13T18:00:00', '2025-12-13T19:00:00'),
  event('Dentist', '2026-06-02T10:00:00', '2026-06-02T10:40:00'),
]

const contacts: Row[] = [
  { name: 'Noor Haddad', phones: '+49 30 555 0142', birthday: '1991-05-23' },
  { name: 'Felix Baum', emails: 'felix@baum.example', birthday: '1984-12-02' },
  { name: 'Tilda Mohr', phones: '+49 30 555 0177' },
].map((contact) => ({ ...contact, relation: 'contact', service: 'Contacts' }))

const people: Row[] = [
  { name: 'Noor Haddad', last_contact: '2026-11-14', first_contact: '2025-01-02', messages: 40 },
  { name: 'Felix Baum', last_contact: '2026-10-03', first_contact: '2025-03-02', messages: 4 },
].map((row, index) => ({ ...row, id: `p${index}`, sources: 'WhatsApp', mails: 0 }))

const labs: Row[] = [
  ['2025-03-04', 'Iron', 40, 'µg/dL', 'low'],
  ['2025-10-04', 'Iron', 72, 'µg/dL', 'normal'],
  ['2026-08-04', 'Iron', 95, 'µg/dL', 'normal'],
].map(([day = '', name = '', value = 0, unit = '', flag = '']) => ({
  date: `${day}T08:00:00`,
  name,
  value,
  unit,
  flag,
  panel: 'Blood',
  source: 'Practice',
}))

const steps: Row[] = range(31).map((index) => ({
  date: `2026-10-${pad(index + 1)}T00:00:00`,
  name: 'steps',
  value: 5_000 + index * 100,
  unit: 'count',
  source: 'Watch',
}))

const profile: Row[] = [
  { section: 'position', title: 'Editor', organisation: 'Quarry Press', since: '2022-04' },
  {
    section: 'position',
    title: 'Proofreader',
    organisation: 'Nordlicht Verlag',
    since: '2018-09',
    until: '2022-03',
  },
  { section: 'education', title: 'MA Linguistics', organisation: 'Uni Hafen', until: '2018' },
].map((entry) => ({ ...entry, service: 'LinkedIn' }))

const messages: Row[] = [
  ['2026-09-14', false, 'Have you got the code for the bike shed?'],
  ['2026-10-03', false, 'The bike shed is closed in winter'],
].map(([day = '', mine = false, text = '']) => ({
  date: `${String(day)}T17:20:00`,
  chat: 'Felix Baum',
  service: 'WhatsApp',
  sender_name: mine ? 'Ada Lind' : 'Felix Baum',
  person: 'Felix Baum',
  ...(mine ? {} : { from_person: 'Felix Baum' }),
  from_me: mine,
  text,
  kind: 'text',
}))

export const householdRecords = (): Records[] => [
  { of: recordKinds.transaction, rows: transactions },
  { of: recordKinds.account, rows: accounts },
  { of: recordKinds.event, rows: events },
  { of: recordKinds.contact, rows: contacts },
  { of: personKind, rows: people },
  { of: recordKinds.lab, rows: labs },
  { of: recordKinds.vitals, rows: steps },
  { of: recordKinds.profile_entry, rows: profile },
  { of: recordKinds.message, rows: messages },
]

export const householdTexts: TextDocument[] = [
  {
    id: 'chat',
    name: 'Noor Haddad, May 2026',
    passages: [
      {
        text: '10:02 Noor Haddad: Do you still have my tent?\n10:05 Ada Lind: In the shed behind the bikes\n10:09 Noor Haddad: Could you water my plants in June?',
      },
    ],
  },
  {
    id: 'choir',
    name: 'Noor Haddad, June 2026',
    passages: [
      {
        text: '18:02 Noor Haddad: I sing on Friday\n18:05 Ada Lind: Where?\n18:09 Noor Haddad: At the Lighthouse Bar, nine',
      },
    ],
  },
  {
    id: 'list',
    name: 'Notes',
    passages: [{ text: 'From the market\n[ ] Felix: plum jam\n[x] Noor: basil' }],
  },
  {
    id: 'bike',
    name: 'Letter from the insurer',
    passages: [
      { text: 'Your bike insurance goes on for another year. The premium is €90.00, paid in May.' },
    ],
  },
  {
    id: 'mail',
    name: 'Porto',
    passages: [
      {
        text: 'For Porto: take the tram to the lighthouse, and eat at Casa Velha.',
        path: ['Porto', 'Mail from Noor Haddad, 3 June 2026'],
      },
    ],
  },
]
