import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'

/**
 * A file sealed with a passphrase, in pieces, so that writing and reading need little memory: magic
 * | salt (16) | nonce prefix (7) | pieces. Each piece is AES-256-GCM over at most 1 MiB, followed
 * by its tag. The nonce of a piece is the prefix, its number (4 bytes) and 1 for the last piece, so
 * that pieces cannot be changed, moved, left out or cut off (the STREAM construction).
 */
const magic = Buffer.from('TROVEBACKUP1')
const saltBytes = 16
const prefixBytes = 7
const headBytes = magic.length + saltBytes + prefixBytes
const pieceBytes = 2 ** 20
const tagBytes = 16
/** About 64 MB and a fifth of a second for each guess. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 }

const keyOf = (passphrase: string, salt: Buffer) =>
  scryptSync(passphrase.normalize('NFKC'), salt, 32, cost)

function nonceOf(prefix: Buffer, number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  prefix.copy(nonce)
  nonce.writeUInt32BE(number, prefixBytes)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

export class BackupUnreadable extends Error {
  override name = 'BackupUnreadable'
}
const damaged = () =>
  new BackupUnreadable(
    'The backup could not be opened: the passphrase is wrong, or the file is damaged or incomplete.',
  )

/** Seals the input piece by piece. */
export async function* seal(plain: AsyncIterable<Buffer>, passphrase: string) {
  const salt = randomBytes(saltBytes)
  const prefix = randomBytes(prefixBytes)
  const head = Buffer.concat([magic, salt, prefix])
  const key = keyOf(passphrase, salt)
  let number = 0
  const sealPiece = (piece: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, number++, isLast))
    if (number > 2 ** 32 - 2) throw new Error('This is too much for one backup.')
    cipher.setAAD(head)
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
  yield head
  let last: Buffer | undefined
  for await (const piece of pieces(plain, pieceBytes)) {
    if (last) yield sealPiece(last, false)
    last = piece
  }
  yield sealPiece(last ?? Buffer.alloc(0), true)
}

/** The input of `seal`; throws `BackupUnreadable` before it returns anything that was changed. */
export async function* open(file: AsyncIterable<Buffer>, passphrase: string) {
  let key: Buffer | undefined
  let head = Buffer.alloc(0)
  let prefix = Buffer.alloc(0)
  let number = 0
  const openPiece = (piece: Buffer, isLast: boolean): Buffer => {
    if (!key || piece.length < tagBytes) throw damaged()
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(prefix, number++, isLast))
    decipher.setAAD(head)
    decipher.setAuthTag(piece.subarray(-tagBytes))
    try {
      return Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()])
    } catch {
      throw damaged()
    }
  }
  let last: Buffer | undefined
  for await (const piece of pieces(file, pieceBytes + tagBytes, headBytes)) {
    if (!key) {
      if (piece.length < headBytes || !piece.subarray(0, magic.length).equals(magic)) {
        throw new BackupUnreadable('This file is not a backup of Trove.')
      }
      head = piece
      prefix = piece.subarray(magic.length + saltBytes)
      key = keyOf(passphrase, piece.subarray(magic.length, magic.length + saltBytes))
      continue
    }
    if (last) yield openPiece(last, false)
    last = piece
  }
  if (!last) throw damaged()
  yield openPiece(last, true)
}

/**
 * The same bytes in pieces of one size; the first may have a different size, and the last is the
 * rest.
 */
async function* pieces(bytes: AsyncIterable<Buffer>, size: number, first = size) {
  let parts: Buffer[] = []
  let length = 0
  let wanted = first
  for await (const part of bytes) {
    parts.push(part)
    length += part.length
    if (length < wanted) continue
    let whole = Buffer.concat(parts)
    while (whole.length >= wanted) {
      yield whole.subarray(0, wanted)
      whole = whole.subarray(wanted)
      wanted = size
    }
    parts = [whole]
    length = whole.length
  }
  if (length > 0) yield Buffer.concat(parts)
}
