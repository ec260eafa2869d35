import path from 'node:path'
import type { Config } from './config.ts'
import { withDeleted, type Database } from './db/open.ts'
import type { Deletions } from './deletions/deletions.ts'
import type { Embedder } from './models/embedder.ts'
import type { Logger } from 'pino'
import type { Queue } from './jobs/queue.ts'
import type { Quotas } from './quotas/quotas.ts'
import type { Upload } from './documents/upload.ts'
import type { Vault } from './vault/vault.ts'
import { baseUrl } from './accounts/base-url.ts'
import { createImportDrafts } from './sources/import-drafts.ts'
import { createOAuth } from './oauth/oauth.ts'
import { createRunRequests } from './sources/runs/run-requests.ts'
import { createSourceReports } from './sources/runs/reports.ts'
import { createSourceThread, createSourceThreadless } from './sources/runs/source-thread.ts'
import { createSourceWork } from './sources/runs/source-work.ts'
import { createSources } from './sources/sources.ts'
import { createSourceStore } from './sources/store.ts'
import { isLiveSource } from './sources/is-live.ts'
import { createFolderStore } from './watching/folder-store.ts'
import { createTakeFiles } from './watching/take-files.ts'
import { createWatchedFolders } from './watching/watched-folders.ts'
import { createStartRun } from './sources/runs/start-run.ts'

type Deps = {
  config: Config
  log: Logger
  db: Database
  vault: Vault
  queue: Queue
  quotas: Quotas
  upload: Upload
  embedder: Embedder
  deletions: Deletions
}

/** The parts that fetch from accounts and import files. */
export function createGathering(deps: Deps) {
  const { config, log, db, vault, queue, quotas, upload, embedder, deletions } = deps
  const connectors = {
    imap: config.imap,
    apis: config.apis,
    google: config.googleServers,
    outgoing: config.outgoing,
  }
  const sourceWork = createSourceWork({
    db: withDeleted(db),
    vault,
    connectors,
    quotaDefaults: quotas.defaults,
    temporaryRoot: path.join(config.dataDir, 'imports'),
    log,
  })
  const { importFiles, reader } = sourceWork
  const sourceStore = createSourceStore({ db, vault, isLive: isLiveSource(connectors) })
  const sourceThread = config.importThread
    ? createSourceThread({
        db,
        vault,
        connectors,
        quotaDefaults: quotas.defaults,
        temporaryRoot: path.join(config.dataDir, 'source-thread'),
        log,
      })
    : createSourceThreadless(sourceWork)
  const startRun = createStartRun({ requests: createRunRequests({ db }), queue })
  const oauth = createOAuth({
    db,
    vault,
    sources: sourceStore,
    startRun,
    issuer: config.googleServers.issuer,
    baseUrl: baseUrl(config),
    log: log.child({ area: 'oauth' }),
  })
  const importDrafts = createImportDrafts({
    db,
    vault,
    sources: sourceStore,
    importFiles,
    reader,
    connectors,
    startRun,
    async keepTable(userId, file) {
      await upload(userId, [{ ...file, mimeType: '' }], await quotas.limitsOf(userId))
    },
    started: (userId, fileIds) => watchedFolders.started(userId, fileIds),
  })
  const watchedFolders = createWatchedFolders({
    root: config.watchedFolders,
    folders: createFolderStore({ db, vault }),
    reader,
    importDrafts,
    sources: sourceStore,
    upload,
    quotas,
    queue,
  })
  return {
    takeFiles: createTakeFiles({ importDrafts, importFiles, sources: sourceStore, upload, quotas }),
    sourceStore,
    reader,
    oauth,
    sources: createSources({
      sources: sourceStore,
      importFiles,
      startRun,
      connectors,
      deletions,
    }),
    /** Erases a deleted source, and revokes the person's consent at its provider. */
    async eraseSource(userId: string, id: string): Promise<void> {
      const known = await sourceWork.sources.open(userId, id)
      await sourceWork.sources.remove(userId, id)
      // Best effort; nobody waits for it.
      if (known) void oauth.forget(known)
    },
    sourceReports: createSourceReports({ db, vault }),
    importDrafts,
    watchedFolders,
    /** The dependencies of background syncs and imports. */
    sourceWork: { ...sourceWork, embedder },
    /** Runs them, so that the server stays responsive. */
    sourceThread,
  }
}
