import { and, asc, eq, gt } from 'drizzle-orm'
import { openTitle, viewMessage } from '#server/chat/sealed.ts'
import type { Database } from '#server/db/open.ts'
import { chatMessages, conversations } from '#server/db/tables.ts'
import type { Vault } from '#server/vault/vault.ts'

const conversationsAPage = 20

/** All conversations with their messages. */
export async function* allConversations(
  { db, vault }: { db: Database; vault: Vault },
  userId: string,
): AsyncGenerator<unknown[]> {
  const keys = await vault.keysOf(userId)
  for (let after = ''; ;) {
    const from = after
    const page = await db.asUser(userId, async (tx) => {
      const rows = await tx
        .select()
        .from(conversations)
        .where(and(eq(conversations.userId, userId), gt(conversations.id, from)))
        .orderBy(asc(conversations.id))
        .limit(conversationsAPage)
      const found: {
        row: (typeof rows)[number]
        messages: (typeof chatMessages.$inferSelect)[]
      }[] = []
      for (const row of rows) {
        const messages = await tx
          .select()
          .from(chatMessages)
          .where(and(eq(chatMessages.userId, userId), eq(chatMessages.conversationId, row.id)))
          .orderBy(asc(chatMessages.ordinal))
        found.push({ row, messages })
      }
      return found
    })
    yield page.map(({ row, messages }) => ({
      id: row.id,
      title: openTitle(keys, row),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      messages: messages.map((message) => viewMessage(keys, message, true)),
    }))
    after = page.at(-1)?.row.id ?? ''
    if (page.length < conversationsAPage) return
  }
}
