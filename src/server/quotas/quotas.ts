import { eq, sql } from 'drizzle-orm'
import type { QuotaLimits, QuotaView } from '#shared/quotas.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import type { Limits } from './limits.ts'
import { questionQuotaExceeded, storageQuotaExceeded } from './over-quota.ts'
import { usedByAccount, usedByUploads, waitingBytes } from './usage.ts'

export type QuotaDefaults = { guest: QuotaLimits; account: QuotaLimits }
export type Quotas = ReturnType<typeof createQuotas>

type Deps = {
  db: Pick<Database, 'auth' | 'asUser'>
  defaults: QuotaDefaults
  now?: () => number
}

const daySeconds = 86_400

/** Limits on storage and questions: the server's settings, or what an admin set for an account. */
export function createQuotas({ db, defaults, now = Date.now }: Deps) {
  const today = () => new Date(now()).toISOString().slice(0, 10)
  const secondsLeft = () => daySeconds - (Math.floor(now() / 1000) % daySeconds)

  async function rowOf(userId: string | undefined) {
    if (userId === undefined) return undefined
    const [row] = await db.auth
      .select({
        guest: users.guest,
        documents: users.quotaDocuments,
        bytes: users.quotaBytes,
        questions: users.quotaQuestions,
        questionsOn: users.questionsOn,
        asked: users.questionsAsked,
      })
      .from(users)
      .where(eq(users.id, userId))
    return row
  }

  function limitsFrom(row: Awaited<ReturnType<typeof rowOf>>): Limits {
    // A visitor who stores something becomes a guest.
    const guest = row?.guest ?? true
    const usual = guest ? defaults.guest : defaults.account
    const documents = row?.documents ?? usual.documents
    const bytes = row?.bytes ?? usual.bytes
    const questions = row?.questions ?? usual.questions
    return {
      guest,
      ...(documents === null ? {} : { documents }),
      ...(bytes === null ? {} : { bytes }),
      ...(questions === null ? {} : { questions }),
    }
  }

  return {
    defaults,
    limitsOf: async (userId: string | undefined): Promise<Limits> =>
      limitsFrom(await rowOf(userId)),

    /** Bytes that files of an import may still have. */
    async bytesLeft(userId: string): Promise<number> {
      const { bytes } = limitsFrom(await rowOf(userId))
      if (bytes === undefined) return Number.POSITIVE_INFINITY
      return db.asUser(userId, async (tx) => {
        const taken = (await usedByAccount(tx, userId)).bytes + (await waitingBytes(tx, userId))
        return Math.max(0, bytes - taken)
      })
    },

    /** Counts a question for today; throws with the time of the next one if the limit is reached. */
    async takeQuestion(userId: string): Promise<void> {
      const limits = limitsFrom(await rowOf(userId))
      const { questions } = limits
      if (questions === undefined) return
      const day = today()
      const taken = await db.auth
        .update(users)
        .set({
          questionsAsked: sql`case when ${users.questionsOn} = ${day} then ${users.questionsAsked} + 1 else 1 end`,
          questionsOn: day,
        })
        .where(
          sql`${users.id} = ${userId} and ${questions} > case when ${users.questionsOn} = ${day} then ${users.questionsAsked} else 0 end`,
        )
        .returning({ id: users.id })
      if (taken.length === 0) throw questionQuotaExceeded(limits, secondsLeft())
    },

    /** A person's limits and usage. */
    async view(userId: string | undefined): Promise<QuotaView> {
      const row = await rowOf(userId)
      const { guest, documents, bytes, questions } = limitsFrom(row)
      const isLimited = documents !== undefined || bytes !== undefined
      const used =
        userId !== undefined && isLimited
          ? await db.asUser(userId, (tx) => usedBy(tx, userId, guest))
          : { documents: 0, bytes: 0 }
      const asked = row?.questionsOn === today() ? row.asked : 0
      const resetsAt = new Date(now() + secondsLeft() * 1000).toISOString()
      return {
        documents: documents === undefined ? null : { used: used.documents, most: documents },
        bytes: bytes === undefined ? null : { used: used.bytes, most: bytes },
        questions: questions === undefined ? null : { used: asked, most: questions, resetsAt },
      }
    },
  }
}

const usedBy = (tx: Tx, userId: string, guest: boolean) =>
  guest ? usedByUploads(tx, userId) : usedByAccount(tx, userId)

/** Call it after the new data has been stored in `tx`, so that it counts. */
export async function assertStorageQuota(tx: Tx, userId: string, limits: Limits): Promise<void> {
  const { guest, documents = Infinity, bytes = Infinity } = limits
  if (documents === Infinity && bytes === Infinity) return
  const used = await usedBy(tx, userId, guest)
  if (used.documents > documents || used.bytes > bytes) throw storageQuotaExceeded(limits)
}

/** The same for items from sources, which are not documents that a person uploads. */
export const assertStorageQuotaForItems = (
  tx: Tx,
  userId: string,
  { documents: _, ...limits }: Limits,
) => assertStorageQuota(tx, userId, limits)
