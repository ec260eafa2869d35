import type { MathNode } from 'mathjs'
import { addDays, dayLabel } from './plan/civil-date.ts'
import { formatNumber } from './format-value.ts'

import { constants, functions, readTask } from './read-arithmetic.ts'
import type { Task } from './read-arithmetic.ts'

export type Calculation = {
  /** The result in words, without marks. */
  result: string
  /** What was computed: `15% of 1,240 = 186`. */
  working: string
}

/** Only numbers, signs and the few functions may be computed: no names, no assignment, no calls of more. */
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

/** Loads what arithmetic needs, so that the first calculation does not wait for it. */
export async function warmArithmetic(): Promise<void> {
  await import('mathjs')
}

async function compute(task: Task): Promise<Calculation | undefined> {
  switch (task.kind) {
    case 'expression': {
      const { parse } = await import('mathjs')
      const node = parse(task.expression)
      if (!isPlain(node)) return undefined
      const value: unknown = node.compile().evaluate({})
      if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
      return { result: figure(value), working: `${task.said} = ${figure(value)}` }
    }
    case 'conversion': {
      const { unit } = await import('mathjs')
      const given = unit(task.value, task.from)
      if (!given.equalBase(unit(1, task.to))) return undefined
      const value = given.toNumber(task.to)
      const name = task.to.replace('lbm', 'lb').replace('degC', '°C').replace('degF', '°F')
      const from = task.from.replace('lbm', 'lb').replace('degC', '°C').replace('degF', '°F')
      return {
        result: `${figure(value)} ${name}`,
        working: `${figure(task.value)} ${from} = ${figure(value)} ${name}`,
      }
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
    case 'days': {
      const count = Math.round((Date.parse(task.to) - Date.parse(task.from)) / 86_400_000)
      const working = `From ${dayLabel(task.from)} to ${dayLabel(addDays(task.to, 0))}`
      return { result: `${Math.abs(count)} ${Math.abs(count) === 1 ? 'day' : 'days'}`, working }
    }
  }
}

/** The result of a question that is arithmetic and nothing else; undefined for any other. */
export async function calculate(question: string, today: string): Promise<Calculation | undefined> {
  const task = question.length > 300 ? undefined : readTask(question, today)
  if (!task) return undefined
  try {
    return await compute(task)
  } catch {
    // What reads like arithmetic and is none is a question like any other.
    return undefined
  }
}
