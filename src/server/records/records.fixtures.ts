import type { Item } from '#server/connectors/connector.ts'
import type { ChatMessage } from '#server/connectors/kinds/message.ts'
import type { Mail } from '#server/connectors/kinds/mail.ts'
import type { SourceFile } from '#server/connectors/kinds/source-file.ts'
import { pastimeItems } from './pastimes.fixtures.ts'
import type { Transaction } from '#server/connectors/kinds/transaction.ts'

/** Items of every kind, as a connector yields them. */

export const mailItem = (key: string, email: Partial<Mail> = {}): Item => ({
  kind: 'email',
  key,
  email: {
    subject: 'Harvest',
    from: [{ name: 'Bea Gardner', address: 'Bea@example.org' }],
    to: [{ name: 'Ada', address: 'ada@example.org' }],
    cc: [],
    date: '2026-02-12T09:30:00.000Z',
    messageId: `<${key}@example.org>`,
    inReplyTo: '',
    threadId: '',
    labels: ['Inbox'],
    text: 'The garden gave forty-two zucchini this week.',
    quoted: '',
    attachments: [],
    size: 1200,
    truncated: false,
    ...email,
  },
})

export const messageItem = (key: string, message: Partial<ChatMessage> = {}): Item => ({
  kind: 'message',
  key,
  message: {
    chat: 'Ada and Dana',
    local: '2025-03-04T14:05:09',
    author: 'Dana',
    text: 'Shall we meet at the lighthouse?',
    kind: 'text',
    edited: false,
    file: null,
    order: 0,
    ...message,
  },
})

export const transactionItem = (key: string, transaction: Partial<Transaction> = {}): Item => ({
  kind: 'transaction',
  key,
  transaction: {
    date: '2026-04-02',
    cents: -450,
    currency: 'USD',
    payee: 'Blue Door Coffee',
    description: 'BLUE DOOR COFFEE 0402',
    account: 'Checking',
    ...transaction,
  },
})

export const contactItem = (key: string, name = key): Item => ({
  kind: 'contact',
  key,
  contact: {
    service: 'LinkedIn',
    relation: 'connection',
    name,
    emails: ['mira@example.org'],
    phones: ['+1 555 0100'],
    handles: [],
    organisation: 'Harbour Trust',
    position: 'Pilot',
    birthday: '',
    address: '',
    url: '',
    since: '2021-03-04',
    note: '',
  },
})

export const fileItem = (
  key: string,
  text: string,
  file: Partial<SourceFile> = {},
): Extract<Item, { kind: 'file' }> => ({
  kind: 'file',
  key,
  file: {
    name: 'Recipe.txt',
    path: 'Kitchen/Soups',
    mimeType: 'text/plain',
    modifiedAt: '2026-01-05T10:00:00.000Z',
    size: Buffer.byteLength(text),
    url: '',
    version: text,
    open: () => bytesOf(text),
    ...file,
  },
})

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(text))
}

/** One item of each kind that is a row of a sheet. */
export const rowItems: Item[] = [
  transactionItem('row'),
  {
    kind: 'account',
    key: 'row',
    bankAccount: {
      name: 'Everyday Checking',
      bank: 'Orchard Bank',
      account: '4321',
      accountType: 'checking',
      balance: 10_023,
      currency: 'USD',
      asOf: '2026-04-02',
    },
  },
  {
    kind: 'post',
    key: 'row',
    post: {
      service: 'Twitter',
      kind: 'post',
      author: 'ada',
      title: '',
      text: 'The tern has come back to the island',
      at: '2024-05-06T07:08:09.000Z',
      url: 'https://example.org/1',
      about: '',
      likes: 12,
      shares: null,
      replies: 0,
      files: ['tern.jpg'],
    },
  },
  contactItem('row', 'Mira Castellan'),
  {
    kind: 'event',
    key: 'row',
    event: {
      service: 'Google',
      calendar: 'Home',
      title: 'Chimney sweep',
      start: '2026-03-01T10:00:00+01:00',
      end: '2026-03-01T11:00:00+01:00',
      allDay: false,
      location: 'Home',
      description: 'Bring the ladder',
      organiser: 'Ada',
      attendees: [{ name: 'Omar', address: 'omar@example.org' }],
      status: 'confirmed',
    },
  },
  {
    kind: 'activity',
    key: 'row',
    activity: {
      service: 'YouTube',
      action: 'watched',
      title: 'How to prune quinces',
      at: '2026-01-02T20:00:00Z',
      url: '',
      place: '',
      latitude: null,
      longitude: null,
      minutes: 14,
      detail: '',
    },
  },
  {
    kind: 'profile_entry',
    key: 'row',
    profileEntry: {
      service: 'LinkedIn',
      section: 'position',
      title: 'Bookbinder',
      organisation: 'Paper Mill',
      place: 'Bergen',
      from: '2019-05',
      to: '',
      text: 'Restored marbled endpapers',
      url: '',
    },
  },
  {
    kind: 'note',
    key: 'row',
    note: {
      service: 'Google Keep',
      title: 'Packing list',
      text: '',
      items: [
        { text: 'Headlamp', done: true },
        { text: 'Gaiters', done: false },
      ],
      labels: ['Travel'],
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-02T00:00:00Z',
      archived: false,
    },
  },
  {
    kind: 'metric',
    key: 'row',
    metric: {
      property: 'example.org',
      date: '2026-02-03',
      metric: 'sessions',
      value: 321,
      dimension: 'country',
      dimensionValue: 'Norway',
    },
  },
  {
    kind: 'lab',
    key: 'row',
    lab: {
      name: 'Ferritin',
      code: '2276-4',
      value: 41,
      text: '',
      unit: 'ng/mL',
      low: 30,
      high: 400,
      range: '',
      flag: 'normal',
      at: '2025-11-12',
      panel: 'Iron',
      source: 'City Lab',
    },
  },
  {
    kind: 'vitals',
    key: 'row',
    vitals: {
      name: 'heart rate',
      unit: 'count/min',
      source: 'Watch',
      day: '2026-05-04',
      samples: [
        { at: '2026-05-04T08:00:00', end: '', value: 60 },
        { at: '2026-05-04T09:00:00', end: '', value: 90 },
      ],
    },
  },
  {
    kind: 'medication',
    key: 'row',
    medication: {
      name: 'Levothyroxine',
      code: '',
      dose: '50 mcg',
      route: 'oral',
      frequency: 'daily',
      from: '2024-01-01',
      to: '',
      status: 'active',
      prescriber: 'Dr. Osei',
      source: '',
    },
  },
  {
    kind: 'workout',
    key: 'row',
    workout: {
      name: 'Running',
      start: '2026-06-07T06:00:00',
      end: '2026-06-07T06:42:00',
      minutes: 42,
      kilometres: 7.5,
      kilocalories: 512,
      averageHeartRate: 148,
      source: 'Watch',
    },
  },
  {
    kind: 'health_entry',
    key: 'row',
    healthEntry: {
      section: 'allergy',
      name: 'Penicillin',
      code: '',
      status: 'active',
      from: '2001-01-01',
      to: '',
      detail: 'Hives',
      source: '',
    },
  },
  ...pastimeItems,
]
