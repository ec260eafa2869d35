import { eq } from 'drizzle-orm'
import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'
import type { Database, Tx } from '#server/db/open.ts'
import { vaultKeys } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import type { MasterKey } from './master-key.ts'
import { open, seal } from './seal.ts'

/**
 * A person's keys; each has 32 bytes and one purpose. Key objects, because preparing raw bytes for
 * each use costs several times as much as the use itself.
 */
export type PersonKeys = Record<'content' | 'index' | 'vector' | 'files', KeyObject>

export type Vault = ReturnType<typeof createVault>
/** The part of the vault that storing and reading need. */
export type KeyHolder = Pick<Vault, 'keysOf'>

const cachedPeople = 500

/** Holds the data keys: random for each person, wrapped with the master key in the database. */
export function createVault({ db, master }: { db: Database; master: MasterKey }) {
  const known = new Map<string, PersonKeys>()

  async function keysOf(userId: string): Promise<PersonKeys> {
    const cached = known.get(userId)
    if (cached) return cached
    const [row] = await db.asUser(userId, (tx) =>
      tx.select().from(vaultKeys).where(eq(vaultKeys.userId, userId)),
    )
    if (!row) throw new AppError('unauthenticated', 'session.invalid', 'Please sign in again.')
    return remember(userId, unwrapDataKey(master, userId, row.wrapped))
  }

  function remember(userId: string, dataKey: Buffer): PersonKeys {
    const keys = deriveKeys(dataKey)
    if (known.size >= cachedPeople) known.clear()
    known.set(userId, keys)
    return keys
  }

  return {
    keysOf,
    /** Creates the person's data key. Call once, when the account is created. */
    async create(userId: string): Promise<PersonKeys> {
      const dataKey = randomBytes(32)
      await db.asUser(userId, (tx) =>
        tx
          .insert(vaultKeys)
          .values({ userId, wrapped: wrapDataKey(master, userId, dataKey), masterId: master.id }),
      )
      return remember(userId, dataKey)
    },
    /** Destroys the data key: everything sealed with it becomes unreadable. */
    async destroy(tx: Tx, userId: string): Promise<void> {
      await tx.delete(vaultKeys).where(eq(vaultKeys.userId, userId))
      known.delete(userId)
    },
    /** Forgets a key that another server may have destroyed. */
    forget(userId: string): void {
      known.delete(userId)
    },
  }
}

const place = (userId: string) => ({ table: 'vault_keys', id: userId, userId })

export function wrapDataKey(master: MasterKey, userId: string, dataKey: Buffer): Buffer {
  return seal(master.bytes, place(userId), dataKey)
}

export function unwrapDataKey(master: MasterKey, userId: string, wrapped: Buffer): Buffer {
  return open(master.bytes, place(userId), wrapped)
}

function deriveKeys(dataKey: Buffer): PersonKeys {
  const derive = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', dataKey, '', `trove ${purpose} key`, 32)))
  return {
    content: derive('content'),
    index: derive('index'),
    vector: derive('vector'),
    files: derive('files'),
  }
}
