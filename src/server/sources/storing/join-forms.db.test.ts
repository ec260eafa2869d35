import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { databaseOf } from '#server/connectors/apple-messages/messages-database.fixtures.ts'
import type { ImportFile, Item } from '#server/connectors/connector.ts'
import { createAddressBook } from '#server/connectors/address-book/address-book.ts'
import { exportOf, facebookJson, threadPage } from '#server/connectors/facebook/export.fixtures.ts'
import { createFacebook } from '#server/connectors/facebook/facebook.ts'
import { memoryFile } from '#server/connectors/memory-file.fixtures.ts'
import { readImport } from '#server/connectors/read-import.fixtures.ts'
import { createWhatsApp } from '#server/connectors/whatsapp/whatsapp.ts'
import { noItems, openSource } from './open-source.fixtures.ts'

vi.setConfig({ testTimeout: 120_000 })

/** A chat of a telephone an hour east of UTC: in the database, and exported from it. */
const said = [
  [0, 'Shall we meet at the lighthouse?'],
  [1, 'Yes, at six'],
  [0, 'ok'],
  [0, 'ok'],
] as const
const lines = said.map(
  ([fromMe, text], minute) => `04/03/25, 14:0${minute} - ${fromMe ? 'Ada' : 'Dana'}: ${text}`,
)
const database = databaseOf(
  {
    jid: [{ _id: 1, raw_string: '15551234567@s.whatsapp.net' }],
    chat: [{ _id: 1, jid_row_id: 1, subject: 'Dana' }],
    message: [...said, [0, 'Only on the telephone'] as const].map(
      ([from_me, text_data], minute) => ({
        _id: minute + 1,
        chat_row_id: 1,
        from_me,
        key_id: `K${minute}`,
        sender_jid_row_id: 1 - from_me,
        timestamp: Date.UTC(2025, 2, 4, 13, minute, 30),
        message_type: 0,
        text_data,
      }),
    ),
  },
  `CREATE TABLE jid (_id INTEGER PRIMARY KEY, raw_string TEXT);
   CREATE TABLE chat (_id INTEGER PRIMARY KEY, jid_row_id INTEGER, subject TEXT);
   CREATE TABLE message (_id INTEGER PRIMARY KEY, chat_row_id INTEGER, from_me INTEGER, key_id TEXT, sender_jid_row_id INTEGER, timestamp INTEGER, message_type INTEGER, text_data TEXT);`,
)
const contacts = databaseOf(
  { wa_contacts: [{ _id: 1, jid: '15551234567@s.whatsapp.net', display_name: 'Dana' }] },
  'CREATE TABLE wa_contacts (_id INTEGER PRIMARY KEY, jid TEXT, display_name TEXT, wa_name TEXT);',
)
const read = async (...files: ImportFile[]): Promise<Item[]> =>
  (await readImport(createWhatsApp(), ...files)).items
const exportedChat = (written: readonly string[] = lines) =>
  read(memoryFile('WhatsApp Chat with Dana.txt', written.join('\n')))
const telephone = () => read(memoryFile('msgstore.db', database), memoryFile('wa.db', contacts))

async function openWhatsApp() {
  const source = await openSource()
  const store = await source.other('whatsapp')
  const stored = () =>
    source.read(sql`select source_id, count(*)::int as count from records
      where kind = 'message' group by 1 order by 1`)
  return { source, store, stored, [Symbol.asyncDispose]: () => source[Symbol.asyncDispose]() }
}

test('a chat as text and from the telephone is one, with the telephone’s times, in either order', async () => {
  for (const first of ['text', 'telephone'] as const) {
    await using whatsapp = await openWhatsApp()
    const { source, store, stored } = whatsapp
    if (first === 'text') {
      expect(await store(await exportedChat())).toEqual({ ...noItems, stored: 4 })
      expect(await store(await telephone())).toEqual({ ...noItems, stored: 1, updated: 4 })
    } else {
      expect(await store(await telephone())).toEqual({ ...noItems, stored: 5 })
      expect(await store(await exportedChat())).toEqual({ ...noItems, unchanged: 4 })
    }
    expect(await store(await exportedChat())).toEqual({ ...noItems, unchanged: 4 })
    expect(await store(await telephone())).toEqual({ ...noItems, unchanged: 5 })
    expect(await stored()).toEqual([{ source_id: 'src_2', count: 5 }])
    expect(await source.shown()).toEqual([
      {
        name: 'Dana, March 2025',
        texts: [
          expect.stringContaining('4 March 2025'),
          '13:00 Dana: Shall we meet at the lighthouse?',
          '13:01 Me: Yes, at six',
          '13:02 Dana: ok',
          '13:03 Dana: ok',
          '13:04 Dana: Only on the telephone',
        ],
      },
    ])
    expect((await source.passages()).join('\n').match(/lighthouse/g)).toHaveLength(1)
  }
})

