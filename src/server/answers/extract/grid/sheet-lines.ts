import { yearsIn } from './read-value.ts'

type Piece = { name: string; value: string }

/** A passage that describes a whole table is not part of it. */
const description = /^Table in sheet /
const unnamed = /^Column [A-Z]{1,3}$/

/** `Bread: 12; 2024: 10` as names and values; empty for any other line. */
function piecesOf(line: string): Piece[] {
  const pieces = line.split(/;\s+(?=[^;]*?:\s)/).map((text) => {
    const at = text.indexOf(': ')
    return at < 0 ? undefined : { name: text.slice(0, at), value: text.slice(at + 2) }
  })
  return pieces.every((piece) => piece !== undefined) ? pieces : []
}

/** Whether the passage has a row of a sheet with a heading that names a year. */
export const hasYearHeadings = (text: string): boolean =>
  !description.test(text) &&
  text
    .split('\n')
    .slice(0, 4)
    .some(
      (line) =>
        piecesOf(line).filter(
          ({ name, value }) => yearsIn(unnamed.test(name) ? value : name).length > 0,
        ).length >= 2,
    )

/**
 * Converts passages of a sheet, which say `heading: value` for each cell, back to lines of cells:
 * the headings once, then a line per row.
 */
export function sheetLines(passages: readonly string[]): string[] {
  const names: string[] = []
  const parts = passages.map((text) =>
    description.test(text)
      ? []
      : text.split('\n').map((line) => ({ line, pieces: piecesOf(line) })),
  )
  for (const { pieces } of parts.flat()) {
    let after = 0
    for (const { name } of pieces) {
      const at = names.indexOf(name)
      if (at < 0) names.splice(after, 0, name)
      after = names.indexOf(name) + 1
    }
  }
  const heading = names.map((name) => (unnamed.test(name) ? '' : name)).join('\t')
  let isHeaded = false
  return parts.map((lines) =>
    lines
      .flatMap(({ line, pieces }) => {
        if (pieces.length === 0) return [line]
        const values = new Map(pieces.map(({ name, value }) => [name, value]))
        const row = names.map((name) => values.get(name) ?? '').join('\t')
        const head = isHeaded || heading.trim() === '' ? [] : [heading]
        isHeaded = true
        return [...head, row]
      })
      .join('\n'),
  )
}
