import type { ConversationView } from '#shared/chat.ts'
import { hasEveryWord } from '#shared/fold.ts'

/** The conversations whose titles contain every word of the search. */
export function filterConversations(
  conversations: readonly ConversationView[],
  search: string,
): ConversationView[] {
  return conversations.filter(({ title }) => hasEveryWord(search, title))
}
