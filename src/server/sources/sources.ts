import type {
  DeletedSource,
  NewSource,
  SourceChange,
  SourceSchedule,
  SourceType,
  SourceView,
} from '#shared/sources.ts'
import { connectorOf, descriptors } from '#server/connectors/all.ts'
import type { ConnectorSettings } from '#server/connectors/descriptor.ts'
import type { Deletions } from '#server/deletions/deletions.ts'
import { AppError } from '#server/errors.ts'
import { needsConsent, withValidConsent } from '#server/oauth/consent.ts'
import { enteredAccount, keptCredentials } from './credentials.ts'
import type { ImportFiles } from './files/import-files.ts'
import { receiveFiles } from './files/receive-files.ts'
import { reasonText, type ReasonCode } from './reasons.ts'
import type { StartRun } from './runs/start-run.ts'
import { nextSync, usualSchedule } from './schedule.ts'
import type { SourceStore } from './store.ts'
import type { OpenSource } from './view-source.ts'

type Deps = {
  sources: SourceStore
  importFiles: ImportFiles
  startRun: StartRun
  connectors: ConnectorSettings
  deletions: Deletions
}
export type Sources = ReturnType<typeof createSources>

export const unknownSource = () =>
  new AppError('not_found', 'source.not_found', 'This data source does not exist.')

/** Refuses, for sample sources, everything that needs an account or files. */
export const onlyASample = () =>
  new AppError(
    'conflict',
    'source.sample',
    'This is sample data. It comes from no account, so there is nothing to sync, import or configure. Remove the sample data as a whole.',
  )

type Pasted = { fileName: string; text: string; isExport: boolean }

/** The text of an export that was pasted into a field. */
function pastedIn(type: SourceType, entered: Readonly<Record<string, string>>): Pasted | undefined {
  const { pastedExport } = descriptors[type]
  const text = pastedExport ? (entered[pastedExport.field] ?? '') : ''
  if (!pastedExport || text === '') return undefined
  return { fileName: pastedExport.fileName, text, isExport: pastedExport.isExport(text) }
}

