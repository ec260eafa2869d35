import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { formatStored } from '#web/parts/sources/format-counts.ts'
import { t } from '#web/words/translate.ts'

type DeleteSourceProps = {
  source: ListedSource
  open: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
}

/** Asks before a source is deleted, and states the amount of its data. */
export function DeleteSource({ source, open, onOpenChange, onConfirm }: DeleteSourceProps) {
  const { name, counts } = source
  const stored = counts ? formatStored(counts) : ''
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Delete {name}', { name })}
      description={t('Are you sure you want to delete this data source?')}
      action={t('Delete')}
      onConfirm={onConfirm}
    >
      <p className="text-sm">
        {t('The source, its credentials and everything that was fetched from it are deleted.')}
      </p>
      {stored !== '' && <p className="rounded-md bg-muted px-3 py-2 text-sm">{stored}</p>}
    </ConfirmDialog>
  )
}
