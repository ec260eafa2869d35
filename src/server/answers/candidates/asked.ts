import { isDate, isMeasure, isNumeric } from '../plan/columns.ts'
import type { IndexedColumn, IndexedTable } from '../plan/indexed-table.ts'
import type { Link } from '../plan/question-link.ts'
import type { Reading } from '../plan/reading.ts'

/** What the candidates of one question have in common. */
export type AskedOfTable = {
  /** The words, with names of the table replaced by their kind: `which col-text value`. */
  words: string[]
  /** The same, two at a time. */
  pairs: string[]
  start: string
  /** The kind of value asked for. */
  kind: string
  stems: string[]
  /** Columns named by the question. */
  named: IndexedColumn[]
  /** The one named right after the interrogative: "which team". */
  nearest: IndexedColumn | undefined
  /** Number of cell values that the question names. */
  values: number
  /** The first column of text, which usually names the row. */
  entity: IndexedColumn | undefined
}

export type ColumnKind = 'none' | 'year' | 'date' | 'code' | 'measure' | 'label' | 'text'

export function columnKind(column: IndexedColumn | undefined): ColumnKind {
  if (!column) return 'none'
  if (column.isYear) return 'year'
  if (isDate(column)) return 'date'
  if (column.isCode) return 'code'
  if (isMeasure(column)) return 'measure'
  return isNumeric(column) ? 'label' : 'text'
}

const nextToInterrogative = 2

function patternOf({ words }: Reading, links: readonly Link[]): string[] {
  const linked = links.filter(
    (link) => link.kind !== 'table' && !(link.kind === 'column' && !link.exact),
  )
  const pattern: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const link = linked.find(({ from, to }) => at >= from && at < to)
    if (link) {
      pattern.push(link.kind === 'column' ? `col-${columnKind(link.column)}` : 'value')
      at = link.to - 1
      continue
    }
    const { text, folded } = words[at] ?? { text: '', folded: '' }
    pattern.push(/^\d/.test(text) ? 'number' : folded)
  }
  return pattern
}

function kindOf({ howMany, times, howMuch, yesNo, asked }: Reading): string {
  if (times) return 'times'
  if (howMany) return 'howMany'
  if (howMuch) return 'howMuch'
  return yesNo ? 'yesNo' : (asked?.value ?? 'none')
}

export function askedOf(
  reading: Reading,
  table: IndexedTable,
  links: readonly Link[],
): AskedOfTable {
  const pattern = patternOf(reading, links)
  const named = links.filter((link) => link.kind === 'column').filter(({ exact }) => exact)
  const after = reading.asked?.to ?? reading.howMany?.to ?? 0
  const nearest = named.find(({ from }) => from >= after && from - after <= nextToInterrogative)
  return {
    words: [...new Set(pattern)],
    pairs: [...new Set(pattern.map((word, at) => `${word} ${pattern[at + 1] ?? '.'}`))],
    start: pattern.slice(0, 3).join(' '),
    kind: kindOf(reading),
    stems: [...new Set(reading.content.flatMap((at) => reading.words[at]?.stem ?? []))],
    named: named.map(({ column }) => column),
    nearest: nearest?.column,
    values: links.filter(({ kind }) => kind === 'value' || kind === 'part').length,
    entity: table.columns.find((column) => columnKind(column) === 'text'),
  }
}
