import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { renameAccount } from '#shared/calls/account.ts'
import { request } from '#web/api.ts'
import { formText } from '#web/ui/form-text.ts'
import { meQuery } from '#web/parts/session/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'

export function NameForm({ name }: { name: string }) {
  const queryClient = useQueryClient()
  const rename = useMutation({
    mutationFn: (next: string) => request(renameAccount, { json: { name: next } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
      notify({ title: t('Name saved') })
    },
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    rename.mutate(formText(event.currentTarget, 'name'))
  }

  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field label={t('Full name')} className="max-w-sm">
        {(control) => <Input {...control} name="name" defaultValue={name} autoComplete="name" />}
      </Field>
      <FormError>{rename.error?.message}</FormError>
      <Button type="submit" variant="outline" className="self-start" disabled={rename.isPending}>
        {rename.isPending ? t('Saving...') : t('Save name')}
      </Button>
    </form>
  )
}
