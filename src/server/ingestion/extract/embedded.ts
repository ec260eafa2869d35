import path from 'node:path'
import { attachedBlocks, type AttachedFile, type ReadAttached } from './attached.ts'
import { ExtractionFailure } from './failures.ts'
import { oleStream, oleStreams } from './ole-streams.ts'
import type { PlainBlock } from './plain-block.ts'
import { elementsOf, openParts, parseXml } from './xml-tree.ts'
import { zipEntries, zipEntryBytes } from './zip-entries.ts'

const fileLimitBytes = 32 * 1024 * 1024

/** Text of the files within an Office file, each below its name. */
export async function embeddedBlocks(bytes: Uint8Array, read: ReadAttached): Promise<PlainBlock[]> {
  const ofCharts = chartData(bytes)
  const files = (zipEntries(bytes) ?? [])
    .filter(({ name }) => /^(?:word|xl|ppt)\/embeddings\/[^/]+$/.test(name))
    .filter(({ name }) => !ofCharts.has(path.posix.basename(name)))
    .flatMap((entry) => fileOf(path.posix.basename(entry.name), unpack(bytes, entry)))
  return attachedBlocks(files, read)
}

/** Files with the numbers of charts, which are read with the charts. */
function chartData(bytes: Uint8Array): ReadonlySet<string> {
  const parts = openParts(bytes)
  return new Set(
    parts.names
      .filter((name) => /\/charts\/_rels\/[^/]+\.rels$/.test(name))
      .flatMap((name) => elementsOf(parseXml(parts.text(name) ?? ''), 'Relationship'))
      .map(({ attribs: { Target = '' } }) => path.posix.basename(Target)),
  )
}

function unpack(bytes: Uint8Array, entry: Parameters<typeof zipEntryBytes>[1]): Buffer {
  try {
    return zipEntryBytes(bytes, entry, fileLimitBytes)
  } catch {
    return Buffer.alloc(0)
  }
}

function fileOf(name: string, content: Buffer): AttachedFile[] {
  if (!name.endsWith('.bin')) return [{ name, mimeType: '', bytes: () => content }]
  try {
    return packaged(content)
  } catch (error) {
    if (error instanceof ExtractionFailure) return []
    throw error
  }
}

/** An object of another program: a file packed as it is, or an Office document. */
function packaged(content: Buffer): AttachedFile[] {
  if (content.readUInt32BE(0) !== 0xd0cf11e0) return []
  const streams = oleStreams(content)
  const native = oleStream(streams, '\u0001ole10native')
  if (native) return nativeFile(native)
  const inner = oleStream(streams, 'package') ?? oleStream(streams, 'contents')
  const name = inner ? endingOf(inner) : undefined
  if (inner && name) return [{ name, mimeType: '', bytes: () => inner }]
  const kinds = { worddocument: 'doc', workbook: 'xls', 'powerpoint document': 'ppt' }
  const kind = Object.entries(kinds).find(([stream]) => oleStream(streams, stream))?.[1]
  return kind ? [{ name: `Document.${kind}`, mimeType: '', bytes: () => content }] : []
}

function endingOf(content: Buffer): string | undefined {
  if (content.subarray(0, 1024).includes('%PDF-')) return 'Document.pdf'
  if (content.subarray(0, 2).toString('latin1') !== 'PK') return undefined
  const names = (zipEntries(content) ?? []).map(({ name }) => name)
  const has = (folder: string): boolean => names.some((name) => name.startsWith(folder))
  if (has('word/')) return 'Document.docx'
  if (has('xl/')) return 'Document.xlsx'
  return has('ppt/') ? 'Document.pptx' : undefined
}

/**
 * The packager's lengths and names, then the file: [MS-OLEDS] 2.3.6, and the content that packagers
 * write there.
 */
function nativeFile(native: Buffer): AttachedFile[] {
  const nameEnd = native.indexOf(0, 6)
  const pathEnd = native.indexOf(0, nameEnd + 1)
  const temporaryAt = pathEnd + 5
  if (nameEnd < 0 || pathEnd < 0 || temporaryAt + 4 > native.length) return []
  const sizeAt = temporaryAt + 4 + native.readUInt32LE(temporaryAt)
  if (sizeAt + 4 > native.length) return []
  const size = native.readUInt32LE(sizeAt)
  const name = native.toString('latin1', 6, nameEnd)
  return [{ name, mimeType: '', bytes: () => native.subarray(sizeAt + 4, sizeAt + 4 + size) }]
}
