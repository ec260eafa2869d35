import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createAppleMessages } from '#server/connectors/apple-messages/apple-messages.ts'
import { appText } from '#server/connectors/apple-messages/app-text.ts'
import { attributedText } from '#server/connectors/apple-messages/attributed-body.ts'
import { bodyOf } from '#server/connectors/apple-messages/message-body.ts'
import { readPropertyList } from '#server/connectors/apple-messages/property-list.ts'
import type { ChatMessage } from '#server/connectors/kinds/message.ts'
import { memoryFile } from '#server/connectors/memory-file.fixtures.ts'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { createExpectations, type Expectations } from './expectations.ts'

const reasons = [[/^Blank: /, 'the message is empty']] as const

async function messagesIn(files: { name: string; data: Buffer }[]): Promise<ChatMessage[]> {
  const connector = createAppleMessages({ backupPassword: '', deviceId: '' })
  const zip = memoryFile('Messages.zip', zipOf(files))
  const messages: ChatMessage[] = []
  for await (const page of connector.import?.([zip], AbortSignal.timeout(60_000)) ?? []) {
    for (const item of page.items) if (item.kind === 'message') messages.push(item.message)
  }
  return messages
}

const line = /^\[(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)\] (.+?): (.*)$/
const attached = /^<attached: (.+)>$/

/** A database with the texts that another program extracts from it. */
async function checkDatabases(dir: string, expect: Expectations): Promise<void> {
  const root = path.join(dir, 'bagoup')
  if (!existsSync(path.join(root, 'chat.db'))) return
  const files = readdirSync(root)
    .filter((name) => /\.(db|vcf)$/.test(name))
    .map((name) => ({ name, data: readFileSync(path.join(root, name)) }))
  const messages = await messagesIn(files)
  const texts = readdirSync(path.join(root, 'expected'))
  let expected = 0
  for (const name of texts) {
    for (const each of readFileSync(path.join(root, 'expected', name), 'utf8').split('\n')) {
      const [, day, time, author = '', text = ''] = line.exec(each) ?? []
      const file = attached.exec(each)?.[1]
      if (file !== undefined) {
        const there = messages.some((message) => message.file?.split(', ').includes(file))
        expect.that(`bagoup file ${file}`, there)
      }
      if (day === undefined) continue
      expected += 1
      const there = messages.some(
        (message) =>
          message.local === `${day}T${time}` &&
          message.text === text &&
          // It writes first names only.
          message.author?.split(' ')[0] === author,
      )
      expect.that(`bagoup ${each}`, there)
    }
  }
  expect.same('bagoup messages', messages.length, expected)
}

const filesIn = (folder: string): { name: string; data: Buffer }[] =>
  existsSync(folder)
    ? readdirSync(folder).map((name) => ({ name, data: readFileSync(path.join(folder, name)) }))
    : []

/** Parts of messages without an expectation: each must yield text. */
function checkParts(dir: string, expect: Expectations): void {
  const root = path.join(dir, 'imessage-exporter')
  for (const { name, data } of filesIn(path.join(root, 'streamtyped'))) {
    const text = attributedText(data)
    console.log(`streamtyped/${name}: ${JSON.stringify(text)}`)
    expect.that(`${name}: a text`, text !== null && text !== '')
  }
  const folders = existsSync(root) ? readdirSync(root) : []
  for (const folder of folders.filter((name) => name !== 'streamtyped' && name !== 'stickers')) {
    for (const { name, data } of filesIn(path.join(root, folder))) {
      if (!name.endsWith('.plist')) continue
      if (folder === 'edited_message') checkEdited(name, data, expect)
      else {
        const text = appText(data)
        console.log(`${folder}/${name}: ${JSON.stringify(text)}`)
        expect.that(`${folder}/${name}: a text`, text !== '')
      }
    }
  }
}

/** The history of an edited message can be read, and of an unsent one, too. */
function checkEdited(name: string, data: Buffer, expect: Expectations): void {
  expect.that(`edited_message/${name}: is read`, readPropertyList(data) !== undefined)
  if (!/deleted|unsent/i.test(name)) return
  const body = bodyOf({ message_summary_info: data }, { files: [], actor: 'Me', other: '' })
  expect.same(`edited_message/${name}: kind`, body?.kind, 'deleted')
}

/** Databases of Apple Messages and the parts of messages. */
export async function runAppleMessagesEval(dataDir: string): Promise<object> {
  const dir = path.join(dataDir, 'apple_messages')
  const expect = createExpectations(reasons)
  await checkDatabases(dir, expect)
  checkParts(dir, expect)
  return expect.figures()
}
