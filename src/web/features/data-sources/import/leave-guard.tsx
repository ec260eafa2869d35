import { useBlocker } from '@tanstack/react-router'
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
import { t } from '#web/words/translate.ts'

/** Asks before a page is left during an upload, which leaving would abort. */
export function LeaveGuard() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => next.pathname !== current.pathname,
    enableBeforeUnload: true,
    withResolver: true,
  })
  return (
    <AlertDialog open={status === 'blocked'} onOpenChange={(open) => !open && reset?.()}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>{t('Files are still being sent')}</AlertDialogTitle>
          <AlertDialogDescription>
            {t('If you leave this page now, you will have to send them again.')}
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>{t('Stay')}</AlertDialogCancel>
          <AlertDialogAction onClick={() => proceed?.()}>{t('Leave')}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
