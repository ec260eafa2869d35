import type { ConnectorSettings } from '#server/connectors/descriptor.ts'
import type { QuotaDefaults } from '#server/quotas/quotas.ts'
import type { Database } from '#server/db/open.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import type { SourceTask } from './source-task.ts'

/** The thread's start-up data. */
export type ThreadSettings = {
  connection: Database['connection']
  connectors: ConnectorSettings
  quotaDefaults: QuotaDefaults
  temporaryRoot: string
  logLevel: string
}

/** Messages from the server. Keys are wrapped in objects that print nothing. */
export type ToThread =
  | { kind: 'do'; call: number; task: SourceTask; keys: PersonKeys }
  | { kind: 'stop'; call: number }
  | { kind: 'close' }

/** Messages from the thread. Failures carry only what may be logged. */
export type FromThread =
  | { kind: 'done'; call: number }
  | { kind: 'failed'; call: number; error: string; at: string[] }
  | { kind: 'log'; line: string }
