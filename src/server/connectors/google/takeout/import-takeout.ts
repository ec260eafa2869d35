import { ConnectorError } from '../../connector-error.ts'
import type { ImportFile, Item, Page } from '../../connector.ts'
import { baseName, openArchive, type ArchiveFile } from '../../open-archive.ts'
import { isAnalyticsTable, readAnalyticsTable } from '../analytics/import-table.ts'
import { ownersIn } from './chat.ts'
import { chooseReader, headOf, type Choice } from './choose-reader.ts'
import type { Context, Piece } from './piece.ts'
import { missingParts, unknownFiles } from './unread-files-note.ts'

const itemsAPage = 500
/** Files are read while their page is being stored. */
const filesAPage = 20

type Owner = { email: string }

/** Reads a whole export, all parts together; a damaged file does not stop the others. */
export async function* importTakeout(
  files: readonly ImportFile[],
  { email }: Owner,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  using archive = await openArchive(files)
  const owner = [email.trim().toLowerCase(), ...(await ownersIn(archive.files))]
  const context: Context = {
    owner: new Set(owner.filter((address) => address !== '')),
    files: new Map(archive.files.map((file) => [file.path, file])),
    signal,
  }
  const whole = archive.files.reduce((sum, { size }) => sum + size, 0) || 1
  const unknown: ArchiveFile[] = []
  let page = emptyPage()
  let done = 0
  for (const file of archive.files) {
    signal.throwIfAborted()
    for await (const piece of readFile(file, context, unknown)) {
      add(page, piece)
      if (page.items.length < itemsAPage && page.files < filesAPage) continue
      yield { ...closed(page), share: done / whole }
      page = emptyPage()
    }
    done += file.size
  }
  for (const name of archive.damaged) {
    page.failures.push({ item: name, reason: 'This archive is damaged' })
  }
  page.notes.push(...unknownFiles(unknown), ...missingParts(files.map(({ name }) => name)))
  if (unknown.length > 0) {
    add(page, {
      skipped: [{ reason: 'Files of a kind that Trove does not read', count: unknown.length }],
    })
  }
  yield { ...closed(page), share: 1 }
}

async function* readFile(
  file: ArchiveFile,
  context: Context,
  unknown: ArchiveFile[],
): AsyncGenerator<Piece> {
  try {
    const choice = await choose(file)
    if (!choice) unknown.push(file)
    else if ('skip' in choice) yield { skipped: [{ reason: choice.skip, count: 1 }] }
    else yield* choice.read(file, context)
  } catch (error) {
    context.signal.throwIfAborted()
    if (!(error instanceof ConnectorError)) throw error
    const reason = 'This file is damaged from here on, or not as Google writes it'
    yield { failures: [{ item: file.path, reason }] }
  }
}

async function choose(file: ArchiveFile): Promise<Choice> {
  if (/\.csv$/i.test(baseName(file.path)) && isAnalyticsTable(await headOf(file))) {
    return { read: readAnalyticsTable, description: 'Google Analytics data' }
  }
  return chooseReader(file)
}

const emptyPage = () => ({
  items: [] as Item[],
  files: 0,
  skipped: new Map<string, number>(),
  failures: [] as NonNullable<Page['failures']>,
  notes: [] as string[],
})
type OpenPage = ReturnType<typeof emptyPage>

function add(page: OpenPage, { items = [], skipped = [], failures = [], notes = [] }: Piece): void {
  page.items.push(...items)
  page.files += items.filter(({ kind }) => kind === 'file').length
  for (const { reason, count } of skipped) {
    page.skipped.set(reason, (page.skipped.get(reason) ?? 0) + count)
  }
  page.failures.push(...failures)
  page.notes.push(...notes)
}

function closed({ items, skipped, failures, notes }: OpenPage): Page {
  return {
    items,
    skipped: [...skipped].map(([reason, count]) => ({ reason, count })),
    failures,
    notes,
  }
}
