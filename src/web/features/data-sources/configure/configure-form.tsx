import { useState, type FormEvent } from 'react'
import { limits } from '#shared/limits.ts'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/words/translate.ts'
import { CredentialField } from '../credential-field.tsx'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { useSourceActions } from '../use-source-actions.ts'
import { IncludeFields } from './include-fields.tsx'
import { OwnNames } from './own-names.tsx'
import { ScheduleField } from './schedule-field.tsx'
import { settingsOf, toChange, type Settings } from './settings.ts'

type ConfigureFormProps = { source: ListedSource; onSaved: () => void }

export function ConfigureForm({ source, onSaved }: ConfigureFormProps) {
  const { configure } = useSourceActions(source.id)
  const [settings, setSettings] = useState(() => settingsOf(source))
  const change = (part: Partial<Settings>) => setSettings((now) => ({ ...now, ...part }))
  const { saved = [] } = source.config
  const { fields, moreFields = [] } = sourceCatalogue[source.type]

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!configure.isPending) configure.mutate(toChange(source, settings), { onSuccess: onSaved })
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t('Name')}>
        {(control) => (
          <Input
            {...control}
            required
            pattern=".*\S.*"
            maxLength={limits.nameCharacters}
            value={settings.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      {source.live === true && (
        <ScheduleField value={settings.schedule} onChange={(schedule) => change({ schedule })} />
      )}
      <OwnNames
        authors={source.choices?.authors ?? []}
        value={settings.ownNames}
        onChange={(ownNames) => change({ ownNames })}
      />
      <IncludeFields choices={source.choices} settings={settings} onChange={change} />
      {[...fields, ...moreFields]
        .filter(({ kind }) => kind !== 'file')
        .map((field) => (
          <CredentialField
            key={field.name}
            field={saved.includes(field.name) ? { ...field, placeholder: t('Saved') } : field}
            value={settings.entered[field.name] ?? ''}
            onText={(text) =>
              setSettings((now) => ({ ...now, entered: { ...now.entered, [field.name]: text } }))
            }
          />
        ))}
      <DialogFooter>
        <Button type="submit" disabled={configure.isPending}>
          {configure.isPending && <Spinner />}
          {t('Save')}
        </Button>
      </DialogFooter>
    </form>
  )
}
