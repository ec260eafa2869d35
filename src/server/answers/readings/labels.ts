import type { ReadingChoice } from '#shared/readings.ts'
import type { IndexedTable } from '../plan/indexed-table.ts'
import { columnLabel } from '../plan/labels.ts'

/** A document by its name without an ending, and its sheet where that tells more. */
export function tableTitle({ documentName, sheet, records }: IndexedTable): string {
  if (records) return sheet
  const name = documentName.replace(/\.[a-z0-9]{1,5}$/i, '')
  const tells = sheet !== '' && !/^(sheet|tabelle)\s*\d*$/i.test(sheet)
  return tells && sheet !== name && sheet !== documentName ? `${name}, ${sheet}` : name
}

export const columnTitle = (table: IndexedTable, name: string): string =>
  `${tableTitle(table)} · ${columnLabel(table, name)}`

const years = ['this year’s', 'last year’s']

/** What is remembered of a choice: a year as it is counted from the one in which it is asked. */
export function meaningOf(choice: ReadingChoice, label: string): string {
  if (choice.kind !== 'period' || choice.rule !== 'year') {
    return choice.kind === 'period' && choice.rule === 'calendar' ? 'by the calendar' : label
  }
  const back = choice.back ?? 0
  return years[back] ?? `the one ${back} years ago`
}
