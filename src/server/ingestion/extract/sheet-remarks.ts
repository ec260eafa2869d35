import type * as xlsx from '@e965/xlsx'
import { z } from 'zod'
import type { Block } from '../extracted.ts'
import { a1Range } from './a1.ts'
import { cleanText } from './plain-block.ts'

const mostRemarks = 5000

/** Comments and link targets of a sheet, each located at its cell. */
export function sheetRemarks(name: string, sheet: xlsx.WorkSheet): Block[] {
  const rows: ((xlsx.CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? []
  const blocks: Block[] = []
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of (cells ?? []).entries()) {
      if (!cell?.c && !cell?.l) continue
      const range = a1Range({ top: row, left: column, bottom: row, right: column })
      for (const text of remarksOf(cell)) {
        if (blocks.length >= mostRemarks) return blocks
        const locator = { kind: 'cells' as const, sheet: name, range }
        blocks.push({ kind: 'paragraph', text: `${range}: ${text}`, locator })
      }
    }
  }
  return blocks
}

const comment = z.object({ a: z.string().catch(''), t: z.string().catch('') })

function remarksOf(cell: xlsx.CellObject): string[] {
  const comments = (cell.c ?? []).map((each) => {
    const { a: author, t: text } = comment.parse(each)
    const remark = cleanText(text).trim()
    // Excel may start the comment with its author.
    return author === '' || remark.startsWith(author) ? remark : `${author}: ${remark}`
  })
  const shown = String(cell.w ?? cell.v ?? '')
  const target = cell.l?.Target ?? ''
  const link = /^(?:https?|mailto|ftp|file):/i.test(target) && !shown.includes(target)
  return [...comments, ...(link ? [cleanText(`${shown} (${target})`).trim()] : [])].filter(
    (text) => text !== '',
  )
}
