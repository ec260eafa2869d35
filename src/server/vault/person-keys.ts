import type pg from 'pg'
import { z } from 'zod'
import type { MasterKey } from './master-key.ts'
import { rewrapSecrets } from './rewrap-secrets.ts'
import { unwrapDataKey, wrapDataKey } from './vault.ts'

const wrappedKey = z.object({ user_id: z.string(), wrapped: z.instanceof(Buffer) })

type WrappedKey = z.infer<typeof wrappedKey>

/**
 * Every person's wrapped data key. `client` is connected as the owner, to whom no policy applies.
 */
async function readWrappedKeys(client: pg.Client): Promise<WrappedKey[]> {
  const { rows } = await client.query('select user_id, wrapped from trove.vault_keys')
  return z.array(wrappedKey).parse(rows)
}

export type KeyReport = {
  people: number
  /** Number of keys that the master key does not open. */
  closed: number
}

/** Whether every person's data key opens with the master key. */
export async function checkKeys(client: pg.Client, master: MasterKey): Promise<KeyReport> {
  const keys = await readWrappedKeys(client)
  return {
    people: keys.length,
    closed: keys.filter((key) => unwrapWithAny([master], key) === undefined).length,
  }
}

/**
 * Wraps every data key again, in one transaction. This ends sessions, because the secret that signs
 * their cookies is derived from the master key.
 */
export async function rewrapKeys(
  client: pg.Client,
  { from, to }: { from: readonly MasterKey[]; to: MasterKey },
): Promise<{ people: number }> {
  await client.query('begin')
  try {
    await client.query('lock table trove.vault_keys in exclusive mode')
    const keys = await readWrappedKeys(client)
    for (const key of keys) {
      const dataKey = unwrapWithAny(from, key)
      if (!dataKey) {
        throw new Error(
          'A key does not open with the present master key. Nothing was changed; `npm run key:check` says more.',
        )
      }
      const { user_id } = key
      await client.query(
        'update trove.vault_keys set wrapped = $2, master_id = $3 where user_id = $1',
        [user_id, wrapDataKey(to, user_id, dataKey), to.id],
      )
    }
    const { closed } = await checkKeys(client, to)
    if (closed > 0) throw new Error('A newly wrapped key does not open.')
    await rewrapSecrets(client, { from, to })
    await client.query('delete from trove.sessions')
    await client.query('commit')
    return { people: keys.length }
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

function unwrapWithAny(
  masters: readonly MasterKey[],
  { user_id, wrapped }: WrappedKey,
): Buffer | undefined {
  for (const master of masters) {
    try {
      return unwrapDataKey(master, user_id, wrapped)
    } catch {
      // Wrapped with another master key.
    }
  }
  return undefined
}
