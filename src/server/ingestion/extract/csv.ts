import { parse } from 'csv-parse/sync'
import { decodeText } from './decode-text.ts'
import { ExtractionFailure } from './failures.ts'
import { readSheets, type ReadSheets } from './sheets.ts'
import { textSheet } from './text-sheet.ts'

const delimiters = [',', ';', '\t', '|'] as const
type Delimiter = (typeof delimiters)[number]

/** The table of a CSV file with any separator, encoding, quoting and title lines. */
export function extractCsv(bytes: Uint8Array, name: string): ReadSheets {
  const text = decodeText(bytes).replace(/^\ufeff/, '')
  if (text.trim() === '') throw new ExtractionFailure('file.empty')
  const declared = /^"?sep=(.)"?\r?\n/i.exec(text)
  const body = declared ? text.slice(declared[0].length) : text
  const delimiter = declared?.[1] ?? detectDelimiter(body)
  const records = parseRecords(body, delimiter)
  // Row numbers are line numbers of the file, as in a spreadsheet program.
  const rows = declared ? [[''], ...records] : records
  return readSheets([textSheet({ fileName: name, rows, decimalComma: delimiter === ';' })])
}

function parseRecords(text: string, delimiter: string): string[][] {
  const options = { delimiter, relax_column_count: true, skip_empty_lines: false }
  try {
    return parse(text, { ...options, relax_quotes: true })
  } catch {
    // An unclosed quote means inches or is part of a nickname.
    return parse(text, { ...options, quote: false })
  }
}

const sampleLines = 60

/** The separator that splits the most lines into the same number of fields. */
function detectDelimiter(text: string): Delimiter {
  const lines = text
    .slice(0, 100_000)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, sampleLines)
  let best: Delimiter = ','
  let bestScore = 0
  for (const delimiter of delimiters) {
    const { share, parts } = regularity(lines, delimiter)
    const score = parts < 2 ? 0 : share + Math.min(parts, 20) / 100
    if (score > bestScore) [best, bestScore] = [delimiter, score]
  }
  return best
}

/** Whether a text file with another extension is a table nevertheless. */
export function looksLikeCsv(text: string): boolean {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, sampleLines)
  if (lines.length < 4) return false
  const { share, parts } = regularity(lines, detectDelimiter(text))
  return parts >= 3 && share >= 0.95
}

function regularity(lines: readonly string[], delimiter: string): { share: number; parts: number } {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const parts = line.replaceAll(/"(?:[^"]|"")*"/g, '').split(delimiter).length
    counts.set(parts, (counts.get(parts) ?? 0) + 1)
  }
  counts.delete(1)
  const [parts, times] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [1, 0]
  return { share: times / Math.max(1, lines.length), parts }
}
