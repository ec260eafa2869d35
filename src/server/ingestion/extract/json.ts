import { z } from 'zod'
import { decodeText } from './decode-text.ts'
import { numberBlocks, type PlainBlock } from './plain-block.ts'
import { readSheets, type ReadSheets } from './sheets.ts'
import { textSheet } from './text-sheet.ts'
import type { Block } from '../extracted.ts'

const records = z.array(z.record(z.string(), z.unknown())).min(1)
const mostLines = 20_000
const deepest = 40

/**
 * Records of one level become a table; anything else becomes lines with the path of each value.
 * `undefined` for text that only looks like JSON.
 */
export function readJson(
  bytes: Uint8Array,
  name: string,
): ReadSheets | { blocks: Block[] } | undefined {
  const value = parseJson(decodeText(bytes).replace(/^\ufeff/, ''))
  if (value === undefined) return undefined
  const found = records.safeParse(value)
  if (found.success && found.data.every((record) => Object.values(record).every(isScalar))) {
    return table(found.data, name)
  }
  const lines: string[] = []
  addLines(value, '', lines, 0)
  const blocks: PlainBlock[] = []
  for (let at = 0; at < lines.length; at += 20) {
    blocks.push({ kind: 'paragraph', text: lines.slice(at, at + 20).join('\n') })
  }
  return { blocks: numberBlocks(blocks) }
}

/** One value, or one per line. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return parseLines(text)
  }
}

function parseLines(text: string): unknown {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  try {
    return lines.map((line): unknown => JSON.parse(line))
  } catch {
    return undefined
  }
}

const isScalar = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

function table(found: readonly Record<string, unknown>[], name: string): ReadSheets {
  const columns = [...new Set(found.flatMap((record) => Object.keys(record)))]
  const cells = found.map((record) =>
    columns.map((column) => {
      const value = record[column]
      return isScalar(value) && value !== null ? String(value) : ''
    }),
  )
  return readSheets([textSheet({ fileName: name, rows: [columns, ...cells], decimalComma: false })])
}

function addLines(value: unknown, path: string, lines: string[], depth: number): void {
  if (lines.length >= mostLines || depth > deepest) return
  if (isScalar(value)) {
    if (value !== null && value !== '')
      lines.push(path === '' ? String(value) : `${path}: ${value}`)
  } else if (Array.isArray(value)) {
    for (const each of value) addLines(each, path, lines, depth + 1)
  } else if (typeof value === 'object') {
    for (const [key, each] of Object.entries(value)) {
      addLines(each, path === '' ? key : `${path} › ${key}`, lines, depth + 1)
    }
  }
}
