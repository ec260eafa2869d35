import type { SourceField } from '#shared/source-catalogue.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { tServer } from '#web/words/translate.ts'

type CredentialFieldProps = {
  field: SourceField
  value: string
  onText: (text: string) => void
}

/** A text field in a credential form, of the catalogue's kind. */
export function CredentialField({ field, value, onText }: CredentialFieldProps) {
  const { name, label, kind, placeholder, hint } = field
  const shared = {
    name,
    value,
    placeholder,
    // Another site's credentials must not be filled in with those saved for this one.
    autoComplete: kind === 'password' ? 'new-password' : 'off',
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
  }
  return (
    <Field label={tServer(label)} {...(hint !== '' && { hint: tServer(hint) })}>
      {(control) =>
        kind === 'password' ? (
          <PasswordInput {...control} {...shared} className="font-mono" />
        ) : (
          <Input {...control} {...shared} type={kind} />
        )
      }
    </Field>
  )
}
