import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Item } from '../connector.ts'
import { oleOf } from '#server/ingestion/extract/doc-fixture.ts'
import { archiveFile, lookAt } from '../exports/exports.fixtures.ts'
import { createGmail } from '../gmail/gmail.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { offlineSettings } from '../offline-settings.fixtures.ts'
import { readImport } from '../read-import.fixtures.ts'
import { mostMemoryBytes } from './open-store.ts'
import { createOutlook } from './outlook.ts'

const examples = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pst-extractor')),
  '../example/testdata',
)
const example = (name: string) => readFile(path.join(examples, name))
const outlook = createOutlook()
const mailsOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'email' ? [item.email] : []))

test('a data file gives its mails with folders, people and attachments', async () => {
  const file = memoryFile('archive.pst', await example('enron.pst'))
  expect(await lookAt(file)).toBe('outlook: an Outlook data file')
  const { items, failures } = await readImport(outlook, file)
  const mails = mailsOf(items)
  expect(failures).toEqual([])
  expect(mails).toHaveLength(71)
  expect(mails.find(({ subject }) => subject === "New OBA's")).toMatchObject({
    from: [{ name: 'Lee Dennis', address: 'dennis.lee@enron.com' }],
    date: '2001-10-22T20:06:22.000Z',
    labels: ['lokay-m/MLOKAY (Non-Privileged)/TW-Commercial Group'],
    attachments: expect.arrayContaining([
      { name: 'OBA_27602_Citizens.doc', type: 'application/msword', size: 53_760 },
    ]),
  })
})

test('an attachment has exactly its bytes', async () => {
  const file = memoryFile('box.ost', await example('pstextractortestpdf@outlook.com.ost'))
  const { items } = await readImport(outlook, file)
  const [pdf] = items.flatMap((item) => (item.kind === 'file' ? [item.file] : []))
  const content = Buffer.concat(pdf ? await Array.fromAsync(pdf.open()) : [])
  expect(content.equals(await example('attachments/Clinometer Usage.pdf'))).toBe(true)
})

test('a copy of a mailbox gives its calendar, and counts what is only on the server', async () => {
  const file = memoryFile('box.ost', await example('pstextractortest@outlook.com.ost'))
  const { items, skipped, failures } = await readImport(outlook, file)
  const events = items.flatMap((item) => (item.kind === 'event' ? [item.event] : []))
  const count = (reason: string) =>
    skipped.filter((skip) => skip.reason === reason).reduce((sum, skip) => sum + skip.count, 0)
  expect(failures).toEqual([])
  expect(events.find(({ title }) => title.startsWith('Thanksgiving'))).toMatchObject({
    allDay: true,
    calendar: 'United States holidays',
    start: expect.stringMatching(/^20\d\d-11-2\d$/),
  })
  expect(events.find(({ title }) => title.startsWith('repeats every monday'))).toMatchObject({
    description: expect.stringMatching(/Repeats: every Monday/),
  })
  expect(count('Only on the server, not in this file')).toBe(135)
  expect(count('In Spam or in the bin')).toBe(1)
  expect(
    mailsOf(items).find(({ subject }) => subject.startsWith('meeting with attach')),
  ).toMatchObject({
    labels: ['Sent Items'],
  })
})

test('a mail has the same key as from its mailbox', async () => {
  const file = memoryFile('box.ost', await example('pstextractortestpdf@outlook.com.ost'))
  const { items } = await readImport(outlook, file)
  const known = items.find((item) => item.kind === 'email' && item.email.subject === 'single PDF')
  const raw =
    'From: Ed <EPFromer@gmail.com>\r\nTo: x@example.org\r\nSubject: single PDF\r\n' +
    'Message-ID: <BDAEEF64-BED1-49C3-85BA-CD75484F2456@hxcore.ol>\r\n' +
    'Date: Sat, 14 Aug 2021 10:13:04 -0600\r\n\r\nanother text\r\n'
  const gmail = createGmail({ email: '', password: '' }, offlineSettings.imap)
  const { items: fromMailbox } = await readImport(gmail, memoryFile('one.eml', raw))
  expect(fromMailbox.map(({ key }) => key)).toEqual([known?.key])
})

