import { openQuestion, plainStart } from '#shared/import-plan.ts'
import { sourceLimits, type ImportDraft } from '#shared/sources.ts'
import { AppError } from '#server/errors.ts'
import type { FileReader } from '#server/import-worker/file-reader.ts'
import { archivePart } from '#server/sources/files/archive-parts.ts'
import type { ImportDrafts } from '#server/sources/import-drafts.ts'
import type { SourceStore } from '#server/sources/store.ts'
import { addDocument, type AddDocument } from './add-document.ts'
import { askText } from './ask-text.ts'
import type { OpenFile } from './open-file.ts'

export type Outcome =
  | { state: 'imported'; content: string }
  | { state: 'waiting'; reason: string }
  | { state: 'refused'; reason: string }
export type Outcomes = Map<string, Outcome>

export type ImportDeps = AddDocument & {
  reader: Pick<FileReader, 'recognise'>
  importDrafts: ImportDrafts
  sources: Pick<SourceStore, 'list'>
}

/**
 * Imports files like a drop on the page: a recognised export goes into its source, a document to
 * the documents. A file with an open question waits for the person.
 */
export async function importBatch(
  deps: ImportDeps,
  userId: string,
  batch: readonly { open: OpenFile; content: string }[],
  signal: AbortSignal,
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map()
  const files = batch.map(({ open }) => open.file)
  const found = await deps.reader.recognise(userId, files, signal)
  const stems = new Set(
    files.flatMap(({ name }, index) =>
      isExport(found[index]) ? (archivePart(name)?.stem ?? []) : [],
    ),
  )
  const exports: (typeof batch)[number][] = []
  for (const [index, each] of batch.entries()) {
    const stem = archivePart(each.open.file.name)?.stem
    if (isExport(found[index]) || (stem !== undefined && stems.has(stem))) exports.push(each)
    else
      outcomes.set(
        each.open.path,
        outcomeOf(await addDocument(deps, userId, each.open.file), each.content),
      )
  }
  for (let at = 0; at < exports.length; at += sourceLimits.importFiles) {
    const part = exports.slice(at, at + sourceLimits.importFiles)
    for (const [name, outcome] of await importExports(deps, userId, part))
      outcomes.set(name, outcome)
  }
  return outcomes
}

const isExport = (recognition: object | undefined): boolean =>
  recognition !== undefined && 'type' in recognition

const outcomeOf = (refusal: string | undefined, content: string): Outcome =>
  refusal === undefined ? { state: 'imported', content } : { state: 'refused', reason: refusal }

type Part = { open: OpenFile; content: string }

async function importExports(
  { importDrafts, sources }: ImportDeps,
  userId: string,
  parts: readonly Part[],
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map()
  let draft: ImportDraft
  try {
    draft = await importDrafts.open(
      userId,
      parts.map(({ open: { file } }) => file),
    )
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    for (const { open } of parts)
      outcomes.set(open.path, { state: 'refused', reason: error.message })
    return outcomes
  }
  const list = await sources.list(userId)
  const certain: string[] = []
  for (const [index, { open, content }] of parts.entries()) {
    const file = draft.files[index]
    const question = file ? openQuestion(file, list) : 'source'
    if (file && question === undefined) {
      certain.push(file.id)
      outcomes.set(open.path, { state: 'imported', content })
    } else {
      outcomes.set(open.path, { state: 'waiting', reason: askText(question ?? 'source') })
    }
  }
  if (certain.length === 0) await importDrafts.remove(userId, draft.id)
  else {
    const files = draft.files.filter(({ id }) => certain.includes(id))
    await importDrafts.start(userId, draft.id, {
      files: files.map((file) => plainStart(file, list)),
    })
  }
  return outcomes
}
