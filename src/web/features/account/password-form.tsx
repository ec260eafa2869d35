import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { ChangePassword } from '#shared/accounts.ts'
import { changePassword } from '#shared/calls/account.ts'
import { limits } from '#shared/limits.ts'
import { requestJson } from '#web/api.ts'
import { formText } from '#web/ui/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { notify } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { t, tn } from '#web/words/translate.ts'
import { apiKeysQuery } from './api-keys-queries.ts'
import { browsersQuery } from './security/queries.ts'

export function PasswordForm() {
  const queryClient = useQueryClient()
  // If the list failed to load, there may be keys.
  const keys = useQuery(apiKeysQuery)
  const hasKeys = keys.isError || (keys.data?.length ?? 0) > 0
  const change = useMutation({
    mutationFn: (json: ChangePassword) => requestJson(changePassword, { json }),
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = {
      currentPassword: formText(form, 'currentPassword'),
      newPassword: formText(form, 'newPassword'),
      revokeApiKeys: new FormData(form).has('revokeApiKeys'),
    }
    change.mutate(entered, {
      onSuccess: ({ revokedApiKeys }) => {
        form.reset()
        notify({ title: t('Password changed'), description: closedText(revokedApiKeys) })
        void queryClient.invalidateQueries({ queryKey: browsersQuery.queryKey })
        void queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
      },
    })
  }

  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field label={t('Current password')} className="max-w-sm">
        {(control) => (
          <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />
        )}
      </Field>
      <Field
        label={t('New password')}
        hint={t('At least {passwordMinimum} characters.', {
          passwordMinimum: limits.passwordMinimum,
        })}
        className="max-w-sm"
      >
        {(control) => <PasswordInput {...control} name="newPassword" autoComplete="new-password" />}
      </Field>
      {hasKeys && (
        <label className="flex min-h-8 touch:min-h-11 cursor-pointer items-center gap-2 self-start rounded text-sm">
          <input
            type="checkbox"
            name="revokeApiKeys"
            defaultChecked
            className="size-4 shrink-0 accent-primary"
          />
          {keysLabel(keys.data?.length)}
        </label>
      )}
      <FormError>{change.error?.message}</FormError>
      <Button type="submit" variant="outline" className="self-start" disabled={change.isPending}>
        {change.isPending ? t('Changing...') : t('Change password')}
      </Button>
    </form>
  )
}

function keysLabel(keys: number | undefined): string {
  if (keys === undefined) return t('Also revoke my API keys')
  return tn(keys, 'Also revoke my API key', 'Also revoke my {count} API keys')
}

function closedText(revokedApiKeys: number): string {
  if (revokedApiKeys === 0) return t('All other browsers are logged out.')
  return tn(
    revokedApiKeys,
    'All other browsers are logged out, and {count} API key is revoked.',
    'All other browsers are logged out, and {count} API keys are revoked.',
  )
}
