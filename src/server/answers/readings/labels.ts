import type { ReadingChoice } from '#shared/readings.ts'
import type { IndexedTable } from '../plan/indexed-table.ts'
import { columnLabel } from '../plan/labels.ts'

/** The document name without its extension, and the sheet name if it is informative. */
export function tableTitle({ documentName, sheet, records }: IndexedTable): string {
  if (records) return sheet
  const name = documentName.replace(/\.[a-z0-9]{1,5}$/i, '')
  const tells = sheet !== '' && !/^(sheet|tabelle)\s*\d*$/i.test(sheet)
  return tells && sheet !== name && sheet !== documentName ? `${name}, ${sheet}` : name
}

export const columnTitle = (table: IndexedTable, name: string): string =>
  `${tableTitle(table)} · ${columnLabel(table, name)}`

const years = ['this year’s', 'last year’s']

/** The remembered meaning of a choice: a year relative to the year of the question. */
export function meaningOf(choice: ReadingChoice, label: string): string {
  if (choice.kind !== 'period' || choice.rule !== 'year') {
    return choice.kind === 'period' && choice.rule === 'calendar' ? 'by the calendar' : label
  }
  const back = choice.back ?? 0
  return years[back] ?? `the one ${back} years ago`
}
