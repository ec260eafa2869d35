/** A range of cells, counted from 1, both ends included. A whole column has no last row. */
export type CellRange = { top: number; left: number; bottom: number; right: number }

/** 1 is A, 27 is AA. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCodePoint(65 + ((rest - 1) % 26)) + letters
  }
  return letters
}

export function columnNumber(letters: string): number {
  let number = 0
  for (const letter of letters.toUpperCase()) {
    number = number * 26 + ((letter.codePointAt(0) ?? 64) - 64)
  }
  return number
}

/**
 * Parses `B2`, `B2:D14`, `B:D` and `2:14`, with or without dollar signs; anything else is
 * undefined.
 */
export function parseRange(range: string): CellRange | undefined {
  const [first = '', second, ...more] = range.replaceAll('$', '').split(':')
  const from = parseEnd(first)
  const to = second === undefined ? from : parseEnd(second)
  if (!from || !to || more.length > 0) return undefined
  const isCell = from.row !== undefined && from.column !== undefined
  if (second === undefined && !isCell) return undefined
  return {
    top: Math.min(from.row ?? 1, to.row ?? 1),
    left: Math.min(from.column ?? 1, to.column ?? 1),
    bottom: from.row === undefined || to.row === undefined ? Infinity : Math.max(from.row, to.row),
    right:
      from.column === undefined || to.column === undefined
        ? Infinity
        : Math.max(from.column, to.column),
  }
}

export function isInRange(range: CellRange, row: number, column: number): boolean {
  return row >= range.top && row <= range.bottom && column >= range.left && column <= range.right
}

function parseEnd(end: string): { column?: number; row?: number } | undefined {
  const match = /^([A-Za-z]{1,3})?([1-9]\d{0,6})?$/.exec(end.trim())
  if (!match || match[0] === '') return undefined
  const [, letters, digits] = match
  return {
    ...(letters === undefined ? {} : { column: columnNumber(letters) }),
    ...(digits === undefined ? {} : { row: Number(digits) }),
  }
}
