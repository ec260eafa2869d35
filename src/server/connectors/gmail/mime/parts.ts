import { decodeTransfer } from './content.ts'
import { firstOf, readHeader, readParameters, type Headers, type Parameters } from './header.ts'

/** A MIME part; the message itself is one. */
export type Part = {
  headers: Headers
  type: string
  parameters: Parameters['parameters']
  disposition: string
  fileName: string | null
  /** Referenced by other parts, as a page references its images. */
  contentId: string
  /** The size of the content in its transfer encoding. */
  encodedBytes: number
  content: () => Buffer
  children: Part[]
}

/** No mail program exceeds these; only an attacker does. */
export const limits = { parts: 2_000, depth: 40 }

type Open = { part: Part; mark: Buffer; usual: string }
type Found = { level: number; isLast: boolean; next: number }

/** The MIME part tree of a message, read in one pass; contents are decoded on demand. */
export function readParts(bytes: Buffer): Part {
  /** The open multipart parts, outermost first. */
  const open: Open[] = []
  let left = limits.parts
  let ended = (_end: number) => {}

  /** Reads the header of the part that starts here and returns where its content starts. */
  function begin(start: number, usual: string): { part: Part; body: number } {
    const isBorder = (line: number) => boundaryAt(bytes, line, open) !== undefined
    const { headers, body } = readHeader(bytes, start, isBorder)
    const { part, end } = partOf(bytes, body, headers, usual)
    ended = end
    const boundary = part.parameters.get('boundary')?.trimEnd() ?? ''
    if (part.type.startsWith('multipart/') && boundary !== '' && open.length < limits.depth) {
      const inner = part.type === 'multipart/digest' ? 'message/rfc822' : 'text/plain'
      open.push({ part, mark: Buffer.from(`--${boundary}`), usual: inner })
    }
    return { part, body }
  }

  const root = begin(0, 'text/plain')
  for (let line = nextLine(bytes, root.body); line >= 0 && open.length > 0;) {
    const found = boundaryAt(bytes, line, open)
    const holder = found && open[found.level]
    if (!found || !holder) {
      line = nextLine(bytes, line + 1)
      continue
    }
    ended(beforeLineEnd(bytes, line))
    ended = () => {}
    open.length = found.isLast ? found.level : found.level + 1
    let body = found.next
    if (!found.isLast && left > 0) {
      left -= 1
      const child = begin(found.next, holder.usual)
      holder.part.children.push(child.part)
      body = child.body
    }
    line = nextLine(bytes, body)
  }
  ended(bytes.length)
  return root.part
}

function partOf(bytes: Buffer, body: number, headers: Headers, usual: string) {
  const { value, parameters } = readParameters(firstOf(headers, 'content-type'))
  const disposition = readParameters(firstOf(headers, 'content-disposition'))
  const encoding = firstOf(headers, 'content-transfer-encoding')
  const name = disposition.parameters.get('filename') ?? parameters.get('name') ?? ''
  let until = bytes.length
  const part: Part = {
    headers,
    type: value.includes('/') ? value : usual,
    parameters,
    disposition: disposition.value,
    fileName: name === '' ? null : name.slice(0, 500),
    contentId: firstOf(headers, 'content-id'),
    encodedBytes: until - body,
    content: () => decodeTransfer(bytes.subarray(body, until), encoding),
    children: [],
  }
  const end = (at: number) => {
    until = Math.max(body, at)
    part.encodedBytes = until - body
  }
  return { part, end }
}

/** The next line at or after `from` that starts with two dashes. */
function nextLine(bytes: Buffer, from: number): number {
  if (from === 0 && bytes[0] === dash) return 0
  const before = bytes.indexOf('\n--', Math.max(0, from - 1))
  return before < 0 ? -1 : before + 1
}

/** The part whose boundary this line is; the innermost match wins. */
function boundaryAt(bytes: Buffer, line: number, open: readonly Open[]): Found | undefined {
  if (bytes[line] !== dash || bytes[line + 1] !== dash) return undefined
  for (let level = open.length - 1; level >= 0; level--) {
    const mark = open[level]?.mark
    if (!mark) continue
    const after = line + mark.length
    if (!bytes.subarray(line, after).equals(mark)) continue
    const closing = bytes[after] === dash && bytes[after + 1] === dash
    const next = lineEnd(bytes, closing ? after + 2 : after)
    if (next !== undefined) return { level, isLast: closing, next }
  }
  return undefined
}

/** The start of the next line, if the rest of this one is blank. */
function lineEnd(bytes: Buffer, from: number): number | undefined {
  let at = from
  while (bytes[at] === 32 || bytes[at] === 9 || bytes[at] === 13) at++
  if (at >= bytes.length) return bytes.length
  return bytes[at] === newline ? at + 1 : undefined
}

/** The line break before a boundary belongs to the boundary. */
const beforeLineEnd = (bytes: Buffer, line: number) =>
  bytes[line - 2] === 13 ? line - 2 : Math.max(0, line - 1)

const newline = 10
const dash = 45
