import type { ImportDraft } from '#shared/sources.ts'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

type FileKeyProps = {
  prompt: NonNullable<ImportDraft['files'][number]['keyPrompt']>
  value: string | undefined
  onChange: (key: string | undefined) => void
}

/** The key of an encrypted file, which only the person knows. */
export function FileKey({ prompt: { label, hint }, value, onChange }: FileKeyProps) {
  return (
    <Field label={label} hint={hint} className="rounded-lg bg-muted/60 p-4">
      {(control) => (
        <PasswordInput
          {...control}
          value={value ?? ''}
          autoComplete="off"
          className="font-mono sm:max-w-xl"
          onChange={({ target: { value: key } }) => onChange(key === '' ? undefined : key)}
        />
      )}
    </Field>
  )
}
