import { z } from 'zod'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import type { SourceType } from '#shared/sources.ts'
import { descriptors } from '#server/connectors/all.ts'
import { connectorErrorCodes, type ConnectorErrorCode } from '#server/connectors/connector-error.ts'

const ownCodes = [
  'no_connector',
  'awaiting_file',
  'not_a_chat',
  'missing_credentials',
  'needs_authorization',
  'connecting',
  'nothing_recognised',
  'nothing_stored',
  'over_quota',
  'internal',
] as const
export type ReasonCode = ConnectorErrorCode | (typeof ownCodes)[number]

/** A stored reason code; codes this version does not know become our own error. */
export const reasonCode = z.enum([...connectorErrorCodes, ...ownCodes]).catch('internal')

/** Why a source is not connected, and what to do about it. */
export function reasonText(code: string, type: SourceType): string {
  const { name } = sourceCatalogue[type]
  const texts: Record<ReasonCode, string> = {
    no_connector: `Trove cannot fetch from ${name} in this version yet. Nothing was fetched.`,
    awaiting_file: 'Nothing is imported yet. Import an exported file to fill this source.',
    not_a_chat: `The pasted text is not a ${name} chat export, so nothing was imported. Import the exported file instead.`,
    missing_credentials:
      'The details to sign in are incomplete. Enter them under Configure, or import an exported file.',
    needs_authorization: `${name} has not yet given Trove access. Allow it there first.`,
    connecting: `Trove is connecting to ${name}.`,
    nothing_recognised: `These files contain no ${name} export that Trove can read.`,
    nothing_stored: 'The import contained nothing new.',
    over_quota: 'Your account is full. Delete something or ask an admin for more storage.',
    auth_failed: `${name} refused the address or the password. Check them under Configure.`,
    app_password_required:
      'This is the usual password of the account. Create an app password and enter that instead.',
    needs_reauth: `${name} no longer accepts these details. Enter them again under Configure.`,
    needs_user_action: `${name} requires you to sign in once in a browser and confirm your identity. Then sync again.`,
    permission: `${name} does not allow access to this account.`,
    rate_limited: `${name} limits requests at the moment. Trove continues automatically.`,
    quota_or_billing: `The daily limit of ${name} is used up. Trove continues automatically.`,
    transient: `${name} cannot be reached right now. Trove tries again automatically.`,
    not_found: `${name} no longer has the requested data.`,
    bad_file: 'The file is damaged or of another kind.',
    unsupported: 'Trove cannot read this kind of file here.',
    tls: `The connection to ${name} is not secure, so nothing was sent.`,
    internal: 'Something went wrong on our side. Please try again.',
  }
  const known = reasonCode.parse(code)
  const own: Partial<Record<ReasonCode, string>> = descriptors[type].reasons ?? {}
  return own[known] ?? texts[known]
}
