import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Connector } from '#server/connectors/connector.ts'
import { createFacebook } from '#server/connectors/facebook/facebook.ts'
import type { ChatMessage } from '#server/connectors/kinds/message.ts'
import { createExpectations, type Expectations } from './expectations.ts'
import { archiveOf, fileAt, filesBelow, imported, type Imported } from './social-files.ts'

const wantedFile = z.object({
  error_expected: z.boolean().optional(),
  messages: z.number().optional(),
  texts_after_mojibake_repair: z.array(z.string()).optional(),
  title: z.string().optional(),
  reactions: z.array(z.string()).optional(),
})
type Wanted = z.infer<typeof wantedFile>

const messagesOf = ({ items }: Imported): ChatMessage[] =>
  items.flatMap((item) => (item.kind === 'message' ? [item.message] : []))

/** The set's files that belong to one export, by the first folder of their path. */
function byExport(expected: Record<string, Wanted>): Map<string, [string, Wanted][]> {
  const exports = new Map<string, [string, Wanted][]>()
  for (const [file, wanted] of Object.entries(expected)) {
    const [name = ''] = file.split('/')
    exports.set(name, [...(exports.get(name) ?? []), [file, wanted]])
  }
  return exports
}

/** Every conversation of an export: its messages, their texts, characters and order. */
function check(
  expect: Expectations,
  name: string,
  read: Imported,
  files: [string, Wanted][],
): void {
  const messages = messagesOf(read)
  for (const [file] of files.filter(([, { error_expected }]) => error_expected === true)) {
    const folder = path.basename(path.dirname(file))
    expect.that(
      `${name}: ${file} is reported`,
      read.failures.some(({ item }) => item.includes(folder)),
    )
  }
  const titled = files.filter(([, { error_expected }]) => error_expected !== true)
  const chats = new Map<string, Wanted[]>()
  for (const [, wanted] of titled) {
    const title = wanted.title ?? ''
    chats.set(title, [...(chats.get(title) ?? []), wanted])
  }
  for (const [title, wanted] of chats) {
    const found = messages.filter(({ chat }) => title === '' || chat === title)
    const count = wanted.reduce((sum, one) => sum + (one.messages ?? 0), 0)
    expect.same(`${name} “${title}”: messages`, found.length, count)
    for (const text of wanted.flatMap((one) => one.texts_after_mojibake_repair ?? [])) {
      expect.that(
        `${name} “${title}”: “${text}”`,
        // The address of a shared page follows the text.
        found.some((message) => message.text === text || message.text.startsWith(`${text}\nhttp`)),
      )
    }
    const signs = found.flatMap(({ reactions = [] }) => reactions.map(({ reaction }) => reaction))
    const wantedSigns = wanted.flatMap((one) => one.reactions ?? [])
    expect.same(`${name} “${title}”: reactions`, signs.toSorted(), wantedSigns.toSorted())
    const times = found.map(({ at, local }) => at ?? local)
    expect.same(`${name} “${title}”: order`, times, times.toSorted())
    expect.that(
      `${name} “${title}”: it is known who wrote`,
      found.every(({ author, kind }) => author !== null || kind === 'system'),
    )
  }
}

/** HTML exports, which the set does not describe: no message without text, time or file. */
function checkPages(expect: Expectations, name: string, read: Imported): void {
  const messages = messagesOf(read)
  console.log(`${name}: ${messages.length} messages`)
  expect.that(`${name}: messages are found`, messages.length > 0)
  for (const { author, local, text, file } of messages) {
    const said = text !== '' || file !== null
    expect.that(
      `${name}: ${author ?? ''} at ${local}`,
      said && local.length === 19 && !/^participants/i.test(author ?? ''),
    )
  }
}

/** Instagram messages have the same format; another reader provides the expected results. */
async function checkInstagram(
  expect: Expectations,
  connector: Connector,
  dataDir: string,
): Promise<void> {
  const folder = path.join(dataDir, 'chat_exports', 'chat-miner', 'instagram')
  const target = path.join(folder, 'target.json')
  if (!existsSync(target)) return
  const wanted = z
    .array(z.object({ author: z.string(), message: z.string() }))
    .parse(JSON.parse(readFileSync(target, 'utf8')))
  const files = readdirSync(folder).filter((name) => name !== 'target.json')
  for (const name of files) {
    const messages = messagesOf(await imported(connector, fileAt(path.join(folder, name))))
    expect.same(`instagram/${name} messages`, messages.length, wanted.length)
    for (const { author, message } of wanted) {
      expect.that(
        `instagram/${name}: ${author}: ${message}`,
        messages.some((one) => one.author === author && one.text === message),
      )
    }
  }
}

/** Messenger exports in JSON, in HTML and of encrypted chats. */
export async function runFacebookMessengerEval(dataDir: string): Promise<object> {
  const dir = path.join(dataDir, 'facebook_messenger')
  const expected = z
    .record(z.string(), wantedFile)
    .parse(JSON.parse(readFileSync(path.join(dir, 'expected.json'), 'utf8')))
  const root = readdirSync(dir)
    .map((name) => path.join(dir, name))
    .find((folder) => statSync(folder).isDirectory())
  const connector = createFacebook({ accessToken: '' }, '')
  const expect = createExpectations()
  const exports = byExport(expected)
  for (const name of root === undefined ? [] : readdirSync(root).toSorted()) {
    const folder = path.join(root ?? '', name)
    if (!statSync(folder).isDirectory()) continue
    const files = exports.get(name)
    if (files) check(expect, name, await imported(connector, archiveOf(folder)), files)
    else if (filesBelow(folder).some((file) => file.includes('messages'))) {
      checkPages(expect, name, await imported(connector, archiveOf(folder)))
    } else {
      for (const file of filesBelow(folder)) {
        const read = await imported(connector, fileAt(path.join(folder, file)))
        checkPages(expect, `${name}/${file}`, read)
      }
    }
  }
  await checkInstagram(expect, connector, dataDir)
  return expect.figures()
}
