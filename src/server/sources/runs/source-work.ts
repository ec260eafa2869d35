import type { Logger } from 'pino'
import type { ConnectorSettings } from '#server/connectors/descriptor.ts'
import type { Database } from '#server/db/open.ts'
import { createImportWorker } from '#server/import-worker/import-worker.ts'
import type { KeyHolder } from '#server/vault/vault.ts'
import { createQuotas, type QuotaDefaults } from '#server/quotas/quotas.ts'
import { createImportFiles } from '../files/import-files.ts'
import { isLiveSource } from '../is-live.ts'
import { createSourceStore } from '../store.ts'
import { createSourceRuns } from './runs.ts'

export type SourceWork = ReturnType<typeof createSourceWork>

type Deps = {
  db: Database
  vault: KeyHolder
  connectors: ConnectorSettings
  quotaDefaults: QuotaDefaults
  /** Temporary folder for readers that need a file on disk. */
  temporaryRoot: string
  log: Logger
}

/** The dependencies of syncs and imports, in the server and in the thread. */
export function createSourceWork({
  db,
  vault,
  connectors,
  quotaDefaults,
  temporaryRoot,
  log,
}: Deps) {
  const quotas = createQuotas({ db, defaults: quotaDefaults })
  return {
    db,
    vault,
    connectors,
    sources: createSourceStore({ db, vault, isLive: isLiveSource(connectors) }),
    runs: createSourceRuns({ db, vault, quotas }),
    importFiles: createImportFiles({ db, vault, quotas }),
    reader: createImportWorker({
      settings: connectors,
      temporaryRoot,
      log: log.child({ area: 'imports' }),
    }),
    log: log.child({ area: 'sources' }),
  }
}
