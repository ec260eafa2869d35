import type { ImportFile } from '../connector.ts'
import { isZip, openZip } from '../read-zip.ts'
import { isLog } from './apply-log.ts'
import type { FileKeyPrompt } from '#shared/file-key-prompt.ts'
import { isBackup, isLocked } from './backup.ts'
import { backupLimits, holdsMessages, isDatabase } from './find-databases.ts'
import { definedTables } from './defined-tables.ts'
import { isTextExport } from './text-export.ts'

const keyPrompt: FileKeyPrompt = {
  label: 'Password of the backup',
  hint: 'The one that was chosen for encrypted backups in Finder or iTunes. It opens this file once and is not kept.',
  mayBeStored: true,
}

/** The password that an encrypted backup needs. */
export async function keyPromptOf(file: ImportFile): Promise<FileKeyPrompt | undefined> {
  if (!(await isZip(file))) return undefined
  const { entries, close } = await openZip(file, backupLimits)
  try {
    return isBackup(entries) && (await isLocked(entries, file.key ?? '')) ? keyPrompt : undefined
  } finally {
    close()
  }
}

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
  if (isLog(start) && file.name.endsWith('-wal')) return 'a database log'
  if (!isDatabase(start)) return undefined
  const has = await definedTables(file, start)
  if (has('message') && has('handle')) return 'Apple Messages (chat.db)'
  if (has('ABPerson') || has('ZABCDRECORD')) return 'an Apple address book'
  return undefined
}
