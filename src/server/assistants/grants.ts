import { and, count, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { assistantLimits, destination, type AssistantView } from '#shared/assistants.ts'
import type { Database } from '#server/db/open.ts'
import { AppError } from '#server/errors.ts'
import { newId } from '#server/ids.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import { hashOf } from '#server/vault/token-hash.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { Authorization } from './read-request.ts'
import { destinationOf } from './redirect-address.ts'
import { assistantGrants as grants } from './tables.ts'

export type AssistantGrants = ReturnType<typeof createAssistantGrants>

type Deps = { db: Database; vault: Vault; now?: () => number }

const codeMs = 2 * 60_000

const sealedAssistant = z.object({ name: z.string(), destination })
const sealContext = (userId: string, id: string) => ({ table: 'assistant_grants', id, userId })

/** The access that a person has granted to assistants. */
export function createAssistantGrants({ db, vault, now = Date.now }: Deps) {
  const revoked = async (userId: string, id?: string): Promise<number> => {
    const own = and(eq(grants.userId, userId), id === undefined ? undefined : eq(grants.id, id))
    const gone = await db.asUser(userId, (tx) =>
      tx.delete(grants).where(own).returning({ id: grants.id }),
    )
    return gone.length
  }

  return {
    /** The assistants that still have access. */
    async list(userId: string): Promise<AssistantView[]> {
      const { content } = await vault.keysOf(userId)
      const isOpen = and(isNotNull(grants.redeemedAt), gt(grants.refreshExpiresAt, new Date(now())))
      const rows = await db.asUser(userId, (tx) =>
        tx
          .select()
          .from(grants)
          .where(and(eq(grants.userId, userId), isOpen))
          .orderBy(desc(grants.createdAt), desc(grants.id)),
      )
      return rows.map(({ id, sealed, scopes, createdAt, lastUsedAt }) => ({
        id,
        ...sealedAssistant.parse(openJson(content, sealContext(userId, id), sealed)),
        scopes,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }))
    },

    /** Grants what was asked for; returns the code to be exchanged for tokens. */
    async allow(userId: string, given: Authorization): Promise<string> {
      const { assistant, redirect, audience, challenge, scopes } = given
      const { content } = await vault.keysOf(userId)
      const at = new Date(now())
      const code = randomBytes(32).toString('base64url')
      const id = newId('ast')
      const named = { name: assistant.name, destination: destinationOf(redirect) }
      const row = {
        userId,
        id,
        assistant: hashOf(assistant.id),
        redirect: hashOf(redirect),
        audience: hashOf(audience),
        challenge,
        scopes,
        code: hashOf(code),
        codeExpiresAt: new Date(at.getTime() + codeMs),
        sealed: sealJson(content, sealContext(userId, id), named),
        createdAt: at,
      }
      const isOver = or(
        and(isNull(grants.redeemedAt), lt(grants.codeExpiresAt, at)),
        lt(grants.refreshExpiresAt, at),
      )
      await db.asUser(userId, async (tx) => {
        await tx.delete(grants).where(and(eq(grants.userId, userId), isOver))
        const [known] = await tx
          .select({ assistants: count() })
          .from(grants)
          .where(eq(grants.userId, userId))
        if ((known?.assistants ?? 0) >= assistantLimits.assistants) {
          throw new AppError(
            'conflict',
            'assistant.too_many',
            `You have connected ${assistantLimits.assistants} assistants already. Disconnect one that you no longer use first.`,
          )
        }
        await tx.insert(grants).values(row)
      })
      return code
    },

    /** Returns whether the assistant was connected. */
    revoke: async (userId: string, id: string): Promise<boolean> => (await revoked(userId, id)) > 0,

    async revokeAll(userId: string): Promise<void> {
      await revoked(userId)
    },
  }
}
