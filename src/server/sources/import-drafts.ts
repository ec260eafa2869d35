import type { ImportDraft, ImportStart, SourceView } from '#shared/sources.ts'
import { connectorOf } from '#server/connectors/all.ts'
import type { ImportFile } from '#server/connectors/connector.ts'
import type { ConnectorSettings } from '#server/connectors/descriptor.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { AppError } from '#server/errors.ts'
import { newId } from '#server/ids.ts'
import type { FileReader } from '#server/import-worker/file-reader.ts'
import type { Vault } from '#server/vault/vault.ts'
import { keepOwnNames, unrecognisedFiles, targetsOf, type ChosenFile } from './draft-targets.ts'
import { requireKey } from './draft-keys.ts'
import { archivePart } from './files/archive-parts.ts'
import { ofDraft, type ImportFiles, type StoredFile } from './files/import-files.ts'
import { receiveFiles } from './files/receive-files.ts'
import {
  asStatement,
  storedRecognition,
  tableToKeep,
  type KeptTable,
} from './files/unrecognised-tables.ts'
import { reasonText } from './reasons.ts'
import type { StartRun } from './runs/start-run.ts'
import { onlyASample } from './sources.ts'
import type { SourceStore } from './store.ts'
import { importFiles as importFileRows } from './tables.ts'

type Deps = {
  db: Database
  vault: Vault
  sources: SourceStore
  importFiles: ImportFiles
  reader: FileReader
  connectors: ConnectorSettings
  startRun: StartRun
  /** Stores a table as a document whose rows can be queried. */
  keepTable: (userId: string, table: KeptTable) => Promise<unknown>
  /** Called with the files whose import has started. */
  started: (userId: string, fileIds: readonly string[]) => Promise<void>
}
export type ImportDrafts = ReturnType<typeof createImportDrafts>

const unknownDraft = () =>
  new AppError('not_found', 'import.not_found', 'These files are no longer here. Add them again.')

