import { z } from 'zod'
import {
  documentsPage,
  questionsPage,
  recordsPage,
  type ExportAccess,
  type ExportedDocument,
} from '#shared/export.ts'
import { ConnectorError } from '../connector-error.ts'
import type { DeletedItem, Item, Page } from '../connector.ts'
import type { AskTrove } from './ask-trove.ts'
import { documentKey, fromDocument, fromQuestion, fromRecord, goneRecords } from './to-items.ts'
import { questionKey, type Origin } from './to-items.ts'

/** What was listed last time, to detect what is gone. */
const listed = z.object({ documents: z.array(z.string()), questions: z.array(z.string()) })
const pullCursor = z.object({ records: z.string().optional(), listed })
type PullCursor = z.infer<typeof pullCursor>
const beginning: PullCursor = { listed: { documents: [], questions: [] } }

type Deps = { ask: AskTrove; access: ExportAccess; signal: AbortSignal }

/**
 * New and changed records since the last sync, then the lists of files and questions, which are
 * short. A file itself is fetched only if it is new or has another version.
 */
export async function* pullTrove(
  { ask, access, signal }: Deps,
  cursor: string | undefined,
): AsyncGenerator<Page> {
  const origin = { userId: access.userId }
  const before = readCursor(cursor)
  const allowed = new Set(access.scopes)
  let { records } = before
  if (allowed.has('records')) {
    for await (const page of pullRecords({ ask, access, signal }, records)) {
      records = page.next
      yield { ...page.page, cursor: write({ ...before, records }) }
    }
  }
  const now = { documents: new Set<string>(), questions: new Set<string>() }
  if (allowed.has('documents')) {
    for await (const documents of documentPages(ask, signal)) {
      for (const { id } of documents) now.documents.add(id)
      yield { items: documents.map((document) => fileItem({ ask, origin, signal }, document)) }
    }
  }
  if (allowed.has('questions')) {
    for await (const questions of questionPages(ask, signal)) {
      for (const { id } of questions) now.questions.add(id)
      yield { items: questions.map((question) => fromQuestion(origin, question)) }
    }
  }
  // Items that the key may no longer read are not gone.
  const kept = {
    documents: allowed.has('documents') ? [...now.documents] : before.listed.documents,
    questions: allowed.has('questions') ? [...now.questions] : before.listed.questions,
  }
  yield {
    items: [],
    gone: goneOf(origin, before.listed, kept),
    cursor: write({ records, listed: kept }),
  }
}

function readCursor(text: string | undefined): PullCursor {
  return text === undefined ? beginning : pullCursor.catch(beginning).parse(JSON.parse(text))
}

/** Writes a cursor, without fields that are not set yet. */
const write = ({
  records,
  listed,
}: {
  records: string | undefined
  listed: PullCursor['listed']
}) => JSON.stringify({ ...(records === undefined ? {} : { records }), listed })

async function* pullRecords({ ask, access, signal }: Deps, from: string | undefined) {
  const origin = { userId: access.userId }
  for (let after = from; ;) {
    signal.throwIfAborted()
    const answer = await ask.json(
      recordsPage,
      '/api/export/records',
      after === undefined ? {} : { after },
      signal,
    )
    const items: Item[] = []
    const failures: { item: string; reason: string }[] = []
    const skipped = new Map<string, number>()
    for (const record of answer.records) {
      const made = fromRecord(origin, record)
      if (!made) continue
      if ('item' in made) items.push(made.item)
      else if ('failed' in made) failures.push({ item: made.failed, reason: made.reason })
      else skipped.set(made.skipped, (skipped.get(made.skipped) ?? 0) + made.count)
    }
    const left = [...skipped].map(([reason, count]) => ({ reason, count }))
    const gone = goneRecords(origin, answer.gone)
    after = answer.next ?? undefined
    yield { page: { items, gone, failures, skipped: left }, next: after }
    if (!answer.more || after === undefined) return
  }
}

async function* documentPages(ask: AskTrove, signal: AbortSignal) {
  for (let after: string | undefined; ;) {
    signal.throwIfAborted()
    const query = after === undefined ? {} : { after }
    const answer = await ask.json(documentsPage, '/api/export/documents', query, signal)
    if (answer.documents.length > 0) yield answer.documents
    if (!answer.more || answer.next === null) return
    after = answer.next
  }
}

async function* questionPages(ask: AskTrove, signal: AbortSignal) {
  for (let after: string | undefined; ;) {
    signal.throwIfAborted()
    const query = after === undefined ? {} : { after }
    const answer = await ask.json(questionsPage, '/api/export/questions', query, signal)
    if (answer.questions.length > 0) yield answer.questions
    if (!answer.more || answer.next === null) return
    after = answer.next
  }
}

type FileDeps = { ask: AskTrove; origin: Origin; signal: AbortSignal }

const fileItem = ({ ask, origin, signal }: FileDeps, document: ExportedDocument): Item =>
  fromDocument(origin, document, async function* () {
    // The other Trove lists it without its content.
    if (!document.hasOriginal) throw new ConnectorError('not_found')
    yield await ask.bytes(
      `/api/export/documents/${encodeURIComponent(document.id)}/original`,
      signal,
    )
  })

function goneOf(
  origin: Origin,
  before: PullCursor['listed'],
  now: PullCursor['listed'],
): DeletedItem[] {
  const left = (listed: readonly string[], still: readonly string[]) => {
    const known = new Set(still)
    return listed.filter((id) => !known.has(id))
  }
  return [
    ...left(before.documents, now.documents).map((id) => ({
      kind: 'file' as const,
      key: documentKey(origin, id),
    })),
    ...left(before.questions, now.questions).map((id) => ({
      kind: 'activity' as const,
      key: questionKey(origin, id),
    })),
  ]
}
