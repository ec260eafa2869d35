import { gunzipSync } from 'node:zlib'
import type { Block } from '../extracted.ts'
import { ExtractionFailure } from './failures.ts'
import { cleanText, numberBlocks, type PlainBlock } from './plain-block.ts'
import { fieldsOf, varint } from './protobuf.ts'
import { unsnap } from './snappy.ts'
import { textBlocks } from './txt.ts'
import { elementsOf, isElement, parseXml, type XmlElement } from './xml-tree.ts'
import { zipEntries, zipEntryBytes, type ZipEntry } from './zip-entries.ts'

const partLimitBytes = 64 * 1024 * 1024
const storage = 2001
/** Templates contain only prompts to type. */
const templates = /(?:Master|Template)Slide/

/** Text of Pages and Keynote: since 2013 in archives of messages, before that in XML. */
export function extractIwork(bytes: Uint8Array): Block[] {
  const entries = zipEntries(bytes) ?? []
  if (entries.some(({ name, method }) => name.endsWith('.iwph') || ![0, 8].includes(method)))
    throw new ExtractionFailure('office.password')
  const index = entries.find(({ name }) => /(?:^|\/)index\.(?:xml|apxl)(?:\.gz)?$/.test(name))
  if (index) return numberBlocks(xmlBlocks(unpack(bytes, index), index.name))
  const inner = entries.find(({ name }) => /(?:^|\/)Index\.zip$/.test(name))
  return numberBlocks(inner ? archiveBlocks(unpack(bytes, inner)) : archiveBlocks(bytes))
}

function unpack(bytes: Uint8Array, entry: ZipEntry): Buffer {
  try {
    return zipEntryBytes(bytes, entry, partLimitBytes)
  } catch (error) {
    throw new ExtractionFailure('file.damaged', undefined, error)
  }
}

function xmlBlocks(content: Buffer, name: string): PlainBlock[] {
  const xml = name.endsWith('.gz')
    ? gunzipSync(content, { maxOutputLength: partLimitBytes })
    : content
  return elementsOf(parseXml(xml.toString('utf8')), 'sf:p').flatMap((paragraph) => {
    const text = cleanText(textOf(paragraph))
      .replaceAll(/[^\S\n]+/g, ' ')
      .trim()
    return text === '' ? [] : [{ kind: 'paragraph', text }]
  })
}

function textOf({ children }: XmlElement): string {
  return children
    .map((child) => {
      if (!isElement(child)) return child.type === 'text' && 'data' in child ? child.data : ''
      if (child.name === 'sf:ghost-text') return ''
      if (child.name === 'sf:br' || child.name === 'sf:lnbr') return '\n'
      return child.name === 'sf:tab' ? '\t' : textOf(child)
    })
    .join('')
}

function archiveBlocks(bytes: Uint8Array): PlainBlock[] {
  const numberOf = ({ name }: ZipEntry) => Number(/(\d+)\.iwa$/.exec(name)?.[1] ?? 0)
  const texts = (zipEntries(bytes) ?? [])
    .filter(({ name }) => name.endsWith('.iwa') && !templates.test(name))
    .toSorted((a, b) => numberOf(a) - numberOf(b))
    .flatMap((entry) => storedTexts(joinChunks(unpack(bytes, entry))))
  return [...new Set(texts)].flatMap((text) => textBlocks(text))
}

/** The archive is in chunks, each preceded by a zero and its length in three bytes. */
function joinChunks(content: Buffer): Buffer {
  const chunks: Buffer[] = []
  let total = 0
  for (let at = 0; at + 4 <= content.length;) {
    const length = content.readUIntLE(at + 1, 3)
    const chunk = unsnap(content.subarray(at + 4, at + 4 + length), partLimitBytes - total)
    total += chunk.length
    chunks.push(chunk)
    at += 4 + length
  }
  return Buffer.concat(chunks)
}

/** An archive states the type and length of its messages, followed by the messages. */
function storedTexts(archive: Buffer): string[] {
  const texts: string[] = []
  for (let at = 0; at < archive.length;) {
    const length = varint(archive, at)
    if (!length) break
    const info = archive.subarray(length.next, length.next + length.value)
    at = length.next + length.value
    for (const { number, value } of fieldsOf(info)) {
      if (number !== 2 || typeof value === 'number') continue
      const { type, size } = messageInfo(value)
      if (type === storage) texts.push(...textsIn(archive.subarray(at, at + size)))
      at += size
    }
  }
  return texts
}

function messageInfo(info: Buffer): { type: number; size: number } {
  let [type, size] = [0, 0]
  for (const { number, value } of fieldsOf(info)) {
    if (typeof value !== 'number') continue
    if (number === 1) type = value
    if (number === 3) size = value
  }
  return { type, size }
}

function textsIn(message: Buffer): string[] {
  return [...fieldsOf(message)].flatMap(({ number, value }) => {
    if (number !== 3 || typeof value === 'number') return []
    // An object within the text is represented by one character.
    const text = value.toString('utf8').replaceAll('\ufffc', '').replaceAll('\u2028', '\n')
    return cleanText(text).trim() === '' ? [] : [cleanText(text)]
  })
}
