import { CopyLine } from '#web/ui/copy-line.tsx'
import { Button } from '#web/ui/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { t } from '#web/words/translate.ts'

type ResetLinkDialogProps = { link: string | undefined; email: string; onClose: () => void }

/** The only time that a reset link is shown. */
export function ResetLinkDialog({ link, email, onClose }: ResetLinkDialogProps) {
  return (
    <Dialog open={link !== undefined} onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">
            {t('Reset link for {email}', { email })}
          </DialogTitle>
          <DialogDescription>
            {t(
              'Copy it now: it is shown only once. It works once, within one hour. It opens the account and everything in it, so give it to this person alone.',
            )}
          </DialogDescription>
        </DialogHeader>
        <CopyLine label={t('Reset link')} value={link ?? ''} />
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">{t('I have copied it')}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
