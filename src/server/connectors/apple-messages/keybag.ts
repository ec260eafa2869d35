import { createDecipheriv, pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { ConnectorError } from '../connector-error.ts'

const derive = promisify(pbkdf2)

type Value = number | Buffer
type Entries = ReadonlyMap<string, Value>
/** The keybag of an encrypted backup: its header and one key per protection class. */
export type Keybag = { head: Entries; classes: Entries[] }
/** Unwrapped keys by protection class. */
export type ClassKeys = ReadonlyMap<number, Buffer>

/** Real backups use ten million and ten thousand rounds; more would only keep the server busy. */
const mostRounds = 40_000_000
const wrappedByPassword = 2
const wrapIv = Buffer.alloc(8, 0xa6)

/**
 * Entries are a four-letter tag, a length and a value; each `UUID` after the first starts a class.
 */
export function parseKeybag(bytes: Buffer): Keybag {
  const head = new Map<string, Value>()
  const classes: Map<string, Value>[] = []
  let uuids = 0
  for (let at = 0; at + 8 <= bytes.length;) {
    const tag = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32BE(at + 4)
    const value = bytes.subarray(at + 8, at + 8 + length)
    at += 8 + length
    if (tag === 'UUID' && ++uuids > 1) classes.push(new Map())
    const current = classes.at(-1) ?? head
    current.set(tag, value.length === 4 ? value.readUInt32BE(0) : value)
  }
  return { head, classes }
}

/** Unwraps the keys with the password; a password that does not fit is wrong. */
export async function unlock({ head, classes }: Keybag, password: string): Promise<ClassKeys> {
  const salt = bufferOf(head, 'SALT')
  const rounds = numberOf(head, 'ITER')
  const firstSalt = head.get('DPSL')
  let secret = Buffer.from(password, 'utf8')
  if (Buffer.isBuffer(firstSalt)) {
    const firstRounds = numberOf(head, 'DPIC')
    secret = await derive(secret, firstSalt, checked(firstRounds), 32, 'sha256')
  }
  const key = await derive(secret, salt, checked(rounds), 32, 'sha1')
  const keys = new Map<number, Buffer>()
  for (const entries of classes) {
    const wrapped = entries.get('WPKY')
    if (!Buffer.isBuffer(wrapped) || (numberOf(entries, 'WRAP') & wrappedByPassword) === 0) continue
    const plain = unwrapKey(key, wrapped)
    if (!plain) throw new ConnectorError('auth_failed')
    keys.set(numberOf(entries, 'CLAS'), plain)
  }
  if (keys.size === 0) throw new ConnectorError('bad_file')
  return keys
}

/** Unwraps the key of a file, or of the manifest, with its class key. */
export function unwrapWith(keys: ClassKeys, protection: number, wrapped: Buffer): Buffer {
  const classKey = keys.get(protection)
  const plain = classKey && unwrapKey(classKey, wrapped)
  if (!plain) throw new ConnectorError('bad_file')
  return plain
}

/** AES key unwrap (RFC 3394); undefined if the key is wrong. */
function unwrapKey(key: Buffer, wrapped: Buffer): Buffer | undefined {
  try {
    const decipher = createDecipheriv(`aes${key.length * 8}-wrap`, key, wrapIv)
    return Buffer.concat([decipher.update(wrapped), decipher.final()])
  } catch {
    return undefined
  }
}

/** The content of an encrypted file, cut to its original size. */
export async function* decrypted(
  key: Buffer,
  stream: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<Buffer> {
  const decipher = createDecipheriv('aes-256-cbc', key, Buffer.alloc(16))
  decipher.setAutoPadding(false)
  let left = size
  for await (const part of stream) {
    const plain = decipher.update(part).subarray(0, left)
    left -= plain.length
    if (plain.length > 0) yield plain
  }
}

function checked(rounds: number): number {
  if (rounds < 1 || rounds > mostRounds) throw new ConnectorError('bad_file')
  return rounds
}

function numberOf(entries: Entries, tag: string): number {
  const value = entries.get(tag)
  if (typeof value !== 'number') throw new ConnectorError('bad_file')
  return value
}

function bufferOf(entries: Entries, tag: string): Buffer {
  const value = entries.get(tag)
  if (!Buffer.isBuffer(value)) throw new ConnectorError('bad_file')
  return value
}
