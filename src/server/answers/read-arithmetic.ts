import { numberOfText } from './plan/numbers.ts'
import { readConversion, readCurrency } from './read-conversion.ts'
import type { Conversion } from './read-conversion.ts'
import { readDateTask } from './read-date-task.ts'
import type { DateTask } from './read-date-task.ts'

/** A parsed calculation. */
export type Task =
  | { kind: 'expression'; expression: string; asWritten: string }
  | Conversion
  | { kind: 'compound'; principal: number; rate: number; years: number; perYear: number }
  | { kind: 'change'; from: number; to: number }
  | { kind: 'unavailable'; why: 'currencies' }
  | DateTask

const leadIn =
  /^(?:please\s+)?(?:what(?:'s| is| are)|calculate|compute|how much (?:is|are)|work out|solve|evaluate|wie ?viel (?:ist|sind|ergibt|macht)|was (?:ist|sind|ergibt|macht)|berechne|rechne)\s+/i

const operatorWords: [RegExp, string][] = [
  [/\b(?:to the power of|hoch)\b/g, '^'],
  [/\bsquared\b/g, '^2'],
  [/\bcubed\b/g, '^3'],
  [/\b(?:the )?square root of\s+(\d[\d.]*)/g, 'sqrt($1)'],
  [/\bwurzel aus\s+(\d[\d.]*)/g, 'sqrt($1)'],
  [/(?<=.)\b(?:plus|and|und)\b/g, '+'],
  [/\bminus\b/g, '-'],
  [/\b(?:times|multiplied by|mal)\b|[×·]/g, '*'],
  [/\b(?:divided by|over|geteilt durch)\b|÷/g, '/'],
  [/(\d[\d.]*)\s*(?:%|percent|per cent|prozent)\s*(?:of|von)\s+/g, '$1/100*'],
  // "1,200 plus 19%" adds that share of the preceding number.
  [/(\d[\d.]*)\s*([+-])\s*(\d[\d.]*)\s*(?:%|percent|prozent)/g, '$1*(1$2$3/100)'],
  [/(\d[\d.]*)\s*(?:%|percent|prozent)/g, '($1/100)'],
]

export const functions = new Set(['sqrt', 'abs', 'ln', 'log10', 'sin', 'cos', 'tan', 'round'])
export const constants = new Set(['pi', 'e'])

const plainNumbers = (text: string, language: string) =>
  text.replace(/[$€£]?\d[\d.,]*\d|[$€£]\d/g, (number) =>
    String(numberOfText(number, language) ?? number),
  )

function readExpression(question: string, language: string): Task | undefined {
  const asked = question.trim().replace(/[?=.!\s]+$/, '')
  const isAsked = leadIn.test(asked)
  const asWritten = asked.replace(leadIn, '')
  let expression = plainNumbers(asWritten.toLowerCase().replace(/^the (?=square)/, ''), language)
  for (const [words, sign] of operatorWords) expression = expression.replace(words, sign)
  expression = expression.replace(/\s+/g, ' ').trim()
  const names = expression.match(/[a-z]\w*/g) ?? []
  const isKnown = names.every((name) => functions.has(name) || constants.has(name))
  const isOnlySigns = /^[\d\s.+\-*/^(),a-z]+$/.test(expression)
  // A percentage alone is not a calculation.
  const computes = /\d\s*\)*\s*[+\-*/^]\s*\(*\s*[\d(a-z]|^[a-z]\w*\d*\(/.test(expression)
  // A date such as 2024-03-01, or a bare range of years, is not a subtraction.
  const isDate = !isAsked && /^\d+(\s*-\s*\d+)+$/.test(expression)
  return isKnown && isOnlySigns && computes && !isDate
    ? { kind: 'expression', expression, asWritten }
    : undefined
}

const perYear: Record<string, number> = {
  daily: 365,
  monthly: 12,
  quarterly: 4,
  weekly: 52,
  yearly: 1,
  annually: 1,
}

function readCompound(question: string, language: string): Task | undefined {
  if (!/\b(?:compound(?:ed)? interest|compounded|zinseszins)/i.test(question)) return undefined
  const rate = /(\d[\d.,]*)\s*(?:%|percent|prozent)/i.exec(question)
  const years = /(\d[\d.,]*)\s*(?:years?|jahren?|yrs?)\b/i.exec(question)
  const rest = question.replace(rate?.[0] ?? '', ' ').replace(years?.[0] ?? '', ' ')
  const principal = numberOfText(/[$€£]?\d[\d.,]*/.exec(rest)?.[0] ?? '', language)
  const rateValue = numberOfText(rate?.[1] ?? '', language)
  const yearCount = numberOfText(years?.[1] ?? '', language)
  if (principal === undefined || rateValue === undefined || yearCount === undefined)
    return undefined
  const each = Object.keys(perYear).find((word) => question.toLowerCase().includes(word))
  return {
    kind: 'compound',
    principal,
    rate: rateValue,
    years: yearCount,
    perYear: perYear[each ?? ''] ?? 1,
  }
}

function readChange(question: string, language: string): Task | undefined {
  const match =
    /\bpercent(?:age)? (?:change|increase|decrease|difference)\b(.*?)\bfrom\s+([$€£]?\d[\d.,]*)\s+to\s+([$€£]?\d[\d.,]*)/i.exec(
      question,
    )
  const [, of = '', first = '', second = ''] = match ?? []
  // "The change in rent from 2018 to 2019" is a change of the rent.
  if (of.trim() !== '' && [first, second].every((figure) => /^(?:19|20)\d\d$/.test(figure)))
    return undefined
  const [from, to] = [first, second.replace(/[.,]$/, '')].map((figure) =>
    numberOfText(figure, language),
  )
  return from && to !== undefined ? { kind: 'change', from, to } : undefined
}

/** The calculation that a purely arithmetic question asks for; numbers are read by the language. */
export function readTask(question: string, today: string, language: string): Task | undefined {
  return (
    readCompound(question, language) ??
    readChange(question, language) ??
    readConversion(question, language) ??
    readDateTask(question, today) ??
    readCurrency(question) ??
    readExpression(question, language)
  )
}
