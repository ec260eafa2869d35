/** Blocks of a cabinet hold at most this much. */
const blockBytes = 32 * 1024

/**
 * A Microsoft cabinet by its specification, [MS-CAB]: stored, or in the frame of LZX with blocks
 * that are not compressed, of [MS-PATCH].
 */
export function cabinetOf(
  files: Readonly<Record<string, Uint8Array>>,
  compression: 'none' | 'lzx',
): Buffer {
  const contents = Buffer.concat(Object.values(files))
  const count = Math.max(1, Math.ceil(contents.length / blockBytes))
  const blocks = Array.from({ length: count }, (_, at) => {
    const plain = contents.subarray(at * blockBytes, (at + 1) * blockBytes)
    const held = compression === 'lzx' ? uncompressedLzx(plain, at === 0) : plain
    const head = Buffer.alloc(8)
    head.writeUInt16LE(held.length, 4)
    head.writeUInt16LE(plain.length, 6)
    return Buffer.concat([head, held])
  })
  const entries = Buffer.concat(fileEntries(files))
  const folderAt = 36
  const entriesAt = folderAt + 8
  const dataAt = entriesAt + entries.length
  const head = Buffer.alloc(entriesAt)
  head.write('MSCF')
  head.writeUInt32LE(dataAt + blocks.reduce((sum, { length }) => sum + length, 0), 8)
  head.writeUInt32LE(entriesAt, 16)
  head.set([3, 1], 24)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(Object.keys(files).length, 28)
  head.writeUInt32LE(dataAt, folderAt)
  head.writeUInt16LE(count, folderAt + 4)
  // LZX with a window of 32 KB to 2 MB has its exponent in the upper byte.
  head.writeUInt16LE(compression === 'lzx' ? 0x1503 : 0, folderAt + 6)
  return Buffer.concat([head, entries, ...blocks])
}

function fileEntries(files: Readonly<Record<string, Uint8Array>>): Buffer[] {
  let offset = 0
  return Object.entries(files).map(([name, bytes]) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt32LE(bytes.length, 0)
    entry.writeUInt32LE(offset, 4)
    entry.writeUInt16LE(0x5a21, 10)
    offset += bytes.length
    return Buffer.concat([entry, Buffer.from(`${name}\0`)])
  })
}

/** Bits in words of 16, the highest first, each word with its lower byte first. */
function words(bits: string): Buffer {
  const padded = bits.padEnd(Math.ceil(bits.length / 16) * 16, '0')
  const values = padded.match(/.{16}/g) ?? []
  const bytes = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(Number.parseInt(value, 2), at * 2)
  return bytes
}

/** A frame with one block that is not compressed: its type, its size, three offsets, its bytes. */
function uncompressedLzx(plain: Uint8Array, isFirst: boolean): Buffer {
  const size = plain.length.toString(2).padStart(24, '0')
  const offsets = Buffer.alloc(12)
  for (const at of [0, 4, 8]) offsets.writeUInt32LE(1, at)
  const head = words(`${isFirst ? '0' : ''}011${size}`)
  const even = plain.length % 2 === 0 ? [] : [0]
  return Buffer.concat([head, offsets, plain, Buffer.from(even)])
}
