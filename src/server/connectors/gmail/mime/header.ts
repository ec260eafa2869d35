import { isUtf8 } from 'node:buffer'
import { decodeWords } from 'postal-mime'

/** Values by lower-case name, in order of appearance. */
export type Headers = ReadonlyMap<string, readonly string[]>

/** The rest of a longer header is ignored; only an attacker writes that much. */
const longestHeader = 256 * 1024
const longestParameters = 16 * 1024

/**
 * The header that starts at `start`, and the position after it. It ends at an empty line, or before
 * a boundary line.
 */
export function readHeader(
  bytes: Buffer,
  start: number,
  isBorder: (line: number) => boolean,
): { headers: Headers; body: number } {
  const { head, body } = endOfHeader(bytes, start, isBorder)
  const headers = new Map<string, string[]>()
  const block = headerText(bytes.subarray(start, Math.min(head, start + longestHeader)))
  for (const line of block.replaceAll(/\r?\n(?=[ \t])/g, '').split('\n')) {
    const colon = line.indexOf(':')
    if (colon <= 0) continue
    const name = line.slice(0, colon).trim().toLowerCase()
    const known = headers.get(name) ?? []
    known.push(line.slice(colon + 1).trim())
    headers.set(name, known)
  }
  return { headers, body }
}

function endOfHeader(bytes: Buffer, start: number, isBorder: (line: number) => boolean) {
  for (let line = start; line < bytes.length;) {
    if (bytes[line] === 45 && isBorder(line)) return { head: line, body: line }
    const next = bytes.indexOf(10, line)
    if (next < 0) break
    const isEmpty = next === line || (next === line + 1 && bytes[line] === 13)
    if (isEmpty) return { head: line, body: next + 1 }
    line = next + 1
  }
  return { head: bytes.length, body: bytes.length }
}

/** Lines with raw bytes of a legacy charset are decoded as such, not as broken UTF-8. */
function headerText(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8')
  const lines: string[] = []
  for (let at = 0; at < bytes.length;) {
    const next = bytes.indexOf(10, at)
    const end = next < 0 ? bytes.length : next
    const line = bytes.subarray(at, end)
    lines.push(isUtf8(line) ? line.toString('utf8') : oldText(line))
    at = end + 1
  }
  return lines.join('\n')
}

/** Raw bytes inside an encoded word are in the charset that the word names. */
const oldText = (line: Buffer) =>
  line
    .toString('latin1')
    .split(/(=\?[\w-]+\?q\?[^?\s]*\?=)/i)
    .map((part, index) =>
      index % 2 === 1
        ? part.replaceAll(/[\u0080-\u00ff]/g, (letter) => `=${letter.charCodeAt(0).toString(16)}`)
        : windows1252(part),
    )
    .join('')

const windows1252 = (text: string) =>
  new TextDecoder('windows-1252').decode(Buffer.from(text, 'latin1'))

export const firstOf = (headers: Headers, name: string): string => headers.get(name)?.[0] ?? ''

/** A header such as `text/plain; charset=utf-8`. */
export type Parameters = { value: string; parameters: ReadonlyMap<string, string> }

export function readParameters(whole: string): Parameters {
  const text = whole.slice(0, longestParameters)
  const value = /^[^;]*/.exec(text)?.[0] ?? ''
  const given = new Map<string, string>()
  for (const [, name = '', quoted, bare = ''] of text.matchAll(
    /;\s*([^\s=;]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs,
  )) {
    const plain = quoted?.replaceAll(/\\(.)/gs, '$1') ?? bare.replace(/\s\([^()]*\)\s*$/, '').trim()
    if (!given.has(name.toLowerCase())) given.set(name.toLowerCase(), plain)
  }
  return {
    value: value
      .replaceAll(/\([^()]*\)/g, '')
      .trim()
      .replaceAll('"', '')
      .toLowerCase(),
    parameters: continued(given),
  }
}

/** Joins split parameters (`name*0`, `name*1*`) and decodes encoded ones (`name*=utf-8''…`). */
function continued(given: ReadonlyMap<string, string>): Map<string, string> {
  const whole = new Map<string, string>()
  const pieces = new Map<string, { at: number; text: string; encoded: boolean }[]>()
  for (const [name, text] of given) {
    const match = /^([^*]+)\*(?:(\d{1,3})(\*)?)?$/.exec(name)
    if (!match) {
      whole.set(name, decodeWords(text))
      continue
    }
    const [, base = '', at, star] = match
    const known = pieces.get(base) ?? []
    known.push({ at: Number(at ?? 0), text, encoded: at === undefined || star !== undefined })
    pieces.set(base, known)
  }
  for (const [base, parts] of pieces) whole.set(base, joined(parts.toSorted((a, b) => a.at - b.at)))
  return whole
}

function joined(parts: readonly { text: string; encoded: boolean }[]): string {
  const [, charset = '', rest] = /^([^']*)'[^']*'(.*)$/s.exec(parts[0]?.text ?? '') ?? []
  const texts = parts.map(({ text, encoded }, index) => {
    const own = index === 0 && encoded && rest !== undefined ? rest : text
    return encoded ? fromPercents(own) : Buffer.from(own)
  })
  const bytes = Buffer.concat(texts)
  if (parts.every(({ encoded }) => !encoded)) return decodeWords(bytes.toString('utf8'))
  try {
    return new TextDecoder(charset || 'utf-8').decode(bytes)
  } catch {
    return bytes.toString('utf8')
  }
}

const fromPercents = (text: string) =>
  Buffer.concat(
    text
      .split(/(%[0-9a-f]{2})/i)
      .map((part) =>
        /^%[0-9a-f]{2}$/i.test(part) ? Buffer.from(part.slice(1), 'hex') : Buffer.from(part),
      ),
  )
