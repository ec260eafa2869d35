import { useState, type ReactNode } from 'react'
import { t } from '#web/words/translate.ts'
import { Button } from './button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from './dialog.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

type NameDialogProps = {
  title: string
  description?: ReactNode
  label?: string
  /** The current or suggested name. */
  name: string
  maxLength: number
  /** The button's label; by default "Rename". */
  action?: string
  pending?: boolean
  onName: (name: string) => void
  onClose: () => void
}

/** Asks for a name; renaming requires a different one. */
export function NameDialog({ action, label = t('Name'), ...dialog }: NameDialogProps) {
  const { title, description, maxLength, pending = false, onClose } = dialog
  const [name, setName] = useState(dialog.name)
  const trimmed = name.trim()
  const isAnswer = trimmed !== '' && (action !== undefined || trimmed !== dialog.name)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent {...(description === undefined && { 'aria-describedby': undefined })}>
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">{title}</DialogTitle>
          {description !== undefined && <DialogDescription>{description}</DialogDescription>}
        </DialogHeader>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (isAnswer && !pending) dialog.onName(trimmed)
          }}
        >
          <Field label={label}>
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={maxLength}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">{t('Cancel')}</Button>
            </DialogClose>
            <Button type="submit" disabled={!isAnswer || pending}>
              {action ?? t('Rename')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
