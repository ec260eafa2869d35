import { expect, test } from 'vitest'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import type { ImportFile, Page } from '../connector.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { createWhatsApp } from './whatsapp.ts'

const pagesOf = (phoneNumber: string, ...files: ImportFile[]): Promise<Page[]> =>
  Array.fromAsync(
    createWhatsApp({ phoneNumber }).import?.(files, AbortSignal.timeout(60_000)) ?? [],
  )
async function messagesOf(phoneNumber: string, ...files: ImportFile[]) {
  const items = (await pagesOf(phoneNumber, ...files)).flatMap((page) => page.items)
  return items.flatMap((item) => (item.kind === 'message' ? [item.message] : []))
}
const mine = (messages: Awaited<ReturnType<typeof messagesOf>>) =>
  messages.map(({ author, fromMe }) => [author, fromMe])

const line = (author: string, text: string) => `[14/03/25, 14:05:09] ${author}: ${text}\n`
const group = memoryFile(
  'WhatsApp Chat - Garden club.txt',
  line('Dana', 'beans') + line('Bea', 'peas') + line('Ada', 'both'),
)

test('in a two-person chat named after one of them, the other is the owner', async () => {
  const chat = memoryFile('WhatsApp Chat with Dana.txt', line('Dana', 'hello') + line('Ada', 'hi'))
  expect(mine(await messagesOf('', chat))).toEqual([
    ['Dana', false],
    ['Ada', true],
  ])
})

test('in a group the owner is not guessed', async () => {
  expect(mine(await messagesOf('', group))).toEqual([
    ['Dana', undefined],
    ['Bea', undefined],
    ['Ada', undefined],
  ])
})

test('the author of "You deleted this message" is the owner', async () => {
  const text =
    line('Dana', 'x') + line('Bea', '\u200eDu hast diese Nachricht gelöscht.') + line('Ada', 'y')
  expect(mine(await messagesOf('', memoryFile('_chat.txt', text)))).toEqual([
    ['Dana', false],
    ['Bea', true],
    ['Ada', false],
  ])
})

test('the owner is recognised by their number, and strangers have theirs', async () => {
  const text =
    line('+1 555 000 1111', 'mine') + line('+1 (555) 123-4567', 'theirs') + line('Bea', 'x')
  const messages = await messagesOf('+15550001111', memoryFile('_chat.txt', text))
  expect(messages.map(({ fromMe, sender }) => [fromMe, sender])).toEqual([
    [true, '+15550001111'],
    [false, '+15551234567'],
    [false, undefined],
  ])
})

test('the owner is recognised in all of several files, and a broken file is reported', async () => {
  const chat = memoryFile('WhatsApp Chat with Dana.txt', line('Dana', 'hello') + line('Ada', 'hi'))
  const broken = memoryFile('Broken.zip', zipOf([{ name: '_chat.txt', data: 'x' }]).subarray(0, 30))
  const pages = await pagesOf('', group, broken, chat)
  const messages = pages
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.kind === 'message' ? [item.message] : []))
  expect(messages.filter(({ fromMe }) => fromMe).map(({ text }) => text)).toEqual(['both', 'hi'])
  expect(pages.flatMap(({ failures = [] }) => failures)).toEqual([
    { item: 'Broken.zip', reason: 'This file could not be read as a chat' },
  ])
})

test('an archive with several chats yields all of them, named after their folders', async () => {
  const archive = zipOf([
    { name: 'WhatsApp Chat - Dana/_chat.txt', data: line('Dana', 'one'), deflate: true },
    { name: 'WhatsApp Chat - Dana/12-PHOTO.jpg', data: 'x' },
    { name: 'WhatsApp Chat - Garden club/_chat.txt', data: line('Bea', 'two') },
  ])
  const messages = await messagesOf('', memoryFile('chats.zip', archive))
  expect(messages.map(({ chat, text }) => [chat, text])).toEqual([
    ['Dana', 'one'],
    ['Garden club', 'two'],
  ])
})

test('a text file sent in a chat is not a separate chat', async () => {
  const archive = zipOf([
    { name: 'notes.txt', data: line('Bea', 'copied') },
    { name: '_chat.txt', data: `${line('Dana', '<attached: notes.txt>')}` },
  ])
  const messages = await messagesOf('', memoryFile('WhatsApp Chat - Dana.zip', archive))
  expect(messages).toMatchObject([{ chat: 'Dana', kind: 'attachment', file: 'notes.txt' }])
})

test('if dates are ambiguous, the owner’s number determines the format', async () => {
  const chat = memoryFile('_chat.txt', '3/4/25, 14:05 - Bea: x\n')
  const dayOf = async (number: string) => (await messagesOf(number, chat))[0]?.local.slice(0, 10)
  expect(await dayOf('+15550001111')).toBe('2025-03-04')
  expect(await dayOf('+447700900123')).toBe('2025-04-03')
  const notes = (await pagesOf('+15550001111', chat)).flatMap((page) => page.notes ?? [])
  expect(notes).toEqual([expect.stringMatching(/read in two ways/)])
})