test('of two sources each keeps its chat when the other goes', async () => {
  await using whatsapp = await openWhatsApp()
  const { source, store, stored } = whatsapp
  const storeOther = await source.other('whatsapp', 'src_3')
  await store(await exportedChat())
  expect(await storeOther(await telephone())).toEqual({ ...noItems, stored: 1, unchanged: 4 })
  expect(await stored()).toEqual([
    { source_id: 'src_2', count: 4 },
    { source_id: 'src_3', count: 1 },
  ])
  await source.forget('src_2')
  expect(await stored()).toEqual([{ source_id: 'src_3', count: 5 }])
  expect(await storeOther(await telephone())).toMatchObject({ stored: 0 })
  expect(await stored()).toEqual([{ source_id: 'src_3', count: 5 }])
})

test('two chats of one name stay apart where their messages differ', async () => {
  await using whatsapp = await openWhatsApp()
  const { store, stored } = whatsapp
  const otherDana = lines.map((line) => line.replace('14:0', '14:2'))
  await store(await exportedChat(otherDana))
  expect(await store(await telephone())).toEqual({ ...noItems, stored: 5 })
  expect(await stored()).toEqual([{ source_id: 'src_2', count: 9 }])
})

/** What Ada wrote in a place two hours east of UTC, with the seconds of its time. */
const written = [
  [7, 'The lighthouse is open until Sunday'],
  [11, 'Fog'],
  [12, 'Fog'],
] as const
const noon = Date.UTC(2025, 5, 4, 12) / 1000
const clock = (minute: number) => `Jun 4, 2025 2:${String(minute).padStart(2, '0')}:09 pm`
const bea = 'your_facebook_activity/messages/inbox/bea_7/message_1'
const posts = 'your_facebook_activity/posts/your_posts_1'
const name = 'Ada Example'
const facebook = async (files: Record<string, string>): Promise<Item[]> =>
  (await readImport(createFacebook({ accessToken: '' }, 'http://127.0.0.1:1'), exportOf(files)))
    .items
const asPages = () =>
  facebook({
    [`${posts}.html`]: threadPage(
      'Posts',
      'nobody',
      written.map(([minute, text]) => [
        `${name} updated her status.`,
        `<div>${text}</div>`,
        clock(minute),
      ]),
    ),
    [`${bea}.html`]: threadPage(
      'Bea',
      `Bea, ${name}`,
      written.map(([minute, text]) => ['Bea', `<div>${text}</div>`, clock(minute)]),
    ),
  })
const asJson = () =>
  facebook({
    [`${posts}.json`]: facebookJson(
      [...written, [40, 'Only here'] as const].map(([minute, text]) => ({
        timestamp: noon + minute * 60 + 9,
        title: `${name} updated her status.`,
        data: [{ post: text }],
      })),
    ),
    [`${bea}.json`]: facebookJson({
      participants: [{ name: 'Bea' }, { name }],
      title: 'Bea',
      thread_path: 'inbox/bea_7',
      messages: written.map(([minute, content]) => ({
        sender_name: 'Bea',
        timestamp_ms: (noon + minute * 60 + 9) * 1000 + 321,
        type: 'Generic',
        content,
      })),
    }),
  })

