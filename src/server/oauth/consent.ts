import { tokensField } from '#server/connectors/google/sign-in.ts'
import type { SourceType } from '#shared/sources.ts'
import { descriptors } from '#server/connectors/all.ts'

type Credentials = Readonly<Record<string, string>>
type Consented = {
  type: SourceType
  credentials: Credentials
  row: { reasonCode: string | null }
}

/** The fields on which consent depends: a change to any of them requires a new one. */
const basis = ['email', 'clientId', 'clientSecret'] as const

const usesOAuth = (type: SourceType) => descriptors[type].oauth !== undefined

/** The person has to grant access, for the first time or again. */
export const needsAuthorization = ({ type, credentials, row }: Consented): boolean =>
  needsConsent(type, credentials) || (usesOAuth(type) && row.reasonCode === 'needs_reauth')

/** The person's own OAuth client is entered, but they have not granted it access yet. */
export function needsConsent(type: SourceType, credentials: Credentials): boolean {
  if (!usesOAuth(type)) return false
  const { clientId = '', clientSecret = '', [tokensField]: tokens = '' } = credentials
  return clientId !== '' && clientSecret !== '' && tokens === ''
}

/** Credentials after a change, without a consent that no longer applies. */
export function withValidConsent(
  before: Credentials,
  after: Readonly<Record<string, string>>,
): Record<string, string> {
  const { [tokensField]: tokens, ...rest } = after
  const same = basis.every((field) => (before[field] ?? '') === (after[field] ?? ''))
  return tokens !== undefined && same ? { ...rest, [tokensField]: tokens } : rest
}
