import { hasEveryWord } from '#shared/fold.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  askResponse,
  pastAnswerLimits,
  type FoundAnswers,
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

/** Unsealed together, so that the memory of a search does not grow with the history. */
const searchedAtOnce = 500

function viewOf(row: Row, { question, response }: z.infer<typeof sealedAnswer>): PastAnswer {
  const figure = response.card?.figure ?? bold.exec(response.answer)?.[1]
  return {
    id: row.id,
    question,
    at: row.createdAt.toISOString(),
    pinned: row.savedAt !== null,
    found: response.found,
    ...(figure === undefined ? {} : { figure }),
  }
}

/** One person's questions and answers. */
export function createPastAnswers({ db, vault }: { db: Database; vault: Vault }) {
  const pageOf = (userId: string, { size, offset }: { size: number; offset: number }) =>
    db.asUser(userId, (tx) =>
      tx
        .select()
        .from(questions)
        .where(own(userId))
        .orderBy(
          sql`${questions.savedAt} DESC NULLS LAST`,
          desc(questions.createdAt),
          desc(questions.id),
        )
        .limit(size)
        .offset(offset),
    )

  return {
    /** The pinned answers, then the newest others. */
    async list(userId: string): Promise<PastAnswer[]> {
      const keys = await vault.keysOf(userId)
      const rows = await pageOf(userId, { size: pastAnswerLimits.listed, offset: 0 })
      return rows.flatMap((row) => {
        const answer = open(keys, row)
        return answer ? [viewOf(row, answer)] : []
      })
    },

    /** Those that contain all of the words. */
    async search(userId: string, words: string): Promise<FoundAnswers> {
      const keys = await vault.keysOf(userId)
      const answers: PastAnswer[] = []
      for (let offset = 0; ; offset += searchedAtOnce) {
        const rows = await pageOf(userId, { size: searchedAtOnce, offset })
        for (const row of rows) {
          const answer = open(keys, row)
          if (answer && hasEveryWord(words, `${answer.question} ${answer.response.answer}`))
            answers.push(viewOf(row, answer))
        }
        const hasMore = answers.length > pastAnswerLimits.listed
        if (hasMore || rows.length < searchedAtOnce)
          return { answers: answers.slice(0, pastAnswerLimits.listed), hasMore }
      }
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
