import type { AuthorizationRequest } from '#shared/assistants.ts'
import { AppError } from '#server/errors.ts'
import { isSameAddress } from './redirect-address.ts'
import type { Assistant, Registrations } from './registrations.ts'

/** A valid request for access to `audience`. */
export type Authorization = {
  assistant: Assistant
  redirect: string
  audience: string
  challenge: Buffer
  scopes: 'ask'[]
  state: string | undefined
}

/** The digest of RFC 7636, without padding. */
const challengeForm = /^[A-Za-z0-9_-]{43}$/

/**
 * Checks an assistant's request. Errors are shown to the person and never sent to the address in
 * the request: anyone can register an assistant, and Trove would lead people wherever it says.
 */
export function readRequest(
  registrations: Pick<Registrations, 'find'>,
  request: AuthorizationRequest,
  audience: string,
): Authorization {
  const assistant = registrations.find(request.client_id)
  if (!assistant) {
    throw new AppError(
      'invalid',
      'assistant.unknown',
      'This Trove does not know the assistant. Please connect it again from the assistant.',
    )
  }
  const { redirect_uri: said, code_challenge: challenge = '' } = request
  const [only, ...others] = assistant.addresses
  const redirect = said ?? (others.length === 0 ? only : undefined)
  const isRegistered = assistant.addresses.some(
    (address) => redirect !== undefined && isSameAddress(address, redirect),
  )
  if (redirect === undefined || !isRegistered) {
    throw new AppError(
      'invalid',
      'assistant.redirect',
      'The request names an address that the assistant did not register. It may not come from the assistant.',
    )
  }
  const isWhole =
    request.response_type === 'code' &&
    request.code_challenge_method === 'S256' &&
    challengeForm.test(challenge)
  if (!isWhole || !isSameResource(request.resource ?? audience, audience)) {
    throw new AppError(
      'invalid',
      'assistant.request',
      'The assistant asks in a way that this Trove does not support.',
    )
  }
  return {
    assistant,
    redirect,
    audience,
    challenge: Buffer.from(challenge, 'base64url'),
    // The only scope there is for assistants; others asked for are not granted (RFC 6749, 3.3).
    scopes: ['ask'],
    state: request.state,
  }
}

export const isSameResource = (given: string, audience: string): boolean =>
  given.replace(/\/$/, '') === audience
