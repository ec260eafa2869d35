import { ownersIn, readChat } from '../google/takeout/chat.ts'
import type { Context } from '../google/takeout/piece.ts'
import type { ArchiveFile } from '../open-archive.ts'
import type { BackupFile } from './backup-files.ts'
import type { BackupFinding } from './findings.ts'

export type ChatContext = Context

const asArchiveFile = ({ name, size, stream }: BackupFile): ArchiveFile => ({
  path: name,
  size,
  archive: '',
  stream,
})

/** Facts about the whole export that reading a conversation requires. */
export async function chatContext(
  files: readonly BackupFile[],
  account: string,
  signal: AbortSignal,
): Promise<ChatContext> {
  const chats = files.filter(({ kind }) => kind.startsWith('chat')).map(asArchiveFile)
  const own = account.trim().toLowerCase()
  return {
    owner: new Set([...(await ownersIn(chats)), ...(own === '' ? [] : [own])]),
    files: new Map(chats.map((file) => [file.path, file])),
    signal,
  }
}

/** Messages of one Google Chat conversation. */
export async function* chatFound(
  file: BackupFile,
  context: ChatContext,
): AsyncGenerator<BackupFinding> {
  for await (const piece of readChat(asArchiveFile(file), context)) {
    for (const item of piece.items ?? []) yield { item }
    for (const { reason } of piece.skipped ?? []) yield { skipped: reason }
    for (const { reason } of piece.failures ?? []) yield { failed: reason }
  }
}
