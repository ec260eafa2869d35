import type { Connector, ImportFile, Page } from '../connector.ts'
import { ConnectorError } from '../connector-error.ts'
import { authorsIn } from '../messages/authors-in.ts'
import { pagesOf } from '../messages/pages.ts'
import { callingCodeOf, createAddressForm, type AddressForm } from '../messages/phone.ts'
import { chatItems, type Owner } from './chat-items.ts'
import { titleOfAuthors } from './chat-title.ts'
import { findChats, recognise, type ChatText } from './find-chats.ts'
import { factsOf, findOwner, type ChatFacts } from './find-owner.ts'
import { kindOf, keyPromptOf, openDatabases, recogniseDatabase } from './phone-files.ts'
import type { Habit } from './local-time.ts'
import { parseChat, type ParsedChat } from './parse-chat.ts'
import { importDatabase } from './phone-database.ts'

/** Chats exported on the phone; WhatsApp's terms allow no other way. */
export function createWhatsApp({ phoneNumber = '' }: { phoneNumber?: string } = {}): Connector {
  return {
    recognise: async (file) => (await recogniseDatabase(file)) ?? recognise(file),
    keyPrompt: keyPromptOf,
    import: (files, signal) => importChats(files, phoneNumber, signal),
    async authors(file) {
      // A database records what its owner wrote, and is too large for a quick look.
      if ((await recogniseDatabase(file)) !== undefined) return undefined
      return authorsIn(importChats([file], phoneNumber, new AbortController().signal))
    },
  }
}

async function* importChats(
  files: readonly ImportFile[],
  phoneNumber: string,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  const code = callingCodeOf(phoneNumber)
  const addressForm = createAddressForm(code)
  const habit = code === undefined ? undefined : code === '1' ? 'month first' : 'day first'
  const number = phoneNumber === '' ? '' : addressForm(phoneNumber)
  const whole = files.reduce((sum, file) => sum + file.size, 0) || 1
  // The owner is in all chats, so with several files all are inspected first.
  const name =
    files.length > 1 ? findOwner(await lookThrough(files, habit), number, addressForm) : undefined
  let before = 0
  for (const file of files) {
    signal.throwIfAborted()
    let found = 0
    try {
      for await (const page of databasePages(file, files, { addressForm, number })) {
        signal.throwIfAborted()
        found += 1
        yield { ...page, share: (before + (page.share ?? 0) * file.size) / whole }
      }
      if (found > 0 || (await kindOf(file)) !== undefined) {
        before += file.size
        continue
      }
      for await (const chat of findChats(file)) {
        found += 1
        const owner = { name, number }
        for (const page of pagesOfChat(chat, { file: file.name, owner, addressForm, habit })) {
          signal.throwIfAborted()
          yield { ...page, share: (before + (page.share ?? 0) * chat.size) / whole }
        }
        before += chat.size
      }
      if (found === 0) throw new ConnectorError('bad_file')
    } catch (error) {
      if (!(error instanceof ConnectorError) || files.length === 1) throw error
      yield {
        items: [],
        failures: [{ item: file.name, reason: 'This file could not be read as a chat' }],
      }
    }
  }
}

type Own = { addressForm: AddressForm; number: string }

/** Chats from a phone's own database. */
async function* databasePages(
  file: ImportFile,
  companions: readonly ImportFile[],
  { addressForm, number }: Own,
): AsyncGenerator<Page> {
  const { databases, close } = await openDatabases(file, companions)
  try {
    for (const database of databases) yield* importDatabase(database, addressForm, number)
  } finally {
    close()
  }
}

async function lookThrough(files: readonly ImportFile[], habit: Habit): Promise<ChatFacts[]> {
  const facts: ChatFacts[] = []
  for (const file of files) {
    try {
      if ((await recogniseDatabase(file)) !== undefined) continue
      for await (const chat of findChats(file)) {
        const { title, parsed } = parsedChat(chat, habit)
        facts.push(factsOf(title, parsed.messages))
      }
    } catch (error) {
      // Reported when the file is read.
      if (!(error instanceof ConnectorError)) throw error
    }
  }
  return facts
}

function parsedChat(
  { title, text }: ChatText,
  habit: Habit,
): { title: string; parsed: ParsedChat } {
  const parsed = parseChat(text, title, habit)
  if (title !== '') return { title, parsed }
  const named = titleOfAuthors(
    parsed.messages.flatMap(({ author }) => (author === null ? [] : [author])),
  )
  const messages = parsed.messages.map((message) => ({ ...message, chat: named }))
  return { title: named, parsed: { ...parsed, messages } }
}

type Means = { file: string; owner: Owner; addressForm: AddressForm; habit: Habit }

function* pagesOfChat(chat: ChatText, { file, owner, addressForm, habit }: Means): Generator<Page> {
  const { title, parsed } = parsedChat(chat, habit)
  yield { items: [], notes: notesOf(parsed), ...unreadableOf(parsed, file) }
  const name = owner.name ?? findOwner([factsOf(title, parsed.messages)], owner.number, addressForm)
  const items = chatItems(parsed.messages, { ...owner, name }, addressForm)
  let done = 0
  for (const page of pagesOf(items)) {
    done += page.length
    yield { items: page, share: done / items.length }
  }
}

function notesOf({ messages, order, sure }: ParsedChat): string[] {
  if (sure || messages.length === 0) return []
  const read = order === 'MDY' ? 'month before day' : 'day before month'
  const first = messages[0]?.local.slice(0, 10) ?? ''
  const which = messages[0]?.chat ?? ''
  return [
    `The dates of “${which}” could be read in two ways; they were read with the ${read}, beginning on ${first}. If that is wrong, enter your phone number under Configure, forget the data of this source there and import the chat again.`,
  ]
}

const unreadableOf = ({ unreadable }: ParsedChat, file: string) =>
  unreadable === 0
    ? {}
    : {
        failures: Array.from({ length: unreadable }, () => ({
          item: file,
          reason: 'A message with a date that does not exist',
        })),
      }
