import type { ImportFile } from '../connector.ts'
import { readStart } from '../read-text.ts'
import { openZip, isZip, type ZipEntry } from '../read-zip.ts'
import { decodeTable } from './decode-table.ts'
import { findColumns } from './find-columns.ts'
import { formatOf } from './read-statement.ts'

/** A statement, on its own or from an archive. */
export type StatementFile = Pick<ImportFile, 'name' | 'size' | 'stream' | 'mapping'>

const statementName = /\.(csv|tsv|txt|ofx|qfx|qbo|qif|xml|sta|mt940|940|c53)$/i
/** Banks may provide one file per account and month. */
const mostLooks = 200

/** Whether an archive holds statements: files in a bank format, or tables with known headings. */
export async function holdsStatements(file: ImportFile): Promise<boolean> {
  const { entries, close } = await openZip(file)
  try {
    return (await statementsIn(entries, 1)).length > 0
  } finally {
    close()
  }
}

/** Replaces archives by the statements in them, which can be read until they are closed. */
export async function openStatements(
  files: readonly ImportFile[],
  isWhole: (file: ImportFile) => Promise<boolean>,
): Promise<{ statements: StatementFile[]; close: () => void }> {
  const statements: StatementFile[] = []
  const open: (() => void)[] = []
  const close = () => {
    for (const each of open) each()
  }
  try {
    for (const file of files) {
      if (!(await isZip(file)) || (await isWhole(file))) {
        statements.push(file)
        continue
      }
      const zip = await openZip(file)
      open.push(zip.close)
      statements.push(...(await statementsIn(zip.entries, mostLooks)))
    }
    return { statements, close }
  } catch (error) {
    close()
    throw error
  }
}

async function statementsIn(entries: readonly ZipEntry[], most: number): Promise<ZipEntry[]> {
  const found: ZipEntry[] = []
  for (const entry of entries.filter(({ name }) => statementName.test(name)).slice(0, mostLooks)) {
    if (found.length >= most) break
    if (isStatement(await startOf(entry))) found.push(entry)
  }
  return found
}

function isStatement(start: Buffer): boolean {
  const format = formatOf(start)
  if (format !== 'a table of transactions') return format !== undefined
  // A table without headings in an archive could be anything.
  return findColumns(decodeTable(start))?.named === true
}

/** The start of a file up to a line end. */
async function startOf({ size, stream }: ZipEntry): Promise<Buffer> {
  const start = await readStart(stream())
  return size > start.length ? start.subarray(0, start.lastIndexOf(10) + 1) : start
}
