import { DatabaseSync } from 'node:sqlite'

/** Tables as newer versions create them, with the relevant columns. */
export const newTables = `
CREATE TABLE handle (ROWID INTEGER PRIMARY KEY AUTOINCREMENT UNIQUE, id TEXT NOT NULL, country TEXT, service TEXT NOT NULL DEFAULT 'iMessage');
CREATE TABLE chat (ROWID INTEGER PRIMARY KEY AUTOINCREMENT, guid TEXT UNIQUE NOT NULL, style INTEGER, chat_identifier TEXT, service_name TEXT, display_name TEXT);
CREATE TABLE chat_handle_join (chat_id INTEGER, handle_id INTEGER, UNIQUE(chat_id, handle_id));
CREATE TABLE message (ROWID INTEGER PRIMARY KEY AUTOINCREMENT, guid TEXT UNIQUE NOT NULL, text TEXT, service TEXT, handle_id INTEGER DEFAULT 0, attributedBody BLOB, date INTEGER, is_from_me INTEGER DEFAULT 0, is_audio_message INTEGER DEFAULT 0, item_type INTEGER DEFAULT 0, other_handle INTEGER DEFAULT 0, group_title TEXT, group_action_type INTEGER DEFAULT 0, share_status INTEGER DEFAULT 0, associated_message_guid TEXT, associated_message_type INTEGER DEFAULT 0, associated_message_emoji TEXT, balloon_bundle_id TEXT, payload_data BLOB, destination_caller_id TEXT, message_summary_info BLOB, thread_originator_guid TEXT, thread_originator_part TEXT, date_retracted INTEGER DEFAULT 0, date_edited INTEGER DEFAULT 0);
CREATE TABLE chat_message_join (chat_id INTEGER, message_id INTEGER, message_date INTEGER DEFAULT 0, PRIMARY KEY (chat_id, message_id));
CREATE TABLE attachment (ROWID INTEGER PRIMARY KEY AUTOINCREMENT, guid TEXT, filename TEXT, mime_type TEXT, transfer_name TEXT, total_bytes INTEGER DEFAULT 0, hide_attachment INTEGER DEFAULT 0);
CREATE TABLE message_attachment_join (message_id INTEGER, attachment_id INTEGER);
CREATE TRIGGER after_message AFTER INSERT ON chat BEGIN SELECT 1; END;
`
/** Tables of a phone from 2011: seconds, no group names, no formatted text. */
export const oldTables = `
CREATE TABLE handle (ROWID INTEGER PRIMARY KEY, id TEXT NOT NULL);
CREATE TABLE chat (ROWID INTEGER PRIMARY KEY, guid TEXT NOT NULL, chat_identifier TEXT);
CREATE TABLE message (ROWID INTEGER PRIMARY KEY, guid TEXT, text TEXT, handle_id INTEGER, service TEXT, date INTEGER, is_from_me INTEGER);
CREATE TABLE chat_message_join (chat_id INTEGER, message_id INTEGER);
`

type Value = string | number | bigint | null | Uint8Array
type Rows = Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>

/** Inserts rows, given by table, into a database. */
export function fill(database: DatabaseSync, rows: Rows): void {
  for (const [table, all] of Object.entries(rows)) {
    for (const row of all) {
      const names = Object.keys(row)
      const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`
      database.prepare(sql).run(...Object.values(row))
    }
  }
}

/** The bytes of a database with these tables and rows. */
export function databaseOf(rows: Rows, tables = newTables): Buffer {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  database.exec(tables)
  fill(database, rows)
  const serialize: unknown = Reflect.get(database, 'serialize')
  if (typeof serialize !== 'function')
    throw new Error('This Node cannot write databases to memory.')
  const bytes: unknown = Reflect.apply(serialize, database, [])
  database.close()
  if (!(bytes instanceof Uint8Array)) throw new Error('The database has no bytes.')
  return Buffer.from(bytes)
}

/** Nanoseconds since 2001, as used by newer versions. */
export const nanoseconds = (iso: string) =>
  BigInt(Date.parse(iso) - Date.UTC(2001, 0, 1)) * 1_000_000n
export const seconds = (iso: string) => (Date.parse(iso) - Date.UTC(2001, 0, 1)) / 1000

/** A text in the form stored by newer versions. */
export function attributed(text: string): Buffer {
  const bytes = Buffer.from(text)
  const length =
    bytes.length < 0x80
      ? Buffer.from([bytes.length])
      : Buffer.from([0x81, bytes.length & 0xff, bytes.length >> 8])
  const name = (letters: string) => [Buffer.from([letters.length]), Buffer.from(letters)]
  return Buffer.concat([
    Buffer.from([0x04, 0x0b]),
    Buffer.from('streamtyped'),
    Buffer.from([0x81, 0xe8, 0x03, 0x84, 0x01, 0x40, 0x84, 0x84, 0x84]),
    ...name('NSAttributedString'),
    Buffer.from([0x00, 0x84, 0x84]),
    ...name('NSObject'),
    Buffer.from([0x00, 0x85, 0x92, 0x84, 0x84, 0x84]),
    ...name('NSString'),
    Buffer.from([0x01, 0x94, 0x84, 0x01, 0x2b]),
    length,
    bytes,
    Buffer.from([0x86, 0x84, 0x02, 0x69, 0x49, 0x01, 0x0a, 0x92, 0x84, 0x84, 0x84]),
    ...name('NSDictionary'),
    Buffer.from([0x00]),
  ])
}
