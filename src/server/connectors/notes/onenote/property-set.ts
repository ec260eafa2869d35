import { ConnectorError } from '../../connector-error.ts'
import type { Cursor } from './cursor.ts'

/** The properties of an object by their number, which includes no type. */
export type PropertySet = {
  flags: ReadonlyMap<number, boolean>
  numbers: ReadonlyMap<number, number>
  times: ReadonlyMap<number, bigint>
  bytes: ReadonlyMap<number, Buffer>
  /** Ids of objects and of spaces. */
  references: ReadonlyMap<number, readonly string[]>
  sets: ReadonlyMap<number, readonly PropertySet[]>
}

/** Turns the short ids of an object's lists into full ones; `undefined` if there is none. */
export type IdLists = {
  object: (short: number, index: number) => string | undefined
  space: (short: number, index: number) => string | undefined
}

const deepest = 16
/** Far more than a page has parts. */
const mostIds = 200_000

/** Reads the lists of ids before an object's properties, and its properties. */
export function readProperties(cursor: Cursor, ids: IdLists): PropertySet {
  const objects: (string | undefined)[] = []
  const spaces: (string | undefined)[] = []
  const header = cursor.u32()
  readIds(cursor, header, (short, index) => objects.push(ids.object(short, index)))
  if (header >>> 31 === 0) {
    const next = cursor.u32()
    readIds(cursor, next, (short, index) => spaces.push(ids.space(short, index)))
    // Contexts are versions of pages, which are not read.
    if (((next >>> 30) & 1) === 1) readIds(cursor, cursor.u32(), () => undefined)
  }
  return readSet(cursor, { objects, spaces, object: 0, space: 0 }, 0)
}

function readIds(cursor: Cursor, header: number, each: (short: number, index: number) => void) {
  const count = header & 0xff_ff_ff
  if (count > mostIds || count * 4 > cursor.left) throw new ConnectorError('bad_file')
  for (let index = 0; index < count; index += 1) each(cursor.u32(), index)
}

/** Properties take their ids from the lists in order. */
type Ids = {
  objects: readonly (string | undefined)[]
  spaces: readonly (string | undefined)[]
  object: number
  space: number
}

function readSet(cursor: Cursor, ids: Ids, depth: number): PropertySet {
  if (depth > deepest) throw new ConnectorError('bad_file')
  const flags = new Map<number, boolean>()
  const numbers = new Map<number, number>()
  const times = new Map<number, bigint>()
  const bytes = new Map<number, Buffer>()
  const references = new Map<number, readonly string[]>()
  const sets = new Map<number, readonly PropertySet[]>()

  const objects = (count: number) => {
    const from = ids.object
    ids.object += count
    return ids.objects.slice(from, ids.object).filter((id) => id !== undefined)
  }
  const spaces = (count: number) => {
    const from = ids.space
    ids.space += count
    return ids.spaces.slice(from, ids.space).filter((id) => id !== undefined)
  }
  const setsOf = () => {
    const count = cursor.u32()
    if (count * 2 > cursor.left) throw new ConnectorError('bad_file')
    if (count > 0) cursor.u32()
    return Array.from({ length: count }, () => readSet(cursor, ids, depth + 1))
  }
  const read = (property: number) => {
    const key = property & 0x3_ff_ff_ff
    const type = (property >>> 26) & 0x1f
    if (type === 0x1) flags.set(key, true)
    else if (type === 0x2) flags.set(key, property >>> 31 === 1)
    else if (type === 0x3) numbers.set(key, cursor.u8())
    else if (type === 0x4) numbers.set(key, cursor.u16())
    else if (type === 0x5) numbers.set(key, cursor.u32())
    else if (type === 0x6) times.set(key, cursor.u64())
    else if (type === 0x7) bytes.set(key, cursor.take(cursor.u32()))
    else if (type === 0x8) references.set(key, objects(1))
    else if (type === 0x9) references.set(key, objects(cursor.u32()))
    else if (type === 0xa) references.set(key, spaces(1))
    else if (type === 0xb) references.set(key, spaces(cursor.u32()))
    else if (type === 0xd) cursor.u32()
    else if (type === 0x10) sets.set(key, setsOf())
    else if (type === 0x11) sets.set(key, [readSet(cursor, ids, depth + 1)])
    else if (type !== 0xc) throw new ConnectorError('bad_file')
  }
  const count = cursor.u16()
  if (count * 4 > cursor.left) throw new ConnectorError('bad_file')
  for (const property of Array.from({ length: count }, () => cursor.u32())) read(property)
  return { flags, numbers, times, bytes, references, sets }
}
