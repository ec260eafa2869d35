import { areSynonyms } from '../language/language.ts'
import { germanForm, stem as stemOf } from '../language/stem.ts'
import type { IndexedColumn } from './indexed-table.ts'

/** Units as people say them, by how headings abbreviate them: "kilos" is in `Weight kg`. */
const units = new Set(
  [
    'kg kilo kilos kilogram kilograms kilogramm',
    'g gram grams gramm',
    'l litre litres liter liters',
    'ml millilitre millilitres milliliter milliliters',
    'km kilometre kilometres kilometer kilometers',
    'mi mile miles',
    'h hour hours stunden',
    'hrs hour hours stunden',
    'min minute minutes minuten',
    'lb pound pounds',
    'kwh kilowatt kilowatts',
  ].flatMap((line) => {
    const [short = '', ...words] = line.split(' ')
    return words.map((word) => `${stemOf(word)} ${short}`)
  }),
)

/** A price of one unit, such as `Price per litre`. */
export const perUnit = /\b(?:per|pro|je)\b|\S ?\/ ?\S/iu

/** `winner` for "win", `director` for "direct". */
const isDoer = (noun: string, verb: string) =>
  ['er', 'or', `${verb.at(-1)}er`].some((ending) => noun === verb + ending)

/** How well words of a question name a column, from 0 to 1; from 0.6 on they name no other. */
export function headingScore(
  column: IndexedColumn,
  questionStems: readonly string[],
  isGerman: boolean,
): number {
  const heading = isGerman ? column.stems.map(germanForm) : column.stems
  const stems = isGerman ? questionStems.map(germanForm) : questionStems
  if (heading.length === 0) return 0
  if (heading.join(' ') === stems.join(' ')) return 1
  const inHeading = stems.filter((stem) => heading.includes(stem)).length
  if (inHeading === stems.length) return 0.6 + (0.3 * inHeading) / heading.length
  if (stems.length !== 1) return 0
  const [stem = ''] = stems
  if (column.stems.some((word) => units.has(`${stem} ${word}`))) return 0.7
  if (column.parts.includes(stem)) return 0.6
  // "Who won", "produced by": the heading names the agent.
  if (stem.length >= 3 && column.stems.some((word) => isDoer(word, stem))) return 0.6
  // A word for a thing refers to its name or kind before its date.
  const isThing = column.type === 'text' ? 0.02 : 0
  const like = [...column.stems, ...column.parts].some((word) =>
    areSynonyms(questionStems[0] ?? '', word),
  )
  // "Worth" is not the date of a purchase, and means the whole rather than a price per litre.
  const isAmount = areSynonyms(questionStems[0] ?? '', 'amount')
  const isDay = column.type === 'date' || column.type === 'timestamp'
  const isRate = isAmount && perUnit.test(column.label)
  return like && !(isAmount && isDay) ? 0.48 + isThing - (isRate ? 0.01 : 0) : 0
}
