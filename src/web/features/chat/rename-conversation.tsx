import { useMutation, useQueryClient } from '@tanstack/react-query'
import { chatLimits, type ConversationView } from '#shared/chat.ts'
import { failed } from '#web/failure.ts'
import { NameDialog } from '#web/ui/name-dialog.tsx'
import { conversationList, renameConversation } from '#web/parts/conversations/queries.ts'
import { t } from '#web/words/translate.ts'

type RenameConversationProps = { conversation: ConversationView; onClose: () => void }

export function RenameConversation({ conversation, onClose }: RenameConversationProps) {
  const queryClient = useQueryClient()
  const rename = useMutation({
    mutationFn: (title: string) => renameConversation(conversation.id, title),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: conversationList.queryKey })
      onClose()
    },
    onError: failed(t('Failed to rename conversation')),
  })

  return (
    <NameDialog
      title={t('Rename conversation')}
      label={t('Title')}
      name={conversation.title}
      maxLength={chatLimits.titleCharacters}
      pending={rename.isPending}
      onName={(title) => rename.mutate(title)}
      onClose={onClose}
    />
  )
}
