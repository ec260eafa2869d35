import { readFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { expect, vi } from 'vitest'
import { askResponse } from '#shared/answers.ts'
import { peopleList } from '#shared/people.ts'
import { sourceView, type SourceType } from '#shared/sources.ts'
import {
  timelineDayView,
  timelineEntries,
  timelinePage,
  type TimelineDay,
} from '#shared/timeline.ts'
import { create, importFiles, settled } from '#tests/data-sources.ts'
import { test, type Browser } from '#tests/server.ts'

vi.setConfig({ testTimeout: 120_000 })

const chat = [
  ...Array.from({ length: 60 }, (_, n) => {
    const minute = String(n).padStart(2, '0')
    return `03/02/2026, 10:${minute} - Dana Miller: Line ${minute}`
  }),
  '05/02/2026, 23:50 - Dana Miller: Good night',
].join('\n')

const mailOn = (date: string, subject: string, from = 'Ben Okafor <ben@example.org>') =>
  [
    'From x Mon Mar 02 10:00:00 +0000 2026',
    `From: ${from}`,
    'To: ada@example.org',
    `Subject: ${subject}`,
    `Date: ${date}`,
    `Message-ID: <${subject.replaceAll(' ', '.')}@example.org>`,
    '',
    'Hello.',
    '',
  ].join('\n')

async function bring(
  browser: Browser,
  type: SourceType,
  files: Record<string, string>,
  given = {},
) {
  const { id } = sourceView.parse(await (await create(browser, type, given)).json())
  expect((await importFiles(browser, id, files)).status).toBe(202)
  await settled(browser, id)
  return id
}
const bringChat = (browser: Browser) =>
  bring(browser, 'whatsapp', { 'WhatsApp Chat with Dana Miller.txt': chat })
const bringMails = (browser: Browser, ...mails: string[]) =>
  bring(browser, 'gmail', { 'mail.mbox': mails.join('\n') }, { email: 'ada@example.org' })

const page = async (browser: Browser, query = '') =>
  timelinePage.parse(await (await browser.get(`/api/timeline?${query}`)).json())
const dayOf = async (browser: Browser, day: string, query = '') =>
  timelineDayView.parse(await (await browser.get(`/api/timeline/${day}?${query}`)).json())

const summary = (days: readonly TimelineDay[]) =>
  days.map(({ day, groups }) => [
    day,
    ...groups.map(({ kind, count, entries }) =>
      entries.length > 0 ? entries.map(({ title }) => title).join(', ') : `${count} of ${kind}`,
    ),
  ])

test('days from all sources are listed, newest first, and many messages in a chat are folded', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  await bringChat(ada)
  await bringMails(
    ada,
    mailOn('Tue, 03 Feb 2026 09:00:00 +0000', 'Breakfast'),
    mailOn('Sat, 07 Feb 2026 18:30:00 +0000', 'Supper'),
  )
  const { days, next, later } = await page(ada, 'from=2026-06-01')
  expect(summary(days)).toEqual([
    ['2026-02-07', 'Supper'],
    ['2026-02-05', 'Good night'],
    ['2026-02-03', 'Breakfast', '60 of message'],
  ])
  expect([next, later]).toEqual([undefined, 0])
  const folded = days[2]?.groups[1]
  expect(folded).toMatchObject({ who: 'Dana Miller', from: '10:00', to: '10:59', entries: [] })

  const entriesAt = async (cursor: number) =>
    timelineEntries.parse(
      await (
        await ada.get(
          `/api/timeline/2026-02-03/entries?kind=message&of=${encodeURIComponent(folded?.of ?? '')}&service=WhatsApp&cursor=${cursor}`,
        )
      ).json(),
    )
  const first = await entriesAt(0)
  expect(first.entries[0]).toMatchObject({ time: '10:00', title: 'Line 00' })
  expect([first.entries.length, first.next]).toEqual([50, 50])
  const rest = await entriesAt(50)
  expect([rest.entries.at(-1)?.title, rest.next]).toEqual(['Line 59', undefined])
  // A heading for the day, then a line for each message.
  expect(first.entries[7]?.locator).toEqual({ kind: 'blocks', from: 8, to: 8 })
  const [one] = first.entries
  expect((await ada.get(`/api/documents/${one?.documentId}/content`)).status).toBe(200)
})

test("a mail appears at the person's local date and time, a chat message as written", async ({
  server,
}) => {
  const ada = await server.person('Ada')
  await bringChat(ada)
  await bringMails(ada, mailOn('Wed, 04 Feb 2026 23:30:00 +0000', 'Late'))
  const inBerlin = await page(ada, 'timeZone=Europe/Berlin&from=2026-02-20')
  expect(summary(inBerlin.days)[0]).toEqual(['2026-02-05', 'Late', 'Good night'])
  expect(inBerlin.days[0]?.groups.map(({ from }) => from)).toEqual(['00:30', '23:50'])
  const inUtc = await page(ada, 'timeZone=UTC&from=2026-02-20')
  expect(summary(inUtc.days)[1]).toEqual(['2026-02-04', 'Late'])

  const countIn = async (timeZone: string) => {
    const question = 'How many mails did I receive on 5 February 2026?'
    const asked = await ada.post('/api/ask', { question, timeZone })
    return askResponse.parse(await asked.json()).answer
  }
  expect(await countIn('Europe/Berlin')).toContain('received **1** email')
  expect(await countIn('America/New_York')).toContain('received **0** emails')
})

