import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { fieldClass } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/words/translate.ts'
import { localServersQuery } from './model-queries.ts'

type Props = { address: string; model: string; onPick: (address: string, model: string) => void }

/** Encodes an address and a model as one text. */
const toValue = (address: string, model: string) =>
  new URLSearchParams({ address, model }).toString()

/** Models of the servers found running on this machine. */
export function LocalServerField({ address, model, onPick }: Props) {
  const { data, isFetching, refetch } = useQuery(localServersQuery)
  if (isFetching && !data) {
    return (
      <output className="flex items-center gap-2 text-sm text-muted-foreground">
        <Spinner />
        {t('Looking for Ollama, LM Studio, llama.cpp and vLLM…')}
      </output>
    )
  }
  const servers = data ?? []
  if (servers.length === 0) {
    return (
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted-foreground">
        {t(
          'No model server was found on this machine. Start Ollama, LM Studio, llama.cpp or vLLM.',
        )}
        <Button variant="outline" size="sm" onClick={() => void refetch()} disabled={isFetching}>
          {t('Look again')}
        </Button>
      </div>
    )
  }
  const chosen = address === '' ? '' : toValue(address, model)
  return (
    <Field label={t('Found on this machine')}>
      {(control) => (
        <select
          {...control}
          className={`${fieldClass} min-h-10 touch:min-h-11`}
          value={chosen}
          onChange={(event) => {
            const picked = new URLSearchParams(event.target.value)
            onPick(picked.get('address') ?? '', picked.get('model') ?? '')
          }}
        >
          <option value="">{t('Choose a model')}</option>
          {servers.map((server) => (
            <optgroup key={server.address} label={server.name}>
              {server.models.map((name) => (
                <option key={name} value={toValue(server.address, name)}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}
