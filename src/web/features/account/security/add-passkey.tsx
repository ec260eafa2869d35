import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { securityLimits } from '#shared/account-security.ts'
import { formText } from '#web/ui/form-text.ts'
import { addPasskey, passkeyProblem } from '#web/parts/session/passkey.ts'
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
import { Input } from '#web/ui/input.tsx'
import { notify } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { t } from '#web/words/translate.ts'
import { passkeysQuery, secondFactorQuery } from './queries.ts'

/** A dialog for a name and the password, then the device's own. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  const { data: state } = useQuery(secondFactorQuery)
  const hasPassword = state?.hasPassword ?? true
  const add = useMutation({
    mutationFn: addPasskey,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
      onDone()
      notify({ title: t('Passkey added') })
    },
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    add.mutate({
      name: formText(form, 'name').trim() || t('Passkey'),
      password: hasPassword ? formText(form, 'password') : undefined,
    })
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <DialogHeader>
        <DialogTitle>{t('Add a passkey')}</DialogTitle>
        <DialogDescription>
          {t('Your device or your password manager keeps it for you.')}
        </DialogDescription>
      </DialogHeader>
      <Field label={t('Name')} hint={t('So that you know it again later.')}>
        {(control) => (
          <Input
            {...control}
            name="name"
            maxLength={securityLimits.passkeyNameCharacters}
            placeholder={t('My phone')}
            autoComplete="off"
          />
        )}
      </Field>
      {hasPassword && (
        <Field label={t('Your password')}>
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="current-password" />
          )}
        </Field>
      )}
      <FormError>{add.isError && passkeyProblem(add.error)}</FormError>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">{t('Cancel')}</Button>
        </DialogClose>
        <Button type="submit" disabled={add.isPending}>
          {add.isPending ? t('Asking your device...') : t('Add passkey')}
        </Button>
      </DialogFooter>
    </form>
  )
}
