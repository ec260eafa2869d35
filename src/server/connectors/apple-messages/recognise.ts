import type { ImportFile } from '../connector.ts'
import { isZip, openZip } from '../read-zip.ts'
import { isLog } from './apply-log.ts'
import { isBackup } from './backup.ts'
import { backupLimits, holdsMessages, isDatabase } from './find-databases.ts'
import { definedTables } from './defined-tables.ts'
import { isTextExport } from './text-export.ts'

/** Describes a file by its content. */
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
  const has = await definedTables(file, start)
  if (has('message') && has('handle')) return 'Apple Messages (chat.db)'
  if (has('ABPerson') || has('ZABCDRECORD')) return 'an Apple address book'
  return undefined
}
