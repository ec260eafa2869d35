/** A database's pages in its write-ahead log, up to the last complete transaction. */
export type DatabaseLog = {
  pageSize: number
  /** The database size in pages after the last transaction. */
  pages: number
  /** The offset in the log of each page's latest version. */
  at: ReadonlyMap<number, number>
}

const headerBytes = 32
const frameHeaderBytes = 24

/** Whether bytes start like a SQLite write-ahead log (`chat.db-wal`). */
export const isLog = (start: Buffer) =>
  start.length >= 4 && (start.readUInt32BE(0) & 0xfffffffe) >>> 0 === 0x377f0682

/**
 * Reads a database's log, so that it can be applied in memory: SQLite itself would need both files
 * side by side on disk. Frames after the first invalid one are leftovers from earlier.
 */
export function readLog(log: Buffer): DatabaseLog | undefined {
  if (log.length < headerBytes || !isLog(log)) return undefined
  const littleEndian = (log.readUInt32BE(0) & 1) === 0
  const pageSize = log.readUInt32BE(8)
  if (pageSize < 512 || pageSize > 65_536 || (pageSize & (pageSize - 1)) !== 0) return undefined
  const salt = log.subarray(16, 24)
  let sums: Sums = checksum(log.subarray(0, 24), [0, 0], littleEndian)
  if (!matches(log, 24, sums)) return undefined
  const at = new Map<number, number>()
  let open = new Map<number, number>()
  let pages = 0
  for (
    let frame = headerBytes;
    frame + frameHeaderBytes + pageSize <= log.length;
    frame += frameHeaderBytes + pageSize
  ) {
    const page = frame + frameHeaderBytes
    if (!log.subarray(frame + 8, frame + 16).equals(salt)) break
    sums = checksum(log.subarray(frame, frame + 8), sums, littleEndian)
    sums = checksum(log.subarray(page, page + pageSize), sums, littleEndian)
    if (!matches(log, frame + 16, sums)) break
    open.set(log.readUInt32BE(frame), page)
    const committed = log.readUInt32BE(frame + 4)
    if (committed === 0) continue
    for (const [number, place] of open) at.set(number, place)
    open = new Map()
    pages = committed
  }
  return pages === 0 ? undefined : { pageSize, pages, at }
}

type Sums = [number, number]

const matches = (log: Buffer, at: number, [first, second]: Sums) =>
  log.readUInt32BE(at) === first && log.readUInt32BE(at + 4) === second

function checksum(bytes: Buffer, [first, second]: Sums, littleEndian: boolean): Sums {
  let one = first
  let two = second
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    const x = littleEndian ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)
    const y = littleEndian ? bytes.readUInt32LE(at + 4) : bytes.readUInt32BE(at + 4)
    one = (one + x + two) >>> 0
    two = (two + y + one) >>> 0
  }
  return [one, two]
}
