import type { AskRequest, AskResponse } from '#shared/answers.ts'
import type { Database } from '#server/db/open.ts'
import { questions } from '#server/db/tables.ts'
import { newId } from '#server/ids.ts'
import { sealJson } from '#server/vault/seal.ts'
import type { Vault } from '#server/vault/vault.ts'
import { countCitations } from './count-citations.ts'

export type QuestionHistory = ReturnType<typeof createQuestionHistory>

/** Keeps a person's questions and answers sealed; counts and times stay readable. */
export function createQuestionHistory({ db, vault }: { db: Database; vault: Vault }) {
  return {
    async add(
      userId: string,
      kind: 'ask' | 'reasoning' | 'chat',
      request: AskRequest,
      response: AskResponse,
      durationMs: number,
    ): Promise<string> {
      const keys = await vault.keysOf(userId)
      const id = newId('ask')
      const place = { table: 'questions', id, userId }
      // The text of a chat is in its conversation, and is deleted with it.
      const kept = kind === 'chat' ? {} : { question: request.question, response }
      await db.asUser(userId, async (tx) => {
        await tx.insert(questions).values({
          userId,
          id,
          kind,
          queryType: response.queryType,
          confidence: response.confidence,
          found: response.found,
          durationMs: Math.round(durationMs),
          sealed: sealJson(keys.content, place, kept),
        })
        await countCitations(tx, { userId, id }, response.citations)
      })
      return id
    },
  }
}
