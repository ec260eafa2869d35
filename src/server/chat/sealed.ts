import { z } from 'zod'
import { chatReply, type ChatMessage } from '#shared/chat.ts'
import { readStored } from '#server/answers/stored-response.ts'
import type { chatMessages, conversations } from '#server/db/tables.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'

type MessageRow = typeof chatMessages.$inferSelect
type ConversationRow = Pick<typeof conversations.$inferSelect, 'userId' | 'id' | 'sealed'>
type Owned = { userId: string; id: string }

/** Sealed contents of conversations and messages. */
const sealedTitle = z.object({ title: z.string() })
const sealedQuestion = z.object({ content: z.string() })
const sealedReply = z.object({
  /** The question as asked, which may be more than the person wrote. */
  asked: z.string(),
  reply: readStored(chatReply),
})
export type SealedReply = z.infer<typeof sealedReply>

const titleContext = ({ userId, id }: Owned) => ({ table: 'conversations', id, userId })
const messageContext = ({ userId, id }: Owned) => ({ table: 'chat_messages', id, userId })

export const sealTitle = ({ content }: PersonKeys, row: Owned, title: string) =>
  sealJson(content, titleContext(row), { title } satisfies z.infer<typeof sealedTitle>)

export const openTitle = ({ content }: PersonKeys, row: ConversationRow): string =>
  sealedTitle.parse(openJson(content, titleContext(row), row.sealed)).title

export const sealQuestion = (keys: PersonKeys, row: Owned, content: string) =>
  sealJson(keys.content, messageContext(row), { content } satisfies z.infer<typeof sealedQuestion>)

export const sealReply = (keys: PersonKeys, row: Owned, reply: SealedReply) =>
  sealJson(keys.content, messageContext(row), reply)

export const openReply = (keys: PersonKeys, row: Owned & { sealed: Buffer }): SealedReply =>
  sealedReply.parse(openJson(keys.content, messageContext(row), row.sealed))

/** A message as the person sees it. */
export function viewMessage(keys: PersonKeys, row: MessageRow, isLost: boolean): ChatMessage {
  const { id, role } = row
  const timestamp = row.createdAt.toISOString()
  if (role === 'user') {
    const { content } = sealedQuestion.parse(
      openJson(keys.content, messageContext(row), row.sealed),
    )
    const status = row.status === 'pending' && isLost ? 'failed' : row.status
    return { id, role, content, timestamp, status }
  }
  const { response, category, sources, queryType, confidence, suggestions, ...evidence } =
    openReply(keys, row).reply
  const metadata = { category, sources, queryType, confidence }
  return { id, role, content: response, timestamp, metadata, evidence, suggestions }
}
