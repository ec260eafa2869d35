import { and, eq, gt, isNull, lt, or, type SQL } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import { hashOf } from '#server/vault/token-hash.ts'
import { ProtocolError } from './protocol-error.ts'
import { assistantGrants as grants } from './tables.ts'

export type AssistantTokens = ReturnType<typeof createAssistantTokens>

type Deps = { db: Database; now?: () => number }
type Grant = typeof grants.$inferSelect
type Tokens = { access: string; refresh: string; scopes: Grant['scopes']; expiresInS: number }

const accessMs = 60 * 60_000
const refreshMs = 30 * 24 * 60 * 60_000
/** Resolution of the time of last use. */
const usedMs = 60_000

const accessForm = /^trva_[A-Za-z0-9_-]{43}$/
const newToken = (prefix: 'trva' | 'trvr') => `${prefix}_${randomBytes(32).toString('base64url')}`

/** The tokens of assistants: one pair for each grant, replaced as a whole by each refresh. */
export function createAssistantTokens({ db, now = Date.now }: Deps) {
  /**
   * Exchanges what identifies a grant for new tokens if `fits` allows it; otherwise removes the grant,
   * since somebody has a code or token that is not theirs.
   */
  async function exchange(found: SQL, fits: (grant: Grant) => boolean): Promise<Tokens> {
    const [known] = await db.auth
      .select({ userId: grants.userId, id: grants.id })
      .from(grants)
      .innerJoin(users, and(eq(users.id, grants.userId), eq(users.disabled, false)))
      .where(found)
    const tokens =
      known &&
      (await db.asUser(known.userId, async (tx) => {
        const own = and(eq(grants.userId, known.userId), eq(grants.id, known.id))
        const [grant] = await tx.select().from(grants).where(own).for('update')
        if (!grant) return undefined
        if (!fits(grant)) {
          await tx.delete(grants).where(own)
          return undefined
        }
        const [access, refresh] = [newToken('trva'), newToken('trvr')]
        const at = now()
        await tx
          .update(grants)
          .set({
            redeemedAt: grant.redeemedAt ?? new Date(at),
            access: hashOf(access),
            accessExpiresAt: new Date(at + accessMs),
            refresh: hashOf(refresh),
            refreshExpiresAt: new Date(at + refreshMs),
            spent: grant.refresh,
          })
          .where(own)
        return { access, refresh, scopes: grant.scopes, expiresInS: accessMs / 1000 }
      }))
    if (!tokens) throw new ProtocolError('invalid_grant', 'This grant is wrong, used or expired.')
    return tokens
  }

  return {
    /** Exchanges a code, once. */
    async redeem(given: { code: string; assistant: string; redirect: string; verifier: string }) {
      const challenge = hashOf(given.verifier)
      return exchange(
        eq(grants.code, hashOf(given.code)),
        (grant) =>
          grant.redeemedAt === null &&
          grant.codeExpiresAt.getTime() > now() &&
          grant.assistant.equals(hashOf(given.assistant)) &&
          grant.redirect.equals(hashOf(given.redirect)) &&
          grant.challenge.equals(challenge),
      )
    },

    async refresh({ token, assistant }: { token: string; assistant: string }) {
      const hash = hashOf(token)
      const isTheirs = or(eq(grants.refresh, hash), eq(grants.spent, hash))
      return exchange(
        isTheirs ?? eq(grants.refresh, hash),
        (grant) =>
          grant.refresh?.equals(hash) === true &&
          (grant.refreshExpiresAt?.getTime() ?? 0) > now() &&
          grant.assistant.equals(hashOf(assistant)),
      )
    },

    /** The person and scopes of an access token for `audience`; `undefined` if it is not valid. */
    async find(token: string, audience: string) {
      if (!accessForm.test(token)) return undefined
      const at = new Date(now())
      const [row] = await db.auth
        .select({ userId: grants.userId, id: grants.id, scopes: grants.scopes })
        .from(grants)
        .innerJoin(users, eq(users.id, grants.userId))
        .where(
          and(
            eq(grants.access, hashOf(token)),
            eq(grants.audience, hashOf(audience)),
            gt(grants.accessExpiresAt, at),
            eq(users.disabled, false),
          ),
        )
      if (!row) return undefined
      const { userId, id, scopes } = row
      const before = new Date(at.getTime() - usedMs)
      const isOld = or(isNull(grants.lastUsedAt), lt(grants.lastUsedAt, before))
      await db.auth
        .update(grants)
        .set({ lastUsedAt: at })
        .where(and(eq(grants.userId, userId), eq(grants.id, id), isOld))
      return { userId, scopes }
    },

    /** Ends the grant of a token at the request of its assistant (RFC 7009). */
    async revoke(token: string): Promise<void> {
      const hash = hashOf(token)
      const [row] = await db.auth
        .select({ userId: grants.userId, id: grants.id })
        .from(grants)
        .where(or(eq(grants.access, hash), eq(grants.refresh, hash)))
      if (!row) return
      await db.asUser(row.userId, (tx) =>
        tx.delete(grants).where(and(eq(grants.userId, row.userId), eq(grants.id, row.id))),
      )
    },
  }
}
