import { describe, expect, test } from 'vitest'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { memoryFile } from '../../memory-file.fixtures.ts'
import { readImport } from '../../read-import.fixtures.ts'
import { google, partOf, readTakeout } from './takeout.fixtures.ts'

const watched = {
  header: 'YouTube',
  title: 'Watched How beans grow',
  titleUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
  subtitles: [{ name: 'Garden Channel', url: 'https://www.youtube.com/channel/UC1' }],
  time: '2026-01-05T10:00:00.123Z',
  products: ['YouTube'],
}
const mail =
  'From 1790@xxx Mon Mar 02 10:00:00 +0000 2026\nFrom: bea@example.org\nSubject: Beans\nX-Gmail-Labels: Inbox\n\nGrown.\n'

describe('a Takeout archive', () => {
  test('is recognised by its folders, in any language, and named after them', async () => {
    const description = await google.recognise?.(
      partOf({ 'Kalender/a.ics': '', 'Gmail/b.mbox': mail }),
    )
    expect(description).toBe('Google Takeout: Kalender, Gmail')
    const again = memoryFile(
      'export.zip',
      zipOf([{ name: 'Meine Aktivitäten/Suche/MeineAktivitäten.json', data: '[]' }]),
    )
    expect(await google.recognise?.(again)).toMatch(/Google Takeout/)
    expect(await google.recognise?.(partOf({ 'Mail/All mail.mbox': mail }))).toBeUndefined()
    const other = memoryFile('photos.zip', zipOf([{ name: 'holiday/beach.txt', data: 'x' }]))
    expect(await google.recognise?.(other)).toBeUndefined()
  })

  test('in parts is one import, and a missing part is named', async () => {
    const chat = {
      creator: { name: 'Bea', email: 'bea@example.org' },
      created_date: 'Friday, March 17, 2023 at 9:00:00 AM UTC',
      text: 'Beans?',
      message_id: '1',
    }
    const first = partOf({ 'Google Chat/Groups/DM 1/messages.json': { messages: [chat] } }, '001')
    const third = partOf(
      {
        'Google Chat/Groups/DM 1/group_info.json': {
          members: [
            { name: 'Bea', email: 'bea@example.org' },
            { name: 'Ada', email: 'ada@gmail.com' },
          ],
        },
      },
      '003',
    )
    const { items, notes } = await readImport(google, first, third)
    expect(items).toMatchObject([
      { message: { chat: 'Bea', people: ['bea@example.org'], at: '2023-03-17T09:00:00.000Z' } },
    ])
    expect(notes.join()).toContain('part 2 is missing')
  })

  test('lists its unknown files, and fails for none of them', async () => {
    const { items, failures, notes, skipped } = await readTakeout({
      'Home App/HomeApp.json': { homes: 3 },
      'Maps/Requests/Requests.json': { requests: 1 },
      'Google Shopping/Orders.txt': 'x',
      'Chrome/Settings.json': '',
      'archive_browser.html': '<html>Your archive</html>',
    })
    expect(items).toEqual([])
    expect(failures).toEqual([])
    expect(notes.join()).toMatch(
      /Home App \(\.json\): 1.*Maps \(\.json\): 1.*Google Shopping \(\.txt\): 1/,
    )
    expect(skipped).toContainEqual({ reason: 'Empty files', count: 1 })
    expect(skipped).toContainEqual({ reason: 'Files of a kind that Trove does not read', count: 3 })
  })

  test('with a truncated file is read as far as possible, and the other files completely', async () => {
    const { items, failures } = await readTakeout({
      'My Activity/Search/MyActivity.json': JSON.stringify([watched, watched]).slice(0, -200),
      'Keep/note.json': { title: 'Seeds', textContent: 'beans', userEditedTimestampUsec: 1 },
    })
    expect(items.map(({ kind }) => kind)).toEqual(['activity', 'note'])
    expect(failures).toMatchObject([{ item: 'Takeout/My Activity/Search/MyActivity.json' }])
  })

  test('contains mail, without Spam', async () => {
    const spam = mail.replace('Inbox', 'Spam')
    const { items, skipped } = await readTakeout({
      'Gmail/Alle Nachrichten.mbox': `${mail}\n${spam}`,
    })
    expect(items).toMatchObject([{ kind: 'email', email: { subject: 'Beans', labels: ['Inbox'] } }])
    expect(skipped).toContainEqual({ reason: 'In Spam or in the bin', count: 1 })
  })

  test('contains Drive files and documents from elsewhere, which are read as documents', async () => {
    const { items, skipped } = await readTakeout({
      'Drive/Garden/plan.docx': 'x',
      'Drive/Garden/bed.jpg': 'x',
      'Drive/data.json': { a: 1 },
      'Classroom/essay.pdf': '%PDF-',
    })
    expect(items).toMatchObject([
      { kind: 'file', file: { name: 'plan.docx', path: 'Drive/Garden', size: 1 } },
      { kind: 'file', file: { name: 'data.json', path: 'Drive' } },
      { kind: 'file', file: { name: 'essay.pdf', path: 'Classroom' } },
    ])
    const [first] = items
    if (first?.kind !== 'file') throw new Error('no file')
    expect(skipped).toContainEqual({ reason: 'Pictures', count: 1 })
  })
})

test('yields Drive files that can be read while their page is stored', async () => {
  const part = partOf({ 'Drive/a.txt': 'beans', 'Drive/b.txt': 'peas' })
  const texts: string[] = []
  for await (const { items } of google.import?.([part], AbortSignal.timeout(10_000)) ?? []) {
    for (const item of items) {
      if (item.kind !== 'file') continue
      texts.push(Buffer.concat(await Array.fromAsync(item.file.open())).toString())
    }
  }
  expect(texts).toEqual(['beans', 'peas'])
})

test.for([
  { name: 'watch-history.json', content: JSON.stringify([watched]), description: 'activities' },
  {
    name: 'Records.json',
    content:
      '{"locations": [{"latitudeE7": 1, "longitudeE7": 1, "timestamp": "2026-01-01T00:00:00Z"}]}',
    description: 'positions',
  },
  { name: 'Timeline.json', content: '{"semanticSegments": []}', description: 'phone timeline' },
  { name: 'Verlauf.json', content: '{"Browser History": []}', description: 'Chrome history' },
  { name: 'Ada.ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', description: 'a calendar' },
  { name: 'Alle Kontakte.vcf', content: 'BEGIN:VCARD\r\nEND:VCARD\r\n', description: 'contacts' },
])('the file $name is recognised on its own', async ({ name, content, description }) => {
  expect(await google.recognise?.(memoryFile(name, content))).toContain(description)
})
