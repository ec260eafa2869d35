import { expect, test } from 'vitest'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import type { ImportFile, Page } from '../connector.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { importMail, recogniseMail } from './import-mail.ts'

const mail = (subject: string, ...more: string[]) =>
  [`From: bea@example.org`, `Subject: ${subject}`, `Message-ID: <${subject}@x>`, ...more].join('\n')
const note = (subject: string) => mail(subject, '', `About ${subject}.`, '')

test('a Maildir in an archive is read with its folders and read flags', async () => {
  const zip = memoryFile(
    'Maildir.zip',
    zipOf([
      { name: 'Maildir/cur/1700000001.M1.host:2,S', data: note('one') },
      { name: 'Maildir/new/1700000002.M2.host', data: note('two') },
      { name: 'Maildir/.Work.Garden/cur/1700000003.M3.host:2,FS', data: note('three') },
      { name: 'Maildir/.Trash/cur/1700000004.M4.host:2,S', data: note('four') },
      { name: 'Maildir/cur/1700000005.M5.host:2,', data: '' },
      { name: 'Maildir/dovecot-uidlist', data: '3 V1' },
    ]),
  )
  expect(await recogniseMail(zip)).toBe('an archive of mails')
  const { mails, skipped, failures } = await read(zip)
  expect(mails.map(({ subject, labels, unread }) => [subject, labels, unread])).toEqual([
    ['one', ['Inbox'], false],
    ['two', ['Inbox'], true],
    ['three', ['Work/Garden', 'Starred'], false],
  ])
  expect(skipped).toEqual([{ reason: 'In Spam or in the bin', count: 1 }])
  expect(failures).toHaveLength(1)
})

test("Apple Mail's mails are read on their own and in exported mailboxes", async () => {
  const text = note('apple')
  const emlx = `${text.length}\n${text}<?xml version="1.0"?><plist><dict><key>flags</key><integer>17</integer></dict></plist>`
  const file = memoryFile('1.emlx', emlx)
  expect(await recogniseMail(file)).toBe('a mail')
  expect((await read(file)).mails).toMatchObject([
    { subject: 'apple', text: 'About apple.', unread: false, labels: ['Starred'] },
  ])
  const mbox = `From x Mon Mar 02 10:00:00 2026\n${note('in a mailbox')}`
  const zip = zipOf([{ name: 'Inbox.mbox/mbox', data: mbox }])
  expect((await read(memoryFile('Inbox.zip', zip))).mails).toMatchObject([
    { subject: 'in a mailbox', date: '2026-03-02T10:00:00.000Z' },
  ])
})

test("Thunderbird's mailboxes are recognised by their beginning, and named after their folder", async () => {
  const mbox = (subject: string) => `From - Mon Mar 02 10:00:00 2026\n${note(subject)}`
  const zip = memoryFile(
    'Local Folders.zip',
    zipOf([
      { name: 'Local Folders/Inbox', data: mbox('here') },
      { name: 'Local Folders/Inbox.msf', data: '// <!-- <mdb:mork:z v="1.4"/> -->' },
      { name: 'Local Folders/Archive.sbd/Garden', data: mbox('kept') },
      { name: 'Local Folders/Trash', data: mbox('gone') },
      { name: 'LICENSE', data: 'From here on\n' },
    ]),
  )
  expect(await recogniseMail(zip)).toBe('an archive of mails')
  const { mails, skipped } = await read(zip)
  expect(mails.map(({ subject, labels }) => [subject, labels])).toEqual([
    ['here', ['Inbox']],
    ['kept', ['Garden']],
  ])
  expect(skipped).toEqual([{ reason: 'In Spam or in the bin', count: 1 }])
})

test('attachments in a mailbox file become files of their mails; pictures within the text do not', async () => {
  const raw = mail(
    'files',
    'Content-Type: multipart/related; boundary=b',
    '',
    '--b',
    'Content-Type: text/html',
    '',
    '<p>See <img src="cid:1"></p>',
    '--b',
    'Content-Type: image/png; name="sign.png"',
    'Content-ID: <1>',
    '',
    'x',
    '--b',
    'Content-Type: application/octet-stream',
    "Content-Disposition: attachment; filename*=utf-8''Plan%20f%C3%BCr%20Beete.csv",
    '',
    'bed,plants',
    '--b--',
  )
  const mbox = memoryFile('all.mbox', `From x Mon Mar 02 10:00:00 2026\n${raw}\n`)
  const { files, mails, skipped } = await read(mbox)
  expect(files).toEqual([{ name: 'Plan für Beete.csv', text: 'bed,plants' }])
  expect(mails[0]?.attachments.map(({ name }) => name)).toEqual(['sign.png', 'Plan für Beete.csv'])
  expect(skipped).toEqual([{ reason: 'Picture within a mail', count: 1 }])
})

const nested = (levels: number) =>
  Array.from(
    { length: levels },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
  ).join('')
const forwarded = (levels: number) =>
  Array.from({ length: levels }, () => 'Content-Type: message/rfc822\n\n').join('')

test.each([
  ['parts within parts a thousand times', `Subject: deep\n${nested(1_000)}\n\nend`],
  ['mails within mails a thousand times', `Subject: deep\n${forwarded(1_000)}\n\nend`],
  ['a header of ten megabytes', `Subject: deep\nX: ${'x'.repeat(10 * 1024 * 1024)}\n\nend`],
  ['a million lines of header', `Subject: deep\n${'X: y\n'.repeat(1_000_000)}\n\nend`],
  [
    'a hundred thousand parts',
    `Subject: deep\nContent-Type: multipart/mixed; boundary=b\n\n${'--b\n\nx\n'.repeat(100_000)}`,
  ],
  [
    'a page of unclosed tags',
    `Subject: deep\nContent-Type: text/html\n\n${'<a href="'.repeat(200_000)}${'<!--'.repeat(200_000)}${'<div '.repeat(100_000)}`,
  ],
  ['a hundred thousand recipients', `Subject: deep\nTo: ${'a@b.org,'.repeat(100_000)}\n\nend`],
])('a mail with %s is read quickly', async (_, raw) => {
  const startedAt = performance.now()
  const { mails } = await read(memoryFile('hostile.eml', `From: a@b.org\n${raw}`))
  expect(mails).toMatchObject([{ subject: 'deep' }])
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})

async function read(file: ImportFile) {
  const pages: Page[] = await Array.fromAsync(importMail([file], AbortSignal.timeout(60_000)))
  const items = pages.flatMap((page) => page.items)
  const files: { name: string; text: string }[] = []
  for (const item of items) {
    if (item.kind !== 'file') continue
    const text = Buffer.concat(await Array.fromAsync(item.file.open())).toString()
    files.push({ name: item.file.name, text })
  }
  return {
    mails: items.flatMap((item) => (item.kind === 'email' ? [item.email] : [])),
    files,
    skipped: pages.flatMap(({ skipped = [] }) => skipped),
    failures: pages.flatMap(({ failures = [] }) => failures),
  }
}
