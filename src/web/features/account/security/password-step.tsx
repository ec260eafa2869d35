import type { FormEvent, ReactNode } from 'react'
import { formText } from '#web/ui/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import {
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { t } from '#web/words/translate.ts'

type PasswordStepProps = {
  title: string
  description: ReactNode
  action: string
  destructive?: boolean
  pending: boolean
  problem: string | undefined
  onPassword: (password: string) => void
}

/** A dialog that asks for the password before a change to logging in. */
export function PasswordStep(props: PasswordStepProps) {
  const { title, description, action, destructive = false, pending, problem, onPassword } = props
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onPassword(formText(event.currentTarget, 'password'))
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
      </DialogHeader>
      <Field label={t('Your password')}>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" autoFocus />
        )}
      </Field>
      <FormError>{problem}</FormError>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">{t('Cancel')}</Button>
        </DialogClose>
        <Button type="submit" variant={destructive ? 'destructive' : 'default'} disabled={pending}>
          {pending ? t('One moment...') : action}
        </Button>
      </DialogFooter>
    </form>
  )
}
