import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type pg from 'pg'
import { z } from 'zod'
import type { MasterKey } from './master-key.ts'
import { deriveAuthSecret } from './auth-secret.ts'

const row = z.object({ id: z.string(), secret: z.string(), backup_codes: z.string() })

/**
 * Encrypts the secrets of second factors for a new master key, in the transaction of `client`, the
 * owner. A secret that none of the keys opens is left as it is; its person needs a new second
 * factor.
 */
export async function rewrapSecrets(
  client: pg.Client,
  { from, to }: { from: readonly MasterKey[]; to: MasterKey },
): Promise<void> {
  const known = await client.query(`select to_regclass('trove.two_factors') is not null as made`)
  if (!z.object({ made: z.boolean() }).parse(known.rows[0]).made) return
  const { rows } = await client.query('select id, secret, backup_codes from trove.two_factors')
  for (const { id, secret, backup_codes } of z.array(row).parse(rows)) {
    await client.query(
      'update trove.two_factors set secret = $2, backup_codes = $3 where id = $1',
      [id, await rewrap(secret, from, to), await rewrap(backup_codes, from, to)],
    )
  }
}

async function rewrap(data: string, from: readonly MasterKey[], to: MasterKey): Promise<string> {
  for (const master of from) {
    try {
      const plain = await symmetricDecrypt({ key: deriveAuthSecret(master), data })
      return await symmetricEncrypt({ key: deriveAuthSecret(to), data: plain })
    } catch {
      // Encrypted for another master key.
    }
  }
  return data
}
