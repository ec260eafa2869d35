import { isUtf8 } from 'node:buffer'

const foreign = /[^A-Za-z0-9+/=\s]/
const isProse = (line: string) => /^[-_*=]{2,}\s*$|\S[ \t]+\S/.test(line)

/**
 * Base64 as mails really contain it: put together from several encoded pieces, with a mailing
 * list's footer below, or announced by a header above text that nobody encoded.
 */
export function decodeBase64(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1')
  const stray = text.search(foreign)
  if (stray < 0) return decoded(text)
  const start = text.lastIndexOf('\n', stray) + 1
  const end = text.indexOf('\n', stray)
  if (!isProse(text.slice(start, end < 0 ? text.length : end))) return decoded(text)
  return Buffer.concat([decoded(text.slice(0, start)), bytes.subarray(start)])
}

/** Decoding ends at the padding, so each padded piece is decoded by itself. */
function decoded(text: string): Buffer {
  const padding = text.indexOf('=')
  const isOne = padding < 0 || /^[=\s]*$/.test(text.slice(padding))
  if (isOne) return Buffer.from(text, 'base64')
  const pieces = text.split(/(?<==)(?=\s*[^=\s])/)
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64')))
}

const leastCharacters = 60
const encodedLines = /^\s*(?:[A-Za-z0-9+/]{60,76}\r?\n)*[A-Za-z0-9+/]{2,76}={0,2}\s*$/

/** The text of a part that is encoded although no header says so. */
export function unannouncedText(bytes: Buffer): Buffer | undefined {
  const text = bytes.toString('latin1')
  if (text.trim().length < leastCharacters || !encodedLines.test(text)) return undefined
  if (text.replaceAll(/\s/g, '').length % 4 !== 0) return undefined
  const content = Buffer.from(text, 'base64')
  return isUtf8(content) && isReadable(content) ? content : undefined
}

const isReadable = (content: Buffer) =>
  !content.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)
