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
import type { ListedSource } from '../queries.ts'
import { formatStored } from '../runs/format-counts.ts'

type DeleteSourceProps = {
  source: ListedSource
  open: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
}

/** Asks before a source is deleted, and says how much that is. */
export function DeleteSource({ source, open, onOpenChange, onConfirm }: DeleteSourceProps) {
  const { name, counts } = source
  const stored = counts ? formatStored(counts) : ''
  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle className="wrap-anywhere">Delete {name}</AlertDialogTitle>
          <AlertDialogDescription>
            Are you sure you want to delete this data source?
          </AlertDialogDescription>
        </AlertDialogHeader>
        <p className="text-sm">
          The source, its credentials and everything that was fetched from it are deleted for good.
        </p>
        {stored !== '' && <p className="rounded-md bg-muted px-3 py-2 text-sm">{stored}</p>}
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction destructive onClick={onConfirm}>
            Delete
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
