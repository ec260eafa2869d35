import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { DocumentView } from '#shared/documents.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notify } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { notifyDeleted } from '#web/parts/deletions/deletions.ts'
import { deleteDocument, documentsKey } from '#web/parts/documents/queries.ts'
import { t } from '#web/words/translate.ts'
import { countDocuments } from './count-documents.ts'

type DeleteSelectedProps = { chosen: readonly DocumentView[]; onDeleted: () => void }

/** Number of names in the confirmation; the rest are counted. */
const listed = 5

export function DeleteSelected({ chosen, onDeleted }: DeleteSelectedProps) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: deleteEach,
    onSuccess: ({ deleted, failed, reason, undo }) => {
      if (failed > 0) {
        notify({
          title: t('Failed to delete {failed}', { failed: countDocuments(failed) }),
          description: t('{deleted} deleted. {reason}', {
            deleted: countDocuments(deleted),
            reason,
          }),
          destructive: true,
        })
      } else {
        notifyDeleted(queryClient, {
          title: t('Documents deleted'),
          description: t('{deleted} deleted.', { deleted: countDocuments(deleted) }),
          undo,
        })
      }
      onDeleted()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: documentsKey }),
  })
  const more = chosen.length - listed
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        className="text-destructive"
        disabled={remove.isPending}
        onClick={() => setAsking(true)}
      >
        {remove.isPending ? <Spinner /> : <Trash2 aria-hidden />}
        {t('Delete {length}', { length: chosen.length })}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Delete {length}', { length: countDocuments(chosen.length) })}
        description={t('You can undo this for ten seconds.')}
        action={t('Delete')}
        onConfirm={() => remove.mutate(chosen)}
      >
        <ul className="flex flex-col gap-1 text-sm font-medium">
          {chosen.slice(0, listed).map(({ id, originalName }) => (
            <li key={id} className="break-words">
              {originalName}
            </li>
          ))}
          {more > 0 && <li className="font-normal">{t('and {more} more', { more })}</li>}
        </ul>
      </ConfirmDialog>
    </>
  )
}

/** One at a time; failures are counted, and the others continue. */
async function deleteEach(documents: readonly DocumentView[]) {
  let failed = 0
  let reason = ''
  const undo: string[] = []
  for (const { id } of documents) {
    try {
      undo.push(...(await deleteDocument(id)).undo)
    } catch (error) {
      failed += 1
      reason = error instanceof Error ? error.message : ''
    }
  }
  return { deleted: documents.length - failed, failed, reason, undo }
}