test('a data file too large for memory is read from a private file, with its attachments', async () => {
  const { size, ...file } = memoryFile('archive.pst', await example('enron.pst'))
  const padded = { ...file, size: mostMemoryBytes + size }
  let read = 0
  for await (const { items } of outlook.import?.([padded], AbortSignal.timeout(20_000)) ?? []) {
    for (const item of items) {
      if (item.kind !== 'file') continue
      for await (const piece of item.file.open()) read += piece.length
    }
  }
  expect(read).toBeGreaterThan(1_000_000)
})

test.for([
  ['cut after its header', (bytes: Buffer) => bytes.subarray(0, 4_096)],
  ['cut in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  [
    'damaged throughout',
    (bytes: Buffer) => {
      const copy = Buffer.from(bytes)
      for (let at = 600; at < copy.length; at += 997) copy[at] = 255
      return copy
    },
  ],
] as const)('a data file that is %s gives what is readable, or is refused', async ([, damage]) => {
  const file = memoryFile('archive.pst', damage(await example('enron.pst')))
  const read = readImport(outlook, file).then(
    ({ items, failures }) => items.length + failures.length,
    (error: unknown) => (error instanceof Error ? error.name : ''),
  )
  expect([expect.any(Number), 'ConnectorError']).toContainEqual(await read)
})

test('an archive of other mails with one saved by Outlook is not Outlook’s', async () => {
  const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  const saved = archiveFile('mails.zip', { 'a.msg': magic, 'b.msg': magic })
  const others = archiveFile('mails.zip', { 'a.msg': magic, 'b.eml': 'x', 'c.eml': 'x' })
  expect(await outlook.recognise?.(saved)).toBe('a mail saved by Outlook')
  expect(await outlook.recognise?.(others)).toBeUndefined()
})

const property = (tag: string) => `__substg1.0_${tag}001F`
const inAttachment = (place: number, part: string) => `__attach_version1.0_#0000000${place}/${part}`
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

test('a mail attached to a saved mail is found by its text, and so are its attachments', async () => {
  const inner = inAttachment(0, '__substg1.0_3701000D/')
  const saved = oleOf({
    '__properties_version1.0': Buffer.alloc(32),
    [property('0037')]: utf16('Fwd: The roof'),
    [property('1000')]: utf16('See below.'),
    [`${inAttachment(0, property('3001'))}`]: utf16('The roof'),
    [`${inner}__properties_version1.0`]: Buffer.alloc(32),
    [`${inner}${property('0037')}`]: utf16('The roof'),
    [`${inner}${property('0C1A')}`]: utf16('Ines Prado'),
    [`${inner}${property('1000')}`]: utf16('The slates are loose.'),
    [`${inner}${inAttachment(0, property('3707'))}`]: utf16('slates.txt'),
    [`${inner}${inAttachment(0, '__substg1.0_37010102')}`]: Buffer.from('Forty slates'),
  })
  const { items } = await readImport(outlook, memoryFile('roof.msg', saved))
  expect(mailsOf(items)).toEqual([
    expect.objectContaining({
      subject: 'Fwd: The roof',
      text: expect.stringMatching(
        /^See below\.\s+-+ Forwarded message -+\nFrom: Ines Prado\nSubject: The roof\n[^]*slates are loose/,
      ),
    }),
  ])
  const [file] = items.flatMap((item) => (item.kind === 'file' ? [item.file] : []))
  expect(file?.name).toBe('slates.txt')
  expect(Buffer.concat(file ? await Array.fromAsync(file.open()) : []).toString()).toBe(
    'Forty slates',
  )
})
