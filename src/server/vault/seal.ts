import { createCipheriv, createDecipheriv, randomBytes, type CipherKey } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** The row that a sealed value belongs to. A value moved to another row does not open. */
export type SealContext = { table: string; id: string | bigint; userId: string }

const version = 1
const nonceBytes = 12
const tagBytes = 16
/** Shorter texts hardly become smaller, and would take longer to open. */
const worthDeflating = 1_000

const associated = ({ table, id, userId }: SealContext) => Buffer.from(`${table}\0${id}\0${userId}`)

/** AES-256-GCM. Layout: version (1 byte), nonce (12), ciphertext, tag (16). */
export function seal(key: CipherKey, place: SealContext, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(associated(place))
  const body = cipher.update(plain)
  cipher.final()
  return Buffer.concat([Buffer.of(version), nonce, body, cipher.getAuthTag()])
}

/** Throws if the key is wrong, or the value was changed or moved to another row. */
export function open(key: CipherKey, place: SealContext, sealed: Buffer): Buffer {
  if (sealed.length < 1 + nonceBytes + tagBytes || sealed[0] !== version) {
    throw new Error(`A sealed value in ${place.table} is not readable.`)
  }
  const nonce = sealed.subarray(1, 1 + nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAAD(associated(place))
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes))
  const body = decipher.update(sealed.subarray(1 + nonceBytes, sealed.length - tagBytes))
  return Buffer.concat([body, decipher.final()])
}

/** Seals a value as JSON, deflated if that helps. */
export function sealJson(key: CipherKey, place: SealContext, value: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(value))
  if (json.length < worthDeflating) return seal(key, place, Buffer.concat([Buffer.of(0), json]))
  return seal(key, place, Buffer.concat([Buffer.of(1), deflateRawSync(json, { level: 1 })]))
}

/** The value as sealed; the caller validates it. */
export function openJson(key: CipherKey, place: SealContext, sealed: Buffer): unknown {
  const plain = open(key, place, sealed)
  const body = plain.subarray(1)
  return JSON.parse((plain[0] === 1 ? inflated(body) : body).toString('utf8'))
}

/** A chunk of the usual size: the default would allocate much more for each small value. */
const inflated = (body: Buffer) =>
  inflateRawSync(body, { chunkSize: Math.max(1_024, Math.min(65_536, body.length * 3)) })
