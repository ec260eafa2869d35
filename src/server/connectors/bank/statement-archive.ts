import type { ImportFile } from '../connector.ts'
import { readStart } from '../read-text.ts'
import { openZip, isZip, type ZipEntry } from '../read-zip.ts'
import { decodeTable } from './decode-table.ts'
import { findColumns } from './find-columns.ts'
import { formatOf } from './read-statement.ts'

/** A statement, by itself or out of an archive. */
export type StatementFile = Pick<ImportFile, 'name' | 'size' | 'stream' | 'mapping'>

const statementName = /\.(csv|tsv|txt|ofx|qfx|qbo|qif|xml|sta|mt940|940|c53)$/i
/** Banks hand out a file an account and a month. */
const mostLooks = 200

/** Whether an archive holds statements: files of a bank's own forms, or tables whose headings it knows. */
export async function holdsStatements(file: ImportFile): Promise<boolean> {
  const { entries, close } = await openZip(file)
  try {
    return (await statementsIn(entries, 1)).length > 0
  } finally {
    close()
  }
}

/** Archives in place of which their statements come, to be read until they are closed. */
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
  // Without headings, a table among others may be anything.
  return findColumns(decodeTable(start))?.named === true
}

/** The beginning of a file, up to the end of a line. */
async function startOf({ size, stream }: ZipEntry): Promise<Buffer> {
  const start = await readStart(stream())
  return size > start.length ? start.subarray(0, start.lastIndexOf(10) + 1) : start
}
