/** One field of a protobuf message, still in wire form. */
export type Field =
  | { number: number; kind: 'varint'; value: bigint }
  | { number: number; kind: 'bytes'; bytes: Buffer }
  | { number: number; kind: 'fixed32' | 'fixed64'; bytes: Buffer }

const kinds = { 0: 'varint', 1: 'fixed64', 2: 'bytes', 5: 'fixed32' } as const
const wireTypes = { varint: 0n, fixed64: 1n, bytes: 2n, fixed32: 5n } as const

/** The fields of a message in order; nested messages stay bytes until parsed. */
export function parseMessage(message: Buffer): Field[] {
  const fields: Field[] = []
  const reader = { message, position: 0 }
  while (reader.position < message.length) {
    const tag = readVarint(reader)
    const number = Number(tag >> 3n)
    const wireType = Number(tag & 7n)
    if (!isWireType(wireType)) throw new Error(`Unknown protobuf wire type ${wireType}`)
    const kind = kinds[wireType]
    if (kind === 'varint') {
      fields.push({ number, kind, value: readVarint(reader) })
      continue
    }
    const length = kind === 'bytes' ? Number(readVarint(reader)) : kind === 'fixed64' ? 8 : 4
    const end = reader.position + length
    if (end > message.length) throw new Error('A protobuf message ends in the middle of a field')
    fields.push({ number, kind, bytes: message.subarray(reader.position, end) })
    reader.position = end
  }
  return fields
}

export function writeMessage(fields: readonly Field[]): Buffer {
  const parts: Buffer[] = []
  for (const field of fields) {
    parts.push(varint((BigInt(field.number) << 3n) | wireTypes[field.kind]))
    if (field.kind === 'varint') {
      parts.push(varint(BigInt.asUintN(64, field.value)))
    } else {
      if (field.kind === 'bytes') parts.push(varint(BigInt(field.bytes.length)))
      parts.push(field.bytes)
    }
  }
  return Buffer.concat(parts)
}

export function bytesField(number: number, bytes: Buffer | string): Field {
  return { number, kind: 'bytes', bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes }
}

export function varintField(number: number, value: number): Field {
  return { number, kind: 'varint', value: BigInt(value) }
}

export function bytesOf(fields: readonly Field[], number: number): Buffer | undefined {
  const field = fields.find((each) => each.number === number)
  return field && field.kind !== 'varint' ? field.bytes : undefined
}

export function stringsOf(fields: readonly Field[], number: number): string[] {
  return fields.flatMap((field) =>
    field.number === number && field.kind === 'bytes' ? [field.bytes.toString()] : [],
  )
}

/** Numbers of a repeated varint field, packed or not. */
export function numbersOf(fields: readonly Field[], number: number): number[] {
  return fields.flatMap((field) => {
    if (field.number !== number) return []
    if (field.kind === 'varint') return [Number(field.value)]
    const reader = { message: field.bytes, position: 0 }
    const numbers: number[] = []
    while (reader.position < reader.message.length) numbers.push(Number(readVarint(reader)))
    return numbers
  })
}

function isWireType(value: number): value is keyof typeof kinds {
  return value in kinds
}

function readVarint(reader: { message: Buffer; position: number }): bigint {
  let value = 0n
  let shift = 0n
  for (;;) {
    const byte = reader.message[reader.position++]
    if (byte === undefined) throw new Error('A protobuf message ends in the middle of a number')
    value |= BigInt(byte & 127) << shift
    if (byte < 128) return value
    shift += 7n
  }
}

function varint(value: bigint): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128)
    rest >>= 7n
  }
  bytes.push(Number(rest))
  return Buffer.from(bytes)
}
