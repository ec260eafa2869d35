import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { ImportFile } from '#server/connectors/connector.ts'
import type { ChatMessage } from '#server/connectors/kinds/message.ts'
import { createGoogleMessages } from '#server/connectors/google-messages/google-messages.ts'
import { memoryFile } from '#server/connectors/memory-file.fixtures.ts'
import { createExpectations } from './expectations.ts'

const expected = z.record(
  z.string(),
  z.object({
    messages: z.number().optional(),
    received: z.number().optional(),
    sent: z.number().optional(),
    calls: z.number().optional(),
    bodies: z.array(z.string()).optional(),
    body: z.string().optional(),
    first_utc: z.string().optional(),
  }),
)

type Read = { messages: ChatMessage[]; calls: number }

async function read(file: ImportFile): Promise<Read> {
  const connector = createGoogleMessages({ phoneNumber: '', googleAccount: '' })
  const result: Read = { messages: [], calls: 0 }
  if ((await connector.recognise?.(file)) === undefined) return result
  for await (const page of connector.import?.([file], AbortSignal.timeout(600_000)) ?? []) {
    for (const item of page.items) {
      if (item.kind === 'message') result.messages.push(item.message)
      if (item.kind === 'activity') result.calls += 1
    }
  }
  result.messages = result.messages.toSorted((a, b) => ((a.at ?? '') < (b.at ?? '') ? -1 : 1))
  return result
}

const pictureBytes = 1024 * 1024
const pictures = 1_000

/** A backup of a gigabyte, nearly all pictures, generated while it is read. */
function largeBackup(): ImportFile {
  const picture = Buffer.alloc(pictureBytes, 'A')
  return {
    name: 'sms-large.xml',
    size: pictures * pictureBytes,
    read: () => Promise.resolve(Buffer.from('<smses count="1000"><mms />')),
    async *stream() {
      yield await Promise.resolve(Buffer.from(`<smses count="${pictures}">`))
      for (let index = 0; index < pictures; index++) {
        yield Buffer.from(
          `<mms date="${1_700_000_000_000 + index * 1000}" msg_box="1" m_id="m${index}" address="+15551234567"><parts><part ct="image/jpeg" cl="${index}.jpg" data="`,
        )
        yield picture
        yield Buffer.from('"/></parts></mms>')
      }
      yield Buffer.from('</smses>')
    },
  }
}

async function measureLarge(): Promise<object> {
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 5)
  const startedAt = performance.now()
  const { messages } = await read(largeBackup())
  clearInterval(watch)
  return {
    megabytes: pictures,
    messages: messages.length,
    seconds: Number(((performance.now() - startedAt) / 1000).toFixed(1)),
    moreMemoryMegabytes: Math.round((most - before) / 1024 / 1024),
  }
}

/** Backups of SMS Backup & Restore: every message with its direction, text and time. */
export async function runSmsBackupEval(dataDir: string): Promise<object> {
  const dir = path.join(dataDir, 'sms_backup')
  const expect = createExpectations()
  const wanted = expected.parse(JSON.parse(readFileSync(path.join(dir, 'expected.json'), 'utf8')))
  for (const [name, want] of Object.entries(wanted)) {
    const place = path.join(dir, name)
    if (!existsSync(place)) continue
    const { messages, calls } = await read(memoryFile(name, readFileSync(place)))
    const sent = messages.filter(({ fromMe }) => fromMe === true).length
    const texts = messages.map(({ text }) => text)
    if (want.messages !== undefined) {
      expect.same(`${name} messages`, messages.length, want.messages)
    }
    if (want.sent !== undefined) expect.same(`${name} sent`, sent, want.sent)
    if (want.received !== undefined) {
      expect.same(`${name} received`, messages.length - sent, want.received)
    }
    if (want.calls !== undefined) expect.same(`${name} calls`, calls, want.calls)
    if (want.bodies) expect.same(`${name} texts`, texts, want.bodies)
    if (want.body !== undefined) expect.same(`${name} text`, texts[0], want.body)
    if (want.first_utc !== undefined) {
      expect.same(`${name} first`, messages[0]?.at?.replace('.000Z', 'Z'), want.first_utc)
    }
  }
  return { ...expect.figures(), large: await measureLarge() }
}
