import { expect, test } from 'vitest'
import type { Item } from '#server/connectors/connector.ts'
import type { Mail } from '#server/connectors/kinds/mail.ts'
import { includedOf } from './include-items.ts'

const mail = (key: string, date: string, labels: string[]): Item => ({
  kind: 'email',
  key,
  email: {
    subject: key,
    from: [],
    to: [],
    cc: [],
    date,
    messageId: key,
    inReplyTo: '',
    threadId: '',
    labels,
    text: '',
    quoted: '',
    attachments: [],
    size: 1,
    truncated: false,
  } satisfies Mail,
})
const contact: Item = {
  kind: 'contact',
  key: 'c',
  contact: {
    service: '',
    relation: 'contact',
    name: 'Bea',
    emails: [],
    phones: [],
    handles: [],
    organisation: '',
    position: '',
    birthday: '',
    address: '',
    url: '',
    since: '',
    note: '',
  },
}

test('excluded items are skipped, each with its reason, and the others stay', () => {
  const page = {
    items: [
      mail('old', '2019-12-31T23:00:00.000Z', []),
      mail('new', '2020-01-01T00:00:00.000Z', ['Inbox']),
      mail('undated', '', []),
      mail('news', '2024-01-01T00:00:00.000Z', ['Inbox', 'News/Daily']),
      contact,
    ],
    skipped: [{ reason: 'In Spam or in the bin', count: 2 }],
    cursor: 'c1',
  }
  const include = { since: '2020-01-01', withoutKinds: ['contact'], withoutFolders: ['News'] }
  const left = includedOf(page, include)
  expect(left.items.map(({ key }) => key)).toEqual(['new', 'undated'])
  expect(left.cursor).toBe('c1')
  expect(left.skipped).toEqual([
    { reason: 'In Spam or in the bin', count: 2 },
    { reason: 'Before 2020-01-01', count: 1 },
    { reason: 'In a folder that you leave out', count: 1 },
    { reason: 'Of a kind that you leave out', count: 1 },
  ])
})

test('a folder is excluded with everything in it, but not a folder with a longer name', () => {
  const items = [mail('a', '', ['Work']), mail('b', '', ['Work/Old']), mail('c', '', ['Workshop'])]
  expect(includedOf({ items }, { withoutFolders: ['Work'] }).items.map(({ key }) => key)).toEqual([
    'c',
  ])
})

test('an attachment is excluded with its mail', () => {
  const attached = (mailKey: string): Item => ({
    kind: 'file',
    key: `${mailKey}:0`,
    file: {
      name: 'note.txt',
      path: '',
      mimeType: 'text/plain',
      modifiedAt: '',
      size: null,
      url: '',
      version: '1',
      attachedTo: mailKey,
      async *open() {},
    },
  })
  const items = [mail('a', '', ['Work']), attached('a'), mail('b', '', []), attached('b')]
  const left = includedOf({ items }, { withoutFolders: ['Work'] })
  expect(left.items.map(({ key }) => key)).toEqual(['b', 'b:0'])
  expect(left.skipped).toEqual([{ reason: 'In a folder that you leave out', count: 2 }])
})
