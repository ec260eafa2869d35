import { definedTables } from '../apple-messages/defined-tables.ts'
import type { FileKeyPrompt } from '#shared/file-key-prompt.ts'
import type { DatabaseFile } from '../apple-messages/database-image.ts'
import { isDatabase } from '../apple-messages/find-databases.ts'
import type { ImportFile } from '../connector.ts'
import { baseName } from '../open-archive.ts'
import { startBytes } from '../read-text.ts'
import { isZip, openZip, type ZipEntry } from '../read-zip.ts'
import { decryptedStore, encryptedHeader, opensStore } from './encrypted-store.ts'
import type { PhoneDatabase } from './phone-database.ts'

/** The message databases of a file, readable until closed. */
export type OpenDatabases = { databases: PhoneDatabase[]; close: () => void }

/** iPhone backups name files by the SHA-1 of domain and path. */
const messageFiles =
  /^(msgstore[^/]*\.db|ChatStorage\.sqlite|7c7fba66680ef796b916b067077cc246adacf01d)$/i
const contactFile = /^wa\.db(\.crypt15)?$/i
/** A phone backup has one file for each file on the phone. */
const backupLimits = { mostEntries: 1_000_000 }

/** A database on its own, opened with its key if it is encrypted. */
const storeOf = async (file: ImportFile): Promise<DatabaseFile> =>
  (await encryptedHeader(file))
    ? decryptedStore(file, file.key ?? '')
    : { size: file.size, stream: () => file.stream() }

const keyPrompt: FileKeyPrompt = {
  label: 'Key of the backup',
  hint: 'The 64 digits and letters that WhatsApp showed when you turned on end-to-end encrypted backup. They open this file once and are not kept.',
}

/** The key that an encrypted backup needs. */
export async function keyPromptOf(file: ImportFile): Promise<FileKeyPrompt | undefined> {
  if ((await isZip(file)) || !(await encryptedHeader(file))) return undefined
  return (await opensStore(file, file.key ?? '')) ? undefined : keyPrompt
}

/** The databases in a file; contact names may be in one of the files `beside` it. */
export async function openDatabases(
  file: ImportFile,
  companions: readonly ImportFile[],
): Promise<OpenDatabases> {
  if (!(await isZip(file))) {
    const contacts = companions.find(({ name }) => contactFile.test(baseName(name)))
    if ((await kindOf(file)) !== 'database') return { databases: [], close: () => {} }
    const known = contacts && (await storeOf(contacts))
    const database: PhoneDatabase = {
      messages: await storeOf(file),
      ...(known ? { contacts: known } : {}),
    }
    return { databases: [database], close: () => {} }
  }
  const { entries, close } = await openZip(file, backupLimits)
  try {
    const contacts = entries.find(({ name }) => contactFile.test(baseName(name)))
    const databases: PhoneDatabase[] = []
    for (const entry of entries) {
      if (messageFiles.test(baseName(entry.name)) && isDatabase(await startOf(entry))) {
        databases.push(databaseOf(entry, contacts))
      }
    }
    return { databases, close }
  } catch (error) {
    close()
    throw error
  }
}

type Kind = 'database' | 'contacts'

const databaseOf = (messages: ZipEntry, contacts: ZipEntry | undefined): PhoneDatabase => ({
  messages,
  ...(contacts ? { contacts } : {}),
})

/** The kind of a single file; undefined for texts and everything else. */
export async function kindOf(file: ImportFile): Promise<Kind | undefined> {
  const start = await file.read(0, Math.min(file.size, startBytes))
  if (await encryptedHeader(file)) {
    return contactFile.test(baseName(file.name)) ? 'contacts' : 'database'
  }
  if (!isDatabase(start)) return undefined
  const has = await definedTables(file, start)
  if ((has('message') && has('jid')) || has('ZWAMESSAGE')) return 'database'
  return has('wa_contacts') ? 'contacts' : undefined
}

async function startOf({ stream }: ZipEntry): Promise<Buffer> {
  for await (const part of stream()) return part
  return Buffer.alloc(0)
}

/** What each kind is called. */
const encryptedNames: Readonly<Record<Kind, string>> = {
  database: 'an encrypted backup of WhatsApp',
  contacts: 'the people of an encrypted backup of WhatsApp',
}
const names: Readonly<Record<Kind, string>> = {
  database: 'a WhatsApp database',
  contacts: 'the people of a WhatsApp database',
}

/** Describes a file in a few words. */
export async function recogniseDatabase(file: ImportFile): Promise<string | undefined> {
  if (!(await isZip(file))) {
    const kind = await kindOf(file)
    if (kind && (await encryptedHeader(file))) return encryptedNames[kind]
    return kind && names[kind]
  }
  const { databases, close } = await openDatabases(file, [])
  close()
  return databases.length === 0 ? undefined : names.database
}
