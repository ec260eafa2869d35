import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import {
  apiKeyLimits,
  apiKeyScopes,
  exportScopes,
  type ApiKeyScope,
  type CreatedApiKey,
} from '#shared/api-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { useIsBusy } from '#web/use-is-busy.ts'
import { t } from '#web/words/translate.ts'
import { apiKeysQuery, createApiKey } from './api-keys-queries.ts'
import { scopeNames } from './api-keys-scopes.ts'

const createKey = ['create-api-key'] as const

const validity = [
  ['', t('Until it is revoked')],
  ['30', t('30 days')],
  ['90', t('90 days')],
  ['365', t('One year')],
] as const

/** Asks for the name, scopes and validity of a new key. */
export function ApiKeyForm({ onCreated }: { onCreated: (created: CreatedApiKey) => void }) {
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(exportScopes)
  const [days, setDays] = useState('')
  const isBusy = useIsBusy(createKey)
  const create = useMutation({
    mutationKey: createKey,
    mutationFn: createApiKey,
    onSuccess: async (created) => {
      onCreated(created)
      setName('')
      await queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
    },
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy()) return
    create.mutate({
      name: name.trim(),
      scopes: [...scopes],
      ...(days === '' ? {} : { days: Number(days) }),
    })
  }
  const toggle = (scope: ApiKeyScope) =>
    setScopes(
      apiKeyScopes.filter((one) => (one === scope ? !scopes.includes(one) : scopes.includes(one))),
    )
  const isComplete = name.trim() !== '' && scopes.length > 0
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('Name of the key')}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={apiKeyLimits.nameCharacters}
              placeholder={t('Trove at home')}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('Valid for')}>
          {(control) => (
            <Select {...control} value={days} onChange={(event) => setDays(event.target.value)}>
              {validity.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1.5 text-sm font-medium">{t('It may use')}</legend>
        {apiKeyScopes.map((scope) => (
          <label
            key={scope}
            className="flex min-h-8 touch:min-h-11 cursor-pointer items-center gap-2 rounded text-sm"
          >
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={() => toggle(scope)}
              className="size-4 shrink-0 accent-primary"
            />
            {scopeNames[scope].long}
          </label>
        ))}
      </fieldset>
      <FormError>{create.error?.message}</FormError>
      <Button
        type="submit"
        variant="outline"
        className="self-start"
        disabled={create.isPending || !isComplete}
      >
        {create.isPending ? t('Creating...') : t('Create a key')}
      </Button>
    </form>
  )
}
