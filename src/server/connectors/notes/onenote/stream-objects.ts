import { ConnectorError } from '../../connector-error.ts'
import { budgetOf, type Budget } from './budget.ts'
import { Cursor, idOf, noId } from './cursor.ts'

/** [MS-FSSHTTPB] 2.2.1.5: an object of the stream, with its own bytes and the objects in it. */
export type StreamObject = { type: number; data: Cursor; children: StreamObject[] }

const deepest = 8
const mostObjects = 1_000_000

/** The object at the cursor, with everything in it. */
export const readStream = (cursor: Cursor) => readObject(cursor, budgetOf(mostObjects), 0)

function readObject(cursor: Cursor, spend: Budget, depth: number): StreamObject {
  if (depth > deepest) throw new ConnectorError('bad_file')
  spend(1)
  const { type, isCompound, size } = readStart(cursor)
  const from = cursor.at
  cursor.take(size)
  const data = new Cursor(cursor.bytes, from, cursor.at)
  const children: StreamObject[] = []
  if (isCompound) {
    while (!isEnd(cursor)) children.push(readObject(cursor, spend, depth + 1))
    // The type of what ends is one or two bytes long.
    cursor.take(cursor.u8() % 4 === 1 ? 0 : 1)
  }
  return { type, data, children }
}

const isEnd = (cursor: Cursor) => ((cursor.bytes[cursor.at] ?? 0) & 1) === 1

function readStart(cursor: Cursor) {
  const form = (cursor.bytes[cursor.at] ?? 3) & 3
  if (form === 0) {
    const head = cursor.u16()
    return { type: (head >>> 3) & 0x3f, isCompound: (head & 4) !== 0, size: head >>> 9 }
  }
  if (form !== 2) throw new ConnectorError('bad_file')
  const head = cursor.u32()
  const size = head >>> 17
  return {
    type: (head >>> 3) & 0x3f_ff,
    isCompound: (head & 4) !== 0,
    size: size === 0x7f_ff ? readCompact(cursor) : size,
  }
}

/** [MS-FSSHTTPB] 2.2.1.1: the lowest bit that is set tells how many bytes a number takes. */
export function readCompact(cursor: Cursor): number {
  const first = cursor.bytes[cursor.at]
  if (first === undefined) throw new ConnectorError('bad_file')
  if (first === 0) return cursor.u8()
  const length = Math.clz32(first & -first) ^ 31
  if (length === 7) {
    cursor.u8()
    return cursor.size()
  }
  const bytes = cursor.take(length + 1)
  const whole = bytes.reduceRight((sum, byte) => sum * 256 + byte, 0)
  return Math.floor(whole / 2 ** (length + 1))
}

/** [MS-FSSHTTPB] 2.2.1.7: a GUID and a number of 5, 10, 17 or 32 bits. */
export function readCompactId(cursor: Cursor): string {
  const first = cursor.u8()
  if (first === 0) return noId
  let number: number
  if ((first & 0b111) === 0b100) number = first >>> 3
  else if ((first & 0b11_1111) === 0b10_0000) number = (cursor.u8() << 2) | (first >>> 6)
  else if ((first & 0b111_1111) === 0b100_0000) number = (cursor.u16() << 1) | (first >>> 7)
  else if (first === 0b1000_0000) number = cursor.u32()
  else throw new ConnectorError('bad_file')
  return idOf(cursor.guid(), number)
}

export const readCompactIds = (cursor: Cursor): string[] => readList(cursor, readCompactId)

/** Cells are pairs of a context and a space. */
export const readCellId = (cursor: Cursor): string =>
  `${readCompactId(cursor)} ${readCompactId(cursor)}`
export const readCellIds = (cursor: Cursor): string[] => readList(cursor, readCellId)

function readList(cursor: Cursor, each: (cursor: Cursor) => string): string[] {
  const count = readCompact(cursor)
  if (count > cursor.left) throw new ConnectorError('bad_file')
  return Array.from({ length: count }, () => each(cursor))
}
