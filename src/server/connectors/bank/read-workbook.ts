import * as xlsx from '@e965/xlsx'
import { z } from 'zod'

const rows = z.array(z.array(z.coerce.string()))
const mostRows = 100_000

const zipSignature = Buffer.from('504b0304', 'hex')
const compoundSignature = Buffer.from('d0cf11e0', 'hex')
const directoryEndSignature = Buffer.from('504b0506', 'hex')
const directoryEndBytes = 22
/** Streams of Excel 97 and Excel 5 in a compound file. */
const workbookStreams = ['Workbook', 'Book'].map((name) => Buffer.from(`${name}\0`, 'utf16le'))

/** Whether a file with this start is a ZIP or compound file, the containers of workbooks. */
export const mayBeWorkbook = (start: Buffer): boolean =>
  [zipSignature, compoundSignature].some((signature) => start.indexOf(signature) === 0)

/**
 * Whether these are all the bytes of a workbook: xlsx, xlsm, xlsb, ods or xls. The spreadsheet
 * library must never see another archive or a partial one: it spends minutes searching those.
 */
export function isWorkbook(bytes: Buffer): boolean {
  if (bytes.indexOf(compoundSignature) === 0)
    return workbookStreams.some((name) => bytes.includes(name))
  const directory = bytes.indexOf(zipSignature) === 0 ? zipDirectory(bytes) : undefined
  if (!directory) return false
  const names = directory.toString('latin1')
  // An OpenDocument text has the same entry names; the library rejects it at once.
  return (
    /xl\/workbook\.(?:xml|bin)/i.test(names) ||
    /content\.xml[^]*META-INF|META-INF[^]*content\.xml/.test(names)
  )
}

/** The central directory (APPNOTE 4.3.12) of a complete ZIP file. */
function zipDirectory(bytes: Buffer): Buffer | undefined {
  const end = bytes.lastIndexOf(directoryEndSignature)
  if (end < 0 || end + directoryEndBytes > bytes.length) return undefined
  const commentBytes = bytes.readUInt16LE(end + 20)
  if (end + directoryEndBytes + commentBytes !== bytes.length) return undefined
  const size = bytes.readUInt32LE(end + 12)
  const from = bytes.readUInt32LE(end + 16)
  return from + size <= end ? bytes.subarray(from, from + size) : undefined
}

/** The displayed cells of each sheet, with unambiguous dates; none for other files. */
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
