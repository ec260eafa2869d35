import { quotedName } from '#server/db/quoted-name.ts'
import type { Expression, Figure } from './expression.ts'
import type { LookedUp } from './look-up.ts'

type Names = ReadonlyMap<Figure, string>

/** The expression in SQL, over the figures of the statement. */
function toSql(expression: Expression, names: Names): string {
  const sub = (part: Expression) => toSql(part, names)
  switch (expression.op) {
    case 'figure':
      return names.get(expression) ?? 'NULL'
    case 'number':
      return String(expression.value)
    case 'percent': {
      const { percent, of, added } = expression
      if (added === undefined) return `(${sub(of)} * ${percent} / 100)`
      return `(${sub(of)} * (1 ${added === 1 ? '+' : '-'} ${percent} / 100))`
    }
    case 'grow': {
      const { of, rate, years, every } = expression
      const times = every === 'month' ? 12 : 1
      const [r, periods] = [`${rate} / 100 / ${times}`, years * times]
      if (every === undefined) return `(${sub(of)} * power(1 + ${r}, ${periods}))`
      if (rate === 0) return `(${sub(of)} * ${periods})`
      return `(${sub(of)} * (power(1 + ${r}, ${periods}) - 1) / (${r}))`
    }
    case 'share':
      return `(${sub(expression.part)} / ${sub(expression.whole)} * 100)`
    case 'ratio':
      return `(${sub(expression.part)} / ${sub(expression.whole)})`
    case 'change': {
      const [before, after] = [sub(expression.before), sub(expression.after)]
      return `((${after} - ${before}) / ${before} * 100)`
    }
    case 'moved':
      return `(${sub(expression.after)} - ${sub(expression.before)})`
    case 'apart':
      return `abs(${sub(expression.left)} - ${sub(expression.right)})`
    case 'compare':
      return `(${sub(expression.left)} - ${sub(expression.right)})`
    case '+':
    case '-':
    case '*':
    case '/':
      return `(${sub(expression.left)} ${expression.op} ${sub(expression.right)})`
  }
}

/**
 * The one statement that finds the figures and computes with them, so that it can be read, rerun
 * and edited as a whole; undefined if no figure is from a table.
 */
export function statementOf(
  expression: Expression,
  known: ReadonlyMap<Figure, LookedUp>,
  resultName: string,
): string | undefined {
  if (expression.op === 'figure') return known.get(expression)?.part?.sql
  const names = new Map<Figure, string>()
  const found = [...known].map(([figure, { text, value, style, part }], index) => {
    const place = `figure_${index + 1}`
    const cell = style.kind === 'money' ? `abs(${place}.value)` : `${place}.value`
    names.set(figure, part?.sql === undefined ? String(value) : cell)
    return { text, sql: part?.sql, place, name: names.get(figure) }
  })
  const from = found.flatMap(({ sql, place }) =>
    sql === undefined ? [] : `(\n${sql}\n) AS ${place}(value)`,
  )
  if (from.length === 0) return undefined
  const columns = found.map(({ text, name }) => `${name} AS ${quotedName(text)}`)
  const result = `${toSql(expression, names)} AS ${quotedName(resultName)}`
  return `SELECT ${[result, ...columns].join(',\n  ')}\nFROM ${from.join(',\n')}`
}
