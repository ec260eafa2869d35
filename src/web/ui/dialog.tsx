import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ComponentProps } from 'react'
import { t } from '#web/words/translate.ts'
import { cn } from './cn.ts'
import {
  backdropClass,
  panelClass,
  panelDescriptionClass,
  panelFooterClass,
  panelHeaderClass,
  panelTitleClass,
} from './overlay.ts'
import { useReturnFocus } from './use-return-focus.ts'

export const Dialog = RadixDialog.Root
export const DialogClose = RadixDialog.Close

export function DialogContent({
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onInteractOutside,
  ...props
}: ComponentProps<typeof RadixDialog.Content>) {
  const { handlers } = useReturnFocus()
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={backdropClass} />
      <RadixDialog.Content
        className={cn(panelClass, className)}
        onOpenAutoFocus={(event) => {
          handlers.onOpenAutoFocus()
          onOpenAutoFocus?.(event)
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          handlers.onCloseAutoFocus(event)
        }}
        onInteractOutside={(event) => {
          // A notice is above the dialog: dismissing it must not close the dialog.
          const isNotice = event.target instanceof Element && event.target.closest('[data-notice]')
          if (isNotice) event.preventDefault()
          onInteractOutside?.(event)
        }}
        {...props}
      >
        {children}
        <RadixDialog.Close
          aria-label={t('Close')}
          className="absolute top-4 right-4 inline-flex size-8 touch:top-2.5 touch:right-2.5 touch:size-11 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-secondary hover:text-foreground"
        >
          <X aria-hidden className="size-4" />
        </RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  )
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn(panelHeaderClass, className)} {...props} />
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn(panelFooterClass, className)} {...props} />
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof RadixDialog.Title>) {
  return <RadixDialog.Title className={cn(panelTitleClass, className)} {...props} />
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof RadixDialog.Description>) {
  return <RadixDialog.Description className={cn(panelDescriptionClass, className)} {...props} />
}
