import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConversationView } from '#shared/chat.ts'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '#web/ui/alert-dialog.tsx'
import { notify } from '#web/ui/notice.tsx'
import { conversationList, deleteConversation } from './queries.ts'

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
    onError: () =>
      notify({ title: 'Error', description: 'Failed to delete conversation', destructive: true }),
  })

  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Delete conversation</AlertDialogTitle>
          <AlertDialogDescription>
            Are you sure you want to delete this conversation and all of its messages?
          </AlertDialogDescription>
        </AlertDialogHeader>
        <p className="text-sm font-medium break-words">{title}</p>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction destructive onClick={() => remove.mutate()}>
            Delete
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
