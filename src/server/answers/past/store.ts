import { hasEveryWord } from '#shared/fold.ts'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import {
  askResponse,
  pastAnswerLimits,
  type PastAnswer,
  type PastExchange,
} from '#shared/answers.ts'
import type { Database } from '#server/db/open.ts'
import { questions } from '#server/db/tables.ts'
import { openJson } from '#server/vault/seal.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import { readStored } from '../stored-response.ts'

export type PastAnswers = ReturnType<typeof createPastAnswers>

const asked = ['ask', 'reasoning'] as const
const sealedAnswer = z.object({ question: z.string(), response: readStored(askResponse) })
type Row = typeof questions.$inferSelect

const own = (userId: string) =>
  and(eq(questions.userId, userId), inArray(questions.kind, [...asked]))
const one = (userId: string, id: string) => and(own(userId), eq(questions.id, id))

/** An answer of an earlier version may be unreadable; it is then not listed. */
function open(keys: PersonKeys, { userId, id, sealed }: Row) {
  const place = { table: 'questions', id, userId }
  return sealedAnswer.safeParse(openJson(keys.content, place, sealed)).data
}

/** The bold text at the start of an answer, used if the answer has no figure. */
const bold = /^\*\*([^*\n]{1,60})\*\*/

/** One person's questions and answers. */
export function createPastAnswers({ db, vault }: { db: Database; vault: Vault }) {
  return {
    /** The pinned and the newest answers; with `words`, only those that contain all of them. */
    async list(userId: string, words = ''): Promise<PastAnswer[]> {
      const keys = await vault.keysOf(userId)
      const most = words.trim() === '' ? pastAnswerLimits.listed : pastAnswerLimits.searched
      const rows = await db.asUser(userId, async (tx) => {
        const pinned = await tx
          .select()
          .from(questions)
          .where(and(own(userId), isNotNull(questions.savedAt)))
          .orderBy(desc(questions.savedAt))
          .limit(most)
        const newest = await tx
          .select()
          .from(questions)
          .where(own(userId))
          .orderBy(desc(questions.createdAt), desc(questions.id))
          .limit(most)
        return [...pinned, ...newest.filter(({ savedAt }) => savedAt === null)]
      })
      const views = rows.flatMap((row) => {
        const answer = open(keys, row)
        if (!answer || !hasEveryWord(words, `${answer.question} ${answer.response.answer}`))
          return []
        const figure = answer.response.card?.figure ?? bold.exec(answer.response.answer)?.[1]
        return [
          {
            id: row.id,
            question: answer.question,
            at: row.createdAt.toISOString(),
            pinned: row.savedAt !== null,
            found: answer.response.found,
            ...(figure === undefined ? {} : { figure }),
          },
        ]
      })
      return views.slice(0, pastAnswerLimits.listed)
    },

    async find(userId: string, id: string): Promise<PastExchange | undefined> {
      const keys = await vault.keysOf(userId)
      const [row] = await db.asUser(userId, (tx) =>
        tx.select().from(questions).where(one(userId, id)),
      )
      const answer = row && open(keys, row)
      if (!row || !answer) return undefined
      return {
        id,
        question: answer.question,
        at: row.createdAt.toISOString(),
        pinned: row.savedAt !== null,
        reasoning: row.kind === 'reasoning',
        response: { ...answer.response, id, pinned: row.savedAt !== null },
      }
    },

    /** Returns whether the answer exists. */
    async pin(userId: string, id: string, pinned: boolean): Promise<boolean> {
      const changed = await db.asUser(userId, (tx) =>
        tx
          .update(questions)
          .set({ savedAt: pinned ? new Date() : null })
          .where(one(userId, id))
          .returning({ id: questions.id }),
      )
      return changed.length > 0
    },
  }
}
