import type { SourceType } from '#shared/sources.ts'
import { connectorOf } from '#server/connectors/all.ts'
import type { ConnectorSettings } from '#server/connectors/descriptor.ts'

/** Whether there is an account to fetch from with these credentials. */
export const isLiveSource =
  (settings: ConnectorSettings) =>
  (type: SourceType, credentials: Record<string, string>): boolean =>
    connectorOf(type, { credentials }, settings).verify !== undefined
