import type { Locator } from '#shared/locators.ts'
import type { Block } from './extracted.ts'
import { estimateTokens, passageTokens } from './tokens.ts'

/** A block, or a part of one, small enough for a passage. */
export type Unit = { text: string; tokens: number; locator: Locator; heading: boolean }

/** Longest sentence or table header that is repeated in the next part. */
const repeatedTokens = 60

/** Splits a block into parts that fit: tables and lists between rows, text between sentences. */
export function cutBlock(block: Block): Unit[] {
  const tokens = estimateTokens(block.text)
  const heading = block.kind === 'heading'
  if (tokens <= passageTokens) {
    return block.text.trim() === ''
      ? []
      : [{ text: block.text, tokens, locator: block.locator, heading }]
  }
  const byRows = block.kind === 'table' || block.kind === 'list'
  const pieces = (byRows ? lines(block.text) : sentences(block.text)).flatMap(cutLong)
  return gather(pieces, block.kind).map((part) => ({
    text: part.text,
    tokens: estimateTokens(part.text),
    locator: partOf(block.locator, part.start / block.text.length, part.end / block.text.length),
    heading,
  }))
}

type Piece = { text: string; start: number; end: number }

function lines(text: string): Piece[] {
  return [...text.matchAll(/[^\n]+/g)].map((match) => pieceAt(match[0], match.index))
}

function sentences(text: string): Piece[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })
  return [...segmenter.segment(text)].map(({ segment, index }) => pieceAt(segment, index))
}

function pieceAt(text: string, start: number): Piece {
  return { text, start, end: start + text.length }
}

const pieceTokens = 180
const wordCharacters = 400

/** Splits a sentence or row that is too long between words, and a long word between letters. */
function cutLong(piece: Piece): Piece[] {
  if (estimateTokens(piece.text) <= pieceTokens) return [piece]
  const words = [...piece.text.matchAll(new RegExp(`\\s*\\S{1,${wordCharacters}}`, 'g'))]
  const parts: Piece[] = []
  let open: Piece | undefined
  for (const match of words) {
    const word = match[0]
    if (open && estimateTokens(open.text + word) <= pieceTokens) {
      open.text += word
      open.end += word.length
    } else {
      open = pieceAt(word, piece.start + match.index)
      parts.push(open)
    }
  }
  return parts
}

/** Fills parts with pieces; each part after the first repeats a little as context. */
function gather(pieces: readonly Piece[], kind: Block['kind']): Piece[] {
  const joint = kind === 'table' || kind === 'list' ? '\n' : ''
  const parts: Piece[] = []
  let open: { piece: Piece; tokens: number } | undefined
  pieces.forEach((piece, index) => {
    const tokens = estimateTokens(piece.text)
    if (open && open.tokens + tokens <= passageTokens) {
      open.piece = {
        text: open.piece.text + joint + piece.text,
        start: open.piece.start,
        end: piece.end,
      }
      open.tokens += tokens
      return
    }
    if (open) parts.push(open.piece)
    const repeated = open
      ? kind === 'table'
        ? pieces[0]
        : joint === ''
          ? pieces[index - 1]
          : undefined
      : undefined
    open = begin(piece, tokens, repeated, joint)
  })
  if (open) parts.push(open.piece)
  return parts
    .map((part) => ({ ...part, text: part.text.trim() }))
    .filter((part) => part.text !== '')
}

function begin(
  piece: Piece,
  tokens: number,
  repeated: Piece | undefined,
  joint: string,
): { piece: Piece; tokens: number } {
  const extra = repeated ? estimateTokens(repeated.text) : 0
  if (!repeated || extra > repeatedTokens) return { piece, tokens }
  return { piece: { ...piece, text: repeated.text + joint + piece.text }, tokens: tokens + extra }
}

/** A page's rectangles correspond to its lines, so a share of the text is a share of them. */
function partOf(locator: Locator, from: number, to: number): Locator {
  if (locator.kind !== 'page') return locator
  const count = locator.rects.length
  const rects = locator.rects.slice(
    Math.floor(from * count),
    Math.max(Math.floor(from * count) + 1, Math.ceil(to * count)),
  )
  return { ...locator, rects }
}
