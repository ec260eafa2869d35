import type { ImportFile } from '#server/connectors/connector.ts'
import { blockBytes } from './messages.ts'

/** Blocks of a file kept for random access in an archive. */
const keptBlocks = 8

export type ReadBlock = (block: number) => Promise<Buffer>
type About = Pick<ImportFile, 'name' | 'size' | 'mapping' | 'key'>

/** A file on the server, fetched in blocks. */
export function remoteFile({ name, size, mapping, key }: About, readBlock: ReadBlock): ImportFile {
  const blocks = new Map<number, Promise<Buffer>>()

  function block(number: number): Promise<Buffer> {
    const known = blocks.get(number)
    // Moves the most recently used block to the end.
    if (known) blocks.delete(number)
    const found = known ?? readBlock(number)
    blocks.set(number, found)
    const [oldest] = blocks.keys()
    if (blocks.size > keptBlocks && oldest !== undefined) blocks.delete(oldest)
    return found
  }

  return {
    name,
    size,
    ...(mapping ? { mapping } : {}),
    ...(key === undefined ? {} : { key }),
    async read(from, length) {
      const start = Math.max(0, from)
      const end = Math.min(size, from + length)
      const parts: Buffer[] = []
      for (let at = start; at < end;) {
        const number = Math.floor(at / blockBytes)
        const bytes = await block(number)
        const part = bytes.subarray(at - number * blockBytes, end - number * blockBytes)
        if (part.length === 0) break
        parts.push(part)
        at += part.length
      }
      const [only] = parts
      // A copy, so that keeping a few bytes does not keep the block.
      return parts.length === 1 && only ? Buffer.from(only) : Buffer.concat(parts)
    },
    async *stream() {
      const count = Math.ceil(size / blockBytes)
      // Fetches the next block while the current one is read.
      let next = count > 0 ? block(0) : undefined
      for (let number = 0; next; number++) {
        const bytes = await next
        next = number + 1 < count ? block(number + 1) : undefined
        // If reading stops early, the pending block must not cause an unhandled rejection.
        next?.catch(() => undefined)
        yield bytes
      }
    },
  }
}
