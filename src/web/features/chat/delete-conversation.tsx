import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConversationView } from '#shared/chat.ts'
import { failed } from '#web/failure.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { conversationList, deleteConversation } from '#web/parts/conversations/queries.ts'
import { t } from '#web/words/translate.ts'

type DeleteConversationProps = {
  conversation: ConversationView
  onClose: () => void
  onDeleted: (id: string) => void
}

export function DeleteConversation({ conversation, onClose, onDeleted }: DeleteConversationProps) {
  const queryClient = useQueryClient()
  const { id, title } = conversation
  const remove = useMutation({
    mutationFn: () => deleteConversation(id),
    onSuccess: async () => {
      onDeleted(id)
      await queryClient.invalidateQueries({ queryKey: conversationList.queryKey })
    },
    onError: failed(t('Failed to delete conversation')),
  })

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Delete conversation')}
      description={t('Are you sure you want to delete this conversation and all of its messages?')}
      action={t('Delete')}
      onConfirm={() => remove.mutate()}
    >
      <p className="text-sm font-medium break-words">{title}</p>
    </ConfirmDialog>
  )
}
