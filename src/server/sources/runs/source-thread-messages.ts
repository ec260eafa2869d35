import type { ConnectorSettings } from '#server/connectors/descriptor.ts'
import type { Database } from '#server/db/open.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import type { SourceTask } from './source-task.ts'

/** What the thread is begun with. */
export type ThreadSettings = {
  connection: Database['connection']
  connectors: ConnectorSettings
  temporaryRoot: string
  logLevel: string
}

/** What the server sends. Keys go as objects that say nothing when they are printed. */
export type ToThread =
  | { kind: 'do'; call: number; task: SourceTask; keys: PersonKeys }
  | { kind: 'stop'; call: number }
  | { kind: 'close' }

/** What the thread sends: of a failure no more than a log may hold. */
export type FromThread =
  | { kind: 'done'; call: number }
  | { kind: 'failed'; call: number; error: string; at: string[] }
  | { kind: 'log'; line: string }
