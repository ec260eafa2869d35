import type { ImportFile } from '../connector.ts'
import { readAll } from '../read-text.ts'
import { isZip, openZip, type ZipEntry } from '../read-zip.ts'
import { isLog } from './apply-log.ts'
import { baseName, isBackup, openBackup } from './backup.ts'
import type { DatabaseFile } from './database-image.ts'
import { isTextExport } from './text-export.ts'

export type Found = {
  /** Absent if only an address book was found. */
  messages?: DatabaseFile
  /** Address books found next to it. */
  contacts: DatabaseFile[]
  /** Conversations exported as text by a program. */
  texts?: ZipEntry[]
  /** People exported from an address book (`.vcf`). */
  cards: ZipEntry[]
  device: string[]
  /** Whether the same backup contains WhatsApp chats. */
  hasWhatsApp?: boolean
}

/** A backup has one file for every picture and setting on the phone. */
export const backupLimits = { mostEntries: 1_000_000 }
/** Named by the SHA-1 of its domain and path, like all files of a backup. */
const whatsAppFile = '7c7fba66680ef796b916b067077cc246adacf01d'
const logBytes = 256 * 1024 * 1024
const databaseName = /^(chat|sms)([^/]*)\.(db|sqlite|sqlite3|db3)$/i
const addressBookName = /^AddressBook.*\.(abcddb|sqlitedb)$/i

export const isDatabase = (start: Buffer) => start.toString('latin1', 0, 16) === 'SQLite format 3\0'

/** Whether an archive holds Apple messages. */
export const holdsMessages = (entries: readonly ZipEntry[]) =>
  isBackup(entries) || entries.some(({ name }) => databaseName.test(baseName(name)))

/** The message databases in the files of one import, each with its related files. */
export async function* findDatabases(
  files: readonly ImportFile[],
  password: string,
): AsyncGenerator<Found> {
  const loose: ZipEntry[] = []
  for (const file of files) {
    if (!(await isZip(file))) {
      loose.push({ name: file.name, size: file.size, stream: () => file.stream() })
      continue
    }
    const zip = await openZip(file, backupLimits)
    try {
      yield* inFolder(zip.entries, file.key ?? password)
    } finally {
      zip.close()
    }
  }
  yield* inFolder(loose, password)
}

async function* inFolder(entries: readonly ZipEntry[], password: string): AsyncGenerator<Found> {
  if (isBackup(entries)) {
    const { messages, contacts, device } = await openBackup(entries, password)
    const whatsApp = entries.find(({ name }) => baseName(name) === whatsAppFile)
    const hasWhatsApp = whatsApp !== undefined && (await startsAs(whatsApp, isDatabase))
    const found = { contacts: contacts ? [contacts] : [], cards: [], device, hasWhatsApp }
    if (messages) yield { messages, ...found }
    return
  }
  const contacts = entries.filter(({ name }) => addressBookName.test(baseName(name)))
  const cards = entries.filter(({ name }) => /\.vcf$/i.test(name))
  const found: DatabaseFile[] = []
  for (const entry of entries) {
    if (contacts.includes(entry) || !(await startsAs(entry, isDatabase))) continue
    const log = await logOf(entries, entry)
    found.push({ size: entry.size, stream: entry.stream, ...(log ? { log } : {}) })
  }
  for (const messages of found) yield { messages, contacts, cards, device: [] }
  const texts = found.length > 0 ? [] : await textsIn(entries)
  if (texts.length > 0) yield { contacts, cards, texts, device: [] }
  else if (found.length === 0 && contacts.length > 0) yield { contacts, cards, device: [] }
}

async function textsIn(entries: readonly ZipEntry[]): Promise<ZipEntry[]> {
  const texts: ZipEntry[] = []
  for (const entry of entries.filter(({ name }) => /\.txt$/i.test(name))) {
    if (await startsAs(entry, (start) => isTextExport(start.toString('utf8')))) texts.push(entry)
  }
  return texts
}

async function startsAs(entry: ZipEntry, test: (start: Buffer) => boolean): Promise<boolean> {
  for await (const part of entry.stream()) return test(part)
  return false
}

/** The log of a database; its name is derived from the database's. */
async function logOf(
  entries: readonly ZipEntry[],
  { name }: ZipEntry,
): Promise<Buffer | undefined> {
  const log = entries.find((entry) => entry.name === `${name}-wal`)
  if (!log || log.size === 0 || log.size > logBytes || !(await startsAs(log, isLog)))
    return undefined
  return readAll(log.stream(), logBytes)
}
