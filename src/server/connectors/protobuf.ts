import { ConnectorError } from './connector-error.ts'

/** A field of a message; 64-bit numbers are exact. */
export type ProtobufField = { number: number; value: bigint | Buffer }

/** The fields of a Protocol Buffers message, in order; the caller interprets them. */
export function protobufFields(bytes: Buffer): ProtobufField[] {
  const fields: ProtobufField[] = []
  let at = 0
  const varint = (): bigint => {
    let value = 0n
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = bytes[at++]
      if (byte === undefined) throw new ConnectorError('bad_file')
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return BigInt.asUintN(64, value)
    }
    throw new ConnectorError('bad_file')
  }
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw new ConnectorError('bad_file')
    at += length
    return bytes.subarray(at - length, at)
  }
  while (at < bytes.length) {
    const tag = varint()
    const number = Number(tag >> 3n)
    const wire = Number(tag & 7n)
    if (number === 0) throw new ConnectorError('bad_file')
    if (wire === 0) fields.push({ number, value: varint() })
    else if (wire === 1) fields.push({ number, value: take(8) })
    else if (wire === 2) fields.push({ number, value: take(Number(varint())) })
    else if (wire === 5) fields.push({ number, value: take(4) })
    else throw new ConnectorError('bad_file')
  }
  return fields
}

export const bytesIn = (fields: readonly ProtobufField[], number: number): Buffer | undefined => {
  const value = fields.find((field) => field.number === number)?.value
  return Buffer.isBuffer(value) ? value : undefined
}
export const numberIn = (fields: readonly ProtobufField[], number: number): bigint | undefined => {
  const value = fields.find((field) => field.number === number)?.value
  return typeof value === 'bigint' ? value : undefined
}
