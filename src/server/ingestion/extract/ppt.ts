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
const masters = new Set([0x03f8, 0x0fc9, 0x03fd])
const shape = 0xf004
const clientData = 0xf011
const placeholder = 0x0bc3

/** Text of slides and notes of a PowerPoint 97–2003 presentation. */
export function extractPpt(bytes: Uint8Array): Block[] {
  const stream = documentStream(bytes)
  const texts: string[] = []
  collectTexts(stream, 0, stream.length, texts)
  const paragraphs = texts
    .flatMap((text) => text.split(/[\r\n\v]+/))
    .map((text) => cleanText(text).trim())
    .filter((text) => text !== '' && text !== '*' && !/^_{2,3}(?:PPT|WPP)\d+$/.test(text))
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

type Place = { depth: number; inMaster: boolean; inShape: boolean }
const outermost: Place = { depth: 0, inMaster: false, inShape: false }
const mostNested = 64

function collectTexts(
  stream: Buffer,
  from: number,
  end: number,
  texts: string[],
  place: Place = outermost,
): void {
  const isRead = !place.inMaster || place.inShape
  for (const { type, bodyFrom, bodyEnd, isContainer } of recordsIn(stream, from, end)) {
    if (isContainer) {
      const inMaster = place.inMaster || masters.has(type)
      const inShape = place.inShape || type === shape
      // A master's placeholders say "Click to edit" in the language of the program.
      const isPrompt = inMaster && type === shape && isPlaceholder(stream, bodyFrom, bodyEnd)
      if (!isPrompt && place.depth < mostNested) {
        const inner = { depth: place.depth + 1, inMaster, inShape }
        collectTexts(stream, bodyFrom, bodyEnd, texts, inner)
      }
    } else if (isRead && (type === textChars || (type === unicodeString && !place.inMaster))) {
      texts.push(stream.toString('utf16le', bodyFrom, bodyEnd))
    } else if (isRead && type === textBytes) {
      texts.push(stream.toString('latin1', bodyFrom, bodyEnd))
    }
  }
}

const isPlaceholder = (stream: Buffer, from: number, end: number): boolean =>
  [...recordsIn(stream, from, end)].some(
    ({ type, bodyFrom, bodyEnd, isContainer }) =>
      isContainer &&
      type === clientData &&
      [...recordsIn(stream, bodyFrom, bodyEnd)].some((inner) => inner.type === placeholder),
  )

function* recordsIn(stream: Buffer, from: number, end: number) {
  for (let at = from; at + headerBytes <= end;) {
    const bodyFrom = at + headerBytes
    const bodyEnd = Math.min(end, bodyFrom + stream.readUInt32LE(at + 4))
    const isContainer = (stream.readUInt16LE(at) & 0x0f) === container
    yield { type: stream.readUInt16LE(at + 2), bodyFrom, bodyEnd, isContainer }
    at = bodyEnd
  }
}
