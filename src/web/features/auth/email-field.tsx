import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { t } from '#web/words/translate.ts'

export type EmailState = { value: string; onChange: (email: string) => void }

/** The type `email` is the only validation before the server's own. */
export function EmailField({ value, onChange }: EmailState) {
  return (
    <Field label={t('Email')}>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          autoComplete="email"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
