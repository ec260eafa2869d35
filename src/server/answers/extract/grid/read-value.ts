import { numberOfText } from '../../plan/numbers.ts'

/** The figure of a cell, as written and as a number. */
export type Value = { number: number; text: string; isPercent: boolean }

const nothing = /^[$€£¥\s]*(?:[-–—‐_]\s*)+%?$/
const footnote = /\s*(?:\((?:\d|[a-z])\)|\*+|†|‡)+$/iu
const currency = '(?:[A-Z]{0,3}[$€£¥]|EUR|USD|GBP|CHF|JPY|CAD|AUD|SEK|NOK|DKK|RMB|INR|Rs\\.?)'
const sign = '[-−–(]*'
const figure = new RegExp(
  `^(?<sign>${sign})\\s*${currency}?\\s*(?<minus>${sign})\\s*(?<digits>\\d[\\d.,]*|\\.\\d+)\\s*\\)?\\s*(?<unit>%|x|pp|bps|c|p|€)?\\s*\\)?$`,
  'u',
)

/** The figure of a cell: `$ (1,204.5)` is negative, a dash is zero. */
export function readValue(cell: string): Value | undefined {
  const text = cell.replace(/\s+/g, ' ').trim()
  if (text === '') return undefined
  if (nothing.test(text)) return { number: 0, text, isPercent: text.endsWith('%') }
  const found = figure.exec(text) ?? figure.exec(text.replace(footnote, ''))
  const { sign: before = '', minus = '', digits = '', unit } = found?.groups ?? {}
  const size = numberOfText(digits.startsWith('.') ? `0${digits}` : digits)
  if (!found || size === undefined || /[.,]{2}/.test(digits)) return undefined
  const isNegative = /[-−–(]/.test(before + minus)
  return { number: isNegative ? -size : size, text, isPercent: unit === '%' }
}

const year = /\b(?:19|20)\d\d\b/g
const shortYear = /\bFY?\s?['’]?(\d\d)\b/gi

/** The years that a heading or a question names: `2019`, `FY19`. */
export function yearsIn(text: string): number[] {
  const long = [...text.matchAll(year)].map(([digits]) => Number(digits))
  const short = [...text.matchAll(shortYear)].map(([, digits]) => 2000 + Number(digits))
  return [...new Set([...long, ...short])]
}

const monthOrDay =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|januar|februar|märz|mai|juni|juli|oktober|dezember)\b\.?/giu
const periodWords =
  /\b(?:fy|fiscal|years?|ended|ending|as|at|of|for|the|in|on|jahr|geschäftsjahr|stand|zum|and|to|months?|twelve)\b/giu

/** A heading that consists of a period: `December 31, 2019`, `FY19`. */
export function isPeriod(text: string): boolean {
  if (yearsIn(text).length === 0) return false
  const rest = text
    .replace(year, '')
    .replace(shortYear, '')
    .replace(monthOrDay, '')
    .replace(periodWords, '')
    .replace(/\d{1,2}(?:st|nd|rd|th)?\b/g, '')
  return !/[\p{L}\p{N}]/u.test(rest)
}
