import type { MathNode } from 'mathjs'
import { formatNumber, percentText } from './format-value.ts'
import type { Calculation } from './calculation.ts'

import { computeDates } from './compute-dates.ts'
import { fill } from './language/fill-template.ts'
import { languageOf } from './language/language.ts'
import { speechFor, type Manner } from './phrasing/phrasing.ts'
import { constants, functions, readTask } from './read-arithmetic.ts'
import type { Task } from './read-arithmetic.ts'
import { unitText } from './unit-text.ts'

/** Allows only numbers, operators and a few functions: no names, assignments or other calls. */
function isPlain(node: MathNode): boolean {
  let plain = true
  node.traverse((part) => {
    const allowed =
      part.type === 'ConstantNode' ||
      part.type === 'OperatorNode' ||
      part.type === 'ParenthesisNode' ||
      part.type === 'FunctionNode' ||
      part.type === 'SymbolNode'
    if (!allowed) plain = false
    if (part.type === 'SymbolNode') {
      const name = part.toString()
      if (!functions.has(name) && !constants.has(name)) plain = false
    }
  })
  return plain
}

const figureText = (value: number, { locale }: Manner) =>
  formatNumber(Number(value.toPrecision(12)), { kind: 'number', locale })

/** Loads the arithmetic library on demand, so that only those who calculate wait for it. */
export const loadArithmetic = async () => (await import('mathjs/lib/browser/math.js')).default

async function compute(task: Task, manner: Manner): Promise<Calculation | undefined> {
  const { words, locale } = manner
  const figure = (value: number) => figureText(value, manner)
  switch (task.kind) {
    case 'expression': {
      const { parse } = await loadArithmetic()
      const node = parse(task.expression)
      if (!isPlain(node)) return undefined
      const value: unknown = node.compile().evaluate({})
      if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
      return { result: figure(value), working: `${task.asWritten} = ${figure(value)}` }
    }
    case 'conversion': {
      const { unit } = await loadArithmetic()
      const given = unit(task.value, task.from)
      if (!given.equalBase(unit(1, task.to))) return undefined
      const value = given.toNumber(task.to)
      const result = unitText(value, task.to, manner)
      return { result, working: `${unitText(task.value, task.from, manner)} = ${result}` }
    }
    case 'compound': {
      const { principal, rate, years, perYear: times } = task
      const total = principal * (1 + rate / 100 / times) ** (times * years)
      const [end, interest] = [total, total - principal].map((value) =>
        formatNumber(value, { kind: 'money', locale }),
      )
      const formula = `${figure(principal)} × (1 + ${percentText(rate, locale)}${times === 1 ? '' : ` / ${times}`})^${times * years}`
      const result = fill(words.calculated.interest, { end, interest })
      return { result, working: `${formula} = ${end}` }
    }
    case 'change': {
      const value = ((task.to - task.from) / task.from) * 100
      return {
        result: percentText(value, locale),
        working: `(${figure(task.to)} − ${figure(task.from)}) / ${figure(task.from)} = ${percentText(value, locale)}`,
      }
    }
    case 'unavailable':
      return { result: words.calculated[task.why], working: '', isDeclined: true }
    case 'days':
    case 'span':
    case 'shift':
    case 'weekday':
      return computeDates(task, manner)
  }
}

/**
 * The result of a purely arithmetic question, in its language; undefined for any other. Figures
 * without words are written as in the person's locale.
 */
export async function calculate(
  question: string,
  today: string,
  locale?: string,
): Promise<Calculation | undefined> {
  const language = /\p{L}{2}/u.test(question) ? languageOf(question) : (locale ?? 'en').slice(0, 2)
  const task = question.length > 300 ? undefined : readTask(question, today, language)
  if (!task) return undefined
  try {
    return await compute(task, speechFor(language, locale))
  } catch {
    // A question that resembles arithmetic but cannot be computed is treated as an ordinary one.
    return undefined
  }
}
