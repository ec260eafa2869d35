import { formatNumber } from '../format-value.ts'
import type { ValueStyle } from '../format-value.ts'
import type { Expression, Figure } from './expression.ts'
import type { LookedUp } from './look-up.ts'
import { fill } from '../language/fill-template.ts'
import type { Manner } from '../phrasing/phrasing.ts'

/** A computed figure, its format, and its derivation. */
export type Computed = {
  value: number
  style: ValueStyle
  text: string
  working: string
  /** From the question or a sheet: without a unit, it takes that of what it is joined with. */
  takesUnit?: boolean
  headline?: string
  /** Yes or no, and the sentence that begins with it. */
  verdict?: { figure: string; sentence: string }
}
type Known = ReadonlyMap<Figure, LookedUp>

const plain: ValueStyle = { kind: 'number' }
const percentage = (locale: string | undefined): ValueStyle => ({
  kind: 'number',
  unit: '%',
  locale,
})
const made = (value: number, style: ValueStyle, working: string): Computed => ({
  value,
  style,
  text: formatNumber(value, style),
  working,
})
const localized = (value: number, style: ValueStyle) =>
  made(value, style, formatNumber(value, style))
const signNames = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const
const isPlain = ({ unit, kind }: ValueStyle) => unit === undefined && kind !== 'money'

/** Only figures in the same unit can be added, subtracted or compared. */
const areAlike = (a: Computed, b: Computed) => a.style.unit === b.style.unit

/** "My rent plus 50": a bare number takes the unit of the other, money and bytes do not mix. */
const canJoin = (a: Computed, b: Computed): boolean =>
  areAlike(a, b) || [a, b].some(({ style, takesUnit }) => isPlain(style) && takesUnit === true)

function arithmetic(op: '+' | '-' | '*' | '/', a: Computed, b: Computed): Computed | undefined {
  const working = `${a.text} ${signNames[op]} ${b.text}`
  switch (op) {
    case '+':
    case '-': {
      if (!canJoin(a, b)) return undefined
      const style = isPlain(a.style) ? b.style : a.style
      return made(op === '+' ? a.value + b.value : a.value - b.value, style, working)
    }
    case '*': {
      if (!isPlain(a.style) && !isPlain(b.style)) return undefined
      return made(a.value * b.value, isPlain(a.style) ? b.style : a.style, working)
    }
    case '/': {
      if (b.value === 0) return undefined
      if (!isPlain(b.style) && !areAlike(a, b)) return undefined
      return made(a.value / b.value, isPlain(b.style) ? a.style : plain, working)
    }
  }
}

function grown(
  of: Computed,
  { rate, years, every }: Extract<Expression, { op: 'grow' }>,
  { words, locale }: Manner,
): Computed {
  const says = words.computed
  const times = every === 'month' ? 12 : 1
  const r = rate / 100 / times
  const periods = years * times
  const end =
    every === undefined
      ? of.value * (1 + r) ** periods
      : r === 0
        ? of.value * periods
        : (of.value * ((1 + r) ** periods - 1)) / r
  const put = every === undefined ? of.value : of.value * periods
  const [total, paid, interest] = [end, put, end - put].map((value) =>
    formatNumber(value, of.style),
  )
  const sum = fill(every === undefined ? says.grown : says.saved, {
    of: of.text,
    rate: formatNumber(rate, percentage(locale)),
    years: String(years),
    every: every && words.units[every],
    times: String(periods),
    total,
  })
  const working = of.working === of.text ? sum : `${of.working}; ${sum}`
  const once = every === undefined ? ` ${says.savedOnce}` : ''
  return made(end, of.style, fill(says.savings, { working, paid, interest, once }))
}

