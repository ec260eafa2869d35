import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { failed } from '#web/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { notifyDeleted } from '#web/parts/deletions/deletions.ts'
import { deleteAllDocuments, documentsKey } from '#web/parts/documents/queries.ts'
import { t, tn } from '#web/words/translate.ts'
import { countDocuments } from './count-documents.ts'

type DeleteAllProps = {
  /** Documents in the list. */
  count: number
  /** Whether there are documents beyond those in the list. */
  more: boolean
}

export function DeleteAll({ count, more }: DeleteAllProps) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: deleteAllDocuments,
    onSuccess: async ({ deletedCount, undo }) => {
      notifyDeleted(queryClient, {
        title: t('Documents deleted'),
        description: t('{deleted} deleted.', { deleted: countDocuments(deletedCount) }),
        undo,
      })
      await queryClient.invalidateQueries({ queryKey: documentsKey })
    },
    onError: failed(t('Failed to delete documents')),
  })

  return (
    <>
      <Button
        variant="ghost"
        disabled={remove.isPending}
        onClick={() => setAsking(true)}
        className="text-destructive"
      >
        {remove.isPending ? <Spinner /> : <Trash2 aria-hidden />}
        {t('Delete all')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Delete all documents')}
        description={t('Are you sure you want to delete {count}?', {
          count: totalText(count, more),
        })}
        action={t('Delete all')}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}

/** The list is loaded in pages, so the total may be unknown here. */
function totalText(count: number, more: boolean): string {
  if (more) return t('all of your documents, more than {count}', { count })
  return tn(count, 'your 1 document', 'all {count} documents', { count })
}
