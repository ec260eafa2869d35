/** No person writes a longer text. */
const mostValueBytes = 1024 * 1024

const tagStart = 0x3c
const tagEnd = 0x3e
const quotes = new Set([0x22, 0x27])
const comment = Buffer.from('!--')
const commentEnd = Buffer.from('-->')
/** Enough of a tag to recognise the name of the attribute whose value starts. */
const tailBytes = 16

type State =
  | { in: 'text' | 'tag' | 'comment' }
  /** Inside an attribute value: how many bytes to keep, and how many have been seen. */
  | { in: 'value'; quote: number; room: number; seen: number }

/**
 * Removes the content of pictures and videos (`data="…"`) from an XML file before it is parsed: it
 * makes up nearly all of a backup, and a parser would hold several copies in memory. The length of
 * the content takes its place.
 */
export function createDataFilter(): (part: Buffer) => Buffer {
  let state: State = { in: 'text' }
  let tail = Buffer.alloc(0)

  return (part) => {
    const kept: Buffer[] = []
    let at = 0
    const keep = (to: number) => {
      const piece = part.subarray(at, to)
      kept.push(piece)
      tail = Buffer.concat([tail, piece.subarray(-tailBytes)]).subarray(-tailBytes)
      at = to
    }
    /**
     * Keeps everything up to and including a character; returns whether it was found in this chunk.
     */
    const keepThrough = (found: number) => {
      keep(found < 0 ? part.length : found + 1)
      return found >= 0
    }
    while (at < part.length) {
      if (state.in === 'value') {
        const found = part.indexOf(state.quote, at)
        const end = found < 0 ? part.length : found
        const room = Math.max(0, state.room - state.seen)
        state.seen += end - at
        keep(Math.min(end, at + room))
        at = end
        if (found < 0) continue
        if (state.room === 0) kept.push(Buffer.from(String(state.seen)))
        keep(end + 1)
        state = { in: 'tag' }
      } else if (state.in === 'text') {
        if (keepThrough(part.indexOf(tagStart, at))) state = { in: 'tag' }
      } else if (state.in === 'tag') {
        if (keepThrough(nextInTag(part, at))) state = afterSign(tail)
      } else if (keepThrough(part.indexOf(tagEnd, at)) && tail.subarray(-3).equals(commentEnd)) {
        state = { in: 'text' }
      }
    }
    return Buffer.concat(kept)
  }
}

const openComment = Buffer.concat([Buffer.from('<'), comment])

/** The next relevant character in a tag: a quote, its end, or what may start a comment. */
function nextInTag(part: Buffer, from: number): number {
  for (let at = from; at < part.length; at++) {
    const sign = part[at] ?? 0
    if (sign === tagEnd || quotes.has(sign) || sign === 0x2d) return at
  }
  return -1
}

/** The state after the last kept character. */
function afterSign(tail: Buffer): State {
  const sign = tail.at(-1) ?? 0
  if (sign === tagEnd) return { in: 'text' }
  if (!quotes.has(sign)) return { in: tail.subarray(-4).equals(openComment) ? 'comment' : 'tag' }
  const isData = /\sdata\s*=\s*["']$/.test(tail.toString('latin1'))
  return { in: 'value', quote: sign, room: isData ? 0 : mostValueBytes, seen: 0 }
}
