import { cleanText } from './plain-block.ts'

/** Offsets in the header, by version of Word, of the lengths and pieces of the text. */
type Layout = { lengthsAt: number; piecesAt: number; wide: boolean }

/** Word 6 and 95, and Word 2 without a container, share one layout; Word 97 has another. */
const oldWord: Layout = { lengthsAt: 0x34, piecesAt: 0x0160, wide: false }
const word97: Layout = { lengthsAt: 0x4c, piecesAt: 0x01a2, wide: true }

const magic97 = 0xa5ec
const oldMagics = new Set([0xa5dc, 0xa5db])
const complexFlag = 0x0004
const encryptedFlag = 0x0100
const secondTableFlag = 0x0200
/**
 * Body, footnotes, headers and footers, macros, comments, endnotes, text boxes, text boxes in
 * headers.
 */
const partCount = 8
const mostPieces = 200_000

export type WordText = { paragraphs: string[]; links: { label: string; target: string }[] }
export type WordStreams = { document: Buffer; table: (number: 0 | 1) => Buffer | undefined }

export const isEncryptedWord = (document: Buffer): boolean =>
  document.length >= 12 && (document.readUInt16LE(10) & encryptedFlag) !== 0

/** Whether the file is from Word before 97, which stores one byte per character. */
export const isOldWord = (document: Buffer): boolean =>
  document.length >= 64 && oldMagics.has(document.readUInt16LE(0))

/** Reads the text of a Word file piece by piece; undefined if it has no header of Word. */
export function wordText({ document, table }: WordStreams): WordText | undefined {
  if (document.length < 0x0180) return undefined
  const old = isOldWord(document)
  if (!old && document.readUInt16LE(0) !== magic97) return undefined
  const layout = old ? oldWord : word97
  const flags = document.readUInt16LE(10)
  const length = totalLength(document, layout)
  const encoding = encodingOf(document.readUInt16LE(6))
  if (old && (flags & complexFlag) === 0) {
    const from = document.readUInt32LE(0x18)
    return parsed(decode(document, from, length, encoding))
  }
  const holder = old ? document : table((flags & secondTableFlag) === 0 ? 0 : 1)
  const pieces = holder && pieceTable(document, holder, layout.piecesAt)
  return pieces && parsed(pieceTexts({ document, pieces, layout, encoding }))
}

function totalLength(document: Buffer, { lengthsAt }: Layout): number {
  let total = 0
  for (let part = 0; part < partCount; part++) {
    total += Math.max(0, document.readInt32LE(lengthsAt + part * 4))
  }
  return Math.min(total, document.length)
}

/** The piece table follows properties, each with its own length. */
function pieceTable(document: Buffer, holder: Buffer, at: number): Buffer | undefined {
  const from = document.readUInt32LE(at)
  const end = from + document.readUInt32LE(at + 4)
  if (end > holder.length) return undefined
  for (let next = from; next + 5 <= end;) {
    const isPieces = holder[next] === 2
    const size = isPieces ? holder.readUInt32LE(next + 1) : holder.readUInt16LE(next + 1)
    const body = next + (isPieces ? 5 : 3)
    if (isPieces) return holder.subarray(body, Math.min(end, body + size))
    if (holder[next] !== 1) return undefined
    next = body + size
  }
  return undefined
}

type Pieces = { document: Buffer; pieces: Buffer; layout: Layout; encoding: string }

function pieceTexts({ document, pieces, layout, encoding }: Pieces): string {
  const count = Math.min(mostPieces, Math.floor((pieces.length - 4) / 12))
  const texts: string[] = []
  for (let piece = 0; piece < count; piece++) {
    const length = pieces.readUInt32LE(piece * 4 + 4) - pieces.readUInt32LE(piece * 4)
    const at = pieces.readUInt32LE((count + 1) * 4 + piece * 8 + 2)
    if (length <= 0 || length > document.length) continue
    const compressed = (at & 0x40000000) !== 0
    if (!layout.wide) texts.push(decode(document, at, length, encoding))
    else if (compressed)
      texts.push(decode(document, (at & 0x3fffffff) >>> 1, length, 'windows-1252'))
    else texts.push(document.toString('utf16le', at, at + length * 2))
  }
  return texts.join('')
}

const decode = (bytes: Buffer, from: number, length: number, encoding: string): string =>
  new TextDecoder(encoding).decode(bytes.subarray(from, from + length))

/** Judged by the language of the file; Word before 97 names no code page. */
function encodingOf(language: number): string {
  const primary = language & 0x03ff
  return encodings[primary] ?? 'windows-1252'
}
const encodings: Readonly<Record<number, string>> = {
  0x01: 'windows-1256',
  0x02: 'windows-1251',
  0x04: 'gbk',
  0x05: 'windows-1250',
  0x08: 'windows-1253',
  0x0d: 'windows-1255',
  0x0e: 'windows-1250',
  0x11: 'shift_jis',
  0x12: 'euc-kr',
  0x15: 'windows-1250',
  0x18: 'windows-1250',
  0x19: 'windows-1251',
  0x1a: 'windows-1250',
  0x1b: 'windows-1250',
  0x1e: 'windows-874',
  0x1f: 'windows-1254',
  0x22: 'windows-1251',
  0x24: 'windows-1250',
  0x25: 'windows-1257',
  0x26: 'windows-1257',
  0x27: 'windows-1257',
}

type Field = { code: string; inCode: boolean; from: number }
const mostNested = 32

/** A field consists of its code, a separator and its result; only the result is text. */
function parsed(text: string): WordText {
  const links: WordText['links'] = []
  let shown = ''
  const open: Field[] = []
  for (const character of text) {
    const field = open.at(-1)
    if (character === '\u0013' && open.length < mostNested) {
      open.push({ code: '', inCode: true, from: shown.length })
    } else if (character === '\u0014' && field) {
      field.inCode = false
      field.from = shown.length
    } else if (character === '\u0015' && field) {
      open.pop()
      const target = /^\s*HYPERLINK\s+"([^"]+)"/i.exec(field.code)?.[1]
      if (target) links.push({ label: plain(shown.slice(field.from)), target })
    } else if (field?.inCode) field.code += character
    else if (!open.some(({ inCode }) => inCode)) shown += character
  }
  const paragraphs = shown
    .replaceAll('\u000e', '\n')
    .split(/[\r\n\f]+/)
    .map(plain)
  return { paragraphs: paragraphs.filter((paragraph) => paragraph !== ''), links }
}

const plain = (text: string): string =>
  cleanText(text.replaceAll('\u001e', '-').replaceAll('\u0007', ' ').replaceAll('\v', ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
