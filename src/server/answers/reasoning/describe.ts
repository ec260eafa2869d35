import { fill } from '../language/fill-template.ts'
import type { QueryWords } from '../plan/query-words/query-words.ts'
import type { Expression } from './expression.ts'

/** An expression in words: `15% of “my rent”`. */
export function describe(expression: Expression, words: QueryWords): string {
  const { expressions: says } = words
  const sub = (part: Expression) => describe(part, words)
  switch (expression.op) {
    case 'figure':
      return fill(says.figure, { text: expression.text })
    case 'number':
      return String(expression.value)
    case 'percent': {
      const { percent, of, added } = expression
      const way = added === undefined ? 'percent' : added === 1 ? 'percentMore' : 'percentLess'
      return fill(says[way], { percent: String(percent), of: sub(of) })
    }
    case 'share':
    case 'ratio':
      return fill(says[expression.op], {
        part: sub(expression.part),
        whole: sub(expression.whole),
      })
    case 'change':
    case 'moved':
      return fill(says[expression.op], {
        before: sub(expression.before),
        after: sub(expression.after),
      })
    case 'compare':
      return fill(says[expression.claim], {
        left: sub(expression.left),
        right: sub(expression.right),
      })
    case 'grow': {
      const { of, rate, years, every } = expression
      const way = every === undefined ? 'grow' : every === 'month' ? 'growMonthly' : 'growYearly'
      return fill(says[way], { of: sub(of), rate: String(rate), years: String(years) })
    }
    case 'apart':
    case '+':
    case '-':
    case '*':
    case '/':
      return fill(says[expression.op], {
        left: sub(expression.left),
        right: sub(expression.right),
      })
  }
}
