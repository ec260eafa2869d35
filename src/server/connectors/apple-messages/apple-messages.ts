import type { Connector, ImportFile, Page } from '../connector.ts'
import { ConnectorError } from '../connector-error.ts'
import type { Contact } from '../kinds/contact.ts'
import { readContacts as readContactCards } from '../google/takeout/contacts.ts'
import { pagesOf } from '../messages/pages.ts'
import { decodeText, readAll } from '../read-text.ts'
import { isZip, type ZipEntry } from '../read-zip.ts'
import { baseName } from './backup.ts'
import { findDatabases, type Found } from './find-databases.ts'
import { openTables } from './known-tables.ts'
import { readContacts } from './read-contacts.ts'
import { readMessages } from './read-messages.ts'
import { readPeople } from './read-people.ts'
import { keyPromptOf, recognise } from './recognise.ts'
import { textExportMessages } from './text-export.ts'

const mostTextBytes = 256 * 1024 * 1024

export type AppleMessagesOptions = {
  /** The password of an encrypted iPhone backup; empty if there is none. */
  backupPassword: string
  /** Name or identifier of the expected device; empty if the person did not enter one. */
  deviceId: string
}

/** Messages of a Mac or an iPhone, from files; Apple offers no API for them. */
export function createAppleMessages(given: AppleMessagesOptions): Connector {
  return {
    recognise,
    keyPrompt: keyPromptOf,
    import: (files, signal) => importMessages(files, given, signal),
  }
}

async function* importMessages(
  files: readonly ImportFile[],
  given: AppleMessagesOptions,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  const groups = await filesTogether(files)
  for (const group of groups) {
    try {
      yield* importGroup(group, given, signal)
    } catch (error) {
      // An unreadable file does not stop the others.
      if (!(error instanceof ConnectorError) || groups.length === 1) throw error
      const reason =
        error.code === 'auth_failed'
          ? 'The password of this backup is missing or wrong'
          : 'This file is damaged or holds no messages'
      yield { items: [], failures: group.map(({ name }) => ({ item: name, reason })) }
    }
  }
}

/** One group per archive, and one for all loose files: a database with its log and address book. */
async function filesTogether(files: readonly ImportFile[]): Promise<ImportFile[][]> {
  const groups: ImportFile[][] = []
  const loose: ImportFile[] = []
  for (const file of files) {
    if (await isZip(file)) groups.push([file])
    else loose.push(file)
  }
  return loose.length > 0 ? [...groups, loose] : groups
}

async function* importGroup(
  files: readonly ImportFile[],
  given: AppleMessagesOptions,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  let found = 0
  for await (const databases of findDatabases(files, given.backupPassword)) {
    signal.throwIfAborted()
    found += 1
    if (isOtherDevice(given.deviceId, databases.device)) {
      yield { items: [], notes: ['This backup is of another device than the one you entered.'] }
    }
    if (databases.hasWhatsApp === true) {
      const also =
        'This backup holds chats of WhatsApp too. Import the same file on a WhatsApp source to read them.'
      yield { items: [], notes: [also] }
    }
    yield* importDatabase(databases, signal)
    for (const text of databases.texts ?? []) yield* importText(text)
  }
  if (found === 0) throw new ConnectorError('bad_file')
}

async function* importDatabase(
  { messages, contacts, cards }: Found,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  const known = [...(await readAddressBooks(contacts)), ...(await readCards(cards, signal))]
  if (known.length > 0) yield { items: known.map(contactItem) }
  if (!messages) return
  const tables = await openTables(messages)
  try {
    if (!tables.has('message')) throw new ConnectorError('bad_file')
    const read = readMessages(tables, readPeople(tables, known))
    let done = 0
    for (const items of pagesOf(read.items)) {
      signal.throwIfAborted()
      done += items.length
      yield { items, share: done / Math.max(read.count, done) }
    }
    const skipped = [...read.skipped].map(([reason, count]) => ({ reason, count }))
    if (skipped.length > 0) yield { items: [], skipped, share: 1 }
  } finally {
    await tables.close()
  }
}

async function* importText({ name, stream }: ZipEntry): AsyncGenerator<Page> {
  const text = decodeText(await readAll(stream(), mostTextBytes))
  // The file names of groups end with a number.
  const chat = baseName(name)
    .replace(/\.txt$/i, '')
    .replace(/ - \d+$/, '')
  for (const items of pagesOf(textExportMessages(text, chat))) yield { items }
}

async function readAddressBooks(files: Found['contacts']): Promise<Contact[]> {
  const contacts: Contact[] = []
  for (const file of files) {
    const tables = await openTables(file)
    try {
      contacts.push(...readContacts(tables))
    } finally {
      await tables.close()
    }
  }
  return contacts
}

/** People in an address book exported as vCards. */
async function readCards(files: Found['cards'], signal: AbortSignal): Promise<Contact[]> {
  const contacts: Contact[] = []
  for (const { name, size, stream } of files) {
    const file = { path: name, size, archive: '', stream }
    const context = { owner: new Set<string>(), files: new Map<string, typeof file>(), signal }
    for await (const { items = [] } of readContactCards(file, context)) {
      for (const item of items) if (item.kind === 'contact') contacts.push(item.contact)
    }
  }
  return contacts
}

const contactItem = (contact: Contact) => ({
  kind: 'contact' as const,
  key: JSON.stringify([contact.name, contact.phones, contact.emails]),
  contact,
})

function isOtherDevice(entered: string, device: readonly string[]): boolean {
  const plain = (text: string) => text.replaceAll(/[\s-]/g, '').toLowerCase()
  const wanted = plain(entered)
  return wanted !== '' && device.length > 0 && !device.some((name) => plain(name) === wanted)
}
