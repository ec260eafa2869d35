import path from 'node:path'
import type { ReadAttached } from './attached.ts'
import { decodeText } from './decode-text.ts'
import { ExtractionFailure } from './failures.ts'
import { htmlBlocks } from './html-blocks.ts'
import type { PlainBlock } from './plain-block.ts'
import { elementsOf, openParts, parseXml } from './xml-tree.ts'
import { zipEntries, zipEntryBytes } from './zip-entries.ts'

const chunkLimitBytes = 16 * 1024 * 1024

/** Documents that a Word file only refers to (`w:altChunk`), as mail merges and web pages write them. */
export async function chunkBlocks(bytes: Uint8Array, read: ReadAttached): Promise<PlainBlock[]> {
  const related = relatedChunks(bytes)
  const blocks: PlainBlock[] = []
  for (const entry of zipEntries(bytes) ?? []) {
    const name = path.posix.basename(entry.name)
    if (!related.has(entry.name) && !/chunk[^/]*\.\w+$/i.test(name)) continue
    const content = zipEntryBytes(bytes, entry, chunkLimitBytes)
    const chunk = /\.x?html?$/i.test(name)
      ? htmlBlocks(decodeText(content))
      : await readOrNothing(read, name, content)
    blocks.push(...chunk.map(({ kind, text, level }) => withoutPlace(kind, text, level)))
  }
  return blocks
}

const withoutPlace = (
  kind: PlainBlock['kind'],
  text: string,
  level: number | undefined,
): PlainBlock => (level === undefined ? { kind, text } : { kind, text, level })

function relatedChunks(bytes: Uint8Array): ReadonlySet<string> {
  const relations = openParts(bytes).text('word/_rels/document.xml.rels') ?? ''
  return new Set(
    elementsOf(parseXml(relations), 'Relationship')
      .filter(({ attribs: { Type = '' } }) => Type.endsWith('/aFChunk'))
      .map(({ attribs: { Target = '' } }) => path.posix.resolve('/word', Target).slice(1)),
  )
}

async function readOrNothing(read: ReadAttached, name: string, bytes: Uint8Array) {
  try {
    return await read({ name, mimeType: '', bytes })
  } catch (error) {
    if (error instanceof ExtractionFailure) return []
    throw error
  }
}