test.each(['pages', 'JSON'])(
  'posts and messages of Facebook as pages and as JSON are one, with the instants of JSON, after %s first',
  async (first) => {
    await using source = await openSource()
    const store = await source.other('facebook')
    const [pages, json] = [await asPages(), await asJson()]
    if (first === 'pages') {
      expect(await store(pages)).toEqual({ ...noItems, stored: 6 })
      expect(await store(json)).toEqual({ ...noItems, stored: 1, updated: 6 })
    } else {
      expect(await store(json)).toEqual({ ...noItems, stored: 7 })
      expect(await store(pages)).toEqual({ ...noItems, unchanged: 6 })
    }
    expect(await store(pages)).toEqual({ ...noItems, unchanged: 6 })
    expect(await store(json)).toEqual({ ...noItems, unchanged: 7 })
    const shown = await source.shown()
    const dates = shown.flatMap(({ texts }) => texts.map((text) => text.slice(0, 16)))
    expect(dates.filter((text) => text.startsWith('2025')).toSorted()).toEqual(
      [7, 11, 12, 40].map((minute) => `2025-06-04 12:${String(minute).padStart(2, '0')}`),
    )
    expect(dates.filter((text) => /^1\d:/.test(text))).toEqual([
      '12:07 Bea: The l',
      '12:11 Bea: Fog',
      '12:12 Bea: Fog',
    ])
  },
)

test('posts of Facebook from another source stay with it, and are kept when it goes', async () => {
  await using source = await openSource()
  const store = await source.other('facebook')
  const storeOther = await source.other('facebook', 'src_3')
  await store(await asPages())
  expect(await storeOther(await asJson())).toEqual({ ...noItems, stored: 1, unchanged: 6 })
  await source.forget('src_2')
  const counts = await source.read(sql`select source_id, count(*)::int as count from records
    where kind in ('post', 'message') group by 1`)
  expect(counts).toEqual([{ source_id: 'src_3', count: 7 }])
})

const appointments = async (name: string, text: string): Promise<Item[]> =>
  (await readImport(createAddressBook(), memoryFile(name, text))).items
const inTable = () =>
  appointments(
    'calendar.csv',
    [
      'Subject,Start Date,Start Time,End Date,End Time,All day event,Location',
      'Dinner with the rowing club,3/14/2026,7:30:00 PM,3/14/2026,9:00:00 PM,False,Mill Lane 3',
      'Dentist beside the market,7/1/2026,9:00:00 AM,7/1/2026,9:30:00 AM,False,',
      'Holiday,7/1/2026,12:00:00 AM,7/14/2026,12:00:00 AM,True,',
    ].join('\r\n'),
  )
const inFile = () =>
  appointments(
    'private.ics',
    [
      'BEGIN:VCALENDAR',
      ...[
        ['1', 'Dinner with the rowing club', '20260314T183000Z', '20260314T200000Z'],
        ['2', 'Dentist beside the market', '20260701T070000Z', '20260701T073000Z'],
        ['3', 'Dentist beside the market', '20260702T070000Z', '20260702T073000Z'],
      ].flatMap(([uid, title, start, end]) => [
        'BEGIN:VEVENT',
        `UID:${uid}`,
        `SUMMARY:${title}`,
        `DTSTART:${start}`,
        `DTEND:${end}`,
        'END:VEVENT',
      ]),
      'BEGIN:VEVENT\r\nUID:4\r\nSUMMARY:Holiday\r\nDTSTART;VALUE=DATE:20260701\r\nDTEND;VALUE=DATE:20260715\r\nEND:VEVENT',
      'END:VCALENDAR\r\n',
    ].join('\r\n'),
  )

test.each(['table', 'file'])(
  'appointments in a calendar table and in a calendar file are one, with the instants of the file, after the %s first',
  async (first) => {
    await using source = await openSource()
    const store = await source.other('address_book')
    const [table, file] = [await inTable(), await inFile()]
    if (first === 'table') {
      expect(await store(table)).toEqual({ ...noItems, stored: 3 })
      expect(await store(file)).toEqual({ ...noItems, stored: 1, updated: 3 })
    } else {
      expect(await store(file)).toEqual({ ...noItems, stored: 4 })
      expect(await store(table)).toEqual({ ...noItems, unchanged: 3 })
    }
    expect(await store(table)).toEqual({ ...noItems, unchanged: 3 })
    const [sheet] = await source.shown()
    const starts = sheet?.texts.slice(1).map((text) => text.slice(0, 16).trim())
    expect(starts?.toSorted()).toEqual([
      '2026-03-14 18:30',
      '2026-07-01 00:00',
      '2026-07-01 07:00',
      '2026-07-02 07:00',
    ])
  },
)
