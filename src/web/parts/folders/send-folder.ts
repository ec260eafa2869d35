import type { QueryClient } from '@tanstack/react-query'
import { sendFolderFiles } from '#shared/calls/watched-folder.ts'
import type { FolderImport } from '#shared/watched-folder.ts'
import { parseResponse } from '#web/api.ts'
import { documentsKey } from '#web/parts/documents/queries.ts'
import { refreshSources } from '#web/parts/sources/queries.ts'
import { sendForm } from '#web/send-form.ts'
import type { FolderFile } from '#web/ui/dropped-folder.ts'
import { changeFolder, fileKey, recallFolder, type RememberedFolder } from './folder-memory.ts'
import { folderKey, folderProgressQuery } from './queries.ts'

const batchFiles = 20
const batchBytes = 200 * 1024 * 1024

export type Sent = { imported: number; waiting: number; refused: number }

/** Groups of files for one request each; a large file is sent alone. */
export function batchesOf(files: readonly FolderFile[]): FolderFile[][] {
  const batches: FolderFile[][] = []
  let room = 0
  for (const file of files) {
    const last = batches.at(-1)
    if (last && last.length < batchFiles && file.file.size <= room) last.push(file)
    else {
      batches.push([file])
      room = batchBytes
    }
    room -= file.file.size
  }
  return batches
}

/** Files that have not been sent yet. */
export function newFiles(
  folder: RememberedFolder | undefined,
  files: readonly FolderFile[],
): FolderFile[] {
  const known = new Set(folder?.known)
  return files.filter((file) => !known.has(fileKey(file)))
}

/**
 * Sends the new files of the person's folder. Their results are kept after every batch, so that an
 * interrupted import resumes where it stopped.
 */
export async function sendFolder(
  client: QueryClient,
  personId: string,
  files: readonly FolderFile[],
): Promise<Sent> {
  const fresh = newFiles(await recallFolder(personId), files)
  const sent: Sent = { imported: 0, waiting: 0, refused: 0 }
  const tell = (done: number | undefined) =>
    client.setQueryData(
      folderProgressQuery.queryKey,
      done === undefined ? null : { done, total: fresh.length },
    )
  try {
    let done = 0
    if (fresh.length > 0) tell(0)
    for (const batch of batchesOf(fresh)) {
      const answer = await sendBatch(batch)
      await changeFolder(personId, (folder) => withAnswer(folder, batch, answer))
      for (const { state } of answer.files) sent[state] += 1
      done += batch.length
      tell(done)
      void client.invalidateQueries({ queryKey: folderKey })
    }
    return sent
  } finally {
    tell(undefined)
    void client.invalidateQueries({ queryKey: documentsKey })
    await refreshSources(client)
  }
}

async function sendBatch(batch: readonly FolderFile[]): Promise<FolderImport> {
  const form = new FormData()
  for (const { file } of batch) form.append('files', file)
  return parseResponse(sendFolderFiles, await sendForm(sendFolderFiles, form, {}))
}

/** The folder's stored data after the server has answered. */
export function withAnswer(
  folder: RememberedFolder,
  batch: readonly FolderFile[],
  { files, draft }: FolderImport,
): RememberedFolder {
  const count = (state: string) => files.filter((file) => file.state === state).length
  const refused = batch.flatMap(({ path }, index) => {
    const outcome = files[index]
    return outcome?.state === 'refused' ? [{ path, reason: outcome.reason ?? '' }] : []
  })
  const paths = new Set(batch.map(({ path }) => path))
  return {
    ...folder,
    known: [...folder.known, ...batch.map(fileKey)],
    imported: folder.imported + count('imported'),
    refused: [...folder.refused.filter(({ path }) => !paths.has(path)), ...refused],
    waiting:
      draft === undefined
        ? folder.waiting
        : [...folder.waiting, { draft, count: count('waiting') }],
  }
}
