/** A pointer inside an archive of objects. */
export class Pointer {
  readonly to: number
  constructor(to: number) {
    this.to = to
  }
}
export type PropertyValue =
  | string
  | number
  | boolean
  | Buffer
  | Pointer
  | readonly PropertyValue[]
  | { readonly [name: string]: PropertyValue }

/** Writes a binary property list, as Apple's programs do. */
export function propertyListOf(value: PropertyValue): Buffer {
  const objects: Buffer[] = []
  add(value, objects)
  const header = Buffer.from('bplist00')
  const offsets: number[] = []
  let at = header.length
  for (const object of objects) {
    offsets.push(at)
    at += object.length
  }
  const table = Buffer.alloc(offsets.length * 4)
  for (const [index, offset] of offsets.entries()) table.writeUInt32BE(offset, index * 4)
  const trailer = Buffer.alloc(32)
  trailer.writeUInt8(4, 6)
  trailer.writeUInt8(2, 7)
  trailer.writeBigUInt64BE(BigInt(objects.length), 8)
  trailer.writeBigUInt64BE(BigInt(at), 24)
  return Buffer.concat([header, ...objects, table, trailer])
}

function add(value: PropertyValue, objects: Buffer[]): number {
  const place = objects.push(Buffer.alloc(0)) - 1
  objects[place] = encoded(value, objects)
  return place
}

function encoded(value: PropertyValue, objects: Buffer[]): Buffer {
  if (typeof value === 'boolean') return Buffer.from([value ? 0x09 : 0x08])
  if (typeof value === 'number') return numeric(value)
  if (typeof value === 'string') {
    const text = Buffer.from(value, 'utf16le').swap16()
    return Buffer.concat([marker(0x60, text.length / 2), text])
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([marker(0x40, value.length), value])
  if (value instanceof Pointer) return Buffer.from([0x81, value.to >> 8, value.to & 0xff])
  if (isList(value)) {
    const items = value.map((item) => add(item, objects))
    return Buffer.concat([marker(0xa0, items.length), references(items)])
  }
  const entries = Object.entries(value)
  const keys = entries.map(([name]) => add(name, objects))
  const values = entries.map(([, item]) => add(item, objects))
  return Buffer.concat([marker(0xd0, entries.length), references([...keys, ...values])])
}

const isList = (value: PropertyValue): value is readonly PropertyValue[] => Array.isArray(value)

function numeric(value: number): Buffer {
  const bytes = Buffer.alloc(9)
  bytes.writeUInt8(0x13, 0)
  bytes.writeBigInt64BE(BigInt(value), 1)
  return bytes
}

const marker = (kind: number, count: number) =>
  count < 15
    ? Buffer.from([kind | count])
    : Buffer.concat([Buffer.from([kind | 0x0f]), numeric(count)])

function references(places: readonly number[]): Buffer {
  const bytes = Buffer.alloc(places.length * 2)
  for (const [index, place] of places.entries()) bytes.writeUInt16BE(place, index * 2)
  return bytes
}