/** Uploaded files of any source: received, recognised, and imported once the person confirms. */
export function createImportDrafts(deps: Deps) {
  const { db, vault, sources, importFiles, reader, connectors, startRun, keepTable, started } = deps

  async function filesOf(userId: string, id: string): Promise<StoredFile[]> {
    const files = await importFiles.inDraft(userId, id)
    if (files.length === 0) throw unknownDraft()
    return files
  }

  /** Includes files whose draft was interrupted before recognition. */
  async function recognise(
    userId: string,
    files: readonly StoredFile[],
    signal: AbortSignal | undefined,
  ): Promise<StoredFile[]> {
    const unknown = files.filter((file) => !file.recognitionRan)
    const found =
      unknown.length > 0
        ? await reader.recognise(
            userId,
            unknown.map(({ file }) => file),
            signal,
          )
        : []
    const recognitions = new Map(unknown.map((file, index) => [file.id, found[index]]))
    return Promise.all(
      files.map(async (known) => {
        if (!recognitions.has(known.id)) return known
        const { id, file, name } = known
        const about = { name, recognitionRan: true, ...storedRecognition(recognitions.get(id)) }
        await importFiles.describe(userId, id, about)
        return { ...about, id, file }
      }),
    )
  }

  /** Leaving the page aborts the recognition; the next request resumes it. */
  async function find(userId: string, id: string, signal?: AbortSignal): Promise<ImportDraft> {
    const files = withParts(await recognise(userId, await filesOf(userId, id), signal))
    return {
      id,
      files: files.map(
        ({ id: fileId, name, file, recognised, preview, table, unread, authors, keyPrompt }) => ({
          id: fileId,
          name,
          size: file.size,
          ...(recognised ? { recognised } : {}),
          ...(preview ? { preview } : {}),
          ...(table ? { table } : {}),
          ...(unread === undefined ? {} : { unread }),
          ...(authors ? { authors } : {}),
          ...(keyPrompt ? { keyPrompt } : {}),
        }),
      ),
    }
  }

  /** The source of each file; none if a new one is to be created. */
  async function plan(userId: string, id: string, start: ImportStart): Promise<ChosenFile[]> {
    const known = new Map(withParts(await filesOf(userId, id)).map((file) => [file.id, file]))
    const wanted = start.files.map(
      ({ id: fileId, sourceId, sourceName, mapping, as, ownName, key }): ChosenFile => {
        const found = known.get(fileId)
        if (!found) throw unknownDraft()
        const kept = as === 'table' && found.table !== undefined
        const file = as === 'statement' && found.table && mapping ? asStatement(found) : found
        if (!sourceId && !file.recognised && !kept) throw unrecognisedFiles()
        return {
          ...file,
          sourceId,
          sourceName,
          kept,
          ownName,
          ...(mapping ? { mapping } : {}),
          ...(key === undefined ? {} : { key, file: { ...file.file, key } }),
        }
      },
    )
    for (const sourceId of new Set(wanted.flatMap((file) => file.sourceId ?? []))) {
      const source = await sources.open(userId, sourceId)
      if (!source)
        throw new AppError('not_found', 'source.not_found', 'This data source does not exist.')
      if (source.row.sample) throw onlyASample()
      if (!connectorOf(source.type, { credentials: {} }, connectors).import) {
        throw new AppError(
          'unsupported',
          'source.no_import',
          reasonText('no_connector', source.type),
        )
      }
    }
    return wanted
  }

  return {
    find,

    /** Opens files that are on the server; their order is kept. */
    async open(userId: string, files: readonly ImportFile[]): Promise<ImportDraft> {
      const draftId = newId('bsk')
      const ids: string[] = []
      try {
        for (const [ordinal, file] of files.entries()) {
          ids.push(await importFiles.add(userId, { draftId, ordinal }, file.name, file.stream()))
        }
        return await find(userId, draftId)
      } catch (error) {
        await importFiles.remove(userId, ids)
        throw error
      }
    },

    async receive(userId: string, request: Request): Promise<ImportDraft> {
      const draftId = newId('bsk')
      await receiveFiles(request, importFiles, { userId, draftId })
      return find(userId, draftId, request.signal)
    },

    /** Imports the named files, joining the parts of an archive; discards the others. */
    async start(
      userId: string,
      id: string,
      start: ImportStart,
      signal?: AbortSignal,
    ): Promise<SourceView[]> {
      const keys = await vault.keysOf(userId)
      const planned = await plan(userId, id, start)
      // Identical content is stored once, so repeating this step is safe.
      for (const { kept, name, file } of planned)
        if (kept) await keepTable(userId, await tableToKeep(name, file))
      const wanted = planned.filter(({ kept }) => !kept)
      for (const file of wanted) await requireKey(reader, userId, file, signal)
      const ids = await db.asUser(userId, async (tx) => {
        await stillThere(tx, userId, id, wanted)
        const targets = await targetsOf(tx, keys, userId, wanted)
        for (const [sourceId, files] of targets) {
          await importFiles.assign(tx, keys, { userId, sourceId }, files)
          await keepOwnNames(tx, keys, { userId, sourceId }, files)
        }
        await tx.delete(importFileRows).where(ofDraft(userId, id))
        return [...targets.keys()]
      })
      for (const sourceId of ids) await startRun.import(userId, sourceId)
      await started(
        userId,
        planned.map((file) => file.id),
      )
      const views = await Promise.all(ids.map((sourceId) => sources.find(userId, sourceId)))
      return views.filter((view) => view !== undefined)
    },

    async remove(userId: string, id: string): Promise<void> {
      const files = await filesOf(userId, id)
      await importFiles.remove(
        userId,
        files.map((file) => file.id),
      )
    },
  }
}

/** Locks the draft's rows, so that two simultaneous starts import it only once. */
async function stillThere(tx: Tx, userId: string, id: string, wanted: readonly ChosenFile[]) {
  const rows = await tx
    .select({ id: importFileRows.id })
    .from(importFileRows)
    .where(ofDraft(userId, id))
    .for('update')
  const there = new Set(rows.map((row) => row.id))
  if (wanted.some((file) => !there.has(file.id))) throw unknownDraft()
}

/** A part that cannot be recognised alone takes the type of the archive's other parts. */
function withParts(files: readonly StoredFile[]): StoredFile[] {
  const known = new Map(
    files.flatMap(({ name, recognised }) => {
      const part = archivePart(name)
      return part && recognised ? [[part.stem, recognised] as const] : []
    }),
  )
  return files.map((file) => {
    const part = archivePart(file.name)
    const other = part && known.get(part.stem)
    if (file.recognised || !other) return file
    return {
      ...file,
      recognised: { ...other, description: `part ${part.number} of ${other.description}` },
    }
  })
}
