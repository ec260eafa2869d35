import type { Logger } from 'pino'
import type { ConnectorSettings } from '#server/connectors/descriptor.ts'
import type { Connector } from '#server/connectors/connector.ts'
import type { FileReader } from '#server/import-worker/file-reader.ts'
import type { KeyHolder } from '#server/vault/vault.ts'
import type { ImportFiles } from '../files/import-files.ts'
import type { SourceStore } from '../store.ts'
import type { Begun, SourceRuns } from './runs.ts'

export type RunDeps = {
  sources: SourceStore
  runs: SourceRuns
  importFiles: ImportFiles
  reader: FileReader
  vault: KeyHolder
  connectors: ConnectorSettings
  log: Logger
}

/** An import or a sync that is going on. */
export type Run = {
  deps: RunDeps
  begun: Begun
  connector: Connector
  signal: AbortSignal
}
