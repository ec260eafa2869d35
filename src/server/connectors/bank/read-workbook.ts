import * as xlsx from '@e965/xlsx'
import { z } from 'zod'

const rows = z.array(z.array(z.coerce.string()))
const mostRows = 100_000

/** A file of Excel, old or new. A zip may also be anything else. */
export const isWorkbook = (start: Buffer): boolean =>
  ['504b0304', 'd0cf11e0'].includes(start.toString('hex', 0, 4))

/** The cells of each sheet as they are shown, with days that leave no doubt; none for other files. */
export function readWorkbook(bytes: Buffer): string[][][] {
  try {
    const { SheetNames, Sheets } = xlsx.read(bytes, {
      type: 'buffer',
      sheetRows: mostRows,
      dateNF: 'yyyy-mm-dd',
      cellHTML: false,
      cellFormula: false,
    })
    return SheetNames.flatMap((name) => {
      const sheet = Sheets[name]
      if (!sheet) return []
      const options = { header: 1, raw: false, defval: '', blankrows: false } as const
      return [rows.parse(xlsx.utils.sheet_to_json(sheet, options))]
    })
  } catch {
    return []
  }
}
