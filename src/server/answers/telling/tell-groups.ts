import type { Cell } from '#shared/answers.ts'
import { stretchText } from '#shared/written.ts'
import { formatNumber } from '../format-value.ts'
import { startOf } from '../plan/civil-date.ts'
import { cellText, figureText, type Telling } from './telling.ts'
import type { Told } from './told.ts'
import { fill } from './words.ts'

/** Maximum lines of a list in the text; the table shows the rest. */
export const listedLines = 10

const percent = ({ locale }: Telling, part: number) =>
  formatNumber(part * 100, { kind: 'number', unit: '%', locale })

/** The sum of the groups, if they are shown as shares. */
function wholeOf({ choice, result }: Telling): number | undefined {
  if (!choice.plan.query.share) return undefined
  const values = result.rows.map(([, value]) => (typeof value === 'number' ? value : -1))
  const sum = values.reduce((all, value) => all + value, 0)
  return sum > 0 && values.every((value) => value >= 0) ? sum : undefined
}

/** The label of a group; periods are localised. */
function labelText(telling: Telling, row: readonly Cell[]): string {
  const { groupBy } = telling.choice.plan.query
  return groupBy?.unit
    ? stretchText(String(row[0] ?? '–'), telling.locale ?? 'en-GB', 'long')
    : cellText(telling, row, 0)
}

function linesOf(telling: Telling, whole: number | undefined): string[] {
  return telling.result.rows.slice(0, listedLines).map((row, index) => {
    const [, value = null, unit = null] = row
    const part =
      whole === undefined || typeof value !== 'number'
        ? ''
        : ` (${percent(telling, value / whole)})`
    return `${index + 1}. ${labelText(telling, row)}: **${figureText(telling, value, unit)}**${part}`
  })
}

/** The share asked for: `74.4%, €21,030.00 of €28,261.00`. */
function tellPart(telling: Telling, whole: number): Told | undefined {
  const of = new Set(telling.choice.plan.query.share?.of)
  if (of.size === 0) return undefined
  const part = telling.result.rows.reduce(
    (sum, [label = null, value]) => sum + (of.has(label) && typeof value === 'number' ? value : 0),
    0,
  )
  const share = percent(telling, part / whole)
  const slots = { share, figure: figureText(telling, part), whole: figureText(telling, whole) }
  return { figure: share, sentence: fill(telling.words.groups.part, slots), context: [] }
}

type Point = { row: readonly Cell[]; value: number }

const isKnown = (row: readonly Cell[]): Point[] =>
  typeof row[1] === 'number' ? [{ row, value: row[1] }] : []

/** The average, minimum and maximum over the completed periods. */
function tellTimes(telling: Telling): Told | undefined {
  const { words, result, today, choice } = telling
  const { groupBy, usual } = choice.plan.query
  if (!groupBy?.unit) return undefined
  const running = stretchOf(startOf(today, groupBy.unit), groupBy.unit)
  const isOne = new Set(result.rows.map((row) => row[2] ?? null)).size === 1
  const over = result.rows.filter(([label]) => String(label) < running).flatMap(isKnown)
  const [first] = over
  if (!isOne || !first || over.length < 2) return undefined
  const text = (value: number) => figureText(telling, value, first.row[2] ?? null)
  const average = text(over.reduce((sum, { value }) => sum + value, 0) / over.length)
  const unit = words.units[groupBy.unit]
  const last = over.at(-1)
  if (usual && last) {
    const slots = { figure: text(last.value), time: labelText(telling, last.row), unit, average }
    return { figure: text(last.value), sentence: fill(words.groups.last, slots), context: [] }
  }
  const sorted = over.toSorted((a, b) => a.value - b.value)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (over.length < 3 || !least || !most) return undefined
  const slots = {
    figure: average,
    unit,
    least: text(least.value),
    leastAt: labelText(telling, least.row),
    most: text(most.value),
    mostAt: labelText(telling, most.row),
  }
  return { figure: average, sentence: fill(words.groups.time, slots), context: [] }
}

function stretchOf(from: string, unit: string): string {
  if (unit === 'year') return from.slice(0, 4)
  if (unit === 'quarter') return `${from.slice(0, 4)}-Q${Math.ceil(Number(from.slice(5, 7)) / 3)}`
  return unit === 'month' ? from.slice(0, 7) : from
}

/** The first group, and the runner-up. */
function tellNames(telling: Telling): Told {
  const { words, result, locale } = telling
  const [first, second] = result.rows
  const text = (row: readonly Cell[] = []) => figureText(telling, row[1] ?? null, row[2] ?? null)
  const label = first ? labelText(telling, first) : '–'
  const figure = { figure: label, context: [] }
  if (!second)
    return { ...figure, sentence: fill(words.groups.one, { label, figure: text(first) }) }
  const values = result.rows.flatMap(isKnown).map(({ value }) => value)
  const isSorted = values.every((value, at) => value <= (values[at - 1] ?? value))
  const count = result.rows.length
  const more = count > 2 ? ` (${count.toLocaleString(locale ?? 'en-US')})` : ''
  const slots = {
    label,
    figure: text(first),
    second: labelText(telling, second),
    next: text(second),
  }
  return isSorted
    ? { ...figure, sentence: fill(words.groups.several, { ...slots, more }) }
    : { sentence: '', context: [] }
}

export function tellGroups(telling: Telling): Told {
  const { rows } = telling.result
  const whole = wholeOf(telling)
  const part = whole === undefined ? undefined : tellPart(telling, whole)
  const { groupBy } = telling.choice.plan.query
  const told = part ?? (groupBy?.unit && rows.length > 1 ? tellTimes(telling) : tellNames(telling))
  const lines = rows.length > 1 ? linesOf(telling, whole) : []
  return { ...(told ?? { sentence: '', context: [] }), lines, isList: rows.length > 1 }
}
