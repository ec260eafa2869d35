import type { IndexedTable } from './indexed-table.ts'
import { columnAbout, isColumnLink, isMeasure, isNumeric } from './columns.ts'
import { isScoreColumn } from './places.ts'
import type { PlacedFilter } from './placed-filter.ts'
import type { Link } from './question-link.ts'
import { numberOfText, numberOfWord } from './numbers.ts'
import type { Reading } from './reading.ts'

/** Whether a comma precedes a word: "more tackles, 2005 or 2002". */
function isApart({ question, words }: Reading, at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  return (
    before !== undefined &&
    word !== undefined &&
    question.slice(before.end, word.start).includes(',')
  )
}

/** A bare number next to the name of a numeric column: `round 5`, `week 12`. */
export function labelledNumbers(reading: Reading, links: readonly Link[]): PlacedFilter[] {
  return links.filter(isColumnLink).flatMap(({ column, to, exact }) => {
    const word = isApart(reading, to) ? undefined : reading.words[to]
    const value =
      word && exact && isNumeric(column)
        ? numberOfText(word.text, reading.speech.lexicon.language)
        : undefined
    const isUsed = reading.conditions.some(({ from }) => from <= to && to < from + 2)
    if (value === undefined || isUsed) return []
    return [{ filter: { op: 'eq' as const, column: column.name, value }, from: to, to: to + 1 }]
  })
}

/** A number before the name of a figure or an age: "0 goals", "two losses", "19 years old". */
export function numbersBefore(
  { words, speech, conditions, periods, top, superlatives, howMany }: Reading,
  table: IndexedTable,
  links: readonly Link[],
): PlacedFilter[] {
  const taken = [
    ...conditions,
    ...periods.map(({ start, end }) => ({ from: start, to: end })),
    ...(top ? [top] : []),
  ]
  if (superlatives.length > 0) return []
  return words.flatMap((word, at): PlacedFilter[] => {
    const value = word.folded === 'one' ? undefined : numberOfWord(word, speech.lexicon)
    if (value === undefined || taken.some(({ from, to }) => at >= from && at < to)) return []
    const isAge =
      /^(years?|jahre?)$/.test(words[at + 1]?.folded ?? '') &&
      /^(old|alt)$/.test(words[at + 2]?.folded ?? '')
    const link = links.filter(isColumnLink).find(({ from, exact }) => exact && from === at + 1)
    // "5 stars" are a rating.
    const score = links
      .filter(isColumnLink)
      .find(({ from, column }) => from === at + 1 && isScoreColumn(column))
    const column = isAge ? columnAbout(table, 'age') : (link ?? score)?.column
    // "How many 5 goals": the figure is asked for, not given.
    if (!column || !isMeasure(column) || howMany?.to === at) return []
    return [
      { filter: { op: 'eq', column: column.name, value }, from: at, to: isAge ? at + 3 : at + 1 },
    ]
  })
}
