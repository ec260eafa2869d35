import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { describeDataSent, type ModelProvider, type ModelView } from '#shared/language-models.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { notify } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/words/translate.ts'
import { LocalServerField } from './local-server-field.tsx'
import { modelQuery, saveModel, testModel } from './model-queries.ts'
import { ProviderChoice } from './provider-choice.tsx'

const modelHints: Record<ModelProvider, string> = {
  none: '',
  local: t('The name it has on the server. A model that can call tools answers best.'),
  openai: t('Such as gpt-5-mini; see the models page of your OpenAI account.'),
  anthropic: t('Such as claude-sonnet-4-5; see the models page of your Anthropic account.'),
  google: t('Such as gemini-2.5-flash; see Google AI Studio.'),
  compatible: t('The name it has on the server.'),
}

/** The choice of a model with its fields; a test shows whether it answers before it is saved. */
export function ModelForm({ saved }: { saved: ModelView }) {
  const queryClient = useQueryClient()
  const [provider, setProvider] = useState(saved.provider)
  const [model, setModel] = useState(saved.model)
  const [address, setAddress] = useState(saved.address ?? '')
  const [key, setKey] = useState('')
  const needsAddress = provider === 'local' || provider === 'compatible'
  const needsModel = provider !== 'none'
  const hasKey = saved.hasKey && saved.provider === provider
  const change = {
    provider,
    model: needsModel ? model : '',
    ...(needsAddress ? { address } : {}),
    ...(key === '' ? {} : { key }),
  }

  const save = useMutation({
    mutationFn: () => saveModel(change),
    onSuccess: (view) => {
      queryClient.setQueryData(modelQuery.queryKey, view)
      setKey('')
      notify({
        title: t('Saved'),
        description:
          view.provider === 'none'
            ? t('Trove answers with its built-in engine.')
            : t('Answers come from this model now.'),
      })
    },
  })
  const test = useMutation({
    mutationFn: () => testModel(change, AbortSignal.timeout(60_000)),
  })
  const pick = (next: ModelProvider) => {
    setProvider(next)
    setModel(next === saved.provider ? saved.model : '')
    setAddress(next === saved.provider ? (saved.address ?? '') : '')
    setKey('')
    test.reset()
    save.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <ProviderChoice provider={provider} onPick={pick} />
      <p className="text-sm text-muted-foreground">{describeDataSent(provider, address)}</p>
      {provider === 'local' && (
        <LocalServerField
          address={address}
          model={model}
          onPick={(server, name) => {
            setAddress(server)
            setModel(name)
          }}
        />
      )}
      {provider === 'compatible' && (
        <Field
          label={t('Address')}
          hint={t('Of any server with an OpenAI-compatible API, including the path.')}
        >
          {(control) => (
            <Input
              {...control}
              type="url"
              required
              placeholder="https://models.example.org/v1"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          )}
        </Field>
      )}
      {needsModel && (
        <Field label={t('Model')} hint={modelHints[provider]}>
          {(control) => (
            <Input
              {...control}
              required
              autoComplete="off"
              value={model}
              onChange={(event) => setModel(event.target.value)}
            />
          )}
        </Field>
      )}
      {needsModel && provider !== 'local' && (
        <Field
          label={t('API key')}
          hint={
            hasKey
              ? t('A key is saved, encrypted. Leave this empty to keep it.')
              : t('Kept encrypted, shown to nobody, and sent to this service only.')
          }
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="off"
              required={!hasKey && provider !== 'compatible'}
              value={key}
              onChange={(event) => setKey(event.target.value)}
            />
          )}
        </Field>
      )}
      <FormError>{save.error?.message ?? test.error?.message}</FormError>
      {test.data && <TestResult result={test.data} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending && <Spinner />}
          {t('Save')}
        </Button>
        {needsModel && (
          <Button
            variant="outline"
            disabled={test.isPending || model === ''}
            onClick={() => test.mutate()}
          >
            {test.isPending && <Spinner />}
            {t('Test')}
          </Button>
        )}
      </div>
    </form>
  )
}

function TestResult({ result }: { result: Awaited<ReturnType<typeof testModel>> }) {
  if (!result.ok)
    return (
      <p role="alert" className="text-sm text-destructive">
        {result.reason}
      </p>
    )
  const seconds = (result.durationMs / 1000).toFixed(1)
  return (
    <output className="text-sm">
      {result.tools
        ? t('It answers, in {seconds} s, and can look things up.', { seconds })
        : t(
            'It answers, in {seconds} s, but did not call a tool: its answers may have no evidence.',
            { seconds },
          )}
    </output>
  )
}
