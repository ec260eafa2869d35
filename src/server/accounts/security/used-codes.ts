import { symmetricDecrypt } from 'better-auth/crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { usedCode } from '../auth-errors.ts'
import { stepOfCode } from './code-step.ts'
import { twoFactors } from './tables.ts'

type Deps = { db: Database; secret: string; now: () => number }

export type UsedCodes = ReturnType<typeof createUsedCodes>

/** Records used authenticator codes, so that an observed code cannot be used again. */
export function createUsedCodes({ db, secret, now }: Deps) {
  return {
    /** Marks a code as used before any other check. A wrong code is left to that check. */
    async useUp(userId: string, code: string): Promise<void> {
      const isPerson = eq(twoFactors.userId, userId)
      const [row] = await db.auth.select().from(twoFactors).where(isPerson)
      if (!row) return
      const key = await symmetricDecrypt({ key: secret, data: row.secret })
      const step = stepOfCode(key, code, now())
      if (step === undefined) return
      const used = await db.auth
        .update(twoFactors)
        .set({ lastStep: step })
        .where(and(isPerson, or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step))))
        .returning({ id: twoFactors.id })
      if (used.length === 0) throw usedCode()
    },
  }
}
