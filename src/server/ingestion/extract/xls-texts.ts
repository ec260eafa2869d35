import { oleStream, oleStreams } from './ole-streams.ts'
import { cleanText } from './plain-block.ts'

/** Records of [MS-XLS] whose text is in no cell. */
const header = 0x0014
const footer = 0x0015
const textBox = 0x01b6
const continued = 0x003c
const chartText = 0x100d
const start = 0x0809
const end = 0x000a
/** The text of a cell: in a chart, one that the chart keeps of its data. */
const label = 0x0204
const chart = 0x0020
const biff8 = 0x0600
const mostTexts = 5000

/** Text boxes, chart labels, headers and footers of a workbook of Excel 5 to 2003. */
export function xlsTexts(bytes: Uint8Array): string[] {
  const streams = oleStreams(bytes)
  const stream = oleStream(streams, 'workbook') ?? oleStream(streams, 'book')
  if (!stream) return []
  const texts = new Set<string>()
  let wide = true
  /** Kinds of the parts around a record. */
  const within: number[] = []
  for (let at = 0; at + 4 <= stream.length && texts.size < mostTexts;) {
    const type = stream.readUInt16LE(at)
    const body = stream.subarray(at + 4, at + 4 + stream.readUInt16LE(at + 2))
    const next = at + 4 + body.length
    if (type === start && body.length >= 4) {
      wide = body.readUInt16LE(0) === biff8
      within.push(body.readUInt16LE(2))
    } else if (type === end) within.pop()
    const isKept = type === label && within.at(-1) === chart
    const text =
      wide && type === textBox ? boxText(stream, body, next) : textOf(type, body, { wide, isKept })
    const plain = cleanText(text ?? '').trim()
    if (plain !== '') texts.add(plain)
    at = next
  }
  return [...texts]
}

type Form = { wide: boolean; isKept: boolean }

function textOf(type: number, body: Buffer, { wide, isKept }: Form): string | undefined {
  if (isKept && body.length > 8) {
    const length = body.readUInt16LE(6)
    return wide ? characters(body.subarray(8), length) : body.toString('latin1', 8, 8 + length)
  }
  if (type === chartText && body.length > 3) {
    return wide
      ? characters(body.subarray(3), body[2] ?? 0)
      : body.toString('latin1', 3, 3 + (body[2] ?? 0))
  }
  if (type !== header && type !== footer) return undefined
  const codes = wide
    ? body.length > 3 && characters(body.subarray(2), body.readUInt16LE(0))
    : body.length > 1 && body.toString('latin1', 1)
  return codes ? withoutCodes(codes) : undefined
}

/** The text of a box follows its record. */
function boxText(stream: Buffer, body: Buffer, next: number): string | undefined {
  if (body.length < 12 || next + 4 > stream.length) return undefined
  const length = body.readUInt16LE(10)
  if (length === 0 || stream.readUInt16LE(next) !== continued) return undefined
  const size = stream.readUInt16LE(next + 2)
  return characters(stream.subarray(next + 4, next + 4 + size), length)
}

/** A flag tells whether characters have two bytes. */
function characters(bytes: Buffer, length: number): string {
  const isWide = ((bytes[0] ?? 0) & 1) === 1
  return isWide
    ? bytes.toString('utf16le', 1, 1 + length * 2)
    : bytes.toString('latin1', 1, 1 + length)
}

/** Codes in headers and footers set the position and the type of their text. */
export const withoutCodes = (text: string): string =>
  text
    .replaceAll(/&(?:"[^"]*"|K[\dA-F]{6}|\d+|[LCR])/g, ' ')
    .replaceAll(/&[A-Z]/g, '')
    .replaceAll('&&', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
