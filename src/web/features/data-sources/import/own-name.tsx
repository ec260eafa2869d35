import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { t } from '#web/words/translate.ts'

type OwnNameProps = {
  authors: readonly string[]
  value: string | undefined
  onChange: (name: string | undefined) => void
}

/** The person's name in a chat whose export does not tell. */
export function OwnName({ authors, value, onChange }: OwnNameProps) {
  return (
    <Field
      label={t('Which of these is you?')}
      hint={t(
        'The file does not say. Once Trove knows, it can tell what you wrote from what you received.',
      )}
      className="rounded-lg bg-muted/60 p-4"
    >
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target: { value: name } }) => onChange(name === '' ? undefined : name)}
          className="sm:max-w-72"
        >
          <option value="">{t('I will say it later')}</option>
          {authors.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
