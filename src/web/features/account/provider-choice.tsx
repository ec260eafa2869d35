import { useId } from 'react'
import type { ModelProvider } from '#shared/language-models.ts'
import { t } from '#web/words/translate.ts'

const choices: { value: ModelProvider; label: string }[] = [
  { value: 'none', label: t('None (built-in)') },
  { value: 'local', label: t('On this machine') },
  { value: 'openai', label: 'OpenAI' },
  { value: 'anthropic', label: 'Anthropic' },
  { value: 'google', label: 'Google' },
  { value: 'compatible', label: t('Another server') },
]

type Props = { provider: ModelProvider; onPick: (provider: ModelProvider) => void }

/** The choice of a service. */
export function ProviderChoice({ provider, onPick }: Props) {
  const name = useId()
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{t('Answer with')}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-input/70 bg-card px-3 text-sm shadow-sm hover:border-input has-checked:border-primary has-checked:bg-primary/8 has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={provider === value}
              onChange={() => onPick(value)}
              className="accent-primary"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
