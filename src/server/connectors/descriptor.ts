import type { SourceInclude, SourceType } from '#shared/sources.ts'
import type { OutgoingRule } from '#server/http/outgoing.ts'
import type { EnteredText } from './entered-text.ts'
import type { ConnectorErrorCode } from './connector-error.ts'
import type { Connector } from './connector.ts'
import type { ImapServer } from './gmail/connect.ts'
import type { GoogleServers } from './google/servers.ts'

/** The installation's settings for external services; none of them come from a person's input. */
export type ConnectorSettings = {
  imap: ImapServer
  google: GoogleServers
  /** Addresses of services that use a token. */
  apis: { x: string; facebook: string; linkedin: string }
  /** Where addresses entered by a person may lead; defaults to the public internet. */
  outgoing?: OutgoingRule
}

/** A person's settings for one source. */
export type SourceSettings = {
  credentials: Readonly<Record<string, string>>
  include?: SourceInclude
  /** Saves changed credentials, such as a renewed token. */
  keep?: (changed: Readonly<Record<string, string>>) => Promise<void>
}

/** Why a source is not connected, if a connector can explain it better than the general text. */
export type ExplainedCode = ConnectorErrorCode | 'awaiting_file' | 'needs_authorization'

/** Everything specific to one kind of source; generic code asks here and names no service. */
export type ConnectorDescriptor = {
  type: SourceType
  create: (given: SourceSettings, settings: ConnectorSettings) => Connector
  /**
   * Connectors are asked about an unknown file in ascending order. A format that only one service
   * writes comes before those that many write: mail and tables are everywhere.
   */
  recognitionOrder: number
  /** All files of an import are parts of one export and are read together. */
  filesBelongTogether?: boolean
  /**
   * Exports are encrypted with a password used for nothing else, so it may be given to the reader.
   */
  encryptedExports?: boolean
  /**
   * The kinds of data that the connector fetches by itself, from any cursor, once the person
   * includes them again. For all others the source starts over.
   */
  refetches?: readonly ('days' | 'folders')[]
  /**
   * Fields that are dropped before storage: passwords of sites that forbid signing in from
   * elsewhere, and text that is imported instead.
   */
  droppedFields?: readonly string[]
  /** Whether a field's value must not be stored. */
  refuses?: (field: string, value: string) => boolean
  /** Without complete credentials the source can do nothing; other sources wait for a file. */
  needsCredentials?: boolean
  /** Reads the single text that the wizard asks for. */
  readEntered?: (text: string) => EnteredText
  /** The person grants access at the provider, with an OAuth client of their own. */
  oauth?: { scopeFor: (category: string) => string }
  /** A field for the text of an export, which is imported like a file of this name. */
  pastedExport?: { field: string; fileName: string; isExport: (text: string) => boolean }
  /** Reads tables of unknown meaning once the person has assigned their columns. */
  readsMappedTables?: boolean
  /** Times of messages are those of the phone, without a zone. */
  timesAreLocal?: boolean
  /** How the account identifies the person if it is no address or number; by default a name. */
  accountIdentity?: 'handle' | 'none'
  /** Names of services whose people are the same, by the other name. */
  serviceAliases?: Readonly<Record<string, string>>
  /** How bank statements abbreviate the shops of its orders, by the shop's name. */
  shopsOnStatements?: Readonly<Record<string, readonly string[]>>
  /** Services whose exports name people by account rather than by name. */
  servicesByHandle?: readonly string[]
  /** Explains this service's errors, and what helps. */
  reasons?: Readonly<Partial<Record<ExplainedCode, string>>>
}
