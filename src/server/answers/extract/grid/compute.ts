import type { Asked } from './asked.ts'
import { cellsByYear, cellsOfTwoNames, comparedYears } from './cell-pairs.ts'
import { changeBetween } from './change.ts'
import { compareHeadings } from './compare.ts'
import { findCells, rowOf, termsOf, yearAxis, yearsOf } from './find-cells.ts'
import type { IndexedGrid } from './find-cells.ts'
import { figureOf, scaleAt, cellText } from './outcome.ts'
import type { Outcome } from './outcome.ts'
import type { Scale } from './scale.ts'

function ofTwo(asked: Asked, index: IndexedGrid): Outcome | undefined {
  const [a, b] = cellsOfTwoNames(asked, index)
  if (!a || !b) return undefined
  const { operation } = asked
  const [x, y] = [a.value.number, b.value.number]
  const figure = (value: number, scale: Scale, sign: string) =>
    figureOf(value, scale, [a, b], `${cellText(a)} ${sign} ${cellText(b)}`)
  if (operation === 'sum') return figure(x + y, scaleAt(index, a), '+')
  if (operation === 'difference') return figure(x - y, scaleAt(index, a), '−')
  if (y === 0) return undefined
  return operation === 'part' ? figure((x / y) * 100, 'percent', '÷') : figure(x / y, '', '÷')
}

function together(asked: Asked, index: IndexedGrid): Outcome | undefined {
  const isMean = asked.operation === 'average'
  const years = asked.years.length === 1 && isMean ? comparedYears(asked, index) : asked.years
  const all = years.length === 0 ? yearsOf(index.grid) : years
  const cells = cellsByYear(index, asked.names[0] ?? '', all)
  const [first] = cells
  if (!first || cells.length < 2) return undefined
  const total = cells.reduce((sum, { value }) => sum + value.number, 0)
  const terms = cells.map(cellText).join(' + ')
  const scale = scaleAt(index, first)
  return isMean
    ? figureOf(total / cells.length, scale, cells, `(${terms}) ÷ ${cells.length}`)
    : figureOf(total, scale, cells, terms)
}

function value(asked: Asked, index: IndexedGrid): Outcome | undefined {
  const [name = ''] = asked.names
  const axis = yearAxis(index.grid)
  if (asked.years.length > 1 && axis !== 'none') {
    const cells = cellsByYear(index, name, asked.years)
    const [first] = cells
    return first && { texts: cells.map(cellText), scale: scaleAt(index, first), cells }
  }
  const [best] = findCells(index, termsOf(name), asked.years[0])
  return best && { texts: [cellText(best)], scale: scaleAt(index, best), cells: [best] }
}

/** Whether the row or column itself holds averages. */
function isAverage({ names, years }: Asked, index: IndexedGrid): boolean {
  const [best] = findCells(index, termsOf(names[0] ?? ''), years[0])
  const row = best && rowOf(index, best)
  return (
    years.length <= 1 &&
    /\b(?:average|mean)\b/i.test(`${row?.label} ${index.grid.columns[best?.column ?? 0]}`)
  )
}

/** Performs the question's operation on the cells of a table; undefined if cells are missing. */
export function compute(asked: Asked, index: IndexedGrid): Outcome | undefined {
  switch (asked.operation) {
    case 'percent change':
      return changeBetween(asked, index, true)
    case 'change':
      return changeBetween(asked, index, false)
    case 'average':
      if (isAverage(asked, index)) return value(asked, index)
      return together(asked, index) ?? value(asked, index)
    case 'sum':
      return ofTwo(asked, index) ?? together(asked, index) ?? value(asked, index)
    case 'part':
    case 'ratio':
    case 'difference':
      return ofTwo(asked, index)
    case 'best':
    case 'threshold':
      return compareHeadings(asked, index)
    case 'periods': {
      const texts = yearsOf(index.grid).map(String)
      const [cell] = findCells(index, termsOf(asked.names[0] ?? ''), undefined)
      return texts.length > 0 && cell ? { texts, scale: '', cells: [cell] } : undefined
    }
    case 'count':
    case 'labels':
      return undefined
    case 'value':
      return value(asked, index)
  }
}
