import { and, asc, desc, eq } from 'drizzle-orm'
import { chatLimits, type ChatMessage, type ConversationView } from '#shared/chat.ts'
import type { Database } from '#server/db/open.ts'
import { chatMessages, conversations } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import { openTitle, sealTitle, viewMessage } from './sealed.ts'

export type Conversations = ReturnType<typeof createConversations>

type Row = typeof conversations.$inferSelect

/** How long another server may take to answer. */
const longestAnswerMs = 120_000

export const unknownConversation = () =>
  new AppError('not_found', 'conversation.not_found', 'This conversation does not exist.')

export const ownConversation = (userId: string, id: string) =>
  and(eq(conversations.userId, userId), eq(conversations.id, id))

const viewOf = (keys: PersonKeys, row: Row): ConversationView => ({
  id: row.id,
  title: openTitle(keys, row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** Conversations, one person at a time. */
export function createConversations({ db, vault }: { db: Database; vault: Vault }) {
  return {
    /** Most recent activity first. */
    async list(userId: string): Promise<ConversationView[]> {
      const keys = await vault.keysOf(userId)
      const rows = await db.asUser(userId, (tx) =>
        tx
          .select()
          .from(conversations)
          .where(eq(conversations.userId, userId))
          .orderBy(desc(conversations.updatedAt), desc(conversations.id))
          .limit(chatLimits.conversations),
      )
      return rows.map((row) => viewOf(keys, row))
    },

    /**
     * A conversation with its newest messages, in order. `isAnswering` tells whether a message is
     * being answered by this server; `alone`, that no other server can do so.
     */
    async find(
      userId: string,
      id: string,
      given: { isAnswering: (messageId: string) => boolean; alone: boolean },
    ): Promise<(ConversationView & { messages: ChatMessage[] }) | undefined> {
      const keys = await vault.keysOf(userId)
      const found = await db.asUser(userId, async (tx) => {
        const [row] = await tx.select().from(conversations).where(ownConversation(userId, id))
        if (!row) return undefined
        const newest = tx
          .select()
          .from(chatMessages)
          .where(and(eq(chatMessages.userId, userId), eq(chatMessages.conversationId, id)))
          .orderBy(desc(chatMessages.ordinal))
          .limit(chatLimits.messages)
          .as('newest')
        return { row, messages: await tx.select().from(newest).orderBy(asc(newest.ordinal)) }
      })
      if (!found) return undefined
      const quietMs = Date.now() - found.row.updatedAt.getTime()
      const isLost = (messageId: string) =>
        !given.isAnswering(messageId) && (given.alone || quietMs > longestAnswerMs)
      const messages = found.messages.map((row) => viewMessage(keys, row, isLost(row.id)))
      return { ...viewOf(keys, found.row), messages }
    },

    async rename(userId: string, id: string, title: string): Promise<ConversationView> {
      const keys = await vault.keysOf(userId)
      const [row] = await db.asUser(userId, (tx) =>
        tx
          .update(conversations)
          .set({ sealed: sealTitle(keys, { userId, id }, title) })
          .where(ownConversation(userId, id))
          .returning(),
      )
      if (!row) throw unknownConversation()
      return viewOf(keys, row)
    },
  }
}
