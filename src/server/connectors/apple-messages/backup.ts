import { ConnectorError } from '../connector-error.ts'
import { readAll } from '../read-text.ts'
import type { ZipEntry } from '../read-zip.ts'
import type { DatabaseFile } from './database-image.ts'
import { decrypted, parseKeybag, unlock, unwrapWith, type ClassKeys } from './keybag.ts'
import { bytesOf, openTables, textOf } from './known-tables.ts'
import { isRecord, readArchive, readPropertyList } from './property-list.ts'

/** File names in a backup: SHA-1 of domain and path. */
const messagesFile = '3d0d7e5fb2ce288813306e4d4636395e047a3d28'
const contactsFile = '31bb7ba8914766d4ba40d6dfb6113c8b614be442'
const manifestBytes = 1024 * 1024 * 1024
const listBytes = 64 * 1024 * 1024

export type Backup = {
  messages: DatabaseFile | undefined
  contacts: DatabaseFile | undefined
  /** The device according to the backup: its identifiers and name. */
  device: string[]
}

/** Whether files are an iPhone backup, or the part of one that holds the messages. */
export const isBackup = (entries: readonly ZipEntry[]) =>
  entries.some(({ name }) => baseName(name) === messagesFile) ||
  (named(entries, 'Manifest.plist') !== undefined && named(entries, 'Manifest.db') !== undefined)

/** The messages and address book of a backup, decrypted with its password if it has one. */
export async function openBackup(entries: readonly ZipEntry[], password: string): Promise<Backup> {
  const list = named(entries, 'Manifest.plist')
  const manifest = list && readManifest(await readAll(list.stream(), listBytes))
  const files = manifest?.encrypted
    ? await encryptedFiles(entries, manifest, password)
    : (id: string) => plainFile(entries, id)
  return {
    messages: files(messagesFile),
    contacts: files(contactsFile),
    device: manifest?.device ?? [],
  }
}

/** Whether a backup is encrypted and the password does not open it. */
export async function isLocked(entries: readonly ZipEntry[], password: string): Promise<boolean> {
  const list = named(entries, 'Manifest.plist')
  const manifest = list && readManifest(await readAll(list.stream(), listBytes))
  if (!manifest?.encrypted || !manifest.keybag) return false
  if (password === '') return true
  try {
    await unlock(parseKeybag(manifest.keybag), password)
    return false
  } catch (error) {
    if (error instanceof ConnectorError && error.code === 'auth_failed') return true
    throw error
  }
}

export const baseName = (name: string) => name.split('/').at(-1) ?? ''
const named = (entries: readonly ZipEntry[], name: string) =>
  entries.find((entry) => baseName(entry.name) === name)

function plainFile(entries: readonly ZipEntry[], id: string): DatabaseFile | undefined {
  const entry = named(entries, id)
  return entry && { size: entry.size, stream: entry.stream }
}

type Manifest = { encrypted: boolean; keybag?: Buffer; key?: Buffer; device: string[] }

function readManifest(bytes: Buffer): Manifest {
  const list = readPropertyList(bytes)
  if (!isRecord(list)) throw new ConnectorError('bad_file')
  const {
    IsEncrypted: encrypted,
    BackupKeyBag: keybag,
    ManifestKey: key,
    Lockdown: lockdown,
  } = list
  const known = isRecord(lockdown) ? lockdown : {}
  const device = [known['UniqueDeviceID'], known['DeviceName'], known['SerialNumber']]
  return {
    encrypted: encrypted === true,
    ...(Buffer.isBuffer(keybag) ? { keybag } : {}),
    ...(Buffer.isBuffer(key) ? { key } : {}),
    device: device.filter((text) => typeof text === 'string'),
  }
}

type Files = (id: string) => DatabaseFile | undefined

async function encryptedFiles(
  entries: readonly ZipEntry[],
  { keybag, key }: Manifest,
  password: string,
): Promise<Files> {
  const manifest = named(entries, 'Manifest.db')
  if (!keybag || !key || key.length < 8 || !manifest) throw new ConnectorError('bad_file')
  if (password === '') throw new ConnectorError('auth_failed')
  const keys = await unlock(parseKeybag(keybag), password)
  const listKey = unwrapWith(keys, key.readUInt32LE(0), key.subarray(4))
  if (manifest.size > manifestBytes) throw new ConnectorError('bad_file')
  const wanted = await describedFiles({
    size: manifest.size,
    stream: () => decrypted(listKey, manifest.stream(), manifest.size),
  })
  return (id) => {
    const entry = named(entries, id)
    const description = wanted.get(id)
    return entry && description && encryptedFile(entry, description, keys)
  }
}

/** The manifest's descriptions of the wanted files. */
async function describedFiles(list: DatabaseFile): Promise<Map<string, Buffer>> {
  const tables = await openTables(list)
  const wanted = new Map<string, Buffer>()
  try {
    for (const row of tables.rows('Files', ['fileID', 'file'])) {
      const id = textOf(row['fileID'])
      const description = bytesOf(row['file'])
      if ((id === messagesFile || id === contactsFile) && description) wanted.set(id, description)
    }
  } finally {
    await tables.close()
  }
  return wanted
}

function encryptedFile(entry: ZipEntry, description: Buffer, keys: ClassKeys): DatabaseFile {
  const archive = readArchive(description)
  const root = archive?.root
  if (!archive || !isRecord(root)) throw new ConnectorError('bad_file')
  const stored = archive.at(root['EncryptionKey'])
  const wrapped = isRecord(stored) ? archive.at(stored['NS.data']) : undefined
  // A file without a key of its own is not encrypted.
  if (!Buffer.isBuffer(wrapped)) return { size: entry.size, stream: entry.stream }
  const size = Math.min(Number(archive.at(root['Size'])), entry.size)
  const protection = Number(archive.at(root['ProtectionClass']))
  if (!Number.isSafeInteger(size) || size < 0) throw new ConnectorError('bad_file')
  const key = unwrapWith(keys, protection, wrapped.subarray(4))
  return { size, stream: () => decrypted(key, entry.stream(), size) }
}
