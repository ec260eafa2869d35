import type { Connector, ImportFile, Page } from '../connector.ts'
import { ConnectorError } from '../connector-error.ts'
import { decodeText, readAll } from '../read-text.ts'
import { callingCodeOf, createAddressForm, usualCallingCode } from '../messages/phone.ts'
import { openBackupFiles, textStart, type BackupFile } from './backup-files.ts'
import { createBackupPages } from './backup-pages.ts'
import type { BackupFinding } from './findings.ts'
import type { Means } from './phone-message.ts'
import { numbersIn, readLineBackup, readListBackup, readXmlBackup } from './read-backup.ts'
import { chatContext, chatFound, type ChatContext } from './takeout-chat.ts'
import { voiceFile } from './takeout-voice.ts'

export type GoogleMessagesOptions = {
  /** The owner's number, which is not in backups; may be empty. */
  phoneNumber: string
  googleAccount: string
}

const mostFileBytes = 256 * 1024 * 1024

/** Messages and calls of an Android phone, from backups; Google offers no API for them. */
export function createGoogleMessages(given: GoogleMessagesOptions): Connector {
  return {
    recognise,
    import: (files, signal) => importBackups(files, given, signal),
  }
}

const names: readonly (readonly [BackupFile['kind'], string])[] = [
  ['xml', 'a backup of SMS Backup & Restore'],
  ['lines', 'a backup of SMS Import/Export'],
  ['list', 'a backup of SMS Import/Export'],
  ['chat', 'Google Chat from Takeout'],
  ['voice', 'Google Voice from Takeout'],
]

async function recognise(file: ImportFile): Promise<string | undefined> {
  const { files, hasMore, close } = await openBackupFiles([file])
  close()
  // A complete Takeout has more than messages and is left to its own source.
  if (hasMore && files.every(({ kind }) => kind !== 'xml' && kind !== 'lines' && kind !== 'list')) {
    return undefined
  }
  return names.find(([kind]) => files.some((each) => each.kind === kind))?.[1]
}

async function* importBackups(
  files: readonly ImportFile[],
  given: GoogleMessagesOptions,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  const open = await openBackupFiles(files)
  try {
    if (open.files.length === 0) throw new ConnectorError('bad_file')
    const means = await meansOf(open.files, given)
    const chats = await chatContext(open.files, given.googleAccount, signal)
    const pages = createBackupPages()
    const whole = open.files.reduce((sum, { size }) => sum + size, 0) || 1
    let before = 0
    for (const file of open.files) {
      let read = 0
      const counted = { ...file, stream: () => counting(file.stream(), (bytes) => (read += bytes)) }
      for await (const found of foundIn(counted, means, chats)) {
        signal.throwIfAborted()
        pages.add(found, file.name)
        if (pages.isFull()) yield pages.take((before + read) / whole)
      }
      before += file.size
    }
    yield pages.take(1)
  } finally {
    open.close()
  }
}

async function* counting(
  stream: AsyncIterable<Buffer>,
  add: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for await (const part of stream) {
    add(part.length)
    yield part
  }
}

async function meansOf(
  files: readonly BackupFile[],
  { phoneNumber }: GoogleMessagesOptions,
): Promise<Means> {
  let code = callingCodeOf(phoneNumber)
  for (const { stream, kind } of files) {
    if (code !== undefined) break
    if (kind === 'xml' || kind === 'lines')
      code = usualCallingCode(numbersIn(await textStart(stream())))
  }
  const addressForm = createAddressForm(code)
  return { addressForm, own: phoneNumber === '' ? '' : addressForm(phoneNumber), names: new Map() }
}

async function* foundIn(
  file: BackupFile,
  means: Means,
  chats: ChatContext,
): AsyncGenerator<BackupFinding> {
  const { kind, name, stream } = file
  if (kind === 'xml') yield* readXmlBackup(stream, means)
  else if (kind === 'lines') yield* readLineBackup(stream, means)
  else if (kind === 'list') yield* readListBackup(stream, means)
  else if (kind === 'voice') yield* voiceFile(await textOf(file), name, means)
  else if (kind === 'chat') yield* chatFound(file, chats)
}

const textOf = async ({ stream }: BackupFile) => decodeText(await readAll(stream(), mostFileBytes))
