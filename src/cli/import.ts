import { openAsBlob, statSync } from 'node:fs'
import path from 'node:path'
import { deleteDraft, sendDraft, startDraft } from '#shared/calls/sources.ts'
import { uploadDocuments } from '#shared/calls/documents.ts'
import type { DocumentView } from '#shared/documents.ts'
import { isOnlyDocument } from '#shared/document-or-export.ts'
import { sourceLimits, type ImportDraft, type ImportStart } from '#shared/sources.ts'
import type { Connection } from './connection.ts'
import { ExitError } from './exit-error.ts'
import { followDocuments, followSources, type Followed } from './follow-import.ts'
import { createProgress, oneLine, print, printJson } from './print.ts'
import { reportText } from './import-report.ts'

export type ImportOptions = {
  json?: boolean
  as?: 'documents' | 'statement' | 'table'
  ownName?: string
  into?: string
  wait: boolean
}
type Named = { file: string; name: string; size: number }
type Progress = ReturnType<typeof createProgress>

/** Sends files to where they belong, waits until they are read, and reports the outcome for each. */
export async function importFiles(to: Connection, files: string[], options: ImportOptions) {
  const named = files.map(namedFile)
  const progress = createProgress()
  const result: Followed = { sources: [], documents: [], refused: [] }
  try {
    // A document that no source reads need not be sent twice.
    const isDocument = ({ name }: Named) =>
      options.as === 'documents' || (!options.into && isOnlyDocument(name))
    const documents = named.filter(isDocument)
    const others = named.filter((file) => !isDocument(file))
    const sourceIds = new Set<string>()
    for (let at = 0; at < others.length; at += sourceLimits.importFiles) {
      const batch = others.slice(at, at + sourceLimits.importFiles)
      const sent = await sendToSources(to, batch, { options, progress })
      for (const id of sent.sourceIds) sourceIds.add(id)
      documents.push(...sent.left)
    }
    const stored = await sendDocuments(to, documents, { result, progress })
    if (options.wait) {
      result.sources = await followSources(to, sourceIds, progress)
      result.documents = await followDocuments(to, stored, progress)
    } else {
      result.sources = [...sourceIds].map((id) => ({ id }))
      result.documents = stored
    }
  } finally {
    progress.end()
  }
  if (options.json) printJson(result)
  else print(reportText(result, options.wait))
  endOf(result)
}

function namedFile(file: string): Named {
  const about = statSync(file, { throwIfNoEntry: false })
  if (!about?.isFile()) throw new ExitError('wrongUse', `There is no file ${file}.`)
  return { file, name: path.basename(file), size: about.size }
}

async function formOf(field: string, files: readonly Named[]): Promise<FormData> {
  const form = new FormData()
  // A file is read from disk as it is sent, however large it is.
  for (const { file, name } of files) form.append(field, await openAsBlob(file), name)
  return form
}

/** Returns the sources that import, and the files that no source reads. */
async function sendToSources(
  to: Connection,
  files: readonly Named[],
  { options, progress }: { options: ImportOptions; progress: Progress },
) {
  progress.say(`Sending ${namesOf(files)}`)
  const draft = await to.sendFiles(sendDraft, {}, await formOf('files', files))
  const start = draft.files.flatMap((file) => startOf(file, options))
  const taken = new Set(start.map(({ id }) => id))
  const left = withoutTaken(
    files,
    draft.files.filter(({ id }) => taken.has(id)),
  )
  if (start.length === 0) {
    await to.call(deleteDraft, { params: { id: draft.id } }).catch(() => undefined)
    return { sourceIds: [], left }
  }
  const sources = await to.call(startDraft, { params: { id: draft.id }, json: { files: start } })
  return { sourceIds: sources.map(({ id }) => id), left }
}

/** The files that no source has taken. */
function withoutTaken(files: readonly Named[], taken: readonly { name: string; size: number }[]) {
  const open = taken.map(({ name, size }) => `${size} ${name}`)
  return files.filter(({ name, size }) => {
    const at = open.indexOf(`${size} ${name}`)
    if (at >= 0) open.splice(at, 1)
    return at < 0
  })
}

function startOf(
  { id, recognised, table }: ImportDraft['files'][number],
  { as, into, ownName }: ImportOptions,
): ImportStart['files'] {
  const said = {
    id,
    ...(into === undefined ? {} : { sourceId: into }),
    ...(ownName === undefined ? {} : { ownName }),
  }
  if (as === 'statement' && table) return [{ ...said, as, mapping: table.mapping }]
  return recognised || into !== undefined ? [said] : []
}

async function sendDocuments(
  to: Connection,
  files: readonly Named[],
  { result, progress }: { result: Followed; progress: Progress },
): Promise<DocumentView[]> {
  const stored: DocumentView[] = []
  for (const file of files) {
    progress.say(`Sending ${oneLine(file.name)}`)
    try {
      const answer = await to.sendFiles(uploadDocuments, {}, await formOf('file', [file]))
      stored.push(...[answer].flat())
    } catch (error) {
      // One file that is refused keeps no other from being stored.
      if (!(error instanceof ExitError) || error.code !== 3) throw error
      result.refused.push({ file: file.file, reason: error.message })
    }
  }
  return stored
}

const namesOf = (files: readonly Named[]) => {
  const [first] = files
  return files.length === 1 && first ? oneLine(first.name) : `${files.length} files`
}

function endOf({ sources, documents, refused }: Followed): void {
  const broken =
    sources.filter(({ report }) => report?.problem !== undefined).length +
    documents.filter(({ status }) => status === 'error').length
  if (broken > 0) throw new ExitError('failed', 'Not everything could be read.')
  if (refused.length > 0) throw new ExitError('nothing', 'Not every file was taken.')
}
