import { tokensField } from '#server/connectors/google/sign-in.ts'
import type { SourceType } from '#shared/sources.ts'

type Credentials = Readonly<Record<string, string>>
type Consented = {
  type: SourceType
  credentials: Credentials
  row: { reasonCode: string | null }
}

/** What makes up the consent: when one of them changes, another one is needed. */
const basis = ['email', 'clientId', 'clientSecret'] as const

/** The person has to allow the access, for the first time or once more. */
export const needsAuthorization = ({ type, credentials, row }: Consented): boolean =>
  needsConsent(type, credentials) || (type === 'google' && row.reasonCode === 'needs_reauth')

/** The person's own OAuth client is there, and they have not allowed the access with it yet. */
export function needsConsent(type: SourceType, credentials: Credentials): boolean {
  if (type !== 'google') return false
  const { clientId = '', clientSecret = '', [tokensField]: tokens = '' } = credentials
  return clientId !== '' && clientSecret !== '' && tokens === ''
}

/** Credentials after a change, without a consent that was given for others. */
export function withValidConsent(
  before: Credentials,
  after: Readonly<Record<string, string>>,
): Record<string, string> {
  const { [tokensField]: tokens, ...rest } = after
  const same = basis.every((field) => (before[field] ?? '') === (after[field] ?? ''))
  return tokens !== undefined && same ? { ...rest, [tokensField]: tokens } : rest
}
