import type { ImportFile } from './connector.ts'

/** An import file held in memory. */
export function memoryFile(name: string, content: string | Uint8Array): ImportFile {
  const bytes = Buffer.from(content)
  return {
    name,
    size: bytes.length,
    read: (from, length) => Promise.resolve(bytes.subarray(from, from + length)),
    async *stream() {
      for (let at = 0; at < bytes.length; at += 1000) {
        yield await Promise.resolve(bytes.subarray(at, at + 1000))
      }
    },
  }
}
