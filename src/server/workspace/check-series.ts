import { isNode, type SqlNode } from './sql-node.ts'

/** Most rows of range() and generate_series() in FROM, and most values of them in a list. */
export const seriesLimits = { rows: 1_000_000, values: 10_000 }

const elsewhere = new Set(['COLUMN_REF', 'SUBQUERY', 'LAMBDA', 'PARAMETER'])

/** Whether an expression is constant: no column, parameter, lambda or subquery in it. */
function isWrittenOut(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isWrittenOut)
  if (!isNode(value)) return true
  return !elsewhere.has(String(value['class'])) && Object.values(value).every(isWrittenOut)
}

/** The value of a literal integer, also when cast or negated. */
function wholeNumber(node: unknown): number | undefined {
  if (!isNode(node)) return undefined
  if (node['class'] === 'CAST') return wholeNumber(node['child'])
  if (node['class'] === 'FUNCTION') return negated(node)
  const { value } = isNode(node['value']) ? node['value'] : {}
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined
}

function negated({ function_name: name, children }: SqlNode): number | undefined {
  const [only, ...others] = Array.isArray(children) ? children : []
  const number = name === '-' && others.length === 0 ? wholeNumber(only) : undefined
  return number === undefined ? undefined : -number
}

const dateFunctions = new Set([
  'current_date',
  'today',
  'now',
  'date_trunc',
  'make_date',
  'last_day',
])

/** A date or time: the difference of two of them is a number. */
function isDate(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node['class'] === 'CAST') {
    const to = isNode(node['cast_type']) ? String(node['cast_type']['id']) : ''
    return to === 'DATE' || to.startsWith('TIMESTAMP')
  }
  if (node['class'] !== 'FUNCTION') return false
  const { function_name: name, children } = node
  if (name !== '+' && name !== '-') return dateFunctions.has(String(name))
  return Array.isArray(children) && children.filter(isDate).length === 1
}

/**
 * Whether `range(…)` or `generate_series(…)` with these arguments makes at most `most` values.
 * Dates must be literals, too, but are not counted: the limits on time and memory bound them.
 */
export function isShortSeries(given: unknown, most: number): boolean {
  const bounds: unknown[] = Array.isArray(given) ? given : []
  if (!bounds.every(isWrittenOut)) return false
  if (isDate(bounds[0])) return isDate(bounds[1])
  const [first, second, step = 1] = bounds.map(wholeNumber)
  const [start, stop] = bounds.length === 1 ? [0, first] : [first, second]
  if (start === undefined || stop === undefined || step === 0) return false
  return Math.abs((stop - start) / step) <= most
}
