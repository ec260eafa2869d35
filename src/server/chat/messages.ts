import { and, desc, eq, gt, lt, max } from 'drizzle-orm'
import type { ChatRequest } from '#shared/chat.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { chatMessages, conversations } from '#server/db/tables.ts'
import { newId } from '#server/ids.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import { ownConversation, unknownConversation } from './conversations.ts'
import { openReply, sealQuestion, sealReply, sealTitle, type SealedReply } from './sealed.ts'
import { titleOf } from './title.ts'

export type Messages = ReturnType<typeof createMessages>

/** A person's message, stored and waiting for its answer. */
export type Waiting = {
  conversationId: string
  messageId: string
  ordinal: number
  /** The conversation's last answered question, as asked. */
  previous: string | undefined
  /** The last answered questions with their answers, oldest first. */
  before: { question: string; answer: string }[]
}

/** Earlier questions that a follow-up may refer to. */
const remembered = 4

const ownMessage = (userId: string, id: string) =>
  and(eq(chatMessages.userId, userId), eq(chatMessages.id, id))
const within = (userId: string, conversationId: string) =>
  and(eq(chatMessages.userId, userId), eq(chatMessages.conversationId, conversationId))

/**
 * Messages of conversations: a person's messages have even numbers, each answer the number after.
 */
export function createMessages({ db, vault }: { db: Database; vault: Vault }) {
  return {
    /** Stores a message, or reopens one to be answered again. */
    async begin(userId: string, request: ChatRequest): Promise<Waiting> {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, async (tx) => {
        const place =
          (await reopen(tx, keys, userId, request)) ?? (await add(tx, keys, userId, request))
        await tx
          .update(conversations)
          .set({ updatedAt: new Date() })
          .where(ownConversation(userId, place.conversationId))
        const rows = await tx
          .select()
          .from(chatMessages)
          .where(
            and(
              within(userId, place.conversationId),
              eq(chatMessages.role, 'assistant'),
              lt(chatMessages.ordinal, place.ordinal),
            ),
          )
          .orderBy(desc(chatMessages.ordinal))
          .limit(remembered)
        const replies = rows.map((row) => openReply(keys, row))
        const before = replies
          .map(({ asked, reply }) => ({ question: asked, answer: reply.response }))
          .toReversed()
        return { ...place, previous: replies[0]?.asked, before }
      })
    },

    /** Stores the answer to a message; returns the answer's id. */
    async reply(userId: string, waiting: Waiting, answer: SealedReply): Promise<string> {
      const keys = await vault.keysOf(userId)
      const { conversationId, messageId } = waiting
      const id = newId('msg')
      const ordinal = waiting.ordinal + 1
      await db.asUser(userId, async (tx) => {
        await lock(tx, userId, conversationId)
        const answered = await tx
          .update(chatMessages)
          .set({ status: 'answered' })
          .where(ownMessage(userId, messageId))
          .returning({ id: chatMessages.id })
        if (answered.length === 0) throw unknownConversation()
        // The same message may have been answered twice at once.
        await tx
          .delete(chatMessages)
          .where(and(within(userId, conversationId), eq(chatMessages.ordinal, ordinal)))
        const sealed = sealReply(keys, { userId, id }, answer)
        await tx
          .insert(chatMessages)
          .values({ userId, id, conversationId, ordinal, role: 'assistant', sealed })
      })
      return id
    },

    /** Marks a message that will have no answer. */
    async fail(userId: string, { messageId }: Waiting): Promise<void> {
      await db.asUser(userId, (tx) =>
        tx
          .update(chatMessages)
          .set({ status: 'failed' })
          .where(and(ownMessage(userId, messageId), eq(chatMessages.status, 'pending'))),
      )
    },
  }
}

async function lock(tx: Tx, userId: string, conversationId: string): Promise<void> {
  const [row] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(ownConversation(userId, conversationId))
    .for('update')
  if (!row) throw unknownConversation()
}

/** The same message again: everything after it is removed. */
async function reopen(tx: Tx, keys: PersonKeys, userId: string, request: ChatRequest) {
  const { messageId, conversationId, message } = request
  if (messageId === undefined) return undefined
  const [known] = await tx.select().from(chatMessages).where(ownMessage(userId, messageId))
  if (!known) return undefined
  const isElsewhere = conversationId !== undefined && conversationId !== known.conversationId
  if (isElsewhere || known.role !== 'user') throw unknownConversation()
  await lock(tx, userId, known.conversationId)
  const { ordinal } = known
  await tx
    .delete(chatMessages)
    .where(and(within(userId, known.conversationId), gt(chatMessages.ordinal, ordinal)))
  const sealed = sealQuestion(keys, { userId, id: messageId }, message)
  await tx
    .update(chatMessages)
    .set({ status: 'pending', sealed })
    .where(ownMessage(userId, messageId))
  return { conversationId: known.conversationId, messageId, ordinal }
}

async function add(tx: Tx, keys: PersonKeys, userId: string, request: ChatRequest) {
  const { message, messageId = newId('msg'), conversationId = newId('conv') } = request
  if (request.conversationId === undefined) {
    const sealed = sealTitle(keys, { userId, id: conversationId }, titleOf(message))
    await tx.insert(conversations).values({ userId, id: conversationId, sealed })
  } else await lock(tx, userId, conversationId)
  const [last] = await tx
    .select({ ordinal: max(chatMessages.ordinal) })
    .from(chatMessages)
    .where(within(userId, conversationId))
  const ordinal = 2 * Math.floor(((last?.ordinal ?? -2) + 2) / 2)
  const sealed = sealQuestion(keys, { userId, id: messageId }, message)
  await tx.insert(chatMessages).values({
    userId,
    id: messageId,
    conversationId,
    ordinal,
    role: 'user',
    status: 'pending',
    sealed,
  })
  return { conversationId, messageId, ordinal }
}
