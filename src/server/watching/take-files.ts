import { openQuestion, plainStart } from '#shared/import-plan.ts'
import type { ImportDraft, ImportStart, SourceView } from '#shared/sources.ts'
import type { FolderImport } from '#shared/watched-folder.ts'
import { newId } from '#server/ids.ts'
import type { ImportFiles, StoredFile } from '#server/sources/files/import-files.ts'
import type { ImportDrafts } from '#server/sources/import-drafts.ts'
import type { SourceStore } from '#server/sources/store.ts'
import { addDocument, type AddDocument } from './add-document.ts'
import { askText } from './ask-text.ts'

type Deps = AddDocument & {
  importDrafts: ImportDrafts
  importFiles: ImportFiles
  sources: Pick<SourceStore, 'list'>
}
export type TakeFiles = ReturnType<typeof createTakeFiles>

type Taken = FolderImport['files'][number] & { start?: ImportStart['files'][number] }

/**
 * Takes files of a folder chosen in the browser, by the rules of a watched folder on the server.
 * Files with an open question stay in an import of their own, for the person to start.
 */
export const createTakeFiles =
  (deps: Deps) =>
  async (userId: string, request: Request): Promise<FolderImport> => {
    const { importDrafts, importFiles } = deps
    const { id, files } = await importDrafts.receive(userId, request)
    const list = await deps.sources.list(userId)
    const stored = await importFiles.inDraft(userId, id)
    const taken: Taken[] = []
    for (const [index, file] of files.entries()) {
      taken.push(takeExport(file, list) ?? (await takeDocument(deps, userId, stored[index])))
    }
    const waiting = files.filter((_, index) => taken[index]?.state === 'waiting')
    const draft = newId('bsk')
    await importFiles.moveTo(
      userId,
      draft,
      waiting.map((file) => file.id),
    )
    const starts = taken.flatMap(({ start }) => start ?? [])
    if (starts.length > 0) await importDrafts.start(userId, id, { files: starts })
    else if (waiting.length < files.length) await importDrafts.remove(userId, id)
    return {
      files: taken.map(({ start: _, ...outcome }) => outcome),
      ...(waiting.length > 0 ? { draft } : {}),
    }
  }

function takeExport(
  file: ImportDraft['files'][number],
  list: readonly SourceView[],
): Taken | undefined {
  if (!file.recognised) return undefined
  const question = openQuestion(file, list)
  return question === undefined
    ? { state: 'imported', start: plainStart(file, list) }
    : { state: 'waiting', reason: askText(question) }
}

async function takeDocument(
  deps: Deps,
  userId: string,
  stored: StoredFile | undefined,
): Promise<Taken> {
  const reason = stored && (await addDocument(deps, userId, stored.file))
  return reason === undefined ? { state: 'imported' } : { state: 'refused', reason }
}
