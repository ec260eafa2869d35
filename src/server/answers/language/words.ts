import { fold, stem } from './stem.ts'

export type Word = {
  /** As written. */
  text: string
  folded: string
  stem: string
  start: number
  end: number
  /** Number of the quotation that contains the word. */
  quote?: number
}

const pattern =
  /(?<!\p{L})(?:\p{L}\.){2,}(?:\p{L}(?!\p{L}))?|e-mails?(?!\p{L})|\d+(?:st|nd|rd|th)(?!\p{L})|\d[\d.]*(?:k|m|mio|bn)(?![\p{L}\p{N}])|[$€£¥]?\d(?:[\d.,]*\d)?%?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’&][\p{L}\p{N}]+)*|[&%#$€£]/giu
const quotations = /"([^"]+)"|“([^”]+)”|«([^»]+)»|„([^“”]+)[“”]/g

const initials = /^(?:\p{L}\.){2,}\p{L}?$/u

/** `U.S.` becomes `US`, and `e-mail` becomes `email`. */
const plain = (word: string) =>
  initials.test(word) ? word.replaceAll('.', '') : word.replace(/^e-/i, 'e')

/** The words of a text with their positions. Numbers keep their signs and separators. */
export function wordsOf(text: string): Word[] {
  const quotes = [...text.matchAll(quotations)].map((match) => [
    match.index,
    match.index + match[0].length,
  ])
  return [...text.matchAll(pattern)].map((match) => {
    const start = match.index
    const quote = quotes.findIndex(([from = 0, to = 0]) => start >= from && start < to)
    const said = plain(match[0])
    const word = { text: match[0], folded: fold(said), stem: stem(said), start }
    return { ...word, end: start + match[0].length, ...(quote >= 0 ? { quote } : {}) }
  })
}

/** Folded words of a heading or value: `unitPrice` has two, `kW` and `Driver(s)` one. */
export const foldedWords = (text: string): string[] =>
  fold(text.replace(/(\p{Ll}{2})(\p{Lu})/gu, '$1 $2').replace(/(?<=\p{L})\(s\)/gu, 's'))
    .match(pattern)
    ?.filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map(plain) ?? []