test('a single source, upload or person is shown, and an unknown one is not found', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const source = await bringChat(ada)
  await bringMails(
    ada,
    mailOn('Tue, 03 Feb 2026 09:00:00 +0000', 'Breakfast'),
    mailOn('Sat, 07 Feb 2026 18:30:00 +0000', 'Supper', 'Dora <dora@example.org>'),
  )
  await ada.bring({ 'notes.txt': 'A quiet day.' })
  expect(summary((await page(ada, `source=${source}`)).days)).toEqual([
    ['2026-02-05', 'Good night'],
    ['2026-02-03', '60 of message'],
  ])
  const uploads = await page(ada, 'source=uploads')
  expect(summary(uploads.days)).toEqual([[uploads.today, 'notes.txt']])
  const { people } = peopleList.parse(await (await ada.get('/api/people?q=Ben')).json())
  const ben = people[0]?.id ?? ''
  expect(summary((await page(ada, `person=${ben}`)).days)).toEqual([['2026-02-03', 'Breakfast']])
  expect((await ada.get('/api/timeline?person=nobody')).status).toBe(404)
})

test("a day's page knows the previous and next days with entries, even if it has none", async ({
  server,
}) => {
  const ada = await server.person('Ada')
  await bringMails(
    ada,
    mailOn('Tue, 03 Feb 2026 09:00:00 +0000', 'Breakfast'),
    mailOn('Sat, 07 Feb 2026 18:30:00 +0000', 'Supper'),
  )
  expect(await dayOf(ada, '2026-02-07')).toMatchObject({
    groups: [{ kind: 'email', of: 'received', entries: [{ title: 'Supper', time: '18:30' }] }],
    previous: '2026-02-03',
  })
  expect(await dayOf(ada, '2026-02-05')).toMatchObject({
    groups: [],
    previous: '2026-02-03',
    following: '2026-02-07',
  })
  expect((await ada.get('/api/timeline/2026-02-30')).status).toBe(400)
})

test('the list continues where the previous page ended, and counts future days', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  await bringMails(
    ada,
    ...Array.from({ length: 25 }, (_, n) => {
      const date = new Date(Date.UTC(2026, 1, n + 1, 8)).toUTCString()
      return mailOn(date.replace('GMT', '+0000'), `Mail ${n + 1}`)
    }),
  )
  const first = await page(ada, 'from=2026-02-23')
  expect([first.days.length, first.days[0]?.day, first.later]).toEqual([10, '2026-02-23', 2])
  const second = await page(ada, `from=${first.next}`)
  const third = await page(ada, `from=${second.next}`)
  const days = [first, second, third].flatMap((each) => each.days.map(({ day }) => day))
  expect(days).toEqual(days.toSorted().toReversed())
  expect([new Set(days).size, third.next]).toEqual([23, undefined])
})

test("a person without data has no days, and nobody sees another person's", async ({ server }) => {
  const [ada, mallory] = [await server.person('Ada'), await server.person('Mallory')]
  const source = await bringChat(ada)
  expect(await page(mallory)).toMatchObject({ days: [], later: 0 })
  expect((await page(mallory, `source=${source}`)).days).toEqual([])
})

/** The data of a camera in front of an image without text, which is recognised quickly. */
async function blankPhotograph(): Promise<Uint8Array<ArrayBuffer>> {
  const fixture = '../../src/server/ingestion/extract/fixtures/ferry.jpg'
  const photograph = readFileSync(new URL(fixture, import.meta.url))
  const at = photograph.indexOf(Buffer.from([0xff, 0xe1]))
  const exif = photograph.subarray(at, at + 2 + photograph.readUInt16BE(at + 2))
  const blank = await createCanvas(40, 40).encode('jpeg', 80)
  return new Uint8Array(Buffer.concat([blank.subarray(0, 2), exif, blank.subarray(2)]))
}

test('a picture is on the day on which it was taken, with its place and a thumbnail', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const [picture] = await ada.bring({ 'ferry.jpg': await blankPhotograph() })
  expect(picture?.status).toBe('processed')
  const id = picture?.id ?? ''
  const { groups } = await dayOf(ada, '2026-08-12')
  expect(groups).toMatchObject([
    {
      kind: 'picture',
      count: 1,
      entries: [
        { title: 'ferry.jpg', time: '14:03', detail: 'Marken, Netherlands', documentId: id },
      ],
    },
  ])
  const { days } = await page(ada, 'from=2026-09-01')
  expect(summary(days)).toEqual([['2026-08-12', 'ferry.jpg']])
  const folded = await ada.get('/api/timeline/2026-08-12/entries?kind=picture')
  expect(timelineEntries.parse(await folded.json()).entries).toHaveLength(1)
  for (const size of ['small', 'large']) {
    const image = await ada.get(`/api/documents/${id}/picture?size=${size}`)
    expect(image.headers.get('content-type')).toBe('image/jpeg')
    const drawn = Buffer.from(await image.arrayBuffer())
    expect(drawn.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    // The owner sees where it was taken, but the image that is served does not reveal it.
    expect(drawn.includes('Exif')).toBe(false)
  }
  const content = await (await ada.get(`/api/documents/${id}/content`)).json()
  expect(content).toMatchObject({ kind: 'text', picture: true })
})
