import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { kindTitle } from '#web/parts/sources/kind-names.ts'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { t } from '#web/words/translate.ts'
import { choicesOf, toggled, type Settings } from './settings.ts'

type IncludeFieldsProps = {
  choices: ListedSource['choices']
  settings: Settings
  onChange: (part: Partial<Settings>) => void
}

/** The first day, kinds and folders to include, as far as there is a choice. */
export function IncludeFields({ choices, settings, onChange }: IncludeFieldsProps) {
  const { since, withoutKinds, withoutFolders } = settings
  return (
    <>
      <Field
        label={t('Include since')}
        hint={t('Nothing older is fetched or imported. Empty: everything.')}
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            value={since}
            onChange={(event) => onChange({ since: event.target.value })}
          />
        )}
      </Field>
      <CheckList
        title={t('Include kinds')}
        items={choicesOf(choices?.kinds ?? [], withoutKinds)}
        without={withoutKinds}
        nameOf={kindTitle}
        onToggle={(kind) => onChange({ withoutKinds: toggled(withoutKinds, kind) })}
      />
      <CheckList
        title={t('Include folders')}
        items={choicesOf(choices?.folders ?? [], withoutFolders)}
        without={withoutFolders}
        nameOf={(folder) => folder}
        onToggle={(folder) => onChange({ withoutFolders: toggled(withoutFolders, folder) })}
      />
    </>
  )
}

type CheckListProps = {
  title: string
  items: readonly string[]
  without: readonly string[]
  nameOf: (item: string) => string
  onToggle: (item: string) => void
}

function CheckList({ title, items, without, nameOf, onToggle }: CheckListProps) {
  // A single item is no choice.
  if (items.length < 2 && without.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{title}</legend>
      <div className="grid max-h-52 grid-cols-1 gap-x-4 overflow-y-auto rounded-md border p-2 sm:grid-cols-2">
        {items.map((item) => (
          <label
            key={item}
            className="flex min-h-8 touch:min-h-11 cursor-pointer items-center gap-2 rounded px-1 text-sm hover:bg-secondary"
          >
            <input
              type="checkbox"
              checked={!without.includes(item)}
              onChange={() => onToggle(item)}
              className="size-4 shrink-0 accent-primary"
            />
            <OneLine text={nameOf(item)} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
