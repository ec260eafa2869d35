import { sourcesOf } from '#shared/import-plan.ts'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { limits } from '#shared/limits.ts'
import type { SourceType } from '#shared/sources.ts'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { t } from '#web/words/translate.ts'
import type { FilePlan } from './plan.ts'

type TargetProps = {
  type: SourceType
  plan: FilePlan
  sources: readonly ListedSource[]
  onChange: (part: Partial<FilePlan>) => void
}

/** Not a possible id of a source. */
const newSource = 'new'

/** The source that a file is imported into; a new one is named. */
export function Target({ type, plan, sources, onChange }: TargetProps) {
  const { sourceId, isNew = false, sourceName = '' } = plan
  const fitting = sourcesOf(type, sources)
  const names = questions[type] ?? questions.other
  return (
    <div className="flex flex-col gap-3 md:w-64 md:shrink-0">
      {fitting.length > 0 && (
        <Field label={t('Import into')}>
          {(control) => (
            <Select
              {...control}
              value={sourceId ?? (isNew ? newSource : '')}
              onChange={({ target: { value } }) =>
                onChange(
                  value === newSource
                    ? { sourceId: undefined, isNew: true }
                    : { sourceId: value === '' ? undefined : value, isNew: false },
                )
              }
            >
              {sourceId === undefined && !isNew && <option value="">{t('Please choose')}</option>}
              {fitting.map((source) => (
                <option key={source.id} value={source.id}>
                  {optionText(source)}
                </option>
              ))}
              <option value={newSource}>
                {t('New source: {name}', { name: sourceCatalogue[type].name })}
              </option>
            </Select>
          )}
        </Field>
      )}
      {isNew && (
        <Field label={names.label} hint={names.hint}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={limits.nameCharacters}
              value={sourceName}
              onChange={({ target: { value } }) => onChange({ sourceName: value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}

type Question = { label: string; hint: string }

/** The question about a new source. */
const questions: Partial<Record<SourceType, Question>> & { other: Question } = {
  bank_of_america: {
    label: t('Which account is it?'),
    hint: t('Bank and account, such as “City Bank, checking”.'),
  },
  gmail: {
    label: t('Which mailbox is it?'),
    hint: t('Its address, or a name such as “Work mail”.'),
  },
  other: { label: t('Name of the new source'), hint: t('As it will be listed here.') },
}

/** Two sources of one type are distinguished by their accounts. */
function optionText({ name, config: { accountId } }: ListedSource): string {
  return accountId === undefined || accountId === '' || accountId === name
    ? name
    : `${name} (${accountId})`
}