/** Computes an expression from its known figures; undefined if their units do not match. */
export function compute(
  expression: Expression,
  known: Known,
  manner: Manner,
): Computed | undefined {
  const { words, locale } = manner
  const sub = (part: Expression) => compute(part, known, manner)
  switch (expression.op) {
    case 'figure': {
      const found = known.get(expression)
      if (!found) return undefined
      const { value, style, figureText, takesUnit = false } = found
      return { ...made(value, style, figureText), takesUnit }
    }
    case 'number':
      return { ...localized(expression.value, { ...plain, locale }), takesUnit: true }
    case 'percent': {
      const of = sub(expression.of)
      if (!of) return undefined
      const { percent, added } = expression
      const part = (of.value * percent) / 100
      const share = formatNumber(percent, percentage(locale))
      const slots = { percent: share, of: of.text }
      if (added === undefined)
        return closed(made(part, of.style, fill(words.computed.percentOf, slots)))
      const sign = added === 1 ? '+' : '−'
      return closed(made(of.value + added * part, of.style, `${of.text} ${sign} ${share}`))
    }
    case 'grow': {
      const of = sub(expression.of)
      return of && grown(of, expression, manner)
    }
    case 'share':
    case 'ratio': {
      const [part, whole] = [sub(expression.part), sub(expression.whole)]
      if (!part || !whole || whole.value === 0) return undefined
      const working = `${part.text} ÷ ${whole.text}`
      if (expression.op === 'ratio')
        return closed(made(part.value / whole.value, { ...plain, locale }, working))
      if (!areAlike(part, whole)) return undefined
      return closed(made((part.value / whole.value) * 100, percentage(locale), working))
    }
    case 'change': {
      const [before, after] = [sub(expression.before), sub(expression.after)]
      if (!before || !after || before.value === 0 || !areAlike(before, after)) return undefined
      const value = ((after.value - before.value) / before.value) * 100
      const working = `(${after.text} − ${before.text}) ÷ ${before.text}`
      const by = formatNumber(Math.abs(value), percentage(locale))
      const way = value === 0 ? 'unchanged' : value > 0 ? 'up' : 'down'
      const headline = fill(words.computed[way], { by })
      return { ...closed(made(value, percentage(locale), working)), headline }
    }
    case 'moved': {
      const [before, after] = [sub(expression.before), sub(expression.after)]
      if (!before || !after || !areAlike(before, after)) return undefined
      const value = after.value - before.value
      const moved = made(value, after.style, `${after.text} − ${before.text}`)
      const by = formatNumber(Math.abs(value), after.style)
      const way = value === 0 ? 'unchanged' : value > 0 ? 'up' : 'down'
      return { ...closed(moved), headline: fill(words.computed[way], { by }) }
    }
    case 'apart': {
      const sides = [sub(expression.left), sub(expression.right)].flatMap((side) => side ?? [])
      const [more, less] = sides.toSorted((a, b) => b.value - a.value)
      const result = more && less && arithmetic('-', more, less)
      return result && closed(result)
    }
    case 'compare': {
      const [a, b] = [sub(expression.left), sub(expression.right)]
      if (!a || !b || !canJoin(a, b)) return undefined
      const apart = made(Math.abs(a.value - b.value), a.style, `${a.text} − ${b.text}`)
      const isSo = expression.claim === 'more' ? a.value > b.value : a.value < b.value
      const way = a.value === b.value ? 'same' : a.value > b.value ? 'more' : 'less'
      const figure = isSo ? words.yes : words.no
      const slots = { claim: figure, by: apart.text, a: a.text, b: b.text }
      return {
        ...closed(made(a.value - b.value, a.style, apart.working)),
        verdict: { figure, sentence: fill(words.computed[way], slots) },
      }
    }
    case '+':
    case '-':
    case '*':
    case '/': {
      const [a, b] = [sub(expression.left), sub(expression.right)]
      const result = a && b && arithmetic(expression.op, a, b)
      return result && closed(result)
    }
  }
}

/** `15% of €900.00 = €135.00`. */
const closed = (computed: Computed): Computed => ({
  ...computed,
  working: `${computed.working} = ${computed.text}`,
})
