import { createOutgoing, type OutgoingRule } from '#server/http/outgoing.ts'
import { ConnectorError } from '../connector-error.ts'
import type { Connector, ImportFile, Item, Page } from '../connector.ts'
import type { Transaction } from '../kinds/transaction.ts'
import { baseName } from '../open-archive.ts'
import { readAll, startBytes } from '../read-text.ts'
import { isZip } from '../read-zip.ts'
import { guessOf, previewOf } from './preview-columns.ts'
import { lastDigits } from './parse-bank-csv.ts'
import { formatOf, isConvincing, mayBeTable, readStatement, tablesOf } from './read-statement.ts'
import { isWorkbook, mayBeWorkbook } from './read-workbook.ts'
import { holdsStatements, openStatements, type StatementFile } from './statement-archive.ts'
import { createSimpleFin } from './simplefin/simplefin.ts'

const mostBytes = 64 * 1024 * 1024
const transactionsAPage = 2_000
const workbookBytes = 10 * 1024 * 1024

type Live = {
  /** A SimpleFIN setup token or access address; empty if none is set up. */
  credential: string
  since?: string | undefined
  keep?: ((changed: { credential: string }) => Promise<void>) | undefined
  outgoing?: OutgoingRule | undefined
}

/** Transactions from any bank's statement files, and from SimpleFIN if it is set up. */
export function createBank(live?: Live): Connector {
  return { ...(live ? fetching(live) : {}), recognise, preview, guess, import: importStatements }
}

function fetching({ credential, since, keep, outgoing = 'public' }: Live) {
  if (credential === '') return {}
  return createSimpleFin({
    credential,
    since,
    keep: keep ?? (() => Promise.resolve()),
    outgoing: createOutgoing({ rule: outgoing }),
  })
}

async function recognise(file: ImportFile): Promise<string | undefined> {
  const format = formatOf(await startOf(file))
  if (format !== undefined || !(await isZip(file))) return format
  return (await holdsStatements(file)) ? 'statements of a bank' : undefined
}

/** A workbook is a ZIP file too. */
const isWhole = async (file: ImportFile) => formatOf(await startOf(file)) !== undefined

/** How a table will be read; other formats label their own fields. */
async function preview(file: ImportFile) {
  const start = await startOf(file)
  return formatOf(start) === 'a table of transactions'
    ? tablesOf(start).filter(isConvincing).map(previewOf)[0]
    : undefined
}

/**
 * A suggested reading of a table that is not recognised as a statement, for the person to correct.
 */
async function guess(file: ImportFile) {
  if (!/\.(csv|tsv|txt|xlsx?|xlsm|xlsb|ods)$/i.test(file.name)) return undefined
  const start = await startOf(file)
  if (start.length === 0 || (mayBeWorkbook(start) && !isWorkbook(start))) return undefined
  const cells = tablesOf(start).find(mayBeTable)
  return cells && guessOf(cells)
}

/** The start of a file up to a line end; the whole file if it may be a workbook. */
async function startOf(file: ImportFile): Promise<Buffer> {
  const start = await file.read(0, Math.min(file.size, startBytes))
  // A workbook's directory is at its end.
  if (mayBeWorkbook(start)) {
    return file.size <= workbookBytes ? file.read(0, file.size) : Buffer.alloc(0)
  }
  return file.size > start.length ? start.subarray(0, start.lastIndexOf(10) + 1) : start
}

async function* importStatements(
  files: readonly ImportFile[],
  signal: AbortSignal,
): AsyncGenerator<Page> {
  const { statements, close } = await openStatements(files, isWhole)
  try {
    if (statements.length === 0) throw new ConnectorError('unsupported')
    for (const [index, file] of statements.entries()) {
      signal.throwIfAborted()
      const bytes = await readAll(file.stream(), mostBytes)
      const { items, ...first } = readPage(bytes, file)
      yield { items: [], ...first }
      for (let at = 0; at < items.length; at += transactionsAPage) {
        const page = items.slice(at, at + transactionsAPage)
        const share = (index + (at + page.length) / items.length) / statements.length
        yield { items: page, share }
      }
    }
  } finally {
    close()
  }
}

function readPage(bytes: Buffer, { name: path, mapping }: StatementFile): Page {
  const name = baseName(path)
  const statement = readStatement(bytes, name, mapping)
  if (!statement) throw new ConnectorError('unsupported')
  const { movements, unreadable, skipped, notes, keyOf } = statement
  const items = movements.map(({ reference, ...found }): Item => {
    const transaction = masked(found)
    return { kind: 'transaction', key: keyOf(transaction, reference), transaction }
  })
  const failures = unreadable.map((item) => ({
    item,
    reason: 'Its date or amount cannot be read',
  }))
  return { items, failures, skipped: skipped.filter(({ count }) => count > 0), notes }
}

const masked = (transaction: Transaction): Transaction => ({
  ...transaction,
  account: lastDigits(transaction.account) || transaction.account,
})
