import { CFB } from '@e965/xlsx'
import type { Block } from '../extracted.ts'
import { ExtractionFailure } from './failures.ts'
import { cleanText, numberBlocks, type PlainBlock } from './plain-block.ts'

/** Records of [MS-PPT]: a header of eight bytes; version 15 marks a container of further records. */
const headerBytes = 8
const container = 0x0f
const textChars = 0x0fa0
const textBytes = 0x0fa8
const unicodeString = 0x0fba
/** Master slides contain "Click to edit" in every language. */
const masters = new Set([0x03f8, 0x0fc9, 0x03fd])

/** Text of slides and notes of a PowerPoint 97–2003 presentation. */
export function extractPpt(bytes: Uint8Array): Block[] {
  const stream = documentStream(bytes)
  const texts: string[] = []
  collectTexts(stream, 0, stream.length, texts)
  const paragraphs = texts
    .flatMap((text) => text.split(/[\r\n\v]+/))
    .map((text) => cleanText(text).trim())
    .filter((text) => text !== '' && text !== '*')
  return numberBlocks(
    [...new Set(paragraphs)].map((text): PlainBlock => ({ kind: 'paragraph', text })),
  )
}

function documentStream(bytes: Uint8Array): Buffer {
  try {
    const found = CFB.find(CFB.read(Buffer.from(bytes), { type: 'buffer' }), 'PowerPoint Document')
    if (found) return Buffer.from(found.content)
  } catch (error) {
    throw new ExtractionFailure('file.damaged', undefined, error)
  }
  throw new ExtractionFailure('file.damaged')
}

function collectTexts(stream: Buffer, from: number, end: number, texts: string[], depth = 0): void {
  let at = from
  while (at + headerBytes <= end && depth < 64) {
    const version = stream.readUInt16LE(at) & 0x0f
    const type = stream.readUInt16LE(at + 2)
    const bodyFrom = at + headerBytes
    const bodyEnd = Math.min(end, bodyFrom + stream.readUInt32LE(at + 4))
    if (version === container) {
      if (!masters.has(type)) collectTexts(stream, bodyFrom, bodyEnd, texts, depth + 1)
    } else if (type === textChars || type === unicodeString) {
      texts.push(stream.toString('utf16le', bodyFrom, bodyEnd))
    } else if (type === textBytes) texts.push(stream.toString('latin1', bodyFrom, bodyEnd))
    at = bodyEnd
  }
}
