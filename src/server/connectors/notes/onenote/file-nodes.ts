import { ConnectorError } from '../../connector-error.ts'
import type { Budget } from './budget.ts'
import { Cursor } from './cursor.ts'

/** [MS-ONESTORE] 2.4.1: lists of nodes, which refer to other lists or to the data of an object. */
export type FileNode = {
  id: number
  /** Where the data of the node lies in the file. */
  data: Chunk | undefined
  /** The fields of the node. */
  fields: Cursor
}
export type Chunk = { at: number; size: number }

/** How many nodes of each list are complete, by the number of the list. */
export type NodeCounts = ReadonlyMap<number, number>

export type NodeFile = { bytes: Buffer; counts: NodeCounts; spend: Budget }

const magic = 0xa4_56_7a_b1_f5_f7_f4_c4n
const lastNode = 0xff
/** The reference to the next fragment, and a fixed number. */
const footerSize = 20

/** The nodes of a list, fragment after fragment. */
export function* nodesOf({ bytes, counts, spend }: NodeFile, first: Chunk): Generator<FileNode> {
  const seen = new Set<number>()
  let done = 0
  let chunk: Chunk | undefined = first
  while (chunk) {
    if (seen.has(chunk.at) || chunk.size < 16 + footerSize) throw new ConnectorError('bad_file')
    seen.add(chunk.at)
    spend(chunk.size)
    const cursor = new Cursor(bytes, chunk.at, chunk.at + chunk.size)
    if (cursor.u64() !== magic) throw new ConnectorError('bad_file')
    const most = counts.get(cursor.u32()) ?? Infinity
    cursor.u32()
    while (cursor.left - footerSize >= 4 && done < most) {
      const node = nodeAt(cursor)
      if (!node || node.id === lastNode) break
      done += 1
      yield node
    }
    chunk = done < most ? nextFragment(bytes, chunk) : undefined
  }
}

function nodeAt(cursor: Cursor): FileNode | undefined {
  const start = cursor.at
  const head = cursor.u32()
  const id = head & 0x3ff
  if (id === 0) return undefined
  const end = start + ((head >>> 10) & 0x1fff)
  if (end < start + 4 || end > cursor.end) throw new ConnectorError('bad_file')
  const fields = new Cursor(cursor.bytes, cursor.at, end)
  cursor.at = end
  const base = (head >>> 27) & 0xf
  const refers = base === 1 || base === 2
  const data = refers ? chunkOf(fields, (head >>> 23) & 3, (head >>> 25) & 3) : undefined
  return { id, data, fields }
}

/** References are written in the fewest bytes that suffice. */
function chunkOf(fields: Cursor, placeFormat: number, sizeFormat: number): Chunk | undefined {
  let at: number
  let none = false
  if (placeFormat === 0) {
    const place = fields.u64()
    none = place === 0xff_ff_ff_ff_ff_ff_ff_ffn
    at = Number(place)
  } else if (placeFormat === 2) {
    at = fields.u16() * 8
    none = at === 0xff_ff * 8
  } else {
    const place = fields.u32()
    none = place === 0xff_ff_ff_ff
    at = placeFormat === 1 ? place : place * 8
  }
  let size: number
  if (sizeFormat === 0) size = fields.u32()
  else if (sizeFormat === 1) size = fields.size()
  else size = (sizeFormat === 2 ? fields.u8() : fields.u16()) * 8
  return none || (at === 0 && size === 0) ? undefined : { at, size }
}

const nextFragment = (bytes: Buffer, { at, size }: Chunk) =>
  readChunk(new Cursor(bytes, at + size - footerSize, at + size))

/** A reference of 64 bits for the place and 32 for the size; `undefined` if it is empty. */
export function readChunk(cursor: Cursor): Chunk | undefined {
  const place = cursor.u64()
  const size = cursor.u32()
  return size === 0 || place === 0xff_ff_ff_ff_ff_ff_ff_ffn
    ? undefined
    : { at: Number(place), size }
}

/**
 * [MS-ONESTORE] 2.3.3: the log says how many nodes of each list are complete; those after them are
 * left from a save that was interrupted.
 */
export function readNodeCounts(
  bytes: Buffer,
  { log, transactions, spend }: { log: Chunk | undefined; transactions: number; spend: Budget },
): NodeCounts {
  const counts = new Map<number, number>()
  const seen = new Set<number>()
  let done = 0
  for (let chunk = log; chunk && done < transactions;) {
    if (seen.has(chunk.at) || chunk.size < 12) throw new ConnectorError('bad_file')
    seen.add(chunk.at)
    spend(chunk.size)
    const cursor = new Cursor(bytes, chunk.at, chunk.at + chunk.size)
    while (cursor.left - 12 >= 8 && done < transactions) {
      const list = cursor.u32()
      const count = cursor.u32()
      if (list === 1) done += 1
      else counts.set(list, count)
    }
    if (done >= transactions) break
    cursor.at = cursor.end - 12
    chunk = readChunk(cursor)
  }
  return counts
}
