import { expect, test } from 'vitest'
import { memoryFile } from '../memory-file.fixtures.ts'
import { contactsOf, messagesOf, postsOf, readImport } from '../read-import.fixtures.ts'
import { connections, csv, exportOf, messages, profile } from './export.fixtures.ts'
import { everyTable } from './every-table.fixtures.ts'
import { createLinkedIn } from './linkedin.ts'

const connector = createLinkedIn({ email: 'ada.lowe@example.org' })
const importing = (files: Record<string, string>) => readImport(connector, exportOf(files))

test('connections are read below the notes that precede them', async () => {
  const { items, skipped } = await importing({ 'Connections.csv': connections })
  expect(contactsOf(items)).toMatchObject([
    {
      relation: 'connection',
      name: 'Bea Ünal',
      handles: ['bea-ünal'],
      organisation: 'Looms, Inc.',
      position: 'CTO',
      since: '2026-02-08',
      emails: [],
    },
    { name: 'Cy Young', emails: ['cy@example.org'], since: '2020-03-01' },
  ])
  expect(skipped).toEqual([{ reason: 'Connections who left LinkedIn', count: 1 }])
  expect(items.map(({ key }) => key)).toEqual(['connection:/in/bea-ünal', 'connection:/in/cy'])
})

test('columns are found by name, in any order', async () => {
  const old = csv('Connected On,Company,Last Name,First Name', [
    '05 Jan 2019',
    'Mill',
    'Unal',
    'Bea',
  ])
  const { items } = await importing({ 'connections.csv': old, 'Profile.csv': profile })
  expect(contactsOf(items)).toMatchObject([
    { name: 'Bea Unal', organisation: 'Mill', since: '2019-01-05' },
  ])
})

test('messages identify people by their page addresses, and contain text instead of markup', async () => {
  const { items, skipped } = await importing({ 'messages.csv': messages, 'Profile.csv': profile })
  expect(messagesOf(items)).toMatchObject([
    {
      chat: 'Bea Ünal, PhD',
      chatId: 'c1',
      people: ['bea'],
      author: 'Bea Ünal, PhD',
      sender: 'bea',
      fromMe: false,
      text: 'Hello\nHi Ada',
      at: '2025-06-01T14:03:22.000Z',
      service: 'LinkedIn',
    },
    { author: 'Ada Löwe', fromMe: true, text: 'Line "one",\nline two', chatId: 'c1' },
    { chat: 'Team', author: 'LinkedIn Member', fromMe: false, text: 'Buy now\n\nReally' },
  ])
  expect(skipped.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
    { reason: 'Drafts that were not sent', count: 1 },
    { reason: 'In Spam', count: 1 },
  ])
})

test('without a profile the owner is in most conversations, or has the matching address', async () => {
  const row = (id: string, from: string, minute: number) => [
    id,
    from,
    `2025-06-01 14:0${minute}:00 UTC`,
    'x',
  ]
  const table = (...rows: string[][]) =>
    importing({ 'messages.csv': csv('CONVERSATION ID,FROM,DATE,CONTENT', ...rows) })
  const most = await table(row('a', 'Bea', 1), row('a', 'Me Myself', 2), row('b', 'Me Myself', 3))
  expect(messagesOf(most.items).map(({ fromMe }) => fromMe)).toEqual([false, true, true])
  const byAddress = await table(row('a', 'Bea', 1), row('a', 'Ada Lowe', 2))
  expect(messagesOf(byAddress.items).map(({ fromMe }) => fromMe)).toEqual([false, true])
  const unknown = await table(row('a', 'Bea', 1), row('a', 'Cy', 2))
  expect(messagesOf(unknown.items).map(({ fromMe }) => fromMe)).toEqual([undefined, undefined])
})

