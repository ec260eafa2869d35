import type { SourceType } from '#shared/sources.ts'
import { connectorOf } from '#server/connectors/all.ts'
import type { ConnectorSettings } from '#server/connectors/descriptor.ts'

/** Whether these credentials lead to an account to sync from. */
export const isLiveSource =
  (settings: ConnectorSettings) =>
  (type: SourceType, credentials: Record<string, string>): boolean =>
    connectorOf(type, { credentials }, settings).verify !== undefined
