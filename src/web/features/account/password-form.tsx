import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { limits } from '#shared/limits.ts'
import { request } from '#web/api.ts'
import { formText } from '#web/features/auth/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { notify } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { browsersQuery } from './security/queries.ts'

export function PasswordForm() {
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (json: { currentPassword: string; newPassword: string }) =>
      request('/api/account/password', { method: 'POST', json }),
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = {
      currentPassword: formText(form, 'currentPassword'),
      newPassword: formText(form, 'newPassword'),
    }
    change.mutate(entered, {
      onSuccess: () => {
        form.reset()
        notify({ title: 'Password changed', description: 'All other browsers are logged out.' })
        void queryClient.invalidateQueries({ queryKey: browsersQuery.queryKey })
      },
    })
  }

  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field label="Current password" className="max-w-sm">
        {(control) => (
          <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />
        )}
      </Field>
      <Field
        label="New password"
        hint={`At least ${limits.passwordMinimum} characters.`}
        className="max-w-sm"
      >
        {(control) => <PasswordInput {...control} name="newPassword" autoComplete="new-password" />}
      </Field>
      <FormError>{change.error?.message}</FormError>
      <Button type="submit" variant="outline" className="self-start" disabled={change.isPending}>
        {change.isPending ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  )
}
