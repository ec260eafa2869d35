import type { ImportFile } from '../connector.ts'
import { isZip, openZip } from '../read-zip.ts'
import { isLog } from './apply-log.ts'
import { isBackup } from './backup.ts'
import { backupLimits, holdsMessages, isDatabase } from './find-databases.ts'
import { isTextExport } from './text-export.ts'

const leafPage = 0x0d
const interiorPage = 0x05
const mostPages = 1_000

/** What a file is, by what is in it. */
export async function recognise(file: ImportFile): Promise<string | undefined> {
  if (await isZip(file)) {
    const { entries, close } = await openZip(file, backupLimits)
    close()
    if (!holdsMessages(entries)) return undefined
    return isBackup(entries) ? 'an iPhone backup' : 'Apple Messages (chat.db)'
  }
  const start = await file.read(0, 1_000)
  if (isTextExport(start.toString('utf8'))) return 'Apple Messages (text)'
  if (isLog(start) && file.name.endsWith('-wal')) return 'the log of a database'
  if (!isDatabase(start)) return undefined
  const definitions = await schemaOf(file, start)
  const has = (table: string) =>
    new RegExp(`CREATE TABLE (?:IF NOT EXISTS )?["'\`[]?${table}["'\`\\]]?\\s*\\(`, 'i').test(
      definitions,
    )
  if (has('message') && has('handle')) return 'Apple Messages (chat.db)'
  if (has('ABPerson') || has('ZABCDRECORD')) return 'an Apple address book'
  return undefined
}

/** The pages of a database that define its tables, without opening it: it may be very large. */
async function schemaOf(file: ImportFile, start: Buffer): Promise<string> {
  const pageSize = start.readUInt16BE(16) === 1 ? 65_536 : start.readUInt16BE(16)
  if (pageSize < 512) return ''
  let text = ''
  const waiting = [1]
  const seen = new Set<number>()
  while (waiting.length > 0 && seen.size < mostPages) {
    const number = waiting.shift() ?? 0
    if (number < 1 || seen.has(number)) continue
    seen.add(number)
    const page = await file.read((number - 1) * pageSize, pageSize)
    const header = number === 1 ? 100 : 0
    if (page.length < header + 12) continue
    if (page[header] === leafPage) text += page.toString('latin1', header)
    if (page[header] === interiorPage) waiting.push(...childrenOf(page, header))
  }
  return text
}

function childrenOf(page: Buffer, header: number): number[] {
  const cells = page.readUInt16BE(header + 3)
  const children = [page.readUInt32BE(header + 8)]
  for (let cell = 0; cell < cells && header + 14 + cell * 2 <= page.length; cell++) {
    const at = page.readUInt16BE(header + 12 + cell * 2)
    if (at + 4 <= page.length) children.push(page.readUInt32BE(at))
  }
  return children
}
