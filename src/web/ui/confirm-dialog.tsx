import type { ReactNode } from 'react'
import { t } from '#web/words/translate.ts'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from './alert-dialog.tsx'
import { useReturnFocus } from './use-return-focus.ts'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string | undefined
  description: ReactNode
  /** The object of the action, and its consequences. */
  children?: ReactNode
  /** The confirming button. */
  action: string | undefined
  destructive?: boolean
  onConfirm: () => void
}

/** Asks before an irreversible action. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  action,
  destructive = true,
  onConfirm,
}: ConfirmDialogProps) {
  const { handlers, openerDisappears } = useReturnFocus()
  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      <AlertDialogContent {...handlers}>
        <AlertDialogHeader>
          <AlertDialogTitle className="wrap-anywhere">{title}</AlertDialogTitle>
          <AlertDialogDescription>{description}</AlertDialogDescription>
        </AlertDialogHeader>
        {children}
        <AlertDialogFooter>
          <AlertDialogCancel>{t('Cancel')}</AlertDialogCancel>
          <AlertDialogAction
            destructive={destructive}
            onClick={() => {
              if (destructive) openerDisappears()
              onConfirm()
            }}
          >
            {action}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
