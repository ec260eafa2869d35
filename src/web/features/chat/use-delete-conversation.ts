import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConversationView } from '#shared/chat.ts'
import { failed } from '#web/failure.ts'
import { conversationList, deleteConversation } from '#web/parts/conversations/queries.ts'
import { notifyDeleted } from '#web/parts/deletions/deletions.ts'
import { t } from '#web/words/translate.ts'

export function useDeleteConversation(onDeleted: (id: string) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ConversationView) => deleteConversation(id),
    onSuccess: async (undo, { id, title }) => {
      onDeleted(id)
      notifyDeleted(queryClient, { title: t('Conversation deleted'), description: title, undo })
      await queryClient.invalidateQueries({ queryKey: conversationList.queryKey })
    },
    onError: failed(t('Failed to delete conversation')),
  })
}
