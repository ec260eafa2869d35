import type { ImportFile } from '../connector.ts'
import { readStart } from '../read-text.ts'
import { isZip, openZip } from '../read-zip.ts'
import { isOtherService, isTakeoutPath, takeoutKind, type TakeoutKind } from './takeout-paths.ts'

type BackupKind = 'xml' | 'lines' | 'list' | TakeoutKind

/** A file with messages or calls, in an archive or on its own. */
export type BackupFile = {
  kind: BackupKind
  name: string
  size: number
  stream: () => AsyncIterable<Buffer>
}
export type OpenBackupFiles = {
  files: BackupFile[]
  /** Whether an archive also holds folders of other services. */
  hasMore: boolean
  close: () => void
}

const rowsName = /(^|\/)(messages|calls|call_log)[^/]*\.(ndjson|json)$/i

/** All files of an import that can be read here, recognised by content. */
export async function openBackupFiles(files: readonly ImportFile[]): Promise<OpenBackupFiles> {
  const closing: (() => void)[] = []
  const close = () => {
    for (const each of closing) each()
  }
  const found: BackupFile[] = []
  let hasMore = false
  try {
    for (const file of files) {
      if (!(await isZip(file))) {
        const kind = kindOf(await textStart(file.stream()))
        if (kind)
          found.push({ kind, name: file.name, size: file.size, stream: () => file.stream() })
        continue
      }
      const zip = await openZip(file)
      closing.push(zip.close)
      for (const entry of zip.entries) {
        const kind = await kindInZip(entry.name, entry.stream)
        if (kind) found.push({ kind, ...entry })
        hasMore ||= isOtherService(entry.name)
      }
    }
    return { files: found, hasMore, close }
  } catch (error) {
    close()
    throw error
  }
}

async function kindInZip(
  name: string,
  stream: () => AsyncIterable<Buffer>,
): Promise<BackupKind | undefined> {
  if (isTakeoutPath(name)) return takeoutKind(name)
  if (!rowsName.test(name) && !/\.xml$/i.test(name)) return undefined
  return kindOf(await textStart(stream()))
}

/** Detects the kind of a text from its start. */
export function kindOf(start: string): BackupKind | undefined {
  const text = start.replace(/^\ufeff/, '').trimStart()
  if (text.startsWith('<')) {
    return /<(?:smses|allsms|calls)[\s>]/.test(text) && /<(?:sms|mms|call)\s|count=/.test(text)
      ? 'xml'
      : undefined
  }
  if (text.startsWith('[') && isRow(text)) return 'list'
  return text.startsWith('{') && isRow(text.split('\n', 1)[0] ?? '') ? 'lines' : undefined
}

/** Columns of the phone's own tables; no other export has this combination. */
function isRow(text: string): boolean {
  const has = (name: string) => text.includes(`"${name}"`)
  if (has('duration') && has('number') && has('date') && has('type')) return true
  if (!has('date') || !(has('thread_id') || has('_id'))) return false
  return (has('address') && has('body')) || has('msg_box') || has('__parts')
}

export const textStart = async (stream: AsyncIterable<Buffer>): Promise<string> =>
  (await readStart(stream)).toString('utf8')
