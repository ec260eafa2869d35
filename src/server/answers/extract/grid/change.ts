import type { Asked } from './asked.ts'
import { cellsOfChange, comparedYears } from './cell-pairs.ts'
import { yearAxis } from './find-cells.ts'
import type { Cell, IndexedGrid } from './find-cells.ts'
import { figureOf, scaleAt, cellText } from './outcome.ts'
import type { Outcome } from './outcome.ts'
import { yearsIn } from './read-value.ts'

const changeColumn = /\b(?:change|growth|variance|increase|decrease|variation)\b|%|\bover\b/i

/** The percentage change that the table itself states next to the two years. */
function statedChange(asked: Asked, index: IndexedGrid, now: Cell, before: Cell): Cell | undefined {
  if (yearAxis(index.grid) !== 'columns') return undefined
  const years = comparedYears(asked, index)
  const stated = (index.grid.rows[now.row]?.values ?? []).flatMap((value, column) => {
    const heading = index.grid.columns[column] ?? ''
    const own = yearsIn(heading)
    const isPercent = value?.isPercent || heading.includes('%')
    const isChange =
      changeColumn.test(heading) && (own.length === 0 || years.every((year) => own.includes(year)))
    return value && isPercent && isChange && column !== now.column && column !== before.column
      ? [{ ...now, column, value }]
      : []
  })
  const expected = ((now.value.number - before.value.number) / Math.abs(before.value.number)) * 100
  return stated.find(({ value }) => Math.abs(value.number - expected) < 1)
}

/** The change from the earlier cell to the later one, as a figure or as a percentage. */
export function changeBetween(
  asked: Asked,
  index: IndexedGrid,
  inPercent: boolean,
): Outcome | undefined {
  const [now, before] = cellsOfChange(asked, index)
  if (!now || !before) return undefined
  const [a, b] = [now.value.number, before.value.number]
  if (!inPercent)
    return figureOf(
      a - b,
      scaleAt(index, now),
      [now, before],
      `${cellText(now)} − ${cellText(before)}`,
    )
  if (b === 0) return undefined
  const stated = statedChange(asked, index, now, before)
  if (stated) {
    const text = stated.value.isPercent ? cellText(stated) : `${cellText(stated)}%`
    return { texts: [text], scale: 'percent', cells: [stated, now, before] }
  }
  const working = `(${cellText(now)} − ${cellText(before)}) ÷ ${cellText(before)}`
  return figureOf(((a - b) / b) * 100, 'percent', [now, before], working)
}
