import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { z } from 'zod'

const creation = z.object({ challenge: z.string(), rp: z.object({ id: z.string() }) })
const request = z.object({ challenge: z.string(), rpId: z.string(), userVerification: z.string() })

const userPresent = 1
const userVerified = 4
const hasKey = 64

type Behaviour = { origin: string; verifies?: boolean }

/** A device that creates and uses one passkey, in the format of browsers. */
export function createAuthenticator({ origin, verifies = true }: Behaviour) {
  const id = randomBytes(16)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const flags = userPresent | (verifies ? userVerified : 0)
  let uses = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (rpId: string, flag: number, rest = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(uses)
    return Buffer.concat([sha256(rpId), Buffer.of(flag), counter, rest])
  }
  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  }

  return {
    make(options: unknown) {
      const { challenge, rp } = creation.parse(options)
      const length = Buffer.of(0, id.length)
      // A CBOR map: kind, algorithm and curve, then the two coordinates.
      const key = Buffer.concat([
        Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32),
        Buffer.from(x, 'base64url'),
        Buffer.of(0x22, 0x58, 32),
        Buffer.from(y, 'base64url'),
      ])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key])
      const data = authenticatorData(rp.id, flags | hasKey, attested)
      const attestation = Buffer.concat([
        Buffer.of(0xa3),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.of(0xa0),
        text('authData'),
        Buffer.of(0x58, data.length),
        data,
      ])
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    use(options: unknown) {
      const { challenge, rpId } = request.parse(options)
      uses += 1
      const data = authenticatorData(rpId, flags)
      const client = clientData('webauthn.get', challenge)
      const signed = Buffer.concat([data, sha256(client)])
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: Buffer.from('person').toString('base64url'),
        },
      }
    },
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** A CBOR text with fewer than 24 characters. */
const text = (value: string) => Buffer.concat([Buffer.of(0x60 | value.length), Buffer.from(value)])
