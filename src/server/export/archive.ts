import { archiveNames, type ArchivedDocument, type ExportManifest } from '#shared/export.ts'
import { createReadingStore, viewReading } from '#server/answers/readings/store.ts'
import type { ItemKind } from '#server/connectors/connector.ts'
import type { Database } from '#server/db/open.ts'
import { readOriginal } from '#server/ingestion/originals.ts'
import type { Money } from '#server/money/money.ts'
import type { ObjectStore } from '#server/objects/object-store.ts'
import { recordKinds } from '#server/records/record-kinds.ts'
import type { Sources } from '#server/sources/sources.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { Person } from '#shared/accounts.ts'
import { allConversations } from './read-conversations.ts'
import { allCorrections } from './read-corrections.ts'
import { allDocuments } from './read-documents.ts'
import { allQuestions } from './read-questions.ts'
import { kindsOf, recordsOfKind } from './read-records.ts'
import { createFileNames } from './file-names.ts'
import { classifierOf } from './sorted-transactions.ts'
import { readme } from './readme.ts'
import { csvHeader, csvRows } from './table-file.ts'
import { zipStream, type ZipPart } from './zip-stream.ts'

type Deps = {
  db: Database
  vault: Vault
  objects?: ObjectStore | undefined
  sources: Pick<Sources, 'list'>
  money: Pick<Money, 'workspaceRows'>
  now?: () => Date
}

const packedTypes = /^(image|audio|video)\/|zip|pdf|openxmlformats|opendocument/

/** All of a person's data as one archive, read one page at a time. */
export function writeArchive(deps: Deps, person: Person): ReadableStream<Uint8Array> {
  return zipStream(partsOf(deps, person))
}

async function* partsOf(deps: Deps, { id, name }: Person): AsyncGenerator<ZipPart> {
  const at = deps.now?.() ?? new Date()
  const manifest: ExportManifest = {
    format: 'trove-export',
    version: 1,
    exportedAt: at.toISOString(),
    userId: id,
  }
  // First, so that the archive can be recognised by its beginning.
  yield text(archiveNames.manifest, JSON.stringify(manifest, null, 2))
  yield text(archiveNames.readme, readme(at, name))
  yield* documentParts(deps, id)
  for (const kind of await kindsOf(deps, id)) yield* recordParts(deps, id, kind)
  yield { path: archiveNames.questions, content: () => jsonArray(allQuestions(deps, id)) }
  yield { path: archiveNames.conversations, content: () => jsonArray(allConversations(deps, id)) }
  yield text(archiveNames.sources, JSON.stringify(await deps.sources.list(id), null, 2))
  const corrections = await allCorrections(deps, id)
  yield text(archiveNames.corrections, JSON.stringify(corrections, null, 2))
  const readings = await createReadingStore(deps).all(id)
  yield text(archiveNames.readings, JSON.stringify(readings.map(viewReading), null, 2))
}

/** The files, then their list. */
async function* documentParts(deps: Deps, userId: string): AsyncGenerator<ZipPart> {
  const { db, vault, objects } = deps
  const keys = await vault.keysOf(userId)
  const nameOf = createFileNames()
  const listed: string[] = []
  for await (const page of allDocuments(deps, userId)) {
    for (const document of page) {
      const file = document.hasOriginal ? nameOf(document) : null
      listed.push(`${JSON.stringify({ ...document, file } satisfies ArchivedDocument)}\n`)
      if (file === null) continue
      yield {
        path: file,
        packed: packedTypes.test(document.mimeType),
        ...dated(document.at),
        async *content() {
          yield await db.asUser(userId, (tx) =>
            readOriginal(tx, keys, objects, { userId, documentId: document.id }),
          )
        },
      }
    }
  }
  yield text(archiveNames.documentList, listed.join(''))
}

function* recordParts(deps: Deps, userId: string, kind: ItemKind): Generator<ZipPart> {
  const name = `${archiveNames.records}/${recordKinds[kind].table}`
  yield {
    path: `${name}.jsonl`,
    async *content() {
      for await (const records of recordsOfKind(deps, userId, kind)) {
        yield records.map((record) => `${JSON.stringify(record)}\n`).join('')
      }
    },
  }
  yield {
    path: `${name}.csv`,
    async *content() {
      yield csvHeader(kind)
      const asInTable = await classifierOf(deps.money, userId, kind)
      for await (const records of recordsOfKind(deps, userId, kind)) {
        yield csvRows(kind, asInTable(records))
      }
    },
  }
}

const text = (path: string, content: string): ZipPart => ({
  path,
  async *content() {
    yield await Promise.resolve(content)
  },
})

/** One value per line, so that a reader needs only one line in memory. */
async function* jsonArray(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const page of pages) {
    for (const value of page) {
      yield `${before}${JSON.stringify(value)}`
      before = ',\n'
    }
  }
  yield before === ',\n' ? '\n]\n' : '[]\n'
}

/** A date within the range of ZIP archives; otherwise the current time is used. */
function dated(iso: string): { at?: Date } {
  const at = new Date(iso)
  const year = at.getUTCFullYear()
  return year >= 1980 && year < 2100 ? { at } : {}
}
