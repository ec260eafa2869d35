import { fold } from './fold.ts'

/** A part of a run of letters and digits, with its place in the run. */
export type WordPart = {
  folded: string
  from: number
  to: number
  /** True for a whole joined word such as `INV-2041`, listed along with its parts. */
  joined?: true
}

/** Matches most words, which need no further analysis. */
const latinWord = /^[a-z]+$/i
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const simple = /^[\p{L}\p{M}\p{N}]+$/u
const piece = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
const digit = /\p{Nd}/u
const number = /^\d{1,3}(?:([.,'’])\d{3})+(?:[.,]\d+)?$|^\d+[.,]\d+$/u
const initials = /^\p{L}(?:\.\p{L})+$/u
const apostrophe = /['’]/u
const leadingZeros = /^0+(?=\d)/

/** The words within a run of letters and digits: `John's`, `INV-2041`, `1,234.56`. */
export function wordParts(run: string, segmenter: Intl.Segmenter): WordPart[] {
  if (latinWord.test(run)) return [{ folded: run.toLowerCase(), from: 0, to: run.length }]
  if (spaceless.test(run)) return segmented(run, segmenter)
  if (simple.test(run)) return [{ folded: withoutZeros(fold(run)), from: 0, to: run.length }]
  if (number.test(run)) return [{ folded: plainNumber(run), from: 0, to: run.length }]
  if (initials.test(run)) {
    return [{ folded: fold(run.replaceAll('.', '')), from: 0, to: run.length }]
  }
  const parts = piecesOf(run)
  if (parts.length > 1 && digit.test(run)) {
    const joined = parts.map(({ from, to }) => fold(run.slice(from, to))).join('')
    parts.push({ folded: joined, from: 0, to: run.length, joined: true })
  }
  return parts
}

/** Normalizes numbers: `1,234.50`, `1.234,50` and `1234.5` all become 1234.5. */
function plainNumber(run: string): string {
  const last = Math.max(run.lastIndexOf('.'), run.lastIndexOf(','))
  const separators = run.match(/[.,'’]/gu) ?? []
  const decimals = run.length - last - 1
  const grouped = decimals === 3 && new Set(separators).size === 1 && run.indexOf('0') !== 0
  const whole = (grouped || last < 0 ? run : run.slice(0, last)).replace(/\D/gu, '')
  const fraction = grouped || last < 0 ? '' : run.slice(last + 1).replace(/0+$/, '')
  return fraction === '' ? withoutZeros(whole) : `${withoutZeros(whole)}.${fraction}`
}

function piecesOf(run: string): WordPart[] {
  const parts: WordPart[] = []
  for (const match of run.matchAll(piece)) {
    const from = match.index
    const to = from + match[0].length
    // The short part at an apostrophe is an ending or an article: John's, don't, l'eau, d'Artagnan.
    const tail = from > 0 && apostrophe.test(run[from - 1] ?? '') && to - from <= 2
    const head = to < run.length && apostrophe.test(run[to] ?? '') && to - from <= 2
    if (!(tail && parts.length > 0) && !head) {
      parts.push({ folded: withoutZeros(fold(match[0])), from, to })
    }
  }
  return parts
}

function segmented(run: string, segmenter: Intl.Segmenter): WordPart[] {
  const parts: WordPart[] = []
  for (const { segment, index, isWordLike } of segmenter.segment(run)) {
    if (isWordLike !== true) continue
    parts.push({ folded: withoutZeros(fold(segment)), from: index, to: index + segment.length })
  }
  return parts
}

function withoutZeros(folded: string): string {
  return folded.replace(leadingZeros, '')
}
