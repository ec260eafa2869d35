import type { ImportFile, Page } from '../connector.ts'
import { baseName } from '../open-archive.ts'
import { isZip, zipEntries, type ZipEntry } from '../read-zip.ts'
import { readAll } from '../read-text.ts'
import { attachedFiles, attachmentFacts } from './attachments.ts'
import { isUnwanted, readLabels } from './labels.ts'
import { maildirContext, unwrapEmlx } from './mail-files.ts'
import { firstOf } from './mime/header.ts'
import { mailKey, parseMail, type MailContext } from './parse-mail.ts'
import { readDate } from './read-date.ts'
import { isSeparator, mailBytes, splitMbox } from './split-mbox.ts'

/**
 * Small pages first, so the first messages appear soon; then larger ones, which are faster to
 * store.
 */
const mailsAPage = (before: number) => (before < 1_000 ? 200 : 1_000)
/** The total size of a page, so that pages of large messages are stored sooner. */
const bytesAPage = 8 * 1024 * 1024

/** Describes a mail file in a few words. */
export async function recogniseMail(file: ImportFile): Promise<string | undefined> {
  if (await isZip(file)) {
    let looked = 0
    for await (const entry of zipEntries(file)) {
      if (isMailName(entry.name)) return 'an archive of mails'
      if (!hasNoEnding(entry.name) || looked >= mostLooks) continue
      looked += 1
      if (await isMailbox(entry)) return 'an archive of mails'
    }
    return undefined
  }
  const start = unwrapEmlx(await file.read(0, 4096)).raw
  const line = start.subarray(0, Math.max(0, start.indexOf(10) + 1))
  if (isSeparator(line)) return 'a mailbox'
  const headers = start.toString('latin1').match(/^[A-Za-z][A-Za-z0-9-]*:[ \t]?\S?/gm) ?? []
  const known = headers.filter((header) =>
    /^(from|to|date|subject|received|message-id|return-path|delivered-to|mime-version|content-type):/i.test(
      header,
    ),
  )
  const enough = /\.emlx?$/i.test(file.name) ? 1 : 2
  return known.length >= enough ? 'a mail' : undefined
}

/** The messages of mailboxes, single-message files and archives of both. */
export async function* importMail(
  files: readonly ImportFile[],
  signal: AbortSignal,
): AsyncGenerator<Page> {
  const whole = files.reduce((sum, file) => sum + file.size, 0) || 1
  let before = 0
  for (const file of files) {
    for await (const page of pagesOf(rawMails(file), file.name, signal)) {
      const { done, ...rest } = page
      yield { ...rest, share: Math.min(1, (before + Math.min(done, file.size)) / whole) }
    }
    before += file.size
  }
}

type RawMail = { raw: Buffer; context: MailContext; done: number }

async function* pagesOf(mails: AsyncIterable<RawMail>, file: string, signal: AbortSignal) {
  let page = emptyPage(0)
  for await (const mail of mails) {
    signal.throwIfAborted()
    page.bytes += mail.raw.length
    page.done = mail.done
    addMail(page, mail, file)
    if (page.mails < mailsAPage(page.before) && page.bytes < bytesAPage) continue
    yield closed(page)
    page = emptyPage(page.before + page.mails)
  }
  yield closed(page)
}

const emptyPage = (before: number) => ({
  items: [] as Page['items'],
  failures: [] as NonNullable<Page['failures']>,
  skipped: new Map<string, number>(),
  bytes: 0,
  done: 0,
  mails: 0,
  /** The number of messages on earlier pages. */
  before,
})
type OpenPage = ReturnType<typeof emptyPage>

function closed({ items, failures, skipped: left, done }: OpenPage): Page & { done: number } {
  const skipped = [...left].map(([reason, count]) => ({ reason, count }))
  return { items, failures, skipped, done }
}

