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
    not_a_chat:
      'The pasted text is no chat as WhatsApp exports it, so nothing was imported. Import the exported file instead.',
    missing_credentials:
      'The details to sign in are not complete. Enter them under Configure, or import an exported file.',
    needs_authorization: `${name} does not know yet that you allow Trove to read it. Allow it there first.`,
    connecting: `Trove is connecting to ${name}.`,
    nothing_recognised: `Nothing in these files is an export of ${name} that Trove can read.`,
    nothing_stored: 'The import held nothing that was not there already.',
    over_quota:
      'There is no more room in your account. Delete something first, or ask an admin for more room.',
    auth_failed: `${name} refused the address or the password. Check them under Configure.`,
    app_password_required:
      'This is the normal password of the account. Create an app password and enter that one.',
    needs_reauth: `${name} no longer accepts what was entered. Enter it again under Configure.`,
    needs_user_action: `${name} wants you to sign in once in a browser and confirm that it is you. Then sync again.`,
    permission: `${name} does not allow this account to be read.`,
    rate_limited: `${name} asks to wait before more is fetched. Trove goes on by itself.`,
    quota_or_billing: `The daily limit of ${name} is used up. Trove goes on by itself.`,
    transient: `${name} cannot be reached right now. Trove tries again by itself.`,
    not_found: `What was to be fetched from ${name} is not there.`,
    bad_file: 'The file is damaged or is no file of this kind.',
    unsupported: 'The file is of a kind that Trove cannot read here.',
    tls: `The connection to ${name} is not secure, so nothing was sent.`,
    internal: 'Something went wrong on our side. Please try again.',
  }
  const known = reasonCode.parse(code)
  const own: Partial<Record<ReasonCode, string>> = descriptors[type].reasons ?? {}
  return own[known] ?? texts[known]
}
