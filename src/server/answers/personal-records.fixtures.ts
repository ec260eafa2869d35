import type { Cell } from '#shared/answers.ts'
import { recordKinds } from '#server/records/record-kinds.ts'
import type { Records } from './fixtures.ts'

/** A person's records from sources, small and with known answers. Today is 20 November 2026. */
type Row = Record<string, Cell>
const pad = (value: number) => String(value).padStart(2, '0')
const at = (day: string, time = '09:00:00') => `${day}T${time}`
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

const received = (day: string, name: string, address: string, more: Row = {}): Row => ({
  date: at(day),
  from_name: name,
  from_address: address,
  to_names: 'Ada',
  to_addresses: 'ada@example.org',
  direction: 'received',
  unread: false,
  has_attachments: false,
  labels: 'Inbox',
  size: 1000,
  ...more,
})
const sent = (day: string, name: string, address: string, more: Row = {}): Row => ({
  ...received(day, 'Ada', 'ada@example.org'),
  to_names: name,
  to_addresses: address,
  direction: 'sent',
  labels: 'Sent',
  ...more,
})

const bank = ['Harbour Bank', 'service@harbourbank.example'] as const
const emails: Row[] = [
  ...range(4).map((n) => sent(`2026-10-0${n + 1}`, 'Eve Stone', 'eve@example.org')),
  ...range(2).map((n) => sent(`2026-09-0${n + 1}`, 'Bob Ray', 'bob@example.org')),
  ...range(5).map((n) => received(`2026-08-0${n + 1}`, 'Bob Ray', 'bob@example.org')),
  received('2026-11-10', ...bank, { unread: true, subject: 'Your statement' }),
  received('2026-11-12', ...bank, { unread: true, subject: 'New card' }),
  received('2026-11-13', ...bank, { subject: 'Security notice' }),
  received('2026-11-18', ...bank, { unread: true, subject: 'Interest rates' }),
  // The same Dana under the name that her employer uses.
  ...range(2).map((n) =>
    received(`2026-05-2${n}`, 'D. Field', 'd.field@kite.example', {
      person: 'Dana Field',
      from_person: 'Dana Field',
    }),
  ),
  received('2026-06-04', 'Skyline Air', 'desk@skyline.example', {
    subject: 'Your boarding pass to Lisbon',
    attachments: 'boarding-pass.pdf',
    has_attachments: true,
  }),
]

const isGroup = (chat: string) => chat.endsWith('Club')
const message = (day: string, chat: string, mine: boolean, more: Row = {}): Row => ({
  date: at(day, '18:30:00'),
  chat,
  service: 'WhatsApp',
  sender_name: mine ? 'Ada' : chat,
  ...(isGroup(chat) ? {} : { person: chat, ...(mine ? {} : { from_person: chat }) }),
  from_me: mine,
  kind: 'text',
  ...more,
})
const messages: Row[] = [
  ...range(6).map((n) => message(`2026-03-1${n}`, 'Dana Field', n % 2 === 0)),
  ...range(3).map((n) => message(`2026-04-1${n}`, 'Dana Field', n % 2 === 0)),
  ...range(4).map((n) =>
    message(`2026-03-2${n}`, 'Danube Rowing Club', false, { sender_name: 'Rolf' }),
  ),
  ...range(9).map((n) => message(`2026-05-1${n}`, 'Mum', n < 2, { service: 'iMessage' })),
]

const paid = (
  date: string,
  merchant: string,
  category: string,
  amount: number,
  more: Row = {},
) => ({
  date,
  amount: -amount,
  merchant,
  category,
  kind: 'spending',
  is_transfer: false,
  description: merchant.toUpperCase(),
  account: 'Checking',
  account_type: 'checking',
  currency: 'EUR',
  ...more,
})
const monthly = range(11).flatMap((index): Row[] => {
  const month = `2026-${pad(index + 1)}`
  return [
    paid(`${month}-01`, 'Hillside Homes', 'Rent', 900),
    paid(`${month}-04`, 'Rewe', 'Groceries', 60 + index),
    paid(`${month}-18`, 'Aldi', 'Groceries', 30),
    paid(`${month}-06`, 'Streamly', 'Subscriptions', index < 6 ? 9.99 : 12.99),
    paid(`${month}-07`, 'Newsroom', 'Subscriptions', 5),
    paid(`${month}-25`, 'Savings', 'Transfers', 200, { kind: 'transfer', is_transfer: true }),
    paid(`${month}-28`, 'Orchard Ltd', 'Income', -3000, { kind: 'income' }),
  ]
})
const transactions: Row[] = [
  ...monthly,
  paid('2026-03-09', 'Café Luna', 'Restaurants', 42.5),
  paid('2026-03-21', 'Rewe', 'Groceries', -10, { kind: 'refund' }),
]
/** The same transactions, in two currencies. */
export const abroad: Row[] = [
  ...transactions,
  paid('2026-03-15', 'Brooklyn Deli', 'Groceries', 25, { currency: 'USD' }),
]
/** The same transactions, and one of the year before. */
export const twoYears: Row[] = [...transactions, paid('2025-03-04', 'Rewe', 'Groceries', 70)]

