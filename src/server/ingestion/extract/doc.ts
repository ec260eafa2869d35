import WordExtractor from 'word-extractor'
import type { Block } from '../extracted.ts'
import { ExtractionFailure } from './failures.ts'
import { oleStream, oleStreams } from './ole-streams.ts'
import { cleanText, numberBlocks, type PlainBlock } from './plain-block.ts'
import { isOldWord, wordText, type WordStreams, type WordText } from './word-pieces.ts'

/** Text of a document of Word 2 to 2003. */
export async function extractDoc(bytes: Uint8Array): Promise<Block[]> {
  const streams = streamsOf(bytes)
  const known = streams && wordText(streams)
  const blocks = streams && isOldWord(streams.document) ? [] : await convert(bytes, known)
  // The converter misses the text of some files, and cannot open files from before Word 97.
  if (blocks.length === 0) blocks.push(...(known?.paragraphs ?? []).map(paragraph))
  if (blocks.length === 0) throw new ExtractionFailure(known ? 'file.no_text' : 'file.damaged')
  return numberBlocks([...blocks, ...linkBlocks(blocks, known), ...authorBlocks(streams)])
}

/** Word 2 has no container. */
function streamsOf(bytes: Uint8Array): WordStreams | undefined {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isOldWord(whole)) return { document: whole, table: () => undefined }
  const streams = oleStreams(bytes)
  const document = oleStream(streams, 'worddocument')
  return document && { document, table: (number) => oleStream(streams, `${number}table`) }
}

async function convert(bytes: Uint8Array, known: WordText | undefined): Promise<PlainBlock[]> {
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes))
    return [
      document.getHeaders({ includeFooters: false }),
      document.getBody(),
      document.getTextboxes({ includeHeadersAndFooters: false }),
      document.getFootnotes(),
      document.getEndnotes(),
      document.getAnnotations(),
      document.getFooters(),
    ].flatMap(paragraphs)
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (/password|encrypt/i.test(message)) throw new ExtractionFailure('office.password')
    if (known) return []
    throw new ExtractionFailure('file.damaged', undefined, error)
  }
}

const paragraph = (text: string): PlainBlock => ({ kind: 'paragraph', text })

const paragraphs = (text: string): PlainBlock[] =>
  cleanText(text)
    .replaceAll('\t', ' ')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(paragraph)

/** The targets of links, except those that the text contains. */
function linkBlocks(blocks: readonly PlainBlock[], known: WordText | undefined): PlainBlock[] {
  const text = blocks.map((block) => block.text).join('\n')
  const lines = (known?.links ?? [])
    .filter(({ target }) => !text.includes(target))
    .map(({ label, target }) => (label === '' ? target : `${label} (${target})`))
  return lines.length === 0 ? [] : [paragraph([...new Set(lines)].join('\n'))]
}

const authorsAt = 0x01ba

/** The authors of comments in Word 97 to 2003: strings, each preceded by its length. */
function authorBlocks(streams: WordStreams | undefined): PlainBlock[] {
  const { document, table } = streams ?? {}
  if (!document || !table || isOldWord(document) || document.length < authorsAt + 8) return []
  const holder = table((document.readUInt16LE(10) & 0x0200) === 0 ? 0 : 1)
  const from = document.readUInt32LE(authorsAt)
  const end = from + document.readUInt32LE(authorsAt + 4)
  if (!holder || end > holder.length) return []
  const authors: string[] = []
  for (let at = from; at + 2 <= end;) {
    const next = at + 2 + holder.readUInt16LE(at) * 2
    if (next > end) break
    authors.push(cleanText(holder.toString('utf16le', at + 2, next)).trim())
    at = next
  }
  const named = [...new Set(authors)].filter((author) => author !== '')
  return named.length === 0 ? [] : [paragraph(`Comments by: ${named.join(', ')}`)]
}
