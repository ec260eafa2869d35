import type { Reading } from '../plan/reading.ts'
import { valuesOf } from './loose-values.ts'

/** "How much more is the tour than the last one": two amounts that are named. */
const comparesTwo =
  /(?<!\p{L})(?:how much (?:more|less|cheaper|dearer|higher|lower)(?!\p{L})[^?]{1,120}\bthan|wie ?viel (?:mehr|weniger|teurer|billiger|höher|niedriger)(?!\p{L})[^?]{1,120}(?<!\p{L})als)(?!\p{L})/iu
/** "How much is my rent going up by", but not "going up to". */
const asksChange =
  /(?<!\p{L})(?:by how much|um wie ?viel(?! ?uhr)|(?:go|going|goes|gone|went) (?:up|down) by)(?!\p{L})/iu
const asksChangeOf =
  /^how much (?:is|are|was|were|has|have|did|does|do|will) (?:my|our|the) (?:\p{L}+ ){1,4}(?:go|going|gone) (?:up|down)(?: (?:each|per|a|every|this|next|from|in)(?!\p{L})[^?]{0,40})?\W*$/iu

/** Words of a line that states a difference, or how an amount came to be. */
const tellsDifference =
  /(?<!\p{L})(?:changes?|changed|differen(?:ce|t)|more|less|extra|additional|another|increas\p{L}+|decreas\p{L}+|reduc\p{L}+|rises?|rose|risen|raised?|fell|falls?|higher|lower|cheaper|dearer|sav(?:ed?|ings?)|surcharge|over|under|plus|minus|owed?|(?:up|down) by|mehr|weniger|differenz|unterschied|erhöh\p{L}+|steigt|steigen|sinkt|gesenkt|senk(?:t|en|ung)|teurer|billiger|höher|niedriger|aufpreis|änderung)(?!\p{L})/iu
/** Between the cells of a row, or between the two amounts of "from £925 to £960". */
const betweenCells = /^(?:\s*\||\s{2,}|\t)\s*$/u
const betweenEnds = /^\s*(?:to|auf|→|–>|->)\s*$/u
const beforeEnds = /(?<!\p{L})(?:from|von)\s*$/iu

/** What a line says about the difference that a question asks for. */
export type Difference =
  /** The question asks for none, or the line may state it. */
  | { kind: 'as read' }
  /** The line gives both amounts; their difference in the same form, and how it was computed. */
  | { kind: 'computed'; text: string; working: string }
  /** The line gives one of the two amounts, which is not the answer. */
  | { kind: 'missing' }

/** "How much is my rent going up by", of "Rent per month   £925.00   £960.00": £35.00. */
export function askedDifference({ question }: Reading, line: string): Difference {
  const isOfTwo = comparesTwo.test(question)
  if (!isOfTwo && !asksChange.test(question) && !asksChangeOf.test(question))
    return { kind: 'as read' }
  const amounts = amountsIn(line)
  const pair = pairOf(amounts, line)
  if (pair) return subtracted(pair)
  const isOne = isOfTwo && amounts.length === 1 && !tellsDifference.test(line)
  return { kind: isOne ? 'missing' : 'as read' }
}

/** `written` is the number in the text. */
type Amount = {
  text: string
  start: number
  end: number
  written: string
  value: number
  unit: string
}

const figures = /\d(?:[\d.,'’ ]*\d)?/u
/** Thousands with any sign, and two decimals or none. */
const plain = /^(?<whole>\d{1,3}(?:[.,'’ ]\d{3})+|\d+)(?:[.,](?<cents>\d{2}))?$/u

/** The amounts of a line with a currency; those in a notation that may mean two values have none. */
function amountsIn(line: string): Amount[] {
  const values = valuesOf(line, 'money').toSorted((a, b) => b.end - b.start - (a.end - a.start))
  const widest = values.filter(
    (value, at) =>
      !values.slice(0, at).some(({ start, end }) => value.start < end && value.end > start),
  )
  return widest
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ text, start, end }): Amount[] => {
      const written = figures.exec(text)?.[0] ?? ''
      const unit = text.replace(written, '').replaceAll(/[\s.]/gu, '')
      const { whole = '', cents = '0' } = plain.exec(written)?.groups ?? {}
      const value = whole === '' ? NaN : Number(`${whole.replaceAll(/\D/gu, '')}.${cents}`)
      return unit === '' ? [] : [{ text: text.trim(), start, end, written, value, unit }]
    })
}

/** The only two amounts of a line, as cells beside each other, or as the ends of a change. */
function pairOf(amounts: readonly Amount[], line: string): [Amount, Amount] | undefined {
  const [first, second, ...others] = amounts
  if (!first || !second || others.length > 0 || first.unit !== second.unit) return undefined
  if (!Number.isFinite(first.value + second.value) || /[-–]/u.test(first.unit)) return undefined
  const before = line.slice(0, first.start)
  const between = line.slice(first.end, second.start)
  const areCells = betweenCells.test(between) && !tellsDifference.test(line)
  return areCells || (betweenEnds.test(between) && beforeEnds.test(before))
    ? [first, second]
    : undefined
}

function subtracted([first, second]: [Amount, Amount]): Difference {
  const [more, less] = second.value >= first.value ? [second, first] : [first, second]
  const cents = Math.round((more.value - less.value) * 100)
  const { written } = more
  const decimal = /[.,](?=\d{2}$)/u.exec(written)?.[0] ?? '.'
  const rest = String(cents % 100).padStart(2, '0')
  const hasCents = cents % 100 !== 0 || /[.,]\d{2}$/u.test(written)
  const figure = `${Math.floor(cents / 100)}${hasCents ? `${decimal}${rest}` : ''}`
  const text = more.text.replace(written, figure)
  return { kind: 'computed', text, working: `${more.text} − ${less.text} = ${text}` }
}
