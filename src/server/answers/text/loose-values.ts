import type { AnswerType } from '../extract/answer-type.ts'
import { spansOf } from '../extract/spans.ts'
import type { Span } from '../extract/spans.ts'

const day = String.raw`\d{1,2}`
const figure = String.raw`\d+(?:[.,'’ ]\d{3})*(?:[.,]\d{1,2}|,[-–])?`
const weekday = String.raw`(?:(?:Mon?|Tue?s?|Wed?|Thu?r?s?|Fri?|Sat?|Sun?|Mo|Di|Mi|Do|Fr|Sa|So)[a-z]{0,8}\.?,?\s+)?`

/**
 * Values written too loosely for the rules, which the reader may still choose: days without a year,
 * amounts in any country's notation, or without a currency sign if they have cents.
 */
const loose: Partial<Record<AnswerType, RegExp[]>> = {
  date: [
    new RegExp(String.raw`${weekday}\b${day}[./]${day}(?:[./](?:\d{4}|\d{2}))?(?![\d/])\.?`, 'g'),
    new RegExp(String.raw`\b(?:${day}[-/ ])?(?:\p{L}{3}|\d{1,2})[-/]\d{4}\b`, 'gu'),
    new RegExp(String.raw`${weekday}\b${day}\.(?!\d)`, 'g'),
  ],
  time: [/(?<![\d.,:/])\d{1,2}[.:]\d{2}\s?(?:[ap]\.?m\b\.?|Uhr\b)/gi],
  // Number plates, and codes in groups.
  code: [
    /(?<![\p{L}\p{N}-])\p{Lu}{1,3}-(?:\p{Lu}{1,2} ?\d{1,4}[EH]?|\d{1,5} ?\p{Lu}{1,3})(?![\p{L}\p{N}])/gu,
    /(?<![\p{L}\p{N}.,/-])(?:[A-Z]{1,3} )?\d{1,4}(?: \d{2,5}){1,6}(?: ?\/ ?\d{1,4})?(?![\p{L}\p{N}.,]\d)/gu,
    /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g,
  ],
  money: [
    new RegExp(
      String.raw`(?:(?<![\p{L}])\p{Lu}{0,3}[$€£¥]|(?<!\p{L})(?:\p{Lu}{3}|Rs\.?|Fr\.|kr)(?=\s?\d))\s?[-–]?${figure}(?!\d)`,
      'gu',
    ),
    new RegExp(
      String.raw`[-–]?(?<![\d.,])${figure}\s?(?:[$€£¥]|(?:\p{Lu}{3}|kr|Fr|Euro?|pesos?)\b\.?)`,
      'gu',
    ),
    /(?<![\d.,'’/:])[-–]?\d+(?:[.,'’]\d{3})*[.,]\d{2}(?![\d%])/g,
  ],
}

/** It is part of a longer number, as `00 am` in `10.00 am`, a date as `03` in `03/01/2026`, or a currency as `$5` in `S$5`. */
function isFragment(line: string, type: AnswerType, { start, end }: Span): boolean {
  const before = line.slice(0, start)
  const text = line.slice(start, end)
  const after = line.slice(end)
  return (
    (/\d[.:]$/.test(before) && /^\d/.test(text)) ||
    (/\d[,'’]$/.test(before) && /^\d{3}(?!\d)/.test(text)) ||
    (/\d$/.test(text) && /^[.,'’]\d{3}(?!\d)/.test(after)) ||
    (type === 'count' && (/\d\/$/.test(before) || /^\/\d/.test(after))) ||
    (/(?<!\p{L})\p{Lu}{1,2}$/u.test(before) && /^[$€£¥]/.test(text))
  )
}

/** The values of a type in a line. */
export function valuesOf(line: string, type: AnswerType): Span[] {
  const strict = spansOf(line, type)
  const more = (loose[type] ?? []).flatMap((pattern) =>
    [...line.matchAll(pattern)].map(({ 0: text, index }) => ({
      text,
      start: index,
      end: index + text.length,
    })),
  )
  return [...strict, ...more].filter((value) => !isFragment(line, type, value))
}
