import { definedTables } from '../apple-messages/defined-tables.ts'
import { isDatabase } from '../apple-messages/find-databases.ts'
import type { ImportFile } from '../connector.ts'
import { baseName } from '../open-archive.ts'
import { decodeText, startBytes } from '../read-text.ts'
import { isZip, openZip, type ZipEntry } from '../read-zip.ts'
import type { PhoneDatabase } from './phone-database.ts'
import { isTelegram } from './telegram.ts'

/** An export of chats other than WhatsApp's text export. */
export type OtherExport = { database: PhoneDatabase } | { telegram: ZipEntry }
/** The exports of a file, readable until closed. */
export type OpenExports = { exports: OtherExport[]; close: () => void }

/** iPhone backups name files by the SHA-1 of domain and path. */
const messageFiles =
  /^(msgstore[^/]*\.db|ChatStorage\.sqlite|7c7fba66680ef796b916b067077cc246adacf01d)$/i
const contactFile = /^wa\.db$/i
/** A phone backup has one file for each file on the phone. */
const backupLimits = { mostEntries: 1_000_000 }

const entryOf = (file: ImportFile): ZipEntry => ({
  name: file.name,
  size: file.size,
  stream: () => file.stream(),
})

/**
 * The databases and Telegram exports in a file; contact names may be in one of the files `beside`
 * it.
 */
export async function openOthers(
  file: ImportFile,
  beside: readonly ImportFile[],
): Promise<OpenExports> {
  if (!(await isZip(file))) {
    const contacts = beside.find(({ name }) => contactFile.test(baseName(name)))
    const what = await kindOf(file)
    const exports = othersIn(what, entryOf(file), contacts && entryOf(contacts))
    return { exports, close: () => {} }
  }
  const { entries, close } = await openZip(file, backupLimits)
  try {
    const contacts = entries.find(({ name }) => contactFile.test(baseName(name)))
    const exports: OtherExport[] = []
    for (const entry of entries) {
      const name = baseName(entry.name)
      if (messageFiles.test(name) && isDatabase(await startOf(entry))) {
        exports.push(...othersIn('database', entry, contacts))
      } else if (/^result\.json$/i.test(name) && isTelegram(decodeText(await startOf(entry)))) {
        exports.push(...othersIn('telegram', entry, undefined))
      }
    }
    return { exports, close }
  } catch (error) {
    close()
    throw error
  }
}

type Kind = 'database' | 'contacts' | 'telegram'

function othersIn(
  kind: Kind | undefined,
  messages: ZipEntry,
  contacts: ZipEntry | undefined,
): OtherExport[] {
  if (kind === 'telegram') return [{ telegram: messages }]
  if (kind !== 'database') return []
  return [{ database: { messages, ...(contacts ? { contacts } : {}) } }]
}

/** The kind of a single file; undefined for texts and everything else. */
export async function kindOf(file: ImportFile): Promise<Kind | undefined> {
  const start = await file.read(0, Math.min(file.size, startBytes))
  if (!isDatabase(start)) return isTelegram(decodeText(start)) ? 'telegram' : undefined
  const has = await definedTables(file, start)
  if ((has('message') && has('jid')) || has('ZWAMESSAGE')) return 'database'
  return has('wa_contacts') ? 'contacts' : undefined
}

async function startOf({ stream }: ZipEntry): Promise<Buffer> {
  for await (const part of stream()) return part
  return Buffer.alloc(0)
}

/** What each kind is called. */
export const names: Readonly<Record<Kind, string>> = {
  database: 'a WhatsApp database',
  contacts: 'the people of a WhatsApp database',
  telegram: 'a Telegram export',
}

/** Describes a file in a few words. */
export async function recogniseOther(file: ImportFile): Promise<string | undefined> {
  if (!(await isZip(file))) {
    const kind = await kindOf(file)
    return kind && names[kind]
  }
  const { exports, close } = await openOthers(file, [])
  close()
  const [first] = exports
  if (!first) return undefined
  return 'telegram' in first ? names.telegram : names.database
}
