import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { assistantLimits } from '#shared/assistants.ts'
import { destinationOf, isRedirectAddress } from './redirect-address.ts'
import { ProtocolError } from './protocol-error.ts'

export type Registrations = ReturnType<typeof createRegistrations>

/** An assistant as it registered itself. Nobody checked its name. */
export type Assistant = { id: string; name: string; addresses: string[] }

/** The metadata of RFC 7591 that matter here; all others are ignored. */
const metadata = z.object({
  client_name: z.string().optional(),
  redirect_uris: z.array(z.string()).min(1).max(assistantLimits.addresses),
})

const held = z.object({ name: z.string(), addresses: z.array(z.string()) })
const form = /^trc_([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{43})$/

/**
 * Registers assistants without storing them: an assistant's id is its registration, signed. Strangers
 * can therefore fill no storage, and there is nothing to clean up.
 */
export function createRegistrations({ key }: { key: Buffer }) {
  const signatureOf = (body: string) => createHmac('sha256', key).update(body).digest()

  return {
    register(given: unknown): Assistant {
      const { data } = metadata.safeParse(given)
      if (!data?.redirect_uris.every(isRedirectAddress)) {
        throw new ProtocolError(
          'invalid_redirect_uri',
          'Every redirect_uri must be https, a loopback address or the scheme of an app.',
        )
      }
      const { client_name: said = '', redirect_uris: addresses } = data
      const name = readableName(said) || destinationOf(addresses[0] ?? '').name
      const body = Buffer.from(JSON.stringify({ name, addresses })).toString('base64url')
      return { id: `trc_${body}.${signatureOf(body).toString('base64url')}`, name, addresses }
    },

    /** The assistant with an id that was issued here. */
    find(id: string): Assistant | undefined {
      const [, body = '', signature = ''] = form.exec(id) ?? []
      if (!timingSafeEqual(signatureOf(body), padded(signature))) return undefined
      return { id, ...held.parse(JSON.parse(Buffer.from(body, 'base64url').toString())) }
    },
  }
}

const padded = (signature: string): Buffer =>
  Buffer.concat([Buffer.from(signature, 'base64url'), Buffer.alloc(32)], 32)

/** Without characters that are invisible or change the direction of text. */
const readableName = (given: string): string =>
  Array.from(given.replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/g, ' ').trim())
    .slice(0, assistantLimits.nameCharacters)
    .join('')
