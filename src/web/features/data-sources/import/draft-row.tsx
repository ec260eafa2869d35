import { sourceCatalogue } from '#shared/source-catalogue.ts'
import type { SourceType } from '#shared/sources.ts'
import { formatFileSize } from '#web/format/file-size.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { SourceIcon } from '#web/parts/sources/source-icon.tsx'
import { t } from '#web/words/translate.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { FileKey } from './file-key.tsx'
import { OwnName } from './own-name.tsx'
import { sourcesOf, type DraftFile, type FilePlan } from './plan.ts'

type DraftRowProps = {
  file: DraftFile
  plan: FilePlan
  sources: readonly ListedSource[]
  onChange: (part: Partial<FilePlan>) => void
  onOwnName: (name: string | undefined) => void
}

/** A recognised file, with its target source. */
export function DraftRow({ file, plan, sources, onChange, onOwnName }: DraftRowProps) {
  const { name, size, recognised, preview, authors, keyPrompt } = file
  if (!recognised) return null
  const { mapping } = plan
  return (
    <li aria-label={name} className="flex flex-col gap-4 p-4">
      <div className="flex flex-col gap-3 md:flex-row md:items-center">
        <label className="flex min-w-0 flex-1 cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            aria-label={t('Import {name}', { name })}
            checked={plan.included}
            onChange={(event) => onChange({ included: event.target.checked })}
            className="mt-3 size-4 shrink-0 accent-primary"
          />
          <SourceIcon type={recognised.type} />
          <span className="flex min-w-0 flex-col">
            <span className="font-medium wrap-anywhere">{sentence(recognised.what)}</span>
            <span className="text-sm wrap-anywhere text-muted-foreground">
              {name} · {formatFileSize(size)}
            </span>
          </span>
        </label>
        {plan.included && (
          <Target
            type={recognised.type}
            sourceId={plan.sourceId}
            sources={sources}
            onChange={(sourceId) => onChange({ sourceId })}
          />
        )}
      </div>
      {plan.included && preview && mapping && (
        <ColumnMapping
          preview={preview}
          mapping={mapping}
          onChange={(next) => onChange({ mapping: next })}
        />
      )}
      {plan.included && keyPrompt && (
        <FileKey prompt={keyPrompt} value={plan.key} onChange={(key) => onChange({ key })} />
      )}
      {plan.included && authors && (
        <OwnName authors={authors} value={plan.ownName} onChange={onOwnName} />
      )}
    </li>
  )
}

/** "A mailbox", for the server's words within a sentence. */
const sentence = (what: string) => what.charAt(0).toUpperCase() + what.slice(1)

type TargetProps = {
  type: SourceType
  sourceId: string | undefined
  sources: readonly ListedSource[]
  onChange: (sourceId: string | undefined) => void
}

/** Not a possible id of a source. */
const anew = 'new'

export function Target({ type, sourceId, sources, onChange }: TargetProps) {
  return (
    <Field label={t('Import into')} className="md:w-64 md:shrink-0">
      {(control) => (
        <Select
          {...control}
          value={sourceId ?? anew}
          onChange={({ target: { value } }) => onChange(value === anew ? undefined : value)}
        >
          {sourcesOf(type, sources).map((source) => (
            <option key={source.id} value={source.id}>
              {optionText(source)}
            </option>
          ))}
          <option value={anew}>
            {t('New source: {name}', { name: sourceCatalogue[type].name })}
          </option>
        </Select>
      )}
    </Field>
  )
}

/** Two sources of one type are distinguished by their accounts. */
function optionText({ name, config: { accountId } }: ListedSource): string {
  return accountId === undefined || accountId === '' || accountId === name
    ? name
    : `${name} (${accountId})`
}
