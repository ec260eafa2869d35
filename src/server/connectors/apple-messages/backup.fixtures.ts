import { createCipheriv, pbkdf2Sync, randomBytes } from 'node:crypto'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { databaseOf } from './messages-database.fixtures.ts'
import { Pointer, propertyListOf } from './property-list.fixtures.ts'

const messagesId = '3d0d7e5fb2ce288813306e4d4636395e047a3d28'
const contactsId = '31bb7ba8914766d4ba40d6dfb6113c8b614be442'
const filesTable =
  'CREATE TABLE Files (fileID TEXT PRIMARY KEY, domain TEXT, relativePath TEXT, flags INTEGER, file BLOB)'
const lockdown = { UniqueDeviceID: '00008101-000A1B2C3D4E5F60', DeviceName: "Dana's phone" }

/** An iPhone's address book with one person. */
export const addressBook = (): Buffer =>
  databaseOf(
    {
      ABPerson: [{ ROWID: 1, First: 'Bea', Last: 'Baker', Organization: null }],
      ABMultiValue: [
        { record_id: 1, property: 3, value: '(555) 123-4567' },
        { record_id: 1, property: 4, value: 'bea@example.org' },
      ],
    },
    'CREATE TABLE ABPerson (ROWID INTEGER PRIMARY KEY, First TEXT, Last TEXT, Organization TEXT); CREATE TABLE ABMultiValue (UID INTEGER PRIMARY KEY, record_id INTEGER, property INTEGER, label INTEGER, value TEXT)',
  )

const inFolder = (id: string) => `Backup/${id.slice(0, 2)}/${id}`

export function plainBackup(messages: Buffer): Buffer {
  return zipOf([
    {
      name: 'Backup/Manifest.plist',
      data: propertyListOf({ IsEncrypted: false, Lockdown: lockdown }),
    },
    { name: 'Backup/Manifest.db', data: databaseOf({}, filesTable) },
    { name: inFolder(messagesId), data: messages, deflate: true },
    { name: inFolder(contactsId), data: addressBook() },
    { name: 'Backup/aa/aabbcc', data: 'another file' },
  ])
}

const wrap = (key: Buffer, plain: Buffer) => {
  const cipher = createCipheriv('aes256-wrap', key, Buffer.alloc(8, 0xa6))
  return Buffer.concat([cipher.update(plain), cipher.final()])
}
/** No padding scheme: blocks are filled with zeros, and the size is stored elsewhere. */
const encrypt = (key: Buffer, plain: Buffer) => {
  const cipher = createCipheriv('aes-256-cbc', key, Buffer.alloc(16)).setAutoPadding(false)
  const filled = Buffer.concat([plain, Buffer.alloc((16 - (plain.length % 16)) % 16)])
  return Buffer.concat([cipher.update(filled), cipher.final()])
}
const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const tagged = (tag: string, value: Buffer) =>
  Buffer.concat([Buffer.from(tag, 'latin1'), number(value.length), value])

/** A backup encrypted as a phone does it, with few rounds to keep tests fast. */
export function encryptedBackup(messages: Buffer, password: string): Buffer {
  const [salt, firstSalt] = [randomBytes(20), randomBytes(20)]
  const [listClassKey, fileClassKey, listKey, fileKey] = [
    randomBytes(32),
    randomBytes(32),
    randomBytes(32),
    randomBytes(32),
  ]
  const first = pbkdf2Sync(password, firstSalt, 20, 32, 'sha256')
  const key = pbkdf2Sync(first, salt, 10, 32, 'sha1')
  const classOf = (id: number, classKey: Buffer) => [
    tagged('UUID', randomBytes(16)),
    tagged('CLAS', number(id)),
    tagged('WRAP', number(2)),
    tagged('KTYP', number(0)),
    tagged('WPKY', wrap(key, classKey)),
  ]
  const keybag = Buffer.concat([
    tagged('VERS', number(5)),
    tagged('TYPE', number(1)),
    tagged('UUID', randomBytes(16)),
    tagged('HMCK', randomBytes(40)),
    tagged('WRAP', number(1)),
    tagged('SALT', salt),
    tagged('ITER', number(10)),
    tagged('DPWT', number(1)),
    tagged('DPIC', number(20)),
    tagged('DPSL', firstSalt),
    ...classOf(3, fileClassKey),
    ...classOf(4, listClassKey),
  ])
  const listPrefix = Buffer.alloc(4)
  listPrefix.writeUInt32LE(4)
  const manifest = {
    IsEncrypted: true,
    BackupKeyBag: keybag,
    ManifestKey: Buffer.concat([listPrefix, wrap(listClassKey, listKey)]),
    Lockdown: lockdown,
  }
  const described = (size: number) => archivedFile(size, wrap(fileClassKey, fileKey))
  const files = [
    { id: messagesId, path: 'Library/SMS/sms.db', content: messages },
    { id: contactsId, path: 'Library/AddressBook/AddressBook.sqlitedb', content: addressBook() },
  ]
  const list = databaseOf(
    {
      Files: files.map(({ id, path, content }) => ({
        fileID: id,
        domain: 'HomeDomain',
        relativePath: path,
        flags: 1,
        file: described(content.length),
      })),
    },
    filesTable,
  )
  return zipOf([
    { name: 'Backup/Manifest.plist', data: propertyListOf(manifest) },
    { name: 'Backup/Manifest.db', data: encrypt(listKey, list) },
    ...files.map(({ id, content }) => ({ name: inFolder(id), data: encrypt(fileKey, content) })),
  ])
}

function archivedFile(size: number, wrapped: Buffer): Buffer {
  const protection = Buffer.alloc(4)
  protection.writeUInt32LE(3)
  return propertyListOf({
    $version: 100_000,
    $archiver: 'NSKeyedArchiver',
    $top: { root: new Pointer(1) },
    $objects: [
      '$null',
      { Size: size, ProtectionClass: 3, EncryptionKey: new Pointer(2), $class: new Pointer(3) },
      { 'NS.data': Buffer.concat([protection, wrapped]), $class: new Pointer(3) },
      { $classname: 'MBFile' },
    ],
  })
}
