import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  exportLimits,
  type ExportedQuestion,
  type PageRequest,
  type QuestionsPage,
} from '#shared/export.ts'
import { openTitle } from '#server/chat/sealed.ts'
import type { Database } from '#server/db/open.ts'
import { openJson } from '#server/vault/seal.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import { readCursor, writeCursor } from './cursor.ts'

type Deps = { db: Database; vault: Vault }

const place = z.object({
  part: z.enum(['asked', 'said']),
  /** In the database's format, which is more precise than a `Date`. */
  at: z.string().regex(/^(-infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?)$/),
  id: z.string().max(64),
})
type Place = z.infer<typeof place>
const beginning: Place = { part: 'asked', at: '-infinity', id: '' }

const row = { id: z.string(), at: z.string(), askedAt: z.string(), sealed: z.instanceof(Buffer) }
const askedRows = z.array(z.object({ ...row, kind: z.string() }))
const messageRows = z.array(
  z.object({
    ...row,
    conversation: z.string(),
    title: z.instanceof(Buffer),
    replyId: z.string().nullable(),
    reply: z.instanceof(Buffer).nullable(),
  }),
)

const sealedAsked = z.object({
  question: z.string(),
  response: z.object({ answer: z.string(), sql: z.string().optional() }).optional(),
  outcome: z.object({ sqlQuery: z.string().nullish() }).optional(),
  savedAs: z.string().optional(),
})
const sealedMessage = z.object({ content: z.string() })
const sealedReply = z.object({
  reply: z.object({ response: z.string(), sql: z.string().optional() }),
})

const times = sql`created_at::text as at,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "askedAt"`

/** A page of a person's questions and answers; first single questions, then conversations. */
export async function readQuestionsPage(
  deps: Deps,
  userId: string,
  { after, limit = exportLimits.questions }: PageRequest,
): Promise<QuestionsPage> {
  const from = readCursor(place, after) ?? beginning
  const keys = await deps.vault.keysOf(userId)
  const read = from.part === 'asked' ? readAsked : readSaid
  const { questions, last, found } = await read(deps, keys, userId, from, limit)
  const isWhole = found < limit
  const next: Place = isWhole && from.part === 'asked' ? { ...beginning, part: 'said' } : last
  return {
    questions,
    next: writeCursor(next),
    more: !isWhole || from.part === 'asked',
  }
}

type Read = { questions: ExportedQuestion[]; last: Place; found: number }

async function readAsked(
  { db }: Deps,
  keys: PersonKeys,
  userId: string,
  from: Place,
  limit: number,
): Promise<Read> {
  const { rows } = await db.asUser(userId, (tx) =>
    tx.execute(sql`
      select id, kind, sealed, ${times} from questions
      where user_id = ${userId} and kind <> 'chat' and status <> 'pending'
        and (created_at, id) > (${from.at}::timestamptz, ${from.id})
      order by created_at, id limit ${limit}`),
  )
  const page = askedRows.parse(rows)
  const questions = page.map(({ id, kind, askedAt, sealed }): ExportedQuestion => {
    const opened = openJson(keys.content, { table: 'questions', id, userId }, sealed)
    const { question, response, outcome, savedAs } = sealedAsked.parse(opened)
    const statement = response?.sql ?? outcome?.sqlQuery
    return {
      id,
      kind,
      question,
      answer: response?.answer ?? '',
      askedAt,
      ...(typeof statement === 'string' ? { sql: statement } : {}),
      ...(savedAs === undefined ? {} : { savedAs }),
    }
  })
  return { questions, last: placeOf(from, page.at(-1)), found: page.length }
}

async function readSaid(
  { db }: Deps,
  keys: PersonKeys,
  userId: string,
  from: Place,
  limit: number,
): Promise<Read> {
  const { rows } = await db.asUser(userId, (tx) =>
    tx.execute(sql`
      select said.*, reply.id as "replyId", reply.sealed as reply, conversations.sealed as title
      from (
        select id, conversation_id as conversation, ordinal, sealed, ${times}
        from chat_messages
        where user_id = ${userId} and role = 'user' and status <> 'pending'
          and (created_at, id) > (${from.at}::timestamptz, ${from.id})
        order by created_at, id limit ${limit}
      ) as said
      join conversations on conversations.user_id = ${userId}
        and conversations.id = said.conversation
      left join chat_messages as reply on reply.user_id = ${userId}
        and reply.conversation_id = said.conversation and reply.role = 'assistant'
        and reply.ordinal = said.ordinal + 1
      order by said.at::timestamptz, said.id`),
  )
  const page = messageRows.parse(rows)
  const opened = (id: string, sealed: Buffer) =>
    openJson(keys.content, { table: 'chat_messages', id, userId }, sealed)
  const questions = page.map((message): ExportedQuestion => {
    const { id, askedAt, sealed, conversation, title, replyId, reply } = message
    const answer =
      replyId === null || reply === null
        ? undefined
        : sealedReply.parse(opened(replyId, reply)).reply
    return {
      id,
      kind: 'chat',
      question: sealedMessage.parse(opened(id, sealed)).content,
      answer: answer?.response ?? '',
      askedAt,
      conversation: openTitle(keys, { userId, id: conversation, sealed: title }),
      ...(answer?.sql === undefined ? {} : { sql: answer.sql }),
    }
  })
  return { questions, last: placeOf(from, page.at(-1)), found: page.length }
}

const placeOf = (from: Place, last: { at: string; id: string } | undefined): Place =>
  last ? { part: from.part, at: last.at, id: last.id } : from

/** All questions, page by page. */
export async function* allQuestions(
  deps: Deps,
  userId: string,
): AsyncGenerator<ExportedQuestion[]> {
  for (let after: string | undefined; ;) {
    const page = await readQuestionsPage(deps, userId, after === undefined ? {} : { after })
    yield page.questions
    if (!page.more || page.next === null) return
    after = page.next
  }
}
