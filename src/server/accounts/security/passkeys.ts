import { and, asc, count, eq } from 'drizzle-orm'
import { z } from 'zod'
import { securityLimits, type NewPasskey, type PasskeyView } from '#shared/account-security.ts'
import type { Database } from '#server/db/open.ts'
import { AppError } from '#server/errors.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { Vault } from '#server/vault/vault.ts'
import { refusedInOurWords } from '../auth-errors.ts'
import type { Auth } from '../auth.ts'
import type { Requester, Passwords } from '../passwords.ts'
import { ownPasskeys } from './tables.ts'

type Deps = { auth: Auth; db: Database; vault: Vault; passwords: Pick<Passwords, 'confirm'> }

const sealedName = z.object({ name: z.string() })
const sealContext = (userId: string, id: string) => ({ table: 'passkeys', id, userId })

const unknownPasskey = () =>
  new AppError('not_found', 'passkey.not_found', 'This passkey does not exist.')

/** A person's passkeys. */
export function createPasskeys({ auth, db, vault, passwords }: Deps) {
  const own = (userId: string, id: string) =>
    and(eq(ownPasskeys.userId, userId), eq(ownPasskeys.id, id))

  async function rename(userId: string, id: string, name: string): Promise<void> {
    const { content } = await vault.keysOf(userId)
    const sealed = sealJson(content, sealContext(userId, id), { name })
    const renamed = await db.asUser(userId, (tx) =>
      tx
        .update(ownPasskeys)
        .set({ sealed })
        .where(own(userId, id))
        .returning({ id: ownPasskeys.id }),
    )
    if (renamed.length === 0) throw unknownPasskey()
  }

  async function list(userId: string): Promise<PasskeyView[]> {
    const { content } = await vault.keysOf(userId)
    const rows = await db.asUser(userId, (tx) =>
      tx
        .select()
        .from(ownPasskeys)
        .where(eq(ownPasskeys.userId, userId))
        .orderBy(asc(ownPasskeys.createdAt), asc(ownPasskeys.id)),
    )
    return rows.map(({ id, sealed, createdAt, lastUsedAt }) => ({
      id,
      name: sealed
        ? sealedName.parse(openJson(content, sealContext(userId, id), sealed)).name
        : 'Passkey',
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }))
  }

  return {
    list,
    rename,
    /** The options for creating a passkey; requires the password. */
    async begin(password: string | undefined, from: Requester) {
      const userId = from.person.id
      const [known] = await db.asUser(userId, (tx) =>
        tx.select({ passkeys: count() }).from(ownPasskeys),
      )
      if ((known?.passkeys ?? 0) >= securityLimits.passkeys) {
        throw new AppError(
          'conflict',
          'passkey.too_many',
          `You have ${securityLimits.passkeys} passkeys already. Remove one that you no longer use first.`,
        )
      }
      await passwords.confirm(password, from)
      const { headers } = from
      const begun = await refusedInOurWords(
        auth.api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true }),
      )
      return { options: begun.response, cookies: begun.headers.getSetCookie() }
    },

    async add(added: NewPasskey, from: Requester): Promise<PasskeyView[]> {
      const { headers, person } = from
      const { id } = await refusedInOurWords(
        auth.api.verifyPasskeyRegistration({ body: { response: added.credential }, headers }),
      )
      await rename(person.id, id, added.name)
      return list(person.id)
    },

    async remove(userId: string, id: string): Promise<void> {
      const removed = await db.asUser(userId, (tx) =>
        tx.delete(ownPasskeys).where(own(userId, id)).returning({ id: ownPasskeys.id }),
      )
      if (removed.length === 0) throw unknownPasskey()
    },
  }
}
