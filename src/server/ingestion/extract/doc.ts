import WordExtractor from 'word-extractor'
import type { Block } from '../extracted.ts'
import { ExtractionFailure } from './failures.ts'
import { cleanText, numberBlocks, type PlainBlock } from './plain-block.ts'

/** Text of a Word 97 to 2003 document. */
export async function extractDoc(bytes: Uint8Array): Promise<Block[]> {
  const document = await open(bytes)
  const blocks = [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getFootnotes(),
    document.getEndnotes(),
    document.getAnnotations(),
    document.getFooters(),
  ].flatMap(paragraphs)
  if (blocks.length === 0) throw new ExtractionFailure('file.no_text')
  return numberBlocks(blocks)
}

async function open(bytes: Uint8Array): Promise<WordExtractor.Document> {
  try {
    return await new WordExtractor().extract(Buffer.from(bytes))
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (/password|encrypt/i.test(message)) throw new ExtractionFailure('office.password')
    // Word 6 and 95 files start with a different magic number.
    const old = /invalid magic number: a5dc/i.test(message)
    throw new ExtractionFailure(old ? 'file.unsupported' : 'file.damaged', undefined, error)
  }
}

function paragraphs(text: string): PlainBlock[] {
  return cleanText(text)
    .replaceAll('\t', ' ')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'paragraph', text: line }))
}