const vital = (day: string, name: string, value: number, unit: string, time = '08:00:00'): Row => ({
  date: at(day, time),
  name,
  value,
  unit,
  source: 'Watch',
})
const vitals: Row[] = range(20).flatMap((index) => {
  const day = `2026-03-${pad(index + 1)}`
  const isRun = index % 5 === 0
  return [
    vital(day, 'heart rate', isRun ? 80 : 60, 'count/min'),
    vital(day, 'heart rate', isRun ? 100 : 70, 'count/min', '20:00:00'),
    vital(day, 'steps', 1000, 'count', '10:00:00'),
    vital(day, 'steps', 500 + index, 'count', '15:00:00'),
    ...(index % 4 === 0 ? [vital(day, 'weight', 71 - index / 10, 'kg')] : []),
  ]
})
const workouts: Row[] = [
  ...range(4).map((n) => ({
    start: at(`2026-03-${pad(n * 5 + 1)}`, '07:00:00'),
    finish: at(`2026-03-${pad(n * 5 + 1)}`, '07:40:00'),
    name: 'running',
    minutes: 40,
    kilometres: 6 + n,
    source: 'Watch',
  })),
  {
    start: at('2026-03-03'),
    finish: at('2026-03-03', '10:00:00'),
    name: 'swimming',
    minutes: 60,
    kilometres: 1.5,
  },
]
const labs: Row[] = [
  ['2025-05-02', 'LDL Cholesterol', 128, 'mg/dL'],
  ['2026-05-11', 'LDL Cholesterol', 117, 'mg/dL'],
  ['2026-05-11', 'HDL Cholesterol', 55, 'mg/dL'],
  ['2026-05-11', 'Ferritin', 80, 'ng/mL'],
  ['2025-05-02', 'Ferritin', 95, 'ng/mL'],
].map(([day = '', name = '', value = 0, unit = '']) => ({
  date: at(String(day)),
  name,
  value,
  unit,
  panel: 'Blood',
  source: 'Practice',
}))

const events: Row[] = [
  {
    start: at('2026-11-03'),
    finish: at('2026-11-03', '10:00:00'),
    title: 'Dentist',
    location: 'Mill Lane 3',
  },
  {
    start: at('2026-12-01', '15:00:00'),
    finish: at('2026-12-01', '16:00:00'),
    title: 'Eye check',
    location: 'Park Road',
  },
  {
    start: at('2027-01-09'),
    finish: at('2027-01-09', '10:00:00'),
    title: 'Concert',
    location: 'Town Hall',
  },
].map((event) => ({ ...event, all_day: false, calendar: 'Private', service: 'Google' }))

const contacts: Row[] = [
  {
    name: 'Eve Stone',
    emails: 'eve@example.org',
    organisation: 'Harbour Trust',
    phones: '+1 555 0100',
  },
  {
    name: 'Bob Ray',
    emails: 'bob@example.org',
    organisation: 'Kite Studio',
    birthday: '1988-04-02',
  },
  { name: 'Dana Field', organisation: 'Kite Studio' },
].map((contact) => ({ ...contact, relation: 'contact', service: 'Google' }))

export const personalRecords = (movements: Row[] = transactions): Records[] => [
  { of: recordKinds.email, rows: emails },
  { of: recordKinds.message, rows: messages },
  { of: recordKinds.transaction, rows: movements },
  { of: recordKinds.vitals, rows: vitals },
  { of: recordKinds.workout, rows: workouts },
  { of: recordKinds.lab, rows: labs },
  { of: recordKinds.event, rows: events },
  { of: recordKinds.contact, rows: contacts },
]
