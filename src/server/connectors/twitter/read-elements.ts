import { decodeText, readAll } from '../read-text.ts'

/** An element of a file's array, or what is damaged: one element, or the rest of the file. */
export type Element = { value: unknown } | { broken: 'element' | 'rest' }

const mostBytes = 256 * 1024 * 1024
const quote = 0x22
const backslash = 0x5c

/**
 * Reads the elements of an archive file, `window.YTD.tweets.part0 = [ … ]`, one by one, because a
 * file may exceed memory. A file with a single object yields that object.
 */
export async function* readElements(stream: AsyncIterable<Buffer>): AsyncGenerator<Element> {
  const scan = createScanner()
  for await (const chunk of asUtf8(stream)) {
    for (const bytes of scan.push(chunk)) yield parse(bytes)
  }
  if (!scan.isWhole()) yield { broken: 'rest' }
}

function parse(bytes: Buffer): Element {
  try {
    return { value: JSON.parse(bytes.toString('utf8')) }
  } catch {
    return { broken: 'element' }
  }
}

/** Some tools save the files as UTF-16, which is read as a whole. */
async function* asUtf8(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const pieces = stream[Symbol.asyncIterator]()
  const first = await pieces.next()
  if (first.done) return
  const rest = { [Symbol.asyncIterator]: () => pieces }
  const wide = wideEncoding(first.value)
  if (wide === undefined) {
    yield first.value
    yield* rest
    return
  }
  const whole = Buffer.concat([first.value, await readAll(rest, mostBytes)])
  const text = wide === 'marked' ? decodeText(whole) : new TextDecoder(wide).decode(whole)
  yield Buffer.from(text)
}

function wideEncoding(start: Buffer): 'marked' | 'utf-16le' | 'utf-16be' | undefined {
  const mark = start.length >= 2 ? start.readUInt16BE(0) : 0
  if (mark === 0xff_fe || mark === 0xfe_ff) return 'marked'
  if (start.length < 4) return undefined
  if (start[1] === 0 && start[3] === 0) return 'utf-16le'
  return start[0] === 0 && start[2] === 0 ? 'utf-16be' : undefined
}

/** Splits JSON into the elements of its outermost array without parsing them. */
function createScanner() {
  let state: 'head' | 'array' | 'object' | 'end' = 'head'
  let depth = 0
  let inString = false
  let escaped = false
  let parts: Buffer[] = []
  let length = 0

  /** The start of the data; it is preceded by the name of a variable. */
  function startIn(chunk: Buffer): number {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]
      if (byte === 0x5b || byte === 0x7b) {
        state = byte === 0x5b ? 'array' : 'object'
        return byte === 0x5b ? at + 1 : at
      }
    }
    return chunk.length
  }

  function* push(chunk: Buffer): Generator<Buffer> {
    let at = state === 'head' ? startIn(chunk) : 0
    let from = depth > 0 ? at : -1
    for (; at < chunk.length && state !== 'end'; at++) {
      const byte = chunk[at]
      if (inString) {
        if (escaped) escaped = false
        else if (byte === backslash) escaped = true
        else if (byte === quote) inString = false
      } else if (byte === quote) inString = true
      else if (byte === 0x7b || byte === 0x5b) {
        if (depth === 0) from = at
        depth += 1
      } else if (byte === 0x7d || byte === 0x5d) {
        if (depth === 0) state = 'end'
        else depth -= 1
        if (depth > 0 || from < 0) continue
        yield Buffer.concat([...parts, chunk.subarray(from, at + 1)])
        parts = []
        length = 0
        from = -1
        if (state === 'object') state = 'end'
      }
    }
    if (depth > 0 && from >= 0) keep(chunk.subarray(from))
  }

  function keep(part: Buffer): void {
    length += part.length
    // Far more than any post or conversation: the file is not a list of them.
    if (length > mostBytes) state = 'end'
    else parts.push(part)
  }

  return { push, isWhole: () => state === 'end' && length <= mostBytes }
}
