import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { importMail } from '#server/connectors/gmail/import-mail.ts'
import type { Mail } from '#server/connectors/kinds/mail.ts'
import { memoryFile } from '#server/connectors/memory-file.fixtures.ts'
import { createExpectations, type Expectations } from './expectations.ts'

const person = z.object({ name: z.string().nullable(), address: z.string().nullable() })
const expectedMail = z.object({
  file: z.string(),
  subject: z.string().nullable(),
  from: z.array(person),
  to: z.array(person),
  cc: z.array(person),
  date: z
    .object({
      year: z.number(),
      month: z.number(),
      day: z.number(),
      hour: z.number(),
      minute: z.number(),
      second: z.number(),
      tz_before_gmt: z.boolean(),
      tz_hour: z.number(),
      tz_minute: z.number(),
    })
    .nullable(),
  message_id: z.string().nullable(),
  text_parts: z.array(z.string()),
  html_parts: z.array(z.string()),
  attachments: z.array(z.object({ filename: z.string().nullable() })),
})
type ExpectedMail = z.infer<typeof expectedMail>

async function read(name: string, bytes: Buffer): Promise<Mail | undefined> {
  for await (const { items } of importMail(
    [memoryFile(name, bytes)],
    AbortSignal.timeout(60_000),
  )) {
    for (const item of items) if (item.kind === 'email') return item.email
  }
  return undefined
}

function instantOf(date: ExpectedMail['date']): string {
  if (!date) return ''
  const { year, month, day, hour, minute, second } = date
  const shift = (date.tz_hour * 60 + date.tz_minute) * 60_000 * (date.tz_before_gmt ? 1 : -1)
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second) + shift).toISOString()
}

const spaced = (text: string) => text.replaceAll('\0', ' ').replaceAll(/\s+/g, ' ').trim()
const people = (found: readonly z.infer<typeof person>[]) =>
  found.map(({ name, address }) => [spaced(name ?? ''), (address ?? '').toLowerCase()])

function compare(expect: Expectations, wanted: ExpectedMail, mail: Mail): void {
  const { file } = wanted
  expect.same(`${file} subject`, mail.subject, spaced(wanted.subject ?? ''))
  expect.same(`${file} from`, people(mail.from), people(wanted.from))
  expect.same(`${file} to`, people(mail.to), people(wanted.to))
  expect.same(`${file} cc`, people(mail.cc), people(wanted.cc))
  expect.same(`${file} date`, mail.date, instantOf(wanted.date))
  const id = mail.messageId.replaceAll(/^<|>$/g, '')
  expect.same(`${file} message id`, id, wanted.message_id ?? '')
  const [first] = wanted.text_parts
  if (first !== undefined) {
    // Quoted text is separate from the body, so lines are searched one by one.
    const whole = spaced(`${mail.text}\n${mail.quoted}`)
    const there = first
      .split('\n')
      .filter((line) => !whole.includes(spaced(line.replace(/^[>\s]+/, ''))))
    const what =
      there.length === 0
        ? ''
        : `: ${JSON.stringify(there[0])} is not in ${JSON.stringify(whole.slice(0, 120))}`
    expect.that(`${file} text${what}`, there.length === 0)
  }
  const names = (found: readonly (string | null)[]) =>
    [...new Set(found.filter((name) => name !== null))].toSorted()
  expect.same(
    `${file} attachments`,
    names(mail.attachments.map(({ name }) => name)).filter((name) => name !== ''),
    names(wanted.attachments.map(({ filename }) => filename)),
  )
}

/** Mails that break the rules: every field, or why it is read differently. */
export async function runMailMimeEval(dataDir: string): Promise<object> {
  const dir = path.join(dataDir, 'mail_mime')
  const expect = createExpectations(reasons)
  const lines = readFileSync(path.join(dir, 'expected.jsonl'), 'utf8').trim().split('\n')
  for (const line of lines) {
    const wanted = expectedMail.parse(JSON.parse(line))
    const mail = await read(wanted.file, readFileSync(path.join(dir, wanted.file)))
    expect.that(`${wanted.file} is read`, mail !== undefined)
    if (mail) compare(expect, wanted, mail)
  }
  return { mails: lines.length, ...expect.figures() }
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /instead of .*\ufffd/,
    'letters of an old encoding that names itself nowhere are read as Windows-1252; the reference has signs for what cannot be read',
  ],
  [
    /^thirdparty\/015\.eml attachments/,
    'three mails are attached, each with a name; the reference reads two of them as text',
  ],
]
