import type { MathNode } from 'mathjs'
import { formatNumber } from './format-value.ts'
import type { Calculation } from './calculation.ts'

import { computeDates } from './compute-dates.ts'
import { constants, functions, readTask } from './read-arithmetic.ts'
import type { Task } from './read-arithmetic.ts'

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

const figure = (value: number) => formatNumber(Number(value.toPrecision(12)), { kind: 'number' })

const unitNames: Record<string, string> = {
  lbm: 'lb',
  degC: '°C',
  degF: '°F',
  foot: 'feet',
  inch: 'inches',
  'mile/hour': 'mph',
  'km/hour': 'km/h',
}

/** `3 hours`, `1 hour`, `16.09 km`. */
function inUnit(value: number, unit: string): string {
  const isPlural = /^[a-z]{4,}$/.test(unit) && value !== 1
  const isOne = value === 1 && /^(foot|inch)$/.test(unit)
  const name = isOne
    ? unit
    : (unitNames[unit] ?? (isPlural && unit !== 'kelvin' ? `${unit}s` : unit))
  return `${figure(value)} ${name}`
}

/** Loads the arithmetic library on demand, so that only those who calculate wait for it. */
export const loadArithmetic = async () => (await import('mathjs/lib/browser/math.js')).default

async function compute(task: Task): Promise<Calculation | undefined> {
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
      const result = inUnit(value, task.to)
      return { result, working: `${inUnit(task.value, task.from)} = ${result}` }
    }
    case 'compound': {
      const { principal, rate, years, perYear: times } = task
      const total = principal * (1 + rate / 100 / times) ** (times * years)
      const [end, interest] = [total, total - principal].map((value) =>
        formatNumber(value, { kind: 'money' }),
      )
      const formula = `${figure(principal)} × (1 + ${rate}%${times === 1 ? '' : ` / ${times}`})^${times * years}`
      return { result: `${end}, of which ${interest} is interest`, working: `${formula} = ${end}` }
    }
    case 'change': {
      const value = ((task.to - task.from) / task.from) * 100
      return {
        result: `${figure(value)}%`,
        working: `(${figure(task.to)} − ${figure(task.from)}) / ${figure(task.from)} = ${figure(value)}%`,
      }
    }
    case 'unavailable':
      return { result: task.why, working: '', isDeclined: true }
    case 'days':
    case 'span':
    case 'shift':
    case 'weekday':
      return computeDates(task)
  }
}

/** The result of a purely arithmetic question; undefined for any other. */
export async function calculate(question: string, today: string): Promise<Calculation | undefined> {
  const task = question.length > 300 ? undefined : readTask(question, today)
  if (!task) return undefined
  try {
    return await compute(task)
  } catch {
    // A question that resembles arithmetic but cannot be computed is treated as an ordinary one.
    return undefined
  }
}
