import { describe, expect, test } from 'vitest'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { requirement } from '#tests/requirement.ts'
import { connectorOf } from './all.ts'
import type { Connector, ImportFile, Item } from './connector.ts'
import { openGraph } from './facebook/graph.fixtures.ts'
import { memoryFile } from './memory-file.fixtures.ts'
import { offlineSettings as settings } from './offline-settings.fixtures.ts'

const mail = (number: number) =>
  `From: bea@example.org\nSubject: Note ${number}\nMessage-ID: <${number}@x>\n\nNote ${number}.\n`
const mbox = `From 1@x Mon Mar 02 10:00:00 2026\n${mail(1)}\nFrom 2@x Mon Mar 02 10:00:00 2026\n${mail(2)}`
const chat = '[14/03/25, 14:05:09] Dana: hello\n[14/03/25, 14:06:09] Ada: hi\n'
const csv = 'Date,Description,Amount\n01/25/2026,SHOP,-10.00\n'
const ofx =
  '<OFX><ACCTID>1234567890<STMTTRN><DTPOSTED>20260125<TRNAMT>-1<FITID>1<NAME>Shop</STMTTRN></OFX>'

const files = {
  mbox: memoryFile('all.mbox', mbox),
  mail: memoryFile('one.eml', mail(3)),
  mails: memoryFile(
    'Takeout.zip',
    zipOf([
      { name: 'Takeout/Mail/All mail.mbox', data: mbox, deflate: true },
      { name: 'Takeout/Mail/one.eml', data: mail(3) },
      { name: '__MACOSX/._one.eml', data: 'x' },
      { name: 'Takeout/archive.html', data: '<p>' },
    ]),
  ),
  chat: memoryFile('WhatsApp Chat with Dana.txt', chat),
  chatZip: memoryFile(
    'WhatsApp Chat - Dana.zip',
    zipOf([
      { name: 'list.txt', data: 'milk' },
      { name: '_chat.txt', data: chat, deflate: true },
      { name: '12-PHOTO.jpg', data: 'x' },
    ]),
  ),
  csv: memoryFile('stmt_4321.csv', csv),
  ofx: memoryFile('export.qfx', ofx),
  letter: memoryFile('letter.txt', 'Dear Dana,\nhello.\n'),
  nothing: memoryFile('empty.txt', ''),
}

const cases = [
  { type: 'gmail', recognised: ['mbox', 'mail', 'mails'], items: [2, 1, 3] },
  { type: 'whatsapp', recognised: ['chat', 'chatZip'], items: [2, 2] },
  { type: 'bank_of_america', recognised: ['csv', 'ofx'], items: [1, 1] },
] as const

describe.each(cases)('files of $type', ({ type, recognised, items }) => {
  const connector = connectorOf(type, { credentials: {} }, settings)

  test('are recognised by content, and no others are', async () => {
    const known: string[] = []
    for (const [name, file] of Object.entries(files)) {
      const as = await connector?.recognise?.(file).catch(() => undefined)
      if (as !== undefined) known.push(name)
    }
    expect(known).toEqual(recognised)
  })

  test('yield the same items with the same keys each time', async () => {
    for (const [index, name] of recognised.entries()) {
      const first = await read(connector, files[name])
      expect(first).toHaveLength(items[index] ?? 0)
      expect(new Set(first.map(({ key }) => key)).size).toBe(first.length)
      expect(await read(connector, files[name])).toEqual(first)
    }
  })
})

test.each([
  ['a path that leads out', zipOf([{ name: '../evil.eml', data: mail(1) }])],
  [
    'a size that is a lie',
    zipOf([{ name: 'a.eml', data: mail(1), claimedSize: 4, deflate: true }]),
  ],
  ['an end that is cut off', zipOf([{ name: 'a.eml', data: mail(1) }]).subarray(0, -10)],
])('an archive with %s is refused as a damaged file', async (_, bytes) => {
  const reading = read(
    connectorOf('gmail', { credentials: {} }, settings),
    memoryFile('mails.zip', bytes),
  )
  await expect(reading).rejects.toMatchObject({ code: 'bad_file' })
})

test('a repeated purchase on one day stays two, in a later download too', async () => {
  const bank = connectorOf('bank_of_america', { credentials: {} }, settings)
  const twice = `${csv}01/25/2026,SHOP,-10.00\n`
  const [first, second] = await read(bank, memoryFile('stmt.csv', twice))
  expect(first?.key).not.toBe(second?.key)
  const later = await read(bank, memoryFile('stmt (1).csv', `${twice}01/26/2026,CAFE,-2.00\n`))
  expect(later.slice(0, 2).map(({ key }) => key)).toEqual([first?.key, second?.key])
})

test('no account number is stored in full', async () => {
  const [item] = await read(
    connectorOf('bank_of_america', { credentials: {} }, settings),
    files.ofx,
  )
  expect(item).toMatchObject({ transaction: { account: '7890', cents: -100 } })
})

test('a password is never sent to a site that forbids it', async () => {
  requirement('privacy.site-password.never-used')
  await using graph = await openGraph()
  const password = 'secret-of-mine'
  const credentials = { email: 'a@b.org', password, credential: password }
  for (const type of ['linkedin', 'facebook'] as const) {
    const connector = connectorOf(type, { credentials }, settings)
    expect([connector?.verify, connector?.pull]).toEqual([undefined, undefined])
  }
  const apis = { ...settings.apis, facebook: graph.base }
  const given = { credentials: { ...credentials, accessToken: graph.token } }
  const facebook = connectorOf('facebook', given, { ...settings, apis })
  await facebook?.verify?.(AbortSignal.timeout(10_000))
  for await (const page of facebook?.pull?.(undefined, AbortSignal.timeout(10_000)) ?? []) {
    expect(page.failures ?? []).toEqual([])
  }
  expect(graph.asked.length).toBeGreaterThan(4)
  expect(JSON.stringify(graph.asked)).not.toContain(password)
  // A value that is not a SimpleFIN token is never sent anywhere.
  const bank = connectorOf('bank_of_america', { credentials }, settings)
  await expect(bank?.verify?.(AbortSignal.timeout(10_000))).rejects.toMatchObject({
    code: 'auth_failed',
  })
})

async function read(connector: Connector | undefined, file: ImportFile): Promise<Item[]> {
  const items: Item[] = []
  for await (const page of connector?.import?.([file], AbortSignal.timeout(10_000)) ?? []) {
    items.push(...page.items)
  }
  return items
}
