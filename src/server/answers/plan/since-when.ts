import { columnAbout, isDate, isMeasure } from './columns.ts'
import type { Draft } from './draft.ts'
import type { IndexedColumn } from './indexed-table.ts'

const sinceHeading =
  /\b(?:join|joined|since|start|started|begin|began|hired|opened|planted|moved in|bought|seit|beginn|eintritt|beitritt|gekauft)\b/i
const isBeen = /^(?:been|had|has|have|lived|worked|here|schon)$/

/** "Who has been a member the longest": since the earliest day. */
export function sinceWhen({ reading: { words }, table }: Draft): IndexedColumn | undefined {
  if (table.records || table.joins || !words.some(({ folded }) => isBeen.test(folded)))
    return undefined
  const lasting = columnAbout(table, 'length')
  if (lasting && isMeasure(lasting)) return undefined
  return table.columns.find((column) => isDate(column) && sinceHeading.test(column.label))
}
