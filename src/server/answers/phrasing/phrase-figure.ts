import type { IndexedColumn } from '../plan/indexed-table.ts'
import { formatNumber } from '../format-value.ts'
import { addUnits } from '../plan/civil-date.ts'
import type { Perspective } from './perspective.ts'
import type { Half } from './halves.ts'
import { rowsText, timeText, whenOf, whereOf, wherePhrase } from './phrases.ts'
import { figureText, isOutgoing, type PhrasingInput } from './phrasing.ts'
import type { CardContent } from './card-content.ts'
import { fill, type Template } from '../language/fill-template.ts'

/** A heading within a sentence: `Amount (EUR)` becomes "amount" in English. */
export function headingText({ words }: PhrasingInput, column: IndexedColumn | undefined): string {
  if (!column) return ''
  const bare = column.label.replace(/\s*\([^)]*\)/g, '').trim() || column.label
  return words.language === 'en'
    ? bare.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll}|\s|$)/gu, (first) => first.toLowerCase())
    : bare
}

/** `merchants` for a heading such as `Merchant`. */
function manyText(input: PhrasingInput, column: IndexedColumn | undefined): string {
  const one = headingText(input, column)
  if (input.words.language !== 'en' || /[^s]s$/.test(one)) return one
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`
}

/** Only the number of `17 emails`. */
const boldFigure = (figure: string, isCount: boolean) =>
  isCount ? figure.replace(/^\S+/, '**$&**') : `**${figure}**`

/** The sentence template for the measure, and the columns whose conditions it expresses. */
function sentenceFor(
  input: PhrasingInput,
): { template: Template; mentioned: string[] } | undefined {
  const { words, choice } = input
  const { table, query } = choice.plan
  const isSheet = input.isSpent && !table.records
  const name = isSheet ? 'transactions' : table.name
  const known = Object.hasOwn(words.tables, name) ? words.tables[name] : undefined
  const { agg, per } = query.measure
  const column = isSheet ? 'amount' : (query.measure.column ?? '')
  const earned = table.senses?.spending?.earned ?? []
  const isIn = query.filters.some(
    (filter) => filter.op === 'in' && filter.values.some((value) => earned.includes(String(value))),
  )
  const way = isOutgoing(input) ? 'out' : isIn ? 'in' : ''
  const isTrue = (condition: string) => {
    const [name, value = ''] = condition.split('=')
    return query.filters.some(
      (filter) =>
        filter.op === 'in' && filter.column === name && filter.values.map(String).includes(value),
    )
  }
  for (const [key, template] of Object.entries(known?.says ?? {})) {
    const parts = key.split(' ')
    const conditions = parts.filter((part) => part.includes('='))
    const [first, ...others] = parts.filter((part) => !/=|^-/.test(part))
    const isComputed = first === (per ? 'per' : agg)
    const fits = others.every((part) =>
      part === 'in' || part === 'out' ? part === way : part === column,
    )
    if (isComputed && fits && conditions.every(isTrue)) {
      const named = template.includes('{named}') ? ['name', 'metric'] : []
      const hidden = parts.flatMap((part) => (part.startsWith('-') ? [part.slice(1)] : []))
      const mentioned = conditions.map((each) => each.split('=')[0] ?? '')
      return { template, mentioned: [...mentioned, ...hidden, ...named] }
    }
  }
  return undefined
}

/** The named measurement or metric, such as the heart rate. */
function namedText({ words, choice: { plan } }: PhrasingInput): string {
  const named = plan.query.filters.flatMap((filter) =>
    filter.op === 'in' && (filter.column === 'name' || filter.column === 'metric')
      ? filter.values.map((value) => words.values[String(value)] ?? String(value))
      : [],
  )
  return named.join(` ${words.and} `)
}

function changeText(
  input: PhrasingInput,
  value: number,
  unit: string | null,
  perspective: Perspective,
): string {
  const { words, locale } = input
  if (perspective.before === undefined || perspective.isRunning) return ''
  const from = addUnits(perspective.from, perspective.unit, -1)
  if (perspective.unit === 'week') return ''
  const time = timeText(from, perspective.unit, locale)
  const isSameYear =
    perspective.unit === 'month' && from.slice(0, 4) === perspective.from.slice(0, 4)
  const when = fill(words.when[perspective.unit], {
    time: isSameYear ? time.replace(/\s*\d{4}$/, '') : time,
  })
  const apart = Math.round((value - perspective.before) * 100) / 100
  if (apart === 0) return fill(words.same, { when })
  const by = figureText(input, Math.abs(apart), unit)
  return ` ${fill(apart > 0 ? words.more : words.less, { by, when })}`.trimStart()
}

/** The context of a figure: the unfinished period, the usual value, its share. */
function contextOf(
  input: PhrasingInput,
  value: number,
  unit: string | null,
  perspective: Perspective,
): string[] {
  const { words, locale } = input
  const lines: string[] = []
  if (perspective.isRunning && perspective.before !== undefined && perspective.unit !== 'week') {
    const before = timeText(
      addUnits(perspective.from, perspective.unit, -1),
      perspective.unit,
      locale,
    )
    lines.push(fill(words.running, { before, figure: figureText(input, perspective.before, unit) }))
  }
  if (perspective.usual !== undefined) {
    const figure = figureText(input, perspective.usual, unit)
    lines.push(fill(words.usual, { figure, unit: words.units[perspective.unit] }))
  }
  if (perspective.whole !== undefined && value > 0 && value <= perspective.whole) {
    const share = formatNumber(Math.round((value / perspective.whole) * 100), {
      kind: 'number',
      unit: '%',
      locale,
    })
    lines.push(fill(words.share, { share, when: whenOf(input) }))
  }
  return lines.length === 0 ? [] : [lines.join(' ')]
}

/** One figure as a complete sentence. */
export function phraseFigure(
  input: PhrasingInput,
  perspective: Perspective | undefined,
  halves: readonly Half[],
): CardContent {
  const { words, choice, result, used } = input
  const { table, query } = choice.plan
  const { agg, column, per } = query.measure
  const own = sentenceFor(input)
  const general =
    per !== undefined
      ? words.figures.per
      : agg === 'exists' || agg === 'list' || agg === 'lookup'
        ? words.figures.count
        : words.figures[agg]
  const isCount = agg === 'count' && !per
  const isSingle = isCount && result.rows[0]?.[0] === 1
  const template = own?.template ?? (isSingle ? words.figures.one : general)
  const results = result.rows.map(([value = null, unit = null]) => ({ value, unit }))
  const text = ({ value, unit }: (typeof results)[number]) =>
    isCount
      ? rowsText(input, Number(value))
      : figureText(input, value, query.unit === undefined ? null : unit)
  const figures = results.map(text)
  const inHalves = () =>
    halves
      .map((half) => `${boldFigure(text(half), isCount)} ${wherePhrase(half.filter, input)}`)
      .join(`${halves.length === 2 ? '' : ','} ${words.and} `)
  const [first] = results
  const isOne = results.length === 1 && typeof first?.value === 'number'
  const value = isOne && typeof first?.value === 'number' ? first.value : undefined
  const unit = query.unit !== undefined && typeof first?.unit === 'string' ? first.unit : null
  const measured = table.columns.find(({ name }) => name === column)
  const sentence = fill(template, {
    figure: figures.map((figure) => boldFigure(figure, isCount)).join(` ${words.and} `),
    where: whereOf(input, own?.mentioned),
    when: whenOf(input),
    named: namedText(input),
    column: agg === 'count_distinct' ? manyText(input, measured) : headingText(input, measured),
    unit: per && words.units[per.unit],
    times: used.total > 1 ? fill(words.times, { rows: rowsText(input, used.total) }) : '',
    change: value !== undefined && perspective ? changeText(input, value, unit, perspective) : '',
  })
  return {
    ...(isOne ? { figure: figures[0] } : {}),
    sentence: halves.length === 0 ? sentence : `${sentence.replace(/\.$/, '')}: ${inHalves()}.`,
    context: value !== undefined && perspective ? contextOf(input, value, unit, perspective) : [],
  }
}
