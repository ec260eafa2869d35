import { ConnectorError } from '../../connector-error.ts'

/** A separately readable piece of a JSON file. */
export type JsonPart = {
  /** The outer object's property that contains it; empty if the file is an array. */
  key: string
  /** An array element rather than a property's value. */
  element: boolean
  text: string
}

const mostPartBytes = 64 * 1024 * 1024
const quote = 34
const comma = 44
const colon = 58
const bracket = 91
const backslash = 92
const closeBracket = 93
const brace = 123
const closeBrace = 125

/**
 * Splits a JSON file into the elements of its array, or of the arrays in its object, so that
 * gigabytes of positions need only the memory of one.
 */
export async function* jsonParts(stream: AsyncIterable<Buffer>): AsyncGenerator<JsonPart> {
  let depth = 0
  /** The depth at which pieces are split: 1, or 2 inside an array of the outer object. */
  let base = 1
  let outer = 0
  let inText = false
  let escaped = false
  let key: string | undefined
  let kept: Buffer[] = []
  let keptBytes = 0
  let open = false
  for await (const chunk of stream) {
    let from = 0
    const take = (to: number): string => {
      const piece = Buffer.concat([...kept, chunk.subarray(from, to)]).toString('utf8')
      kept = []
      keptBytes = 0
      open = false
      return piece.trimEnd()
    }
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0
      if (inText) {
        if (escaped) escaped = false
        else if (byte === backslash) escaped = true
        else if (byte === quote) inText = false
        continue
      }
      if (byte <= 32) continue
      if (byte === closeBrace || byte === closeBracket) {
        depth -= 1
        if (depth >= base) continue
        if (open) yield { key: key ?? '', element: outer === bracket || base === 2, text: take(at) }
        base = 1
        continue
      }
      if (byte === comma && depth === base) {
        if (open) yield { key: key ?? '', element: outer === bracket || base === 2, text: take(at) }
        if (base === 1) key = undefined
        continue
      }
      if (byte === colon && depth === 1 && outer === brace && key === undefined) {
        key = nameOf(take(at))
        continue
      }
      if (depth === 0) {
        // A byte order mark may come first.
        if (byte !== brace && byte !== bracket) continue
        outer = byte
        depth = 1
        continue
      }
      if (!open && depth === base) {
        if (byte === bracket && base === 1 && outer === brace && key !== undefined) {
          base = 2
          depth = 2
          continue
        }
        open = true
        from = at
      }
      if (byte === quote) inText = true
      else if (byte === brace || byte === bracket) depth += 1
    }
    if (!open) continue
    kept.push(chunk.subarray(from))
    keptBytes += chunk.length - from
    if (keptBytes > mostPartBytes) throw new ConnectorError('bad_file')
  }
  if (depth !== 0 || outer === 0) throw new ConnectorError('bad_file')
}

function nameOf(text: string): string {
  const name = parseJson(text)
  if (typeof name !== 'string') throw new ConnectorError('bad_file')
  return name
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ConnectorError('bad_file', { cause: error })
  }
}
