import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { DeletionReceipt } from '#shared/accounts.ts'
import { deleteAccount } from '#shared/calls/account.ts'
import { requestJson } from '#web/api.ts'
import { formText } from '#web/ui/form-text.ts'
import {
  AlertDialogCancel,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { t } from '#web/words/translate.ts'

type DeleteAccountFormProps = { guest: boolean; onDeleted: (receipt: DeletionReceipt) => void }

export function DeleteAccountForm({ guest, onDeleted }: DeleteAccountFormProps) {
  const queryClient = useQueryClient()
  const deletion = useMutation({
    // An answer that came after the deletion would say that nobody is logged in, and close this form.
    onMutate: () => queryClient.cancelQueries(),
    mutationFn: (password: string) =>
      requestJson(deleteAccount, { json: password === '' ? {} : { password } }),
    onSuccess: onDeleted,
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    deletion.mutate(formText(event.currentTarget, 'password'))
  }

  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <AlertDialogHeader>
        <AlertDialogTitle>
          {guest ? t('Delete everything you stored?') : t('Delete your account?')}
        </AlertDialogTitle>
        <AlertDialogDescription>
          {t(
            'Your encryption key is destroyed first, so that nothing you stored can be read from then on. Then your documents, your data sources with everything imported from them, your questions and conversations are erased. This cannot be undone.',
          )}
        </AlertDialogDescription>
      </AlertDialogHeader>
      {!guest && (
        <Field
          label={t('Your password')}
          hint={t('Leave it empty if you only ever sign in with Google or Apple.')}
        >
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="current-password" />
          )}
        </Field>
      )}
      <FormError>{deletion.error?.message}</FormError>
      <AlertDialogFooter>
        <AlertDialogCancel disabled={deletion.isPending}>{t('Cancel')}</AlertDialogCancel>
        <Button type="submit" variant="destructive" disabled={deletion.isPending}>
          {deletion.isPending
            ? t('Deleting...')
            : guest
              ? t('Delete everything')
              : t('Delete account')}
        </Button>
      </AlertDialogFooter>
    </form>
  )
}
