import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { SourceIcon } from '#web/features/data-sources/source-icon.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { fieldNameOf, selectedSources, type OfferedSource, type Wizard } from './wizard.ts'

type CredentialsStepProps = { wizard: Wizard; onText: (field: string, text: string) => void }

/** One text for each source that was selected. */
export function CredentialsStep({ wizard, onText }: CredentialsStepProps) {
  return (
    <ul aria-label="Connection details" className="flex flex-col gap-5">
      {selectedSources(wizard).map((source) => {
        const name = fieldNameOf(source)
        return (
          <li key={name} className="flex items-start gap-3">
            <SourceIcon type={source.type} />
            <div className="flex min-w-0 flex-1 flex-col gap-2">
              <h2 className="leading-6 font-semibold">{source.name}</h2>
              <Field label={source.label} hint={hintOf(source)}>
                {(control) => (
                  <Input
                    {...control}
                    name={name}
                    type={source.masked ? 'password' : 'text'}
                    autoComplete={source.masked ? 'new-password' : 'off'}
                    autoCapitalize="none"
                    spellCheck={false}
                    className={source.masked ? 'font-mono' : undefined}
                    value={wizard.values[name] ?? ''}
                    onChange={(event) => onText(name, event.target.value)}
                  />
                )}
              </Field>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Only where more than the text can be given, people are told where. */
function hintOf({ type }: OfferedSource): string {
  const { connectsBy, files } = sourceCatalogue[type]
  return `Connects by: ${connectsBy}${files ? ' You can finish this under Data Sources.' : ''}`
}
