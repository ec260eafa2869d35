import { isUtf8 } from 'node:buffer'
import { decodeBase64, unannouncedText } from './base64.ts'

/** A part's content with its transfer encoding decoded. */
export function decodeTransfer(bytes: Buffer, encoding: string): Buffer {
  if (/base64/i.test(encoding)) return decodeBase64(bytes)
  if (encoding.trim() === '') return unannouncedText(bytes) ?? bytes
  return /quoted-printable/i.test(encoding) ? decodeQuoted(bytes) : bytes
}

const equals = 61

function decodeQuoted(bytes: Buffer): Buffer {
  let from = 0
  let at = bytes.indexOf(equals)
  if (at < 0) return bytes
  const out = Buffer.alloc(bytes.length)
  let length = 0
  for (; at >= 0; at = bytes.indexOf(equals, from)) {
    length += bytes.copy(out, length, from, at)
    const high = hexOf(bytes[at + 1])
    const low = hexOf(bytes[at + 2])
    if (high >= 0 && low >= 0) {
      out[length++] = high * 16 + low
      from = at + 3
      continue
    }
    const next = lineEnd(bytes, at + 1)
    if (next === undefined) out[length++] = equals
    from = next ?? at + 1
  }
  length += bytes.copy(out, length, from)
  return out.subarray(0, length)
}

function hexOf(byte: number | undefined): number {
  if (byte === undefined) return -1
  if (byte >= 48 && byte <= 57) return byte - 48
  const letter = byte | 32
  return letter >= 97 && letter <= 102 ? letter - 87 : -1
}

/** The start of the next line, if only blanks come before it. */
function lineEnd(bytes: Buffer, from: number): number | undefined {
  let at = from
  while (bytes[at] === 32 || bytes[at] === 9 || bytes[at] === 13) at++
  return bytes[at] === 10 || at >= bytes.length ? Math.min(at + 1, bytes.length) : undefined
}

const aliases: Record<string, string> = {
  cp1252: 'windows-1252',
  cp932: 'shift_jis',
  ms932: 'shift_jis',
  cp936: 'gbk',
  cp949: 'euc-kr',
  cp950: 'big5',
  'iso-10646-ucs-2': 'utf-16',
  'ucs-2': 'utf-16',
  latin9: 'iso-8859-15',
  utf8mb4: 'utf-8',
}
const plain = new Set([
  '',
  'us-ascii',
  'ascii',
  'ansi_x3.4-1968',
  'unknown-8bit',
  'default',
  '7bit',
  '8bit',
])

/** Decodes bytes with the named charset if possible; falls back to a guess. */
export function decodeText(bytes: Buffer, named: string): string {
  const charset = named
    .trim()
    .toLowerCase()
    .replaceAll(/^["']|["']$/g, '')
  if (/^(?:x-)?(?:unicode-1-1-)?utf-?7$/.test(charset)) return decodeUtf7(bytes.toString('latin1'))
  if (charset === 'utf-8' || charset === 'utf8')
    return bytes.toString('utf8').replace(/^\ufeff/, '')
  if (plain.has(charset)) return guessed(bytes)
  if (charset === 'utf-16' && bytes[0] === 0xfe && bytes[1] === 0xff)
    return decoded(bytes, 'utf-16be')
  return decoded(bytes, aliases[charset] ?? charset.replace(/^(?:x-|cs)(?!mac|user)/, ''))
}

function decoded(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return guessed(bytes)
  }
}

const guessed = (bytes: Buffer) =>
  isUtf8(bytes) ? bytes.toString('utf8') : new TextDecoder('windows-1252').decode(bytes)

const decodeUtf7 = (text: string) =>
  text.replaceAll(/\+([A-Za-z0-9+/]*)-?/g, (_, run: string) => {
    if (run === '') return '+'
    const bytes = Buffer.from(run, 'base64')
    const even = bytes.subarray(0, bytes.length - (bytes.length % 2))
    return new TextDecoder('utf-16be').decode(even)
  })

/** Joins lines of `format=flowed` that were wrapped for sending. */
export function unflow(text: string, deletesSpace: boolean): string {
  const lines: string[] = []
  let open = false
  for (const line of text.split(/\r?\n/)) {
    const own = line.startsWith(' ') ? line.slice(1) : line
    const flows = own.endsWith(' ') && own !== '-- '
    const part = flows && deletesSpace ? own.slice(0, -1) : own
    if (open && !own.startsWith('>')) lines[lines.length - 1] += part
    else lines.push(part)
    open = flows
  }
  return lines.join('\n')
}
