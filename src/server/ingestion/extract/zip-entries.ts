import { inflateRawSync } from 'node:zlib'

/** One entry of a ZIP file's central directory. */
export type ZipEntry = {
  name: string
  method: number
  compressedSize: number
  size: number
  headerOffset: number
}

const endRecord = 0x06054b50
const centralRecord = 0x02014b50

/** The central directory's entries, or undefined if there is no readable directory. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return undefined
  const count = view.readUInt16LE(end + 10)
  let at = view.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  for (let n = 0; n < count; n++) {
    if (at + 46 > view.length || view.readUInt32LE(at) !== centralRecord) return undefined
    const nameLength = view.readUInt16LE(at + 28)
    entries.push({
      name: view.toString('utf8', at + 46, at + 46 + nameLength),
      method: view.readUInt16LE(at + 10),
      compressedSize: view.readUInt32LE(at + 20),
      size: view.readUInt32LE(at + 24),
      headerOffset: view.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32)
  }
  return entries
}

function findEnd(view: Buffer): number | undefined {
  const lowest = Math.max(0, view.length - 65_557)
  for (let at = view.length - 22; at >= lowest; at--) {
    if (view.readUInt32LE(at) === endRecord) return at
  }
  return undefined
}

/** Unpacks one entry up to a limit, regardless of the size that the directory claims. */
export function zipEntryBytes(bytes: Uint8Array, entry: ZipEntry, limitBytes: number): Buffer {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const nameAndExtra =
    view.readUInt16LE(entry.headerOffset + 26) + view.readUInt16LE(entry.headerOffset + 28)
  const start = entry.headerOffset + 30 + nameAndExtra
  const packed = view.subarray(start, start + entry.compressedSize)
  return entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: limitBytes })
}