test('every table in a complete export is read', async () => {
  const at = '2025-06-01 14:03:22'
  const { items, failures, notes } = await importing(everyTable(at))
  expect(failures).toEqual([])
  expect(notes).toEqual(['What the export says about advertisements and sign-ins was left out.'])
  const lines = items.flatMap((item) => (item.kind === 'profile_entry' ? [item.profileEntry] : []))
  expect(
    lines.map(({ section, title, organisation, from }) => [section, title, organisation, from]),
  ).toEqual([
    ['about', 'Ada Löwe', '', ''],
    ['about', 'Summary', '', ''],
    ['position', 'Weaver', 'Mill', '2020-01'],
    ['education', 'BSc', 'TU', '2010'],
    ['skill', 'Weaving', '', ''],
    ['skill', 'Looms', '', ''],
    ['language', 'German', '', ''],
    ['certification', 'Loom I', 'Guild', '2021-03'],
    ['project', 'Jacquard', '', '2021-03'],
    ['honor', 'Best', '', '2022-05'],
    ['recommendation', 'Cy Young', 'Mill', '2024-08-01'],
    ['endorsement', 'Weaving', '', '2024-02-01'],
    ['other', 'ada@example.org', '', ''],
    ['other', '+49 1', '', ''],
  ])
  expect(
    postsOf(items).map(({ kind, text, author, title, at: when }) => [
      kind,
      text,
      author,
      title,
      when,
    ]),
  ).toEqual([
    ['post', 'One\ntwo', 'Ada Löwe', '', '2025-06-01T14:03:22.000Z'],
    ['comment', 'Nice', 'Ada Löwe', '', '2025-06-01T14:03:22.000Z'],
    ['reaction', 'praise', 'Ada Löwe', '', '2025-06-01T14:03:22.000Z'],
    ['bookmark', '', 'Ada Löwe', '', '2025-06-01T14:03:22.000Z'],
    [
      'post',
      expect.stringMatching(/They weave\./),
      'Ada Löwe',
      'On Looms',
      '2024-05-06T00:00:00.000Z',
    ],
  ])
  const done = items.flatMap((item) => (item.kind === 'activity' ? [item.activity] : []))
  expect(done.map(({ action, title, at: when }) => [action, title, when])).toEqual([
    ['was invited to connect by', 'Cy', '2026-01-29T14:37:00.000Z'],
    ['applied', 'Weaver', '2026-01-29T14:37:00.000Z'],
    ['saved a job', 'Dyer', '2026-01-29T14:37:00.000Z'],
    ['searched', 'looms', '2025-06-01T14:03:22.000Z'],
    ['registered', 'LinkedIn', '2009-03-19T22:54:00.000Z'],
    ['learned', 'Dyes', '2025-06-01T14:03:00.000Z'],
    ['plants', 'Bean', '2025-06-01T14:03:22.000Z'],
  ])
  expect(contactsOf(items)).toMatchObject([{ relation: 'following', name: 'Guild' }])
  expect(items.find(({ kind }) => kind === 'event')).toMatchObject({
    event: { title: 'Fair', start: '2025-06-01T14:03:22.000Z', status: 'attending' },
  })
  expect(new Set(items.map(({ kind, key }) => `${kind} ${key}`)).size).toBe(items.length)
})

test('the basic and the complete export match, imported together or one after the other', async () => {
  const basic = exportOf({ 'Connections.csv': connections }, 'Basic_LinkedInDataExport.zip')
  const complete = exportOf({ 'Connections.csv': connections, 'messages.csv': messages })
  const keys = async (...files: (typeof basic)[]) =>
    new Set((await readImport(connector, ...files)).items.map(({ key }) => key))
  expect(await keys(basic, complete)).toEqual(await keys(complete))
})

test('single tables are recognised by their columns, as are saved responses of the portability API', async () => {
  const snapshot = JSON.stringify({
    paging: { start: 0, count: 10 },
    elements: [
      {
        snapshotDomain: 'CONNECTIONS',
        snapshotData: [
          {
            'First Name': 'Bea',
            'Last Name': 'Ünal',
            URL: 'https://l/in/bea',
            'Connected On': '08 Feb 2026',
          },
        ],
      },
      { snapshotDomain: 'SKILLS', snapshotData: [{ Name: 'Weaving' }] },
    ],
  })
  const files = [
    [memoryFile('Connections.csv', connections), 2],
    [memoryFile('my messages (1).csv', messages), 3],
    [memoryFile('snapshot.json', snapshot), 2],
    [memoryFile('Skills.csv', csv('Name', ['Weaving'])), 1],
  ] as const
  for (const [file, count] of files) {
    expect(await connector.recognise?.(file)).toBeDefined()
    expect((await readImport(connector, file)).items).toHaveLength(count)
  }
  const contact = (await readImport(connector, files[2][0])).items[0]
  expect(contact?.key).toBe('connection:/in/bea')
})
