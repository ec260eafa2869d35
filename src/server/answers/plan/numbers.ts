import type { Lexicon } from '../language/lexicon.ts'
import { fold } from '../language/stem.ts'
import type { Word } from '../language/words.ts'

/**
 * A written number: `1,234.50`, `1.234,50`, `€50`, `12%`. A single separator before exactly three
 * digits is read by the language: `1.234` is a little over one in English, and a thousand in German.
 */
export function numberOfText(text: string, language = 'en'): number | undefined {
  const plain = text.replace(/^[$€£¥]/, '').replace(/%$/, '')
  if (!/^-?\d[\d.,]*$/.test(plain)) return undefined
  const trimmed = plain.replace(/[.,]+$/, '')
  const decimal = Math.max(trimmed.lastIndexOf('.'), trimmed.lastIndexOf(','))
  if (decimal < 0) return Number(trimmed)
  const sign = trimmed[decimal] ?? '.'
  const fraction = trimmed.slice(decimal + 1)
  const isThousands =
    (fraction.length === 3 &&
      /^-?[1-9]\d{0,2}$/.test(trimmed.slice(0, decimal)) &&
      sign === (language === 'de' ? '.' : ',')) ||
    trimmed.split(sign).length > 2
  const whole = trimmed.slice(0, decimal).replace(/[.,]/g, '')
  return isThousands ? Number(whole + fraction) : Number(`${whole}.${fraction}`)
}

export function numberOfWord(word: Word | undefined, lexicon: Lexicon): number | undefined {
  if (!word) return undefined
  const written = numberOfText(word.text, lexicon.language)
  if (written !== undefined) return written
  const short = /^(\d+(?:[.,]\d+)?)(k|m|mio|bn)$/.exec(word.folded)
  if (short)
    return (
      Number(short[1]?.replace(',', '.')) * ({ k: 1e3, m: 1e6, mio: 1e6 }[short[2] ?? ''] ?? 1e9)
    )
  const entry = Object.entries(lexicon.numbers).find(([name]) => fold(name) === word.folded)
  return entry?.[1]
}

const multipliers = new Set([100, 1000, 1_000_000, 1_000_000_000])

/** A number and its span: `two hundred`, `5 million`. */
export function numberAt(words: readonly Word[], at: number, lexicon: Lexicon) {
  const first = numberOfWord(words[at], lexicon)
  if (first === undefined) return undefined
  const next = /^\p{L}/u.test(words[at + 1]?.text ?? '')
    ? numberOfWord(words[at + 1], lexicon)
    : undefined
  if (next !== undefined && multipliers.has(next) && !multipliers.has(first)) {
    return { value: first * next, end: at + 2 }
  }
  return { value: first, end: at + 1 }
}
