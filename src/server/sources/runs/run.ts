import type { Logger } from 'pino'
import type { ConnectorSettings } from '#server/connectors/descriptor.ts'
import type { Connector } from '#server/connectors/connector.ts'
import type { Database } from '#server/db/open.ts'
import type { FileReader } from '#server/import-worker/file-reader.ts'
import type { KeyHolder } from '#server/vault/vault.ts'
import type { ImportFiles } from '../files/import-files.ts'
import type { SourceStore } from '../store.ts'
import type { StartedRun, SourceRuns } from './runs.ts'

export type RunDeps = {
  sources: SourceStore
  runs: SourceRuns
  importFiles: ImportFiles
  reader: FileReader
  db: Database
  vault: KeyHolder
  connectors: ConnectorSettings
  log: Logger
}

/** An import or sync in progress. */
export type Run = {
  deps: RunDeps
  begun: StartedRun
  connector: Connector
  signal: AbortSignal
}
