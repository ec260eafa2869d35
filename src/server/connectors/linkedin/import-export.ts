import type { ImportFile, Page } from '../connector.ts'
import { ConnectorError } from '../connector-error.ts'
import { gatherPages, type Finding } from '../gather-pages.ts'
import { baseName, openArchive, type ArchiveFile } from '../open-archive.ts'
import { decodeText, readAll, startBytes } from '../read-text.ts'
import { isZip, zipEntries } from '../read-zip.ts'
import { nameOf, postItem } from './linked-items.ts'
import { findOwner } from './owner.ts'
import { htmlText } from '#server/html/html-text.ts'
import { readMessages } from './read-messages.ts'
import { readCsv, readSnapshot, type Table } from './read-table.ts'
import { isKnownHeader, isMessages, isProfile, isSurely, readRows } from './tables.ts'

const mostBytes = 256 * 1024 * 1024

const names =
  /^(connections|messages|profile|positions|education|skills|invitations|registration|email addresses|phonenumbers|endorsement_(received|given)_info|recommendations_(received|given)|company follows|searchqueries|shares|reactions|ad_targeting|job applications|member_follows|receipts_v2|guide_messages)\.csv$/i
/** Advertising data, and the places the person signed in from. */
const leftOut =
  /^(ad_targeting|ads[ _]clicked|lan ads engagement|inferences_about_you|logins|security challenges|private_identity_asset.*|device.*)\.csv$/i

/** Describes a LinkedIn file, from the names in an archive or the columns of a single file. */
export async function recogniseExport(file: ImportFile): Promise<string | undefined> {
  if (await isZip(file)) {
    const found = new Set<string>()
    for await (const { name } of zipEntries(file)) {
      if (names.test(baseName(name))) found.add(baseName(name).toLowerCase())
      if (found.size >= (/linkedin/i.test(file.name) ? 1 : 2)) return 'a LinkedIn export'
    }
    return undefined
  }
  const start = await file.read(0, Math.min(file.size, startBytes))
  const text = decodeText(start)
  if (/^\s*[[{]/.test(text)) {
    return /"snapshotDomain"\s*:/.test(text) ? 'an answer of LinkedIn’s portability API' : undefined
  }
  // The last line may be incomplete, so it is dropped.
  const whole = file.size > start.length ? text.slice(0, text.lastIndexOf('\n') + 1) : text
  const table = readCsv(whole, file.name, isKnownHeader(file.name))
  if (!table) return undefined
  const named = names.test(file.name) && isKnownHeader(file.name)(table.columns)
  return isSurely(table.columns) || named ? 'a table of a LinkedIn export' : undefined
}

/** Everything in LinkedIn exports, basic or complete, and in single files of them. */
export async function* importExport(
  files: readonly ImportFile[],
  email: string,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  using archive = await openArchive(files)
  const tables = archive.files.filter(({ path }) => /\.(csv|json)$/i.test(path))
  const articles = archive.files.filter(({ path }) => /(^|\/)articles\/.*\.html$/i.test(path))
  if (tables.length + articles.length === 0) throw new ConnectorError('unsupported')
  const progress = {
    done: 0,
    whole: [...tables, ...articles].reduce((sum, { size }) => sum + size, 1),
  }

  async function* findings(): AsyncGenerator<Finding> {
    for (const name of archive.damaged) yield { failed: name, reason: 'The file is damaged' }
    if (tables.some(({ path }) => leftOut.test(baseName(path)))) {
      yield { note: 'What the export says about advertisements and sign-ins was left out.' }
    }
    const wanted = tables.filter(({ path }) => !leftOut.test(baseName(path)))
    const owner = await ownerOf(wanted, email)
    for (const file of wanted) {
      const read = await tablesOf(file)
      if (!read) yield { failed: baseName(file.path), reason: 'The file is no readable table' }
      for (const table of read ?? []) {
        if (isMessages(table.columns)) yield* readMessages(table.rows, owner)
        else yield* readRows(table, owner.name)
      }
      progress.done += file.size
    }
    for (const file of articles) {
      yield { item: await articleOf(file, owner.name) }
      progress.done += file.size
    }
  }
  yield* gatherPages(findings(), () => progress.done / progress.whole, signal)
}

async function tablesOf(file: ArchiveFile): Promise<Table[] | undefined> {
  const name = baseName(file.path)
  const text = decodeText(await readAll(file.stream(), mostBytes))
  if (/\.json$/i.test(name)) return readSnapshot(text)
  if (text.trim() === '') return []
  const table = readCsv(text, name, isKnownHeader(name))
  return table && [table]
}

async function ownerOf(files: readonly ArchiveFile[], email: string) {
  let profileName = ''
  let messages: Table['rows'] = []
  for (const file of files) {
    if (!/profile|messages?\.csv$|\.json$/i.test(baseName(file.path)) && file.archive !== '')
      continue
    for (const table of (await tablesOf(file)) ?? []) {
      const [first] = table.rows
      if (isProfile(table.columns) && first) {
        profileName = nameOf(first('First Name'), first('Last Name'))
      }
      if (isMessages(table.columns)) messages = [...messages, ...table.rows]
    }
  }
  return findOwner(profileName, messages, email)
}

/** An article published by the person; its page holds title and text. */
async function articleOf(file: ArchiveFile, author: string) {
  const html = decodeText(await readAll(file.stream(), mostBytes))
  const title = /<title>([^<]*)/i.exec(html)?.[1] ?? ''
  const day = /(\d{4}-\d{2}-\d{2})/.exec(baseName(file.path))?.[1]
  return postItem('post', day === undefined ? '' : `${day}T00:00:00.000Z`, {
    author,
    title: htmlText(title),
    text: htmlText(html, { withAddresses: true }),
    url: /href="(https:\/\/www\.linkedin\.com\/pulse\/[^"]+)"/i.exec(html)?.[1] ?? '',
  })
}
