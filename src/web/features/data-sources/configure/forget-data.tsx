import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { formatStored } from '#web/parts/sources/format-counts.ts'
import { t } from '#web/words/translate.ts'

type ForgetDataProps = {
  source: ListedSource
  open: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
}

/** Asks before a source's data is deleted while the source stays. */
export function ForgetData({ source, open, onOpenChange, onConfirm }: ForgetDataProps) {
  const { name, counts, live } = source
  const stored = counts ? formatStored(counts) : ''
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Forget the data of {name}', { name })}
      description={t(
        'Everything that came from this source is deleted for good. The source, its settings and its credentials stay.',
      )}
      action={t('Forget data')}
      onConfirm={onConfirm}
    >
      <p className="rounded-md bg-muted px-3 py-2 text-sm">
        {stored === '' ? t('Nothing is stored at the moment.') : stored}
      </p>
      {live === true && (
        <p className="text-sm">
          {t(
            'The next sync fetches everything again. Set the schedule to Off if you do not want that.',
          )}
        </p>
      )}
    </ConfirmDialog>
  )
}
