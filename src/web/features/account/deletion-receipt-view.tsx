import { useQueryClient } from '@tanstack/react-query'
import type { DeletionReceipt } from '#shared/accounts.ts'
import {
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatCount } from '#web/format/count.ts'
import { t } from '#web/words/translate.ts'

/** Shows the person what was deleted; leaving it starts again at home as a visitor. */
export function DeletionReceiptView({ receipt }: { receipt: DeletionReceipt }) {
  const queryClient = useQueryClient()
  const leave = () => {
    queryClient.clear()
    window.location.assign('/')
  }
  const lines = [
    [t('Documents'), receipt.documents],
    [t('Passages'), receipt.passages],
    [t('Questions'), receipt.questions],
    [t('Conversations'), receipt.conversations],
    [t('Data sources'), receipt.sources],
    [t('Records of data sources'), receipt.records],
    [t('API keys'), receipt.apiKeys],
  ] as const
  return (
    <>
      <AlertDialogHeader>
        <AlertDialogTitle>{t('Everything you stored is deleted')}</AlertDialogTitle>
        <AlertDialogDescription>
          {t('Your key is destroyed. This is what was erased:')}
        </AlertDialogDescription>
      </AlertDialogHeader>
      <dl className="flex flex-col divide-y rounded-md border text-sm">
        {lines.map(([label, count]) => (
          <div key={label} className="flex justify-between gap-4 px-3 py-2">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-medium tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      <AlertDialogFooter>
        <Button onClick={leave}>{t('Done')}</Button>
      </AlertDialogFooter>
    </>
  )
}
