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
        'The export doesn’t say which name is yours. Choose it, and Trove can tell your messages from other people’s.',
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
          <option value="">{t('I’ll choose later')}</option>
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