/** A person's actions on data sources; syncs and imports run in the background. */
export function createSources(deps: Deps) {
  const { sources, importFiles, startRun, connectors, deletions } = deps

  async function view(userId: string, id: string): Promise<SourceView> {
    const found = await sources.find(userId, id)
    if (!found) throw unknownSource()
    return found
  }

  /** The view of a source that is not a sample. */
  async function ownView(userId: string, id: string): Promise<SourceView> {
    const found = await view(userId, id)
    if (found.sample) throw onlyASample()
    return found
  }

  const isLive = (type: SourceType, credentials: Record<string, string>) =>
    connectorOf(type, { credentials }, connectors).verify !== undefined

  function firstReason(type: SourceType, credentials: Record<string, string>): ReasonCode {
    const connector = connectorOf(type, { credentials }, connectors)
    if (connector.verify) return 'connecting'
    if (needsConsent(type, credentials)) return 'needs_authorization'
    return descriptors[type].needsCredentials ? 'missing_credentials' : 'awaiting_file'
  }

  /** Imports a pasted chat like a file, without storing it among the credentials. */
  async function importPasted(userId: string, id: string, { fileName, text }: Pasted) {
    const file = await importFiles.add(
      userId,
      { sourceId: id },
      fileName,
      piecesOf(Buffer.from(text)),
    )
    await importFiles.complete(userId, id, [file])
    await startRun.import(userId, id)
  }

  return {
    list: (userId: string) => sources.list(userId),

    async create(userId: string, given: NewSource): Promise<SourceView> {
      const kept = keptCredentials(given.type, given.config.credentials)
      const pasted = pastedIn(given.type, given.config.credentials)
      // A few words, such as "file", announce an export rather than contain a chat.
      const noChat = pasted && !pasted.isExport && pasted.text.trim().split(/\s+/).length > 3
      const reason = noChat ? 'not_a_chat' : firstReason(given.type, kept)
      const id = await sources.create(userId, given, reason)
      // Read before the sync or import starts, so that the response shows the state at creation.
      const created = await view(userId, id)
      if (pasted?.isExport) await importPasted(userId, id, pasted)
      else if (isLive(given.type, kept)) await startRun.sync(userId, id)
      return created
    },

    async change(userId: string, id: string, change: SourceChange): Promise<SourceView> {
      const known = await sources.open(userId, id)
      if (!known) throw unknownSource()
      if (known.row.sample) throw onlyASample()
      const { type } = known
      const entered = change.credentials ?? {}
      const merged = { ...known.credentials, ...keptCredentials(type, entered) }
      const credentials = withValidConsent(known.credentials, merged)
      const account = enteredAccount(type, credentials)
      const moved = account !== enteredAccount(type, known.credentials)
      await sources.change(userId, id, {
        settings: {
          ...known.settings,
          ...(change.name === undefined ? {} : { name: change.name }),
          ...(moved ? { accountId: account } : {}),
          ...(change.schedule === undefined ? {} : { schedule: change.schedule }),
          // Applies to future items only; stored ones stay.
          ...(change.include === undefined ? {} : { include: change.include }),
          ...(change.ownNames === undefined ? {} : { ownNames: change.ownNames }),
        },
        ...(change.ownNames === undefined ? {} : { mustReload: true }),
        ...(change.schedule === undefined ? {} : scheduled(known, change.schedule)),
        ...(change.credentials ? { credentials, forgetCursor: moved } : {}),
        ...(change.lastSync === undefined ? {} : { lastSync: new Date(change.lastSync) }),
      })
      const wanted = change.lastSync !== undefined || change.credentials !== undefined
      if (wanted && isLive(type, credentials)) await startRun.sync(userId, id)
      const pasted = pastedIn(type, entered)
      if (pasted?.isExport) await importPasted(userId, id, pasted)
      return view(userId, id)
    },

    /** Receives files; the import starts when all have arrived. */
    async import(userId: string, id: string, request: Request): Promise<SourceView> {
      const { type } = await ownView(userId, id)
      if (!connectorOf(type, { credentials: {} }, connectors).import) {
        throw new AppError('unsupported', 'source.no_import', reasonText('no_connector', type))
      }
      const files = await receiveFiles(request, importFiles, { userId, sourceId: id })
      await importFiles.complete(userId, id, files)
      await startRun.import(userId, id)
      return view(userId, id)
    },

    /** Stops a run after the current page; everything already read stays. */
    async stop(userId: string, id: string): Promise<SourceView> {
      await ownView(userId, id)
      await startRun.stop(userId, id)
      return view(userId, id)
    },

    /** Resumes a stopped run. */
    async resume(userId: string, id: string): Promise<SourceView> {
      await ownView(userId, id)
      await startRun.resume(userId, id)
      return view(userId, id)
    },

    /** Deletes everything the source brought in, but keeps its connection. */
    async forget(userId: string, id: string): Promise<DeletedSource> {
      await ownView(userId, id)
      const forgotten = await sources.forget(userId, id)
      if (!forgotten) throw unknownSource()
      return forgotten
    },

    /** Deletes a source and everything it brought in; `undo` restores them. */
    async remove(userId: string, id: string): Promise<DeletedSource & { undo: string }> {
      const known = await sources.open(userId, id)
      const content = await sources.countContent(userId, id)
      const hidden = await deletions.hide(userId, 'source', [id])
      if (!known || !hidden) throw unknownSource()
      return { name: known.settings.name, ...content, undo: hidden.id }
    },
  }
}

/** A source waiting for the person or for its origin ignores a new schedule. */
function scheduled({ row, settings }: OpenSource, schedule: SourceSchedule) {
  const later = row.retryAt !== null && row.retryAt > new Date()
  if (schedule === (settings.schedule ?? usualSchedule) || later) return {}
  if (row.status !== 'connected') return schedule === 'off' ? { nextSyncAt: null } : {}
  return { nextSyncAt: nextSync(schedule, row.lastSync ?? new Date()) }
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes)
}
