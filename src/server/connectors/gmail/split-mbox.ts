/** One message of an mbox file. */
export type MboxMail = {
  /** The separator line before it, `From …`. */
  from: string
  raw: Buffer
  /** It exceeded the limit; `raw` is its start. */
  truncated: boolean
  /** Its offset in the file. */
  offset: number
}

const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
const zone = '[+-]\\d{2}:?\\d{2}|\\(?[A-Z]{1,5}\\)?'
const separator = new RegExp(
  `^From \\S.*?\\b(?:${months})\\s+\\d{1,2}\\s+\\d{1,2}:\\d{2}(?::\\d{2})?(?: (?:${zone}))? \\d{4}(?: (?:${zone}))?\\s*$`,
)
const longestSeparator = 512
const newline = 10

export const mailBytes = 64 * 1024 * 1024

/** Whether a line separates messages: it starts with `From ` and holds a date in `date` format. */
export function isSeparator(line: Buffer): boolean {
  if (line.length < 6 || line.length >= longestSeparator) return false
  if (line[0] !== 70 || line[1] !== 114 || line[4] !== 32) return false
  return separator.test(line.toString('latin1').trimEnd())
}

type OpenMail = { from: string; parts: Buffer[]; length: number; cut: boolean; offset: number }

const candidate = Buffer.from('\nFrom ')
/** Bytes that may belong to a separator not yet read to its end. */
const kept = longestSeparator + 8

/**
 * Splits an mbox file into messages. A separator must follow an empty line (or the file's start),
 * so that a sentence starting with "From " does not split a message.
 */
export async function* splitMbox(
  stream: AsyncIterable<Buffer>,
  most: number = mailBytes,
): AsyncGenerator<MboxMail> {
  let open: OpenMail | undefined
  // Treats the start of the file as following an empty line.
  let rest: Buffer = Buffer.from('\n\n')
  let position = -rest.length
  let more = true
  const pieces = stream[Symbol.asyncIterator]()
  try {
    while (more) {
      const next = await pieces.next()
      more = !next.done
      const whole: Buffer = next.done ? rest : Buffer.concat([rest, next.value])
      let from = 0
      for (const { start, end } of separators(whole, more)) {
        if (open) yield closed(open, whole.subarray(from, start), most)
        const line = whole.toString('latin1', start, end).trimEnd()
        open = { from: line, parts: [], length: 0, cut: false, offset: position + start }
        from = Math.min(end + 1, whole.length)
      }
      const until = more ? Math.max(from, whole.length - kept) : whole.length
      if (open) add(open, whole.subarray(from, until), most)
      rest = whole.subarray(until)
      position += until
    }
    if (open) yield closed(open, rest, most)
  } finally {
    await pieces.return?.()
  }
}

/** Separator lines; one that is incomplete is left for the next chunk. */
function* separators(whole: Buffer, more: boolean) {
  for (let at = whole.indexOf(candidate); at >= 0; at = whole.indexOf(candidate, at + 1)) {
    const before = whole[at - 1] === 13 ? at - 2 : at - 1
    if (whole[before] !== newline) continue
    const start = at + 1
    const found = whole.indexOf(newline, start)
    if (found < 0 && more) continue
    const end = found < 0 ? whole.length : found
    if (isSeparator(whole.subarray(start, Math.min(end, start + longestSeparator)))) {
      yield { start, end }
    }
  }
}

function add(open: OpenMail, bytes: Buffer, most: number): void {
  const part = bytes.subarray(0, Math.max(0, most - open.length))
  if (part.length < bytes.length) open.cut = true
  if (part.length === 0) return
  open.parts.push(part)
  open.length += part.length
}

function closed(open: OpenMail, end: Buffer, most: number): MboxMail {
  add(open, end, most)
  const { from, parts, cut, offset } = open
  return { from, raw: unescaped(Buffer.concat(parts)), truncated: cut, offset }
}

/** A content line that starts with `From ` was escaped as `>From `. */
function unescaped(raw: Buffer): Buffer {
  if (!raw.includes('>From ')) return raw
  return Buffer.from(raw.toString('latin1').replaceAll(/^>(?=>*From )/gm, ''), 'latin1')
}