function addMail(page: OpenPage, { raw, context }: RawMail, file: string): void {
  page.mails += 1
  const skip = (reason: string) => page.skipped.set(reason, (page.skipped.get(reason) ?? 0) + 1)
  try {
    if (raw.length === 0) throw new RangeError('There is nothing in this mail')
    const { mail, headers, attachments } = parseMail(raw, context)
    const labels = [...mail.labels, ...readLabels(firstOf(headers, 'x-gmail-labels'))]
    if (isUnwanted(labels)) return void skip('In Spam or in the bin')
    const threadId = mail.threadId || firstOf(headers, 'x-gm-thrid')
    const email = { ...mail, labels: [...new Set(labels)], threadId }
    const key = mailKey(email)
    const files = attachedFiles(key, email, attachments.map(attachmentFacts))
    page.items.push({ kind: 'email', key, email }, ...files.items)
    for (const { reason } of files.skipped) skip(reason)
  } catch {
    const item = `${file}, mail ${page.before + page.mails}`
    page.failures.push({ item, reason: 'This is no readable mail' })
  }
}

async function* rawMails(file: ImportFile): AsyncGenerator<RawMail> {
  if (!(await isZip(file))) {
    yield* mailsOf(file.stream(), await startOf(file))
    return
  }
  let done = 0
  for await (const entry of zipEntries(file)) {
    const bare = !isMailName(entry.name) && hasNoEnding(entry.name) && (await isMailbox(entry))
    if (!bare && !isMailName(entry.name)) continue
    // The position within an archive is unknown, so progress advances entry by entry.
    const own = bare ? { labels: [baseName(entry.name)] } : maildirContext(entry.name)
    for await (const { raw, context } of mailsOf(entry.stream(), undefined)) {
      yield { raw, context: { ...own, ...context }, done }
    }
    done += entry.size
  }
}

const startOf = (file: ImportFile) => file.read(0, 1024)
const isMailName = (name: string) =>
  /\.(mbox|mbox\/mbox|emlx?)$/i.test(name) || /(^|\/)(cur|new)\/[^/]+$/.test(name)

/** Thunderbird names mailbox files after their folder, without an extension. */
const hasNoEnding = (name: string) => /^[^.]{1,200}$/.test(baseName(name))
const mostLooks = 500

async function isMailbox({ stream }: ZipEntry): Promise<boolean> {
  for await (const part of stream()) {
    return isSeparator(part.subarray(0, Math.max(0, part.indexOf(10) + 1)))
  }
  return false
}

/** Tells from the first bytes whether a stream is a mailbox or a single message. */
async function* mailsOf(
  stream: AsyncIterable<Buffer>,
  start: Buffer | undefined,
): AsyncGenerator<RawMail> {
  const { first, all } = start ? { first: start, all: stream } : await peek(stream)
  const line = first.subarray(0, Math.max(0, first.indexOf(10) + 1))
  if (!isSeparator(line)) {
    const { raw, context } = unwrapEmlx(await readAll(all, mailBytes))
    yield { raw, context, done: raw.length }
    return
  }
  for await (const { raw, from, truncated, offset } of splitMbox(all)) {
    const receivedAt = new Date(readDate(arrival(from), undefined))
    yield { raw, context: { truncated, receivedAt }, done: offset + raw.length }
  }
}

async function peek(stream: AsyncIterable<Buffer>) {
  const iterator = stream[Symbol.asyncIterator]()
  const parts: Buffer[] = []
  for (let length = 0; length < 1024;) {
    const { value, done } = await iterator.next()
    if (done) break
    parts.push(value)
    length += value.length
  }
  const first = Buffer.concat(parts)
  async function* all() {
    yield first
    for (;;) {
      const { value, done } = await iterator.next()
      if (done) return
      yield value
    }
  }
  return { first, all: all() }
}

/** `From 17@xxx Mon Mar 02 10:00:00 +0000 2026` holds a message's arrival time. */
function arrival(line: string): string {
  const [, month = '', day = '', time = '', first = '', second = ''] =
    /\s([A-Z][a-z]{2})\s+(\d{1,2})\s+(\d{1,2}:\d{2}(?::\d{2})?)\s+(\S+)(?:\s+(\S+))?\s*$/.exec(
      line,
    ) ?? []
  const [year, zone] = /^\d{4}$/.test(first) ? [first, second] : [second, first]
  return `${day} ${month} ${year} ${time} ${zone}`
}
