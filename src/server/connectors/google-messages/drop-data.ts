/** Longer values are no text that a person wrote. */
const mostValueBytes = 1024 * 1024

const tagStart = 0x3c
const tagEnd = 0x3e
const quotes = new Set([0x22, 0x27])
const comment = Buffer.from('!--')
const commentEnd = Buffer.from('-->')
/** Enough of a tag to know the name of the attribute whose value begins. */
const tailBytes = 16

type State =
  | { in: 'text' | 'tag' | 'comment' }
  /** Inside an attribute: how much of it may still be kept, and how much of it was seen. */
  | { in: 'value'; quote: number; room: number; seen: number }

/**
 * Cuts the content of pictures and films (`data="…"`) out of an XML file before it is parsed: they
 * are nearly all of a backup, and a parser would hold each of them in memory several times over. How
 * long one was stands in its place.
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
    /** Keeps up to and with a sign; whether it was found in this part. */
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

/** The next sign of a tag that means something: a quote, its end, or what may begin a comment. */
function nextInTag(part: Buffer, from: number): number {
  for (let at = from; at < part.length; at++) {
    const sign = part[at] ?? 0
    if (sign === tagEnd || quotes.has(sign) || sign === 0x2d) return at
  }
  return -1
}

/** Where the sign that was kept last leads to. */
function afterSign(tail: Buffer): State {
  const sign = tail.at(-1) ?? 0
  if (sign === tagEnd) return { in: 'text' }
  if (!quotes.has(sign)) return { in: tail.subarray(-4).equals(openComment) ? 'comment' : 'tag' }
  const isData = /\sdata\s*=\s*["']$/.test(tail.toString('latin1'))
  return { in: 'value', quote: sign, room: isData ? 0 : mostValueBytes, seen: 0 }
}
