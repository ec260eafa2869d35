import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chatLimits, type ConversationView } from '#shared/chat.ts'
import { Button } from '#web/ui/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { notify } from '#web/ui/notice.tsx'
import { conversationList, renameConversation } from './queries.ts'

type RenameConversationProps = { conversation: ConversationView; onClose: () => void }

export function RenameConversation({ conversation, onClose }: RenameConversationProps) {
  const queryClient = useQueryClient()
  const [title, setTitle] = useState(conversation.title)
  const rename = useMutation({
    mutationFn: () => renameConversation(conversation.id, title),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: conversationList.queryKey })
      onClose()
    },
    onError: () =>
      notify({ title: 'Error', description: 'Failed to rename conversation', destructive: true }),
  })

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Rename conversation</DialogTitle>
        </DialogHeader>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (title.trim() !== '' && !rename.isPending) rename.mutate()
          }}
        >
          <Field label="Title">
            {(control) => (
              <Input
                {...control}
                value={title}
                maxLength={chatLimits.titleCharacters}
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" disabled={title.trim() === '' || rename.isPending}>
              Rename
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
