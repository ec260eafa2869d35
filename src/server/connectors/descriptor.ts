import type { SourceInclude, SourceType } from '#shared/sources.ts'
import type { OutgoingRule } from '#server/http/outgoing.ts'
import type { ConnectorErrorCode } from './connector-error.ts'
import type { Connector } from './connector.ts'
import type { ImapServer } from './gmail/connect.ts'
import type { GoogleServers } from './google/servers.ts'

/** What the installation says about the outside world; nothing of it comes from what a person typed. */
export type ConnectorSettings = {
  imap: ImapServer
  google: GoogleServers
  /** Addresses of services that take a token. */
  apis: { x: string; facebook: string; linkedin: string }
  /** Where addresses may lead that a person typed; the public internet where nothing is said. */
  outgoing?: OutgoingRule
}

/** What the person says about one source. */
export type Given = {
  credentials: Readonly<Record<string, string>>
  include?: SourceInclude
  /** Keeps changed credentials, such as a token that was renewed. */
  keep?: (changed: Readonly<Record<string, string>>) => Promise<void>
}

/** Why a source is not connected, as far as a connector can explain it better than the general text. */
export type ExplainedCode = ConnectorErrorCode | 'awaiting_file' | 'needs_authorization'

/** All that is particular to a kind of source; what handles sources asks here and names no service. */
export type ConnectorDescriptor = {
  type: SourceType
  create: (given: Given, settings: ConnectorSettings) => Connector
  /**
   * Connectors are shown an unknown file in ascending order. A format that only one service writes
   * comes before formats that many write: mails and tables are everywhere.
   */
  recognitionOrder: number
  /** All files of an import are parts of one export and are read together. */
  filesBelongTogether?: boolean
  /** Exports are encrypted with a password that opens nothing else, so their reader may be given it. */
  encryptedExports?: boolean
  /**
   * What the connector fetches by itself, from any cursor, once the person includes it again. For
   * everything else the source starts over.
   */
  refetches?: readonly ('days' | 'folders')[]
  /**
   * Fields that are dropped before anything is stored: passwords of sites that forbid to sign in with
   * them from elsewhere, and text that is imported instead.
   */
  droppedFields?: readonly string[]
  /** Whether what was entered in a field is not to be stored. */
  refuses?: (field: string, value: string) => boolean
  /** Without complete credentials the source can do nothing; elsewhere it waits for a file. */
  needsCredentials?: boolean
  /** What refusals of this service mean, and what helps. */
  reasons?: Readonly<Partial<Record<ExplainedCode, string>>>
}
