import { fold } from './fold.ts'
import { eachRun } from './runs.ts'
import { wordParts } from './word-parts.ts'

export type Match = [start: number, end: number]
/** A part of a passage with the ranges to be highlighted. */
export type Excerpt = { text: string; matches: Match[] }

const excerptLength = 280
const edge = /[\s.!?;:]/u

/** Offsets of the words of a text that are among `words` (folded), in order. */
export function findMatches(text: string, words: readonly string[]): Match[] {
  const sought = new Set(words.map(fold))
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  const matches: Match[] = []
  eachRun(text, (start, end) => {
    let marked = start
    for (const { folded, from, to } of wordParts(text.slice(start, end), segmenter)) {
      if (!sought.has(folded) || start + to <= marked) continue
      matches.push([Math.max(start + from, marked), start + to])
      marked = start + to
    }
  })
  return matches
}

/** The part of a text with the most of the sought words, cut at word boundaries. */
export function findExcerpt(
  text: string,
  words: readonly string[],
  length = excerptLength,
): Excerpt {
  const matches = findMatches(text, words)
  if (text.length <= length) return { text, matches }
  const start = bestStart(text, matches, length)
  const from = start === 0 ? 0 : wordStart(text, start)
  const to = wordEnd(text, Math.min(text.length, from + length))
  const before = from > 0 ? '… ' : ''
  const shift = before.length - from
  return {
    text: `${before}${text.slice(from, to).trimEnd()}${to < text.length ? ' …' : ''}`,
    matches: matches
      .filter(([begin, end]) => begin >= from && end <= to)
      .map(([begin, end]): Match => [begin + shift, end + shift]),
  }
}

/** Begins a little before the match followed by the most distinct words. */
function bestStart(text: string, matches: readonly Match[], length: number): number {
  let best = { start: 0, count: 0 }
  for (const [begin] of matches) {
    const start = Math.max(0, begin - Math.floor(length / 5))
    const inside = matches.filter(([from, to]) => from >= start && to <= start + length)
    const count = new Set(inside.map(([from, to]) => fold(text.slice(from, to)))).size
    if (count > best.count) best = { start, count }
  }
  return best.start
}

function wordStart(text: string, position: number): number {
  for (let at = position; at > Math.max(0, position - 40); at--) {
    if (edge.test(text[at - 1] ?? ' ')) return at
  }
  return position
}

function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length
  for (let at = position; at > Math.max(0, position - 40); at--) {
    if (edge.test(text[at] ?? ' ')) return at
  }
  return position
}
