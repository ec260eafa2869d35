import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { formatStored } from '#web/parts/sources/format-counts.ts'

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
      title={`Delete ${name}`}
      description="Are you sure you want to delete this data source?"
      action="Delete"
      onConfirm={onConfirm}
    >
      <p className="text-sm">
        The source, its credentials and everything that was fetched from it are deleted for good.
      </p>
      {stored !== '' && <p className="rounded-md bg-muted px-3 py-2 text-sm">{stored}</p>}
    </ConfirmDialog>
  )
}
