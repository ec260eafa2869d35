import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { chatLimits, type Conversation, type ConversationView } from '#shared/chat.ts'
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
    /** Most recent activity first; with `before`, those that follow this conversation. */
    async list(userId: string, before?: string): Promise<ConversationView[]> {
      const keys = await vault.keysOf(userId)
      const place = [conversations.updatedAt, conversations.id] as const
      const rows = await db.asUser(userId, (tx) => {
        const last = tx
          .select({ at: place[0], id: place[1] })
          .from(conversations)
          .where(ownConversation(userId, before ?? ''))
        return tx
          .select()
          .from(conversations)
          .where(
            and(
              eq(conversations.userId, userId),
              before === undefined ? undefined : sql`(${place[0]}, ${place[1]}) < ${last}`,
            ),
          )
          .orderBy(...place.map(desc))
          .limit(chatLimits.conversations)
      })
      return rows.map((row) => viewOf(keys, row))
    },

    /**
     * A conversation with its newest messages, or those before a given one, in order. `isAnswering`
     * tells whether a message is being answered by this server; `alone`, that no other server can.
     */
    async find(
      userId: string,
      id: string,
      given: {
        before?: string | undefined
        isAnswering: (messageId: string) => boolean
        alone: boolean
      },
    ): Promise<Conversation | undefined> {
      const keys = await vault.keysOf(userId)
      const found = await db.asUser(userId, async (tx) => {
        const [row] = await tx.select().from(conversations).where(ownConversation(userId, id))
        if (!row) return undefined
        const own = and(eq(chatMessages.userId, userId), eq(chatMessages.conversationId, id))
        const last = tx
          .select({ ordinal: chatMessages.ordinal })
          .from(chatMessages)
          .where(and(own, eq(chatMessages.id, given.before ?? '')))
        const newest = await tx
          .select()
          .from(chatMessages)
          .where(and(own, given.before === undefined ? undefined : lt(chatMessages.ordinal, last)))
          .orderBy(desc(chatMessages.ordinal))
          .limit(chatLimits.messages + 1)
        return { row, newest }
      })
      if (!found) return undefined
      const quietMs = Date.now() - found.row.updatedAt.getTime()
      const isLost = (messageId: string) =>
        !given.isAnswering(messageId) && (given.alone || quietMs > longestAnswerMs)
      const messages = found.newest
        .slice(0, chatLimits.messages)
        .toReversed()
        .map((row) => viewMessage(keys, row, isLost(row.id)))
      const hasEarlier = found.newest.length > messages.length
      return { ...viewOf(keys, found.row), messages, ...(hasEarlier && { hasEarlier }) }
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
