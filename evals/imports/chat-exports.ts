import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { createChats } from '#server/connectors/chats/chats.ts'
import type { Connector, ImportFile } from '#server/connectors/connector.ts'
import { createFacebook } from '#server/connectors/facebook/facebook.ts'
import type { ChatMessage } from '#server/connectors/kinds/message.ts'
import { memoryFile } from '#server/connectors/memory-file.fixtures.ts'
import { parseChat } from '#server/connectors/whatsapp/parse-chat.ts'
import { createWhatsApp } from '#server/connectors/whatsapp/whatsapp.ts'
import { createRandom } from '../../bench/synthetic/synthetic.ts'
import { readJsonLines } from '../data-folder.ts'
import { createExpectations, type Expectations } from './expectations.ts'

const lineCase = z.object({
  line: z.string(),
  author: z.string().nullable().optional(),
  message: z.string().optional(),
  local_datetime: z.string().optional(),
  attachment: z.string().optional(),
})
const target = z.array(z.object({ timestamp: z.string(), author: z.string(), message: z.string() }))

const reasons = [
  [
    /^line \d+ "3\/6\/18, 1:55.PM - /u,
    'one date alone can be read in two ways; upper-case PM and slashes are read as American',
  ],
] as const

/** Single lines with every expected field. */
function checkLines(dir: string, expect: Expectations): void {
  const file = path.join(dir, 'whatsapp_lines', 'lines.jsonl')
  if (!existsSync(file)) return
  for (const [index, each] of readJsonLines(file, lineCase).entries()) {
    const [message] = parseChat(each.line, 'chat').messages
    const what = `line ${index + 1} ${JSON.stringify(each.line)}`
    if (each.local_datetime !== undefined) {
      expect.same(`${what} time`, message?.local, each.local_datetime)
    }
    if (each.author !== undefined) expect.same(`${what} author`, message?.author, each.author)
    if (each.message !== undefined) expect.same(`${what} text`, message?.text, each.message)
    if (each.attachment !== undefined) expect.same(`${what} file`, message?.file, each.attachment)
  }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const summary = ({ local, author, text }: ChatMessage) =>
  [local.slice(0, 16), author, oneLine(text)].join(' | ')

/** Whole exports with the messages found by another reader. */
async function checkTargets(dir: string, expect: Expectations): Promise<void> {
  const root = path.join(dir, 'chat-miner')
  for (const app of existsSync(root) ? readdirSync(root) : []) {
    const expectedFile = path.join(root, app, 'target.json')
    if (!existsSync(expectedFile)) continue
    const wanted = target.parse(JSON.parse(readFileSync(expectedFile, 'utf8')))
    for (const name of readdirSync(path.join(root, app)).filter((each) => each !== 'target.json')) {
      const found = new Set((await messagesIn(path.join(root, app, name))).map(summary))
      for (const { timestamp, author, message } of wanted) {
        const line = [timestamp.slice(0, 16), author, oneLine(message)].join(' | ')
        expect.that(`${app}/${name}: ${line}`, found.has(line))
      }
    }
  }
}

/**
 * The connector that the drop zone would choose: Instagram has the same message format as Facebook.
 */
async function readerOf(file: ImportFile): Promise<Connector | undefined> {
  for (const connector of [
    createFacebook({ accessToken: '' }, ''),
    createChats(),
    createWhatsApp(),
  ]) {
    if ((await connector.recognise?.(file)) !== undefined) return connector
  }
  return undefined
}

async function messagesIn(file: string): Promise<ChatMessage[]> {
  const given = memoryFile(path.basename(file), readFileSync(file))
  const messages: ChatMessage[] = []
  const connector = await readerOf(given)
  for await (const page of connector?.import?.([given], AbortSignal.timeout(60_000)) ?? []) {
    for (const item of page.items) if (item.kind === 'message') messages.push(item.message)
  }
  return messages.toSorted((a, b) => a.order - b.order)
}

/** Exports without an expectation: each line that starts a message is one. */
async function checkWhole(dir: string, expect: Expectations): Promise<void> {
  const root = path.join(dir, 'timelinize')
  for (const name of existsSync(root) ? readdirSync(root) : []) {
    if (!name.endsWith('.txt')) continue
    const text = readFileSync(path.join(root, name), 'utf8')
    const headers = text
      .split('\n')
      .filter((line) => /^\u200e?\[\d+\D\d+\D\d+, [\d:]+\]/.test(line))
    const messages = await messagesIn(path.join(root, name))
    expect.same(`timelinize/${name} messages`, messages.length, headers.length)
    const files = [...text.matchAll(/<attached: ([^>]+)>/g)].map(([, file]) => file)
    expect.same(
      `timelinize/${name} files`,
      messages.flatMap(({ file }) => file ?? []),
      files,
    )
    const kinds = Object.entries(Object.groupBy(messages, ({ kind }) => kind))
    console.log(
      `timelinize/${name}: ${kinds.map(([kind, all]) => `${all.length} ${kind}`).join(', ')}`,
    )
    expect.same(
      `timelinize/${name} edited`,
      messages.filter(({ edited }) => edited).length,
      text.split('<This message was edited').length - 1,
    )
  }
}

const speedMessages = 40_000

/** The largest export that WhatsApp makes. */
function exportOf(messages: number): string {
  const random = createRandom(3)
  const words =
    'garden green meet six tomorrow beans peas long table near the river bring water'.split(' ')
  const word = () => words[Math.floor(random() * words.length)] ?? ''
  const two = (value: number) => String(value).padStart(2, '0')
  let time = Date.UTC(2022, 0, 1)
  let text = ''
  for (let index = 0; index < messages; index++) {
    time += Math.floor(random() * 3_600_000)
    const at = new Date(time)
    const date = `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`
    const clock = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(':')
    const said = Array.from({ length: 3 + Math.floor(random() * 25) }, word).join(' ')
    text += `[${date}, ${clock}] ${['Dana', 'Ada Lovelace', 'Bea'][index % 3]}: ${index % 40 === 0 ? '\u200eimage omitted' : said}\n`
  }
  return text
}

function measureSpeed(): object {
  const text = exportOf(speedMessages)
  const runs = Array.from({ length: 5 }, () => {
    const startedAt = performance.now()
    const before = process.cpuUsage()
    const { messages } = parseChat(text, 'Garden club')
    if (messages.length !== speedMessages) throw new Error('Not all messages were read.')
    const { user } = process.cpuUsage(before)
    return { ms: performance.now() - startedAt, cpuMs: user / 1000 }
  })
  return {
    messages: speedMessages,
    bestMs: Math.round(Math.min(...runs.map(({ ms }) => ms))),
    cpuMs: Math.round(Math.min(...runs.map(({ cpuMs }) => cpuMs))),
  }
}

/** WhatsApp exports: every message with its time, author, text and file. */
export async function runChatExportsEval(dataDir: string): Promise<object> {
  const dir = path.join(dataDir, 'chat_exports')
  const expect = createExpectations(reasons)
  checkLines(dir, expect)
  await checkTargets(dir, expect)
  await checkWhole(dir, expect)
  return { ...expect.figures(), speed: measureSpeed() }
}
