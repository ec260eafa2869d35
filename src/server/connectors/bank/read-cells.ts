import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const table = z.array(z.array(z.string()))
const delimiters = [',', ';', '\t', '|'] as const
const sampleLines = 40

/** The cells of a CSV file with any delimiter. */
export function readCells(text: string): string[][] {
  // Excel's own line that names the delimiter.
  const named = /^\uFEFF?sep=(.)\r?\n/i.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const delimiter = named?.[1] ?? findDelimiter(body)
  const cells = table.parse(
    parse(body, {
      delimiter,
      bom: true,
      quote: '"',
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  )
  return cells.map((row) => row.map((cell) => cell.trim()))
}

/**
 * The delimiter that splits the most lines into the same number of cells; ties go to more cells.
 */
function findDelimiter(text: string): string {
  const lines = text.split(/\r\n|\n|\r/, sampleLines + 1).filter((line) => line.trim() !== '')
  let best = { delimiter: ',', lines: 0, parts: 0 }
  for (const delimiter of delimiters) {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const parts = line.replaceAll(/"[^"]*"/g, '').split(delimiter).length
      if (parts > 2) counts.set(parts, (counts.get(parts) ?? 0) + 1)
    }
    for (const [parts, equal] of counts) {
      const isBetter = equal > best.lines || (equal === best.lines && parts > best.parts)
      if (isBetter) best = { delimiter, lines: equal, parts }
    }
  }
  return best.delimiter
}
