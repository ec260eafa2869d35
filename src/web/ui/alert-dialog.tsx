import { AlertDialog as RadixAlertDialog } from 'radix-ui'
import type { ComponentProps } from 'react'
import { buttonVariants } from './button.tsx'
import { cn } from './cn.ts'
import {
  backdropClass,
  panelClass,
  panelDescriptionClass,
  panelFooterClass,
  panelHeaderClass,
  panelTitleClass,
} from './overlay.ts'

export const AlertDialog = RadixAlertDialog.Root

/** The initial focus is on Cancel, so that a habitual Enter deletes nothing. */
export function AlertDialogContent({
  className,
  ...props
}: ComponentProps<typeof RadixAlertDialog.Content>) {
  return (
    <RadixAlertDialog.Portal>
      <RadixAlertDialog.Overlay className={backdropClass} />
      <RadixAlertDialog.Content className={cn(panelClass, className)} {...props} />
    </RadixAlertDialog.Portal>
  )
}

export function AlertDialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn(panelHeaderClass, 'pr-0', className)} {...props} />
}

export function AlertDialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn(panelFooterClass, className)} {...props} />
}

export function AlertDialogTitle({
  className,
  ...props
}: ComponentProps<typeof RadixAlertDialog.Title>) {
  return <RadixAlertDialog.Title className={cn(panelTitleClass, className)} {...props} />
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof RadixAlertDialog.Description>) {
  return (
    <RadixAlertDialog.Description className={cn(panelDescriptionClass, className)} {...props} />
  )
}

export function AlertDialogAction({
  className,
  destructive = false,
  ...props
}: ComponentProps<typeof RadixAlertDialog.Action> & { destructive?: boolean }) {
  return (
    <RadixAlertDialog.Action
      className={cn(
        buttonVariants({ variant: destructive ? 'destructive' : 'default' }),
        className,
      )}
      {...props}
    />
  )
}

export function AlertDialogCancel({
  className,
  ...props
}: ComponentProps<typeof RadixAlertDialog.Cancel>) {
  return (
    <RadixAlertDialog.Cancel
      className={cn(buttonVariants({ variant: 'outline' }), className)}
      {...props}
    />
  )
}
