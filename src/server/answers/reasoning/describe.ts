import type { Expression } from './expression.ts'

const signs = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' } as const

/** An expression in words: `15% of “my rent”`. */
export function describe(expression: Expression): string {
  switch (expression.op) {
    case 'figure':
      return `“${expression.text}”`
    case 'number':
      return String(expression.value)
    case 'percent': {
      const { percent, of, added } = expression
      if (added === undefined) return `${percent}% of ${describe(of)}`
      return `${describe(of)} ${added === 1 ? 'plus' : 'minus'} ${percent}%`
    }
    case 'share':
      return `${describe(expression.part)} as a percentage of ${describe(expression.whole)}`
    case 'ratio':
      return `${describe(expression.part)} divided by ${describe(expression.whole)}`
    case 'change':
      return `Change in percent from ${describe(expression.before)} to ${describe(expression.after)}`
    case 'moved':
      return `Change from ${describe(expression.before)} to ${describe(expression.after)}`
    case 'apart':
      return `How far ${describe(expression.left)} and ${describe(expression.right)} are apart`
    case 'compare':
      return `Whether ${describe(expression.left)} is ${expression.claim} than ${describe(expression.right)}`
    case 'grow': {
      const { of, rate, years, every } = expression
      const how = every === undefined ? '' : ` put aside every ${every}`
      return `${describe(of)}${how} at ${rate}% a year, for ${years} years`
    }
    case '+':
    case '-':
    case '*':
    case '/':
      return `${describe(expression.left)} ${signs[expression.op]} ${describe(expression.right)}`
  }
}
