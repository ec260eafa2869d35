import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { failed } from '#web/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tooltip, TooltipContent, TooltipTrigger } from '#web/ui/tooltip.tsx'
import { notifyDeleted } from '#web/parts/deletions/deletions.ts'
import { deleteDocument, documentsKey } from '#web/parts/documents/queries.ts'
import { t } from '#web/words/translate.ts'

type DeleteDocumentProps = { id: string; name: string }

export function DeleteDocument({ id, name }: DeleteDocumentProps) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteDocument(id),
    onSuccess: async ({ filename, undo }) => {
      notifyDeleted(queryClient, {
        title: t('Document deleted'),
        description: t('{filename} was deleted.', { filename }),
        undo,
      })
      await queryClient.invalidateQueries({ queryKey: documentsKey })
    },
    onError: failed(t('Failed to delete document')),
  })

  return (
    <>
      <Tooltip>
        <TooltipTrigger>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('Delete {name}', { name })}
            disabled={remove.isPending}
            onClick={() => setOpen(true)}
            className="text-muted-foreground hover:text-destructive"
          >
            {remove.isPending ? <Spinner /> : <Trash2 aria-hidden />}
          </Button>
        </TooltipTrigger>
        <TooltipContent>{t('Delete')}</TooltipContent>
      </Tooltip>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('Delete document')}
        description={t('Are you sure you want to delete this document?')}
        action={t('Delete')}
        onConfirm={() => remove.mutate()}
      >
        <p className="text-sm font-medium break-words">{name}</p>
      </ConfirmDialog>
    </>
  )
}
